import type { Requirement } from '../../contract/score.ts';
import { marked } from '../marked.ts';
import type { Paper } from '../paper.ts';
import { table } from '../table.ts';
import { isNarrow } from '../wrap.ts';
import { classNames } from './class-names.ts';
import { placeName } from './place-name.ts';
import { byWeight, requirementStanding, requirementStatus } from './requirement-status.ts';

/** What the posting asks for, and where the resume answers; in a pipe, each proof is a row of its own. */
export function requirementsText(requirements: readonly Requirement[], paper: Paper): Promise<string> {
  if (!paper.isTerminal) return table(paper, { head: [], rows: requirements.flatMap(plainRows) });
  const rows = byWeight(requirements).map((requirement) => {
    const status = requirementStatus(requirement);
    return [
      `  ${marked(requirementStanding[status], status, paper)}`,
      requirement.term,
      classNames[requirement.class],
      shownBy(requirement),
    ];
  });
  if (!isNarrow(paper)) return table(paper, { head: ['', 'ASKED FOR', '', 'SHOWN BY'], rows, flexible: 3 });
  return table(paper, { head: ['', 'ASKED FOR', ''], rows: rows.map((row) => row.slice(0, 3)), flexible: 1 });
}

/** The best place, why it is not enough or how it is spelled there, and how many more there are. */
function shownBy({ state, evidence }: Requirement): string {
  if (state === 'aspirational') return 'planned or wished for only';
  const [best] = evidence;
  if (!best) return '';
  const more = new Set(evidence.map(({ path }) => path)).size - 1;
  const place = `${placeName(best.path)}${more > 0 ? ` +${more}` : ''}`;
  if (state === 'listed_only') return `only ${place}`;
  return state === 'alias_only' ? `${place}, as "${best.quote}"` : place;
}

function plainRows(requirement: Requirement): string[][] {
  const { id, term, state, evidence } = requirement;
  const best = evidence[0]?.path ?? '';
  return [
    ['requirement', requirementStatus(requirement), term, classNames[requirement.class], best, state, id],
    ...evidence.map(({ path, quote }) => ['evidence', id, path, quote]),
  ];
}
