import type { ChunkKind } from '../../resume/resume-model.ts';
import { findForm } from '../../text/find-form.ts';
import { tokenize } from '../../text/tokenize.ts';
import type { PlanInput } from '../plan-input.ts';
import { byWeight } from '../relevance.ts';
import { shownTerm } from '../shown-term.ts';
import { isRole } from '../wording/is-role.ts';
import { joinList } from '../wording/join-list.ts';
import type { SummarySentence } from './summary-sentence.ts';

const mostTerms = 5;
const leastTerms = 2;
const jobs: ReadonlySet<ChunkKind> = new Set(['experience']);

/** `Kubernetes, Terraform and Node.js`: what the jobs show and `said` does not name yet; null for less than two. */
export function summaryTerms(input: PlanInput, said: string): SummarySentence | null {
  const tokens = tokenize(said);
  const terms = byWeight(input.rows).flatMap((row) => {
    const isSkill = row.requirement.kind === 'skill' && row.requirement.class !== 'soft';
    const shown = isSkill ? shownTerm(row, jobs, input) : null;
    return shown && !isRole(shown.text) && !findForm(tokens, shown.text) ? [shown] : [];
  });
  const named = terms
    .filter(({ text }, index) => terms.findIndex((other) => other.text === text) === index)
    .slice(0, mostTerms);
  if (named.length < leastTerms) return null;
  return {
    text: joinList(named.map(({ text }) => text)),
    requirements: named.map(({ requirement }) => requirement),
    evidence: named.map(({ evidence: { path, quote } }) => ({ path, quote })),
  };
}
