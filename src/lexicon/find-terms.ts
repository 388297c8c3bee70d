import { findKeys } from '../text/find-form.ts';
import { preparedPattern } from '../text/patterns/prepared-pattern.ts';
import { type Token, termKey } from '../text/tokenize.ts';
import { lowerCase } from '../values/fold.ts';
import { lazy } from '../values/memoize.ts';
import { describesThing } from './languages/names-language.ts';
import type { Lexicon } from './lexicon.ts';
import { itemsIn, packedRows } from './packed/packed-lexicon.ts';
import { wordList } from './packed/word-lists.ts';
import type { Opening, Phrase, Term } from './skills/lexicon-index.ts';
import { joiningWords } from './words/function-words.ts';

export interface TermMatch extends FormMatch {
  readonly term: Term;
}

/** All known terms of a text without overlaps, preferring the longest, in order of appearance. */
export function findTerms(lexicon: Lexicon, text: string, tokens: readonly Token[]): TermMatch[] {
  const { openings } = lexicon.index;
  const matches: TermMatch[] = [];
  for (let first = 0; first < tokens.length; ) {
    const phrase = longestAt(openings.get(tokens[first]?.key ?? ''), tokens, first);
    const count = phrase?.keys.length ?? 1;
    if (phrase && meansTerm(lexicon, text, tokens, { first, count }))
      matches.push({ term: phrase.term(), first, count });
    first += count;
  }
  return matches;
}

/** True if a known term begins with the word of this token key. */
export function opensTerm({ index }: Lexicon, key: string): boolean {
  const opening = index.openings.get(key);
  return opening !== undefined && (opening.alone !== undefined || opening.followed !== null);
}

function longestAt(
  opening: Opening | undefined,
  tokens: readonly Token[],
  first: number,
): Phrase | undefined {
  if (opening === undefined) return undefined;
  const { alone, followed } = opening;
  const second = tokens[first + 1];
  if (followed === null || second === undefined) return alone;
  return followed.get(second.key)?.find((phrase) => matchesAt(phrase, tokens, first)) ?? alone;
}

function matchesAt({ keys }: Phrase, tokens: readonly Token[], first: number): boolean {
  // The first two keys were already compared by the lookup.
  for (let step = 2; step < keys.length; step += 1) {
    if (tokens[first + step]?.key !== keys[step]) return false;
  }
  return true;
}

/** The first match of these token keys at or after `from` in which ambiguous words mean the skill. */
export function findMeantKeys(
  lexicon: Lexicon,
  text: string,
  tokens: readonly Token[],
  keys: readonly string[],
  from = 0,
): FormMatch | null {
  const count = keys.length;
  for (let first = findKeys(tokens, keys, from); first !== -1; first = findKeys(tokens, keys, first + 1)) {
    if (meansTerm(lexicon, text, tokens, { first, count })) return { first, count };
  }
  return null;
}

/** A match as token positions. */
interface FormMatch {
  readonly first: number;
  readonly count: number;
}

interface Guard {
  readonly written: string;
  /** Token keys next to it that show the meaning; null if a capital inside a sentence is enough. */
  readonly near: ReadonlySet<string> | null;
}

interface Guards {
  /** Names that are also everyday words, by token key. */
  readonly names: ReadonlyMap<string, Guard>;
  /**
   * Activities that name a trade only without an object, with the words that may follow: "driving experience". By token
   * key.
   */
  readonly withoutObject: ReadonlyMap<string, readonly string[]>;
  /** Token keys near which a form means something else, by written form. */
  readonly strangers: ReadonlyMap<string, readonly string[]>;
  /** Abbreviations that are often written in lower case, by token key. */
  readonly inAnyCase: ReadonlySet<string>;
}

