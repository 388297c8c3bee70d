import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LookOptions } from '../contract/look.ts';
import { readBaseResume } from '../documents/read-base-resume.ts';
import type { Renderer } from '../service/ports.ts';
import type { JsonObject } from '../values/json-object.ts';
import { errorReason } from '../values/system-error.ts';
import { createRenderer, type RendererOptions } from './create-renderer.ts';
import { readPdfText } from './proof/pdf/read-pdf-text.ts';

export interface CheckedResume {
  /** The difficulty that it tests. */
  readonly name: string;
  readonly pages: number;
  readonly problems: readonly string[];
}

interface HardResume {
  readonly name: string;
  readonly resume: JsonObject;
}

/** Options at their extremes. */
const extremeOptions: Required<LookOptions> = {
  page_size: 'letter',
  accent: '#ffe066',
  font_size: 12,
  density: 'relaxed',
};
const looks: readonly LookOptions[] = [{ page_size: 'a4' }, extremeOptions];

/** Fewer lines on the last page look like a leftover. */
const minLines = 3;

/**
 * Renders the twelve hard resumes of the package with a theme, each in two looks, and reads every PDF back.
 * @throws RenderError if the theme's theme.json is invalid
 */
export async function checkTheme(options: RendererOptions, theme: string): Promise<readonly CheckedResume[]> {
  const file = path.join(options.themesFolder, 'hard-resumes.json');
  const resumes: readonly HardResume[] = JSON.parse(readFileSync(file, 'utf8'));
  const renderer = createRenderer(options);
  try {
    const checked: CheckedResume[] = [];
    for (const resume of resumes) checked.push(await checkResume(renderer, theme, resume));
    return checked;
  } finally {
    await renderer.close();
  }
}

async function checkResume(
  renderer: Renderer,
  theme: string,
  { name, resume }: HardResume,
): Promise<CheckedResume> {
  const { document } = readBaseResume(resume);
  const problems: string[] = [];
  let pages = 0;
  for (const options of looks) {
    const order = { document, look: { theme, ...options } };
    try {
      const { pdf, check } = await renderer.render(order);
      pages = Math.max(pages, check?.pages ?? 0);
      problems.push(...(check?.missing ?? []).map((text) => `lost or out of order: ${text}`));
      problems.push(...problemsOf(pdf));
    } catch (error) {
      problems.push(errorReason(error));
    }
  }
  return { name, pages, problems: [...new Set(problems)] };
}

function problemsOf(pdf: Uint8Array): readonly string[] {
  const source = Buffer.from(pdf).toString('latin1');
  const lines = readPdfText(pdf).pages.map((runs) => new Set(runs.map(({ y }) => y.toFixed(0))).size);
  const fonts = source.match(/\/BaseFont\s*\/\S+/g) ?? [];
  return [
    ...(source.includes('/StructTreeRoot') ? [] : ['the PDF has no tags, which screen readers need']),
    ...(lines.length > 1 && (lines.at(-1) ?? 0) < minLines ? ['the last page has only a line or two'] : []),
    ...(fonts.length > 0 && !source.includes('/FontFile') ? ['its fonts are not embedded in the PDF'] : []),
  ];
}
