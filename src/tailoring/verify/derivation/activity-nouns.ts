import type { ReadText } from '../../../lexicon/read-text.ts';
import {
  type Activity,
  activityOfNoun,
  type InfinitiveLanguage,
  withInfinitive,
} from '../../../lexicon/words/infinitives.ts';
import type { Language } from '../../../text/language.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import type { Token } from '../../../text/tokenize.ts';
import { wordSet } from '../../../values/lists.ts';
import { namedCharge } from '../../framing/foreign-charges.ts';
import { closestSentence, sentencesOf } from '../../framing/sentences.ts';

/* Words of German, French and Spanish that a sentence may use for others of its evidence: `Gestion` for `gérer`. */

/** True for the noun of a verb in the evidence, or for the noun that says what somebody was responsible for. */
export function isActivityOfOwnVerb(
  token: Token,
  after: ReadText,
  sources: readonly ReadText[],
  language: Language | null,
): boolean {
  if (!isInfinitiveLanguage(language)) return false;
  const activity = activityNamedAt(after.text.slice(token.start), language);
  if (activity !== undefined && sources.some((source) => says(source, activity.infinitive, language)))
    return true;
  const sentence = sentencesOf(after.text).find((candidate) => candidate.startsWith(token.text));
  if (sentence === undefined) return false;
  const charge = namedCharge(closestSentence(sentence, sources), language);
  return charge?.startsWith(sentence.slice(0, comparedLength)) === true;
}

/** The activity that a text opens with, in up to three words: `mise en place`. */
function activityNamedAt(text: string, language: InfinitiveLanguage): Activity | undefined {
  const words = (openingWords.exec(text)?.[0] ?? '').toLowerCase().split(' ');
  return words
    .map((_, at) => activityOfNoun(words.slice(0, words.length - at).join(' '), language))
    .find((activity) => activity !== undefined);
}

const openingWords = preparedPattern(String.raw`^\p{L}+(?:\s\p{L}+){0,2}`, 'u');

/** Letters that identify a charge, whose end may be respelled. */
const comparedLength = 24;

/** Some infinitives have several words: `mettre en place`. */
function says(source: ReadText, infinitive: string, language: InfinitiveLanguage): boolean {
  const { text, tokens } = source;
  const isNamed = infinitive.includes(' ')
    ? text.toLowerCase().includes(infinitive)
    : tokens.some((token) => token.text.toLowerCase() === infinitive);
  return isNamed || saysInPerfect(text.toLowerCase(), infinitive, language);
}

const inPerfect = preparedPattern(
  String.raw`(?<!\p{L})(?:j['’]ai|he)\s(?:(?:également|aussi)\s)?(?<said>\p{L}+(?:\s\p{L}+){0,2})`,
  'gu',
);

/** True for the participle of the verb: `j'ai géré`. */
function saysInPerfect(text: string, infinitive: string, language: InfinitiveLanguage): boolean {
  if (language === 'de') return false;
  return [...inPerfect.all(text)].some(({ groups = {} }) => {
    const said = withInfinitive(groups['said'] ?? '', language);
    return said === infinitive || said?.startsWith(`${infinitive} `) === true;
  });
}

/** Articles and prepositions that change with the case or the word before. They claim nothing. */
const ofCase: Readonly<Record<InfinitiveLanguage, ReadonlySet<string>>> = {
  de: wordSet('der des die einer eines von'),
  fr: wordSet('d de des du'),
  es: wordSet('de del e y'),
};
const germanEndings = wordSet('e en er n s');
const minStemLength = 3;

/** True for an article or preposition that changes with the case or the word before. */
export function isOfCase(word: string, language: InfinitiveLanguage): boolean {
  return ofCase[language].has(word);
}

/** True for an article of another case, and for a German word that only has another ending: `Teams` for `Team`. */
export function isInflected(
  { text }: Token,
  sources: readonly ReadText[],
  language: Language | null,
): boolean {
  if (!isInfinitiveLanguage(language)) return false;
  const lower = text.toLowerCase();
  if (isOfCase(lower, language)) return true;
  if (language !== 'de') return false;
  return sources.some(({ tokens }) => tokens.some((token) => haveSameStem(lower, token.text.toLowerCase())));
}

/** True for two German words that differ only in the ending of a case. */
export function haveSameStem(one: string, other: string): boolean {
  const stems = stemsOf(one);
  return stemsOf(other).some((stem) => stems.includes(stem));
}

/** The word and what is left without one of the endings of a case. */
function stemsOf(word: string): readonly string[] {
  const cut = [...germanEndings]
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= minStemLength)
    .map((ending) => word.slice(0, -ending.length));
  return [word, ...cut];
}

function isInfinitiveLanguage(language: Language | null): language is InfinitiveLanguage {
  return language === 'de' || language === 'fr' || language === 'es';
}
