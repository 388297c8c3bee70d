import { sql } from 'kysely';
import { migrations } from './migrations.ts';
import type { Queries, SqlDatabase } from './sql-database.ts';

const latest = migrations.length;

/**
 * Brings the database to the newest schema, all steps in one locked transaction: of several processes
 * at a first start one does the work and the others find it done.
 * @throws Error when a newer program has written the database.
 */
export async function migrate(database: SqlDatabase): Promise<void> {
  if ((await database.hasTable('schema_version')) && (await readVersion(database)) === latest) return;
  await database.durable.transaction().execute(async (transaction) => {
    const { number, tableOptions } = database.types;
    await sql
      .raw(`create table if not exists schema_version (version ${number} not null) ${tableOptions}`)
      .execute(transaction);
    const version = await versionOf(transaction);
    refuseNewer(version);
    for (const migration of migrations.slice(version)) {
      for (const statement of migration(database.types)) await sql.raw(statement).execute(transaction);
    }
    await transaction.deleteFrom('schema_version').execute();
    await transaction.insertInto('schema_version').values({ version: latest }).execute();
  });
}

const versions = 'select version from schema_version';

/** Every start asks this. */
async function readVersion({ read }: SqlDatabase): Promise<number> {
  const [row] = await read<{ readonly version: number }>(versions)();
  return row?.version ?? 0;
}

async function versionOf(queries: Queries): Promise<number> {
  const { rows } = await sql.raw<{ version: number }>(versions).execute(queries);
  return rows[0]?.version ?? 0;
}

function refuseNewer(version: number): void {
  if (version <= latest) return;
  throw new Error(
    `The store has schema ${version}, this resume-tailor knows schema ${latest}: a newer release wrote it. ` +
      'Update resume-tailor.',
  );
}
