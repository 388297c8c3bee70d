import { RenderError } from '../render-error.ts';

/** One complaint of the Typst compiler. Lines and columns in `range` count from 0: `3:1-3:9`. */
export interface Diagnostic {
  readonly message: string;
  readonly path?: string | null;
  readonly range?: string | null;
}

export function typesettingError(mainFile: string, diagnostics: readonly Diagnostic[]): RenderError {
  const complaints = diagnostics.map((one) => `${one.message}${place(one)}`);
  const said = complaints.length > 0 ? complaints.join('; ') : 'Typst gave no result and no reason';
  return new RenderError(`Theme file ${mainFile} could not be typeset: ${said}.`);
}

function place(diagnostic: Diagnostic): string {
  if (!diagnostic.path) return '';
  const start = /^(\d+):(\d+)/.exec(diagnostic.range ?? '');
  if (!start) return ` (${diagnostic.path})`;
  return ` (${diagnostic.path}:${Number(start[1]) + 1}:${Number(start[2]) + 1})`;
}
