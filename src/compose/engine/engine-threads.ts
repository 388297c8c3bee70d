import { Worker } from 'node:worker_threads';
import type { OwnTerm } from '../../contract/choices.ts';
import { entryFile } from '../../entry-file.ts';
import type { DocumentReader, Engine, FileFormats } from '../../service/ports.ts';
import { type Issue, ValidationError } from '../../values/validation-error.ts';

export interface EngineThreads extends ThreadWork {
  close(): Promise<void>;
}

interface EngineThread {
  readonly worker: Worker;
  isBusy: boolean;
  /** Finishes the current job. */
  settle: (outcome: EngineAnswer) => void;
}

/**
 * Runs the rules engine and the resume reader in threads, so that a server stays responsive. Starts a thread if all
 * are busy, up to `size`, and keeps it. A thread that dies fails only its own job.
 */
export function createEngineThreads(ownTerms: readonly OwnTerm[], size: number): EngineThreads {
  const threads = new Set<EngineThread>();
  const waiting: (() => void)[] = [];

  function start(): EngineThread {
    const workerData: EngineSetup = { ownTerms };
    const { file, argv } = entryFile('compose/engine/engine-worker.ts', 'engine/engine-worker.mjs');
    const worker = new Worker(file, { argv: [...argv], workerData, execArgv: [] });
    const thread: EngineThread = { worker, isBusy: false, settle: () => undefined };
    const end = (error: unknown): void => {
      threads.delete(thread);
      thread.settle({ error });
      waiting.shift()?.();
    };
    worker.on('message', (answer: EngineAnswer) => thread.settle(answer));
    worker.on('error', end);
    worker.on('exit', (code) => {
      if (threads.has(thread)) end(new Error(`The engine's thread ended with ${code}.`));
    });
    threads.add(thread);
    return thread;
  }

  /** Waits for a thread that is reserved until it is released. */
  async function takeThread(): Promise<EngineThread> {
    for (;;) {
      const idle = [...threads].find(({ isBusy }) => !isBusy);
      if (idle || threads.size < size) {
        const thread = idle ?? start();
        thread.isBusy = true;
        thread.worker.ref();
        return thread;
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }

  function release(thread: EngineThread): void {
    thread.isBusy = false;
    // An idle thread must not keep the process alive.
    thread.worker.unref();
    waiting.shift()?.();
  }

  async function run<Method extends keyof ThreadWork>(
    method: Method,
    input: Parameters<ThreadWork[Method]>,
    signal?: AbortSignal,
  ): Promise<ResultOf<Method>> {
    const thread = await takeThread();
    try {
      // Aborted jobs are neither run nor stored.
      signal?.throwIfAborted();
      const answer = await answerOf(thread, { method, input });
      signal?.throwIfAborted();
      // A message has no type; the thread answers with what the method returns.
      return resultOf(answer) as ResultOf<Method>;
    } finally {
      release(thread);
    }
  }

  return {
    tailor: (input, signal) => run('tailor', [input], signal),
    score: (input) => run('score', [input]),
    gaps: (input) => run('gaps', [input]),
    questions: (input) => run('questions', [input]),
    asked: (target) => run('asked', [target]),
    answers: (plan) => run('answers', [plan]),
    remake: (input) => run('remake', [input]),
    revert: (input) => run('revert', [input]),
    edit: (input) => run('edit', [input]),
    wordings: (input) => run('wordings', [input]),
    word: (input) => run('word', [input]),
    read: (...input) => run('read', input),
    revise: (...input) => run('revise', input),
    readAgain: (...input) => run('readAgain', input),
    readResume: (file) => run('readResume', [file]),
    readPosting: (posting) => run('readPosting', [posting]),
    write: (...input) => run('write', input),
    async close() {
      const ended = [...threads];
      threads.clear();
      for (const { settle } of ended) settle({ error: new Error('The service was closed.') });
      await Promise.all(ended.map(({ worker }) => worker.terminate()));
    },
  };
}

function answerOf(thread: EngineThread, job: EngineJob): Promise<EngineAnswer> {
  return new Promise((resolve) => {
    thread.settle = resolve;
    thread.worker.postMessage(job);
  });
}

/** @throws the error of the thread */
function resultOf(answer: EngineAnswer): unknown {
  if ('result' in answer) return answer.result;
  throw 'issues' in answer ? new ValidationError(answer.issues) : answer.error;
}

/* Messages between a server and its engine threads. */

export interface EngineSetup {
  readonly ownTerms: readonly OwnTerm[];
}

/** Work that can take seconds for extreme inputs. */
export type ThreadWork = Engine &
  FileFormats &
  Required<Pick<DocumentReader, 'read' | 'readAgain' | 'revise'>>;

type ResultOf<Method extends keyof ThreadWork> = Awaited<ReturnType<ThreadWork[Method]>>;

export interface EngineJob {
  readonly method: keyof ThreadWork;
  readonly input: readonly unknown[];
}

export type EngineAnswer =
  | { readonly result: unknown }
  /** Invalid input. */
  | { readonly issues: readonly Issue[] }
  /** Any other error, for the log. */
  | { readonly error: unknown };
