import { isOnThisNetwork } from '../config/base-url.ts';
import type { Environment } from '../config/environment.ts';
import type { ServerSettings } from '../config/server-settings.ts';
import { readModelKey } from '../config/server-variables.ts';
import { SettingError } from '../contract/errors.ts';
import { idempotencyKeyMilliseconds } from '../contract/limits.ts';
import type { Clock, Engine, Timer } from '../service/ports.ts';
import type { Store } from '../service/store-port.ts';
import type { WorkLimits } from '../service/work-slots.ts';
import { lazyTitleReader } from './lazy-documents.ts';

interface ModelEngineParts {
  readonly settings: Pick<ServerSettings, 'model' | 'lexicon'>;
  readonly environment: Environment;
  readonly loadFetch: () => Promise<typeof globalThis.fetch>;
  readonly store: Pick<Store, 'findModelAnswer' | 'keepModelAnswer'>;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly reportProgress?: ((news: string) => void) | undefined;
}

/** Parallel calls. A local model handles few at a time; the others would only wait. */
const concurrency = { hosted: 6, local: 2 } as const;

/** The rules engine with a language model for sentences, loaded on first use. */
export function createModelEngine(rules: Engine, parts: ModelEngineParts): Engine {
  let loading: Promise<Engine> | null = null;
  const load = (): Promise<Engine> => {
    // Retry a failed load: the host may have fixed the cause.
    loading ??= loadEngine(parts).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return { ...rules, tailor: async (...asked) => (await load()).tailor(...asked) };
}

async function loadEngine({ settings, environment, ...parts }: ModelEngineParts): Promise<Engine> {
  const { model, lexicon: ownTerms } = settings;
  if (!model) throw new SettingError('model', 'the engine "llm" needs this block');
  const { store, clock, timer, loadFetch, reportProgress } = parts;
  const apiKey = readModelKey(model, environment);
  const [{ createLlmEngine }, fetch] = await Promise.all([
    import('../tailoring/llm/llm-engine.ts'),
    loadFetch(),
  ]);
  return createLlmEngine({
    ownTerms,
    titleIn: lazyTitleReader,
    settings: model,
    apiKey,
    fetch,
    clock,
    timer,
    concurrency: isOnThisNetwork(model.base_url) ? concurrency.local : concurrency.hosted,
    tell: reportProgress,
    answers: {
      find: (hash) => store.findModelAnswer(hash, clock.now()),
      // Stored answers serve retries of the same request, so they expire with its idempotency key.
      keep: (hash, answer) => {
        const now = clock.now();
        return store.keepModelAnswer({ hash, answer, now, expiresAt: now + idempotencyKeyMilliseconds });
      },
    },
  });
}

interface ModelLimits {
  readonly work: WorkLimits;
  /** Milliseconds for running requests at shutdown; undefined: the default. */
  readonly drain: number | undefined;
}

/** Parallel work with a model: waiting for it needs no processor. */
const concurrentWork = 16;
/** The limit of common process supervisors. */
const maxDrainMilliseconds = 60_000;
const spareMilliseconds = 5_000;

/** The limits with a language model: more work in parallel, and for longer. */
export function modelLimits({ engine, model }: ServerSettings): ModelLimits {
  if (engine !== 'llm' || !model) return { work: {}, drain: undefined };
  return {
    work: { concurrency: concurrentWork },
    drain: Math.min(maxDrainMilliseconds, model.deadline_seconds * 1000 + spareMilliseconds),
  };
}
