import type { ServerSettings } from '../config/server-settings.ts';
import type { WorkLimits } from '../service/work-slots.ts';

export interface ModelLimits {
  readonly work: WorkLimits;
  /** Milliseconds that a server which stops gives to requests in flight; undefined: the usual. */
  readonly drain: number | undefined;
}

/** Costly pieces of work at once: whoever waits for a model needs no processor meanwhile. */
const concurrency = 16;
/** What supervisors usually allow. */
const maxDrainMilliseconds = 60_000;
const spareMilliseconds = 5_000;

/** What waiting for a language model changes: more of it at once, and for longer. */
export function modelLimits({ engine, model }: ServerSettings): ModelLimits {
  if (engine !== 'llm' || !model) return { work: {}, drain: undefined };
  return {
    work: { concurrency },
    drain: Math.min(maxDrainMilliseconds, model.deadline_seconds * 1000 + spareMilliseconds),
  };
}
