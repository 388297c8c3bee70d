import { type Selectable, sql } from 'kysely';
import type { Scope, Store, StoredBase } from '../service/store-port.ts';
import { forgetModelAnswers } from './model-answers.ts';
import { partitionOf } from './partition.ts';
import type { Queries, SqlDatabase } from './sql-database.ts';
import type { BaseContentTable } from './tables.ts';

type BaseResumes = Pick<Store, 'findBase' | 'putBase' | 'deleteBase'>;

export function baseResumes({ durable, eraseDeleted }: SqlDatabase): BaseResumes {
  return {
    findBase: (scope, version) => findBase(durable, scope, version),
    putBase: (scope, base) => durable.transaction().execute((transaction) => put(transaction, scope, base)),
    deleteBase: async (scope) => {
      const deleted = await durable.transaction().execute((transaction) => deleteAll(transaction, scope));
      if (deleted) await eraseDeleted();
      return deleted;
    },
  };
}

/** The version asked for (`previous`: the one before the newest), else the newest. Test mode looks at the live ones until it has its own. */
export async function findBase(queries: Queries, scope: Scope, version?: string): Promise<StoredBase | null> {
  const own = await findIn(queries, scope, version);
  if (own || scope.mode === 'live' || (await hasBase(queries, scope))) return own;
  return findIn(queries, { ...scope, mode: 'live' }, version);
}

async function findIn(queries: Queries, scope: Scope, version?: string): Promise<StoredBase | null> {
  const versions = queries
    .selectFrom('base_versions')
    .innerJoin('base_contents', (join) =>
      join
        .onRef('base_contents.account_id', '=', 'base_versions.account_id')
        .onRef('base_contents.id', '=', 'base_versions.content_id'),
    )
    .selectAll('base_contents')
    .select('base_versions.updated_at')
    .where('base_versions.account_id', '=', scope.accountId)
    .where('base_versions.mode', '=', scope.mode);
  const newest = versions.orderBy('base_versions.sequence', 'desc').limit(1);
  const chosen = (): typeof newest => {
    if (version === undefined) return newest;
    if (version === 'previous') return newest.offset(1);
    return versions.where('base_versions.version', '=', version);
  };
  const row = await chosen().executeTakeFirst();
  return row ? storedBase(row, row.updated_at) : null;
}

async function hasBase(queries: Queries, scope: Scope): Promise<boolean> {
  const row = await queries
    .selectFrom('base_versions')
    .select('version')
    .where('account_id', '=', scope.accountId)
    .where('mode', '=', scope.mode)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function storedBase(row: Selectable<BaseContentTable>, updatedAt: number): StoredBase {
  const { id, version, source, source_format: sourceFormat, resume_data: resumeData } = row;
  return { id, version, source, sourceFormat, resumeData, updatedAt };
}

async function put(queries: Queries, scope: Scope, base: StoredBase): Promise<void> {
  const earlier = await findIn(queries, scope, base.version);
  await keepContent(queries, scope.accountId, base);
  const current = {
    content_id: base.id,
    sequence: await nextSequence(queries, scope),
    updated_at: base.updatedAt,
  };
  await queries
    .insertInto('base_versions')
    .values({ ...partitionOf(scope), version: base.version, ...current })
    .onConflict((conflict) => conflict.columns(['account_id', 'mode', 'version']).doUpdateSet(current))
    .execute();
  if (earlier) await dropUnusedContent(queries, scope.accountId, earlier.id);
}

async function nextSequence(queries: Queries, scope: Scope): Promise<number> {
  const { highest } = await queries
    .selectFrom('base_versions')
    .select((column) => column.fn.max('sequence').as('highest'))
    .where('account_id', '=', scope.accountId)
    .where('mode', '=', scope.mode)
    .executeTakeFirstOrThrow();
  return (highest ?? 0) + 1;
}

/** Contents never change under their id, so the one that is there is the right one. */
export async function keepContent(queries: Queries, accountId: string, base: StoredBase): Promise<void> {
  const { id, version, source, sourceFormat, resumeData, updatedAt } = base;
  await queries
    .insertInto('base_contents')
    .values({
      account_id: accountId,
      id,
      version,
      source,
      source_format: sourceFormat,
      resume_data: resumeData,
      created_at: updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function deleteAll(queries: Queries, scope: Scope): Promise<boolean> {
  const deleted = await queries
    .deleteFrom('base_versions')
    .where('account_id', '=', scope.accountId)
    .where('mode', '=', scope.mode)
    .returning('content_id')
    .execute();
  for (const { content_id: id } of deleted) await dropUnusedContent(queries, scope.accountId, id);
  if (deleted.length > 0) await forgetModelAnswers(queries);
  return deleted.length > 0;
}

/** Deletes the content once neither a version nor a tailored resume refers to it. */
export async function dropUnusedContent(queries: Queries, accountId: string, id: string): Promise<void> {
  await sql`delete from base_contents where account_id = ${accountId} and id = ${id}
    and not exists (select 1 from base_versions where account_id = ${accountId} and content_id = ${id})
    and not exists (select 1 from tailorings where account_id = ${accountId} and base_content_id = ${id})`.execute(
    queries,
  );
}
