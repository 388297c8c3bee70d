import { typesettingError } from './diagnostics.ts';
import type { Typesetter, TypesettingJob } from './typesetter.ts';
import { readWasmInputs, type WasmSources } from './wasm-inputs.ts';
import type { WasmAnswer, WasmWorkerData } from './wasm-job.ts';
import { startWasmThread, type WasmThread } from './wasm-thread.ts';

export interface WasmTypesetterOptions extends WasmSources {
  /** File of the worker's entry (wasm-worker.ts, or what the build made of it). */
  readonly workerFile: string;
  /** WASM memory never shrinks and its cache cannot be evicted, so a worker is replaced after so many jobs. */
  readonly jobsPerWorker?: number | undefined;
}

/** Typst as WASM in a worker thread: runs everywhere, one job at a time, memory bounded by recycling. */
export function createWasmTypesetter(options: WasmTypesetterOptions): Typesetter {
  const { workerFile, jobsPerWorker = 50 } = options;
  let inputs: Promise<WasmWorkerData> | null = null;
  let thread: WasmThread | null = null;
  let jobs = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const retire = async (): Promise<void> => {
    const retired = thread;
    thread = null;
    jobs = 0;
    await retired?.stop();
  };

  const run = async (job: TypesettingJob): Promise<WasmAnswer> => {
    inputs ??= readWasmInputs(options);
    thread ??= startWasmThread(workerFile, await inputs);
    jobs += 1;
    let answer: WasmAnswer | null = null;
    try {
      answer = await thread.ask(job);
      return answer;
    } finally {
      if (answer === null || jobs >= jobsPerWorker) await retire();
    }
  };

  return {
    async typeset(job) {
      const turn = queue.then(() => run(job));
      // The caller of this job hears of its failure; the next job starts all the same.
      queue = turn.catch(() => undefined);
      const answer = await turn;
      if (answer.pdf) return answer.pdf;
      throw typesettingError(job.mainFile, answer.diagnostics);
    },
    async close() {
      await queue;
      await retire();
    },
  };
}
