import { kindOf } from '../../../lexicon/lexicon.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import type { EditContext } from '../rule.ts';
import type { GateRule } from './gate-rule.ts';
import { statementsOf } from './statements.ts';

const firstWord = preparedPattern(String.raw`^[^\p{L}\p{N}]{0,9}([\p{L}\p{N}](?:[^\s,;:]*[\p{L}\p{N}])?)`);
const small = preparedPattern(String.raw`^\p{Ll}`);
/** `iOS`, `k8s`, `dbt` and `pH` keep their small letter. */
const named = preparedPattern(String.raw`[\p{Lu}\p{N}@/._]`);

/** Sentences and bullets begin with a capital, as those of the base do. Chinese has none. */
export const capital: GateRule = {
  id: 'capital',
  because: 'a sentence would have begun with a small letter',
  check(after, context) {
    const own = openersOf(context.before);
    const opener = writtenOpeners(after, context).find(
      (word) => small.test(word) && !(named.test(word) || kindOf(word) === 'tool' || own.includes(word)),
    );
    return opener === undefined ? null : `a sentence begins with "${opener}"`;
  },
};

function writtenOpeners(after: ReadText, { edit, input }: EditContext): readonly string[] {
  // A list whose items begin with small letters goes on so.
  const isItem = edit.op === 'surface_skill' || edit.source.startsWith('skills[');
  const isSmallList = input.model.chunks.some(({ kind, text }) => kind === 'skill' && small.test(text));
  return isItem && isSmallList ? [] : openersOf(after);
}

function openersOf({ text }: ReadText): readonly string[] {
  return statementsOf(text).flatMap((statement) => firstWord.exec(statement)?.[1] ?? []);
}
