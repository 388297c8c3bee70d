import type { Command } from 'commander';
import type { Client } from '../../client/client.ts';
import { callsOf } from '../../client/posting-calls.ts';
import { bestBase } from '../../contract/base-names.ts';
import { limits } from '../../contract/limits.ts';
import type { Gaps, SharedGap } from '../../contract/rank.ts';
import { sumOfGaps } from '../../contract/shared-gaps.ts';
import { nearDuplicates } from '../../text/compare/near-duplicates.ts';
import type { JsonObject } from '../../values/json-object.ts';
import { andMore } from '../../values/strings.ts';
import { waitAtRateLimit } from '../connection/wait-at-rate-limit.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import {
  type PlacedPosting,
  readPostings,
  reportUnread,
  sentPosting,
  type UnreadPosting,
} from '../postings/read-postings.ts';
import type { Progress } from '../progress.ts';
import { baseQuery, resolveResume } from '../resume/base-resume.ts';
import type { Run } from '../run.ts';
import { type View, view } from '../terminal/output.ts';
import { table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';
import { counted, wrap } from '../terminal/terminal-text.ts';

interface GapsFlags {
  readonly resume?: string;
  readonly base?: string;
  readonly allowPrivate?: boolean;
}

export function defineGaps(command: Command, run: Run): void {
  command
    .argument(
      '[posting...]',
      'folders, JSONL or CSV files, files or web addresses; default: the postings of your resumes',
    )
    .option('--resume <file>', 'look at this resume instead of the base resume; it is not stored')
    .option('--base <name>', 'the base resume with this name')
    .option('--allow-private', 'allow addresses of this machine or a private network')
    .addHelpText('before', 'Examples:\n  $ resume-tailor gaps\n  $ resume-tailor gaps postings/ --json\n')
    .addHelpText(
      'after',
      '\nFree. Piped output has one row per gap: the points gained over all postings, the\nnumber of postings that require it, its name, and those postings.\n',
    )
    .action((sources: readonly string[], flags: GapsFlags) =>
      run((context) => gaps(context, sources, flags)),
    );
}

/** Gaps need one base resume. @throws UsageError for the flag `--base best` */
function gapsBase(context: Context, flags: GapsFlags): { readonly base?: string } {
  if (flags.base === bestBase)
    throw new UsageError('gaps works on one base resume; add its name: --base NAME');
  const named = baseQuery(context, flags);
  return named.base === bestBase ? {} : named;
}

async function gaps(context: Context, sources: readonly string[], flags: GapsFlags): Promise<View> {
  const named = gapsBase(context, flags);
  const resume = await resolveResume(context, flags.resume, { ...named, nameless: true });
  const { found, unread } = await context.progress('Reading the postings', async (progress) => {
    const { postings, unread } = await readPostings(context, sources, flags.allowPrivate);
    const base = { base: resume ? undefined : named.base };
    const asking = { context, client: await context.client(), resume: resume?.source, ...base, progress };
    const found = await (sources.length > 0 ? gapsOfPostings(asking, postings) : gapsOfStored(asking));
    return { found, unread };
  });
  if (found.postings === 0) {
    throw new UsageError('you have no tailored resumes yet. Give the postings: resume-tailor gaps postings/');
  }
  reportUnread(context, unread);
  return view<PlacedGaps & { readonly unread: readonly UnreadPosting[] }>({
    data: { ...found, unread },
    human: gapsText,
    hints: [
      found.data.length === 0
        ? 'For nice-to-haves and tasks: resume-tailor score POSTING'
        : 'If you have done any of this, add it to your resume and store it: resume-tailor base set FILE',
    ],
    ...(unread.length > 0 && { exitCode: 1 }),
  });
}

/** Gaps shown on a terminal, and postings named for each. */
const maxGaps = 20;
const maxPlaces = 3;

/** In a pipe each gap is one row. */
async function gapsText({ data, postings }: PlacedGaps, style: TerminalStyle): Promise<string> {
  if (!style.isTerminal) return table(style, { head: [], rows: data.map(plainRow) });
  if (data.length === 0) return `Nothing that ${requiredBy(postings)} is missing from your resume.\n`;
  const shown = data.slice(0, maxGaps);
  const more = data.length - shown.length;
  const indent = '  ';
  const text = shown.map(({ term, points, postings: asking }) => {
    const facts = `in ${asking.length} of ${counted(postings, 'posting')}, ${gain(points)}`;
    const places = asking.map(({ place }) => place);
    const listed = places.slice(0, maxPlaces).join(', ');
    const others = andMore(places.length - maxPlaces);
    const head = wrap(`${term}: ${facts}`, style.columns, indent).slice(indent.length).trimEnd();
    return `${head}\n${wrap(`${listed}${others}`, style.columns, indent)}`;
  });
  return `${text.join('\n')}${more > 0 ? `\nAnd ${more} more, see all with --json.\n` : ''}`;
}

function gain(points: number): string {
  if (points === 0) return 'no points alone';
  return `${counted(points, 'point')} in all`;
}

function requiredBy(postings: number): string {
  return postings === 1 ? 'the posting requires' : `the ${postings} postings require`;
}

function plainRow({ term, points, postings }: PlacedGaps['data'][number]): string[] {
  return [`${points}`, `${postings.length}`, term, postings.map(({ place }) => place).join('; ')];
}

type GapPosting = SharedGap['postings'][number] & {
  /** The file, address or resume id. */
  readonly place: string;
};

interface PlacedGaps extends Pick<Gaps, 'object' | 'version' | 'postings'> {
  readonly data: readonly (Omit<SharedGap, 'postings'> & { readonly postings: readonly GapPosting[] })[];
}

interface Asking {
  readonly context: Context;
  readonly client: Client;
  readonly resume: JsonObject | undefined;
  /** The stored base resume, by name. */
  readonly base: string | undefined;
  readonly progress: Progress;
}

/** Adds up the gaps of these postings over as many calls as needed, each text once. */
async function gapsOfPostings(asking: Asking, postings: readonly PlacedPosting[]): Promise<PlacedGaps> {
  const same = nearDuplicates(postings.map(({ text }) => text));
  const firsts = postings.filter((_, at) => same[at] === null);
  const sum = createSum();
  for (const call of callsOf(firsts)) {
    const gaps = await ask(asking, { postings: call.map(({ posting }) => sentPosting(posting)) });
    sum.add(gaps, ({ index }) => call[index]?.posting.place ?? '');
  }
  return sum.total();
}

/** Adds up the gaps of the postings of all stored resumes. */
async function gapsOfStored(asking: Asking): Promise<PlacedGaps> {
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
  { context, client, resume, base }: Asking,
  request: Parameters<Client['postings']['gaps']>[0],
): Promise<Gaps> {
  const gaps = () =>
    client.postings.gaps(
      { ...request, ...(resume && { resume }) },
      resume || base === undefined ? {} : { base },
    );
  return waitAtRateLimit(gaps, context);
}

/** Adds up the gaps of several answers by key. */
function createSum() {
  const all: PlacedGaps['data'][number][] = [];
  let [version, postings] = ['', 0];
  return {
    add(gaps: Gaps, placeOf: (posting: SharedGap['postings'][number]) => string): void {
      version = gaps.version;
      postings += gaps.postings;
      for (const gap of gaps.data) {
        all.push({ ...gap, postings: gap.postings.map((one) => ({ ...one, place: placeOf(one) })) });
      }
    },
    total(): PlacedGaps {
      return { object: 'gaps', version, postings, data: sumOfGaps(all) };
    },
  };
}
