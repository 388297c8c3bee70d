import { type Html, html, nothing } from '../../../contract/html.ts';
import type { Change, Report } from '../../../contract/report.ts';
import { wordDiff } from '../../word-diff.ts';
import { changeBody, changeGroups, type Grounds, groundsOf, operationName } from '../change-groups.ts';
import type { ChangedLine } from '../changed-lines.ts';
import { placeName } from '../place-name.ts';
import { withheldLine } from '../withheld-line.ts';

/** Each change word by word, with its reason and what it rests on. */
export function changesPart(report: Report): Html {
  const { changes, requirements, hidden } = report;
  const terms = new Map(requirements.map(({ id, term }) => [id, term]));
  // What is hidden has a table of its own, with the same reasons.
  const listed = new Set(hidden.map(({ change }) => change));
  const groups = changeGroups(changes.filter(({ id }) => !listed.has(id)));
  const withheld = withheldLine(report);
  return html`<section aria-labelledby="changes">
<h2 id="changes">Changes (${changes.length - listed.size})</h2>
${groups.length === 0 ? html`<p>None in its words or its order.</p>\n` : legend}${groups.map((group) => changeCard(group, terms))}${withheld === '' ? nothing : html`<p class="quiet">${withheld}</p>\n`}</section>
`;
}

const legend = html`<p class="quiet"><del>removed</del> <ins>added</ins></p>
`;

function changeCard(group: readonly Change[], terms: ReadonlyMap<string, string>): Html {
  const [change] = group;
  if (!change) return nothing;
  const served = [...new Set(group.flatMap(({ requirements }) => requirements))].flatMap(
    (id) => terms.get(id) ?? [],
  );
  const body = group.length > 1 ? groupLines(group) : changeLines(change);
  return html`<article class="change">
<h3><span class="id">${group.map(({ id }) => id).join(', ')}</span> ${operationName(change)} <span class="quiet">${placeName(change.source)}</span>${change.engine === 'user' ? html` <span class="quiet">by you</span>` : nothing}</h3>
${body}<dl>
<div><dt>Why</dt><dd>${change.reason}</dd></div>
${served.length === 0 ? nothing : html`<div><dt>Answers</dt><dd>${served.join(', ')}</dd></div>\n`}${groundsOf(change).map(groundsRow)}</dl>
</article>
`;
}

function groundsRow({ place, quotes }: Grounds): Html {
  const quoted = quotes.map((quote) => html`<q>${quote}</q> `);
  return html`<div><dt>Rests on</dt><dd>${quoted}<span class="quiet">${place}</span></dd></div>
`;
}

function groupLines(group: readonly Change[]): Html {
  const lines = group.map((change) => {
    const text = change.after ?? change.before ?? '';
    const shown = change.after === null ? html`<del>${text}</del>` : html`${text}`;
    return html`<li>${shown} <span class="quiet">${placeName(change.source)}</span></li>`;
  });
  return html`<ul class="lines">${lines}</ul>
`;
}

function changeLines(change: Change): Html {
  const body = changeBody(change);
  if (body.kind === 'order') return html`<p class="diff">Now: ${body.now}</p>\n`;
  if (body.kind === 'changed')
    return html`${body.lines.map((line) => html`<p class="diff">${diff(line)}</p>\n`)}`;
  const lines = body.lines.map(
    ({ from, to, text }) =>
      html`<li><span class="from-to">${from} <span aria-label="to">→</span> ${to}</span> ${text}</li>`,
  );
  return html`<ul class="lines">${lines}</ul>
`;
}

function diff({ before, after }: ChangedLine): readonly Html[] {
  return wordDiff(before, after).map(({ kind, text }) => {
    if (kind === 'same') return html`${text}`;
    const words = text.trimEnd();
    const space = text.slice(words.length) || ' ';
    return kind === 'removed' ? html`<del>${words}</del>${space}` : html`<ins>${words}</ins>${space}`;
  });
}
