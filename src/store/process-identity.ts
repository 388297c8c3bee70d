import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { errorCode } from '../values/system-error.ts';
import type { GenerationTable } from './tables.ts';

/** Identifies one run of a process: its number alone can be reused. */
interface ProcessIdentity {
  readonly host: string;
  readonly pid: number;
  readonly start: string;
}

export interface Processes {
  readonly own: ProcessIdentity;
  /** true only if certain: a process on another host, or one that cannot be examined, may be alive. */
  isGone(process: ProcessIdentity): boolean;
}

export function createProcesses(pid = process.pid): Processes {
  const own = {
    host: `${hostname()}${processNamespace()}`,
    pid,
    start: startInProc(pid) ?? String(Math.round(performance.timeOrigin)),
  };
  return {
    own,
    isGone: (other) => {
      if (other.host !== own.host) return false;
      if (other.pid === own.pid) return other.start !== own.start;
      return !isRunning(other.pid) || hasOtherStart(other.pid, other.start);
    },
  };
}

/** Linux: containers with the same host name have separate process numbers. */
function processNamespace(): string {
  try {
    return ` ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs under another user.
    return errorCode(error) !== 'ESRCH';
  }
}

function hasOtherStart(pid: number, start: string): boolean {
  const current = startInProc(pid);
  return current !== undefined && current !== start;
}

/** Linux: the start time in ticks since boot, or `ended` for a zombie process. */
function startInProc(pid: number): string | undefined {
  const stat = readProc(pid);
  // The second field is the name in brackets, which may contain anything, so fields are counted after its end.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields?.[0] === 'Z') return 'ended';
  return fields?.[19];
}

function readProc(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return undefined; // Not Linux, or no permission.
  }
}

export function isOwnerGone(
  processes: Processes,
  { host, pid, process_start: start }: GenerationTable,
): boolean {
  return processes.isGone({ host, pid, start });
}
