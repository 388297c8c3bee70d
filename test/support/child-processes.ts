import { execFileSync } from 'node:child_process';
import { vi } from 'vitest';

/** Processes that a process started and that still run, by their id. */
export function childrenOf(pid: number): readonly number[] {
  const listing = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return listing
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((row) => row !== null && Number(row[2]) === pid && !isOver(row))
    .map((row) => Number(row?.[1]));
}

/** Dead already, or the listing itself. */
function isOver([, , , state, command]: RegExpExecArray): boolean {
  return state?.startsWith('Z') === true || command?.startsWith('ps ') === true;
}

export function isRunning(pid: number): boolean {
  const listing = execFileSync('ps', ['-A', '-o', 'pid=,stat='], { encoding: 'utf8' });
  const row = listing.split('\n').find((line) => Number.parseInt(line, 10) === pid);
  return row !== undefined && !/\sZ/.test(row);
}

/** What a process has used of the processors so far, in whole seconds. */
export function processorSeconds(pid: number): number {
  const time = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Asks every few milliseconds: each listing of processes is a process itself, and takes from those that are waited for. */
export async function until(isTrue: () => boolean): Promise<void> {
  await vi.waitUntil(isTrue, { timeout: 60_000, interval: 25 });
}
