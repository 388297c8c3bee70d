import { type ReadonlySignal, signal } from '@preact/signals';
import { bestBase, defaultBase } from '../../contract/base-name.ts';
import { limits } from '../../contract/limits.ts';
import type { Gaps, RankedPosting } from '../../contract/rank.ts';
import type { Posting } from '../../contract/reading.ts';
import type { Score } from '../../contract/score.ts';
import { sentFile } from '../parts/sent-file.ts';
import type { Surroundings } from '../surroundings.ts';

/** A posting that somebody looks at; nothing of it is stored. */
export interface HeldPosting {
  readonly key: number;
  readonly text: string;
  readonly company: string | null;
  readonly position: string | null;
  /** The file that it came from; null: it was pasted. */
  readonly file: string | null;
}

export interface OrderedPosting {
  readonly row: RankedPosting;
  readonly posting: HeldPosting;
}

/** Two postings of the order with their scores, the upper one first. */
export interface ComparedPostings {
  readonly above: OrderedPosting & { readonly score: Score };
  readonly below: OrderedPosting & { readonly score: Score };
}

/** Many postings at once: which of them to answer first, and what they keep asking for. */
export interface PostingSearch {
  readonly postings: ReadonlySignal<readonly HeldPosting[]>;
  /** Names of the stored base resumes; null: not known yet. */
  readonly bases: ReadonlySignal<readonly string[] | null>;
  /** The name of the one to take; `best`: whichever scores highest for a posting. */
  readonly base: ReadonlySignal<string>;
  /** The best first; null: not asked for since something changed. */
  readonly order: ReadonlySignal<readonly OrderedPosting[] | null>;
  readonly compared: ReadonlySignal<ComparedPostings | null>;
  readonly gaps: ReadonlySignal<Gaps | null>;
  readonly isBusy: ReadonlySignal<boolean>;
  load(): Promise<void>;
  chooseBase(name: string): void;
  /** Text of a posting, or its address. @returns whether it is among the postings now */
  add(text: string): Promise<boolean>;
  addFiles(files: readonly File[]): Promise<void>;
  remove(key: number): void;
  rank(): Promise<void>;
  compare(one: OrderedPosting, other: OrderedPosting): Promise<void>;
  /** Of the postings here, else of those of the tailored resumes. */
  findGaps(): Promise<void>;
}

type Parts = Pick<Surroundings, 'service' | 'fail' | 'memory' | 'readsAddresses'>;

/** What this browser remembers the chosen base resume under. */
export const chosenBase = 'base';

export function createPostingSearch({ service, fail, memory, readsAddresses }: Parts): PostingSearch {
  const postings = signal<readonly HeldPosting[]>([]);
  const bases = signal<readonly string[] | null>(null);
  const base = signal(memory.read(chosenBase)[0] ?? defaultBase);
  const order = signal<readonly OrderedPosting[] | null>(null);
  const compared = signal<ComparedPostings | null>(null);
  const gaps = signal<Gaps | null>(null);
  const isBusy = signal(false);
  let keys = 0;

  /** What was found is of other postings, or of another resume. */
  const forget = (): void => {
    order.value = null;
    compared.value = null;
    gaps.value = null;
  };

  const busy = async (work: () => Promise<void>): Promise<void> => {
    isBusy.value = true;
    await work().catch(fail);
    isBusy.value = false;
  };

  const hold = ({ job_description: text, company_name, position }: Posting, file: string | null): void => {
    const { min, max } = limits.jobDescription;
    const name = file === null ? 'This text' : file;
    if (text.trim().length < min) throw new Error(`${name} is too short for a posting.`);
    if (text.length > max)
      throw new Error(`${name} is longer than any posting: more than ${max} characters.`);
    if (postings.value.length >= limits.rank.postings) {
      throw new Error(
        `${limits.rank.postings} postings are put in order at once. For more: resume-tailor rank FOLDER`,
      );
    }
    keys += 1;
    postings.value = [...postings.value, { key: keys, text, company: company_name, position, file }];
    forget();
  };

  const sent = ({ text, company, position }: HeldPosting) => ({
    job_description: text,
    ...(company !== null && { company_name: company }),
    ...(position !== null && { position }),
  });

  return {
    ...{ postings, bases, base, order, compared, gaps, isBusy },
    load: () =>
      busy(async () => {
        const { data } = await service.baseResume.list();
        bases.value = data.map(({ name }) => name);
        const isThere = base.value === bestBase || bases.value.includes(base.value);
        if (!isThere) base.value = bases.value[0] ?? defaultBase;
      }),
    chooseBase(name) {
      base.value = name;
      memory.write(chosenBase, [name]);
      forget();
    },
    async add(text) {
      const before = postings.value.length;
      const url = /^\s*(https?:\/\/\S+)\s*$/i.exec(text)?.[1];
      await busy(async () =>
        hold(await service.postings.read(url && readsAddresses.value ? { url } : { text }), null),
      );
      return postings.value.length > before;
    },
    addFiles: (files) =>
      busy(async () => {
        for (const file of files) {
          // One that cannot be read keeps none of the others away.
          try {
            hold(await service.postings.read(await sentFile(file)), file.name);
          } catch (error) {
            fail(error);
          }
        }
      }),
    remove(key) {
      postings.value = postings.value.filter((posting) => posting.key !== key);
      forget();
    },
    rank: () =>
      busy(async () => {
        const list = postings.value;
        const { data } = await service.postings.rank({ postings: list.map(sent) }, { base: base.value });
        if (list !== postings.value) return;
        order.value = data.flatMap((row) => {
          const posting = list[row.index];
          return posting ? [{ row, posting }] : [];
        });
      }),
    compare: (one, other) =>
      busy(async () => {
        const scored = async (placed: OrderedPosting) => {
          const { row, posting } = placed;
          const query = row.base === undefined ? {} : { base: row.base };
          return { ...placed, score: await service.resumes.score(sent(posting), query) };
        };
        compared.value = { above: await scored(one), below: await scored(other) };
      }),
    findGaps: () =>
      busy(async () => {
        const list = postings.value;
        const request = list.length > 0 ? { postings: list.map(sent) } : {};
        const found = await service.postings.gaps(request, { base: base.value });
        if (list === postings.value) gaps.value = found;
      }),
  };
}
