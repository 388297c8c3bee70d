import { type Html, html, nothing, standalonePage } from '../../../contract/html.ts';
import type { Change, Gap, Hidden, Report } from '../../../contract/report.ts';
import type { ReportMessages } from '../../../messages/report/report-messages.ts';
import { reportMessagesFor, writtenOf } from '../../../messages/report/report-messages-for.ts';
import { messageLanguage } from '../../../messages/translations.ts';
import { wordDiff } from '../../../text/compare/word-diff.ts';
import { placeName } from '../../../text/place-name.ts';
import {
  type ChangedLine,
  changeBody,
  changeGroups,
  changePlace,
  changesByKind,
  type Grounds,
  groundsOf,
} from '../changes-text.ts';
import { withheldLine } from '../report-text.ts';
import { byWeight, type Extent } from '../requirements-text.ts';
import { isUnderstood } from '../score-text.ts';
import { requirementsPart, scorePart, sumPart } from './report-parts.ts';

/** The person and the target of the report. */
export interface ReportSubject {
  readonly person: string;
  readonly company: string;
  readonly position: string;
}

/** The report as one self-contained HTML file, in the language of the resume. */
export function reportPage(report: Report, subject: ReportSubject, extent: Extent = { all: false }): string {
  const { person, company, position } = subject;
  const written = writtenOf(report);
  const words = reportMessagesFor(written);
  // Either can be unknown.
  const title = position && company ? words.positionAt(position, company) : position || company;
  const content = html`<header class="page-head">
<p class="kicker">${words.kicker}</p>
<h1>${title || person}</h1>
<p class="quiet">${person} · ${report.as_of} · ${report.id}</p>
</header>
${isUnderstood(report) ? scorePart(report, words) : nothing}${changesPart(report, words)}${hiddenPart(report.hidden, words)}${gapsPart(report.gaps, words)}${warningsPart(report, words)}${requirementsPart(report, words, extent)}${isUnderstood(report) ? sumPart(report, words) : nothing}${footer(report, words)}`;
  return standalonePage({
    language: messageLanguage(written),
    title: title === '' ? person : words.labeled(person, title),
    style: reportStyle + quotationMarks(words),
    content,
  });
}

function quotationMarks({ quotes: [open, close] }: ReportMessages): string {
  return `q { quotes: "${open}" "${close}"; }\n`;
}

function footer({ changes, id }: Report, words: ReportMessages): Html {
  const [change] = changes;
  if (!change) return nothing;
  return html`<footer>
<p>${words.changes.undo} <code>resume-tailor revert ${id} ${change.id}</code></p>
</footer>
`;
}

/** The changes by kind, with word differences, reasons and evidence. */
function changesPart(report: Report, words: ReportMessages): Html {
  const { changes, requirements, hidden } = report;
  const { title, none, removed, added } = words.changes;
  const terms = new Map(requirements.map(({ id, term }) => [id, term]));
  // Hidden items have their own table with the same reasons.
  const listed = new Set(hidden.map(({ change }) => change));
  const kinds = changesByKind(changes.filter(({ id }) => !listed.has(id))).map(
    ({ kind, changes: own }) => html`<h3>${words.changes.kinds[kind]}</h3>
${changeGroups(own).map((group) => changeCard(group, terms, words))}`,
  );
  const withheld = withheldLine(report, words);
  const legend = html`<p class="quiet"><del>${removed}</del> <ins>${added}</ins></p>\n`;
  return html`<section aria-labelledby="changes">
<h2 id="changes">${title} (${changes.length - listed.size})</h2>
${kinds.length === 0 ? html`<p>${none}</p>\n` : legend}${kinds}${withheld === '' ? nothing : html`<p class="quiet">${withheld}</p>\n`}</section>
`;
}

function changeCard(
  group: readonly Change[],
  terms: ReadonlyMap<string, string>,
  words: ReportMessages,
): Html {
  const [change] = group;
  if (!change) return nothing;
  const served = [...new Set(group.flatMap(({ requirements }) => requirements))].flatMap(
    (id) => terms.get(id) ?? [],
  );
  const { operations, byYou, why, serves } = words.changes;
  const body = group.length > 1 ? groupLines(group, words) : changeLines(change, words);
  const place = changePlace(change, words.places);
  // For a headline, the operation already names the place.
  const where = place === operations[change.op] ? nothing : html` <span class="quiet">${place}</span>`;
  return html`<article class="change">
<h4><span class="id">${group.map(({ id }) => id).join(', ')}</span> ${operations[change.op]}${where}${change.engine === 'user' ? html` <span class="quiet">${byYou}</span>` : nothing}</h4>
${body}<dl>
<div><dt>${why}</dt><dd>${change.reason}</dd></div>
${served.length === 0 ? nothing : html`<div><dt>${serves}</dt><dd>${served.join(words.comma)}</dd></div>\n`}${groundsOf(change, words.places).map((grounds) => groundsRow(grounds, words))}</dl>
</article>
`;
}

