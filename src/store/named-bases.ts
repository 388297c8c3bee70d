import type { Scope, StoredBase } from '../service/store-port.ts';
import type { BaseSummary } from '../service/use-cases.ts';
import { partitionOf } from './partition-of.ts';
import { insertInto, sql } from './sql.ts';
import type { Query } from './sql-database.ts';
import type { NamedBaseTable } from './tables.ts';

/*
 * Base resumes that have a name, in a table of their own: programs of earlier versions, which know of none, may share
 * the database and never take one of these for the current base. A row holds its content, so that nothing refers to it.
 */

export async function findNamed(
  query: Query,
  { accountId, mode }: Scope,
  name: string,
  version?: string,
): Promise<StoredBase | null> {
  const isVersion = version !== undefined && version !== 'previous';
  const asked = isVersion ? version : null;
  const [row] = await query<NamedBaseTable>(sql`
    select * from named_bases
    where account_id = ${accountId} and mode = ${mode} and name = ${name}
      and (${asked} is null or version = ${asked})
    order by sequence desc limit 1 offset ${version === 'previous' ? 1 : 0}`);
  return row ? namedBase(row) : null;
}

export function namedBase(row: NamedBaseTable): StoredBase {
  const { name, version, source, content_id: id, source_format: sourceFormat } = row;
  return { id, name, version, source, sourceFormat, resumeData: row.resume_data, updatedAt: row.updated_at };
}

export function namedRow(scope: Scope, base: StoredBase, sequence: number): NamedBaseTable {
  return {
    ...partitionOf(scope),
    name: base.name,
    version: base.version,
    content_id: base.id,
    source: base.source,
    source_format: base.sourceFormat,
    resume_data: base.resumeData,
    sequence,
    updated_at: base.updatedAt,
  };
}

/** For the insert of a version that was put before under the same name: it becomes the newest, as it is read now. */
export const makeNewest = `on conflict (account_id, mode, name, version) do update set
  content_id = excluded.content_id, source = excluded.source, source_format = excluded.source_format,
  resume_data = excluded.resume_data, sequence = excluded.sequence, updated_at = excluded.updated_at`;

export async function hasNamed(query: Query, { accountId, mode }: Scope, name: string): Promise<boolean> {
  const rows = await query(sql`
    select version from named_bases
    where account_id = ${accountId} and mode = ${mode} and name = ${name} limit 1`);
  return rows.length > 0;
}

export async function listNamed(query: Query, { accountId, mode }: Scope): Promise<readonly BaseSummary[]> {
  const rows = await query<NamedBaseTable>(sql`
    select name, version, source_format, updated_at from named_bases as bases
    where account_id = ${accountId} and mode = ${mode} and sequence = (
      select max(sequence) from named_bases
      where account_id = bases.account_id and mode = bases.mode and name = bases.name)`);
  return rows.map(({ name, version, source_format: sourceFormat, updated_at: updatedAt }) => ({
    ...{ name, version, sourceFormat, updatedAt },
  }));
}

/** @returns false when there are as many names as there may be; one of them always belongs to the base without a name */
export async function putNamed(query: Query, scope: Scope, base: StoredBase, most: number): Promise<boolean> {
  const { accountId, mode } = scope;
  const [others] = await query<{ readonly names: number; readonly highest: number | null }>(sql`
    select count(distinct case when name <> ${base.name} then name end) as names, max(sequence) as highest
    from named_bases where account_id = ${accountId} and mode = ${mode}`);
  if ((others?.names ?? 0) + 2 > most) return false;
  await query(insertInto('named_bases', namedRow(scope, base, (others?.highest ?? 0) + 1), makeNewest));
  return true;
}

export async function deleteNamed(query: Query, { accountId, mode }: Scope, name: string): Promise<boolean> {
  const deleted = await query(sql`
    delete from named_bases where account_id = ${accountId} and mode = ${mode} and name = ${name}
    returning version`);
  return deleted.length > 0;
}
