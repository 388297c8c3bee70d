import { readText } from '../../lexicon/read-text.ts';
import { wordList } from '../../lexicon/word-lists.ts';
import { rangeOf, type TokenRange } from '../../text/find-form.ts';
import { memoize, memoizeByObject } from '../../text/memoize.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { tokenize } from '../../text/tokenize.ts';
import { describesOrganization } from '../framing/describes-organization.ts';
import type { Limit } from '../framing/limits/cues.ts';
import { findCues } from '../framing/limits/find-cues.ts';
import { limitOf } from '../framing/limits/limit-of.ts';
import type { Chunk, ChunkKind, ResumeModel } from './resume-model.ts';

/** Where it is right that something is learned. */
const schools: ReadonlySet<ChunkKind> = new Set(['education', 'certificate']);
/** Where a person says how well they know a thing, and not what they did with it on one occasion. */
const ofAbility: ReadonlySet<ChunkKind> = new Set(['skill', 'headline']);

/**
 * What a text of the resume takes back of what it names at `range`; null where nothing does.
 * @param isCredential of a certificate, which a lesson gives
 */
export function limitIn(chunk: Chunk, range: TokenRange, isCredential = false): Limit | null {
  // How well a language is spoken is weighed by its level.
  if (chunk.kind === 'language') return null;
  if (isOfEmployer(chunk, range)) return 'none';
  const source = schools.has(chunk.kind) ? 'school' : 'work';
  const limit = limitOf(chunk.text, range, isCredential ? 'credential' : source);
  if (limit === 'none') return 'none';
  if (chunk.level !== undefined && namesLowLevel(chunk.level)) return 'at_most';
  return limit !== null && ofAbility.has(chunk.kind) ? 'at_most' : limit;
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

/** The terms that the person says to know only so far, by their canonical names, wherever they say it. */
export const termsKnownInPart = memoizeByObject(
  (chunks: ResumeModel['chunks']): ReadonlySet<string> =>
    new Set(chunks.filter(({ kind }) => !schools.has(kind)).flatMap(knownInPart)),
);

function knownInPart(chunk: Chunk): readonly string[] {
  const { tokens, terms } = readText(chunk.text);
  return terms
    .filter(({ first, count }) => limitIn(chunk, rangeOf(tokens, first, count)) === 'at_most')
    .map(({ canonical }) => canonical);
}

/** Whether a text names a term that it limits, or that the person says to know only so far. */
export function namesInPart(chunk: Chunk, { chunks }: Pick<ResumeModel, 'chunks'>): boolean {
  const { tokens, terms } = readText(chunk.text);
  return terms.some(
    ({ canonical, first, count }) =>
      termsKnownInPart(chunks).has(canonical) || limitIn(chunk, rangeOf(tokens, first, count)) !== null,
  );
}

/** Words that say nothing beside those of a level. */
const beside = wordList('tailoring', 'beside_low_level');

/** Whether a text is the name of a low level, and of nothing else: `Beginner`, `Basic knowledge`, `Learning`. */
function namesLowLevel(text: string): boolean {
  return text.split('\n').some((line) => isLow(line));
}

const isLow = memoize(1000, (line): boolean => {
  const found = findCues(line);
  const alone = alones.has(line.trim().toLowerCase());
  if (found === null) return alone;
  // What limits only the names in front of it is no level: `Skills`.
  const cues = found.cues.filter(({ cue }) => cue.reach !== 'between');
  const said = new Set(cues.flatMap(({ first, end }) => tokenRange(first, end)));
  const isAll = tokenize(line).every(({ text }, index) => said.has(index) || beside.has(text.toLowerCase()));
  return alone || (isAll && cues.some(({ cue }) => cue.limit !== 'none'));
});

/** Levels that limit nothing within a sentence. */
const alones = wordList('tailoring', 'low_level');

function tokenRange(first: number, end: number): readonly number[] {
  return Array.from({ length: end - first }, (_, step) => first + step);
}
