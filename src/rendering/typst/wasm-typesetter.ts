import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { filesBelow, fontFiles } from '../fonts/font-files.ts';
import { RenderError } from '../render-error.ts';
import { vectorPages } from './drawn-pages.ts';
import {
  type Diagnostic,
  type OwnSources,
  type Typesetter,
  type TypesetterFolders,
  type TypesettingJob,
  type TypstSource,
  typesettingError,
} from './typesetter.ts';

/* What the WASM typesetter and its worker say to each other. */

export interface WasmWorkerData {
  /** Compiled once in the main thread; every worker only instantiates it. */
  readonly module: WebAssembly.Module;
  readonly sources: readonly TypstSource[];
  readonly fonts: readonly Uint8Array[];
}

/** With a renderer the pages are drawn; without one they become a PDF. */
export interface WasmRequest extends Omit<TypesettingJob, 'own'> {
  readonly renderer?: WebAssembly.Module | undefined;
}

export type WasmAnswer =
  | { readonly pdf: Uint8Array }
  /** All pages in one picture. */
  | { readonly svg: string }
  | { readonly pdf: null; readonly diagnostics: readonly Diagnostic[] };

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
  extraFontFiles = [],
  rendersMany = false,
}: WasmSources): Promise<WasmWorkerData> {
  const fonts = [...fontFiles(fontsFolder), ...extraFontFiles].map((file) => readFileSync(file));
  const sources = filesBelow(themesFolder, '.typ').map(
    (name) => [name, readFileSync(path.join(themesFolder, name), 'utf8')] as const,
  );
  // The optimizing compiler costs some seconds of work and 100 MB, and makes each later PDF a third faster.
  if (!rendersMany) setFlagsFromString('--liftoff-only');
  return { module: await compileWasm(compilerFile), sources, fonts };
}

interface WasmTypesetterOptions extends WasmSources {
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
  let threadsOwn = '';
  let jobs = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const retire = async (): Promise<void> => {
    const retired = thread;
    thread = null;
    jobs = 0;
    await retired?.stop();
  };

  const startThread = async (own: OwnSources | undefined): Promise<WasmThread> => {
    inputs ??= readWasmInputs(options);
    const { sources, ...others } = await inputs;
    // What the package has comes last: no theme takes the place of its parts.
    return startWasmThread(workerFile, { ...others, sources: [...(own?.sources ?? []), ...sources] });
  };

  const run = async ({ own, ...job }: WasmRequest & Pick<TypesettingJob, 'own'>): Promise<WasmAnswer> => {
    // A theme sees its own files as they are now: none of another theme, and none from before a change.
    const jobsOwn = own ? `${job.mainFile} ${own.stamp}` : '';
    if (jobsOwn !== threadsOwn) await retire();
    threadsOwn = jobsOwn;
    thread ??= await startThread(own);
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

/** One worker thread. It keeps the process alive only while it works. */
interface WasmThread {
  /** One at a time. @throws RenderError when the thread ends before it answers. */
  ask(job: WasmRequest): Promise<WasmAnswer>;
  stop(): Promise<void>;
}

function startWasmThread(workerFile: string, workerData: WasmWorkerData): WasmThread {
  // The compiler prints what it also reports as diagnostics, and our streams belong to the caller. Left unread:
  // reading them would keep the process alive.
  const worker = new Worker(workerFile, { workerData, execArgv: [], stdout: true, stderr: true });
  worker.unref();
  return {
    async ask(job) {
      worker.ref();
      try {
        return await answerOf(worker, job);
      } finally {
        worker.unref();
      }
    },
    async stop() {
      await worker.terminate();
    },
  };
}

function answerOf(worker: Worker, job: WasmRequest): Promise<WasmAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void): void => {
      worker.off('message', answered).off('error', failed).off('exit', exited);
      outcome();
    };
    const ended = (reason: string, cause?: Error): void => {
      const message = `Theme file ${job.mainFile} could not be typeset: the WASM worker ${reason}.`;
      settle(() => reject(new RenderError(message, { cause })));
    };
    const answered = (answer: WasmAnswer) => settle(() => resolve(answer));
    const failed = (error: Error) => ended(`failed (${error.message})`, error);
    const exited = (code: number) => ended(`ended early (code ${code})`);
    worker.on('message', answered).on('error', failed).on('exit', exited);
    worker.postMessage(job);
  });
}
