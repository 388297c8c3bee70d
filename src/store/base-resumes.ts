import type { BaseChange, Scope, Store, StoredBase } from '../service/store-port.ts';
import { forgetModelAnswers } from './model-answers.ts';
import { partitionOf } from './partition-of.ts';
import { insertInto, keepWhatIsThere, type Sql, sql } from './sql.ts';
import type { Query, SqlDatabase } from './sql-database.ts';
import type { BaseContentTable, BaseVersionTable } from './tables.ts';

type BaseResumes = Pick<Store, 'findBase' | 'putBase' | 'deleteBase'>;

export function baseResumes({ durable, eraseDeleted }: SqlDatabase): BaseResumes {
  return {
    findBase: (scope, version) => findBase(durable.query, scope, version),
    putBase: (scope, base) => durable.transaction((query) => put(query, scope, base)),
    deleteBase: async (scope) => {
      const deleted = await durable.transaction((query) => deleteAll(query, scope));
      if (deleted) await eraseDeleted();
      return deleted;
    },
  };
}

/** The version asked for (`previous`: the one before the newest), else the newest. Test mode looks at the live ones until it has its own. */
export async function findBase(query: Query, scope: Scope, version?: string): Promise<StoredBase | null> {
  const own = await findIn(query, scope, version);
  if (own || scope.mode === 'live' || (await hasBase(query, scope))) return own;
  return findIn(query, { ...scope, mode: 'live' }, version);
}

async function findIn(query: Query, scope: Scope, version?: string): Promise<StoredBase | null> {
  const [row] = await query<VersionOfContent>(versionAsked(scope, version));
  return row ? storedBase(row, row.updated_at) : null;
}

type VersionOfContent = BaseContentTable & Pick<BaseVersionTable, 'updated_at'>;

const versions = `
  select base_contents.*, base_versions.updated_at
  from base_versions inner join base_contents
    on base_contents.account_id = base_versions.account_id and base_contents.id = base_versions.content_id
  where base_versions.account_id = ? and base_versions.mode = ?`;

const newestFirst = `${versions} order by base_versions.sequence desc limit 1 offset ?`;
const oneVersion = `${versions} and base_versions.version = ?`;

function versionAsked({ accountId, mode }: Scope, version: string | undefined): Sql {
  if (version === undefined) return { text: newestFirst, values: [accountId, mode, 0] };
  if (version === 'previous') return { text: newestFirst, values: [accountId, mode, 1] };
  return { text: oneVersion, values: [accountId, mode, version] };
}

async function hasBase(query: Query, { accountId, mode }: Scope): Promise<boolean> {
  const rows = await query(
    sql`select version from base_versions where account_id = ${accountId} and mode = ${mode} limit 1`,
  );
  return rows.length > 0;
}

export function storedBase(row: BaseContentTable, updatedAt: number): StoredBase {
  const { id, version, source, source_format: sourceFormat, resume_data: resumeData } = row;
  return { id, version, source, sourceFormat, resumeData, updatedAt };
}

async function put(query: Query, scope: Scope, base: StoredBase): Promise<void> {
  const earlier = await findIn(query, scope, base.version);
  await keepContent(query, scope.accountId, base);
  const row = {
    ...partitionOf(scope),
    version: base.version,
    content_id: base.id,
    sequence: await nextSequence(query, scope),
    updated_at: base.updatedAt,
  };
  await query(insertInto('base_versions', row, makeCurrent));
  if (earlier) await dropUnusedContent(query, scope.accountId, earlier.id);
}

const makeCurrent = `on conflict (account_id, mode, version) do update set
  content_id = excluded.content_id, sequence = excluded.sequence, updated_at = excluded.updated_at`;

async function nextSequence(query: Query, { accountId, mode }: Scope): Promise<number> {
  const [last] = await query<{ readonly highest: number | null }>(sql`
    select max(sequence) as highest from base_versions where account_id = ${accountId} and mode = ${mode}`);
  return (last?.highest ?? 0) + 1;
}

/** Contents never change under their id, so the one that is there is the right one. */
export async function keepContent(query: Query, accountId: string, base: StoredBase): Promise<void> {
  const { id, version, source, sourceFormat, resumeData, updatedAt } = base;
  const content = {
    account_id: accountId,
    id,
    version,
    source,
    source_format: sourceFormat,
    resume_data: resumeData,
    created_at: updatedAt,
  };
  await query(insertInto('base_contents', content, keepWhatIsThere));
}

async function deleteAll(query: Query, { accountId, mode }: Scope): Promise<boolean> {
  const deleted = await query<Pick<BaseVersionTable, 'content_id'>>(sql`
    delete from base_versions where account_id = ${accountId} and mode = ${mode} returning content_id`);
  for (const { content_id: id } of deleted) await dropUnusedContent(query, accountId, id);
  if (deleted.length > 0) await forgetModelAnswers(query);
  return deleted.length > 0;
}

/** Deletes the content once neither a version nor a tailored resume refers to it. */
export async function dropUnusedContent(query: Query, accountId: string, id: string): Promise<void> {
  await query(sql`
    delete from base_contents where account_id = ${accountId} and id = ${id}
    and not exists (select 1 from base_versions where account_id = ${accountId} and content_id = ${id})
    and not exists (select 1 from tailorings where account_id = ${accountId} and base_content_id = ${id})`);
}

/**
 * The base that a resume comes from from now on, kept for it and, where it takes the place of the current one, put.
 * @returns false when the current one is another by now
 */
export async function changeBase(
  query: Query,
  scope: Scope,
  { base, replaces }: BaseChange,
): Promise<boolean> {
  if (replaces === null) {
    await keepContent(query, scope.accountId, base);
    return true;
  }
  const current = await findBase(query, scope);
  if (current?.version !== replaces.version) return false;
  if (scope.mode === 'test' && !(await hasBase(query, scope))) await put(query, scope, replaces);
  await put(query, scope, base);
  return true;
}
