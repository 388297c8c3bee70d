import { findMeantKeys } from '../lexicon/find-terms.ts';
import { canonical } from '../lexicon/lexicon.ts';
import type { AskedRequirement } from '../posting/posting.ts';
import type { Chunk, ChunkKind } from '../resume/resume-model.ts';
import { assertsExperience, assertsHolding } from '../text/asserts-experience.ts';
import { rangeOf, type TokenRange } from '../text/find-form.ts';
import type { WeighedChunk } from './chunk-shelves.ts';
import { doingsOf } from './doing/doings-of.ts';
import { findDoing } from './doing/find-doing.ts';
import { type Form, firstKey, formsOf } from './forms-of.ts';

/** A place of the resume that shows a requirement. */
export interface Showing {
  /** Path of the chunk, in JSON Resume terms. */
  readonly path: string;
  /** A substring of the chunk's text. */
  readonly quote: string;
  /** The spelling that was found: the posting's own, or a true alias. */
  readonly form: string;
  readonly kind: ChunkKind;
  /** k times its factors, 0 to 1. */
  readonly worth: number;
  /** Set where the text shows it and does not say it: `NetSuite` shows ERP, "negotiated contracts" their negotiation. */
  readonly implied?: true;
  /** The form is the posting's own spelling. */
  readonly literal: boolean;
}

/** What a text of the resume says of a requirement: it shows it, or only wishes for it, or null: neither. */
export function lookIn(read: WeighedChunk, requirement: AskedRequirement): Showing | 'wished' | null {
  return namedIn(read, requirement) ?? impliedIn(read, requirement) ?? doneIn(read, requirement);
}

function namedIn(read: WeighedChunk, requirement: AskedRequirement): Showing | 'wished' | null {
  const { chunk, worth } = read;
  const asserts = isPaper(requirement) ? assertsHolding : assertsExperience;
  let wished = false;
  for (const form of formsOf(requirement)) {
    const range = placeOf(form, read);
    if (!range) continue;
    if (asserts(chunk.text, range)) {
      const quote = chunk.text.slice(range.start, range.end);
      return { path: chunk.path, quote, form: form.text, kind: chunk.kind, worth, literal: form.literal };
    }
    wished = true;
  }
  return wished ? 'wished' : null;
}

function isPaper({ kind }: AskedRequirement): boolean {
  return kind === 'certificate' || kind === 'licence';
}

function placeOf(form: Form, { chunk, read: { tokens, keys } }: WeighedChunk): TokenRange | null {
  if (!keys.has(firstKey(form))) return null;
  const match = findMeantKeys(chunk.text, tokens, form.keys);
  return match && rangeOf(tokens, match.first, match.count);
}

/** Knowing the narrower thing shows the skill; a paper or a language is held itself or not at all. */
function impliedIn(
  { chunk, implying, worth }: WeighedChunk,
  { kind, alternatives }: AskedRequirement,
): Showing | null {
  if (kind !== 'skill' || implying.size === 0) return null;
  for (const alternative of alternatives) {
    const range = implying.get(canonical(alternative));
    if (!range || !assertsExperience(chunk.text, range)) continue;
    return shownAt(range, chunk, worth);
  }
  return null;
}

/** "Negotiated 40 supplier contracts" shows contract negotiation and does not say it. */
function doneIn({ chunk, read, worth }: WeighedChunk, requirement: AskedRequirement): Showing | null {
  for (const doing of doingsOf(requirement)) {
    const range = findDoing(chunk.text, read.tokens, doing);
    if (range && assertsExperience(chunk.text, range)) return shownAt(range, chunk, worth);
  }
  return null;
}

function shownAt({ start, end }: TokenRange, { path, text, kind }: Chunk, worth: number): Showing {
  const quote = text.slice(start, end);
  return { path, quote, form: quote, kind, worth, literal: false, implied: true };
}
