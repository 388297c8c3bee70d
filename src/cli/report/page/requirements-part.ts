import { type Html, html, nothing } from '../../../contract/html.ts';
import type { Report } from '../../../contract/report.ts';
import type { Evidence, Requirement } from '../../../contract/score.ts';
import { placeName } from '../../../text/place-name.ts';
import {
  closestLines,
  namedOnly,
  type RequirementStatus,
  requirementGroups,
  requirementStatus,
  requirementsThatAre,
} from '../requirements-text.ts';

/** A sign and a word each, so that no colour has to be seen. */
const statusSigns: Readonly<Record<RequirementStatus, string>> = { met: '✓', 'in part': '◐', missing: '✗' };
const statusClasses: Readonly<Record<RequirementStatus, string>> = {
  met: 'met',
  'in part': 'partly',
  missing: 'missing',
};

/** What the posting asks for, and the words of the resume that answer. */
export function requirementsPart(report: Report): Html {
  const { requirements } = report;
  if (requirements.length === 0) return nothing;
  const { groups, more } = requirementGroups(report);
  const closest = closestLines(report);
  const tally = (['met', 'in part', 'missing'] as const).map(
    (status) => `${requirementsThatAre(requirements, status).length} ${status}`,
  );
  return html`<section aria-labelledby="requirements">
<h2 id="requirements">What the posting asks for</h2>
<p class="quiet">${tally.join(', ')}</p>
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
  const shown = status === 'missing' ? standIn(requirement, closest) : shownBy(requirement);
  return html`<tr><th scope="row">${requirement.term}</th><td><span class="state ${statusClasses[status]}"><span aria-hidden="true">${statusSigns[status]}</span> ${status}</span></td><td>${shown}</td></tr>
`;
}

function standIn({ state }: Requirement, line: Evidence | undefined): Html {
  if (state === 'aspirational') return html`<span class="quiet">${namedOnly}</span>`;
  if (!line) return html`<span class="quiet">nothing in the resume</span>`;
  return html`<span class="quiet">closest:</span> <q>${line.quote}</q> <span class="quiet">${placeName(line.path)}</span>`;
}

/** What a job shows in part, and no list has. */
function isToldOfWork(best: Evidence | undefined): boolean {
  return best !== undefined && /^(?:work|volunteer|projects)\[/.test(best.path);
}

/** The best line, why it is not enough, and how many more places there are. */
function shownBy({ state, evidence }: Requirement): Html {
  const [best] = evidence;
  const more = new Set(evidence.map(({ path }) => path)).size - 1;
  const facts = [
    ...(best ? [placeName(best.path)] : []),
    ...(state === 'listed_only'
      ? [isToldOfWork(best) ? 'only in part' : 'listed, but not shown in use']
      : []),
    ...(more > 0 ? [`${more} more`] : []),
  ];
  return html`${best ? html`<q>${best.quote}</q> ` : nothing}<span class="quiet">${facts.join(', ')}</span>`;
}
