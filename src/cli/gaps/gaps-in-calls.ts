import type { Client } from '../../client/client.ts';
import { callsOf } from '../../client/posting-calls.ts';
import { mostPointsFirst } from '../../contract/gap-order.ts';
import type { JsonObject } from '../../contract/json-object.ts';
import { limits } from '../../contract/limits.ts';
import type { Gaps, SharedGap } from '../../contract/rank.ts';
import { nearDuplicates } from '../../text/near-duplicates.ts';
import { patiently } from '../batch/run-row.ts';
import type { Context } from '../context.ts';
import type { Progress } from '../progress.ts';
import { type PlacedPosting, sentPosting } from '../rank/read-postings.ts';

type GapPosting = SharedGap['postings'][number] & {
  /** The file, the address or the resume. */
  readonly place: string;
};

export interface PlacedGaps extends Pick<Gaps, 'object' | 'version' | 'postings'> {
  readonly data: readonly (Omit<SharedGap, 'postings'> & { readonly postings: readonly GapPosting[] })[];
}

interface Asking {
  readonly context: Context;
  readonly client: Client;
  readonly resume: JsonObject | undefined;
  /** Of a stored base resume. */
  readonly base: string | undefined;
  readonly progress: Progress;
}

/** The gaps of all these postings, each text once, whatever number of calls it takes. */
export async function gapsOfPostings(
  asking: Asking,
  postings: readonly PlacedPosting[],
): Promise<PlacedGaps> {
  const same = nearDuplicates(postings.map(({ text }) => text));
  const firsts = postings.filter((_, at) => same[at] === null);
  const sum = createSum();
  for (const call of callsOf(firsts)) {
    const gaps = await ask(asking, { postings: call.map(({ posting }) => sentPosting(posting)) });
    sum.add(gaps, ({ index }) => call[index]?.posting.place ?? '');
  }
  return sum.total();
}

/** The same for the postings of all stored resumes. */
export async function gapsOfStored(asking: Asking): Promise<PlacedGaps> {
  const sum = createSum();
  let after: string | undefined;
  do {
    const gaps: Gaps = await ask(asking, { limit: limits.page.default, ...(after && { after }) });
    sum.add(gaps, ({ id }) => id ?? '');
    after = gaps.has_more ? (gaps.last ?? undefined) : undefined;
  } while (after !== undefined);
  return sum.total();
}

function ask(
  { context, client, resume, base, progress }: Asking,
  request: Parameters<Client['postings']['gaps']>[0],
): Promise<Gaps> {
  const onWait = (seconds: number) => progress.say(`Rate limit: continuing in ${seconds} s`);
  const gaps = () =>
    client.postings.gaps(
      { ...request, ...(resume && { resume }) },
      resume || base === undefined ? {} : { base },
    );
  return patiently(gaps, context.io, onWait);
}

/** Adds up answers by what the gaps are. */
function createSum() {
  const shared = new Map<string, PlacedGaps['data'][number]>();
  let [version, postings] = ['', 0];
  return {
    add(gaps: Gaps, placeOf: (posting: SharedGap['postings'][number]) => string): void {
      version = gaps.version;
      postings += gaps.postings;
      for (const gap of gaps.data) {
        const known = shared.get(gap.key) ?? { ...gap, points: 0, postings: [] };
        const placed = gap.postings.map((posting) => ({ ...posting, place: placeOf(posting) }));
        shared.set(gap.key, {
          ...known,
          points: known.points + gap.points,
          postings: [...known.postings, ...placed],
        });
      }
    },
    total(): PlacedGaps {
      return { object: 'gaps', version, postings, data: [...shared.values()].sort(mostPointsFirst) };
    },
  };
}
