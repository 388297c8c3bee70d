import { limits } from '../contract/limits.ts';
import type { RankedPosting } from '../contract/rank.ts';

/** Room for the resume and the rest of the body. */
const maxPostingBytes = limits.rank.bodyBytes - 2 * limits.bodyBytes;

export interface NumberedPosting<Posting> {
  readonly posting: Posting;
  readonly index: number;
}

/** As many in a call as it takes, by number and by bytes. */
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

/** How many can be ranked in a call: with every base resume that is tried, a posting counts once more. */
export function mostInCall(bases: number): number {
  return Math.max(1, Math.floor(limits.rank.postings / Math.max(1, bases)));
}

/** The order of a single call, for the rows of several. */
export function bestFirst(a: RankedPosting, b: RankedPosting): number {
  const difference = b.ats_score - a.ats_score;
  if (difference !== 0 || a.text_hash === b.text_hash) return difference || a.index - b.index;
  return a.text_hash < b.text_hash ? -1 : 1;
}
