import { lazy } from '../text/memoize.ts';
import { itemsIn, packedRows } from './packed-lexicon.ts';

/** The rules of matching and grammar that look for words, as `data/tailoring/words.tsv` names them. */
export const tailoringRules = [
  'activity_word',
  'common_activity',
  'common_noun',
  'grade_noun',
  'homograph',
  'intransitive_verb',
  'light_head',
  'made_in_language',
  'particle',
  'performance_noun',
  'performing_verb',
  'place_acronym',
  'place_noun',
  'plain_present',
  'plain_verb',
  'product_noun',
  'programming_noun',
  'title_generic_head',
  'title_helper',
  'title_leading',
  'title_office',
  'title_seniority',
  'tool_noun',
  'work_noun',
] as const;

type TailoringRule = (typeof tailoringRules)[number];

/** The words of a rule in all languages. */
export function tailoringWordList(rule: TailoringRule): readonly string[] {
  return packedRows('tailoring-words').flatMap(([named, words = '']) =>
    named === rule ? itemsIn(words) : [],
  );
}

/** As a set that is read when it is first asked. */
export function tailoringWords(rule: TailoringRule): Pick<ReadonlySet<string>, 'has'> {
  const words = lazy((): ReadonlySet<string> => new Set(tailoringWordList(rule)));
  return { has: (word) => words().has(word) };
}
