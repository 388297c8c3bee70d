import { limits } from '../../contract/limits.ts';
import type { PlacedPosting } from './read-postings.ts';

/** Room for the resume and the rest of the body. */
const maxPostingBytes = limits.rank.bodyBytes - 2 * limits.bodyBytes;

export interface NumberedPosting {
  readonly posting: PlacedPosting;
  readonly index: number;
}

/** As many in a call as it takes, by number and by bytes. */
export function callsOf(
  postings: readonly PlacedPosting[],
  most: number = limits.rank.postings,
): readonly (readonly NumberedPosting[])[] {
  const calls: NumberedPosting[][] = [[]];
  let bytes = 0;
  for (const [index, posting] of postings.entries()) {
    const size = Buffer.byteLength(JSON.stringify(posting));
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

export function sentPosting({ posting: { text, company, position } }: NumberedPosting) {
  return {
    job_description: text,
    ...(company !== undefined && { company_name: company }),
    ...(position !== undefined && { position }),
  };
}
