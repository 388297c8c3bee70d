import { hash } from 'node:crypto';
import { ModelAnswer, type ModelSettings } from '../../contract/model.ts';
import type { Clock, Timer } from '../../service/ports.ts';
import { type Model, type ModelAnswers, ModelUnavailable, type Question } from './model.ts';
import { isReadable } from './read-answer.ts';

/* Wrappers of every model: concurrency limit, time limits, retries, and a cache of answers. */

const maxRetries = 2;

interface PatienceOptions {
  readonly settings: Pick<ModelSettings, 'timeout_seconds' | 'deadline_seconds'>;
  readonly clock: Clock;
  readonly timer: Pick<Timer, 'wait'>;
  /** Maximum number of concurrent calls, for all resumes together. */
  readonly concurrency: number;
}

/** Limits concurrent calls and their duration, and retries temporary failures until the deadline. */
export function patientModel(model: Model, { settings, clock, timer, concurrency }: PatienceOptions): Model {
  const turns = createTurns(concurrency);

  async function once(question: Question, signal: AbortSignal): Promise<ModelAnswer> {
    const timeout = AbortSignal.timeout(settings.timeout_seconds * 1000);
    const ends = AbortSignal.any([signal, timeout]);
    try {
      return await untilAborted(model.ask(question, ends), ends);
    } catch (error) {
      if (signal.aborted || !timeout.aborted) throw error;
      throw new ModelUnavailable(`no answer within ${settings.timeout_seconds} seconds`, {
        isAway: true,
        cause: error,
      });
    }
  }

  /** Keeps its turn while it waits, because a busy provider needs fewer questions. */
  async function askWithRetries(question: Question, signal: AbortSignal): Promise<ModelAnswer> {
    const end = clock.now() + settings.deadline_seconds * 1000;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(question, signal);
      } catch (error) {
        const wait = error instanceof ModelUnavailable ? error.retryAfter : null;
        if (wait === null || attempt > maxRetries || clock.now() + wait >= end) throw error;
        await untilAborted(timer.wait(wait * attempt), signal);
      }
    }
  }
  return { ask: (question, signal) => turns.run(() => askWithRetries(question, signal), signal) };
}

/** Settles with the work or when the signal is aborted, even if the work ignores the signal. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

interface Turns {
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

/** A concurrency limiter, first come, first served. */
function createTurns(concurrency: number): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    running -= 1;
    // All waiting calls check again, so an aborted one does not use up the turn.
    for (const look of queue.splice(0)) look();
  };
  return {
    async run(work, signal) {
      while (running >= concurrency) {
        signal.throwIfAborted();
        await untilAborted(new Promise<void>((resolve) => queue.push(resolve)), signal);
      }
      running += 1;
      try {
        signal.throwIfAborted();
        return await work();
      } finally {
        next();
      }
    },
  };
}

/**
 * Caches answers, so that a retried request does not pay for the same question again. An answer that cannot be read is
 * not kept: the next request shall ask the model, which may have been repaired.
 */
export function cachedModel(model: Model, settings: ModelSettings, answers: ModelAnswers): Model {
  return {
    async ask(question, signal) {
      const key = keyOf(question, settings);
      const known = readAnswer(await answers.find(key));
      if (known) return { ...known, isCached: true };
      const answer = await model.ask(question, signal);
      if (isReadable(answer.text)) await answers.keep(key, JSON.stringify(answer));
      return answer;
    },
  };
}

/** Null also for a damaged or unreadable answer, which is then asked for again and replaced. */
function readAnswer(text: string | null): ModelAnswer | null {
  if (text === null) return null;
  try {
    const known = ModelAnswer.safeParse(JSON.parse(text)).data;
    return known && isReadable(known.text) ? known : null;
  } catch {
    return null;
  }
}

/** A hash of everything that can change an answer. Price and time limits are left out. */
function keyOf({ system, prompt, schema }: Question, settings: ModelSettings): string {
  const { provider, name, base_url, context_window } = settings;
  return hash(
    'sha256',
    JSON.stringify([1, provider, name, base_url, context_window, system, prompt, schema]),
    'hex',
  );
}
