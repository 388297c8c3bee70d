import type { Requirement, RequirementClass } from '../../contract/score.ts';
import type { Ink, Paper } from '../paper.ts';
import { table } from '../table.ts';
import { isNarrow } from '../wrap.ts';
import { byWeight, type RequirementStatus, requirementStatus } from './requirement-status.ts';

const classNames: Readonly<Record<RequirementClass, string>> = {
  must: 'required',
  nice: 'nice to have',
  responsibility: 'task',
  soft: 'soft skill',
};

/** What the posting asks for, and where the resume answers. */
export function requirementsText(requirements: readonly Requirement[], paper: Paper): Promise<string> {
  if (!paper.isTerminal) {
    return table(paper, { head: [], rows: requirements.map((one) => ['requirement', ...rowOf(one)]) });
  }
  const rows = byWeight(requirements).map((requirement) => {
    const [status = '', ...others] = rowOf(requirement);
    return [`  ${inkOf(requirementStatus(requirement), paper)(status)}`, ...others];
  });
  if (!isNarrow(paper)) return table(paper, { head: ['', 'ASKED FOR', '', 'SHOWN BY'], rows, flexible: 3 });
  return table(paper, { head: ['', 'ASKED FOR', ''], rows: rows.map((row) => row.slice(0, 3)), flexible: 1 });
}

function rowOf(requirement: Requirement): string[] {
  const [place = '', ...others] = new Set(requirement.evidence.map(({ path }) => path));
  return [
    requirementStatus(requirement),
    requirement.term,
    classNames[requirement.class],
    others.length > 0 ? `${place} +${others.length}` : place,
  ];
}

function inkOf(status: RequirementStatus, { ink }: Paper): Ink {
  if (status === 'met') return ink.green;
  return status === 'in part' ? ink.yellow : ink.red;
}
