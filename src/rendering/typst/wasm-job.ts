import type { Diagnostic } from './diagnostics.ts';
import type { TypesettingJob } from './typesetter.ts';

/* What the WASM typesetter and its worker say to each other. */

export interface WasmWorkerData {
  /** Compiled once in the main thread; every worker only instantiates it. */
  readonly module: WebAssembly.Module;
  /** Path relative to the themes folder, and text. */
  readonly sources: readonly (readonly [path: string, text: string])[];
  readonly fonts: readonly Uint8Array[];
}

export type WasmRequest = TypesettingJob;

export type WasmAnswer =
  | { readonly pdf: Uint8Array }
  | { readonly pdf: null; readonly diagnostics: readonly Diagnostic[] };
