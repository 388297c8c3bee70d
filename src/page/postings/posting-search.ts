import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { bestFirst, callsOf, maxPostingsPerCall } from '../../client/posting-calls.ts';
import { repeatAtRateLimit } from '../../client/repeat-at-rate-limit.ts';
import { bestBase, defaultBase } from '../../contract/base-names.ts';
import { limits } from '../../contract/limits.ts';
import type { Posting } from '../../contract/objects.ts';
import type { Gaps, RankedPosting } from '../../contract/rank.ts';
import type { Score } from '../../contract/score.ts';
import { nearDuplicates } from '../../text/compare/near-duplicates.ts';
import { codePoints, listed } from '../../values/strings.ts';
import { addressesNotRead, addressIn } from '../parts/posting-source.ts';
import { sentFile } from '../parts/sent-file.ts';
import { messageOf, Refusal } from '../service.ts';
import type { Surroundings } from '../surroundings.ts';

/** A posting in the search, which is not stored. */
export interface HeldPosting {
  readonly key: number;
  readonly text: string;
  readonly company: string | null;
  readonly position: string | null;
  /** Name of its file; null if it was pasted. */
  readonly file: string | null;
}

export interface OrderedPosting {
  readonly row: RankedPosting;
  readonly posting: HeldPosting;
}

/** Two ranked postings with their scores. */
export interface ComparedPostings {
  readonly above: OrderedPosting & { readonly score: Score };
  readonly below: OrderedPosting & { readonly score: Score };
}

/** Ranks many postings and finds what they often ask for. */
export interface PostingSearch {
  readonly postings: ReadonlySignal<readonly HeldPosting[]>;
  /** Names of the stored base resumes; null until they are loaded. */
  readonly bases: ReadonlySignal<readonly string[] | null>;
  /** Name of the chosen one; `best`: for each posting the one with the highest score. */
  readonly base: ReadonlySignal<string>;
  /** The ranking, best first; null if it was not made since the last change. */
  readonly order: ReadonlySignal<readonly OrderedPosting[] | null>;
  readonly compared: ReadonlySignal<ComparedPostings | null>;
  readonly gaps: ReadonlySignal<Gaps | null>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** Seconds until work continues after the rate limit was reached; null if it was not. */
  readonly pause: ReadonlySignal<number | null>;
  load(): Promise<void>;
  chooseBase(name: string): void;
  /** @param text text of a posting, or its web address. @returns true if it was added */
  add(text: string): Promise<boolean>;
  /** Adds as many as there is room for, and reports the others in one message. */
  addFiles(files: readonly File[]): Promise<void>;
  remove(key: number): void;
  rank(): Promise<void>;
  compare(one: OrderedPosting, other: OrderedPosting): Promise<void>;
  /** Finds gaps in the postings of the search; without any, in those of the tailored resumes. */
  findGaps(): Promise<void>;
}

type Parts = Pick<Surroundings, 'service' | 'fail' | 'memory' | 'readsAddresses' | 'wait'>;

/** Key of the chosen base resume in the browser's memory. */
export const chosenBase = 'base';

/** Maximum number of skipped files that a message names. */
const maxNames = 5;

const noRoom = `${limits.rank.postings} postings are put in order at once. For more: resume-tailor rank FOLDER`;

