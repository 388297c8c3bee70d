import type { Client } from '../../client/client.ts';
import { bestBase } from '../../contract/base-name.ts';
import type { JsonObject } from '../../contract/json-object.ts';
import { limits } from '../../contract/limits.ts';
import type { Rank, RankedPosting } from '../../contract/rank.ts';
import { nearDuplicates } from '../../text/near-duplicates.ts';
import { patiently } from '../batch/run-row.ts';
import type { Context } from '../context.ts';
import type { Progress } from '../progress.ts';
import { callsOf, sentPosting } from './calls-of.ts';
import type { PlacedPosting } from './read-postings.ts';

/** The resume to rank for: one that is sent along, or a stored one by its name. */
export interface Judged {
  readonly resume?: JsonObject;
  readonly base?: string;
}

export interface PlacedRank extends Omit<Rank, 'data'> {
  readonly data: readonly (RankedPosting & { readonly place: string })[];
}

/** One order of all postings, whatever number of calls it takes: single scores decide, then the hash of the text. */
export async function rankInCalls(
  { io }: Context,
  client: Client,
  postings: readonly PlacedPosting[],
  { resume, base }: Judged,
  progress: Progress,
): Promise<PlacedRank> {
  const rows: RankedPosting[] = [];
  let version = '';
  for (const call of callsOf(postings, await mostInCall(client, base))) {
    const request = { postings: call.map(sentPosting), ...(resume && { resume }) };
    const onWait = (seconds: number) => progress.say(`Rate limit: going on in ${seconds} s`);
    const rank = await patiently(
      () => client.postings.rank(request, base === undefined ? {} : { base }),
      io,
      onWait,
    );
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

/** With every base resume that is tried, a posting counts once more. */
async function mostInCall(client: Client, base: string | undefined): Promise<number> {
  if (base !== bestBase) return limits.rank.postings;
  const { data } = await client.baseResume.list();
  return Math.max(1, Math.floor(limits.rank.postings / Math.max(1, data.length)));
}

function bestFirst(a: RankedPosting, b: RankedPosting): number {
  const difference = b.ats_score - a.ats_score;
  if (difference !== 0 || a.text_hash === b.text_hash) return difference || a.index - b.index;
  return a.text_hash < b.text_hash ? -1 : 1;
}
