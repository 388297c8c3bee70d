import type { Mode } from '../../contract/api-key-format.ts';
import { apiKeyPrefix } from '../secrets/api-key-secret.ts';
import { sha256 } from '../sha256.ts';
import type { Account, Store } from '../store-port.ts';

/** What opens an account at first. */
export interface AccountSecrets {
  readonly apiKey: string;
  readonly dashboardToken: string;
}

/** Makes the account with these secrets, all or nothing; what is there already stays as it is. */
export async function openAccount(
  store: Store,
  newId: (prefix: string) => string,
  account: Account,
  { apiKey, dashboardToken, mode }: AccountSecrets & { readonly mode: Mode },
): Promise<void> {
  const key = {
    id: newId('apikey_'),
    accountId: account.id,
    name: 'owner',
    mode,
    prefix: apiKeyPrefix(apiKey),
    createdAt: account.createdAt,
    expiresAt: null,
    secretHash: sha256(apiKey),
  };
  await store.ensureAccount(account, key, sha256(dashboardToken));
}
