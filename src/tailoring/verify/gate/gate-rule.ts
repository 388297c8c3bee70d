import type { ReadText } from '../../../lexicon/read-text.ts';
import type { EditContext } from '../rule.ts';
import type { GateRuleId } from './gate-rule-id.ts';

/** What reads badly in a new text that did not in the text that it takes the place of. */
export interface GateRule {
  readonly id: GateRuleId;
  /** Why rewordings were dropped, in words that follow "because". */
  readonly because: string;
  check(after: ReadText, context: EditContext): string | null;
}

/** The grammar of English, judged in English resumes only. */
export function englishRule(rule: GateRule): GateRule {
  return {
    ...rule,
    check: (after, context) => (context.language === 'en' ? rule.check(after, context) : null),
  };
}
