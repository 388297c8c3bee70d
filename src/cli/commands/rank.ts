import type { Command } from 'commander';
import type { Context } from '../context.ts';
import {
  type ExplainedOrder,
  explainedText,
  explainOrder,
  type PlacedRank,
  rankInCalls,
  rankText,
} from '../postings/rank-postings.ts';
import { readPostings, reportUnread, type UnreadPosting } from '../postings/read-postings.ts';
import { baseFlag, baseQuery, resolveResume } from '../resume/base-resume.ts';
import type { Run } from '../run.ts';
import { type View, view } from '../terminal/output.ts';

interface RankFlags {
  readonly resume?: string;
  readonly base?: string;
  readonly allowPrivate?: boolean;
  readonly explain?: readonly string[];
}

export function defineRank(command: Command, run: Run): void {
  command
    .argument('<posting...>', 'folders, JSONL or CSV files, files or web addresses of job postings')
    .option('--resume <file>', 'rank for this resume instead of the base resume; it is not stored')
    .option(...baseFlag)
    .option('--allow-private', 'allow addresses of this machine or a private network')
    .option('--explain <posting...>', 'say why one posting ranks above another: --explain 1 3')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor rank postings/\n  $ resume-tailor rank jobs.csv https://jobs.example.com/42 --json\n',
    )
    .addHelpText(
      'after',
      '\nFree. Piped output has one row per posting: rank, score, best possible score,\nfile, position, company, missing musts, unmet conditions, the file of the same\nposting, and the base resume.\n',
    )
    .action((sources: readonly string[], flags: RankFlags) =>
      run((context) => rank(context, sources, flags)),
    );
}

/** A result that names the postings it leaves out. */
type Named<Result> = Result & { readonly unread: readonly UnreadPosting[] };

async function rank(context: Context, sources: readonly string[], flags: RankFlags): Promise<View> {
  const named = baseQuery(context, flags);
  const resume = await resolveResume(context, flags.resume, { ...named, nameless: true });
  const judged = resume ? { resume: resume.source } : named;
  const { ranked, explained, unread } = await context.progress('Reading the postings', async (progress) => {
    const { postings, unread } = await readPostings(context, sources, flags.allowPrivate);
    const client = await context.client();
    const ranked = await rankInCalls(context, client, postings, judged, progress);
    const explained = flags.explain && (await explainOrder(client, ranked, postings, flags.explain, judged));
    return { ranked, explained, unread };
  });
  reportUnread(context, unread);
  const end = unread.length > 0 ? { exitCode: 1 } : {};
  if (explained)
    return view<Named<ExplainedOrder>>({ data: { ...explained, unread }, human: explainedText, ...end });
  return view<Named<PlacedRank>>({
    data: { ...ranked, unread },
    human: rankText,
    hints: ['To tailor your resume to the first: resume-tailor generate POSTING --pdf'],
    ...end,
  });
}
