import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from '../../client/client.ts';
import { limits } from '../../contract/limits.ts';
import type { Resume } from '../../contract/objects.ts';
import { sha256 } from '../../sha256.ts';
import { ownValue } from '../../values/own-value.ts';
import { ifThere } from '../../values/system-error.ts';
import { UsageError } from '../exit-code.ts';
import { makePrivateFolder, writeFileAtomic } from '../files/write-file.ts';
import type { Io } from '../terminal/io.ts';

/**
 * The record of a batch's finished rows. Each row's idempotency key is derived from a random word in the first line,
 * so that a killed run continues with the same keys.
 */
export interface BatchJournal {
  /** The key of a row. A row that occurs twice in one run gets a different key each time. */
  keyOf(row: unknown): string;
  /** The key that the next such row will get, without using it up. */
  nextKeyOf(row: unknown): string;
  /**
   * True if an earlier version created the journal: it derived keys from requests, including what it read in a
   * posting.
   */
  readonly hasRequestKeys: boolean;
  /** The id of the resume made for a row; undefined if none is known. */
  resumeIdFor(key: string): string | undefined;
  /** Resume ids that rows of this run already have. */
  readonly taken: Set<string>;
  /** The resume ids of all finished rows. */
  readonly resumeIds: readonly string[];
  /** Records a finished row permanently; the server forgets its key after a day. */
  done(key: string, resumeId: string): Promise<void>;
  /**
   * The file name for a resume: its earlier name, or `wanted`, with a number if another resume of the batch has that
   * name or `claim` refuses it. Called for one resume at a time.
   */
  fileName(resumeId: string, wanted: string, claim: (name: string) => Promise<boolean>): Promise<string>;
}

interface JournalOptions {
  readonly folder: string;
  /** Everything that identifies a batch of one account. */
  readonly batch: object;
  readonly account: string | undefined;
  /** True if one of these resumes belongs to the account. */
  isOurs(ids: readonly string[]): Promise<boolean>;
  /** Ignore the recorded rows and start over. */
  readonly fresh: boolean;
}

/**
 * Opens the journal of a batch and creates it if needed. Processes that start the same batch at once share one
 * journal.
 */
export async function openJournal(options: JournalOptions, io: Io): Promise<BatchJournal> {
  makePrivateFolder(options.folder);
  const file = await fileFor(options);
  const word = Buffer.from(io.randomBytes(16)).toString('hex');
  const head = `${JSON.stringify({ word, keys: 'as given', account: options.account ?? null })}\n`;
  await writeFileAtomic(file, head, io, { replace: options.fresh, mode: 0o600 });
  const text = await readFile(file, 'utf8');
  // Another account may have started the same batch meanwhile and own the file.
  if ((await fileFor(options)) !== file) return openJournal(options, io);
  // A power failure may have left half a line; the next one must not be appended to it.
  if (!text.endsWith('\n')) await appendFile(file, '\n');
  return journal(readEntries(text, file), (line) => appendFile(file, line));
}

/** Reads the journal of a batch without creating it. */
export async function peekJournal(options: JournalOptions): Promise<BatchJournal> {
  const file = await fileFor(options);
  const text = options.fresh ? null : await ifThere(readFile(file, 'utf8'));
  return journal(
    text === null
      ? { word: '', account: undefined, hasRequestKeys: false, done: new Map(), names: new Map() }
      : readEntries(text, file),
    async () => undefined,
  );
}

interface Entries {
  readonly word: string;
  /** The account that created the journal; null: the only one of this machine; undefined: unknown. */
  readonly account: unknown;
  readonly hasRequestKeys: boolean;
  readonly done: Map<string, string>;
  /** File names by resume id. */
  readonly names: Map<string, string>;
}

