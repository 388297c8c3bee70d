import path from 'node:path';
import type { ResumeDocument } from '../contract/resume-document.ts';
import { ValidationError } from '../contract/validation-error.ts';
import { createRenderer } from '../rendering/create-renderer.ts';

export interface PrintOptions {
  readonly packageRoot: string;
  /** Default: the renderer's own. */
  readonly theme?: string | undefined;
}

/**
 * A document that is in no store as a PDF, proven like every other.
 * @throws ValidationError when there is no such theme, Error when text would be lost
 */
export async function printDocument(
  document: ResumeDocument,
  { packageRoot, theme: named }: PrintOptions,
): Promise<Uint8Array> {
  const renderer = createRenderer({
    themesFolder: path.join(packageRoot, 'themes'),
    fontsFolder: path.join(packageRoot, 'fonts'),
  });
  const theme = named ?? renderer.defaultTheme;
  try {
    if (!renderer.themes.includes(theme)) throw unknownTheme(theme, renderer.themes);
    const { pdf, check } = await renderer.render({ document, theme });
    if (check && !check.ok) throw new Error(`The PDF would lose text: ${check.missing.join('; ')}.`);
    return pdf;
  } finally {
    await renderer.close();
  }
}

function unknownTheme(theme: string, themes: readonly string[]): ValidationError {
  return new ValidationError([
    { path: 'theme', message: `there is none called "${theme}"; there are: ${themes.join(', ')}` },
  ]);
}
