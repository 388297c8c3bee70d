import path from 'node:path';
import type { HomePaths } from '../config/home-paths.ts';
import type { ModelSettings } from '../contract/model.ts';
import type { ResumeDocument } from '../contract/resume/resume-document.ts';
import { readBaseResume } from '../documents/read-base-resume.ts';
import { fontFiles } from '../rendering/fonts/font-files.ts';
import type { Clock } from '../service/ports.ts';
import { checkDatabase } from '../store/sqlite/copy-database.ts';
import { sqliteDriver } from '../store/sqlite/load-sqlite.ts';
import { refuseEmptied } from '../store/sqlite/open-store.ts';
import type { ModelProbe } from '../tailoring/llm/probe-model.ts';
import { keptBesideStore } from './open-database.ts';
import { type OpenRendererOptions, openRenderer } from './open-renderer.ts';

/** @returns the driver name. @throws Error with the problem of the store, which is not changed */
export async function examineStore(home: HomePaths): Promise<string> {
  refuseEmptied(home.storeFile, keptBesideStore(home));
  await checkDatabase(home.storeFile);
  return sqliteDriver();
}

export interface ExaminedRenderer {
  readonly themes: readonly string[];
  /** True if the PDF uses only packaged fonts. */
  readonly hasOwnFonts: boolean;
}

/** Makes a PDF with one name in it. @throws Error if the theme does not exist or no PDF is made */
export async function examineRenderer(
  sources: Omit<OpenRendererOptions, 'renderIn'>,
  theme: string,
): Promise<ExaminedRenderer> {
  const fontsFolder = path.join(sources.packageRoot, 'fonts');
  const renderer = await openRenderer({ ...sources, renderIn: 'this-process' });
  try {
    const { document } = readBaseResume({ basics: { name: 'Ada Example', label: 'Engineer' } });
    const { pdf } = await renderer.render({ document, look: { theme } });
    const fonts =
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/BaseFont\s*\/\S+/g) ?? [];
    const own = fontFiles(fontsFolder).map((file) => path.basename(file, '.ttf'));
    const hasOwnFonts = fonts.every((font) => own.some((name) => font.includes(name)));
    return { themes: renderer.themes, hasOwnFonts };
  } finally {
    await renderer.close();
  }
}

/** Makes the PDF of a document and reads it back. @returns the problems, one sentence each */
export async function examinePdf(
  sources: Omit<OpenRendererOptions, 'renderIn'>,
  theme: string,
  document: ResumeDocument,
): Promise<readonly string[]> {
  const renderer = await openRenderer({ ...sources, renderIn: 'this-process' });
  try {
    const { check } = await renderer.render({ document, look: { theme }, check: true });
    const { missing = [], warnings = [] } = check ?? {};
    return [...(missing.length > 0 ? [`It would lose text: ${missing.join('; ')}.`] : []), ...warnings];
  } finally {
    await renderer.close();
  }
}

export interface ModelAccess {
  readonly settings: ModelSettings;
  readonly apiKey: string | null;
  readonly fetch: typeof globalThis.fetch;
}

/** Tests the language model over the network. */
export async function examineModel(access: ModelAccess, clock: Clock): Promise<ModelProbe> {
  const { probeModel } = await import('../tailoring/llm/probe-model.ts');
  return probeModel(access, clock);
}
