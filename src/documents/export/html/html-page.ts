import { type Html, html, nothing } from '../../../contract/html.ts';
import type { ResumeDocument } from '../../../contract/resume-document.ts';
import { buildResumeView } from '../../view/resume-view.ts';
import type { ResumeView, TextLink } from '../../view/view-model.ts';
import { htmlSection } from './html-section.ts';
import { linked } from './html-text.ts';
import { pageStyle } from './page-style.ts';

/** The page loads nothing and runs nothing, and says so to the browser too. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The resume as one HTML file that is complete in itself: no script, no font, no picture from elsewhere. */
export function htmlPage(document: ResumeDocument): string {
  const view = buildResumeView(document);
  const { markup } = html`<!doctype html>
<html lang="${view.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light">
<title>${view.title}</title>
<style>${{ markup: pageStyle(view) }}</style>
</head>
<body>
<main>
${head(view)}${view.sections.map(htmlSection)}</main>
</body>
</html>
`;
  return markup;
}

function head({ name, headline, contact }: ResumeView): Html {
  if (name === '' && headline === '' && contact.length === 0) return nothing;
  return html`<header>
${name === '' ? nothing : html`<h1>${name}</h1>\n`}${
  headline === '' ? nothing : html`<p class="headline">${headline}</p>\n`
}${contact.length === 0 ? nothing : contactList(contact)}</header>
`;
}

function contactList(contact: readonly TextLink[]): Html {
  return html`<ul class="contact">
${contact.map((item) => html`<li>${linked(item)}</li>\n`)}</ul>
`;
}
