import { canonical, kindOf } from '../../../lexicon/lexicon.ts';
import { memoizeByObject } from '../../../text/memoize.ts';
import { isRole } from '../../grammar/noun-phrase.ts';
import type { PlanInput } from '../plan-input.ts';
import { isEverydayTool } from '../relevance.ts';
import { isListable, isTradePhrase } from '../skills/is-listable.ts';
import { type ShownTerm, shownByRelatedJobs, shownTerm } from '../skills/shown-term.ts';

/** What the posting asks for and lines of jobs near the position show in full. */
export interface ProvenTerm extends ShownTerm {
  readonly isMust: boolean;
  /** The lines that show it, by path. */
  readonly lines: readonly string[];
}

/** A phrase that no table knows is a thing of the trade when the resume comes back to it. */
const enoughLines = 2;

/**
 * What a summary may rest on: known skills that the posting asks for, and its phrases that two lines have. No soft skill
 * and no tool of every desk, for these are in every posting.
 */
export const provenTerms = memoizeByObject((input: PlanInput): readonly ProvenTerm[] => {
  return input.rows.flatMap((row): ProvenTerm[] => {
    const { class: asked, kind, term } = row.requirement;
    if (asked === 'soft' || kind !== 'skill' || isEverydayTool(term)) return [];
    const evidence = shownByRelatedJobs(row, input);
    const shown = shownTerm(row.requirement, evidence, input);
    if (!shown || isRole(shown.text) || isEverydayTool(shown.text)) return [];
    const each = evidence.flatMap((one) => shownTerm(row.requirement, [one], input) ?? []);
    const same = each.filter(({ text }) => canonical(text) === canonical(shown.text));
    const lines = [...new Set(same.map((term) => term.evidence.path))];
    const isKnown = isListable(shown.text, true) && kindOf(shown.text) !== null;
    const isPhrase = isTradePhrase(shown.text) && lines.length >= enoughLines;
    return isKnown || isPhrase ? [{ ...shown, isMust: asked === 'must', lines }] : [];
  });
});
