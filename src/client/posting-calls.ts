import { limits } from '../contract/limits.ts';
import type { RankedPosting } from '../contract/rank.ts';

/** Leaves room for the resume and the rest of the body. */
const maxPostingBytes = limits.rank.bodyBytes - 2 * limits.bodyBytes;

export interface NumberedPosting<Posting> {
  readonly posting: Posting;
  readonly index: number;
}

/** Splits postings into calls by number and size. */
export function callsOf<Posting>(
  postings: readonly Posting[],
  most: number = limits.rank.postings,
): readonly (readonly NumberedPosting<Posting>[])[] {
  const calls: NumberedPosting<Posting>[][] = [[]];
  const encoder = new TextEncoder();
  let bytes = 0;
  for (const [index, posting] of postings.entries()) {
    const size = encoder.encode(JSON.stringify(posting)).length;
    const call = calls.at(-1) ?? [];
    if (call.length > 0 && (call.length === most || bytes + size > maxPostingBytes)) {
      calls.push([{ posting, index }]);
      bytes = size;
    } else {
      call.push({ posting, index });
      bytes += size;
    }
  }
  return calls;
}

/** Maximum postings per ranking call; each counts once for every base resume. */
export function maxPostingsPerCall(bases: number): number {
  return Math.max(1, Math.floor(limits.rank.postings / Math.max(1, bases)));
}

/** Sorts rows of several calls like those of one. */
export function bestFirst(a: RankedPosting, b: RankedPosting): number {
  const difference = b.ats_score - a.ats_score;
  if (difference !== 0 || a.text_hash === b.text_hash) return difference || a.index - b.index;
  return a.text_hash < b.text_hash ? -1 : 1;
}
