import type { Client } from '../../client/client.ts';
import { bestFirst, callsOf, mostInCall } from '../../client/posting-calls.ts';
import { bestBase } from '../../contract/base-name.ts';
import type { JsonObject } from '../../contract/json-object.ts';
import type { Rank, RankedPosting } from '../../contract/rank.ts';
import { nearDuplicates } from '../../text/near-duplicates.ts';
import { patiently } from '../batch/run-row.ts';
import type { Context } from '../context.ts';
import type { Progress } from '../progress.ts';
import { type PlacedPosting, sentPosting } from './read-postings.ts';

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
  for (const call of callsOf(postings, mostInCall(await tried(client, base)))) {
    const request = { postings: call.map(({ posting }) => sentPosting(posting)), ...(resume && { resume }) };
    const onWait = (seconds: number) => progress.say(`Rate limit: continuing in ${seconds} s`);
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

/** How many base resumes are tried for each posting. */
async function tried(client: Client, base: string | undefined): Promise<number> {
  if (base !== bestBase) return 1;
  const { data } = await client.baseResume.list();
  return data.length;
}
