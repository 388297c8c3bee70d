import type { Store } from '../service/store-port.ts';
import type { Queries, SqlDatabase } from './sql-database.ts';

export function serverSecrets({ durable }: SqlDatabase): Pick<Store, 'secret'> {
  return {
    secret: async (name, make) => {
      const known = await find(durable, name);
      if (known !== undefined) return known;
      return durable.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('server_secrets')
          .values({ name, value: make() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const value = await find(transaction, name);
        if (value === undefined) throw new Error(`The store lost its secret "${name}".`);
        return value;
      });
    },
  };
}

async function find(queries: Queries, name: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}
