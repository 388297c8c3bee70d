import { ownValue } from '../values/own-value.ts';
import { errorCode, errorReason } from '../values/system-error.ts';

/** A refusal of the disk, the file system or the database, which only the person or host of this machine can fix. */
export interface StorageProblem {
  /** Without a path, for callers of a server: `its disk is full`. */
  readonly reason: string;
  /** For the host: what happened, where, and what to do next. */
  readonly message: string;
}

interface Words {
  readonly reason: string;
  /** The next step beside the reason, if it is not plain. */
  readonly fix?: string;
  /** @param file the file or folder; empty if the system did not name it */
  readonly says: (file: string) => string;
}

const otherHome = 'Make it writable, or use another home: --home FOLDER or RESUME_TAILOR_HOME.';

const full: Words = {
  reason: 'the disk is full',
  fix: 'free some space there',
  says: (file) => `The disk is full: cannot write${here(folderOf(file))}. Free some space there.`,
};
const overQuota: Words = {
  reason: 'the disk quota is used up',
  fix: 'delete files of yours there',
  says: (file) =>
    `The disk quota is used up: cannot write${here(folderOf(file))}. Delete files of yours there.`,
};
const readOnly: Words = {
  reason: 'the file system is read-only',
  says: (file) => `Cannot write${here(folderOf(file))}: it is read-only. ${otherHome}`,
};
const forbidden: Words = {
  reason: 'permission denied',
  says: (file) => `Cannot read or write${file && ` ${file}`}: permission denied. ${otherHome}`,
};
const tooManyOpen: Words = {
  reason: 'too many files are open',
  says: (file) =>
    `Too many files are open: cannot open${file ? ` ${file}` : ' more'}. Close other programs, or raise the limit (ulimit -n).`,
};
const broken: Words = {
  reason: 'the disk reports an error',
  says: (file) =>
    `The disk reports an error: cannot read or write${file && ` ${file}`}. Check the disk and its free space.`,
};
const unopened: Words = {
  reason: 'a file cannot be opened',
  says: (file) =>
    `Cannot open${file && ` ${file}`}: permission denied, or too many files are open. ${otherHome}`,
};

/** Node's answer if a folder cannot be created in a read-only file system. */
const uncreated: Words = {
  reason: 'a folder cannot be created',
  says: (file) => `Cannot create the folder ${file}: the file system is read-only. ${otherHome}`,
};

const bySystemCode: Readonly<Record<string, Words>> = {
  ENOSPC: full,
  EDQUOT: overQuota,
  EROFS: readOnly,
  EACCES: forbidden,
  EPERM: forbidden,
  EMFILE: tooManyOpen,
  ENFILE: tooManyOpen,
  EIO: broken,
};

/** SQLite's primary codes: SQLITE_FULL, SQLITE_READONLY, SQLITE_IOERR, SQLITE_CANTOPEN. */
const bySqliteCode: Readonly<Record<number, Words>> = { 13: full, 8: readOnly, 10: broken, 14: unopened };

/** PostgreSQL's codes: its class 53, and a write to a database that takes none. */
const byPostgresCode: Readonly<Record<string, Words>> = {
  '25006': ofDatabase('the database is read-only', 'Use its primary, or end read-only mode.'),
  '53000': ofDatabase('the database server lacks resources', 'See its log.'),
  '53100': ofDatabase('the disk of the database is full', 'Free some space on the machine of the database.'),
  '53200': ofDatabase('the database server is out of memory', 'Give it more, or lower its shared_buffers.'),
  '53300': ofDatabase(
    'the database takes no more connections',
    'Raise max_connections there, or run fewer servers.',
  ),
  '53400': ofDatabase('a limit of the database is reached', 'See its log for which.'),
};

function ofDatabase(reason: string, fix: string): Words {
  return { reason, fix, says: () => `${reason.replace(/^./, (letter) => letter.toUpperCase())}. ${fix}` };
}

/** The prebuilt driver has no code for some errors, only SQLite's message. */
const bySqliteMessage: readonly (readonly [RegExp, Words])[] = [
  [/disk is full/, full],
  [/readonly database/, readOnly],
  [/disk I\/O error/, broken],
  [/unable to open database file/, unopened],
];

/** Calls that are not about files, such as listening on a port without permission. */
const otherCalls = /^(?:accept|bind|connect|getaddrinfo|kill|listen|spawn\b.*)$/;

/** Null if neither the error nor its causes are about the disk, the file system or the database. */
export function storageProblemOf(error: unknown): StorageProblem | null {
  for (const cause of causesOf(error)) {
    const words = wordsFor(cause);
    if (words) return { reason: words.reason, message: words.says(fileOf(cause)) };
  }
  return null;
}

/** The reason of an error of the file system, for a message that names the file. */
export function fileReason(error: unknown): string {
  const words = causesOf(error)
    .map(wordsFor)
    .find((found) => found !== undefined);
  if (!words) return errorReason(error);
  return words.fix === undefined ? words.reason : `${words.reason}; ${words.fix}`;
}

/** Adds the file to an error that the system raised without one, such as for a write. @returns the error */
export function namingFile(error: unknown, file: string): unknown {
  if (error instanceof Error && !('path' in error)) Object.assign(error, { path: file });
  return error;
}

function causesOf(error: unknown): readonly Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && !causes.includes(cause); cause = cause.cause)
    causes.push(cause);
  return causes;
}

function wordsFor(error: Error): Words | undefined {
  const call = 'syscall' in error ? String(error.syscall) : '';
  const code = errorCode(error);
  if (code === 'ENOENT' && call === 'mkdir') return uncreated;
  const words = ownValue(bySystemCode, code) ?? ownValue(byPostgresCode, code);
  if (words) return otherCalls.test(call) ? undefined : words;
  // The low byte is the primary code.
  if ('errcode' in error) return bySqliteCode[Number(error.errcode) & 0xff];
  return bySqliteMessage.find(([message]) => message.test(error.message))?.[1];
}

function fileOf(error: Error): string {
  const file = 'path' in error ? String(error.path) : '';
  // A file is written as a draft first, whose name means nothing to people.
  return file.replace(/\.\d+\.\d+\.draft$/, '');
}

function folderOf(file: string): string {
  return file.replace(/[/\\][^/\\]*$/, '') || file;
}

function here(folder: string): string {
  return folder && ` in ${folder}`;
}
