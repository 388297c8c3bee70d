import { type Html, html, nothing } from '../../../contract/html.ts';
import type { EntryView, LineView, SectionView } from '../../view/view-model.ts';
import { htmlBlocks, linked } from './html-text.ts';

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
