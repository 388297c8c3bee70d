import type { RateLimitScope, Store } from '../service/store-port.ts';
import type { SqlDatabase } from './sql-database.ts';
import { cannotWrite } from './sqlite/sqlite-error.ts';

type RateLimits = Pick<Store, 'countRequest' | 'requestsInWindow'>;

interface Count {
  readonly requests: number;
}

/** Requests of one window that are counted by one statement. */
interface Group {
  size: number;
  counted: Promise<readonly Count[]>;
}

/** Tried first: to check what it inserts, SQLite makes a table in memory, which can cost three times the whole update. */
const addToWindow = `
  update rate_limits set requests = requests + ? where account_id = ? and mode = ? and window_number = ?
  returning requests`;

const beginWindow = `
  insert into rate_limits (requests, account_id, mode, window_number) values (?, ?, ?, ?)
  on conflict (account_id, mode) do update set
    requests = excluded.requests
      + case when rate_limits.window_number = excluded.window_number then rate_limits.requests else 0 end,
    window_number = excluded.window_number
  returning requests`;

const requestsOfWindow = `
  select requests from rate_limits where account_id = ? and mode = ? and window_number = ?`;

export function rateLimits({ read, count: countBy }: SqlDatabase): RateLimits {
  const add = countBy<Count>(addToWindow, beginWindow);
  const find = read<Count>(requestsOfWindow);
  const groups = new Map<string, Group>();
  const uncounted = createMemoryCounts();

  function newGroup({ accountId, mode }: RateLimitScope, window: number, key: string): Group {
    const group: Group = { size: 0, counted: Promise.resolve([]) };
    group.counted = add(() => {
      groups.delete(key);
      return [group.size, accountId, mode, window];
    });
    groups.set(key, group);
    return group;
  }

  return {
    countRequest: async (scope, window) => {
      const key = `${scope.accountId} ${scope.mode} ${window}`;
      const group = groups.get(key) ?? newGroup(scope, window, key);
      group.size += 1;
      const place = group.size;
      const counted = await group.counted.catch((error: unknown) => {
        if (cannotWrite(error)) return null;
        throw error;
      });
      if (counted === null) return uncounted.add(scope, window);
      const [count] = counted;
      if (!count) throw new Error('The store did not give the number of requests.');
      return count.requests - group.size + place;
    },

    requestsInWindow: async ({ accountId, mode }, window) => {
      const [count] = await find(accountId, mode, window);
      return (count?.requests ?? 0) + uncounted.of({ accountId, mode }, window);
    },
  };
}

/** What the store could not count, as on a full disk: the limit holds there too, for each process by itself. */
function createMemoryCounts() {
  const counts = new Map<string, { window: number; requests: number }>();
  const keyOf = ({ accountId, mode }: RateLimitScope) => `${accountId} ${mode}`;
  const of = (scope: RateLimitScope, window: number): number => {
    const count = counts.get(keyOf(scope));
    return count?.window === window ? count.requests : 0;
  };
  return {
    of,
    add(scope: RateLimitScope, window: number): number {
      const requests = of(scope, window) + 1;
      counts.set(keyOf(scope), { window, requests });
      return requests;
    },
  };
}
