import { lazy } from '../text/memoize.ts';
import { itemsIn, packedRows } from './packed-lexicon.ts';

/** The rules of matching and grammar that look for words, as `data/tailoring/words.tsv` names them. */
type TailoringRule =
  | 'common_activity'
  | 'common_noun'
  | 'grade_noun'
  | 'homograph'
  | 'intransitive_verb'
  | 'light_head'
  | 'made_in_language'
  | 'particle'
  | 'place_acronym'
  | 'place_noun'
  | 'plain_present'
  | 'plain_verb'
  | 'product_noun'
  | 'programming_noun'
  | 'tool_noun'
  | 'work_noun';

/** The words of a rule in all languages, read when they are first asked for. */
export function tailoringWords(rule: TailoringRule): Pick<ReadonlySet<string>, 'has'> {
  const words = lazy((): ReadonlySet<string> => {
    const rows = packedRows('tailoring-words').filter(([named]) => named === rule);
    return new Set(rows.flatMap(([, list = '']) => itemsIn(list)));
  });
  return { has: (word) => words().has(word) };
}
