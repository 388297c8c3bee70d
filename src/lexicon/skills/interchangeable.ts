import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { termKey, tokenize } from '../../text/tokenize.ts';
import { fold, isSpelledAlike } from '../../values/fold.ts';
import { lazy, memoize } from '../../values/memoize.ts';
import { belongsTo, hostTermOf, type Lexicon, languageOf, memoizeByLexicon } from '../lexicon.ts';
import { grammarWords } from '../words/generic-words.ts';
import { rootOf } from '../words/word-families.ts';
import { makerNames, productWords, trueSpellings } from './product-names.ts';

/**
 * True if one spelling of a term may replace the other in a text. Sharing a row of the lexicon is not enough: a row
 * also has translations and near-synonyms, which are good for finding evidence but not for changing a person's words.
 */
export function areInterchangeable(lexicon: Lexicon, one: string, other: string): boolean {
  return pairsOf(lexicon, one)(other);
}

/** Cached, because every edit compares the same pairs. */
const pairsOf = memoizeByLexicon(500, (lexicon, one) =>
  memoize(50, (other) => areOneThing(lexicon, one, other)),
);

function areOneThing(lexicon: Lexicon, one: string, other: string): boolean {
  if (areOfTwoLanguages(lexicon, one, other)) return false;
  return (
    areSame(one, other) ||
    haveSameWords(one, other) ||
    areWrittenAlike(one, other) ||
    isShortFor(one, other) ||
    isShortFor(other, one) ||
    differByMaker(one, other) ||
    areReviewed(one, other) ||
    areOfHost(lexicon, one, other)
  );
}

/** True for a translation according to the lexicon, however similar the spelling. */
function areOfTwoLanguages(lexicon: Lexicon, one: string, other: string): boolean {
  const language = languageOf(lexicon, one);
  return language !== null && !belongsTo(lexicon, other, language);
}

function areSame(one: string, other: string): boolean {
  const [words, others] = [tokenize(one), tokenize(other)];
  return (
    words.length === others.length &&
    words.every(({ key, text }, index) => {
      const like = others[index];
      return like !== undefined && key === like.key && isSpelledAlike(text, like.text);
    })
  );
}

/** The same words, inflected or in another order: `medication administration` and `administering medications`. */
function haveSameWords(one: string, other: string): boolean {
  const roots = (text: string) =>
    tokenize(text)
      .filter(({ key }) => !grammarWords.has(key))
      .map(rootOf)
      .sort()
      .join(' ');
  return roots(one) === roots(other) && roots(one) !== '';
}

/** `front-end` and `frontend`, `React` and `ReactJS`. */
function areWrittenAlike(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

const sign = preparedPattern(String.raw`[^\p{L}\p{N}+#]`, 'gu');
const scriptEnding = preparedPattern(String.raw`(?<=\p{L}{2})js$`);

function lettersOf(text: string): string {
  const folded = fold(text);
  const letters = folded.replace(sign.regExp, '');
  return letters.replace(scriptEnding.regExp, '');
}

/** An acronym, a numeronym or the first part of a name: `CRRT`, `k8s`, `Postgres`. */
function isShortFor(short: string, long: string): boolean {
  if (/\s/.test(short)) return false;
  return isAcronym(short, long) || isNumeronym(short, long) || isClipped(short, long);
}

const capitals = preparedPattern(String.raw`^\p{Lu}[\p{L}\p{N}]*\p{Lu}$|^\p{Lu}{2,}$`);
const innerCapital = preparedPattern(String.raw`(?<=\p{Ll})(?=\p{Lu})`, 'gu');
const word = preparedPattern(String.raw`[\p{L}\p{N}]+`, 'gu');

/** `CRRT` of `continuous renal replacement therapy`. */
export function isAcronym(short: string, long: string): boolean {
  const letters = short.replace(/s$/, '').replaceAll(/[.&/-]/g, '');
  if (!capitals.test(letters)) return false;
  const words = long.replaceAll(innerCapital.regExp, ' ').match(word.regExp) ?? [];
  if (words.length < 2) return false;
  const initials = (list: readonly string[]) =>
    list
      .map((each) => each.slice(0, 1))
      .join('')
      .toLowerCase();
  const content = words.filter((each) => !grammarWords.has(each.toLowerCase()));
  return [initials(words), initials(content)].includes(letters.toLowerCase());
}

const numeronym = preparedPattern(String.raw`^(\p{L})(\d+)(\p{L})$`);

function isNumeronym(short: string, long: string): boolean {
  const [, first, count, last = ''] = numeronym.exec(short.toLowerCase()) ?? [];
  if (first === undefined) return false;
  const whole = long.toLowerCase();
  return whole.length === Number(count) + 2 && whole.startsWith(first) && whole.endsWith(last);
}

const name = preparedPattern(String.raw`^\p{Lu}\p{Ll}{3,}$`);
const nameEnding = preparedPattern(String.raw`^(?:\.?[\p{Lu}\p{N}]{2,3}|\.\p{Ll}{2})$`);

/** Only for names: `Postgres` for `PostgreSQL`, `Node` for `Node.js`, but never `account` for `accountancy`. */
function isClipped(short: string, long: string): boolean {
  const isName = name.test(short) && long.toLowerCase().startsWith(short.toLowerCase());
  return isName && nameEnding.test(long.slice(short.length));
}

const outerCapital = preparedPattern(String.raw`^\p{Lu}|\p{Lu}$`);

/** `Kafka` and `Apache Kafka`, `Salesforce` and `Salesforce CRM`; only for names, because `ms` is also a unit. */
function differByMaker(one: string, other: string): boolean {
  const alone = nameAlone(one);
  return outerCapital.test(alone) && alone === nameAlone(other);
}

/** The name without a product word at its end or a maker at its start; left whole if nothing else remains. */
function nameAlone(text: string): string {
  const words = text.toLowerCase().split(/[\s-]+/);
  const end = words.findLastIndex((word) => !productWords.has(word)) + 1;
  const start = words.findIndex((word) => !makerNames.has(word));
  const written = text.split(/[\s-]+/);
  return (start >= 0 && start < end ? written.slice(start, end) : written).join(' ');
}

/** The group of each spelling, by its key. */
const reviewedGroups = lazy(
  (): ReadonlyMap<string, number> =>
    new Map(
      trueSpellings().flatMap((spellings, index) =>
        spellings.map((each): [string, number] => [termKey(each), index]),
      ),
    ),
);

/** True for spellings of one thing by review, not by a rule. */
function areReviewed(one: string, other: string): boolean {
  const group = reviewedGroups().get(termKey(one));
  return group !== undefined && group === reviewedGroups().get(termKey(other));
}

/** True for spellings of a term that the host configured, because its author vouches for the aliases. */
function areOfHost(lexicon: Lexicon, one: string, other: string): boolean {
  const term = hostTermOf(lexicon, one);
  return term !== null && term === hostTermOf(lexicon, other);
}
