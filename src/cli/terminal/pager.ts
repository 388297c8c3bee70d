import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { variable } from '../../config/environment.ts';
import { isWatched } from '../../config/terminal-settings.ts';
import type { Io } from './io.ts';

/** Quits at the end of one screen, keeps colors and the text on the screen, and ends with Ctrl-C: as Git's, and -K. */
const lessFlags = 'FRXK';

/** PAGER as a command line, else `less`. Null if the text goes straight to the terminal. */
export function pagerOf({ environment, platform }: Pick<Io, 'environment' | 'platform'>): string | null {
  const named = variable(environment, 'PAGER');
  if (named === 'cat') return null;
  // Windows has no pager that keeps colors.
  return named ?? (platform === 'win32' ? null : 'less');
}

/** True if a person can scroll: both ends are a terminal, and the text is longer than it. */
export function isForPager(text: string, io: Io): boolean {
  const { environment, stdin, stdout } = io;
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const isLong = stdout.rows !== undefined && text.split('\n').length > stdout.rows;
  return isLong && isWatched({ environment, isTerminal });
}

/** Shows a text in the pager and returns when it is closed. False if there is no pager: nothing was shown then. */
export async function showInPager(text: string, io: Io): Promise<boolean> {
  const pager = pagerOf(io);
  if (pager === null) return false;
  const environment = { LESS: lessFlags, ...io.environment };
  const child =
    io.platform === 'win32'
      ? spawn(pager, { shell: true, stdio: ['pipe', 'inherit', 'inherit'], env: environment })
      : spawn('/bin/sh', ['-c', pager], { stdio: ['pipe', 'inherit', 'ignore'], env: environment });
  // A reader who quits early leaves the rest of the text unread.
  child.stdin.on('error', () => undefined);
  const closed = once(child, 'exit');
  child.stdin.end(text);
  const [code] = await closed;
  return code !== notFound && code !== notExecutable;
}

/** Exit codes of the shell. */
const notFound = 127;
const notExecutable = 126;
