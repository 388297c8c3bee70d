import { hash } from 'node:crypto';
import { ModelAnswer, type ModelSettings } from '../../contract/model.ts';
import type { Clock, Timer } from '../../service/ports.ts';
import { type Model, type ModelAnswers, ModelUnavailable, type Question } from './model.ts';

/* What every model is wrapped in: turns, time limits and retries, and the answers that are known already. */

const maxRetries = 2;

interface Patience {
  readonly settings: Pick<ModelSettings, 'timeout_seconds' | 'deadline_seconds'>;
  readonly clock: Clock;
  readonly timer: Pick<Timer, 'wait'>;
  /** Calls under way at once, those of all resumes together. */
  readonly concurrency: number;
}

/** Calls take turns, none lasts longer than it may, and what may pass is tried again while there is time. */
export function patientModel(model: Model, { settings, clock, timer, concurrency }: Patience): Model {
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

  /** Keeps its turn while it waits: a provider that is busy wants fewer questions, not others. */
  async function insist(question: Question, signal: AbortSignal): Promise<ModelAnswer> {
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
  return { ask: (question, signal) => turns.run(() => insist(question, signal), signal) };
}

/** Settles when the work does or the signal is aborted, whichever comes first: nothing that does not listen can hold us. */
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

/** First come, first served. */
function createTurns(concurrency: number): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    running -= 1;
    // Everybody looks again, so that one who left meanwhile takes nobody's turn.
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

/** The same question to the same model is paid for once: a retry finds the answers of the attempt before it. */
export function cachedModel(model: Model, settings: ModelSettings, answers: ModelAnswers): Model {
  return {
    async ask(question, signal) {
      const key = keyOf(question, settings);
      const known = readAnswer(await answers.find(key));
      if (known) return { ...known, isCached: true };
      const answer = await model.ask(question, signal);
      await answers.keep(key, JSON.stringify(answer));
      return answer;
    },
  };
}

/** Null also for one that is damaged: then the model is asked once more, and its answer takes the place. */
function readAnswer(text: string | null): ModelAnswer | null {
  if (text === null) return null;
  try {
    return ModelAnswer.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Of all that can change an answer, and of nothing else: a new price or time limit asks nobody again. */
function keyOf({ system, prompt, schema }: Question, settings: ModelSettings): string {
  const { provider, name, base_url, context_window } = settings;
  return hash(
    'sha256',
    JSON.stringify([1, provider, name, base_url, context_window, system, prompt, schema]),
    'hex',
  );
}
