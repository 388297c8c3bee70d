import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { RenderedPdf } from '../../service/ports.ts';
import { RenderError } from '../render-error.ts';
import type { DrawnPages, RenderAnswer, RenderRequest } from './render-messages.ts';

export interface RenderLimits {
  /** For one PDF; then the process is killed. */
  readonly milliseconds: number;
  /** Resident bytes while it renders, where the system tells them; then the process is killed. */
  readonly memory: number;
  /** Resident bytes after a PDF, above which the process is replaced. */
  readonly restingMemory: number;
}

export type RenderOutcome =
  | { readonly rendered: RenderedPdf | DrawnPages; readonly isWornOut: boolean }
  /** `isGone`: the process ended by itself, and another one may succeed. */
  | { readonly rendered: null; readonly failure: RenderError; readonly isGone: boolean };

const memoryInterval = 50;

/** @param ended tells how the process ended, whenever it does */
export function askForRender(
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
    // A channel that is closed belongs to a process that ends, and its end is waited for already.
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
  // For the log, which shows the stack: the last output of the process is not for the caller.
  failure.stack = `${failure.stack}\nThe process ${how}`;
  return { rendered: null, failure, isGone: true };
}

/** Resident memory of another process in bytes; null where the system does not say, or the process is gone. */
function residentMemory(pid: number): number | null {
  try {
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? null : Number(kibibytes) * 1024;
  } catch {
    return null;
  }
}
