import { readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const microsecondsPerTick = 10_000;

/** Processor time of a process with all its threads, in microseconds; NaN without /proc. */
export function processorTime(pid: number): number {
  const [user, system] = processorTicks(pid);
  return (Number(user) + Number(system)) * microsecondsPerTick;
}

/** Processor time of the ended children of a process, in microseconds. */
export function endedChildrenTime(pid: number): number {
  const [, , user, system] = processorTicks(pid);
  return (Number(user) + Number(system)) * microsecondsPerTick;
}

/** User and system time of the process, then of the children that it waited for. */
function processorTicks(pid: number): readonly (string | undefined)[] {
  const stat = read(`/proc/${pid}/stat`);
  // The name of the program is in parentheses and may contain spaces.
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
}

/** Resident memory in bytes; NaN without /proc. */
export function residentMemory(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1];
  return Number(kibibytes ?? Number.NaN) * 1024;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
