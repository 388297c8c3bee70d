import type { Diagnostic } from './diagnostics.ts';
import type { TypesettingJob, TypstSource } from './typesetter.ts';

/* What the WASM typesetter and its worker say to each other. */

export interface WasmWorkerData {
  /** Compiled once in the main thread; every worker only instantiates it. */
  readonly module: WebAssembly.Module;
  readonly sources: readonly TypstSource[];
  readonly fonts: readonly Uint8Array[];
}

/** With a renderer the pages are drawn; without one they become a PDF. */
export interface WasmRequest extends Omit<TypesettingJob, 'own'> {
  readonly renderer?: WebAssembly.Module | undefined;
}

export type WasmAnswer =
  | { readonly pdf: Uint8Array }
  /** All pages in one picture. */
  | { readonly svg: string }
  | { readonly pdf: null; readonly diagnostics: readonly Diagnostic[] };
