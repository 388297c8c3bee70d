import { escapeHtml } from './resume/rich-text.ts';

/** Safe markup. Create it with `html`; code that writes it directly must escape values itself. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Html[];

/** A template that escapes its values unless they are markup. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: texts.map((text, index) => `${text}${markupOf(parts[index] ?? '')}`).join('') };
}

export const nothing: Html = html``;

function markupOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapedValue(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** Escapes for attributes in any quotes, too. */
function escapedValue(text: string): string {
  return escapeHtml(text).replaceAll("'", '&#39;');
}

export interface StandalonePage {
  /** BCP 47. */
  readonly language: string;
  /** For scripts written from right to left. */
  readonly rightToLeft?: boolean;
  readonly title: string;
  /** Our own style sheet. */
  readonly style: string;
  /** The content of `main`. */
  readonly content: Html;
}

/** The page loads and runs nothing, which the policy also enforces. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** A self-contained HTML page: no scripts, fonts or images from elsewhere. */
export function standalonePage(page: StandalonePage): string {
  const { language, rightToLeft = false, title, style, content } = page;
  const { markup } = html`<!doctype html>
<html lang="${language}"${rightToLeft ? html` dir="rtl"` : nothing}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light">
<title>${title}</title>
<style>${{ markup: style }}</style>
</head>
<body>
<main>
${content}</main>
</body>
</html>
`;
  return markup;
}
