import { type Html, html, nothing } from '../../../contract/html.ts';
import type { Requirement } from '../../../contract/score.ts';
import { classNames } from '../class-names.ts';
import { placeName } from '../place-name.ts';
import {
  byWeight,
  type RequirementStatus,
  requirementStatus,
  requirementsThatAre,
} from '../requirement-status.ts';

/** A sign and a word each, so that no colour has to be seen. */
const statusSigns: Readonly<Record<RequirementStatus, string>> = { met: '✓', 'in part': '◐', missing: '✗' };
const statusClasses: Readonly<Record<RequirementStatus, string>> = {
  met: 'met',
  'in part': 'partly',
  missing: 'missing',
};
const mostQuotes = 3;

/** What the posting asks for, and the words of the resume that answer. */
export function requirementsPart(requirements: readonly Requirement[]): Html {
  if (requirements.length === 0) return nothing;
  const tally = (['met', 'in part', 'missing'] as const).map(
    (status) => `${requirementsThatAre(requirements, status).length} ${status}`,
  );
  return html`<section aria-labelledby="requirements">
<h2 id="requirements">What the posting asks for</h2>
<p class="quiet">${tally.join(', ')}</p>
<table class="requirements">
<thead><tr><th scope="col">Asked for</th><th scope="col">State</th><th scope="col">Shown by</th></tr></thead>
<tbody>
${byWeight(requirements).map(requirementRow)}</tbody>
</table>
</section>
`;
}

function requirementRow(requirement: Requirement): Html {
  const status = requirementStatus(requirement);
  return html`<tr><th scope="row">${requirement.term}<span class="class">${classNames[requirement.class]}</span></th><td><span class="state ${statusClasses[status]}"><span aria-hidden="true">${statusSigns[status]}</span> ${status}</span></td><td>${shownBy(requirement)}</td></tr>
`;
}

function shownBy({ state, evidence }: Requirement): Html {
  if (state === 'missing') return html`<span class="quiet">nothing in the resume</span>`;
  const more = evidence.length - mostQuotes;
  return html`${state === 'aspirational' ? html`<p class="quiet">planned or wished for only</p>` : nothing}${
    state === 'listed_only' ? html`<p class="quiet">listed, but not shown in use</p>` : nothing
  }<ul class="quotes">${evidence
    .slice(0, mostQuotes)
    .map(
      ({ path, quote }) => html`<li><q>${quote}</q> <span class="quiet">${placeName(path)}</span></li>`,
    )}</ul>${more > 0 ? html`<p class="quiet">and ${more} more</p>` : nothing}`;
}
