import { kindOf } from '../../lexicon/lexicon.ts';
import type { ChunkKind } from '../../resume/resume-model.ts';
import { isAtTop, topPaths } from '../../score/components.ts';
import type { RequirementEvidence } from '../../score/find-evidence.ts';
import { roleFactors } from '../../score/role-factors.ts';
import { findForm } from '../../text/find-form.ts';
import { tokenize } from '../../text/tokenize.ts';
import type { PlanInput } from '../plan-input.ts';
import { byWeight } from '../relevance.ts';
import { type ShownTerm, shownTerm } from '../shown-term.ts';
import { isRole } from '../wording/is-role.ts';
import { joinList } from '../wording/join-list.ts';
import { isListable } from './is-listable.ts';
import type { SummarySentence } from './summary-sentence.ts';

const mostTerms = 5;
const leastTerms = 2;
const jobs: ReadonlySet<ChunkKind> = new Set(['experience', 'project']);
const lists: ReadonlySet<ChunkKind> = new Set(['skill']);

/** `Kubernetes, Terraform and Node.js`: what the jobs show and `said` does not name yet; null for less than two. */
export function summaryTerms(input: PlanInput, said: string): SummarySentence | null {
  return sentenceOf(termsIn(jobs, input, said));
}

/** As summaryTerms, of what only the person's own list of skills names. */
export function summarySkills(
  input: PlanInput,
  said: string,
  named: SummarySentence | null,
): SummarySentence | null {
  const terms = termsIn(lists, input, said);
  return sentenceOf(terms.filter(({ requirement }) => !named?.requirements.includes(requirement)));
}

/** What nothing near the top of the resume names yet goes first. */
function termsIn(kinds: ReadonlySet<ChunkKind>, input: PlanInput, said: string): readonly ShownTerm[] {
  const tokens = tokenize(said);
  const top = topPaths(input.model, roleFactors(input.model, input.target.position));
  const isLow = (row: RequirementEvidence) => Number(!isAtTop(row, top));
  const rows = byWeight(input.rows).filter(
    ({ requirement }) => requirement.kind === 'skill' && requirement.class !== 'soft',
  );
  const terms = [...rows]
    .sort((a, b) => isLow(b) - isLow(a))
    .flatMap((row) => shownTerm(row, kinds, input) ?? []);
  return terms
    .filter(({ text }, index) => terms.findIndex((other) => other.text === text) === index)
    .filter(
      ({ text }) => !isRole(text) && (kindOf(text) !== null || isListable(text)) && !findForm(tokens, text),
    )
    .slice(0, mostTerms);
}

function sentenceOf(terms: readonly ShownTerm[]): SummarySentence | null {
  if (terms.length < leastTerms) return null;
  return {
    text: joinList(terms.map(({ text }) => text)),
    requirements: terms.map(({ requirement }) => requirement),
    evidence: terms.map(({ evidence: { path, quote } }) => ({ path, quote })),
  };
}
