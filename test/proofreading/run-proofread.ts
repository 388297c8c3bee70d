import { Proofreading, type ProofreadingFinding } from '../../src/contract/proofreading.ts';
import { createTestTerminal, type Ran, type RunOptions } from '../cli/memory-io.ts';
import { earlierJob, type MadeUp, madeUpResume, plainJob } from './made-up-resume.ts';

const terminal = createTestTerminal();
export const now = () => Date.UTC(2026, 5, 15);

export function proofread(
  resume: string,
  argv: readonly string[] = [],
  options: RunOptions = {},
): Promise<Ran> {
  return terminal.run(['proofread', '-', ...argv], { stdin: resume, now, ...options });
}

/** The findings of one rule; of all without one. */
export async function found(resume: MadeUp, rule?: ProofreadingFinding['rule']) {
  const { stdout } = await proofread(madeUpResume(resume), ['--json']);
  const { findings } = Proofreading.parse(JSON.parse(stdout));
  return rule === undefined ? findings : findings.filter((finding) => finding.rule === rule);
}

export const withBullets = (...highlights: readonly string[]): MadeUp => ({
  work: [{ ...plainJob, highlights }, earlierJob],
});
export const withEarlierBullets = (...highlights: readonly string[]): MadeUp => ({
  work: [plainJob, { ...earlierJob, highlights }],
});
