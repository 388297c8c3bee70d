import type { Command } from 'commander';
import type { Score } from '../../contract/score.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { anywayFlag, requireQuery, withRequirements } from '../generate/asked-requirements.ts';
import { noteUnknown } from '../postings/posting-target.ts';
import { readJobPosting } from '../postings/read-job-posting.ts';
import { scoreText } from '../report/score-text.ts';
import { baseFlag, baseQuery, noteChosen, resolveResume } from '../resume/base-resume.ts';
import type { Run } from '../run.ts';
import { type View, view } from '../terminal/output.ts';
import { companyFlag, positionFlag } from '../text-flag.ts';

interface ScoreFlags {
  readonly jobText?: string;
  readonly company?: string;
  readonly position?: string;
  readonly resume?: string;
  readonly base?: string;
  readonly allowPrivate?: boolean;
  readonly anyway?: boolean;
  readonly all?: boolean;
  readonly trace?: boolean;
}

export function defineScore(command: Command, run: Run): void {
  command
    .argument('[posting]', 'file or web address of the job posting; - is standard input')
    .option('--job-text <text>', 'the text of the posting, instead of a file')
    .option('--resume <file>', 'score this resume instead of the base resume; it is not stored')
    .option(...baseFlag)
    .option(...companyFlag)
    .option(...positionFlag)
    .option('--allow-private', 'allow an address of this machine or a private network')
    .option(...anywayFlag)
    .option('--all', 'show all requirements with all evidence')
    .option('--trace', 'show how the posting was read: each line, each phrase, and what decided')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor score posting.txt --resume me.pdf\n  $ resume-tailor score https://jobs.example.com/42\n  $ resume-tailor score posting.txt --trace\n',
    )
    .action((posting: string | undefined, flags: ScoreFlags) =>
      run((context) => score(context, posting, flags)),
    );
}

export async function score(context: Context, file: string | undefined, flags: ScoreFlags): Promise<View> {
  const named = baseQuery(context, flags);
  const resume = await resolveResume(context, flags.resume, { ...named, nameless: true });
  const query = resume ? {} : named;
  const posting = await readJobPosting(context, {
    file,
    text: flags.jobText,
    allowPrivate: flags.allowPrivate,
  });
  const company = flags.company ?? posting.company;
  const position = flags.position ?? posting.position;
  noteUnknown(context, { company, position });
  const client = await context.client();
  const body = {
    job_description: posting.text,
    ...(company !== undefined && { company_name: company }),
    ...(position !== undefined && { position }),
    ...(resume && { resume: resume.source }),
  };
  if (flags.trace) return traceView(await client.resumes.score(body, { ...query, trace: true }));
  const data = await withRequirements(() =>
    client.resumes.score(body, { ...query, ...requireQuery(flags.anyway) }),
  );
  noteChosen(context, query.base, data.base);
  return view<Score>({
    data,
    human: (scored, style) => scoreText(scored, style, { all: flags.all ?? false }),
  });
}

/** Shows the trace even if no requirements were found, since that is when it helps. @throws UsageError */
function traceView(data: Score): View {
  const { trace } = data;
  if (trace === undefined) {
    throw new UsageError('This server cannot trace a posting. Update the server, or run without --base-url.');
  }
  return view<Score>({
    data,
    human: async (score, style) => {
      const { traceText } = await import('../report/trace-text.ts');
      return traceText(score.trace ?? trace, style);
    },
  });
}
