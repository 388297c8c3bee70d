import { type Html, html, nothing } from '../../../contract/html.ts';
import type { Report } from '../../../contract/report.ts';
import type { Component, Evidence, Requirement } from '../../../contract/score.ts';
import {
  componentLabels,
  type RequirementStatus,
  requirementStatus,
  statusSigns,
} from '../../../contract/score-texts.ts';
import { placeName } from '../../../text/place-name.ts';
import { closestLines, namedOnly, requirementGroups, tally } from '../requirements-text.ts';
import {
  ceilingText,
  dialLabels,
  partsOf,
  pointsText,
  type ScoreSum,
  sumOfMove,
  togetherText,
} from '../score-text.ts';

/** Score before, after and best possible on one scale, then its parts. */
export function scorePart({ score, components }: Report): Html {
  const sum = sumOfMove(score);
  const gain = score.after - score.before;
  return html`<section aria-labelledby="score">
<h2 id="score">Score</h2>
<div class="score">
<p class="figures"><span class="before">${score.before}</span> <span class="arrow" aria-label="becomes">→</span> <strong>${score.after}</strong> <span class="quiet">of 100</span></p>
<div class="scale" role="img" aria-label="${`Before ${score.before}, now ${score.after}, at most ${score.ceiling} of 100`}">
<span class="was" style="width: ${score.before}%"></span><span class="gained" style="left: ${score.before}%; width: ${Math.max(0, gain)}%"></span><span class="ceiling" style="left: ${score.ceiling}%"></span>
</div>
<p class="quiet">${gainText(gain)} ${ceilingText(score.ceiling)}.</p>
</div>
${sum ? sumTable(components, sum) : earlierParts(components)}</section>
`;
}

/** The parts, deductions and total as a table that adds up. */
function sumTable(components: readonly Component[], sum: ScoreSum): Html {
  const dials = (['fit', 'presentation'] as const).map(
    (dial) => html`<tbody>
<tr class="total"><th scope="rowgroup">${dialLabels[dial].name}</th><td class="quiet">${dialLabels[dial].meaning}</td><td class="number">${pointsText(sum[dial])} of ${sum[dial].of}</td></tr>
${partsOf(components, dial).map((part) => componentRow(part, `${part.earned ?? 0} of ${part.points}`))}</tbody>
`,
  );
  const less = sum.deductions.map(
    (deduction) =>
      html`<tr><th scope="row">${deduction.reason}</th><td></td><td class="number">−${pointsText(deduction)}</td></tr>
`,
  );
  return partsTable(html`${dials}<tbody>
${less}<tr class="total"><th scope="row">Score</th><td></td><td class="number">${pointsText(sum.score)} of 100</td></tr>
</tbody>
`);
}

/** The parts of a score of earlier versions, which do not add up. */
function earlierParts(components: readonly Component[]): Html {
  const asked = components.filter(({ applicable }) => applicable);
  const rows = asked.map((component) => {
    const { points, value } = component;
    return componentRow(component, `${(points * value).toFixed(1)} of ${points.toFixed(1)}`);
  });
  return html`${partsTable(html`<tbody>
${rows}</tbody>
`)}<p class="quiet">${togetherText(asked)}</p>
`;
}

function partsTable(bodies: Html): Html {
  return html`<table class="parts">
<caption>Parts of the score</caption>
<thead><tr><th scope="col">Part</th><th scope="col">Share</th><th scope="col" class="number">Points</th></tr></thead>
${bodies}</table>
`;
}

function gainText(gain: number): string {
  if (gain === 0) return 'As before.';
  return gain > 0 ? `${gain} more than before.` : `${-gain} less than before.`;
}

function componentRow({ id, value, reason }: Component, points: string): Html {
  const percent = Math.round(value * 100);
  return html`<tr><th scope="row">${componentLabels[id]}${reason === undefined ? nothing : html`<br><small>${reason}</small>`}</th><td><span class="bar"><span style="width: ${percent}%"></span></span> <span class="percent">${percent} %</span></td><td class="number">${points}</td></tr>
`;
}

const statusClasses: Readonly<Record<RequirementStatus, string>> = {
  met: 'met',
  'in part': 'partly',
  missing: 'missing',
};

/** The requirements with the quotes that meet them. */
export function requirementsPart(report: Report): Html {
  const { requirements } = report;
  if (requirements.length === 0) return nothing;
  const { groups, more } = requirementGroups(report);
  const closest = closestLines(report);
  return html`<section aria-labelledby="requirements">
<h2 id="requirements">What the posting asks for</h2>
<p class="quiet">${tally(report)}</p>
<table class="requirements">
<thead><tr><th scope="col">Asked for</th><th scope="col">State</th><th scope="col">Shown by</th></tr></thead>
${groups.map(
  ({ name, members }) => html`<tbody>
<tr><th scope="rowgroup" colspan="3">${name}</th></tr>
${members.map((one) => requirementRow(one, closest.get(one.id)))}</tbody>
`,
)}</table>
${
  more === 0
    ? nothing
    : html`<p class="quiet">and ${more} more, in the report as JSON</p>
`
}</section>
`;
}

function requirementRow(requirement: Requirement, closest: Evidence | undefined): Html {
  const status = requirementStatus(requirement);
  const shown = status === 'missing' ? missingContent(requirement, closest) : shownBy(requirement);
  return html`<tr><th scope="row">${requirement.term}</th><td><span class="state ${statusClasses[status]}"><span aria-hidden="true">${statusSigns[status]}</span> ${status}</span></td><td>${shown}</td></tr>
`;
}

function missingContent({ state, closest }: Requirement, line: Evidence | undefined): Html {
  if (state === 'aspirational') return html`<span class="quiet">${namedOnly}</span>`;
  if (closest?.note !== undefined)
    return html`<q>${closest.quote}</q> <span class="quiet">${placeName(closest.path)}: ${closest.note}</span>`;
  if (!line) return html`<span class="quiet">nothing in the resume</span>`;
  return html`<span class="quiet">closest:</span> <q>${line.quote}</q> <span class="quiet">${placeName(line.path)}</span>`;
}

/** True for evidence in an entry rather than a list. */
function isFromExperience(best: Evidence | undefined): boolean {
  return best !== undefined && /^(?:work|volunteer|projects)\[/.test(best.path);
}

/** Why evidence counts in part, for reports of earlier versions, which do not say it. */
function earlierReason(best: Evidence | undefined): string {
  return isFromExperience(best)
    ? 'the line says some of it, or work with help'
    : 'listed, but not shown in use';
}

/** The best quote, the reason if it is not enough, and the number of other places. */
function shownBy({ state, evidence }: Requirement): Html {
  const [best] = evidence;
  const isInPart = requirementStatus({ state }) === 'in part';
  if (best?.note !== undefined && !isInPart) return html`<span class="quiet">${best.note}</span>`;
  const more = new Set(evidence.map(({ path }) => path)).size - 1;
  const facts = [
    ...(best ? [placeName(best.path)] : []),
    ...(isInPart ? [best?.note ?? earlierReason(best)] : []),
    ...(more > 0 ? [`${more} more`] : []),
  ];
  return html`${best ? html`<q>${best.quote}</q> ` : nothing}<span class="quiet">${facts.join(', ')}</span>`;
}
