import { genericWords, grammarWords } from '../../../lexicon/words/generic-words.ts';
import { readVerb } from '../../../lexicon/words/verbs.ts';
import { hasWordClass, isVerbAndNoNoun } from '../../../lexicon/words/word-classes.ts';
import { familyOf } from '../../../lexicon/words/word-families.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { sentenceAround, sentenceAt, splitSentences } from '../../../text/split-sentences.ts';
import { type Token, tokenize } from '../../../text/tokenize.ts';
import { memoizeByObject } from '../../../values/memoize.ts';
import { describingKinds } from '../../resume/resume-model.ts';
import { minSameTrade } from '../role/role-factors.ts';
import type { WeighedChunk } from './chunk-index.ts';
import { isLightHead, isSpecificAlone, placesByFamily } from './find-words.ts';
import type { Refused, Showing } from './look-in.ts';

/** The sentence of a resume that is closest to a missing requirement. */
export interface NearestLine {
  readonly path: string;
  /** A substring of the text at the path. */
  readonly quote: string;
  /** Set if the line mentions the requirement and only the titles of the jobs refuse it. */
  readonly byTitle?: true;
}

const minWordLength = 4;

/** A word of a requirement that a close line may share. */
interface WantedFamily {
  /** True if it is not common to many trades, so that it is enough by itself. */
  readonly isEnough: boolean;
  /** True for a name, without which a line is about something else: `Google` of `Google calendar`. */
  readonly isName: boolean;
}

/** Words of an alternative without generic ones such as "management", by their families. */
type Families = ReadonlyMap<string, WantedFamily>;

const distinctiveFamilies = memoizeByObject(
  ({ kind, alternatives }: AskedRequirement): readonly Families[] => {
    if (kind !== 'skill') return [];
    return alternatives.map(familiesOf).filter(({ size }) => size > 0);
  },
);

function familiesOf(alternative: string): Families {
  const tokens = tokenize(alternative);
  const verb = opensWithVerb(tokens) ? tokens[0] : undefined;
  return new Map(
    tokens.flatMap((token, index): [string, WantedFamily][] => {
      const { key } = token;
      const isName = isPartOfName(token, index, tokens);
      if (!isName && !isDistinctive(key)) return [];
      return [[familyOf(key), { isEnough: token !== verb && isSpecificAlone(key), isName }]];
    }),
  );
}

/** True for an activity before its object, which alone says little: "maintaining data" is not close to servers. */
function opensWithVerb([first, ...others]: readonly Token[]): boolean {
  if (first === undefined || others.length === 0) return false;
  const forms = readVerb(first.text)?.forms ?? [];
  return /ing$/.test(first.key) ? forms.length > 0 : forms.includes('base') && isVerbAndNoNoun(first.key);
}

const acronym = preparedPattern(String.raw`\p{Lu}.*\p{Lu}|\d`);
const upper = preparedPattern(String.raw`^\p{Lu}`);

/** True for acronyms, and for capitalized words that are no English word beside one that is: `Gmail accounts`. */
function isPartOfName({ text, key }: Token, index: number, tokens: readonly Token[]): boolean {
  if (acronym.test(text)) return true;
  if (!upper.test(text) || hasWordClass(key) || key.length < minWordLength) return false;
  return tokens.some((other, place) => place !== index && hasWordClass(other.key));
}

/** Share of the families that a line must contain; fewer match by chance. */
const minShare = 0.5;

/** False for a line that shares only a word of many trades: "technical notes" is not close to technical leadership. */
function isClose(found: readonly string[], families: Families): boolean {
  if (found.length < minShare * families.size) return false;
  if ([...families].some(([family, { isName }]) => isName && !found.includes(family))) return false;
  return found.length > 1 || found.some((family) => families.get(family)?.isEnough);
}

function isDistinctive(key: string): boolean {
  return key.length >= minWordLength && !grammarWords.has(key) && !genericWords.has(key) && !isLightHead(key);
}

/**
 * Finds the text with the most words of an alternative: at least half of them, two or a specific one. On a tie, the
 * text with the highest worth wins. The line is a hint, not evidence.
 */
export function nearestLine(
  requirement: AskedRequirement,
  chunks: readonly WeighedChunk[],
): NearestLine | null {
  const alternatives = distinctiveFamilies(requirement);
  if (alternatives.length === 0) return null;
  let [nearest, most]: [Nearest | null, number] = [null, 1];
  for (const chunk of chunks) {
    if (!describingKinds.has(chunk.chunk.kind) || chunk.relevance < minSameTrade) continue;
    for (const families of alternatives) {
      const places = placesByFamily(chunk.read);
      const found = [...families.keys()].filter((family) => places.has(family));
      const at = places.get(found[0] ?? '')?.[0];
      if (at === undefined || found.length < most || !isClose(found, families)) continue;
      if (nearest && found.length === most && chunk.worth <= nearest.chunk.worth) continue;
      [nearest, most] = [{ chunk, at }, found.length];
    }
  }
  return nearest && lineAt(nearest.chunk, nearest.at);
}

/** The first line that mentions the requirement, of those refused because the job is not related. */
export function refusedLine(
  refused: readonly (Refused | Pick<Showing, 'path' | 'quote'>)[],
  chunks: readonly WeighedChunk[],
): NearestLine | null {
  const [first] = refused;
  const found = first && chunks.find(({ chunk }) => chunk.path === first.path);
  if (!found) return null;
  const { path, text, written = text } = found.chunk;
  const start = 'refusal' in first ? first.start : written.indexOf(first.quote);
  return { path, quote: sentenceAt(written, start), byTitle: true };
}

interface Nearest {
  readonly chunk: WeighedChunk;
  /** Index of the first matching token. */
  readonly at: number;
}

function lineAt({ chunk: { path, text, written = text }, read }: WeighedChunk, at: number): NearestLine {
  const start = read.tokens[at]?.start ?? 0;
  return { path, quote: sentenceWithBrackets(written, start) };
}

const opening = /[([（【]/g;
const closing = /[)\]）】]/g;

/** The sentence at `index`, and those that follow until the brackets that it opens are closed. */
function sentenceWithBrackets(text: string, index: number): string {
  const { start, end } = sentenceAround(text, index);
  let open = 0;
  for (const sentence of splitSentences(text)) {
    if (sentence.start < start) continue;
    open += bracketsLeftOpen(text.slice(sentence.start, sentence.end));
    if (open <= 0) return text.slice(start, sentence.end);
  }
  return text.slice(start, end);
}

function bracketsLeftOpen(text: string): number {
  return (text.match(opening)?.length ?? 0) - (text.match(closing)?.length ?? 0);
}