const guards = lazy((): Guards => {
  const rows = packedRows('guards').map(([form = '', rule = '', words = '']) => ({ form, rule, words }));
  const of = (...rules: readonly string[]) => rows.filter(({ rule }) => rules.includes(rule));
  const listed = (rule: string) => new Map(of(rule).map(({ form, words }) => [form, itemsIn(words)]));
  const alone = of('as_written', 'plural_only').map(({ form }) => ({ written: form, near: null }));
  const beside = of('needs_neighbor').map(({ form, words }) => ({
    written: form,
    near: new Set(itemsIn(words)),
  }));
  return {
    names: new Map([...alone, ...beside].map((guard): [string, Guard] => [termKey(guard.written), guard])),
    withoutObject: listed('no_object'),
    strangers: listed('not_beside'),
    inAnyCase: new Set(of('any_case').map(({ form }) => form)),
  };
});

/** After one of these, a first word is a verb: "Excel at", "React to". */
const followsVerb = wordList('posting', 'follows_verb');
const leadsToSkill = wordList('posting', 'leads_to_skill');

/**
 * True if a form that may also be everyday words means the skill (Go, R, Excel): it needs the exact spelling, and a
 * list, a preposition before it or a neighbor from its row.
 */
function meansTerm(
  lexicon: Lexicon,
  text: string,
  tokens: readonly Token[],
  { first, count }: FormMatch,
): boolean {
  if (count > 1) {
    const written = text.slice(tokens[first]?.start, tokens[first + count - 1]?.end);
    return !isInstruction(tokens, first, count) && !isSeparated(written);
  }
  const token = tokens[first];
  const after = tokens[first + 1];
  if (
    token &&
    (isAmongStrangers(token, tokens) || takesObject(text, token, after) || lacksLastLetter(lexicon, token))
  )
    return false;
  if (token && isLanguageOfOtherThing(lexicon, text, token)) return false;
  const guard = token && guards().names.get(token.key);
  if (!guard) return !token || !isShortForm(lexicon, token) || isWrittenShort(token);
  const before = tokens[first - 1];
  const areCapitalsMeant =
    isInCapitals(token.text, guard.written) &&
    after?.key !== 'at' &&
    (!isOfCapitals(before) || isListItem(text, token) || isAmongHan(text, token));
  if (!areCapitalsMeant && !isWrittenAs(token.text, guard.written)) return false;
  if (isAmongHan(text, token)) return true;
  if (guard.near === null) return !(opensSentence(text, token) && followsVerb.has(after?.key ?? ''));
  if (before && (guard.near.has(before.key) || leadsToSkill.has(before.key))) return true;
  return (after !== undefined && guard.near.has(after.key)) || isListItem(text, token);
}

/** `German rye` and `danishes` ask for no language. */
function isLanguageOfOtherThing({ index }: Lexicon, text: string, token: Token): boolean {
  const term = index.terms.get(token.key);
  if (term?.kind !== 'language') return false;
  const [written, name] = [lowerCase(token.text), lowerCase(term.canonical)];
  // The name of a language has no plural.
  return written === name ? describesThing(text, token, 'en') : [`${name}s`, `${name}es`].includes(written);
}

/** A lower-case word may also be capitalized at the start of a sentence or in a heading. */
function isWrittenAs(text: string, written: string): boolean {
  return text === written || (lowerCase(written) === written && lowerCase(text) === written);
}

/** `EXCEL` counts among lower-case words or in a list; a heading in capitals shows nothing. */
function isInCapitals(text: string, written: string): boolean {
  return text.length >= minCapitals && text === written.toUpperCase();
}

function isOfCapitals(token: Token | undefined): boolean {
  return token !== undefined && token.text.length > 1 && token.text === token.text.toUpperCase();
}

/** A Latin word among Chinese words is a name: `使用Word制作报表`. */
function isAmongHan(text: string, { start, end }: Token): boolean {
  return hanBefore.test(text.slice(Math.max(0, start - 2), start)) || hanAfter.test(text.slice(end, end + 2));
}

const hanBefore = preparedPattern(String.raw`\p{Script=Han}\s?$`);
const hanAfter = preparedPattern(String.raw`^\s?\p{Script=Han}`);

/** Shorter words in capitals may be abbreviations of anything. */
const minCapitals = 4;

