import path from 'node:path';
import type { ResumeDocument } from '../contract/resume-document.ts';
import { createRenderer } from '../rendering/create-renderer.ts';

export interface PrintOptions {
  readonly packageRoot: string;
  /** Default: the renderer's own. */
  readonly theme?: string | undefined;
}

/**
 * A document that is in no store as a PDF, proven like every other.
 * @throws Error when there is no such theme, or text would be lost
 */
export async function printDocument(
  document: ResumeDocument,
  { packageRoot, theme }: PrintOptions,
): Promise<Uint8Array> {
  const renderer = createRenderer({
    themesFolder: path.join(packageRoot, 'themes'),
    fontsFolder: path.join(packageRoot, 'fonts'),
  });
  try {
    const { pdf, check } = await renderer.render({ document, theme: theme ?? renderer.defaultTheme });
    if (check && !check.ok) throw new Error(`The PDF would lose text: ${check.missing.join('; ')}.`);
    return pdf;
  } finally {
    await renderer.close();
  }
}
