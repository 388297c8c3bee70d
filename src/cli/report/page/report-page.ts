import { type Html, html, nothing } from '../../../contract/html.ts';
import type { Change, Gap, Hidden, Report } from '../../../contract/report.ts';
import { standalonePage } from '../../../contract/standalone-page.ts';
import { placeName } from '../../../text/place-name.ts';
import { wordDiff } from '../../../text/word-diff.ts';
import {
  type ChangedLine,
  changeBody,
  changeGroups,
  type Grounds,
  groundsOf,
  operationName,
} from '../changes-text.ts';
import { withheldLine } from '../report-text.ts';
import { byWeight, classNames } from '../requirements-text.ts';
import { isUnderstood } from '../score-text.ts';
import { reportStyle } from './report-style.ts';
import { requirementsPart } from './requirements-part.ts';
import { scorePart } from './score-part.ts';

/** Whose resume it is, and what for. */
export interface ReportSubject {
  readonly person: string;
  readonly company: string;
  readonly position: string;
}

/** The report as one HTML file that is complete in itself: to read, to print, to keep beside the application. */
export function reportPage(report: Report, subject: ReportSubject): string {
  const { person, company, position } = subject;
  // Either may be unknown.
  const title = [position, company].filter((part) => part !== '').join(' at ');
  const content = html`<header class="page-head">
<p class="kicker">Changes and reasons</p>
<h1>${title || person}</h1>
<p class="quiet">${person} · ${report.as_of} · ${report.id}</p>
</header>
${isUnderstood(report) ? scorePart(report) : nothing}${requirementsPart(report)}${gapsPart(report.gaps)}${changesPart(report)}${hiddenPart(report.hidden)}${warningsPart(report)}${footer(report)}`;
  return standalonePage({
    language: 'en',
    title: [person, title].filter((part) => part !== '').join(': '),
    style: reportStyle,
    content,
  });
}

function footer({ changes, id }: Report): Html {
  const [change] = changes;
  if (!change) return nothing;
  return html`<footer>
<p>Every change can be undone alone, free: <code>resume-tailor revert ${id} ${change.id}</code></p>
</footer>
`;
}

/** Each change word by word, with its reason and what it rests on. */
function changesPart(report: Report): Html {
  const { changes, requirements, hidden } = report;
  const terms = new Map(requirements.map(({ id, term }) => [id, term]));
  // What is hidden has a table of its own, with the same reasons.
  const listed = new Set(hidden.map(({ change }) => change));
  const groups = changeGroups(changes.filter(({ id }) => !listed.has(id)));
  const withheld = withheldLine(report);
  return html`<section aria-labelledby="changes">
<h2 id="changes">Changes (${changes.length - listed.size})</h2>
${groups.length === 0 ? html`<p>No words or order were changed.</p>\n` : legend}${groups.map((group) => changeCard(group, terms))}${withheld === '' ? nothing : html`<p class="quiet">${withheld}</p>\n`}</section>
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
  return html`<div><dt>Based on</dt><dd>${quoted}<span class="quiet">${place}</span></dd></div>
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

/** What is missing, as questions: only the person knows the answers. */
function gapsPart(gaps: readonly Gap[]): Html {
  if (gaps.length === 0) return nothing;
  const questions = byWeight(gaps).map(
    ({ term, class: asked, question, near }) => html`<li>
<h3>${term} <span class="class">${classNames[asked]}</span></h3>
<p>${question}</p>
${near.length === 0 ? nothing : html`<ul class="quotes">${near.map(({ path, quote }) => html`<li><span class="quiet">near:</span> <q>${quote}</q> <span class="quiet">${placeName(path)}</span></li>`)}</ul>\n`}</li>
`,
  );
  return html`<section aria-labelledby="gaps">
<h2 id="gaps">Questions for you</h2>
<p class="quiet">The posting asks for this, but your resume does not show it.</p>
<ul class="questions">
${questions}</ul>
</section>
`;
}

/** What the tailored document leaves out; it is still in the base resume. */
function hiddenPart(hidden: readonly Hidden[]): Html {
  if (hidden.length === 0) return nothing;
  const rows = hidden.map(
    ({ change, source, text, reason }) =>
      html`<tr><th scope="row">${text}</th><td class="place">${placeName(source)}</td><td>${reason} <span class="quiet">(${change})</span></td></tr>\n`,
  );
  return html`<section aria-labelledby="hidden">
<h2 id="hidden">Hidden (${hidden.length})</h2>
<p class="quiet">Not shown in this version; your base resume still has them.</p>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Where</th><th scope="col">Why</th></tr></thead>
<tbody>
${rows}</tbody>
</table>
</section>
`;
}

function warningsPart({ warnings, pdf_check }: Report): Html {
  const messages = [...warnings.map(({ message }) => message), ...(pdf_check?.warnings ?? [])];
  if (messages.length === 0) return nothing;
  return html`<section aria-labelledby="warnings">
<h2 id="warnings">Good to know</h2>
<ul>
${messages.map((message) => html`<li>${message}</li>\n`)}</ul>
</section>
`;
}
