import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { typesettingError } from './diagnostics.ts';
import { filesBelow } from './files-below.ts';
import { fontFiles } from './font-files.ts';
import type { Typesetter, TypesetterFolders, TypesettingJob } from './typesetter.ts';
import { vectorPages } from './vector-pages.ts';
import type { WasmAnswer, WasmRequest, WasmWorkerData } from './wasm-job.ts';
import { startWasmThread, type WasmThread } from './wasm-thread.ts';

/** Node has it; the types without a browser do not say so. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> };

interface WasmSources extends TypesetterFolders {
  /** Whether this process will make so many PDFs that optimizing pays. Default: false. */
  readonly rendersMany?: boolean | undefined;
}

const compilerFile = '@myriaddreamin/typst-ts-web-compiler/wasm';
const rendererFile = '@myriaddreamin/typst-ts-renderer/wasm';

function compileWasm(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve(file)));
}

/** Reads and compiles once what every worker starts from. */
async function readWasmInputs({
  themesFolder,
  fontsFolder,
  ownThemesFolder,
  extraFontFiles = [],
  rendersMany = false,
}: WasmSources): Promise<WasmWorkerData> {
  const fonts = [...fontFiles(fontsFolder), ...extraFontFiles].map((file) => readFileSync(file));
  const sourcesIn = (folder: string) =>
    filesBelow(folder, '.typ').map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
  // What the package has comes last: no theme takes the place of its parts.
  const sources = [
    ...(ownThemesFolder === undefined ? [] : sourcesIn(ownThemesFolder)),
    ...sourcesIn(themesFolder),
  ];
  // The optimizing compiler costs some seconds of work and 100 MB, and makes each later PDF a third faster.
  if (!rendersMany) setFlagsFromString('--liftoff-only');
  return { module: await compileWasm(compilerFile), sources, fonts };
}

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
  let renderer: Promise<WebAssembly.Module> | null = null;
  let thread: WasmThread | null = null;
  let jobs = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const retire = async (): Promise<void> => {
    const retired = thread;
    thread = null;
    jobs = 0;
    await retired?.stop();
  };

  const run = async (job: WasmRequest): Promise<WasmAnswer> => {
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

  const inTurn = (job: TypesettingJob, request: () => Promise<WasmRequest>): Promise<WasmAnswer> => {
    const turn = queue.then(async () => run(await request()));
    // The caller of this job hears of its failure; the next job starts all the same.
    queue = turn.catch(() => undefined);
    return turn.then((answer) => {
      if ('diagnostics' in answer) throw typesettingError(job.mainFile, answer.diagnostics);
      return answer;
    });
  };

  return {
    async typeset(job) {
      const answer = await inTurn(job, async () => job);
      if ('pdf' in answer && answer.pdf) return answer.pdf;
      throw new Error(`The WASM worker answered a PDF with something else.`);
    },
    async draw(job) {
      const answer = await inTurn(job, async () => {
        renderer ??= compileWasm(rendererFile);
        return { ...job, renderer: await renderer };
      });
      if ('svg' in answer) return vectorPages(answer.svg);
      throw new Error(`The WASM worker answered a picture with something else.`);
    },
    async close() {
      await queue;
      await retire();
    },
  };
}
