import type { EditContext, GateRule, GateRuleId } from '../rule.ts';
import { article, number } from './agreement.ts';
import { brackets, markup } from './marks.ts';
import { cutTerm, olderName } from './names.ts';
import { capital, limitingWord, participle, verbForm } from './sentences.ts';

/** Why an edit was withheld. */
interface GateFinding {
  readonly rule: GateRuleId;
  readonly message: string;
}

const gateRules: readonly GateRule[] = [
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
 * The last gate before the document: whatever made a text, it reads as well as the one that it takes the place of.
 * What was wrong in the person's own text already is not judged.
 */
export function badWriting(context: EditContext): readonly GateFinding[] {
  const { after } = context;
  if (!after) return [];
  return gateRules.flatMap((rule) => {
    const message = rule.check(after, context);
    return message === null ? [] : [{ rule: rule.id, message }];
  });
}

const reasons: ReadonlyMap<GateRuleId, string> = new Map<GateRuleId, string>([
  ...gateRules.map(({ id, because }): [GateRuleId, string] => [id, because]),
  ['tense', 'only half of a job would have been put into the past tense'],
  ['repeated', 'the same thing would have been named twice'],
]);

/** The rule of the gate that goes by this id; null for a rule of the verifier. */
export function gateRuleOf(id: string): GateRuleId | null {
  return [...reasons.keys()].find((rule) => rule === id) ?? null;
}

/** Why rewordings were withheld, in words that follow "because". */
export function reasonOf(rule: GateRuleId): string {
  return reasons.get(rule) ?? '';
}
