import { ownValue } from '../../../../contract/own-value.ts';
import { verbNamedBy } from '../../../../lexicon/nominalisations.ts';
import { readVerb } from '../../../../lexicon/verbs.ts';
import { fold } from '../../../../text/fold.ts';
import { memoize } from '../../../../text/memoize.ts';
import { type Token, tokenize } from '../../../../text/tokenize.ts';
import type { Doing } from './doing.ts';
import {
  chineseDoingWords,
  type DoingNouns,
  englishDoingNouns,
  frenchDoingNouns,
  germanDoingNouns,
  spanishDoingNouns,
} from './doing-nouns.ts';
import { sameDoings } from './same-doings.ts';
import { isFormOf, namesPart, sameKey, startsAs, verbOf } from './word-tests.ts';

/** More words than this are a sentence, and not the name of a doing. */
const maxWords = 5;

/** `Negotiated all 40 larger supplier contracts`. */
export const wordsBetween = 5;
/** `维护华东区50家老客户`. */
export const charactersBetween = 10;

/** What a phrase of a posting says is done, and to what; null for a phrase that says no such thing. */
export function doingOf(phrase: string): Doing | null {
  return reading(phrase).doing;
}

const reading = memoize(5000, (phrase) => ({ doing: read(tokenize(phrase)) }));

function read(tokens: readonly Token[]): Doing | null {
  const [first] = tokens;
  if (!first) return null;
  if (/\p{Script=Han}/u.test(first.text)) return readChinese(tokens);
  if (tokens.length === 1) return readCompound(first);
  if (tokens.length > maxWords) return null;
  return readJoined(tokens, frenchDoingNouns) ?? readJoined(tokens, spanishDoingNouns) ?? readEnglish(tokens);
}

const articles: ReadonlySet<string> = new Set(['the', 'a', 'an', 'of']);

/** `contract negotiation`, `negotiation of contracts`, `negotiating contracts`. */
function readEnglish(tokens: readonly Token[]): Doing | null {
  const [first, second] = tokens;
  const last = tokens.at(-1);
  if (!first || !second || !last) return null;
  const leads = second.key === 'of' ? isDoingNoun(first) : isGerund(first);
  if (leads) return english(first, withoutArticles(tokens.slice(1)));
  return isDoingNoun(last) || isGerund(last) ? english(last, tokens.slice(0, -1)) : null;
}

function english(verb: Token, object: readonly Token[]): Doing | null {
  if (object.length === 0 || object.some(({ key }) => articles.has(key))) return null;
  const doing = [isFormOf(...sameDoings(verbOf(verb)))];
  return {
    doing,
    ...namedBy(object),
    objectEndsPhrase: true,
    reach: wordsBetween,
    mayFollow: false,
    mayBeOneVerb: true,
  };
}

function withoutArticles(tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(tokens.findIndex(({ key }) => !articles.has(key)));
}

function isDoingNoun({ text, key }: Token): boolean {
  return verbNamedBy(text.toLowerCase()) !== undefined || Object.hasOwn(englishDoingNouns, key);
}

function isGerund({ text }: Token): boolean {
  return readVerb(text)?.forms.includes('gerund') ?? false;
}

const joins: ReadonlySet<string> = new Set(
  'de du des d la le les l del los las al a aux au un une una'.split(' '),
);

function readJoined(tokens: readonly Token[], nouns: DoingNouns): Doing | null {
  const [noun, next] = tokens;
  const stems = noun && ownValue(nouns, noun.key);
  if (!stems || !next || !areJoined(noun, next)) return null;
  const object = tokens.slice(1).filter(({ key }) => !joins.has(key));
  if (object.length === 0) return null;
  const doing = [startsAs(stems)];
  return {
    doing,
    ...namedBy(object),
    objectEndsPhrase: false,
    reach: wordsBetween,
    mayFollow: false,
    mayBeOneVerb: false,
  };
}

/** An elided `d'` is in no token and leaves its room. */
function areJoined(noun: Token, next: Token): boolean {
  return joins.has(next.key) || next.start > noun.end + 1;
}

function readCompound({ text }: Token): Doing | null {
  const word = fold(text);
  const noun = Object.keys(germanDoingNouns)
    .filter((each) => word.endsWith(each) && word.length >= each.length + 3)
    .sort((a, b) => b.length - a.length)[0];
  const stems = noun === undefined ? undefined : ownValue(germanDoingNouns, noun);
  if (noun === undefined || stems === undefined) return null;
  return {
    doing: [startsAs(`${noun} ${stems}`)],
    key: null,
    object: [namesPart(word.slice(0, -noun.length))],
    objectEndsPhrase: false,
    reach: wordsBetween,
    mayFollow: true,
    mayBeOneVerb: false,
  };
}

function readChinese(tokens: readonly Token[]): Doing | null {
  if (tokens.length !== 4 && tokens.length !== 5) return null;
  const [object, doing] = [tokens.slice(0, -2), tokens.slice(-2)];
  if (!chineseDoingWords.has(doing.map(({ text }) => text).join(''))) return null;
  return {
    doing: doing.map(sameKey),
    ...namedBy(object),
    objectEndsPhrase: false,
    reach: charactersBetween,
    mayFollow: false,
    mayBeOneVerb: false,
  };
}

function namedBy(object: readonly Token[]): Pick<Doing, 'key' | 'object'> {
  return { key: object[0]?.key ?? null, object: object.map(sameKey) };
}
