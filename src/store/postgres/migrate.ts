import { type PostgresDatabase, pg, type Query } from './database.ts';
import { migrations } from './migrations.ts';

const latest = migrations.length;

/** The lock for schema changes; any number that others do not use. */
const migrationLock = 7_267_101_985;

interface Schema {
  readonly version: number;
  /** The oldest schema version of programs that can use this schema. */
  readonly serves_from: number;
}

/**
 * Migrates the database to the newest schema in one locked transaction: if several servers start at once, one does
 * the work. A newer schema that supports this program stays unchanged.
 * @throws Error if the database needs a newer program
 */
export async function migrate({ read, transaction }: PostgresDatabase): Promise<void> {
  const schema = (await hasSchema(read)) ? await readSchema(read) : null;
  if (schema && schema.version >= latest) return refuseNewer(schema);
  await transaction(async (query) => {
    await query(pg`select pg_advisory_xact_lock(${migrationLock})`);
    await query(
      pg`create table if not exists schema_version (version bigint not null, serves_from bigint not null)`,
    );
    const { version } = (await readSchema(query)) ?? { version: 0 };
    if (version >= latest) return;
    for (const { statements } of migrations.slice(version)) {
      for (const text of statements) await query({ text, values: [] });
    }
    await query(pg`delete from schema_version`);
    const servesFrom = migrations.at(-1)?.servesFrom ?? 1;
    await query(pg`insert into schema_version (version, serves_from) values (${latest}, ${servesFrom})`);
  });
  refuseNewer(await readSchema(read));
}

/** The reason for which the tables cannot be used; null if they can. */
export async function whySchemaUnusable({ read }: Pick<PostgresDatabase, 'read'>): Promise<string | null> {
  const schema = (await hasSchema(read)) ? await readSchema(read) : null;
  if (schema && schema.version >= latest) return whyTooNew(schema);
  return `The database has schema ${schema?.version ?? 0}, but this resume-tailor needs ${latest}. Restart it to update the tables.`;
}

async function hasSchema(query: Query): Promise<boolean> {
  const [row] = await query<{ readonly is_there: boolean }>(
    pg`select to_regclass('schema_version') is not null as is_there`,
  );
  return row?.is_there ?? false;
}

async function readSchema(query: Query): Promise<Schema | null> {
  const [row] = await query<Schema>(pg`select version, serves_from from schema_version`);
  return row ?? null;
}

function refuseNewer(schema: Schema | null): void {
  const reason = schema && whyTooNew(schema);
  if (reason !== null) throw new Error(reason);
}

function whyTooNew({ version, serves_from: servesFrom }: Schema): string | null {
  if (servesFrom <= latest) return null;
  return (
    `The database has schema ${version} and needs resume-tailor with schema ${servesFrom} or newer; this one ` +
    `has schema ${latest}. Update resume-tailor.`
  );
}
