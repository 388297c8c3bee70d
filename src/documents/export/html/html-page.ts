import { type Html, html, nothing, standalonePage } from '../../../contract/html.ts';
import type { ResumeDocument } from '../../../contract/resume-document.ts';
import { buildResumeView } from '../../view/build-resume-view.ts';
import type {
  BlockView,
  EntryView,
  LineView,
  ResumeView,
  RunView,
  SectionView,
  TextLink,
} from '../../view/view-model.ts';
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

/** One section under its heading. */
export function htmlSection({ title, blocks, entries, lines }: SectionView): Html {
  return html`<section>
${title === '' ? nothing : html`<h2>${title}</h2>\n`}${htmlBlocks(blocks)}${entries.map(entry)}${lineGroups(lines)}</section>
`;
}

function entry({ title, date, subtitle, aside, blocks, keywords }: EntryView): Html {
  const when = date === '' ? nothing : html`<p class="aside">${date}</p>`;
  const where = aside.text === '' ? nothing : html`<p class="aside place">${linked(aside)}</p>`;
  return html`<article>
<header>
${pair(title.text === '' ? nothing : html`<h3>${linked(title)}</h3>`, when)}${pair(
  subtitle.text === '' ? nothing : html`<p class="subtitle">${linked(subtitle)}</p>`,
  where,
)}</header>
${htmlBlocks(blocks)}${keywords === '' ? nothing : html`<p class="keywords">${keywords}</p>\n`}</article>
`;
}

/** Two texts at the two ends of a line. */
function pair(first: Html, last: Html): Html {
  return first === nothing && last === nothing ? nothing : html`<div>${first}\n${last}</div>\n`;
}

/** Labelled lines are a list of terms and what belongs to them; the others are paragraphs between. */
function lineGroups(lines: readonly LineView[]): readonly Html[] {
  const groups: LineView[][] = [];
  for (const one of lines) {
    const last = groups.at(-1);
    if (last && one.label !== '' && last[0]?.label !== '') last.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => {
    if (group[0]?.label === '') return html`<p>${group[0].text}</p>\n`;
    return html`<dl>
${group.map(({ label, text }) => html`<div><dt>${label}:</dt> <dd>${text}</dd></div>\n`)}</dl>
`;
  });
}

/** A text, as a link where it leads somewhere: the view has checked the address. */
export function linked({ text, href }: TextLink): Html {
  return href === '' ? html`${text}` : html`<a href="${href}">${text}</a>`;
}

/** Paragraphs and lists. */
export function htmlBlocks(blocks: readonly BlockView[]): readonly Html[] {
  return blocks.map((block) => {
    if (block.type === 'paragraph') return html`<p>${block.runs.map(run)}</p>\n`;
    const items = block.items.map((runs) => html`<li>${runs.map(run)}</li>\n`);
    return block.ordered ? html`<ol>\n${items}</ol>\n` : html`<ul>\n${items}</ul>\n`;
  });
}

function run(item: RunView): Html {
  let markup = linked(item);
  if (item.em) markup = html`<em>${markup}</em>`;
  return item.strong ? html`<strong>${markup}</strong>` : markup;
}
