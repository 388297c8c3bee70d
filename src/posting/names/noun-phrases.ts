import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import type { Language } from '../../text/language.ts';
import { opensSmall } from '../../text/letters.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import type { Token } from '../../text/tokenize.ts';
import { wordSet } from '../../values/lists.ts';
import { hasRequirementPrefix, modifiersLength } from '../cues/requirement-prefixes.ts';
import {
  closingNouns,
  endsAsAdjective,
  genericNouns,
  isGenericNoun,
  isPhrasalActivity,
  isStopWord,
  opensAsVerb,
} from './stop-words.ts';

/** A longer stretch is a sentence, not a name. In words. */
export const maxTokens = 4;

const wordOrNumber = preparedPattern(
  String.raw`^(?:[\p{L}&'’.+#-]{2,}|\p{N}{1,3}(?:\.\p{N}{1,2})?|\p{N}\p{Lu}|\p{N}{1,4}-\p{N}{1,3})$`,
);

/** True if the tokens of a text read like the name of a thing. */
export function isNounPhrase(text: string, tokens: readonly Token[], language: Language | null): boolean {
  const [first] = tokens;
  const isJoint = ({ key }: Token, index: number) => joinsRomance(key, index, tokens.length, language);
  if (first === undefined || tokens.length - tokens.filter(isJoint).length > maxTokens) return false;
  if (tokens.length === 1 && saysLittle(first.key)) return false;
  if (language !== null && saysMore[language]?.(tokens)) return false;
  const isWord = (token: Token, index: number) =>
    isJoint(token, index) ||
    (index === 1 && isPhrasalActivity(tokens.map(({ key }) => key))) ||
    ((!isStopWord(token.key, language) ||
      qualifiesName(token.key, index, tokens) ||
      mayBeInName(token.key, index, tokens.length) ||
      isHyphenated(text, token)) &&
      wordOrNumber.test(token.text));
  return (
    tokens.every(isWord) &&
    tokens.some(({ text: word }) => word.length >= 4) &&
    !opensAsVerb(tokens) &&
    !endsWithoutNoun(tokens) &&
    !isPeopleAround(tokens) &&
    !tokens.some(({ text: word }) => isRunTogether(word))
  );
}

/** Signs by language that a stretch is more, or less, than a name. */
const saysMore: Readonly<Partial<Record<Language, (tokens: readonly Token[]) => boolean>>> = {
  // A German name ends with a noun, which is capitalized: "selbständige", "Menschen arbeitest" are not names.
  de: (tokens) => opensSmall(tokens.at(-1)?.text ?? ''),
  // "Tester et documenter"
  fr: ({ length, 0: first }) => length === 1 && /^[a-z]+[^i]er$/.test(first?.text ?? ''),
  // "Recibimos mucho turismo"
  es: ([first]) => /[aei]mos$/.test(first?.text ?? ''),
};

const joining = wordSet('on to of up in off out over by the');

/** "Ride-on mower", "end-to-end tests", "row-level security" */
function isHyphenated(text: string, { key, start, end }: Token): boolean {
  if (key === 'level') return text[start - 1] === '-' && end < text.length;
  return joining.has(key) && (text[end] === '-' || (start > 0 && text[start - 1] === '-'));
}

const nounsInLy = new Set(['family', 'supply', 'assembly', 'anomaly']);

/** Words that are adjectives or nouns elsewhere: "spells names right". Token keys. */
const adverbs = wordSet('right fast straight');

function endsWithoutNoun(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.key ?? '';
  if (tokens.length > 1 && endsAsAdjective(last)) return true;
  return (last.endsWith('ly') && !nounsInLy.has(last)) || (tokens.length > 2 && adverbs.has(last));
}

/** Left over when "infection prevention and control" or "injuries and illness" is split. Token keys. */
const secondHalves: ReadonlySet<string> = new Set(['control', 'illness']);

const adjective = /(?:al|ive|ous|able|ible|ful|less|ary|[^e]ed)$/;

/** True if a word alone only qualifies another: `relational`. Takes a token key. */
export function isQualifier(key: string): boolean {
  return adjective.test(key);
}

/** True for a word that qualifies another or could be anything: `relational`, `protocols`. */
function saysLittle(key: string): boolean {
  return isGenericNoun(key) || secondHalves.has(key) || everydayMatters.has(key) || adjective.test(key);
}

/** Stop words that tell things apart in a name: "month end", "time series". Token keys. */
const qualifyingNouns = wordSet('mission month time business value field user');

