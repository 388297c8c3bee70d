import { type LookChoice, withLookOptions } from '../contract/look.ts';
import type { ResumeDocument } from '../contract/resume/resume-document.ts';
import { ValidationError } from '../values/validation-error.ts';
import { type OpenRendererOptions, openRenderer } from './open-renderer.ts';

export type PrintOptions = Omit<OpenRendererOptions, 'renderIn'> & {
  readonly look: LookChoice;
};

export interface PrintedDocument {
  readonly pdf: Uint8Array;
  /** Problems of the PDF, such as characters that no font has. */
  readonly warnings: readonly string[];
}

/**
 * Makes and checks the PDF of a document that is not stored.
 * @throws ValidationError if the theme does not exist, Error if text would be lost
 */
export async function printDocument(
  document: ResumeDocument,
  { look: asked, ...sources }: PrintOptions,
): Promise<PrintedDocument> {
  const renderer = await openRenderer({ ...sources, renderIn: 'this-process' });
  const theme = asked.theme ?? renderer.defaultTheme;
  try {
    if (!renderer.themes.includes(theme)) throw unknownTheme(theme, renderer.themes);
    const { pdf, check } = await renderer.render({
      document,
      look: { theme, ...withLookOptions({}, asked) },
    });
    if (check && !check.ok) throw new Error(`The PDF would lose text: ${check.missing.join('; ')}.`);
    return { pdf, warnings: check?.warnings ?? [] };
  } finally {
    await renderer.close();
  }
}

function unknownTheme(theme: string, themes: readonly string[]): ValidationError {
  return new ValidationError([
    { path: 'theme', message: `there is no theme "${theme}"; available: ${themes.join(', ')}` },
  ]);
}
