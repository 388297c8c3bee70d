import type { DrawnPage } from '../../service/ports.ts';

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
}

export interface TypesetterFolders {
  readonly themesFolder: string;
  /** The fonts of the package: the only ones that a theme may name. */
  readonly fontsFolder: string;
  /** Themes of this machine, beside those of the package; only the WASM typesetter takes them. */
  readonly ownThemesFolder?: string | undefined;
  /** Beside those: font files, absolute, of the families that the data of a job names. */
  readonly extraFontFiles?: readonly string[] | undefined;
}
