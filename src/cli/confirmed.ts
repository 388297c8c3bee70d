import { isAutomation } from '../config/terminal-settings.ts';
import type { Context } from './context.ts';
import { terminalText } from './terminal-text.ts';
import { UsageError } from './usage-error.ts';

export interface Confirmation {
  /** The person has said yes on the command line. */
  readonly yes: boolean;
  question(): string | Promise<string>;
}

/** Returns when the person agrees. @throws UsageError when nobody can be asked, or the answer is no. */
export async function confirmed(context: Context, { yes, question }: Confirmation): Promise<void> {
  if (yes) return;
  if (!canAsk(context)) throw new UsageError('this cannot be undone and nobody can be asked here; add --yes');
  const { confirm } = await import('@inquirer/prompts');
  const message = terminalText(await question());
  const { stdin: input, stderr: output, interrupted: signal } = context.io;
  const agreed = await confirm({ message, default: false }, { input, output, signal });
  if (!agreed) throw new UsageError('nothing was deleted');
}

/** Prompts need a person at both ends: stdin to answer, stderr to read. */
export function canAsk({ io, globals }: Context): boolean {
  const isTerminal = io.stdin.isTTY === true && io.stderr.isTTY === true;
  return isTerminal && globals.input && !isAutomation(io.environment);
}
