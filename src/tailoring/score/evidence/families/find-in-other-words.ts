import type { AskedRequirement } from '../../../../posting/posting.ts';
import { spellingOf } from '../../../../posting/requirements/spelling-of.ts';
import type { TokenRange } from '../../../../text/find-form.ts';
import { memoizeByObject } from '../../../../text/memoize.ts';
import type { ChunkKind } from '../../../resume/resume-model.ts';
import type { WeighedChunk } from '../chunk-index.ts';
import { findCompound } from './find-compound.ts';
import { findInitials, initialsOf } from './find-initials.ts';
import { findWords } from './find-words.ts';
import { wantedWords } from './wanted-words.ts';

export interface FoundWords {
  readonly range: TokenRange;
  /** A word of the requirement is left out. */
  readonly isInPart: boolean;
}

/** Where somebody tells or lists what they did. */
const kinds: ReadonlySet<ChunkKind> = new Set(['experience', 'project', 'volunteer', 'skill', 'summary']);
const ofWork: ReadonlySet<ChunkKind> = new Set(['experience', 'project', 'volunteer']);
/** Below, the same words are of another trade. */
const nearest = 0.2;

/** Where a text says in other forms of its words, or by initials, what a requirement names. */
export function findInOtherWords(read: WeighedChunk, requirement: AskedRequirement): FoundWords | null {
  if (requirement.kind !== 'skill' || !kinds.has(read.chunk.kind) || read.relevance < nearest) return null;
  for (const wanted of wantedWords(requirement)) {
    // In a list or a summary nothing is done: there only all of the words count.
    if (wanted.isWithoutHead && !ofWork.has(read.chunk.kind)) continue;
    const range = findWords(read.read, wanted);
    if (range) return { range, isInPart: wanted.isWithoutHead };
  }
  for (const { spelling, initials } of spellingsOf(requirement)) {
    const range =
      (initials === null ? null : findInitials(read.read, initials)) ?? findCompound(read.read, spelling);
    if (range) return { range, isInPart: false };
  }
  return null;
}

/** A requirement is looked for in many texts. */
const spellingsOf = memoizeByObject((requirement: AskedRequirement) =>
  requirement.alternatives.map((alternative) => {
    const spelling = spellingOf(requirement, alternative);
    return { spelling, initials: initialsOf(spelling) };
  }),
);
