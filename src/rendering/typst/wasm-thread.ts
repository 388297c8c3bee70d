import { Worker } from 'node:worker_threads';
import { RenderError } from '../render-error.ts';
import type { WasmAnswer, WasmRequest, WasmWorkerData } from './wasm-job.ts';

/** One worker thread. It keeps the process alive only while it works. */
export interface WasmThread {
  /** One at a time. @throws RenderError when the thread ends before it answers. */
  ask(job: WasmRequest): Promise<WasmAnswer>;
  stop(): Promise<void>;
}

export function startWasmThread(workerFile: string, workerData: WasmWorkerData): WasmThread {
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
