import type { DrawnPage } from '../../service/ports.ts';
import { RenderError } from '../render-error.ts';

/** One way to run Typst. Both ways give the same bytes for the same job. */
export interface Typesetter {
  /** @throws RenderError with what Typst said and where. */
  typeset(job: TypesettingJob): Promise<Uint8Array>;
  /** The pages as pictures. @throws RenderError */
  draw(job: TypesettingJob): Promise<readonly DrawnPage[]>;
  close(): Promise<void>;
}

export interface TypesettingJob {
  /** The theme's file, relative to the themes folder, with forward slashes. */
  readonly mainFile: string;
  /** JSON that the theme reads from `sys.inputs.data`: values, never markup. */
  readonly data: string;
  /** The files of a theme that is not the package's; only the WASM typesetter takes them. */
  readonly own?: OwnSources | undefined;
}

export interface OwnSources {
  /** Another one when a file changes. */
  readonly stamp: string;
  readonly sources: readonly TypstSource[];
}

/** Path relative to the themes folder, and text. */
export type TypstSource = readonly [path: string, text: string];

export interface TypesetterFolders {
  readonly themesFolder: string;
  /** The fonts of the package: the only ones that a theme may name. */
  readonly fontsFolder: string;
  /** Beside those: font files, absolute, of the families that the data of a job names. */
  readonly extraFontFiles?: readonly string[] | undefined;
}

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
