import type { GenerationBegun, GenerationStart } from '../store-port.ts';

/**
 * The idempotency keys that this process is at work for. The store decides who is first; this only spares a repeat of
 * an impatient client the work that is being done for it here already.
 */
export interface KeysInWork {
  /** What `look` finds; with a free way the key is taken, and `giveBack` has to follow. */
  take(start: GenerationStart, look: () => Promise<GenerationBegun>): Promise<GenerationBegun>;
  giveBack(start: GenerationStart): void;
}

export function createKeysInWork(): KeysInWork {
  const fingerprints = new Map<string, string>();

  function found({ scope, idempotency }: GenerationStart): GenerationBegun | undefined {
    if (!idempotency) return undefined;
    const known = fingerprints.get(nameOf(scope, idempotency.key));
    if (known === undefined) return undefined;
    return { outcome: known === idempotency.fingerprint ? 'running' : 'other_request' };
  }

  return {
    async take(start, look) {
      const known = found(start);
      if (known) return known;
      const ahead = await look();
      const { scope, idempotency } = start;
      if (ahead.outcome !== 'begun' || !idempotency) return ahead;
      // Somebody else may have looked at the same time.
      const sinceThen = found(start);
      if (!sinceThen) fingerprints.set(nameOf(scope, idempotency.key), idempotency.fingerprint);
      return sinceThen ?? ahead;
    },
    giveBack({ scope, idempotency }) {
      if (idempotency) fingerprints.delete(nameOf(scope, idempotency.key));
    },
  };
}

function nameOf({ accountId, mode }: GenerationStart['scope'], key: string): string {
  return `${accountId} ${mode} ${key}`;
}
