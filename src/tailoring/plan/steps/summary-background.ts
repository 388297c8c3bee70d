import type { RequirementEvidence } from '../../score/evidence/find-evidence.ts';
import { isAtTop, topPaths } from '../../score/formula/components.ts';
import { findForm } from '../../text/find-form.ts';
import { tokenize } from '../../text/tokenize.ts';
import { subjectStudied } from '../claimed-term.ts';
import type { PlanInput } from '../plan-input.ts';
import { byWeight } from '../relevance.ts';
import type { ShownTerm } from '../shown-term.ts';
import { joinList } from '../wording/join-list.ts';
import type { SummarySentence } from './summary-sentence.ts';

const mostSubjects = 2;

/** `Background in Chemical Engineering.`: what the posting must have and a degree taught, if the top does not say it. */
export function backgroundSentence(input: PlanInput, said: string): readonly SummarySentence[] {
  const top = topPaths(input.model, input.factors);
  const subjects = byWeight(input.rows)
    .filter((row) => row.requirement.class === 'must' && !isAtTop(row, top))
    .flatMap((row) => subjectOf(row, input) ?? [])
    .filter(({ text }) => !findForm(tokenize(said), text))
    .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index)
    .slice(0, mostSubjects);
  if (subjects.length === 0) return [];
  return [
    {
      text: `Background in ${joinList(subjects.map(({ text }) => text))}.`,
      requirements: subjects.map(({ requirement }) => requirement),
      evidence: subjects.map(({ evidence: { path, quote } }) => ({ path, quote })),
    },
  ];
}

function subjectOf(row: RequirementEvidence, input: PlanInput): ShownTerm | null {
  const taught = row.evidence.filter(({ kind }) => kind === 'education');
  return subjectStudied({ ...row, evidence: taught }, input);
}
