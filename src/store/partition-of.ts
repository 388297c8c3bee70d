import type { Scope } from '../service/store-port.ts';

/** The columns that keep accounts, and live from test, apart. */
export function partitionOf({ accountId, mode }: Scope) {
  return { account_id: accountId, mode };
}
