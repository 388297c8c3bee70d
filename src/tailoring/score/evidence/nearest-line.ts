import { genericWords, grammarWords } from '../../../lexicon/generic-words.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { familyOf } from '../../../lexicon/word-families.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { memoizeByObject } from '../../../text/memoize.ts';
import { sentenceAt } from '../../../text/split-sentences.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { describingKinds } from '../../resume/resume-model.ts';
import type { WeighedChunk } from './chunk-index.ts';
import { isLightHead, placesByFamily } from './find-words.ts';

/** The sentence of a resume that comes nearest to a requirement which nothing shows. */
export interface NearestLine {
  readonly path: string;
  /** A substring of the text at the path. */
  readonly quote: string;
}

/** Below, the same words are of another trade. */
const leastRelevance = 0.2;
const shortest = 4;

/** By alternative, families of the words that say what is asked for; "management" alone says nothing. */
const distinctiveFamilies = memoizeByObject(
  ({ kind, alternatives }: AskedRequirement): readonly ReadonlySet<string>[] => {
    if (kind !== 'skill') return [];
    const families = alternatives.map((each) => {
      const keys = tokenize(each).map(({ key }) => key);
      return new Set(keys.filter(isDistinctive).map(familyOf));
    });
    return families.filter(({ size }) => size > 0);
  },
);

/** A line with one word of four is near by chance. */
const leastShare = 0.5;

function isDistinctive(key: string): boolean {
  return key.length >= shortest && !grammarWords.has(key) && !genericWords.has(key) && !isLightHead(key);
}

/**
 * The text with most of the words of an alternative, half of them at least, the one that counts most among equals; null where
 * none has. It proves nothing.
 */
export function nearestLine(
  requirement: AskedRequirement,
  chunks: readonly WeighedChunk[],
): NearestLine | null {
  const alternatives = distinctiveFamilies(requirement);
  if (alternatives.length === 0) return null;
  let [nearest, most]: [Nearest | null, number] = [null, 1];
  for (const chunk of chunks) {
    if (!describingKinds.has(chunk.chunk.kind) || chunk.relevance < leastRelevance) continue;
    for (const families of alternatives) {
      const found = placesOf(families, chunk.read);
      const [at] = found;
      if (at === undefined || found.length < most || found.length < leastShare * families.size) continue;
      if (nearest && found.length === most && chunk.worth <= nearest.chunk.worth) continue;
      [nearest, most] = [{ chunk, at }, found.length];
    }
  }
  return nearest && lineAt(nearest.chunk, nearest.at);
}

function placesOf(families: ReadonlySet<string>, read: ReadText): readonly number[] {
  const places = placesByFamily(read);
  return [...families].flatMap((family) => places.get(family)?.[0] ?? []);
}

interface Nearest {
  readonly chunk: WeighedChunk;
  /** The token that it has of the requirement. */
  readonly at: number;
}

function lineAt({ chunk: { path, text, written = text }, read }: WeighedChunk, at: number): NearestLine {
  const start = read.tokens[at]?.start ?? 0;
  return { path, quote: sentenceAt(written, start) };
}
