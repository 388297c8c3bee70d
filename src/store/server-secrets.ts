import type { Store } from '../service/store-port.ts';
import { insertInto, keepWhatIsThere, sql } from './sql.ts';
import type { Query, SqlDatabase } from './sql-database.ts';
import { cannotWrite } from './sqlite/sqlite-error.ts';
import type { ServerSecretTable } from './tables.ts';

export function serverSecrets({ durable }: SqlDatabase): Pick<Store, 'secret'> {
  return {
    secret: async (name, make) => {
      const known = await find(durable.query, name);
      if (known !== undefined) return known;
      const kept = durable.transaction(async (query) => {
        await query(insertInto('server_secrets', { name, value: make() }, keepWhatIsThere));
        const value = await find(query, name);
        if (value === undefined) throw new Error(`The store lost its secret "${name}".`);
        return value;
      });
      return kept.catch((error: unknown) => {
        // One that holds for this process alone: a server of a home that is only read.
        if (cannotWrite(error)) return make();
        throw error;
      });
    },
  };
}

async function find(query: Query, name: string): Promise<string | undefined> {
  const [secret] = await query<ServerSecretTable>(sql`select * from server_secrets where name = ${name}`);
  return secret?.value;
}
