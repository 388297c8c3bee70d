import { type Html, html, nothing } from '../../../contract/html.ts';
import type { Report } from '../../../contract/report.ts';
import {
  type RequirementStatus,
  requirementStatus,
  statusSigns,
} from '../../../contract/requirement-status.ts';
import type { Component, Evidence, Requirement } from '../../../contract/score.ts';
import type { ReportMessages } from '../../../messages/report/report-messages.ts';
import { placeName } from '../../../text/place-name.ts';
import { type BackgroundRow, backgroundRows, type ConditionRow, conditionRows } from '../background-rows.ts';
import { closestLines, type Extent, requirementGroups, tally } from '../requirements-text.ts';
import { partsOf, pointsText, type ScoreSum, sumOfMove, togetherText } from '../score-text.ts';

/** Score before, after and best possible on one scale. */
export function scorePart({ score }: Report, words: ReportMessages): Html {
  const { before, after, ceiling } = score;
  const gain = after - before;
  const { title, of, becomes, moved, gained } = words.score;
  return html`<section aria-labelledby="score">
<h2 id="score">${title}</h2>
<div class="score">
<p class="figures"><span class="before">${before}</span> <span class="arrow" aria-label="${becomes}">→</span> <strong>${after}</strong> <span class="quiet">${of('', '100').trim()}</span></p>
<div class="scale" role="img" aria-label="${moved(before, after, ceiling)}">
<span class="was" style="width: ${before}%"></span><span class="gained" style="left: ${before}%; width: ${Math.max(0, gain)}%"></span><span class="ceiling" style="left: ${ceiling}%"></span>
</div>
<p class="quiet">${gained(gain, ceiling)}</p>
</div>
</section>
`;
}

/** The parts of the score as a table. */
export function sumPart({ score, components }: Report, words: ReportMessages): Html {
  const sum = sumOfMove(score, words);
  return html`<section aria-labelledby="parts">
<h2 id="parts">${words.score.parts}</h2>
${sum ? sumTable(components, sum, words) : earlierParts(components, words)}</section>
`;
}

/** The parts, deductions and total as a table that adds up. */
function sumTable(components: readonly Component[], sum: ScoreSum, words: ReportMessages): Html {
  const { title, of, dials: labels } = words.score;
  const dials = (['fit', 'presentation'] as const).map(
    (dial) => html`<tbody>
<tr class="total"><th scope="rowgroup">${labels[dial].name}</th><td class="quiet">${labels[dial].meaning}</td><td class="number">${of(pointsText(sum[dial]), String(sum[dial].of))}</td></tr>
${partsOf(components, dial).map((part) => componentRow(part, of(String(part.earned ?? 0), String(part.points)), words))}</tbody>
`,
  );
  const less = sum.deductions.map(
    (deduction) =>
      html`<tr><th scope="row">${deduction.reason}</th><td></td><td class="number">−${pointsText(deduction)}</td></tr>
`,
  );
  return partsTable(
    html`${dials}<tbody>
${less}<tr class="total"><th scope="row">${title}</th><td></td><td class="number">${of(pointsText(sum.score), '100')}</td></tr>
</tbody>
`,
    words,
  );
}

/** The parts of a score of earlier versions, which do not add up. */
function earlierParts(components: readonly Component[], words: ReportMessages): Html {
  const asked = components.filter(({ applicable }) => applicable);
  const rows = asked.map((component) => {
    const { points, value } = component;
    return componentRow(component, words.score.of((points * value).toFixed(1), points.toFixed(1)), words);
  });
  return html`${partsTable(
    html`<tbody>
${rows}</tbody>
`,
    words,
  )}<p class="quiet">${togetherText(asked, words)}</p>
`;
}

function partsTable(bodies: Html, { score: words }: ReportMessages): Html {
  return html`<table class="parts">
<thead><tr><th scope="col">${words.part}</th><th scope="col">${words.share}</th><th scope="col" class="number">${words.points}</th></tr></thead>
${bodies}</table>
`;
}

function componentRow(
  { id, value, reason }: Component,
  points: string,
  { score: words }: ReportMessages,
): Html {
  const percent = Math.round(value * 100);
  return html`<tr><th scope="row">${words.components[id]}${reason === undefined ? nothing : html`<br><small>${reason}</small>`}</th><td><span class="bar"><span style="width: ${percent}%"></span></span> <span class="percent">${words.percent(percent)}</span></td><td class="number">${points}</td></tr>
`;
}

const statusClasses: Readonly<Record<RequirementStatus, string>> = {
  met: 'met',
  'in part': 'partly',
  missing: 'missing',
};

