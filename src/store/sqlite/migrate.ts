import type { SchemaVersionTable } from '../tables.ts';
import { insertInto, type Query, type Sql, type SqlDatabase, sql } from './database.ts';
import { migrations } from './migrations.ts';

const latest = migrations.length;

/**
 * Migrates the database to the newest schema in one locked transaction: if several processes start at once, one does
 * the work.
 * @throws Error if a newer program has written the database
 */
export async function migrate(database: SqlDatabase): Promise<void> {
  if ((await database.hasTable('schema_version')) && (await versionOf(database.read)) === latest) return;
  await database.durable.transaction(async (query) => {
    const { number, tableOptions } = database.types;
    await query(
      rawSql(`create table if not exists schema_version (version ${number} not null) ${tableOptions}`),
    );
    const version = await versionOf(query);
    refuseNewer(version);
    for (const migration of migrations.slice(version)) {
      for (const statement of migration(database.types)) await query(rawSql(statement));
    }
    await query(sql`delete from schema_version`);
    await query(insertInto('schema_version', { version: latest }));
  });
}

/** The reason for which the tables cannot be used; null if they can. */
export async function whySchemaUnusable({ read }: Pick<SqlDatabase, 'read'>): Promise<string | null> {
  const version = await versionOf(read);
  return version === latest ? null : schemaMismatch(version);
}

async function versionOf(query: Query): Promise<number> {
  const [row] = await query<SchemaVersionTable>(sql`select version from schema_version`);
  return row?.version ?? 0;
}

/** For SQL written in this folder. */
function rawSql(text: string): Sql {
  return { text, values: [] };
}

function refuseNewer(version: number): void {
  if (version > latest) throw new Error(schemaMismatch(version));
}

function schemaMismatch(version: number): string {
  const has = `The store has schema ${version}, this resume-tailor has schema ${latest}`;
  return version > latest
    ? `${has}: a newer release wrote it. Update resume-tailor.`
    : `${has}: an older release has written to it. Restart this one to update it.`;
}
