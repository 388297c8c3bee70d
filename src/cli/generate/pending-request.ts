import { createHash } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '../../client/errors.ts';
import type { BodyInput, QueryInput } from '../../contract/endpoints.ts';
import { type ErrorName, isMissing } from '../../contract/errors.ts';
import { idempotencyKeyMilliseconds } from '../../contract/limits.ts';
import { makePrivateFolder, writeFileAtomic } from '../files/write-file.ts';
import type { Io } from '../terminal/io.ts';

export interface GenerateRequest {
  readonly body: BodyInput<'generateResume'>;
  readonly query: QueryInput<'generateResume'>;
}

/**
 * A generate whose outcome is not known yet: its idempotency key, and the request as it was sent. The same key must come
 * with the same request, also when a newer version would read other things in the same input.
 */
export interface PendingRequest {
  readonly key: string;
  /** What an earlier run of the same command sent; null when that is not known. */
  readonly sent: GenerateRequest | null;
  /** An earlier run of the same command left it: its outcome is picked up. */
  readonly resumed: boolean;
  /** Written down before it is sent. */
  keep(request: GenerateRequest): Promise<void>;
  /** The outcome is known; the same command is a new request from now on. */
  settle(): Promise<void>;
}

export interface PendingOptions {
  readonly folder: string;
  /** Everything that makes two commands the same: the input as given and the flags, and nothing that was read in it. */
  readonly given: unknown;
  /** Take a new key even if one is waiting. */
  readonly fresh: boolean;
  /** The key, where it is known beforehand; else a random one is made. */
  readonly key?: string | undefined;
}

/** One file per command, named by its fingerprint, so that parallel commands never share a file. */
export async function pendingRequest(
  { folder, given, fresh, key: known }: PendingOptions,
  io: Io,
): Promise<PendingRequest> {
  const file = path.join(folder, digest(JSON.stringify(given)));
  await makePrivateFolder(folder);
  const waiting = fresh ? null : parsed(await readIfYoung(file, io.now()));
  const key = waiting?.key ?? known ?? Buffer.from(io.randomBytes(16)).toString('hex');
  const write = (content: object) =>
    writeFileAtomic(file, JSON.stringify(content), io, { replace: true, mode: 0o600 });
  if (waiting === null && known === undefined) await write({ key });
  return {
    key,
    sent: waiting?.sent ?? null,
    resumed: waiting !== null,
    keep: async (request) => void (await write({ key, request })),
    settle: () => rm(file, { force: true }),
  };
}

/**
 * The same with the key that an earlier version left. It named its file by the request, with all that it had read.
 * @param earlier what that version hashed
 */
export async function withEarlierKey(
  pending: PendingRequest,
  earlier: unknown,
  { folder, io }: { readonly folder: string; readonly io: Io },
): Promise<PendingRequest> {
  const file = path.join(folder, digest(JSON.stringify(earlier)));
  const key = await readIfYoung(file, io.now());
  if (key === null || !/^[0-9a-f]{32}$/.test(key)) return pending;
  const settle = async (): Promise<void> => {
    await pending.settle();
    await rm(file, { force: true });
  };
  // Its own file stays until the outcome is known, so there is nothing to keep.
  return { key, sent: null, resumed: true, keep: async () => undefined, settle };
}

/** Answered before the service looks at the idempotency key, so they say nothing about an earlier run. */
const answeredBefore: readonly ErrorName[] = ['missing_api_key', 'invalid_api_key', 'rate_limit_exceeded'];

/** Whether the service has said no for good: the key holds nothing. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && !answeredBefore.includes(error.name);
}

/** SHA-256 of an input as given. */
export function digest(input: string | Uint8Array): string {
  return createHash('sha256').update(input).digest('hex');
}

interface Waiting {
  readonly key: string;
  readonly sent: GenerateRequest | null;
}

function parsed(text: string | null): Waiting | null {
  if (text === null) return null;
  const { key, request = null } = JSON.parse(text);
  return { key, sent: request };
}

/** Null when there is none, or the server has forgotten it. */
async function readIfYoung(file: string, now: number): Promise<string | null> {
  try {
    const { mtimeMs } = await stat(file);
    return now - mtimeMs < idempotencyKeyMilliseconds ? await readFile(file, 'utf8') : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
