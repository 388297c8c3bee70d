import { existsSync } from 'node:fs';
import type { Client } from '../../client/client.ts';
import { ApiError } from '../../client/errors.ts';
import { jobTitle } from '../../contract/job-title.ts';
import { errorReason } from '../../values/system-error.ts';
import type { Context } from '../context.ts';
import { type Output, view } from '../terminal/output.ts';
import { wrap } from '../terminal/terminal-text.ts';

interface Greeting {
  readonly version: string;
  readonly state: string;
  readonly next: string;
}

/** The output of `resume-tailor` without arguments: what it is, what you have, and the next command. */
export async function greeting(context: Context): Promise<Output> {
  const { version } = context;
  return view<Greeting>({
    data: { version, ...(await currentStatus(context)) },
    human: ({ state, next }, { ink, columns }) =>
      [
        wrap(`${ink.bold('resume-tailor')} ${version} ${promise}`, columns),
        `${wrap(state, columns)}  ${ink.bold(next)}\n`,
        'Everything else: resume-tailor --help\n',
      ].join('\n'),
  });
}

const promise = 'tailors your resume to a job posting without making anything up.';

type Status = Omit<Greeting, 'version'>;

const first: Status = {
  state: 'Start with your resume. Everything stays on this machine:',
  next: 'resume-tailor init',
};

async function currentStatus(context: Context): Promise<Status> {
  const { baseUrl, home } = context.config;
  // The greeting does not wait for the network.
  if (baseUrl.value !== null) {
    return {
      state: `Your commands use ${baseUrl.value}. Tailor your resume there:`,
      next: 'resume-tailor generate',
    };
  }
  // Must not create a store.
  if (!existsSync(home.storeFile)) return first;
  try {
    return await ofStore(await context.client());
  } catch (error) {
    const reason = errorReason(error);
    return { state: `${home.storeFile} cannot be used: ${reason}`, next: 'resume-tailor doctor' };
  }
}

async function ofStore({ resumes, baseResume }: Client): Promise<Status> {
  const [newest] = (await resumes.list({ limit: 1 })).data;
  if (newest) {
    const state = `Your newest resume is for ${jobTitle(newest)}, score ${newest.ats_score}.`;
    return newest.pdf_url === null
      ? { state: `${state} Make its PDF:`, next: 'resume-tailor pdf latest' }
      : { state: `${state} See what was changed and why:`, next: 'resume-tailor explain latest' };
  }
  const name = await baseName(baseResume);
  if (name === null) return first;
  return { state: `The resume of ${name} is ready. Tailor it to a posting:`, next: 'resume-tailor generate' };
}

async function baseName(baseResume: Client['baseResume']): Promise<string | null> {
  try {
    return (await baseResume.get()).resume_data.basics.name;
  } catch (error) {
    if (error instanceof ApiError && error.name === 'not_found') return null;
    throw error;
  }
}
