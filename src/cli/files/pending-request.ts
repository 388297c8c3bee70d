import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '../../client/errors.ts';
import type { BodyInput, QueryInput } from '../../contract/endpoints.ts';
import type { ErrorName } from '../../contract/errors.ts';
import { idempotencyKeyMilliseconds } from '../../contract/limits.ts';
import { sha256 } from '../../sha256.ts';
import { ifThere } from '../../values/system-error.ts';
import type { Io } from '../terminal/io.ts';
import { makePrivateFolder, writeFileAtomic } from './write-file.ts';

export interface GenerateRequest {
  readonly body: BodyInput<'generateResume'>;
  readonly query: QueryInput<'generateResume'>;
}

/**
 * A generate whose outcome is unknown: its idempotency key and the request as sent. The key must always come with the
 * same request, even if a newer version would read the input differently.
 */
export interface PendingRequest {
  readonly key: string;
  /** The request of an earlier run; null if unknown. */
  readonly sent: GenerateRequest | null;
  /** True if an earlier run of the same command left it, so that it is continued. */
  readonly resumed: boolean;
  /** Saves the request before it is sent. */
  keep(request: GenerateRequest): Promise<void>;
  /** Marks the outcome as known; the same command is a new request afterwards. */
  settle(): Promise<void>;
}

export interface PendingOptions {
  readonly folder: string;
  /** Everything that identifies the command: the input as given and the flags, nothing that was read in it. */
  readonly given: unknown;
  /** Use a new key even if one is pending. */
  readonly fresh: boolean;
  /** A known key; undefined: a random one. */
  readonly key?: string | undefined;
}

/** One file per command, named by its fingerprint, so that parallel commands never share one. */
export async function pendingRequest(
  { folder, given, fresh, key: known }: PendingOptions,
  io: Io,
): Promise<PendingRequest> {
  const file = path.join(folder, sha256(JSON.stringify(given)));
  makePrivateFolder(folder);
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
 * Uses the key that an earlier version left, if any. Its file is named by the request, with all that was read.
 * @param earlier the value that the earlier version hashed
 */
export async function withEarlierKey(
  pending: PendingRequest,
  earlier: unknown,
  { folder, io }: { readonly folder: string; readonly io: Io },
): Promise<PendingRequest> {
  const file = path.join(folder, sha256(JSON.stringify(earlier)));
  const key = await readIfYoung(file, io.now());
  if (key === null || !/^[0-9a-f]{32}$/.test(key)) return pending;
  const settle = async (): Promise<void> => {
    await pending.settle();
    await rm(file, { force: true });
  };
  // The earlier file stays until the outcome is known, so there is nothing to save.
  return { key, sent: null, resumed: true, keep: async () => undefined, settle };
}

/** The service returns these before it looks at the idempotency key, so they say nothing about an earlier run. */
const answeredBefore: readonly ErrorName[] = ['missing_api_key', 'invalid_api_key', 'rate_limit_exceeded'];

/** True if the service refused the request for good, so that the key is free. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && !answeredBefore.includes(error.name);
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

/** The text of the file; null if it is missing or older than the server's memory of a request. */
export async function readIfYoung(file: string, now: number): Promise<string | null> {
  const found = await ifThere(stat(file));
  const isYoung = found !== null && now - found.mtimeMs < idempotencyKeyMilliseconds;
  return isYoung ? ifThere(readFile(file, 'utf8')) : null;
}
