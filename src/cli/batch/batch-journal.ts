import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from '../../client/client.ts';
import { isMissing } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import type { Resume } from '../../contract/objects.ts';
import { ownValue } from '../../contract/own-value.ts';
import { UsageError } from '../exit-code.ts';
import { makePrivateFolder, writeFileAtomic } from '../files/write-file.ts';
import type { Io } from '../terminal/io.ts';

/**
 * What a batch has done. Its first line is a random word, from which every row's idempotency key follows: a key need
 * not be written down before it is used, and a run that continues after a kill uses the same ones.
 */
export interface BatchJournal {
  /** The key of a row; the same row a second time in one run is another one and gets another key. */
  keyOf(row: unknown): string;
  /** The key that the next such row would get. */
  nextKeyOf(row: unknown): string;
  /** A version began it that made keys of requests, with all that it had read in a posting. */
  readonly hasRequestKeys: boolean;
  /** The id of the resume that a row has led to; undefined while that is not known. */
  doneWith(key: string): string | undefined;
  /** Ids that a row of this run has been given. */
  readonly taken: Set<string>;
  /** Of every row that is done. */
  readonly resumeIds: readonly string[];
  /** Remembered for good: the server forgets a key after a day. */
  done(key: string, resumeId: string): Promise<void>;
  /**
   * What the files of a resume are called: the name that it was given before, else `wanted`, with a number where another
   * resume of the batch has it or `isFree` says no.
   */
  fileName(resumeId: string, wanted: string, isFree: (name: string) => boolean): Promise<string>;
}

interface JournalOptions {
  readonly folder: string;
  /** Everything that makes two batches of one account the same. */
  readonly batch: object;
  readonly account: string | undefined;
  /** Whether one of these resumes is of the account. */
  isOurs(ids: readonly string[]): Promise<boolean>;
  /** Forget what is done. */
  readonly fresh: boolean;
}

/** The journal of a batch, made when there is none. Of processes that begin it at once all get the same. */
export async function openJournal(options: JournalOptions, io: Io): Promise<BatchJournal> {
  await makePrivateFolder(options.folder);
  const file = await fileFor(options);
  const word = Buffer.from(io.randomBytes(16)).toString('hex');
  const head = `${JSON.stringify({ word, keys: 'as given', account: options.account ?? null })}\n`;
  await writeFileAtomic(file, head, io, { replace: options.fresh, mode: 0o600 });
  const text = await readFile(file, 'utf8');
  // Another account may have begun the same batch meanwhile, and then has the journal.
  if ((await fileFor(options)) !== file) return openJournal(options, io);
  // A power cut may have left half a line: what follows must not be glued to it.
  if (!text.endsWith('\n')) await appendFile(file, '\n');
  return journal(readEntries(text, file), (line) => appendFile(file, line));
}

/** The same for a look that leaves nothing behind. */
export async function peekJournal(options: JournalOptions): Promise<BatchJournal> {
  const file = await fileFor(options);
  const text = options.fresh ? null : await readIfThere(file);
  return journal(
    text === null
      ? { word: '', account: undefined, hasRequestKeys: false, done: new Map(), names: new Map() }
      : readEntries(text, file),
    async () => undefined,
  );
}

interface Entries {
  readonly word: string;
  /** That began it; null: the only one of this machine; undefined: not known. */
  readonly account: unknown;
  readonly hasRequestKeys: boolean;
  readonly done: Map<string, string>;
  /** Names of files, by the id of the resume. */
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
      const fingerprint = hash(row);
      const before = seen.get(fingerprint) ?? 0;
      seen.set(fingerprint, before + 1);
      return hash([word, fingerprint, before]);
    },
    nextKeyOf(row) {
      const fingerprint = hash(row);
      return hash([word, fingerprint, seen.get(fingerprint) ?? 0]);
    },
    doneWith: (key) => done.get(key),
    resumeIds: [...done.values()],
    async done(key, resumeId) {
      done.set(key, resumeId);
      await append(`${JSON.stringify({ key, id: resumeId })}\n`);
    },
    async fileName(resumeId, wanted, isFree) {
      const known = names.get(resumeId);
      if (known !== undefined) return known;
      const given = new Set(names.values());
      let name = wanted;
      for (let number = 2; given.has(name) || !isFree(name); number += 1) name = `${wanted}-${number}`;
      // Taken before anything is waited for: rows run beside each other.
      names.set(resumeId, name);
      await append(`${JSON.stringify({ id: resumeId, file: name })}\n`);
      return name;
    },
  };
}

/** @throws UsageError where the file is damaged */
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

/** A line that a power cut has torn says nothing; the server still knows its row for a day. */
function parse(line: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The first account to begin a batch has the journal by the name of old; each other one has its own. */
async function fileFor(options: JournalOptions): Promise<string> {
  const { folder, batch, account } = options;
  const shared = sharedFile(options);
  const text = await readIfThere(shared);
  if (text === null || (await isFor(text, options))) return shared;
  return path.join(folder, `${hash({ ...batch, account: account ?? null })}.jsonl`);
}

function sharedFile({ folder, batch }: JournalOptions): string {
  return path.join(folder, `${hash(batch)}.jsonl`);
}

/** Journals of earlier versions name no account, and an account may have a new key: then its resumes tell. */
async function isFor(text: string, { account, isOurs }: JournalOptions): Promise<boolean> {
  const entries = entriesIn(text);
  if (!entries || entries.account === (account ?? null)) return true;
  const ids = [...entries.done.values()];
  return ids.length === 0 ? entries.account === undefined : isOurs(ids);
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/**
 * The resumes of rows that an earlier run has done, by their ids. A page at a time: a request for each would be
 * held up by the rate limit. What is not found here is asked for alone.
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
    // Ids grow with time, and the newest come first.
    if (found.size === wanted.size || (data.at(-1)?.id ?? '') < oldest) break;
  }
  return found;
}
