import type { Evidence } from '../../../contract/score.ts';
import { findForm } from '../../text/find-form.ts';
import { tokenize } from '../../text/tokenize.ts';
import { isEverydayTool } from '../is-everyday-tool.ts';
import type { PlanInput } from '../plan-input.ts';
import type { ShownTerm } from '../shown-term.ts';
import { inPlural } from '../wording/in-plural.ts';
import { isRole } from '../wording/is-role.ts';
import { joinList } from '../wording/join-list.ts';
import { withinSentence } from '../wording/within-sentence.ts';
import { nearItems } from './near-items.ts';
import type { SummarySentence } from './summary-sentence.ts';

export const leastTerms = 2;

/** What a sentence names, with what it rests on. */
interface NamedTerm {
  readonly text: string;
  /** Null for what the posting only speaks of. */
  readonly requirement: string | null;
  readonly evidence: Evidence;
}

export function skillsInclude(
  terms: readonly ShownTerm[],
  said: string,
  input: PlanInput,
): readonly SummarySentence[] {
  return worded('Skills include', filledUp(terms, said, input), input);
}

export function worded(
  opening: string,
  terms: readonly NamedTerm[],
  input: PlanInput,
): readonly SummarySentence[] {
  const named = sentenceOf(terms, input);
  return named ? [{ ...named, text: `${opening} ${named.text}.` }] : [];
}

/** `Skills include TPO` is a poor sentence: what the posting only speaks of and the person lists stands beside it. */
export function filledUp(terms: readonly ShownTerm[], said: string, input: PlanInput): readonly NamedTerm[] {
  const [only] = terms;
  if (!only || terms.length > 1) return terms;
  const spoken = tokenize(`${said}, ${only.text}`);
  const near = nearItems(input)
    .filter(({ text }) => !findForm(spoken, text) && !isRole(text))
    .slice(0, leastTerms)
    .map(({ path, text }) => ({ text, requirement: null, evidence: { path, quote: text } }));
  return [only, ...near];
}

/** What every desk has, comes last: `Excel` says less of somebody than `underwriting`. */
export function sentenceOf(named: readonly NamedTerm[], { target }: PlanInput): SummarySentence | null {
  if (named.length === 0) return null;
  const terms = [...named].sort((a, b) => Number(isEverydayTool(a.text)) - Number(isEverydayTool(b.text)));
  return {
    text: joinList(terms.map(({ text }) => inPlural(withinSentence(text, target)))),
    requirements: terms.flatMap(({ requirement }) => requirement ?? []),
    evidence: terms.map(({ evidence: { path, quote } }) => ({ path, quote })),
  };
}
