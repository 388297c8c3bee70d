import type { RateLimitScope, Store } from '../service/store-port.ts';
import type { SqlDatabase } from './sql-database.ts';

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
      const [count] = await group.counted;
      if (!count) throw new Error('The store did not give the number of requests.');
      return count.requests - group.size + place;
    },

    requestsInWindow: async ({ accountId, mode }, window) => {
      const [count] = await find(accountId, mode, window);
      return count?.requests ?? 0;
    },
  };
}
