import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { EntryFile } from '../../entry-file.ts';
import type { DrawnPage, RenderedPdf, RenderInput } from '../../service/ports.ts';
import type { RendererOptions } from '../create-renderer.ts';
import { RenderError } from '../render-error.ts';

/* A render process and its messages. It handles one request at a time. */

/** Requests the pages as pictures instead of a PDF. */
export type DrawInput = Pick<RenderInput, 'document' | 'look'> & { readonly as: 'pages' };

export type RenderRequest = (RenderInput & { readonly as?: 'pdf' }) | DrawInput;

interface DrawnPages {
  readonly pages: readonly DrawnPage[];
}

/** The result type of a request. */
export type Made<Request extends RenderRequest> = Request extends DrawInput ? DrawnPages : RenderedPdf;

export type RenderAnswer =
  | {
      readonly rendered: RenderedPdf | DrawnPages;
      /** Resident memory of the process afterward, in bytes. */
      readonly residentBytes: number;
    }
  | {
      readonly rendered: null;
      readonly failure: { readonly message: string; readonly stack: string; readonly forCaller: boolean };
    };

export interface RenderProcess {
  readonly isAlive: boolean;
  /** One request at a time. */
  ask(input: RenderRequest): Promise<RenderOutcome>;
  /** Lets the process end by itself and kills it after two seconds. */
  stop(): Promise<void>;
  kill(): void;
}

const maxErrorLength = 2_000;
const stopLimit = 2_000;

/** Starts a process that renders. Its crash does not affect this process. */
export function startRenderProcess(options: RenderProcessOptions, limits: RenderLimits): RenderProcess {
  const child = forkRenderProcess(options);
  const lastErrors = keepLastErrors(child);
  let isAlive = true;
  const ended = new Promise<string>((resolve) => {
    const end = (how: string): void => {
      isAlive = false;
      resolve(how);
    };
    child.once('exit', (code, signal) => end(`ended early (${signal ?? `code ${code}`})${lastErrors()}`));
    child.on('error', ({ message }) => end(`could not be used (${message})`));
  });
  holdLoop(child, 'unref');
  return {
    get isAlive() {
      return isAlive;
    },
    async ask(input) {
      holdLoop(child, 'ref');
      try {
        return await askForRender(child, input, limits, ended);
      } finally {
        holdLoop(child, 'unref');
      }
    },
    async stop() {
      if (!isAlive) return;
      if (child.connected) child.disconnect();
      const alarm = setTimeout(() => child.kill('SIGKILL'), stopLimit);
      await ended;
      clearTimeout(alarm);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

/** With `ref`, the child keeps this process alive. */
function holdLoop(child: ChildProcess, how: 'ref' | 'unref'): void {
  const streams = [child.channel, ...child.stdio] as readonly ({ ref?(): void; unref?(): void } | null)[];
  for (const handle of [child, ...streams]) handle?.[how]?.();
}

/** Keeps the end of the child's error output, the only hint why it ended. */
function keepLastErrors(child: ChildProcess): () => string {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-maxErrorLength);
  });
  return () => (words.trim() === '' ? '' : `: ${words.trim()}`);
}

export interface RenderProcessOptions {
  readonly entry: EntryFile;
  /** Options of its renderer. */
  readonly renderer: RendererOptions;
  /** Default: the environment of this process. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
}

const heapMegabytes = 256;

/** Forks `render-process.ts` with options that limit its memory. */
export function forkRenderProcess({ entry, renderer, environment }: RenderProcessOptions): ChildProcess {
  return fork(entry.file, [...entry.argv, JSON.stringify(renderer)], {
    ...(environment && { env: environment }),
    serialization: 'advanced',
    // The native typesetter asks for a collection after each PDF.
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--expose-gc'],
    // The fourth stream carries no data: it closes when this process ends, which ends the child.
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'ipc'],
  });
}

export interface RenderLimits {
  /** Maximum time for one PDF; then the process is killed. */
  readonly milliseconds: number;
  /** Maximum resident bytes while it renders, if the system reports them; then the process is killed. */
  readonly memory: number;
  /** Maximum resident bytes after a PDF; then the process is replaced. */
  readonly restingMemory: number;
}

export type RenderOutcome =
  | { readonly rendered: RenderedPdf | DrawnPages; readonly isWornOut: boolean }
  /** `isGone`: the process ended by itself, and another one may succeed. */
  | { readonly rendered: null; readonly failure: RenderError; readonly isGone: boolean };

const memoryInterval = 50;

/** @param ended resolves with a description of how the process ended */
function askForRender(
  child: ChildProcess,
  input: RenderRequest,
  limits: RenderLimits,
  ended: Promise<string>,
): Promise<RenderOutcome> {
  return new Promise((resolve) => {
    let killedFor: string | null = null;
    const killFor = (reason: string): void => {
      killedFor ??= reason;
      child.kill('SIGKILL');
    };
    const alarm = setTimeout(killFor, limits.milliseconds, tooSlow(input, limits));
    const watch = setInterval(() => {
      if (isTooLarge(child, limits)) killFor(tooLarge(input, limits));
    }, memoryInterval);
    const settle = (outcome: RenderOutcome): void => {
      clearTimeout(alarm);
      clearInterval(watch);
      child.off('message', answered);
      resolve(outcome);
    };
    const answered = (message: unknown) => settle(outcomeOf(message as RenderAnswer, limits));
    child.on('message', answered);
    void ended.then((how) => settle(killedFor === null ? gone(input, how) : killed(killedFor)));
    // A failure to send means that the process is ending, which `ended` reports.
    child.send(input, () => undefined);
  });
}

function outcomeOf(answer: RenderAnswer, { restingMemory }: RenderLimits): RenderOutcome {
  if (answer.rendered) return { rendered: answer.rendered, isWornOut: answer.residentBytes > restingMemory };
  const { message, stack, forCaller } = answer.failure;
  const failure = new RenderError(message, { forCaller });
  failure.stack = stack;
  return { rendered: null, failure, isGone: false };
}

function isTooLarge({ pid }: ChildProcess, { memory }: RenderLimits): boolean {
  return pid !== undefined && (residentMemory(pid) ?? 0) > memory;
}

function tooSlow({ look }: RenderRequest, { milliseconds }: RenderLimits): string {
  return `The PDF of theme "${look.theme}" took longer than ${milliseconds / 1000} seconds and was stopped.`;
}

function tooLarge({ look }: RenderRequest, { memory }: RenderLimits): string {
  const megabytes = Math.round(memory / 1024 / 1024);
  return `The PDF of theme "${look.theme}" took more than ${megabytes} MB of memory and was stopped.`;
}

function killed(reason: string): RenderOutcome {
  return { rendered: null, failure: new RenderError(reason, { forCaller: true }), isGone: false };
}

function gone({ look }: RenderRequest, how: string): RenderOutcome {
  const message = `The process that made the PDF of theme "${look.theme}" crashed before it was done.`;
  const failure = new RenderError(message, { forCaller: true });
  // In the stack, which only the log shows: callers must not read the output of the process.
  failure.stack = `${failure.stack}\nThe process ${how}`;
  return { rendered: null, failure, isGone: true };
}

/** Resident memory of another process in bytes; null if the system does not report it or the process has ended. */
function residentMemory(pid: number): number | null {
  try {
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? null : Number(kibibytes) * 1024;
  } catch {
    return null;
  }
}