export function createPostingSearch({ service, fail, memory, readsAddresses, wait }: Parts): PostingSearch {
  const postings = signal<readonly HeldPosting[]>([]);
  const bases = signal<readonly string[] | null>(null);
  const base = signal(memory.read(chosenBase)[0] ?? defaultBase);
  const order = signal<readonly OrderedPosting[] | null>(null);
  const compared = signal<ComparedPostings | null>(null);
  const gaps = signal<Gaps | null>(null);
  const pause = signal<number | null>(null);
  const working = signal(0);
  let keys = 0;
  /** Incremented when the postings or the resume change, which makes earlier answers outdated. */
  let round = 0;

  const forget = (): void => {
    round += 1;
    order.value = null;
    compared.value = null;
    gaps.value = null;
  };

  const busy = async (work: () => Promise<void>): Promise<void> => {
    working.value += 1;
    await work().catch(fail);
    working.value -= 1;
  };

  const withRetries = <Result>(work: () => Promise<Result>): Promise<Result> =>
    repeatAtRateLimit(work, {
      secondsToWait: (error) =>
        error instanceof Refusal && error.reason === 'rate_limit_exceeded' ? error.retryAfter : null,
      async pause(seconds) {
        pause.value = seconds;
        await wait(seconds * 1000);
        pause.value = null;
      },
    });

  /** Runs work on the current postings and resume; its result is not shown if they have changed. */
  const onThese = (
    work: (ask: <Result>(one: () => Promise<Result>) => Promise<Result>) => Promise<() => void>,
  ): Promise<void> =>
    busy(async () => {
      const ours = round;
      const isWanted = () => ours === round;
      const ifWanted = <Result>(value: Result): Result => {
        if (!isWanted()) throw new Outdated();
        return value;
      };
      try {
        const show = await work(async (one) => ifWanted(await withRetries(() => ifWanted(one)())));
        show();
      } catch (error) {
        if (isWanted()) throw error;
      }
    });

  const hasRoom = () => postings.value.length < limits.rank.postings;

  const hold = ({ job_description: text, company_name, position }: Posting, file: string | null): void => {
    const { min, max } = limits.jobDescription;
    const name = file ?? 'This text';
    if (codePoints(text.trim()) < min) throw new Error(`${name} is too short for a posting.`);
    if (codePoints(text) > max)
      throw new Error(`${name} is longer than any posting: more than ${max} characters.`);
    // Another posting may have taken the last place while this one was read.
    if (!hasRoom()) throw new Error(noRoom);
    keys += 1;
    postings.value = [...postings.value, { key: keys, text, company: company_name, position, file }];
    forget();
  };

  const read = (source: Parameters<typeof service.postings.read>[0]): Promise<Posting> =>
    withRetries(() => service.postings.read(source));

  const sent = ({ text, company, position }: HeldPosting) => ({
    job_description: text,
    ...(company !== null && { company_name: company }),
    ...(position !== null && { position }),
  });

  /** Sorts postings, best first, and links each to the first one with nearly the same text. */
  const inOrder = (rows: readonly RankedPosting[], list: readonly HeldPosting[]): OrderedPosting[] => {
    const placed = rows.toSorted(bestFirst).flatMap((row) => {
      const posting = list[row.index];
      return posting ? [{ row, posting }] : [];
    });
    const same = nearDuplicates(placed.map(({ posting }) => posting.text));
    return placed.map(({ row, posting }, at) => {
      const first = placed[same[at] ?? -1];
      return { row: { ...row, same_as: first?.row.index ?? null }, posting };
    });
  };

  return {
    ...{ postings, bases, base, order, compared, gaps, pause },
    isBusy: computed(() => working.value > 0),
    load: () =>
      busy(async () => {
        const { data } = await service.baseResume.list();
        bases.value = data.map(({ name }) => name);
        if (base.value === bestBase || bases.value.includes(base.value)) return;
        base.value = bases.value[0] ?? defaultBase;
        forget();
      }),
    chooseBase(name) {
      base.value = name;
      memory.write(chosenBase, [name]);
      forget();
    },
    async add(text) {
      let isHeld = false;
      await busy(async () => {
        if (!hasRoom()) throw new Error(noRoom);
        const url = addressIn(text);
        if (url !== null && !readsAddresses.value) throw new Error(addressesNotRead);
        hold(await read(url === null ? { text } : { url }), null);
        isHeld = true;
      });
      return isHeld;
    },
    addFiles: (files) =>
      busy(async () => {
        const failures: string[] = [];
        for (const [at, file] of files.entries()) {
          try {
            if (!hasRoom()) throw new NoRoomError(noRoom);
            hold(await read(await sentFile(file)), file.name);
          } catch (error) {
            if (isSignedOut(error)) throw error;
            // A file that cannot be read does not stop the others.
            failures.push(failureOf(file, error));
            if (!endsAll(error)) continue;
            const left = files.slice(at + 1).map(({ name }) => name);
            if (left.length > 0) failures.push(`Nor were added: ${listed(left, maxNames)}.`);
            break;
          }
        }
        if (failures.length > 0) throw new Error(failures.join(' '));
      }),
    remove(key) {
      postings.value = postings.value.filter((posting) => posting.key !== key);
      forget();
    },
    rank: () =>
      onThese(async (ask) => {
        const list = postings.value;
        const query = { base: base.value };
        const tried = base.value === bestBase ? (await ask(() => service.baseResume.list())).data.length : 1;
        const rows: RankedPosting[] = [];
        for (const call of callsOf(list, maxPostingsPerCall(tried))) {
          const request = { postings: call.map(({ posting }) => sent(posting)) };
          const { data } = await ask(() => service.postings.rank(request, query));
          for (const row of data) rows.push({ ...row, index: call[row.index]?.index ?? row.index });
        }
        return () => {
          order.value = inOrder(rows, list);
        };
      }),
    compare: (one, other) =>
      onThese(async (ask) => {
        const scored = async (placed: OrderedPosting) => {
          const { row, posting } = placed;
          const query = row.base === undefined ? {} : { base: row.base };
          return { ...placed, score: await ask(() => service.resumes.score(sent(posting), query)) };
        };
        const both = { above: await scored(one), below: await scored(other) };
        return () => {
          compared.value = both;
        };
      }),
    findGaps: () =>
      onThese(async (ask) => {
        const list = postings.value;
        if (callsOf(list).length > 1) throw new Error(tooLongTogether);
        const request = list.length > 0 ? { postings: list.map(sent) } : {};
        const query = { base: base.value };
        const found = await ask(() => service.postings.gaps(request, query));
        return () => {
          gaps.value = found;
        };
      }),
  };
}

const tooLongTogether =
  'These postings are too long to be looked at together: remove the longest, or use resume-tailor gaps FOLDER';

/** The postings or the resume have changed, so the result is not needed. */
class Outdated extends Error {}

/** No further files can be added. */
class NoRoomError extends Error {}

function endsAll(error: unknown): boolean {
  if (error instanceof NoRoomError) return true;
  return error instanceof Refusal && ['rate_limit_exceeded', 'offline'].includes(error.reason);
}

function isSignedOut(error: unknown): boolean {
  return error instanceof Refusal && error.reason === 'missing_api_key';
}

/** A sentence that names the file. */
function failureOf({ name }: File, error: unknown): string {
  const reason = messageOf(error);
  const named = reason.includes(name) ? reason : `${name}: ${reason}`;
  return /[.!?]$/.test(named) ? named : `${named}.`;
}
