import { phrases } from '../../../../lexicon/phrase-lists.ts';
import { readVerb } from '../../../../lexicon/verbs.ts';
import { wordClassOf } from '../../../../lexicon/word-classes.ts';
import { wordList } from '../../../../lexicon/word-lists.ts';
import type { Language } from '../../../../text/language.ts';
import { type PreparedPattern, preparedPattern } from '../../../../text/prepared-pattern.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { over, type Pattern } from '../pattern.ts';

const opening = preparedPattern(
  String.raw`^I\s(?:(?:also|then)\s)?(?<statement>(?:\p{L}+ly\s)?(?<verb>\p{L}+)\s.+)$`,
  'su',
);
/** Their form goes with the person who says it. */
const bound = wordList('writing', 'bound_to_person');

/** `I trained six bakers` becomes `Trained six bakers`: who tells is clear from the name above. */
export const withoutI: Pattern = {
  rule: 'without_i',
  why: 'voice',
  languages: ['en'],
  from: 'good',
  apply(text, { dropsI }) {
    if (!dropsI) return null;
    const { statement = '', verb = '' } = opening.exec(text)?.groups ?? {};
    if (statement === '' || bound.has(verb) || ownVoice.test(statement) || !isVerb(verb)) return null;
    return capitalized(statement);
  },
  examples: [
    ['I trained six bakers', 'Trained six bakers'],
    ['I also wrote the rota for 12 people', 'Wrote the rota for 12 people'],
    ['I quickly learned the till system', 'Quickly learned the till system'],
  ],
  leaves: [
    ['a second first person would be left', 'I trained six bakers and wrote my own recipes'],
    ['being somebody is not an action', 'I am part of the research group'],
    ['other lines of the job keep theirs', 'I trained six bakers', { ...over, dropsI: false }],
    ['wishes stay', 'I love the work at the oven'],
  ],
};

function isVerb(word: string): boolean {
  return readVerb(word) !== null || /v|^ed:/i.test(wordClassOf(word));
}

/** A text in the first person: `I plan with misconceptions in mind. Raised …` would change its voice in between. */
export const ownVoice = preparedPattern(
  String.raw`(?<!\p{L})(?:I|I['’]\p{L}+|[Mm]e|[Mm]y|[Ww]e|[Oo]ur)(?!\p{L})`,
);

const voices: Readonly<Record<Language, PreparedPattern>> = {
  en: ownVoice,
  de: preparedPattern(
    () => String.raw`(?<!\p{L})(?:${phrases('writing', 'own_voice', 'de')})(?!\p{L})`,
    'iu',
  ),
  fr: preparedPattern(
    () => String.raw`(?<!\p{L})(?:${phrases('writing', 'own_voice', 'fr')})(?!\p{L})`,
    'iu',
  ),
  // The ending of a verb says it too: `busco`, `trabajé`, `soy`.
  es: preparedPattern(
    () => String.raw`(?<!\p{L})(?:${phrases('writing', 'own_voice', 'es')})(?!\p{L})`,
    'iu',
  ),
  zh: preparedPattern(() => phrases('writing', 'own_voice', 'zh')),
};

export function ownVoiceIn(language: Language | null): PreparedPattern {
  return language === null ? ownVoice : voices[language];
}
