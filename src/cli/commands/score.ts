import type { Command } from 'commander';
import type { Client } from '../../client/client.ts';
import { ApiError } from '../../client/errors.ts';
import type { RequestBody } from '../../contract/requests.ts';
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
  const needsResume = flags.trace !== true || flags.resume !== undefined;
  const resume = needsResume
    ? await resolveResume(context, flags.resume, { ...named, nameless: true })
    : null;
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
  if (flags.trace) return traceView(await traced(client, body, query));
  const data = await withRequirements(() =>
    client.resumes.score(body, { ...query, ...requireQuery(flags.anyway) }),
  );
  noteChosen(context, query.base, data.base);
  return view<Score>({
    data,
    human: (scored, style) => scoreText(scored, style, { all: flags.all ?? false }),
  });
}

/** With its trace, and without the score itself if there is no resume: reading a posting needs none. */
type Traced = Score | Pick<Score, 'trace'>;

async function traced(
  { resumes }: Client,
  body: RequestBody<'ScoreRequest'>,
  query: { readonly base?: string },
): Promise<Traced> {
  try {
    return await resumes.score(body, { ...query, trace: true });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'no_base_resume')) throw error;
    const { trace } = await resumes.score({ ...body, resume: {} }, { trace: true });
    return { trace };
  }
}

/** Shows the trace even if no requirements were found, since that is when it helps. @throws UsageError */
function traceView(data: Traced): View {
  const { trace } = data;
  if (trace === undefined) {
    throw new UsageError('This server cannot trace a posting. Update the server, or run without --base-url.');
  }
  return view<Traced>({
    data,
    human: async (_, style) => {
      const { traceText } = await import('../report/trace-text.ts');
      return traceText(trace, style);
    },
  });
}
