import { type Look, lookOptionNames, lookOptionTexts } from '../contract/look.ts';
import type { ThemeOption } from '../contract/printing.ts';
import type { ResumeDocument } from '../contract/resume-document.ts';
import type { RenderedPdf } from '../service/ports.ts';

/** What a Typst theme finds in `resume.look`: a value for each option that it takes. */
export interface ThemeLook {
  readonly accent?: string;
  readonly font_size?: number;
  readonly density?: string;
  /** The options that somebody chose; the others are as the theme has them. */
  readonly chosen: readonly string[];
}

export function themeLook(options: readonly ThemeOption[], look: Look): ThemeLook {
  const chosen = options.map(({ name }) => name).filter((name) => look[name] !== undefined);
  const values = options
    .map(({ name, default: usual }) => [name, look[name] ?? (name === 'font_size' ? Number(usual) : usual)])
    .filter(([name]) => name !== 'page_size');
  return { ...Object.fromEntries(values), chosen };
}

/** The page size is chosen for the resume, so that every theme and every reader of the document sees the same. */
export function onPaper(document: ResumeDocument, { page_size: format }: Look): ResumeDocument {
  if (format === undefined) return document;
  const { metadata } = document;
  return { ...document, metadata: { ...metadata, page: { ...metadata.page, format } } };
}

/** Says what was chosen and is not to be seen. */
export function withLookWarning(
  rendered: RenderedPdf,
  options: readonly ThemeOption[],
  look: Look,
): RenderedPdf {
  const texts = lookOptionTexts(look);
  const unused = lookOptionNames.filter(
    (name) => texts[name] !== null && options.every((option) => option.name !== name),
  );
  if (!rendered.check || unused.length === 0) return rendered;
  const warning = `Theme "${look.theme}" does not take ${unused.join(', ')}.`;
  return { ...rendered, check: { ...rendered.check, warnings: [...rendered.check.warnings, warning] } };
}
