import { formsOf, kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { type ReadTerm, readText } from '../../../lexicon/read-text.ts';
import { rangeOf } from '../../../text/find-form.ts';
import { isSmallLetters, opensCapitalizedWord, opensWithCapital } from '../../../text/letters.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import type { Token } from '../../../text/tokenize.ts';
import { lazy } from '../../../values/memoize.ts';
import { withArticle } from '../../grammar/spelling.ts';
import { isGlued, isInBracketsAfter } from './swap-aliases.ts';

export interface Respelled {
  readonly text: string;
  /** The original and the corrected spelling of each changed name. */
  readonly names: readonly { readonly from: string; readonly to: string }[];
}

const hasCapital = preparedPattern(String.raw`^\p{Lu}|\p{Ll}\p{Lu}`);
const allCapitals = preparedPattern(String.raw`^[^\p{Ll}]+$`);

/** Gives names of tools their official capitals: `javascript` and `Javascript` become `JavaScript`. */
export function respellNames(lexicon: Lexicon, own: string): Respelled {
  if (allCapitals.test(own)) return { text: own, names: [] };
  let respelled = respellListedNames(own);
  const { text } = respelled;
  const { tokens, terms } = readText(lexicon, text);
  // From the end, so that earlier offsets stay valid.
  for (const [index, term] of [...terms.entries()].toReversed()) {
    const to = officialSpelling(lexicon, term);
    const { start, end } = rangeOf(tokens, term.first, term.count);
    if (to === null || isGlued(text, { start, end })) continue;
    if (isInBracketsAfter(lexicon, text.slice(0, start), term.canonical)) continue;
    if (mayBeWord(term.text) && !isListedWithTool(lexicon, text, tokens, terms, index)) continue;
    const before = respelled.text.slice(0, start);
    respelled = {
      text: withArticle(before, to) + respelled.text.slice(end),
      names: [{ from: term.text, to }, ...respelled.names],
    };
  }
  return respelled;
}

/** Corrects listed names that are not skills (`Linkedin`) or are written as two words (`Power Point`). */
function respellListedNames(text: string): Respelled {
  const names: { from: string; to: string }[] = [];
  const pattern = namePattern();
  const respelled = text.replace(pattern.regExp, (from: string, at: number) => {
    const to = nameByLowercase().get(from.replace(' ', '').toLowerCase()) ?? from;
    if (from === to || allCapitals.test(from) || isGlued(text, { start: at, end: at + from.length }))
      return from;
    // In `Power Point station` and `the Word Press Office`, the words belong to another name.
    if (from.includes(' ') && !endsName.test(text.slice(at + from.length))) return from;
    names.push({ from, to });
    return to;
  });
  return { text: respelled, names };
}

const endsName = preparedPattern(
  String.raw`^(?:$|[,;:.)/&]|\s(?:and|or|as|to|for|in|presentations?|slides?|decks?|skills?|reports?|posts?|documents?|drawings?)(?!\p{L}))`,
);

const nameByLowercase = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(
      [
        ...wordList('writing', 'own_name').words('en'),
        ...wordList('writing', 'often_split_name').words('en'),
      ].map((name) => [name.toLowerCase(), name]),
    ),
);

const innerCapital = preparedPattern(String.raw`(?<=\p{Ll})(?=\p{Lu})`, 'u');

/** Matches listed names in any case; if written as two words, only with both capitals: not `linked in`. */
const namePattern = lazy((): PreparedPattern => {
  const whole = wordList('writing', 'own_name').words('en').map(inAnyCase);
  const apart = wordList('writing', 'often_split_name')
    .words('en')
    .map((name) => name.replace(innerCapital.regExp, ' '));
  return preparedPattern(
    String.raw`(?<![\p{L}\p{N}_./@-])(?:${[...whole, ...apart].join('|')})(?![\p{L}\p{N}_/@-]|\.\p{L})`,
    'gu',
  );
});

function inAnyCase(name: string): string {
  return name.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

/** True for a name in small letters that may be an ordinary word: `docker`, `oxygen`. */
function mayBeWord(name: string): boolean {
  return isSmallLetters(name) && !toolNamePart.test(name);
}

/** Parts of tool names that do not occur in ordinary words. */
const toolNamePart =
  /(?:script|sql|db|js|github|gitlab)$|^(?:my|post|wordpress|photoshop|salesforce|powerpoint)/;

const listed = preparedPattern(String.raw`^(?:\s?[,/&+]\s?|,?\s(?:and|or)\s)(?:an?\s)?$`);

/** True if the term is listed next to another tool, which shows that it is one: `docker and kubernetes`. */
function isListedWithTool(
  lexicon: Lexicon,
  text: string,
  tokens: readonly Token[],
  terms: readonly ReadTerm[],
  index: number,
): boolean {
  return [index - 1, index].some((at) => {
    const [left, right] = [terms[at], terms[at + 1]];
    if (
      !left ||
      !right ||
      kindOf(lexicon, left.canonical) !== 'tool' ||
      kindOf(lexicon, right.canonical) !== 'tool'
    )
      return false;
    const end = rangeOf(tokens, left.first, left.count).end;
    return listed.test(text.slice(end, rangeOf(tokens, right.first, right.count).start));
  });
}

/**
 * The lexicon's spelling if it differs only in capitals or in the dot of `Node.js`; null if the text has it right
 * or may mean something else.
 */
function officialSpelling(lexicon: Lexicon, { canonical, text }: ReadTerm): string | null {
  if (kindOf(lexicon, canonical) !== 'tool' || allCapitals.test(text)) return null;
  const lower = text.toLowerCase();
  const forms = formsOf(lexicon, canonical).filter((form) => form.toLowerCase() === lower);
  const dotted = lower.endsWith('js') && withoutDots(canonical) === withoutDots(lower) ? canonical : null;
  const form = dotted ?? forms[0];
  if (form === undefined || forms.includes(text) || wordList('writing', 'small_name').hasIn('en', lower))
    return null;
  // `VueJS` is not better than `VueJs`, and `Atlas` may be something other than a long name in capitals.
  if (form.endsWith('JS') || (allCapitals.test(form) && form.length > maxInitialsLength)) return null;
  return hasCapital.test(form) && !wouldLowercaseWord(text, form) ? form : null;
}

/** True if a capitalized word would lose its capital: `Yii Framework` and `Oxygen`, but not `JQuery`. */
function wouldLowercaseWord(text: string, form: string): boolean {
  const formWords = form.split(' ');
  return text
    .split(' ')
    .some((word, at) => opensCapitalizedWord(word) && !opensWithCapital(formWords[at] ?? ''));
}

const maxInitialsLength = 4;

function withoutDots(name: string): string {
  return name.toLowerCase().replaceAll('.', '');
}
