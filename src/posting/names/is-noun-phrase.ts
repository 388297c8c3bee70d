import type { Language } from '../../text/language.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Token } from '../../text/tokenize.ts';
import { isPhrasalActivity } from './is-activity-with.ts';
import { everydayMatters } from './is-of-trade.ts';
import { isPeopleAround } from './is-people-around.ts';
import { isRunTogether } from './is-run-together.ts';
import { isTalk } from './is-talk.ts';
import { endsAsAdjective, isVague } from './is-vague.ts';
import { joinsName, joinsRomance } from './joins-name.ts';
import { opensAsVerb } from './opens-as-verb.ts';
import { qualifiesName } from './qualifies-name.ts';

/** Beyond this many words a stretch is a sentence, not the name of something. */
export const maxTokens = 4;

const wordOrNumber = preparedPattern(
  String.raw`^(?:[\p{L}&'’.+#-]{2,}|\p{N}{1,3}(?:\.\p{N}{1,2})?|\p{N}\p{Lu}|\p{N}{1,4}-\p{N}{1,3})$`,
);

/** Whether the tokens of a text read like the name of a thing. */
export function isNounPhrase(text: string, tokens: readonly Token[], language: Language | null): boolean {
  const [first] = tokens;
  const isJoint = ({ key }: Token, index: number) => joinsRomance(key, index, tokens.length, language);
  if (first === undefined || tokens.length - tokens.filter(isJoint).length > maxTokens) return false;
  if (tokens.length === 1 && saysLittle(first.key)) return false;
  if (language !== null && saysMore[language]?.(tokens)) return false;
  const isWord = (token: Token, index: number) =>
    isJoint(token, index) ||
    (index === 1 && isPhrasalActivity(tokens.map(({ key }) => key))) ||
    ((!isTalk(token.key, language) ||
      qualifiesName(token.key, index, tokens) ||
      joinsName(token.key, index, tokens.length) ||
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

const smallLetter = preparedPattern(String.raw`^\p{Ll}`);

/** What shows that a stretch is more than a name, or less: by language. */
const saysMore: Readonly<Partial<Record<Language, (tokens: readonly Token[]) => boolean>>> = {
  // A German name ends in its noun, which has a capital: "selbständige", "Menschen arbeitest".
  de: (tokens) => smallLetter.test(tokens.at(-1)?.text ?? ''),
  // "Tester et documenter"
  fr: ({ length, 0: first }) => length === 1 && /^[a-z]+[^i]er$/.test(first?.text ?? ''),
  // "Recibimos mucho turismo"
  es: ([first]) => /[aei]mos$/.test(first?.text ?? ''),
};

const joining: ReadonlySet<string> = new Set('on to of up in off out over by the'.split(' '));

/** "Ride-on mower", "end-to-end tests", "row-level security" */
function isHyphenated(text: string, { key, start, end }: Token): boolean {
  if (key === 'level') return text[start - 1] === '-' && end < text.length;
  return joining.has(key) && (text[end] === '-' || (start > 0 && text[start - 1] === '-'));
}

const nounsInLy = new Set(['family', 'supply', 'assembly', 'anomaly']);

/** Of words that are adjectives and nouns elsewhere: "spells names right". Token keys. */
const adverbs: ReadonlySet<string> = new Set('right fast straight'.split(' '));

function endsWithoutNoun(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.key ?? '';
  if (tokens.length > 1 && endsAsAdjective(last)) return true;
  return (last.endsWith('ly') && !nounsInLy.has(last)) || (tokens.length > 2 && adverbs.has(last));
}

/** What "infection prevention and control", "injuries and illness" leave behind. Token keys. */
const secondHalves: ReadonlySet<string> = new Set(['control', 'illness']);

const adjective = /(?:al|ive|ous|able|ible|ful|less|ary|[^e]ed)$/;

/** Whether a word alone only says of what kind another is: `relational`. Takes a token key. */
export function isQualifier(key: string): boolean {
  return adjective.test(key);
}

/** One word that qualifies another, or could be anything: `relational`, `protocols`. */
function saysLittle(key: string): boolean {
  return isVague(key) || secondHalves.has(key) || everydayMatters.has(key) || adjective.test(key);
}
