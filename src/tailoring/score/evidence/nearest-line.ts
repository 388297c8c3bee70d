import { genericWords, grammarWords } from '../../../lexicon/generic-words.ts';
import { familyOf } from '../../../lexicon/word-families.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { memoizeByObject } from '../../../text/memoize.ts';
import { splitSentences } from '../../../text/split-sentences.ts';
import { tokenize } from '../../../text/tokenize.ts';
import type { ChunkKind } from '../../resume/resume-model.ts';
import type { WeighedChunk } from './chunk-index.ts';
import { isLightHead, placesByFamily } from './find-words.ts';

/** The sentence of a resume that comes nearest to a requirement which nothing shows. */
export interface NearestLine {
  readonly path: string;
  /** A substring of the text at the path. */
  readonly quote: string;
}

const kinds: ReadonlySet<ChunkKind> = new Set(['experience', 'project', 'volunteer', 'summary']);
/** Below, the same words are of another trade. */
const leastRelevance = 0.2;
const shortest = 4;

/** Families of the words that say what is asked for; "management" alone says nothing. */
const distinctiveFamilies = memoizeByObject(
  ({ kind, alternatives }: AskedRequirement): ReadonlySet<string> => {
    if (kind !== 'skill') return new Set();
    const keys = alternatives.flatMap((each) => tokenize(each).map(({ key }) => key));
    return new Set(keys.filter(tells).map(familyOf));
  },
);

function tells(key: string): boolean {
  return key.length >= shortest && !grammarWords.has(key) && !genericWords.has(key) && !isLightHead(key);
}

/** The text with most of the words, the one that counts most among equals; null where none has any. It proves nothing. */
export function nearestLine(
  requirement: AskedRequirement,
  chunks: readonly WeighedChunk[],
): NearestLine | null {
  const families = distinctiveFamilies(requirement);
  if (families.size === 0) return null;
  let [nearest, most]: [Nearest | null, number] = [null, 1];
  for (const chunk of chunks) {
    if (!kinds.has(chunk.chunk.kind) || chunk.relevance < leastRelevance) continue;
    const places = placesByFamily(chunk.read);
    const found = [...families].flatMap((family) => places.get(family)?.[0] ?? []);
    const [at] = found;
    if (at === undefined || found.length < most) continue;
    if (nearest && found.length === most && chunk.worth <= nearest.chunk.worth) continue;
    [nearest, most] = [{ chunk, at }, found.length];
  }
  return nearest && lineAt(nearest.chunk, nearest.at);
}

interface Nearest {
  readonly chunk: WeighedChunk;
  /** The token that it has of the requirement. */
  readonly at: number;
}

function lineAt({ chunk: { path, text, written = text }, read }: WeighedChunk, at: number): NearestLine {
  const start = read.tokens[at]?.start ?? 0;
  const sentence = splitSentences(written).find((each) => each.start <= start && start < each.end);
  return { path, quote: sentence ? written.slice(sentence.start, sentence.end).trim() : written };
}
