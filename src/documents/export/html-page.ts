import { type Html, html, nothing, standalonePage } from '../../contract/html.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { buildResumeView } from '../view/build-resume-view.ts';
import type {
  BlockView,
  EntryView,
  LineView,
  ResumeView,
  RunView,
  SectionView,
  TextLink,
} from '../view/view-model.ts';

/** The resume as one self-contained HTML file. */
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

/** A section with its heading. */
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

/** Labeled lines become a description list; the others are paragraphs between. */
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

/** A text, with a link if it has an address; the view has checked the address. */
export function linked({ text, href }: TextLink): Html {
  return href === '' ? html`${text}` : html`<a href="${href}">${text}</a>`;
}

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

const paperSize = { a4: { name: 'A4', width: '210mm' }, 'us-letter': { name: 'letter', width: '8.5in' } };

/** System fonts, because no font is fetched: humanist sans-serif, and Chinese. */
const faces =
  '"Source Sans 3", "Source Sans Pro", "Segoe UI", "Helvetica Neue", "Liberation Sans", Arial, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** The style sheet of a resume: a sheet of paper on screen, and the same sheet in print. */
function pageStyle({ paper, pageLabel }: Pick<ResumeView, 'paper' | 'pageLabel'>): string {
  const { name, width } = paperSize[paper];
  return `
@page { size: ${name}; margin: 15mm 18mm 16mm; @bottom-right { content: ${pageNumber(pageLabel)}; font: 8.5pt ${faces}; color: #595959; } }
@page :first { @bottom-right { content: none; } }
:root { --ink: #1a1a1a; --quiet: #545454; --line: #bdbdbd; }
* { box-sizing: border-box; }
html { background: #eceef0; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; color: var(--ink); font: 400 10.25pt/1.42 ${faces}; font-variant-ligatures: none; overflow-wrap: anywhere; }
main { max-width: ${width}; margin: 2rem auto; padding: 17mm 19mm; background: #fff; box-shadow: 0 1px 3px rgb(0 0 0 / 0.16), 0 8px 28px rgb(0 0 0 / 0.08); }
h1, h2, h3, p, ul, ol, dl, dd { margin: 0; }
a { color: inherit; text-decoration: underline; text-decoration-color: var(--line); text-underline-offset: 0.16em; }
a:hover, a:focus-visible { text-decoration-color: currentColor; }
h1 { font-size: 23pt; font-weight: 600; line-height: 1.15; letter-spacing: -0.01em; }
.headline { margin-top: 0.2em; font-size: 12pt; color: var(--quiet); }
.contact { display: flex; flex-wrap: wrap; row-gap: 0.1em; margin: 0.75em 0 0; margin-inline-start: -0.7em; padding: 0 0 0.15em; overflow: hidden; list-style: none; }
.contact li { margin-inline-start: -1px; padding: 0 0.7em; border-inline-start: 1px solid var(--line); line-height: 1.3; unicode-bidi: plaintext; }
section { margin-top: 1.55em; }
h2 { margin-bottom: 0.7em; padding-bottom: 0.28em; border-bottom: 0.75pt solid var(--line); font-size: 10.25pt; font-weight: 600; letter-spacing: 0.07em; text-transform: uppercase; }
h3 { font-size: inherit; font-weight: 600; }
article + article { margin-top: 1.15em; }
article header div { display: flex; justify-content: space-between; align-items: baseline; gap: 1.4em; }
article header div + div { margin-top: 0.1em; }
.subtitle { font-style: italic; }
:is(:lang(zh), :lang(ja), :lang(ko), :lang(he), :lang(ar)) :is(.subtitle, em) { font-style: normal; }
:dir(rtl) h2 { letter-spacing: 0; }
.aside { flex: none; max-width: 50%; margin-inline-start: auto; color: var(--quiet); text-align: end; font-variant-numeric: tabular-nums; }
.place:only-child { max-width: none; margin: 0; text-align: start; }
article header + *, article > * + p, article > * + ul, article > * + ol, section > p + *, section > ul + p { margin-top: 0.4em; }
ul, ol { padding-inline-start: 1.15em; }
section li { padding-inline-start: 0.1em; }
section li + li { margin-top: 0.2em; }
li::marker { color: var(--quiet); }
article > .keywords { color: var(--quiet); }
dl > div { padding-inline-start: 1em; text-indent: -1em; }
dl > div + div, dl + p, p + dl { margin-top: 0.28em; }
dt, dd { display: inline; }
dt { font-weight: 600; }
strong { font-weight: 600; }
@media (max-width: 40rem) {
  html { background: #fff; }
  main { margin: 0; padding: 1.5rem 1.1rem; box-shadow: none; }
  article header div { display: block; }
  .aside { max-width: none; text-align: start; }
}
@media print {
  html { background: none; }
  body { font-size: 9.75pt; line-height: 1.36; }
  section { margin-top: 1.3em; }
  article + article { margin-top: 0.95em; }
  main { max-width: none; margin: 0; padding: 0; box-shadow: none; }
  a { text-decoration: none; }
  h1, h2, h3, article header { break-after: avoid; }
  article header, li, dl > div { break-inside: avoid; }
  p, li { orphans: 2; widows: 2; }
  li:first-child:not(:last-child) { break-after: avoid; }
  li:last-child:not(:first-child) { break-before: avoid; }
}
`;
}

/** `Page {page} of {pages}` as CSS content. */
function pageNumber(label: string): string {
  const counters = label.replace('{page}', '" counter(page) "').replace('{pages}', '" counter(pages) "');
  return `"${counters}"`;
}
