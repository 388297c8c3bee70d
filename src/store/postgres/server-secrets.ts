import type { Store } from '../../service/store-port.ts';
import type { PostgresDatabase } from './open-postgres.ts';
import { pg } from './statement.ts';

interface Secret {
  readonly value: string;
}

export function serverSecrets({ read, write }: PostgresDatabase): Pick<Store, 'secret'> {
  const find = async (name: string): Promise<string | undefined> => {
    const [secret] = await read<Secret>(pg`select value from server_secrets where name = ${name}`);
    return secret?.value;
  };
  return {
    secret: async (name, make) => {
      const known = await find(name);
      if (known !== undefined) return known;
      await write(
        pg`insert into server_secrets (name, value) values (${name}, ${make()}) on conflict do nothing`,
      );
      const kept = await find(name);
      if (kept === undefined) throw new Error(`The store lost its secret "${name}".`);
      return kept;
    },
  };
}