function journal(
  { word, hasRequestKeys, done, names }: Entries,
  append: (line: string) => Promise<void>,
): BatchJournal {
  const seen = new Map<string, number>();
  return {
    hasRequestKeys,
    taken: new Set(),
    keyOf(row) {
      const fingerprint = fingerprintOf(row);
      const before = seen.get(fingerprint) ?? 0;
      seen.set(fingerprint, before + 1);
      return fingerprintOf([word, fingerprint, before]);
    },
    nextKeyOf(row) {
      const fingerprint = fingerprintOf(row);
      return fingerprintOf([word, fingerprint, seen.get(fingerprint) ?? 0]);
    },
    resumeIdFor: (key) => done.get(key),
    resumeIds: [...done.values()],
    async done(key, resumeId) {
      done.set(key, resumeId);
      await append(`${JSON.stringify({ key, id: resumeId })}\n`);
    },
    async fileName(resumeId, wanted, claim) {
      const known = names.get(resumeId);
      if (known !== undefined) return known;
      const given = new Set(names.values());
      let name = wanted;
      for (let number = 2; given.has(name) || !(await claim(name)); number += 1) name = `${wanted}-${number}`;
      names.set(resumeId, name);
      await append(`${JSON.stringify({ id: resumeId, file: name })}\n`);
      return name;
    },
  };
}

/** @throws UsageError if the file is damaged */
function readEntries(text: string, file: string): Entries {
  const entries = entriesIn(text);
  if (!entries) throw new UsageError(`${file} is damaged; add --new to start over`);
  return entries;
}

function entriesIn(text: string): Entries | null {
  const [head, ...lines] = text.split('\n').map(parse);
  const word = head?.['word'];
  if (typeof word !== 'string') return null;
  const pairs = (from: string, to: string) =>
    lines.flatMap((entry) => {
      const [key, value] = [ownValue(entry ?? {}, from), ownValue(entry ?? {}, to)];
      return typeof key === 'string' && typeof value === 'string' ? [[key, value] as const] : [];
    });
  return {
    word,
    account: head?.['account'],
    hasRequestKeys: head?.['keys'] === undefined,
    done: new Map(pairs('key', 'id')),
    names: new Map(pairs('id', 'file')),
  };
}

/** Parses one line; null for a line cut off by a power failure. The server still knows its row for a day. */
function parse(line: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The first account to start a batch keeps the original file name; every other account gets its own file. */
async function fileFor(options: JournalOptions): Promise<string> {
  const { folder, batch, account } = options;
  const shared = sharedFile(options);
  const text = await ifThere(readFile(shared, 'utf8'));
  if (text === null || (await isFor(text, options))) return shared;
  return path.join(folder, `${fingerprintOf({ ...batch, account: account ?? null })}.jsonl`);
}

function sharedFile({ folder, batch }: JournalOptions): string {
  return path.join(folder, `${fingerprintOf(batch)}.jsonl`);
}

/**
 * Journals of earlier versions do not name an account, and a new key changes the account; then the resumes decide.
 */
async function isFor(text: string, { account, isOurs }: JournalOptions): Promise<boolean> {
  const entries = entriesIn(text);
  if (!entries || entries.account === (account ?? null)) return true;
  const ids = [...entries.done.values()];
  return ids.length === 0 ? entries.account === undefined : isOurs(ids);
}

function fingerprintOf(value: unknown): string {
  return sha256(JSON.stringify(value));
}

/**
 * The resumes of rows that an earlier run finished, by id. Reads them page by page, because single requests would hit
 * the rate limit; resumes not found here are requested one by one.
 */
export async function doneResumes(
  client: Client,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Resume>> {
  const found = new Map<string, Resume>();
  if (ids.length === 0) return found;
  const wanted = new Set(ids);
  const oldest = ids.reduce((first, id) => (id < first ? id : first));
  for await (const { data } of client.resumes.pages({ limit: limits.page.max })) {
    for (const resume of data) if (wanted.has(resume.id)) found.set(resume.id, resume);
    // Ids grow with time, and the list is newest first.
    if (found.size === wanted.size || (data.at(-1)?.id ?? '') < oldest) break;
  }
  return found;
}
