import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { EntryFile } from '../../entry-file.ts';
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

/* The WASM typesetter, and its messages to and from the worker. */

export interface WasmWorkerData {
  /** Compiled once in the main thread; every worker only instantiates it. */
  readonly module: WebAssembly.Module;
  readonly sources: readonly TypstSource[];
  readonly fonts: readonly Uint8Array[];
}

/** Draws the pages if there is a renderer, otherwise makes a PDF. */
export interface WasmRequest extends Omit<TypesettingJob, 'own'> {
  readonly renderer?: WebAssembly.Module | undefined;
}

export type WasmAnswer =
  | { readonly pdf: Uint8Array }
  /** All pages in one picture. */
  | { readonly svg: string }
  | { readonly pdf: null; readonly diagnostics: readonly Diagnostic[] };

/** Node has it, but it is only in the types for browsers. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> };

interface WasmSources extends TypesetterFolders {
  /** True if this process will make so many PDFs that optimizing the code pays off. Default: false. */
  readonly rendersMany?: boolean | undefined;
}

const compilerFile = '@myriaddreamin/typst-ts-web-compiler/wasm';
const rendererFile = '@myriaddreamin/typst-ts-renderer/wasm';

function compileWasm(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve(file)));
}

/** Reads and compiles the inputs that all workers share. */
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
  // The optimizing compiler takes seconds and 100 MB, and makes each later PDF a third faster.
  if (!rendersMany) setFlagsFromString('--liftoff-only');
  return { module: await compileWasm(compilerFile), sources, fonts };
}

interface WasmTypesetterOptions extends WasmSources {
  /** Entry of the worker: wasm-worker.ts or its build. */
  readonly entry: EntryFile;
  /** A worker is replaced after this many jobs, because WASM memory never shrinks. */
  readonly jobsPerWorker?: number | undefined;
}

/** Typst as WASM in a worker thread. Runs on every platform, one job at a time. */
export function createWasmTypesetter(options: WasmTypesetterOptions): Typesetter {
  const { entry, jobsPerWorker = 50 } = options;
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
    // The package's files come last, so that a theme cannot replace them.
    return startWasmThread(entry, { ...others, sources: [...(own?.sources ?? []), ...sources] });
  };

  const run = async ({ own, ...job }: WasmRequest & Pick<TypesettingJob, 'own'>): Promise<WasmAnswer> => {
    // A new thread, so that a theme does not see files of another theme or from before a change.
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
    // The caller of this job gets its failure; the queue continues.
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

/** A worker thread that keeps the process alive only while it works. */
interface WasmThread {
  /** One job at a time. @throws RenderError if the thread ends before it answers */
  ask(job: WasmRequest): Promise<WasmAnswer>;
  stop(): Promise<void>;
}

function startWasmThread({ file, argv }: EntryFile, workerData: WasmWorkerData): WasmThread {
  // Captures what the compiler prints, because it also reports it as diagnostics. The streams are not read, which would
  // keep the process alive.
  const worker = new Worker(file, { argv: [...argv], workerData, execArgv: [], stdout: true, stderr: true });
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
