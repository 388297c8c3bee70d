import { defaultBase } from '../../contract/base-names.ts';
import type { BaseChange, Scope, Store, StoredBase } from '../../service/store-port.ts';
import type { BaseSummary } from '../../service/use-cases.ts';
import { defaultFirst, makeNewest, namedBase, namedRow, storedBase } from '../rows/base-resumes.ts';
import { type BaseContentTable, type BaseVersionTable, type NamedBaseTable, partitionOf } from '../tables.ts';
import { insertInto, keepExisting, type Query, type Sql, type SqlDatabase, sql } from './database.ts';
import { forgetModelAnswers } from './server-wide.ts';

type BaseResumes = Pick<Store, 'findBase' | 'listBases' | 'putBase' | 'deleteBase'>;

export function baseResumes({ durable, read, eraseDeleted }: SqlDatabase): BaseResumes {
  return {
    findBase: (scope, version, name) => findBase(durable.query, scope, version, name),
    listBases: (scope) => listBases(read, scope),
    putBase: (scope, base, most = Number.MAX_SAFE_INTEGER) =>
      durable.transaction((query) => put(query, scope, base, most)),
    deleteBase: async (scope, name = defaultBase) => {
      const deleted = await durable.transaction((query) => deleteAll(query, scope, name));
      if (deleted) await eraseDeleted();
      return deleted;
    },
  };
}

/**
 * The requested version (`previous`: the one before the newest), else the newest. Test mode uses the live versions of
 * a name until it has its own.
 */
export async function findBase(
  query: Query,
  scope: Scope,
  version?: string,
  name: string = defaultBase,
): Promise<StoredBase | null> {
  const own = await findIn(query, scope, version, name);
  if (own || scope.mode === 'live' || (await hasBase(query, scope, name))) return own;
  return findIn(query, { ...scope, mode: 'live' }, version, name);
}

async function findIn(
  query: Query,
  scope: Scope,
  version: string | undefined,
  name: string,
): Promise<StoredBase | null> {
  if (name !== defaultBase) return findNamed(query, scope, name, version);
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

async function hasBase(query: Query, scope: Scope, name: string): Promise<boolean> {
  if (name !== defaultBase) return hasNamed(query, scope, name);
  const { accountId, mode } = scope;
  const rows = await query(
    sql`select version from base_versions where account_id = ${accountId} and mode = ${mode} limit 1`,
  );
  return rows.length > 0;
}

async function listBases(query: Query, scope: Scope): Promise<readonly BaseSummary[]> {
  const own = await listIn(query, scope);
  if (scope.mode === 'live') return own;
  const names = new Set(own.map(({ name }) => name));
  const live = await listIn(query, { ...scope, mode: 'live' });
  return defaultFirst([...own, ...live.filter(({ name }) => !names.has(name))]);
}

async function listIn(query: Query, scope: Scope): Promise<readonly BaseSummary[]> {
  const nameless = await findIn(query, scope, undefined, defaultBase);
  return defaultFirst([...(nameless ? [nameless] : []), ...(await listNamed(query, scope))]);
}

async function put(query: Query, scope: Scope, base: StoredBase, most: number): Promise<boolean> {
  if (base.name !== defaultBase) return putNamed(query, scope, base, most);
  const earlier = await findIn(query, scope, base.version, defaultBase);
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
  return true;
}

const makeCurrent = `on conflict (account_id, mode, version) do update set
  content_id = excluded.content_id, sequence = excluded.sequence, updated_at = excluded.updated_at`;

async function nextSequence(query: Query, { accountId, mode }: Scope): Promise<number> {
  const [last] = await query<{ readonly highest: number | null }>(sql`
    select max(sequence) as highest from base_versions where account_id = ${accountId} and mode = ${mode}`);
  return (last?.highest ?? 0) + 1;
}

/** The content of an id never changes, so an existing row is kept. */
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
  await query(insertInto('base_contents', content, keepExisting));
}

async function deleteAll(query: Query, scope: Scope, name: string): Promise<boolean> {
  const isDeleted =
    name === defaultBase ? await deleteNameless(query, scope) : await deleteNamed(query, scope, name);
  if (isDeleted) await forgetModelAnswers(query);
  return isDeleted;
}

async function deleteNameless(query: Query, { accountId, mode }: Scope): Promise<boolean> {
  const deleted = await query<Pick<BaseVersionTable, 'content_id'>>(sql`
    delete from base_versions where account_id = ${accountId} and mode = ${mode} returning content_id`);
  for (const { content_id: id } of deleted) await dropUnusedContent(query, accountId, id);
  return deleted.length > 0;
}

/** Deletes content that no version and no tailored resume refers to. */
export async function dropUnusedContent(query: Query, accountId: string, id: string): Promise<void> {
  await query(sql`
    delete from base_contents where account_id = ${accountId} and id = ${id}
    and not exists (select 1 from base_versions where account_id = ${accountId} and content_id = ${id})
    and not exists (select 1 from tailorings where account_id = ${accountId} and base_content_id = ${id})`);
}

/**
 * Stores the new base of a resume and, if it replaces the current one, makes it current.
 * @returns false if another base is current meanwhile
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
  const current = await findBase(query, scope, undefined, base.name);
  if (current?.version !== replaces.version) return false;
  // Also for a named base, because the resume refers to it.
  await keepContent(query, scope.accountId, base);
  const isCopied = scope.mode === 'test' && !(await hasBase(query, scope, base.name));
  if (isCopied) await put(query, scope, replaces, Number.MAX_SAFE_INTEGER);
  return put(query, scope, base, Number.MAX_SAFE_INTEGER);
}

/*
 * Named base resumes have their own table: older programs that share the database do not know them and must not
 * mistake one for the current base. Each row has its content, so that nothing refers to it.
 */

async function findNamed(
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

async function hasNamed(query: Query, { accountId, mode }: Scope, name: string): Promise<boolean> {
  const rows = await query(sql`
    select version from named_bases
    where account_id = ${accountId} and mode = ${mode} and name = ${name} limit 1`);
  return rows.length > 0;
}

async function listNamed(query: Query, { accountId, mode }: Scope): Promise<readonly BaseSummary[]> {
  const rows = await query<NamedBaseTable>(sql`
    select name, version, source_format, updated_at from named_bases as bases
    where account_id = ${accountId} and mode = ${mode} and sequence = (
      select max(sequence) from named_bases
      where account_id = bases.account_id and mode = bases.mode and name = bases.name)`);
  return rows.map(({ name, version, source_format: sourceFormat, updated_at: updatedAt }) => ({
    ...{ name, version, sourceFormat, updatedAt },
  }));
}

/** @returns false if there are too many names; one is always reserved for the base without a name */
async function putNamed(query: Query, scope: Scope, base: StoredBase, most: number): Promise<boolean> {
  const { accountId, mode } = scope;
  const [others] = await query<{ readonly names: number; readonly highest: number | null }>(sql`
    select count(distinct case when name <> ${base.name} then name end) as names, max(sequence) as highest
    from named_bases where account_id = ${accountId} and mode = ${mode}`);
  if ((others?.names ?? 0) + 2 > most) return false;
  await query(insertInto('named_bases', namedRow(scope, base, (others?.highest ?? 0) + 1), makeNewest));
  return true;
}

async function deleteNamed(query: Query, { accountId, mode }: Scope, name: string): Promise<boolean> {
  const deleted = await query(sql`
    delete from named_bases where account_id = ${accountId} and mode = ${mode} and name = ${name}
    returning version`);
  return deleted.length > 0;
}
