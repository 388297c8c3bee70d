import { readdirSync, statSync } from 'node:fs';
import { namingFile, storageProblemOf } from '../../contract/storage-problem.ts';
import type { Store } from '../../service/store-port.ts';
import { errorReason } from '../../values/system-error.ts';
import { createProcesses, type Processes } from '../process-identity.ts';
import { accounts, apiKeys } from './accounts.ts';
import { answeredTerms, proposals } from './answers.ts';
import { applications } from './applications.ts';
import { baseResumes } from './base-resumes.ts';
import { releaseOrphans, usage } from './credits.ts';
import { type SqlDatabase, sql } from './database.ts';
import { isDamage } from './errors.ts';
import { generations } from './generations.ts';
import { migrate, whySchemaUnusable } from './migrate.ts';
import { openSqlite } from './open-sqlite.ts';
import { rateLimits } from './rate-limits.ts';
import { existingResumes, resumes } from './resumes.ts';
import { modelAnswers, serverSecrets } from './server-wide.ts';

export interface StoreSettings {
  /** Path of the SQLite file, created with its folder if missing. Must be on a local disk, not a network share. */
  readonly file: string;
  /** Files and folders that only a used store leaves: if they exist, an empty file is not a new store. */
  readonly kept?: readonly string[] | undefined;
}

/** @throws Error with the file, the problem and the fix */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { file } = settings;
  try {
    return await openAt(settings);
  } catch (cause) {
    const problem = storageProblemOf(namingFile(cause, file));
    if (problem) throw new Error(`Cannot open the store ${file}. ${problem.message}`, { cause });
    const reason = errorReason(cause);
    throw new Error(`Cannot open the store ${file}: ${reason}${repairHint(cause)}`, { cause });
  }
}

async function openAt({ file, kept = [] }: StoreSettings): Promise<Store> {
  refuseEmptied(file, kept);
  const database = await openSqlite(file);
  try {
    return await createStore(database, createProcesses());
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** @throws Error for a file of 0 bytes next to files of a used store, as left by a full disk or an incomplete copy */
export function refuseEmptied(file: string, kept: readonly string[]): void {
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;
  // A new store is only in its log for a moment.
  if (sizeOf(file) !== 0 || (sizeOf(`${file}-wal`) ?? 0) > 0 || !kept.some(holdsSomething)) return;
  throw new Error(
    'it is damaged: the file is empty, but the files beside it show that it had data. Restore a backup ' +
      '(resume-tailor restore FILE --force), or delete the empty file to start with a new, empty store',
  );
}

function holdsSomething(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return readdirSync(path).length > 0;
  return (stats?.size ?? 0) > 0;
}

function repairHint(error: unknown): string {
  if (isDamage(error)) {
    return '. Restore a backup, or move it away to start with a new, empty store.';
  }
  if (error instanceof Error && 'code' in error && 'syscall' in error) {
    return '. Make it a file that you can read and write, or use another home with --home.';
  }
  return '';
}

/** The store on an open database. First releases what dead processes left behind. */
export async function createStore(database: SqlDatabase, processes: Processes): Promise<Store> {
  await migrate(database);
  await releaseOrphans(database, processes);
  return {
    ...accounts(database),
    ...apiKeys(database),
    ...rateLimits(database),
    ...usage(database, processes),
    ...generations(database, processes),
    ...resumes(database),
    ...existingResumes(database),
    ...answeredTerms(database),
    ...applications(database),
    ...proposals(database),
    ...baseResumes(database),
    ...modelAnswers(database),
    ...serverSecrets(database),
    checkWriting: () => checkStoreWriting(database),
    whySchemaUnusable: () => whySchemaUnusable(database),
    close: () => database.close(),
  };
}

/** Commits a page with its current value. */
export async function checkStoreWriting({ relaxed }: Pick<SqlDatabase, 'relaxed'>): Promise<void> {
  await relaxed.query(sql`pragma user_version = 0`);
}
