import { createHash } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../contract/errors.ts';
import { idempotencyKeyMilliseconds } from '../contract/limits.ts';
import type { Io } from './io.ts';
import { makePrivateFolder, writeFileAtomic } from './write-file.ts';

/** The idempotency key of one logical request, kept while nobody knows whether it was carried out. */
export interface PendingKey {
  readonly key: string;
  /** An earlier run of the same command left it: its outcome is picked up. */
  readonly resumed: boolean;
  /** The outcome is known; the same command is a new request from now on. */
  settle(): Promise<void>;
}

export interface PendingOptions {
  readonly folder: string;
  /** Everything that makes two requests the same. */
  readonly request: unknown;
  /** Take a new key even if one is waiting. */
  readonly fresh: boolean;
}

/** One file per request, named by its fingerprint, so that parallel commands never share a file. */
export async function pendingKey({ folder, request, fresh }: PendingOptions, io: Io): Promise<PendingKey> {
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const file = path.join(folder, fingerprint);
  await makePrivateFolder(folder);
  const waiting = fresh ? null : await readWaiting(file, io.now());
  const key = waiting ?? Buffer.from(io.randomBytes(16)).toString('hex');
  if (waiting === null) await writeFileAtomic(file, key, io, { replace: true, mode: 0o600 });
  return { key, resumed: waiting !== null, settle: () => rm(file, { force: true }) };
}

async function readWaiting(file: string, now: number): Promise<string | null> {
  try {
    const { mtimeMs } = await stat(file);
    return now - mtimeMs < idempotencyKeyMilliseconds ? await readFile(file, 'utf8') : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
