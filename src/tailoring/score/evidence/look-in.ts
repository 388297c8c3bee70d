import { findMeantKeys } from '../../lexicon/find-terms.ts';
import { canonical } from '../../lexicon/lexicon.ts';
import type { AskedRequirement } from '../../posting/posting.ts';
import type { ChunkKind } from '../../resume/resume-model.ts';
import { assertsExperience, assertsHolding } from '../../text/asserts-experience.ts';
import { rangeOf, type TokenRange } from '../../text/find-form.ts';
import type { WeighedChunk } from './chunk-shelves.ts';
import { doersOf } from './doing/doers-of.ts';
import { doingsByWord } from './doing/doings-of.ts';
import { findDoer, findDoerSaid } from './doing/find-doer.ts';
import { findDoing } from './doing/find-doing.ts';
import { isDone, isDoneNow } from './done-form.ts';
import { type Form, firstKey, formsOf } from './forms-of.ts';
import { placeAroundShared } from './shared-word.ts';

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
  return (
    namedIn(read, requirement) ??
    impliedIn(read, requirement) ??
    toldIn(read, requirement) ??
    doneIn(read, requirement) ??
    titledIn(read, requirement)
  );
}

function namedIn(read: WeighedChunk, requirement: AskedRequirement): Showing | 'wished' | null {
  const { chunk, worth } = read;
  const asserts = isPaper(requirement) ? assertsHolding : assertsExperience;
  let wished = false;
  for (const form of formsOf(requirement)) {
    const range = form.done || form.alone ? null : placeOf(form, read);
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
function impliedIn(read: WeighedChunk, { kind, alternatives }: AskedRequirement): Showing | null {
  const { chunk, implying } = read;
  if (kind !== 'skill' || implying.size === 0) return null;
  for (const alternative of alternatives) {
    const range = implying.get(canonical(alternative));
    if (range && assertsExperience(chunk.text, range)) return impliedBy(read, range);
  }
  return null;
}

/** What is told without being named: "mentored two juniors", "arterial and central lines". */
function toldIn(read: WeighedChunk, requirement: AskedRequirement): Showing | null {
  if (requirement.kind !== 'skill' && requirement.kind !== 'soft') return null;
  const { text } = read.chunk;
  for (const form of formsOf(requirement)) {
    const isWhole = form.done !== undefined || form.alone === true;
    const range = isWhole ? placeOf(form, read) : placeAroundShared(read.read, form.keys);
    if (!range || !isTold(form, text, range)) continue;
    if (assertsExperience(text, range)) return impliedBy(read, range);
  }
  return null;
}

function isTold({ done }: Form, text: string, range: TokenRange): boolean {
  if (done === undefined) return true;
  return done === 'past' ? isDone(text, range) : isDoneNow(text, range);
}

/** "Negotiated 40 supplier contracts" shows contract negotiation and does not say it. */
function doneIn(read: WeighedChunk, requirement: AskedRequirement): Showing | null {
  const { text } = read.chunk;
  for (const [word, doings] of doingsByWord(requirement)) {
    if (word !== null && !read.read.keys.has(word)) continue;
    for (const doing of doings) {
      const range = findDoing(text, read.read.tokens, doing);
      if (range && assertsExperience(text, range)) return impliedBy(read, range);
    }
  }
  return null;
}

/** Where somebody tells what they did. */
const doingKinds: ReadonlySet<ChunkKind> = new Set(['experience', 'volunteer', 'project', 'summary']);

/** A `Project Manager` has done project management, and so has who "acted as project manager". */
function titledIn(read: WeighedChunk, requirement: AskedRequirement): Showing | null {
  const { kind, text } = read.chunk;
  if (kind !== 'job_title' && !doingKinds.has(kind)) return null;
  const find = kind === 'job_title' ? findDoer : findDoerSaid;
  for (const doer of doersOf(requirement)) {
    if (![...doer.doer].some((key) => read.read.keys.has(key))) continue;
    const range = find(read.read, doer);
    if (range && (kind === 'job_title' || assertsExperience(text, range))) return impliedBy(read, range);
  }
  return null;
}

function impliedBy({ chunk, worth }: WeighedChunk, { start, end }: TokenRange): Showing {
  const quote = chunk.text.slice(start, end);
  return { path: chunk.path, quote, form: quote, kind: chunk.kind, worth, literal: false, implied: true };
}
