import { readFileSync } from 'node:fs';

/** Resident memory of another process in bytes; null where the system does not say, or the process is gone. */
export function residentMemory(pid: number): number | null {
  try {
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? null : Number(kibibytes) * 1024;
  } catch {
    return null;
  }
}
