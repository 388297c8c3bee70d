import { defaultBase } from '../../contract/base-names.ts';
import type { BaseChange, Scope, Store, StoredBase } from '../../service/store-port.ts';
import type { BaseSummary } from '../../service/use-cases.ts';
import { defaultFirst, makeNewest, namedBase, namedRow, storedBase } from '../rows/base-resumes.ts';
import { type BaseContentTable, type BaseVersionTable, type NamedBaseTable, partitionOf } from '../tables.ts';
import { insertRow, lockAccount, type PostgresDatabase, pg, type Query } from './database.ts';
import { forgetModelAnswers } from './server-wide.ts';

type BaseResumes = Pick<Store, 'findBase' | 'listBases' | 'putBase' | 'deleteBase'>;

export function baseResumes({ read, transaction }: PostgresDatabase): BaseResumes {
  return {
    findBase: (scope, version, name) => findBase(read, scope, version, name),
    listBases: (scope) => listBases(read, scope),
    putBase: (scope, base, most = Number.MAX_SAFE_INTEGER) =>
      transaction((query) => put(query, scope, base, most)),
    deleteBase: (scope, name = defaultBase) => transaction((query) => deleteAll(query, scope, name)),
  };
}

type VersionOfContent = BaseContentTable & Pick<BaseVersionTable, 'updated_at'>;

/**
 * The requested version (`previous`: the one before the newest), else the newest. Test mode uses the live versions of
 * a name until it has its own.
 */
export async function findBase(
  query: Query,
  { accountId, mode }: Scope,
  version?: string,
  name: string = defaultBase,
): Promise<StoredBase | null> {
  const asked = version === 'previous' ? null : (version ?? null);
  const offset = version === 'previous' ? 1 : 0;
  if (name !== defaultBase) {
    const [named] = await query<NamedBaseTable>(pg`
      select * from named_bases
      where account_id = ${accountId} and name = ${name}
        and mode = case
          when exists (select from named_bases where account_id = ${accountId} and mode = ${mode} and name = ${name})
          then ${mode} else 'live' end
        and (${asked}::text is null or version = ${asked})
      order by sequence desc limit 1 offset ${offset}`);
    return named ? namedBase(named) : null;
  }
  const [row] = await query<VersionOfContent>(pg`
    select contents.*, versions.updated_at
    from base_versions as versions
    join base_contents as contents
      on contents.account_id = versions.account_id and contents.id = versions.content_id
    where versions.account_id = ${accountId}
      and versions.mode = case
        when exists (select from base_versions where account_id = ${accountId} and mode = ${mode}) then ${mode}
        else 'live' end
      and (${asked}::text is null or versions.version = ${asked})
    order by versions.sequence desc limit 1 offset ${offset}`);
  return row ? storedBase(row, row.updated_at) : null;
}

/** Bases of the mode replace live ones of the same name. */
async function listBases(query: Query, scope: Scope): Promise<readonly BaseSummary[]> {
  const { accountId, mode } = scope;
  const nameless = await findBase(query, scope);
  const named = await query<NamedBaseTable>(pg`
    select distinct on (name) name, version, source_format, updated_at from named_bases
    where account_id = ${accountId} and mode in (${mode}, 'live')
    order by name, mode = ${mode} desc, sequence desc`);
  const summaries = named.map(({ source_format: sourceFormat, updated_at: updatedAt, ...row }) => ({
    ...{ name: row.name, version: row.version, sourceFormat, updatedAt },
  }));
  return defaultFirst([...(nameless ? [nameless] : []), ...summaries]);
}

async function put(query: Query, scope: Scope, base: StoredBase, most: number): Promise<boolean> {
  const { accountId, mode } = scope;
  // Two concurrent bases would both become the newest.
  await lockAccount(query, accountId);
  if (base.name !== defaultBase) return putNamed(query, scope, base, most);
  const [earlier] = await query<Pick<BaseVersionTable, 'content_id'>>(pg`
    select content_id from base_versions
    where account_id = ${accountId} and mode = ${mode} and version = ${base.version}`);
  await keepContent(query, accountId, base);
  await query(pg`
    insert into base_versions (account_id, mode, version, content_id, sequence, updated_at)
    select ${accountId}, ${mode}, ${base.version}, ${base.id}, coalesce(max(sequence), 0) + 1, ${base.updatedAt}::bigint
    from base_versions where account_id = ${accountId} and mode = ${mode}
    on conflict (account_id, mode, version) do update set
      content_id = excluded.content_id, sequence = excluded.sequence, updated_at = excluded.updated_at`);
  if (earlier) await dropUnusedContent(query, accountId, earlier.content_id);
  return true;
}

/** @returns false if there are too many names; one is always reserved for the base without a name */
async function putNamed(query: Query, scope: Scope, base: StoredBase, most: number): Promise<boolean> {
  const { accountId, mode } = scope;
  const [others] = await query<{ readonly names: number; readonly highest: number }>(pg`
    select count(distinct name) filter (where name <> ${base.name}) as names, coalesce(max(sequence), 0) as highest
    from named_bases where account_id = ${accountId} and mode = ${mode}`);
  if (!others || others.names + 2 > most) return false;
  await query(insertRow('named_bases', namedRow(scope, base, others.highest + 1), makeNewest));
  return true;
}

/** The content of an id never changes, so an existing row is kept. */
async function keepContent(query: Query, accountId: string, base: StoredBase): Promise<void> {
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
  await query(insertRow('base_contents', content, 'on conflict do nothing'));
}

async function deleteAll(query: Query, scope: Scope, name: string): Promise<boolean> {
  const { account_id: accountId, mode } = partitionOf(scope);
  await lockAccount(query, accountId);
  const isDeleted =
    name === defaultBase
      ? await deleteNameless(query, scope)
      : (
          await query(pg`
            delete from named_bases where account_id = ${accountId} and mode = ${mode} and name = ${name}
            returning version`)
        ).length > 0;
  if (isDeleted) await forgetModelAnswers(query);
  return isDeleted;
}

async function deleteNameless(query: Query, { accountId, mode }: Scope): Promise<boolean> {
  const deleted = await query<Pick<BaseVersionTable, 'content_id'>>(pg`
    delete from base_versions where account_id = ${accountId} and mode = ${mode} returning content_id`);
  for (const { content_id: id } of deleted) await dropUnusedContent(query, accountId, id);
  return deleted.length > 0;
}

/** Deletes content that no version and no tailored resume refers to. */
export async function dropUnusedContent(query: Query, accountId: string, id: string): Promise<void> {
  await query(pg`
    delete from base_contents as contents where account_id = ${accountId} and id = ${id}
    and not exists (select from base_versions where account_id = contents.account_id and content_id = contents.id)
    and not exists (select from tailorings where account_id = contents.account_id and base_content_id = contents.id)`);
}

/**
 * Stores the new base of a resume and, if it replaces the current one, makes it current. The account is locked.
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
  if (scope.mode === 'test' && !(await hasOwn(query, scope, base.name))) {
    await put(query, scope, replaces, Number.MAX_SAFE_INTEGER);
  }
  return put(query, scope, base, Number.MAX_SAFE_INTEGER);
}

async function hasOwn(query: Query, { accountId, mode }: Scope, name: string): Promise<boolean> {
  const rows = await query(
    name === defaultBase
      ? pg`select version from base_versions where account_id = ${accountId} and mode = ${mode} limit 1`
      : pg`select version from named_bases where account_id = ${accountId} and mode = ${mode} and name = ${name} limit 1`,
  );
  return rows.length > 0;
}
