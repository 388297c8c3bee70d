import { formsOf, kindOf } from '../../../lexicon/lexicon.ts';
import { type ReadTerm, readText } from '../../../lexicon/read-text.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { rangeOf } from '../../../text/find-form.ts';
import { lazy } from '../../../text/memoize.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/prepared-pattern.ts';
import type { Token } from '../../../text/tokenize.ts';
import { withArticle } from '../../grammar/spelling.ts';
import { isGlued, isInBracketsAfter } from './swap-aliases.ts';

export interface Respelled {
  readonly text: string;
  /** As the text had it, and as it is written. */
  readonly names: readonly { readonly from: string; readonly to: string }[];
}

const oneCapital = preparedPattern(String.raw`^\p{Lu}|\p{Ll}\p{Lu}`);
const allCapitals = preparedPattern(String.raw`^[^\p{Ll}]+$`);

/** Names of tools with the capitals that their makers give them: `javascript` and `Javascript` become `JavaScript`. */
export function respellNames(own: string): Respelled {
  if (allCapitals.test(own)) return { text: own, names: [] };
  let respelled = knownNames(own);
  const { text } = respelled;
  const { tokens, terms } = readText(text);
  // From the end, so that what comes before keeps its place.
  for (const [index, term] of [...terms.entries()].toReversed()) {
    const to = official(term);
    const { start, end } = rangeOf(tokens, term.first, term.count);
    if (to === null || isGlued(text, { start, end })) continue;
    if (isInBracketsAfter(text.slice(0, start), term.canonical)) continue;
    if (mayBeWord(term.text) && !standsByTool(text, tokens, terms, index)) continue;
    const before = respelled.text.slice(0, start);
    respelled = {
      text: withArticle(before, to) + respelled.text.slice(end),
      names: [{ from: term.text, to }, ...respelled.names],
    };
  }
  return respelled;
}

/** `Linkedin`, `Power Point`: names that are no skills, and names in two pieces. */
function knownNames(text: string): Respelled {
  const names: { from: string; to: string }[] = [];
  const pattern = namePattern();
  const respelled = text.replace(pattern.for(text), (from: string, at: number) => {
    const to = byLetters().get(from.replace(' ', '').toLowerCase()) ?? from;
    if (from === to || allCapitals.test(from) || isGlued(text, { start: at, end: at + from.length }))
      return from;
    // `Power Point station`, `the Word Press Office`: what goes on is another name.
    if (from.includes(' ') && !endsName.test(text.slice(at + from.length))) return from;
    names.push({ from, to });
    return to;
  });
  return { text: respelled, names };
}

const endsName = preparedPattern(
  String.raw`^(?:$|[,;:.)/&]|\s(?:and|or|as|to|for|in|presentations?|slides?|decks?|skills?|reports?|posts?|documents?|drawings?)(?!\p{L}))`,
);

const byLetters = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(
      [...wordList('writing', 'own_name').words('en'), ...wordList('writing', 'name_apart').words('en')].map(
        (name) => [name.toLowerCase(), name],
      ),
    ),
);

const innerCapital = preparedPattern(String.raw`(?<=\p{Ll})(?=\p{Lu})`, 'u');

/** Whole words; of those in two pieces, each with its capital: `linked in` is something else. */
const namePattern = lazy((): PreparedPattern => {
  const whole = wordList('writing', 'own_name').words('en').map(inAnyCase);
  const apart = wordList('writing', 'name_apart')
    .words('en')
    .map((name) => name.replace(innerCapital.for(name), ' '));
  return preparedPattern(
    String.raw`(?<![\p{L}\p{N}_./@-])(?:${[...whole, ...apart].join('|')})(?![\p{L}\p{N}_/@-]|\.\p{L})`,
    'gu',
  );
});

function inAnyCase(name: string): string {
  return name.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

const smallWord = preparedPattern(String.raw`^\p{Ll}+$`);

/** `docker`, `oxygen`: a name in small letters with no other sign of one may be a word of the language, too. */
function mayBeWord(name: string): boolean {
  return smallWord.test(name) && !compound.test(name);
}

/** No word of a language is written with these. */
const compound = /(?:script|sql|db|js|github|gitlab)$|^(?:my|post|wordpress|photoshop|salesforce|powerpoint)/;

const listed = preparedPattern(String.raw`^(?:\s?[,/&+]\s?|,?\s(?:and|or)\s)(?:an?\s)?$`);

/** Among tools it is one of them: `docker and kubernetes`. */
function standsByTool(
  text: string,
  tokens: readonly Token[],
  terms: readonly ReadTerm[],
  index: number,
): boolean {
  return [index - 1, index].some((at) => {
    const [left, right] = [terms[at], terms[at + 1]];
    if (!left || !right || kindOf(left.canonical) !== 'tool' || kindOf(right.canonical) !== 'tool')
      return false;
    const end = rangeOf(tokens, left.first, left.count).end;
    return listed.test(text.slice(end, rangeOf(tokens, right.first, right.count).start));
  });
}

/**
 * The spelling of the lexicon where nothing but capitals differs, or the dot of `Node.js`; null where the text has it right or
 * may mean something else.
 */
function official({ canonical, text }: ReadTerm): string | null {
  if (kindOf(canonical) !== 'tool' || allCapitals.test(text)) return null;
  const lower = text.toLowerCase();
  const forms = formsOf(canonical).filter((form) => form.toLowerCase() === lower);
  const dotted = lower.endsWith('js') && withoutDots(canonical) === withoutDots(lower) ? canonical : null;
  const form = dotted ?? forms[0];
  if (form === undefined || forms.includes(text) || wordList('writing', 'small_name').hasIn('en', lower))
    return null;
  // `VueJS` is no better than `VueJs`, and a word in capitals may be another name: `Atlas`.
  if (form.endsWith('JS') || (allCapitals.test(form) && form.length > longestInitials)) return null;
  return oneCapital.test(form) && !lowersWord(text, form) ? form : null;
}

/** `Yii Framework` is no slip for `Yii framework`, nor `Oxygen` for `oXygen`; `JQuery` is one. */
function lowersWord(text: string, form: string): boolean {
  const has = form.split(' ');
  return text.split(' ').some((word, at) => plainName.test(word) && !opensBig.test(has[at] ?? ''));
}

const plainName = preparedPattern(String.raw`^\p{Lu}\p{Ll}`);
const opensBig = preparedPattern(String.raw`^\p{Lu}`);
const longestInitials = 4;

function withoutDots(name: string): string {
  return name.toLowerCase().replaceAll('.', '');
}