function groundsRow({ place, quotes }: Grounds, words: ReportMessages): Html {
  const quoted = quotes.map((quote) => html`<q>${quote}</q> `);
  return html`<div><dt>${words.changes.basedOn}</dt><dd>${quoted}<span class="quiet">${place}</span></dd></div>
`;
}

function groupLines(group: readonly Change[], { places }: ReportMessages): Html {
  const lines = group.map((change) => {
    const text = change.after ?? change.before ?? '';
    const shown = change.after === null ? html`<del>${text}</del>` : html`${text}`;
    return html`<li>${shown} <span class="quiet">${changePlace(change, places)}</span></li>`;
  });
  return html`<ul class="lines">${lines}</ul>
`;
}

function changeLines(change: Change, { changes: words }: ReportMessages): Html {
  const body = changeBody(change);
  if (body.kind === 'order') return html`<p class="diff">${words.now(body.now)}</p>\n`;
  if (body.kind === 'changed')
    return html`${body.lines.map((line) => html`<p class="diff">${diff(line)}</p>\n`)}`;
  const lines = body.lines.map(
    ({ from, to, text }) =>
      html`<li><span class="from-to">${from} <span aria-label="${words.movedTo}">→</span> ${to}</span> ${text}</li>`,
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

/** The gaps as questions to the person. */
function gapsPart(gaps: readonly Gap[], words: ReportMessages): Html {
  if (gaps.length === 0) return nothing;
  const { classes, closest } = words.requirements;
  const questions = byWeight(gaps).map(
    ({ term, class: asked, question, near }) => html`<li>
<h3>${term} <span class="class">${classes[asked]}</span></h3>
<p>${question}</p>
${near.length === 0 ? nothing : html`<ul class="quotes">${near.map(({ path, quote }) => html`<li><span class="quiet">${closest}</span> <q>${quote}</q> <span class="quiet">${placeName(path, words.places)}</span></li>`)}</ul>\n`}</li>
`,
  );
  return html`<section aria-labelledby="gaps">
<h2 id="gaps">${words.gaps.title}</h2>
<p class="quiet">${words.gaps.advice}</p>
<ul class="questions">
${questions}</ul>
</section>
`;
}

/** The items that the tailored resume hides; the base resume still has them. */
function hiddenPart(hidden: readonly Hidden[], { hidden: words, places }: ReportMessages): Html {
  if (hidden.length === 0) return nothing;
  const rows = hidden.map(
    ({ change, source, text, reason }) =>
      html`<tr><th scope="row">${text}</th><td class="place">${placeName(source, places)}</td><td>${reason} <span class="quiet">(${change})</span></td></tr>\n`,
  );
  return html`<section aria-labelledby="hidden">
<h2 id="hidden">${words.title} (${hidden.length})</h2>
<p class="quiet">${words.note}</p>
<table>
<thead><tr><th scope="col">${words.what}</th><th scope="col">${words.where}</th><th scope="col">${words.why}</th></tr></thead>
<tbody>
${rows}</tbody>
</table>
</section>
`;
}

/** Without the warnings about the PDF, which are for the person who set up the program. */
function warningsPart({ warnings }: Report, words: ReportMessages): Html {
  if (warnings.length === 0) return nothing;
  return html`<section aria-labelledby="warnings">
<h2 id="warnings">${words.warnings}</h2>
<ul>
${warnings.map(({ message }) => html`<li>${message}</li>\n`)}</ul>
</section>
`;
}

/**
 * The style of the report: text colors have a contrast of at least 4.5 on white, and color is never the only sign.
 */
const reportStyle = `
@page { size: A4; margin: 16mm 16mm 18mm; }
:root { --ink: #1c1e21; --quiet: #565c65; --line: #d5d9de; --box: #f5f6f8; --accent: #1f5fa8; --good: #17663a; --good-back: #e2f3e8; --mid: #7a4b00; --mid-back: #fdf0d5; --bad: #a3211b; --bad-back: #fbe7e5; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: var(--ink); font: 400 1rem/1.5 "Source Sans 3", "Segoe UI", "Helvetica Neue", "Liberation Sans", Arial, sans-serif; overflow-wrap: anywhere; }
main { max-width: 58rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
h1, h2, h3, h4, p, ul, dl, dd { margin: 0; }
h1 { font-size: 1.9rem; line-height: 1.2; font-weight: 650; }
h2 { margin: 3rem 0 0.75rem; padding-bottom: 0.35rem; border-bottom: 1px solid var(--line); font-size: 1.25rem; font-weight: 650; }
h3, h4 { font-size: 1rem; font-weight: 650; }
#changes ~ h3 { margin-top: 1.5rem; }
.kicker { color: var(--accent); font-size: 0.8rem; font-weight: 650; letter-spacing: 0.06em; text-transform: uppercase; }
.quiet { color: var(--quiet); font-weight: 400; font-size: 0.9rem; }
h2 + .quiet { margin-bottom: 0.75rem; }
.figures { font-size: 1.6rem; font-variant-numeric: tabular-nums; }
.figures strong { font-size: 2.8rem; line-height: 1.1; }
.figures .before, .figures .arrow { color: var(--quiet); }
.scale { position: relative; height: 0.9rem; margin: 0.5rem 0; border-radius: 0.45rem; background: var(--box); box-shadow: inset 0 0 0 1px var(--line); }
.scale span { position: absolute; top: 0; bottom: 0; }
.scale .was { left: 0; border-radius: 0.45rem 0 0 0.45rem; background: #7d99ba; }
.scale .gained { background: repeating-linear-gradient(135deg, var(--accent) 0 5px, #3d7cc4 5px 10px); }
.scale .ceiling { top: -0.25rem; bottom: -0.25rem; width: 3px; margin-left: -1px; background: var(--ink); }
table { width: 100%; border-collapse: collapse; font-size: 0.95rem; }
caption { padding: 1.5rem 0 0.25rem; font-weight: 650; text-align: left; }
th, td { padding: 0.45rem 0.75rem 0.45rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--quiet); font-size: 0.8rem; font-weight: 650; }
tbody th { font-weight: 600; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; padding-right: 0; }
.parts th[scope="row"] { width: 15rem; font-weight: 400; }
.parts .total th, .parts .total .number { font-weight: 650; }
.parts td:nth-child(2) { width: 60%; white-space: nowrap; }
.bar { display: inline-block; width: calc(100% - 4rem); height: 0.6rem; border-radius: 0.3rem; background: var(--box); box-shadow: inset 0 0 0 1px var(--line); vertical-align: baseline; overflow: hidden; }
.bar span { display: block; height: 100%; background: var(--accent); }
.percent { display: inline-block; width: 3.2rem; text-align: right; font-variant-numeric: tabular-nums; }
.parts + .quiet { margin-top: 0.5rem; }
.requirements th[scope="row"] { width: 34%; }
.requirements td:nth-child(2) { width: 7.5rem; }
.class { display: block; color: var(--quiet); font-size: 0.85rem; font-weight: 400; }
h3 .class { display: inline; margin-left: 0.4rem; }
.state { display: inline-block; padding: 0.05rem 0.5rem; border-radius: 0.7rem; font-size: 0.85rem; white-space: nowrap; }
.met { background: var(--good-back); color: var(--good); }
.partly { background: var(--mid-back); color: var(--mid); }
.missing { background: var(--bad-back); color: var(--bad); }
.quotes, .lines, .questions { padding: 0; list-style: none; }
.lines li + li { margin-top: 0.3rem; }
.quotes li { display: inline; }
.quotes li + li::before { content: " · "; color: var(--quiet); }
.place { white-space: nowrap; }
.questions > li { padding: 0.7rem 0; border-bottom: 1px solid var(--line); }
.questions .quotes { margin-top: 0.3rem; }
.change { margin-top: 1rem; padding: 0.9rem 1.1rem; border: 1px solid var(--line); border-radius: 6px; }
.change h4 { margin-bottom: 0.5rem; }
.id { margin-right: 0.4rem; padding: 0.05rem 0.45rem; border-radius: 4px; background: var(--box); font: 600 0.85rem/1.4 ui-monospace, "Liberation Mono", monospace; }
.diff + .diff { margin-top: 0.4rem; }
del { background: var(--bad-back); color: var(--bad); text-decoration: line-through; }
ins { background: var(--good-back); color: var(--good); text-decoration: underline; text-underline-offset: 0.15em; }
.from-to { display: inline-block; min-width: 4rem; color: var(--quiet); font-variant-numeric: tabular-nums; }
.change dl { margin-top: 0.6rem; padding-top: 0.5rem; border-top: 1px solid var(--line); font-size: 0.9rem; }
.change dl > div { display: grid; grid-template-columns: 6.5rem 1fr; gap: 0.75rem; }
.change dl > div + div { margin-top: 0.2rem; }
dt { color: var(--quiet); }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 0.9rem; }
code { padding: 0.1rem 0.35rem; border-radius: 4px; background: var(--box); font: 0.9em ui-monospace, "Liberation Mono", monospace; }
@media (max-width: 40rem) {
  main { padding: 1.25rem 1rem 3rem; }
  .parts th[scope="row"], .requirements th[scope="row"], .requirements td:nth-child(2) { width: auto; }
  .requirements thead, .parts thead { position: absolute; clip-path: inset(50%); }
  .requirements tr, .parts tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  .requirements th, .requirements td, .parts th, .parts td { display: block; padding: 0.1rem 0; border: 0; text-align: left; }
}
@media print {
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  body { font-size: 10pt; }
  main { max-width: none; padding: 0; }
  h2, h3, h4 { break-after: avoid; }
  tr, .change, .questions > li { break-inside: avoid; }
}
`;
