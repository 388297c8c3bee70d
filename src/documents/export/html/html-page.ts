import { type Html, html, nothing } from '../../../contract/html.ts';
import type { ResumeDocument } from '../../../contract/resume-document.ts';
import { standalonePage } from '../../../contract/standalone-page.ts';
import { buildResumeView } from '../../view/build-resume-view.ts';
import type { ResumeView, TextLink } from '../../view/view-model.ts';
import { htmlSection } from './html-section.ts';
import { linked } from './html-text.ts';
import { pageStyle } from './page-style.ts';

/** The resume as one HTML file that is complete in itself. */
export function htmlPage(document: ResumeDocument): string {
  const view = buildResumeView(document);
  const content = html`${head(view)}${view.sections.map(htmlSection)}`;
  const { language, rightToLeft, title } = view;
  return standalonePage({ language, rightToLeft, title, style: pageStyle(view), content });
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
