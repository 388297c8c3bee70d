import type { Store } from '../../service/store-port.ts';
import { apiKeyRecord, apiKeyRow, type KeyOfAccount, storedKey } from '../api-keys.ts';
import type { ApiKeyTable } from '../tables.ts';
import type { PostgresDatabase } from './open-postgres.ts';
import { insertRow, pg } from './statement.ts';

type ApiKeys = Pick<Store, 'findApiKey' | 'markApiKeyUsed' | 'listApiKeys' | 'addApiKey' | 'revokeApiKey'>;

/** A key is read at each request, so one that is revoked anywhere is refused everywhere at once. */
export function apiKeys({ read, write }: PostgresDatabase): ApiKeys {
  return {
    findApiKey: async (secretHash) => {
      const [row] = await read<KeyOfAccount>(pg`
        select api_keys.*, accounts.plan, accounts.credits
        from api_keys join accounts on accounts.id = api_keys.account_id
        where api_keys.secret_hash = ${secretHash}`);
      return row ? storedKey(row) : null;
    },

    // A note that may be lost: the commit does not wait for the disk, and nobody waits for who notes it already.
    markApiKeyUsed: async (id, now) => {
      await write(pg`
        with noted as (
          select id, set_config('synchronous_commit', 'off', true) from api_keys
          where id = ${id} for no key update skip locked
        )
        update api_keys set last_used_at = ${now} from noted where api_keys.id = noted.id`);
    },

    listApiKeys: async (accountId) => {
      const rows = await read<ApiKeyTable>(pg`
        select * from api_keys where account_id = ${accountId} and revoked_at is null order by id desc`);
      return rows.map(apiKeyRecord);
    },

    addApiKey: async (key) => {
      await write(insertRow('api_keys', apiKeyRow(key)));
    },

    revokeApiKey: async (accountId, id, now) => {
      const revoked = await write(pg`
        update api_keys set revoked_at = ${now}
        where account_id = ${accountId} and id = ${id} and revoked_at is null returning id`);
      return revoked.length > 0;
    },
  };
}
