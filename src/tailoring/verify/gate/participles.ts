import { leadsAlone } from '../../grammar/verb-tense.ts';
import { englishRule, type GateRule } from './gate-rule.ts';
import { statementsOf } from './statements.ts';

/** `…; used during a talk` is no bullet `Used during a talk`: nothing would say what was used. */
export const participle: GateRule = englishRule({
  id: 'participle',
  because: 'a sentence would have lost what it speaks of',
  check(after, { edit, before, sources }) {
    if (edit.op === 'surface_skill' || edit.op === 'headline') return null;
    const own = [before, ...sources]
      .flatMap(({ text }) => statementsOf(text))
      .map((statement) => statement.toLowerCase());
    const orphan = statementsOf(after.text).find((statement) => {
      const opening = statement.toLowerCase().slice(0, comparedLength);
      return !own.some((each) => each.startsWith(opening)) && !leadsAlone(statement);
    });
    return orphan === undefined ? null : `"${orphan}" does not say what it speaks of`;
  },
});

/** So much of a statement tells which of the base it is: its end may be worded anew. */
const comparedLength = 12;
