import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProcessOptions {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** The time of a whole process in units of a bare `node -e 0`. */
export interface Ratios {
  readonly wall: number;
  /** CPU time, which other load affects less; null if the system does not report it. */
  readonly cpu: number | null;
  readonly milliseconds: number;
}

interface Took {
  readonly wall: number;
  readonly cpu: number | null;
}

/** Runs both processes in each round, so that other load affects both equally. */
export function timePairs(argv: readonly string[], rounds: number, options: ProcessOptions): Ratios {
  const bare: Took[] = [];
  const own: Took[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(timeProcess(['-e', '0'], options));
    own.push(timeProcess(argv, options));
  }
  const walls = own.map(({ wall }, round) => wall / (bare[round]?.wall ?? Number.NaN));
  const [ownCpu, bareCpu] = [sumOf(own), sumOf(bare)];
  return {
    wall: median(walls),
    cpu: ownCpu === null || bareCpu === null ? null : ownCpu / bareCpu,
    milliseconds: median(own.map(({ wall }) => wall)),
  };
}

/** Runs Node and measures the time until it ends. */
export function timeProcess(argv: readonly string[], { folder, environment }: ProcessOptions): Took {
  const cpu = childrenCpu();
  const start = process.hrtime.bigint();
  const { status, stderr } = spawnSync(process.execPath, argv, { cwd: folder, env: environment });
  const wall = Number(process.hrtime.bigint() - start) / 1e6;
  if (status !== 0) throw new Error(`${argv.join(' ')} ended with ${status}: ${stderr}`);
  const after = childrenCpu();
  return { wall, cpu: cpu === null || after === null ? null : after - cpu };
}

/** CPU ticks of all ended child processes: coarse for one process, accurate for a sum. */
function childrenCpu(): number | null {
  if (process.platform !== 'linux') return null;
  const stat = readFileSync('/proc/self/stat', 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[13]) + Number(fields[14]);
}

function sumOf(all: readonly Took[]): number | null {
  return all.reduce<number | null>((sum, { cpu }) => (sum === null || cpu === null ? null : sum + cpu), 0);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
