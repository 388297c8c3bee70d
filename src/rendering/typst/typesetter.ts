import type { DrawnPage } from '../../service/ports.ts';
import { RenderError } from '../render-error.ts';

/** Runs Typst. Both implementations give the same bytes for the same job. */
export interface Typesetter {
  /** @throws RenderError with the messages of Typst and their places */
  typeset(job: TypesettingJob): Promise<Uint8Array>;
  /** The pages as pictures. @throws RenderError */
  draw(job: TypesettingJob): Promise<readonly DrawnPage[]>;
  close(): Promise<void>;
}

export interface TypesettingJob {
  /** The theme's file, relative to the themes folder, with forward slashes. */
  readonly mainFile: string;
  /** JSON that the theme reads from `sys.inputs.data`. Its texts are values, never markup. */
  readonly data: string;
  /** The files of a user's own theme; only the WASM typesetter supports them. */
  readonly own?: OwnSources | undefined;
}

export interface OwnSources {
  /** Changes with the files. */
  readonly stamp: string;
  readonly sources: readonly TypstSource[];
}

/** Path relative to the themes folder, and text. */
export type TypstSource = readonly [path: string, text: string];

export interface TypesetterFolders {
  readonly themesFolder: string;
  /** The fonts of the package, the only ones that a theme may name. */
  readonly fontsFolder: string;
  /** Absolute paths of additional fonts, whose families are named in the data of a job. */
  readonly extraFontFiles?: readonly string[] | undefined;
}

/** A message of the Typst compiler. Lines and columns in `range` count from 0: `3:1-3:9`. */
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
