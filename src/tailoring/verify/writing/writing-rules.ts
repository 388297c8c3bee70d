import type { EditContext, Finding, WritingRule, WritingRuleId } from '../rule.ts';
import { article, number } from './agreement.ts';
import { brackets, markup } from './marks.ts';
import { cutTerm, olderName } from './names.ts';
import { capital, limitingWord, participle, verbForm } from './sentences.ts';

const writingRules: readonly WritingRule[] = [
  brackets,
  markup,
  cutTerm,
  capital,
  number,
  article,
  verbForm,
  limitingWord,
  participle,
  olderName,
];

/**
 * Finds bad writing in an edit's new text, by rules or by a model. Problems that the person's own text already had are
 * ignored.
 */
export function badWriting(context: EditContext): readonly Finding[] {
  const { after } = context;
  if (!after) return [];
  return writingRules.flatMap((rule) => {
    const message = rule.check(after, context);
    return message === null ? [] : [{ rule: rule.id, message }];
  });
}

/** These two are found in the whole document. */
const ids: readonly WritingRuleId[] = [...writingRules.map(({ id }) => id), 'tense', 'repeated'];

/** The writing rule with this id; null for a rule of the verifier. */
export function writingRuleOf(id: string): WritingRuleId | null {
  return ids.find((rule) => rule === id) ?? null;
}
