import type { DrawnPage, RenderedPdf, RenderInput } from '../../service/ports.ts';

/* What a process that renders is asked, one thing at a time, and what it answers. */

/** The pages as pictures instead of the PDF. */
export type DrawInput = Pick<RenderInput, 'document' | 'look'> & { readonly as: 'pages' };

export type RenderRequest = (RenderInput & { readonly as?: 'pdf' }) | DrawInput;

export interface DrawnPages {
  readonly pages: readonly DrawnPage[];
}

/** What is made for a request. */
export type Made<Request extends RenderRequest> = Request extends DrawInput ? DrawnPages : RenderedPdf;

export type RenderAnswer =
  | {
      readonly rendered: RenderedPdf | DrawnPages;
      /** Resident memory of the process afterwards, in bytes. */
      readonly residentBytes: number;
    }
  | {
      readonly rendered: null;
      readonly failure: { readonly message: string; readonly stack: string; readonly forCaller: boolean };
    };
