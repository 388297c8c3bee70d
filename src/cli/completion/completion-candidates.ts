import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { terminalText } from '../terminal-text.ts';
import type { RawOutput } from '../view.ts';
import { type Candidate, complete, type Typed } from './complete.ts';

const mostIds = 50;

/** The answer to a shell that asks while somebody types: one line per candidate, a tab before what it is about. */
export async function completionCandidates(
  context: Context,
  program: Command,
  typed: Typed,
): Promise<RawOutput> {
  const candidates = await complete(program, typed, () => resumeIds(context));
  const line = ({ word, about }: Candidate): string =>
    `${word}\t${terminalText(about).replace(/\s+/g, ' ')}\n`;
  return { raw: candidates.map(line).join('') };
}

/** Only from a store on this machine that is there: a keystroke must neither wait for a server nor make a home. */
async function resumeIds({ config, client }: Context): Promise<readonly Candidate[]> {
  if (config.baseUrl.value !== null || !existsSync(config.home.storeFile)) return [];
  const { resumes } = await client();
  const { data } = await resumes.list({ limit: mostIds });
  return data.map(({ id, position, company_name }) => ({
    word: id,
    about: `${position} at ${company_name}`,
  }));
}
