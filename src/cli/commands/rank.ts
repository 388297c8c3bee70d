import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import {
  type ExplainedOrder,
  explainedText,
  explainOrder,
  type PlacedRank,
  rankInCalls,
  rankText,
} from '../postings/rank-postings.ts';
import { readPostings } from '../postings/read-postings.ts';
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

async function rank(context: Context, sources: readonly string[], flags: RankFlags): Promise<View> {
  const named = baseQuery(context, flags);
  const resume = await resolveResume(context, flags.resume, { ...named, nameless: true });
  const judged = resume ? { resume: resume.source } : named;
  const { ranked, explained, problems } = await context.progress('Reading the postings', async (progress) => {
    const { postings, problems } = await readPostings(context, sources, flags.allowPrivate);
    if (postings.length === 0) throw new UsageError(problems.join('\n') || 'no postings found');
    const client = await context.client();
    const ranked = await rankInCalls(context, client, postings, judged, progress);
    const explained = flags.explain && (await explainOrder(client, ranked, postings, flags.explain, judged));
    return { ranked, explained, problems };
  });
  for (const problem of problems) context.note(problem);
  const end = problems.length > 0 ? { exitCode: 1 } : {};
  if (explained) return view<ExplainedOrder>({ data: explained, human: explainedText, ...end });
  return view<PlacedRank>({
    data: ranked,
    human: rankText,
    hints: ['To tailor your resume to the first: resume-tailor generate POSTING --pdf'],
    ...end,
  });
}
