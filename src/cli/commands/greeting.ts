import { existsSync } from 'node:fs';
import { ApiError } from '../../client/api-error.ts';
import type { Context } from '../context.ts';
import { type Output, view } from '../view.ts';
import { wrap } from '../wrap.ts';

interface Greeting {
  readonly version: string;
  readonly state: string;
  readonly next: string;
}

/** `resume-tailor` alone: what it is, where you stand, and the one command that comes next. */
export async function greeting(context: Context): Promise<Output> {
  const { version } = context;
  return view<Greeting>({
    data: { version, ...(await standing(context)) },
    human: ({ state, next }, { ink, columns }) =>
      [
        wrap(`${ink.bold('resume-tailor')} ${version} ${promise}`, columns),
        `${wrap(state, columns)}  ${ink.cyan(next)}\n`,
        'Everything else: resume-tailor --help\n',
      ].join('\n'),
  });
}

const promise = 'tailors your resume to a job posting without inventing anything.';

const first = {
  state: 'Start with your resume (JSON Resume, as JSON or YAML) and a posting saved as text:',
  next: 'resume-tailor generate POSTING --resume RESUME --company NAME --position TITLE --pdf',
};

async function standing({ config, client }: Context): Promise<Omit<Greeting, 'version'>> {
  // Looking must not make a store.
  if (config.baseUrl.value === null && !existsSync(config.home.storeFile)) return first;
  const { resumes } = await client();
  const { data } = await resumes.list({ limit: 1 });
  const [newest] = data;
  if (newest) {
    const state = `Your newest resume is for ${newest.position} at ${newest.company_name}, score ${newest.ats_score}. Why it looks as it does:`;
    return { state, next: 'resume-tailor explain latest' };
  }
  const name = await baseName(await client());
  if (name === null) return first;
  return {
    state: `The resume of ${name} is ready. Tailor it to a posting:`,
    next: 'resume-tailor generate POSTING --company NAME --position TITLE --pdf',
  };
}

async function baseName({ baseResume }: Awaited<ReturnType<Context['client']>>): Promise<string | null> {
  try {
    return (await baseResume.get()).resume_data.basics.name;
  } catch (error) {
    if (error instanceof ApiError && error.name === 'not_found') return null;
    throw error;
  }
}
