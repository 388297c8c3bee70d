import type { BaseChange, Scope, Store, StoredBase } from '../../service/store-port.ts';
import { storedBase } from '../base-resumes.ts';
import { partitionOf } from '../partition-of.ts';
import type { BaseContentTable, BaseVersionTable } from '../tables.ts';
import { lockAccount } from './lock-account.ts';
import { forgetModelAnswers } from './model-answers.ts';
import type { PostgresDatabase, Query } from './open-postgres.ts';
import { insertRow, pg } from './statement.ts';

type BaseResumes = Pick<Store, 'findBase' | 'putBase' | 'deleteBase'>;

export function baseResumes({ read, transaction }: PostgresDatabase): BaseResumes {
  return {
    findBase: (scope, version) => findBase(read, scope, version),
    putBase: (scope, base) => transaction((query) => put(query, scope, base)),
    deleteBase: (scope) => transaction((query) => deleteAll(query, scope)),
  };
}

type VersionOfContent = BaseContentTable & Pick<BaseVersionTable, 'updated_at'>;

/** The version asked for (`previous`: the one before the newest), else the newest. Test mode looks at the live ones until it has its own. */
export async function findBase(
  query: Query,
  { accountId, mode }: Scope,
  version?: string,
): Promise<StoredBase | null> {
  const isNamed = version !== undefined && version !== 'previous';
  const [row] = await query<VersionOfContent>(pg`
    select contents.*, versions.updated_at
    from base_versions as versions
    join base_contents as contents
      on contents.account_id = versions.account_id and contents.id = versions.content_id
    where versions.account_id = ${accountId}
      and versions.mode = case
        when exists (select from base_versions where account_id = ${accountId} and mode = ${mode}) then ${mode}
        else 'live' end
      and (${isNamed ? version : null}::text is null or versions.version = ${isNamed ? version : null})
    order by versions.sequence desc limit 1 offset ${version === 'previous' ? 1 : 0}`);
  return row ? storedBase(row, row.updated_at) : null;
}

async function put(query: Query, scope: Scope, base: StoredBase): Promise<void> {
  const { accountId, mode } = scope;
  // Two at once would both be the newest.
  await lockAccount(query, accountId);
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
}

/** Contents never change under their id, so the one that is there is the right one. */
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

async function deleteAll(query: Query, scope: Scope): Promise<boolean> {
  const { account_id: accountId, mode } = partitionOf(scope);
  await lockAccount(query, accountId);
  const deleted = await query<Pick<BaseVersionTable, 'content_id'>>(pg`
    delete from base_versions where account_id = ${accountId} and mode = ${mode} returning content_id`);
  for (const { content_id: id } of deleted) await dropUnusedContent(query, accountId, id);
  if (deleted.length > 0) await forgetModelAnswers(query);
  return deleted.length > 0;
}

/** Deletes the content once neither a version nor a tailored resume refers to it. */
export async function dropUnusedContent(query: Query, accountId: string, id: string): Promise<void> {
  await query(pg`
    delete from base_contents as contents where account_id = ${accountId} and id = ${id}
    and not exists (select from base_versions where account_id = contents.account_id and content_id = contents.id)
    and not exists (select from tailorings where account_id = contents.account_id and base_content_id = contents.id)`);
}

/**
 * The base that a resume comes from from now on, kept for it and, where it takes the place of the current one, put. The
 * account is locked.
 * @returns false when the current one is another by now
 */
export async function changeBase(
  query: Query,
  scope: Scope,
  { base, replaces }: BaseChange,
): Promise<boolean> {
  const { accountId, mode } = scope;
  if (replaces === null) {
    await keepContent(query, accountId, base);
    return true;
  }
  const current = await findBase(query, scope);
  if (current?.version !== replaces.version) return false;
  const own = await query(
    pg`select version from base_versions where account_id = ${accountId} and mode = ${mode} limit 1`,
  );
  if (own.length === 0) await put(query, scope, replaces);
  await put(query, scope, base);
  return true;
}