/** The requirements with the quotes that meet them. */
export function requirementsPart(report: Report, words: ReportMessages, extent: Extent): Html {
  const { requirements } = report;
  const background = backgroundRows(report, words);
  const conditions = conditionRows(report, words);
  if (requirements.length + background.length + conditions.length === 0) return nothing;
  const { groups, more } = requirementGroups(report, extent);
  const closest = closestLines(report);
  const { title, asked, state, shownBy: shown, groups: names, moreInJson } = words.requirements;
  return html`<section aria-labelledby="requirements">
<h2 id="requirements">${title}</h2>
<p class="quiet">${tally(report, words)}</p>
<table class="requirements">
<thead><tr><th scope="col">${asked}</th><th scope="col">${state}</th><th scope="col">${shown}</th></tr></thead>
${
  background.length === 0
    ? nothing
    : html`<tbody>
<tr><th scope="rowgroup" colspan="3">${words.requirements.background.title}</th></tr>
${background.map((row) => backgroundRow(row, words))}</tbody>
`
}${
  conditions.length === 0
    ? nothing
    : html`<tbody>
<tr><th scope="rowgroup" colspan="3">${words.requirements.conditions.title}</th></tr>
${conditions.map(conditionRow)}</tbody>
`
}${groups.map(
  ({ name, members }) => html`<tbody>
<tr><th scope="rowgroup" colspan="3">${names[name]}</th></tr>
${members.map((one) => requirementRow(one, closest.get(one.id), words))}</tbody>
`,
)}</table>
${more === 0 ? nothing : html`<p class="quiet">${moreInJson(more)}</p>\n`}</section>
`;
}

function backgroundRow({ term, status, shown, quote }: BackgroundRow, words: ReportMessages): Html {
  const { background } = words.requirements;
  const ofPosting = html` <span class="quiet">${words.labeled(background.posting, '')}</span><q>${quote}</q>`;
  return html`<tr><th scope="row">${term}</th><td>${stateOf(status, words)}</td><td>${shown}${quote === '' ? nothing : ofPosting}</td></tr>
`;
}

function conditionRow({ name, quote }: ConditionRow): Html {
  return html`<tr><th scope="row">${name}</th><td></td><td><q>${quote}</q></td></tr>
`;
}

function stateOf(status: RequirementStatus, words: ReportMessages): Html {
  return html`<span class="state ${statusClasses[status]}"><span aria-hidden="true">${statusSigns[status]}</span> ${words.requirements.statuses[status]}</span>`;
}

function requirementRow(
  requirement: Requirement,
  closest: Evidence | undefined,
  words: ReportMessages,
): Html {
  const status = requirementStatus(requirement);
  const shown =
    status === 'missing' ? missingContent(requirement, closest, words) : shownBy(requirement, words);
  return html`<tr><th scope="row">${requirement.term}</th><td>${stateOf(status, words)}</td><td>${shown}</td></tr>
`;
}

function missingContent(
  { state, closest }: Requirement,
  line: Evidence | undefined,
  words: ReportMessages,
): Html {
  const { namedOnly, nothing: none, closest: closestLabel } = words.requirements;
  const placeOf = ({ path }: Evidence) => placeName(path, words.places);
  if (state === 'aspirational') return html`<span class="quiet">${namedOnly}</span>`;
  if (closest?.note !== undefined)
    return html`<q>${closest.quote}</q> <span class="quiet">${words.labeled(placeOf(closest), closest.note)}</span>`;
  if (!line) return html`<span class="quiet">${none}</span>`;
  return html`<span class="quiet">${closestLabel}</span> <q>${line.quote}</q> <span class="quiet">${placeOf(line)}</span>`;
}

/** True for evidence in an entry rather than a list. */
function isFromExperience(best: Evidence | undefined): boolean {
  return best !== undefined && /^(?:work|volunteer|projects)\[/.test(best.path);
}

/** Why evidence counts in part, for reports of earlier versions, which do not say it. */
function earlierReason(best: Evidence | undefined, { requirements }: ReportMessages): string {
  return isFromExperience(best) ? requirements.limited : requirements.listedOnly;
}

/** The best quote, the reason if it is not enough, and the number of other places. */
function shownBy({ state, evidence }: Requirement, words: ReportMessages): Html {
  const [best] = evidence;
  const isInPart = requirementStatus({ state }) === 'in part';
  if (best?.note !== undefined && !isInPart) return html`<span class="quiet">${best.note}</span>`;
  const more = new Set(evidence.map(({ path }) => path)).size - 1;
  const facts = [
    ...(best ? [placeName(best.path, words.places)] : []),
    ...(isInPart ? [best?.note ?? earlierReason(best, words)] : []),
    ...(more > 0 ? [words.requirements.morePlaces(more)] : []),
  ];
  return html`${best ? html`<q>${best.quote}</q> ` : nothing}<span class="quiet">${facts.join(words.places.comma)}</span>`;
}
