import type { Command } from 'commander';
import { bestBase } from '../../contract/base-name.ts';
import { baseQuery } from '../base-resume.ts';
import type { Context } from '../context.ts';
import { gapsOfPostings, gapsOfStored, type PlacedGaps } from '../gaps/gaps-in-calls.ts';
import { gapsText } from '../gaps/gaps-text.ts';
import { ownResume } from '../own-resume.ts';
import { readPostings } from '../rank/read-postings.ts';
import type { Run } from '../run.ts';
import { UsageError } from '../usage-error.ts';
import { type View, view } from '../view.ts';

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
      '\nFree. In a pipe a row has: the points that all scores together would gain, the\nnumber of postings that require it, what it is, and those postings.\n',
    )
    .action((sources: readonly string[], flags: GapsFlags) =>
      run((context) => gaps(context, sources, flags)),
    );
}

/** Gaps are those of one resume. @throws UsageError where the flag asks for whichever scores highest */
function gapsBase(context: Context, flags: GapsFlags): { readonly base?: string } {
  if (flags.base === bestBase)
    throw new UsageError('gaps works on one base resume; add its name: --base NAME');
  const named = baseQuery(context, flags);
  return named.base === bestBase ? {} : named;
}

async function gaps(context: Context, sources: readonly string[], flags: GapsFlags): Promise<View> {
  const named = gapsBase(context, flags);
  const resume = await ownResume(context, flags.resume, { ...named, nameless: true });
  const { found, problems } = await context.progress('Reading the postings', async (progress) => {
    const { postings, problems } = await readPostings(context, sources, flags.allowPrivate);
    if (sources.length > 0 && postings.length === 0) {
      throw new UsageError(problems.join('\n') || 'no postings found');
    }
    const base = { base: resume ? undefined : named.base };
    const asking = { context, client: await context.client(), resume: resume?.source, ...base, progress };
    const found = await (sources.length > 0 ? gapsOfPostings(asking, postings) : gapsOfStored(asking));
    return { found, problems };
  });
  if (found.postings === 0) {
    throw new UsageError('you have no tailored resumes yet. Give the postings: resume-tailor gaps postings/');
  }
  for (const problem of problems) context.note(problem);
  return view<PlacedGaps>({
    data: found,
    human: gapsText,
    hints: ['If you have done any of this, add it to your resume and store it: resume-tailor base set FILE'],
    ...(problems.length > 0 && { exitCode: 1 }),
  });
}
