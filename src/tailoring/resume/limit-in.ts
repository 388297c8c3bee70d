import { wordList } from '../../lexicon/packed/word-lists.ts';
import { readText } from '../../lexicon/read-text.ts';
import { rangeOf, type TokenRange } from '../../text/find-form.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { tokenize } from '../../text/tokenize.ts';
import { memoize, memoizeByObject } from '../../values/memoize.ts';
import { describesOrganization } from '../framing/describes-organization.ts';
import type { Limit } from '../framing/limits/cues.ts';
import { findCues } from '../framing/limits/find-cues.ts';
import { limitingWords, limitOf } from '../framing/limits/limit-of.ts';
import type { Chunk, ChunkKind, ResumeModel } from './resume-model.ts';

/** Chunks in which learning a thing does not limit it. */
const schools: ReadonlySet<ChunkKind> = new Set(['education', 'certificate']);
/** Chunks that state how well a thing is known, rather than how it was used once. */
const abilityKinds: ReadonlySet<ChunkKind> = new Set(['skill', 'headline']);

/**
 * How a text limits the claim of what it names at `range`, such as "basic" or "with help"; null if it does not.
 * @param isCredential for a certificate, which training does not limit
 */
export function limitIn(chunk: Chunk, range: TokenRange, isCredential = false): Limit | null {
  // Languages are judged by their level instead.
  if (chunk.kind === 'language') return null;
  if (isOfEmployer(chunk, range)) return 'none';
  const limit = limitOf(chunk.lexicon, chunk.text, range, sourceOf(chunk, isCredential));
  if (limit === 'none') return 'none';
  if (chunk.level !== undefined && namesLowLevel(chunk.level)) return 'at_most';
  return limit !== null && abilityKinds.has(chunk.kind) ? 'at_most' : limit;
}

function sourceOf({ kind }: Chunk, isCredential: boolean) {
  if (isCredential) return 'credential';
  return schools.has(kind) ? 'school' : 'work';
}

/** The words for which {@link limitIn} limits a claim: `helped with`, or a stated level; null if there are none. */
export function limitingWordsIn(chunk: Chunk, range: TokenRange): string | null {
  return limitingWords(chunk.lexicon, chunk.text, range, sourceOf(chunk, false)) ?? chunk.level ?? null;
}

function isOfEmployer(chunk: Chunk, range: TokenRange): boolean {
  if (chunk.organization === undefined) return false;
  return sentencesOfEmployer(chunk).some(({ start, end }) => start <= range.start && range.start < end);
}

const sentencesOfEmployer = memoizeByObject(
  ({ organization = '', path, text: shown, written: text = shown }: Chunk): readonly TokenRange[] => {
    const context = { organization, introduces: path.endsWith('.summary') };
    return splitSentences(text).filter(({ start, end }) =>
      describesOrganization(text.slice(start, end), context),
    );
  },
);

/** Canonical terms that any text of the resume limits to a low level. */
export const termsKnownInPart = memoizeByObject(
  (chunks: ResumeModel['chunks']): ReadonlySet<string> =>
    new Set(chunks.filter(({ kind }) => !schools.has(kind)).flatMap(knownInPart)),
);

function knownInPart(chunk: Chunk): readonly string[] {
  const { tokens, terms } = readText(chunk.lexicon, chunk.text);
  return terms
    .filter(({ first, count }) => limitIn(chunk, rangeOf(tokens, first, count)) === 'at_most')
    .map(({ canonical }) => canonical);
}

/** True if a text names a term that it limits, or that the resume limits elsewhere. */
export function namesInPart(chunk: Chunk, { chunks }: Pick<ResumeModel, 'chunks'>): boolean {
  const { tokens, terms } = readText(chunk.lexicon, chunk.text);
  return terms.some(
    ({ canonical, first, count }) =>
      termsKnownInPart(chunks).has(canonical) || limitIn(chunk, rangeOf(tokens, first, count)) !== null,
  );
}

/** Words that may accompany a level without meaning anything themselves. */
const besideLowLevel = wordList('tailoring', 'beside_low_level');

/** True if a line of the text only names a low level: `Beginner`, `Basic knowledge`, `Learning`. */
function namesLowLevel(text: string): boolean {
  return text.split('\n').some((line) => isLow(line));
}

const isLow = memoize(1000, (line): boolean => {
  const found = findCues(line);
  const alone = lowLevels.has(line.trim().toLowerCase());
  if (found === null) return alone;
  // Cues that only limit names before them are not a level: `Skills`.
  const cues = found.cues.filter(({ cue }) => cue.reach !== 'between');
  const said = new Set(cues.flatMap(({ first, end }) => tokenRange(first, end)));
  const isAll = tokenize(line).every(
    ({ text }, index) => said.has(index) || besideLowLevel.has(text.toLowerCase()),
  );
  return alone || (isAll && cues.some(({ cue }) => cue.limit !== 'none'));
});

/** Words that are a low level alone, but limit nothing within a sentence. */
const lowLevels = wordList('tailoring', 'low_level');

function tokenRange(first: number, end: number): readonly number[] {
  return Array.from({ length: end - first }, (_, step) => first + step);
}
