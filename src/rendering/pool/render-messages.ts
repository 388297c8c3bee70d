import type { RenderedPdf } from '../../service/ports.ts';

/* What a process that renders answers. It is asked with a RenderInput, one at a time. */

export type RenderAnswer =
  | {
      readonly rendered: RenderedPdf;
      /** Resident memory of the process afterwards, in bytes. */
      readonly residentBytes: number;
    }
  | {
      readonly rendered: null;
      readonly failure: { readonly message: string; readonly stack: string; readonly forCaller: boolean };
    };