/** Stop words that name the object of an activity: "client onboarding", "goal setting". Token keys. */
const objectsOfActivities = wordList('posting', 'object_of_activity');
const activity =
  /(?:[a-z]{3}ing|[a-z]{3}tion|[a-z]sion|[a-z]{3}ment|[a-z]{3}ance|approval|appraisal|renewal|referral)$/;

/** Activities that say little alone but enough with their object: "goal setting". Token keys. */
const namedActivity: ReadonlySet<string> = new Set(['setting', 'handling']);

/** Names that begin with a stop word: `high availability`. Token keys. */
const namesWithStopWord = wordList('posting', 'name_with_stop_word');

/** True if a stop word belongs to the name around it: "month end", "goal setting", "high availability". */
function qualifiesName(key: string, index: number, tokens: readonly Token[]): boolean {
  const next = tokens[index + 1];
  const head = tokens.at(-1)?.key ?? '';
  if (next === undefined) return false;
  if (namesWithStopWord.has(`${key} ${next.key}`)) return true;
  if (qualifyingNouns.has(key)) return !everydayMatters.has(head) && !genericNouns.has(head);
  return (
    index === 0 &&
    objectsOfActivities.has(key) &&
    activity.test(head) &&
    (namedActivity.has(head) || !isGenericNoun(head))
  );
}

/** True if a stop word is part of a name in this position: "monitoring of anaesthesia", "inventory reports". */
export function mayBeInName(key: string, index: number, count: number): boolean {
  if (index === 0) return false;
  return index === count - 1 ? closingNouns.has(key) : key === 'of';
}

const joinsName = wordList('posting', 'joins_name');

/** "Contrôle du chargement", "asistencia a juicios" */
function joinsRomance(key: string, index: number, count: number, language: Language | null): boolean {
  return (language === 'fr' || language === 'es') && index > 0 && index < count - 1 && joinsName.has(key);
}

/** People one deals with at work, not something one knows. Token keys. */
const people = wordList('posting', 'people');
const collective = wordSet('faculty personnel public board commission committee');

const titled = /^[A-Z][a-z]+$/;

/** A longer name is specific and may belong to a trade: "online travel agencies". */
const maxWords = 2;

/** True if a name only means people or offices in general: "city officials", "contractors". */
export function isPeopleAround(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  if (last === undefined || tokens.length > maxWords) return false;
  return (
    collective.has(last.key) || (people.has(last.key) && (last.text.endsWith('s') || titled.test(last.text)))
  );
}

const secondHalf = preparedPattern(String.raw`\p{Ll}(\p{Lu}\p{Ll}{3,})$`);

/** "TrimmingStandard": an action noun followed by a capital. */
const twoNouns = preparedPattern(String.raw`\p{Ll}{2}(?:ing|ness|ment|ology|ities)\p{Lu}\p{Ll}{2,}`);

/** "environmentAbility": two words joined by a paste, of which the second begins another sentence. */
export function isRunTogether(word: string): boolean {
  if (twoNouns.test(word)) return true;
  const [, second] = secondHalf.exec(word) ?? [];
  if (second === undefined) return false;
  if (isStopWord(second.toLowerCase(), null) || modifiersLength(`${second} `) > 0) return true;
  return hasRequirementPrefix(`${second} to `) || hasRequirementPrefix(`${second} with `);
}

/** People and matters of every job, at the end of a phrase. Token keys. */
const everydayMatters = wordList('posting', 'everyday_matter');

/** True if the tokens after a verb name a matter of a particular trade. */
export function isOfTrade(tokens: readonly Token[]): boolean {
  return !everydayMatters.has(tokens.at(-1)?.key ?? '');
}

const ideographs = preparedPattern(String.raw`\p{Script=Han}{2}`);
const chinesePhrase = preparedPattern(String.raw`^[\p{Script=Han}\p{L}\p{N}+#.\s-]{2,12}$`);
const notInNoun = preparedPattern(() => phrases('posting', 'not_in_noun'));
const opensAsJudgment = preparedPattern(() => `^(?:${phrases('posting', 'opens_judgment')})`);
const endsAsJudgment = preparedPattern(() => `(?:${phrases('posting', 'ends_judgment')})$`);

/** Like `isNounPhrase`, for text without word breaks: a short stretch without stop words. */
export function isChinesePhrase(text: string): boolean {
  if (!ideographs.test(text) || !chinesePhrase.test(text) || notInNoun.test(text)) return false;
  return !opensAsJudgment.test(text) && !endsAsJudgment.test(text);
}
