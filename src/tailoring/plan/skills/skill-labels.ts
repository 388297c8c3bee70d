import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { andWords } from '../../../lexicon/words/function-words.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';

/* Names that label skills: levels and lists of programs. */

const levelWord = (): string => `(?:${phrases('tailoring', 'level_of_skill')})`;
const levelNoun = (): string => `(?:${phrases('tailoring', 'noun_for_skill')})`;

/**
 * Matches group names that state a level, which only the person can assign: `Proficient`, `Gute Kenntnisse`. The word
 * must be the whole name or be next to a noun for knowledge: `Bases de données` and `Solid mechanics` are fields.
 */
export const statesLevel = preparedPattern(
  () =>
    [
      String.raw`^\s*${levelWord()}(?:\s?(?:[/&,]|${andWords()})\s?${levelWord()})?\s*(?:$|[(:：–-])`,
      String.raw`(?<!\p{L})${levelWord()}\s(?:\p{L}{1,20}\s)?${levelNoun()}(?!\p{L})`,
      String.raw`(?<!\p{L})${levelWord()}\s(?:in|with|at|to|mit|en)(?!\p{L})`,
      String.raw`(?<!\p{L})${levelNoun()}\s?:?\s?${levelWord()}(?!\p{L})`,
      String.raw`(?<!\p{L})(?:${phrases('tailoring', 'some_knowledge', 'en', 'de', 'fr', 'es')})(?!\p{L})`,
      phrases('tailoring', 'some_knowledge', 'zh'),
    ].join('|'),
  'iu',
);

/** Matches group names that fit any program: `Software`, `Outils`, `Programs & tools`. */
export const programList = preparedPattern(
  () =>
    String.raw`^(?:(?:${phrases('tailoring', 'group_of_programs', 'en', 'de', 'fr', 'es')})(?:\s?(?:[&/,]|${andWords()})\s?)?){1,3}$|^(?:${phrases('tailoring', 'group_of_programs', 'zh')})$`,
  'iu',
);
