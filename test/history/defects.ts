import type { Store, StoredApiKey } from '../../src/service/store-port.ts';
import type { ResumeRecord } from '../../src/service/use-cases.ts';
import { command } from '../support/postgres-databases.ts';
import type { Defect, Plan } from './experiment.ts';

interface Planted extends Defect, Pick<Plan, 'takesLong'> {
  readonly finds: RegExp;
}

/** Mistakes that stores of this kind are built with. Each must be found by what the clients saw. */
export const defects: Readonly<Record<string, Planted>> = {
  'no unique index: of two with one key both are stored': {
    finds: /different answers|has \d+ resumes/,
    store: (store) => ({
      ...store,
      storeGeneration: (start, end) => store.storeGeneration({ ...start, idempotency: undefined }, end),
    }),
  },

  'the charge stands outside the transaction, and is lost with the connection': {
    finds: /credits are used/,
    store: (store, random, url) => ({
      ...store,
      async storeGeneration(start, end) {
        const stored = await store.storeGeneration({ ...start, credits: 0 }, end);
        if (stored.outcome === 'stored' && random.below(10) > 0)
          await command(url, `update credit_balances set used = used + ${start.credits}`);
        return stored;
      },
    }),
  },

  'replays come from the memory of a server': {
    finds: /different answers|has \d+ resumes/,
    store(store) {
      const answers = new Map<string, ResumeRecord>();
      return {
        ...store,
        async lookAhead(start) {
          const resume = answers.get(start.idempotency?.key ?? '');
          return resume
            ? { outcome: 'replayed', resume }
            : store.lookAhead({ ...start, idempotency: undefined });
        },
        async storeGeneration(start, end) {
          const stored = await store.storeGeneration({ ...start, idempotency: undefined }, end);
          if (stored.outcome === 'stored') answers.set(start.idempotency?.key ?? '', stored.resume);
          return stored;
        },
      };
    },
  },

  'servers go by clocks of their own, five minutes apart': {
    finds: /requests passed in window/,
    clock: (clock, server) => ({ now: () => clock.now() + (server - 1) * 300_000 }),
  },

  'an attempt whose lease was taken stores its resume all the same': {
    takesLong: true,
    finds: /different answers|has \d+ resumes/,
    store(store) {
      const starts = new Map<string, Parameters<Store['beginGeneration']>[0]>();
      return {
        ...store,
        beginGeneration: (start) => {
          starts.set(start.id, start);
          return store.beginGeneration(start);
        },
        async finishGeneration(id, end) {
          const finished = await store.finishGeneration(id, end);
          const start = starts.get(id);
          if (finished || !start) return finished;
          const stored = await store.storeGeneration({ ...start, idempotency: undefined }, end);
          return stored.outcome === 'stored' ? stored.resume : null;
        },
      };
    },
  },

  'keys are remembered, so that a revoked one still opens': {
    finds: /revoked key/,
    store(store) {
      const known = new Map<string, StoredApiKey | null>();
      return {
        ...store,
        async findApiKey(hash) {
          if (!known.get(hash)) known.set(hash, await store.findApiKey(hash));
          return known.get(hash) ?? null;
        },
      };
    },
  },
};
