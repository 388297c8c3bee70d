import { type Html, html } from './html.ts';

export interface StandalonePage {
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  /** Style sheet of ours. */
  readonly style: string;
  /** What stands in `main`. */
  readonly content: Html;
}

/** The page loads nothing and runs nothing, and says so to the browser too. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** One HTML file that is complete in itself: no script, no font, no picture from elsewhere. */
export function standalonePage({ language, title, style, content }: StandalonePage): string {
  const { markup } = html`<!doctype html>
<html lang="${language}">
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
