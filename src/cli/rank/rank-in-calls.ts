import type { Client } from '../../client/client.ts';
import type { JsonObject } from '../../contract/json-object.ts';
import { limits } from '../../contract/limits.ts';
import type { Rank, RankedPosting } from '../../contract/rank.ts';
import { nearDuplicates } from '../../text/near-duplicates.ts';
import { patiently } from '../batch/run-row.ts';
import type { Context } from '../context.ts';
import type { Progress } from '../progress.ts';
import type { PlacedPosting } from './read-postings.ts';

export interface PlacedRank extends Omit<Rank, 'data'> {
  readonly data: readonly (RankedPosting & { readonly place: string })[];
}

/** Room for the resume and the rest of the body. */
const maxPostingBytes = limits.rank.bodyBytes - 2 * limits.bodyBytes;

/** One order of all postings, whatever number of calls it takes: single scores decide, then the hash of the text. */
export async function rankInCalls(
  { io }: Context,
  client: Client,
  postings: readonly PlacedPosting[],
  resume: JsonObject | undefined,
  progress: Progress,
): Promise<PlacedRank> {
  const rows: RankedPosting[] = [];
  let version = '';
  for (const call of callsOf(postings)) {
    const request = {
      postings: call.map(({ posting: { text, company, position } }) => ({
        job_description: text,
        ...(company !== undefined && { company_name: company }),
        ...(position !== undefined && { position }),
      })),
      ...(resume && { resume }),
    };
    const onWait = (seconds: number) => progress.say(`Rate limit: going on in ${seconds} s`);
    const rank = await patiently(() => client.postings.rank(request), io, onWait);
    version = rank.version;
    for (const row of rank.data) rows.push({ ...row, index: call[row.index]?.index ?? row.index });
    progress.say(`${rows.length} of ${postings.length}`);
  }
  const inOrder = rows.toSorted(bestFirst);
  const same = nearDuplicates(inOrder.map(({ index }) => postings[index]?.text ?? ''));
  return {
    object: 'rank',
    version,
    data: inOrder.map((row, at) => ({
      ...row,
      same_as: inOrder[same[at] ?? -1]?.index ?? null,
      place: postings[row.index]?.place ?? '',
    })),
  };
}

function bestFirst(a: RankedPosting, b: RankedPosting): number {
  const difference = b.ats_score - a.ats_score;
  if (difference !== 0 || a.text_hash === b.text_hash) return difference || a.index - b.index;
  return a.text_hash < b.text_hash ? -1 : 1;
}

interface Numbered {
  readonly posting: PlacedPosting;
  readonly index: number;
}

/** As many in a call as it takes, by number and by bytes. */
function callsOf(postings: readonly PlacedPosting[]): readonly (readonly Numbered[])[] {
  const calls: Numbered[][] = [[]];
  let bytes = 0;
  for (const [index, posting] of postings.entries()) {
    const size = Buffer.byteLength(JSON.stringify(posting));
    const call = calls.at(-1) ?? [];
    if (call.length > 0 && (call.length === limits.rank.postings || bytes + size > maxPostingBytes)) {
      calls.push([{ posting, index }]);
      bytes = size;
    } else {
      call.push({ posting, index });
      bytes += size;
    }
  }
  return calls;
}
