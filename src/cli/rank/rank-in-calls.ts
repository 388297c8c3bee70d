import type { Client } from '../../client/client.ts';
import type { JsonObject } from '../../contract/json-object.ts';
import type { Rank, RankedPosting } from '../../contract/rank.ts';
import { nearDuplicates } from '../../text/near-duplicates.ts';
import { patiently } from '../batch/run-row.ts';
import type { Context } from '../context.ts';
import type { Progress } from '../progress.ts';
import { callsOf, sentPosting } from './calls-of.ts';
import type { PlacedPosting } from './read-postings.ts';

export interface PlacedRank extends Omit<Rank, 'data'> {
  readonly data: readonly (RankedPosting & { readonly place: string })[];
}

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
    const request = { postings: call.map(sentPosting), ...(resume && { resume }) };
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