/** True in "driving growth", but not in "driving, loading" or "driving experience". */
function takesObject(text: string, { key, end }: Token, after: Token | undefined): boolean {
  const mayFollow = guards().withoutObject.get(key);
  if (mayFollow === undefined || after === undefined || mayFollow.includes(after.key)) return false;
  return text.slice(end, after.start).trim() === '';
}

/** `EMT` near conduit is tubing, not a paramedic. */
function isAmongStrangers({ text }: Token, tokens: readonly Token[]): boolean {
  const strangers = guards().strangers.get(text);
  return strangers !== undefined && tokens.some(({ key }) => strangers.includes(key));
}

/** True if the word at `start` is spelled like a term but means something else next to these words. */
export function isSomethingElse(tokens: readonly Token[], start: number): boolean {
  const token = tokens.find((each) => each.start === start);
  return token !== undefined && isAmongStrangers(token, tokens);
}

/** The last letter of `CentOS` and `francés` is not a plural ending, so `cento` and `France` do not match. */
function lacksLastLetter({ index }: Lexicon, { text, key }: Token): boolean {
  const spellings = index.terms.get(key)?.spellings ?? [];
  const names = spellings.filter((spelling) => termKey(spelling) === key);
  return names.length > 0 && names.every((name) => endsInOwnS.test(name)) && !/s$/i.test(text);
}

const endsInOwnS = preparedPattern(String.raw`\p{Lu}S$|[áéíóú]s$`);

/** True for known names of up to three letters, most of which are also words. */
function isShortForm({ index }: Lexicon, { text, key }: Token): boolean {
  return key.length <= 3 && /^[a-z]+$/i.test(text) && index.terms.get(key) !== undefined;
}

const twoCapitals = preparedPattern(String.raw`\p{Lu}.*\p{Lu}`);

/** True if it is in capitals, or means nothing else in lower case. */
function isWrittenShort({ text, key }: Token): boolean {
  return twoCapitals.test(text) || guards().inAnyCase.has(key);
}

const separated = preparedPattern(String.raw`[\p{L}\p{N}]\s*[,;•\n]`);
const loneLetters = preparedPattern(String.raw`^\p{L}(?:\s+\p{L})+$`);

/** `A/P` is an abbreviation and "a P" in "read a P&ID" is not; "journals, approvals" are two things. */
function isSeparated(written: string): boolean {
  return separated.test(written) || loneLetters.test(written);
}

/** "Design systems for scale" is an instruction; "our design systems" are a thing. */
const instructions: ReadonlySet<string> = new Set(['design system']);
const leadsOn: ReadonlySet<string> = new Set(['for', 'that', 'to', 'which', 'with', 'at']);

function isInstruction(tokens: readonly Token[], first: number, count: number): boolean {
  if (!leadsOn.has(tokens[first + count]?.key ?? '')) return false;
  const keys = tokens.slice(first, first + count).map(({ key }) => key);
  return instructions.has(keys.join(' '));
}

const blank = /\s/;

function opensSentence(text: string, { start }: Token): boolean {
  const before = text.slice(Math.max(0, start - 6), start);
  const last = before.trimEnd();
  return last === '' || /[.!?:•]$/.test(last) || before.includes('\n', last.length);
}

const opening = preparedPattern(
  () => String.raw`(?:^|[,;/|()•·&:\n，、；：（）]|\b(?:${joiningWords()}))$`,
  'i',
);
/** UTF-16 units: longer than any word that opens an item, so that the character before it is visible. */
const maxOpeningLength = 8;
const closing = preparedPattern(
  () => String.raw`^\s*(?:$|[,;/|()•·&:\n，、；：（）。]|\.(?:\s|$)|(?:${joiningWords()})\b)`,
  'i',
);

function opensItem(text: string, start: number): boolean {
  let end = start;
  while (end > 0 && blank.test(text.charAt(end - 1))) {
    end -= 1;
    if (text[end] === '\n') return true;
  }
  return opening.test(text.slice(Math.max(0, end - maxOpeningLength), end));
}

/** True if it is alone between separators, `Python, Go, Rust`, or the whole text. */
export function isListItem(text: string, { start, end }: Token): boolean {
  return opensItem(text, start) && closing.test(text.slice(end));
}
