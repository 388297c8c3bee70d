import { type Profiler, Session } from 'node:inspector';

/*
 * Counts work instead of time, so that the load of the machine does not matter: how often each block of our code ran,
 * and how many characters the JavaScript engine's functions read for it.
 */

let scanned = 0;

/** Methods that read a whole text. */
const reading = ['toLowerCase', 'toUpperCase', 'normalize', 'trim', 'replaceAll', 'localeCompare'] as const;
/** Methods that read up to the place that they find. */
const searching = ['indexOf', 'includes'] as const;

/** Replaces search methods by ones that count. Affects the whole process. */
export function countSearches(): void {
  const { exec } = RegExp.prototype;
  // All methods that take a pattern call it: replace, split, match and test too.
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const isAtStart = this.sticky || (this.source.startsWith('^') && !this.multiline);
    if (found) scanned += isAtStart ? found[0].length : found.index + found[0].length - from;
    else scanned += isAtStart ? 1 : Math.max(0, text.length - from);
    return found;
  };
  for (const name of reading) countEach(name, (text) => text.length);
  for (const name of searching) {
    countEach(name, (text, result, [, from = 0]) => {
      const end = typeof result === 'number' && result >= 0 ? result : text.length;
      return Math.max(0, end - Number(from));
    });
  }
}

type Method = (this: string, ...given: readonly unknown[]) => unknown;

type CostOf = (text: string, result: unknown, given: readonly unknown[]) => number;

function countEach(name: string, costOf: CostOf): void {
  const methods = String.prototype as unknown as Record<string, Method | undefined>;
  const original = methods[name];
  if (original === undefined) return;
  methods[name] = function (...given) {
    const result = original.apply(this, [...given]);
    scanned += costOf(String(this), result, given);
    return result;
  };
}

export interface WorkCounter {
  /** Returns the steps since the last call. */
  take(): Promise<number>;
}

export function createWorkCounter(): WorkCounter {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    take: async () => {
      const blocks = await new Promise<number>((resolve, reject) => {
        session.post('Profiler.takePreciseCoverage', (error, { result }) =>
          error ? reject(error) : resolve(blocksRun(result)),
        );
      });
      const work = blocks + scanned;
      scanned = 0;
      return work;
    },
  };
}

function blocksRun(scripts: readonly Profiler.ScriptCoverage[]): number {
  const ours = scripts.filter(({ url }) => url.includes('/src/'));
  const ranges = ours.flatMap(({ functions }) => functions).flatMap((one) => one.ranges);
  return ranges.reduce((sum, { count }) => sum + count, 0);
}
