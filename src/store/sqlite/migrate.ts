import type { SchemaVersionTable } from '../tables.ts';
import { insertInto, type Query, type Sql, type SqlDatabase, sql } from './database.ts';
import { migrations } from './migrations.ts';

const latest = migrations.length;

/**
 * Brings the database to the newest schema, all steps in one locked transaction: of several processes
 * at a first start one does the work and the others find it done.
 * @throws Error when a newer program has written the database.
 */
export async function migrate(database: SqlDatabase): Promise<void> {
  if ((await database.hasTable('schema_version')) && (await versionOf(database.read)) === latest) return;
  await database.durable.transaction(async (query) => {
    const { number, tableOptions } = database.types;
    await query(
      asIs(`create table if not exists schema_version (version ${number} not null) ${tableOptions}`),
    );
    const version = await versionOf(query);
    refuseNewer(version);
    for (const migration of migrations.slice(version)) {
      for (const statement of migration(database.types)) await query(asIs(statement));
    }
    await query(sql`delete from schema_version`);
    await query(insertInto('schema_version', { version: latest }));
  });
}

/** Why this program cannot work with the tables that are there now; null when it can. */
export async function whySchemaUnusable({ read }: Pick<SqlDatabase, 'read'>): Promise<string | null> {
  const version = await versionOf(read);
  return version === latest ? null : whyOther(version);
}

async function versionOf(query: Query): Promise<number> {
  const [row] = await query<SchemaVersionTable>(sql`select version from schema_version`);
  return row?.version ?? 0;
}

/** Of parts that this folder has written. */
function asIs(text: string): Sql {
  return { text, values: [] };
}

function refuseNewer(version: number): void {
  if (version > latest) throw new Error(whyOther(version));
}

function whyOther(version: number): string {
  const has = `The store has schema ${version}, this resume-tailor has schema ${latest}`;
  return version > latest
    ? `${has}: a newer release wrote it. Update resume-tailor.`
    : `${has}: an older release has written to it. Restart this one to update it.`;
}
