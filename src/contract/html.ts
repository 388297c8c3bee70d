import { escapeHtml } from './rich-text.ts';

/** Markup that is safe to send: `html` makes it; code that writes it by hand must make sure of that. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Html[];

/** A template whose values are escaped, unless they are markup already. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: texts.map((text, index) => `${text}${markupOf(parts[index] ?? '')}`).join('') };
}

export const nothing: Html = html``;

function markupOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapedValue(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** In an attribute of any quotes, too. */
function escapedValue(text: string): string {
  return escapeHtml(text).replaceAll("'", '&#39;');
}

export interface StandalonePage {
  /** BCP 47. */
  readonly language: string;
  /** The text begins at the right. */
  readonly rightToLeft?: boolean;
  readonly title: string;
  /** Style sheet of ours. */
  readonly style: string;
  /** What is in `main`. */
  readonly content: Html;
}

/** The page loads nothing and runs nothing, and says so to the browser too. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** One HTML file that is complete in itself: no script, no font, no picture from elsewhere. */
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
