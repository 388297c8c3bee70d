import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Client } from '../../client/client.ts';
import type { ExportFormatName, FinetuneLevel } from '../../contract/choices.ts';
import type { QueryInput } from '../../contract/endpoints.ts';
import { documentName } from '../../contract/file-name.ts';
import { jobTitle } from '../../contract/job-title.ts';
import type { ErrorObject, Resume } from '../../contract/objects.ts';
import type { Preview } from '../../contract/report.ts';
import { fileReason } from '../../contract/storage-problem.ts';
import { exportFormats, exportResume } from '../../documents/export/export-resume.ts';
import type { JsonObject } from '../../values/json-object.ts';
import { waitAtRateLimit } from '../connection/wait-at-rate-limit.ts';
import type { Context } from '../context.ts';
import { concernsOneInput, UsageError } from '../exit-code.ts';
import { errorObjectAt } from '../failure.ts';
import { isRefusal, pendingRequest } from '../files/pending-request.ts';
import { hasContent, makePrivateFolder, writeFileAtomic } from '../files/write-file.ts';
import { generateOnce, requireQuery, withRequirements } from '../generate/asked-requirements.ts';
import { isUnnamed } from '../postings/posting-target.ts';
import type { BatchRow, RowDefaults, RowInput, RowRequest } from '../postings/read-batch.ts';
import { withWrittenFiles } from '../terminal/output.ts';
import type { BatchJournal } from './batch-journal.ts';
import type { InTurn } from './in-turn.ts';

export interface RowWork {
  readonly context: Context;
  readonly client: Client;
  readonly journal: BatchJournal;
  /** Resumes made by earlier runs, as far as they are known. */
  readonly done: ReadonlyMap<string, Resume>;
  readonly defaults: RowDefaults;
  /** Names the base resume and its version, so that a base stored meanwhile is not used. */
  readonly query: QueryInput<'generateResume'>;
  /** Digest of the file that the base was read from in this run. */
  readonly resumeDigest: string | undefined;
  /** Name and version of each base resume, if the highest-scoring one is used. */
  readonly bases?: readonly (readonly [name: string, version: string])[] | undefined;
  /** Also tailor to postings without requirements. */
  readonly anyway: boolean | undefined;
  readonly files: BatchFiles;
  /** Opens the rows one after the other: the place of equal rows decides which resume is whose. */
  readonly inTurn: InTurn;
  /** Only show the price of each row, with the resume of --resume, which is not stored. */
  readonly preview: { readonly resume: JsonObject | null } | null;
}

/** @throws errors that affect all rows: no server, an invalid key, a full disk */
export async function runRow(row: BatchRow, number: number, work: RowWork): Promise<RowResult> {
  const placed = { row: number, place: row.place };
  const outcome = await processRow(row, work);
  if (!('error' in outcome)) return { ...placed, ok: true, ...outcome };
  return { ...placed, ok: false, error: errorObjectAt(row.place, outcome.error) };
}

/** The level that a row would be charged at; null if it is done already or cannot be read. */
export async function levelToPay(row: BatchRow, work: RowWork): Promise<FinetuneLevel | null> {
  try {
    const input = await row.open(work.defaults);
    const { known } = await rowKeys(input, work);
    return known.some((key) => work.journal.resumeIdFor(key) !== undefined) ? null : input.given.level;
  } catch (error) {
    if (!concernsOneInput(error)) throw error;
    return null;
  }
}

/** Writes the files of a resume. Called in row order, so that the same batch gives the same names. */
export async function withFiles(
  result: RowResult,
  { context, files, journal, preview }: RowWork,
): Promise<RowResult> {
  if (!result.ok || !('resume' in result) || preview) return result;
  return { ...result, files: await writeBatchFiles(context, result.resume, files, journal) };
}

type Finished =
  | { readonly resume: Resume; readonly files: readonly string[] }
  | { readonly preview: Preview; readonly target: string; readonly isUnnamed: boolean };

type Outcome = Finished | { readonly error: unknown };

async function processRow(row: BatchRow, work: RowWork): Promise<Outcome> {
  let resume: Resume;
  try {
    const { input, keys } = await work.inTurn(async () => {
      const opened = await row.open(work.defaults);
      return { input: opened, keys: await rowKeys(opened, work) };
    });
    const done = keys.known.map((key) => work.journal.resumeIdFor(key)).find((id) => id !== undefined);
    if (work.preview && done === undefined) {
      return await previewRow(await input.read(), work, work.preview.resume);
    }
    if (done !== undefined) await noteDone(work.journal, keys, done);
    resume = done === undefined ? await generateRow(input, keys, work) : await fetchDone(done, work);
  } catch (error) {
    if (!concernsOneInput(error)) throw error;
    return { error };
  }
  return { resume, files: [] };
}

/** Records the row under each of its keys, so that it is found even if less is known about it next time. */
async function noteDone(journal: BatchJournal, { known }: RowKeys, id: string): Promise<void> {
  journal.taken.add(id);
  for (const key of known) if (journal.resumeIdFor(key) === undefined) await journal.done(key, id);
}

interface RowKeys {
  /** The keys under which the journal may list the row. */
  readonly known: readonly string[];
  readonly toSend: string;
}

/** A row has one key for the resume file that the base was read from, and one for that base itself. */
async function rowKeys(input: RowInput, work: RowWork): Promise<RowKeys> {
  const { journal, query, resumeDigest, bases: amongThese } = work;
  const { base_version, ...others } = query;
  const stored = amongThese === undefined ? { version: base_version } : { among: amongThese };
  const bases = [...(resumeDigest === undefined ? [] : [{ file: resumeDigest }]), stored];
  const known = bases.map((base) => journal.keyOf({ given: input.given, query: others, base }));
  const id = known.map((key) => journal.resumeIdFor(key)).find((found) => found !== undefined);
  const [first = ''] = known;
  if (id !== undefined) journal.taken.add(id);
  if (!journal.hasRequestKeys || id !== undefined) return { known, toSend: first };
  const key = requestKey(input, await input.read(), work);
  return { known: [...known, key], toSend: key };
}

/**
 * The key that earlier versions derived from the request. If they read another company or position in the posting, it
 * is found by the targets of this batch's resumes.
 */
function requestKey(
  { given }: RowInput,
  request: RowRequest,
  { journal, query, done }: Pick<RowWork, 'journal' | 'query' | 'done'>,
): string {
  const targets = new Map<string, RowRequest>();
  // In journal order, which is roughly row order.
  for (const { company_name, position } of journal.resumeIds.flatMap((id) => done.get(id) ?? [])) {
    const body = {
      ...request,
      company_name: given.company_name ?? company_name,
      position: given.position ?? position,
    };
    targets.set(JSON.stringify([body.company_name, body.position]), body);
  }
  const made = [request, ...targets.values()].find((body) => {
    const id = journal.resumeIdFor(journal.nextKeyOf({ body, query }));
    return id !== undefined && !journal.taken.has(id);
  });
  return journal.keyOf({ body: made ?? request, query });
}

async function previewRow(request: RowRequest, work: RowWork, resume: JsonObject | null): Promise<Outcome> {
  const { context, client, anyway } = work;
  const body = { ...request, ...(resume && { resume }) };
  const query = { ...work.query, ...requireQuery(anyway) };
  const look = () => withRequirements(() => client.resumes.preview(body, query));
  const preview = await waitAtRateLimit(look, context);
  return { preview, target: jobTitle(request), isUnnamed: isUnnamed(request) };
}

async function generateRow(input: RowInput, keys: RowKeys, work: RowWork): Promise<Resume> {
  const { context, client, journal, query, anyway } = work;
  const { config, io } = context;
  const key = keys.toSend;
  const pending = await pendingRequest(
    { folder: config.home.pendingFolder, given: ['row', key], fresh: false, key },
    io,
  );
  const request = pending.sent ?? { body: await input.read(), query };
  await pending.keep(request);
  const order = { ...request, idempotencyKey: key, anyway };
  try {
    const resume = await waitAtRateLimit(() => generateOnce(client, order), context);
    await noteDone(journal, keys, resume.id);
    await pending.settle();
    return resume;
  } catch (error) {
    if (isRefusal(error)) await pending.settle();
    return withRequirements(() => Promise.reject(error));
  }
}

async function fetchDone(id: string, { context, client, done }: RowWork): Promise<Resume> {
  try {
    return done.get(id) ?? (await waitAtRateLimit(() => client.resumes.get(id), context));
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'not_found') throw error;
    throw new UsageError(`the resume of this row, ${id}, was deleted; add --new to make every row again`);
  }
}

/** A row of the input. */
interface PlacedRow {
  /** Counted from 1. */
  readonly row: number;
  /** The file, or `jobs.csv:3`. */
  readonly place: string;
}

/** The outcome of one row. */
export type RowResult = PlacedRow &
  ((Finished & { readonly ok: true }) | { readonly ok: false; readonly error: ErrorObject });

/** The output line for --json. */
export function resultLine(result: RowResult): object {
  const { row, place, ok } = result;
  if (!ok) return { row, place, ok, error: result.error };
  if (!('resume' in result)) return { row, place, ok, preview: result.preview };
  return withWrittenFiles({ row, place, ok, resume: result.resume }, result.files);
}

interface BatchFiles {
  /** The folder as typed; undefined: write no files. */
  readonly out: string | undefined;
  readonly format: ExportFormatName;
  readonly force: boolean;
}

/** @throws UsageError if the folder cannot be created */
export function makeOutFolder({ io }: Context, { out }: BatchFiles): void {
  if (out === undefined) return;
  try {
    makePrivateFolder(path.resolve(io.cwd, out));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`cannot create ${out}: ${fileReason(error)}`, { cause: error });
  }
}

/**
 * Writes the document of a row, and its PDF if it has one, as `ada-example-acme-backend-engineer.pdf`. Without
 * `force`, an existing file of the same resume is kept, since it may have been edited, and no other file is touched;
 * a file with the same bytes is that of another run of the same batch.
 * @returns the paths, as typed
 */
async function writeBatchFiles(
  { io, download }: Pick<Context, 'io' | 'download'>,
  resume: Resume,
  { out, format, force }: BatchFiles,
  journal: Pick<BatchJournal, 'fileName'>,
): Promise<readonly string[]> {
  if (out === undefined) return [];
  const { company_name: company, position, resume_data, id, pdf_url: pdfUrl } = resume;
  const { extension: ending } = exportFormats[format];
  const wanted = documentName({ person: resume_data.basics.name, company, position });
  const fileAt = (name: string) => path.resolve(io.cwd, out, name);
  const write = (name: string, content: string | Uint8Array) =>
    writeFileAtomic(fileAt(name), content, io, { replace: force, mode: 0o600 });
  const readDocument = once(() => exportResume(resume_data, format));
  const readPdf = once(async () => (pdfUrl === null ? null : await download(pdfUrl)));
  // Writing claims the name, because another batch may write into the same folder.
  const claim = async (name: string): Promise<boolean> => {
    if (force) return true;
    const pdf = `${name}.pdf`;
    if (existsSync(fileAt(pdf)) && !(await hasContent(fileAt(pdf), (await readPdf()) ?? ''))) return false;
    const document = await readDocument();
    return (await write(name + ending, document)) || (await hasContent(fileAt(name + ending), document));
  };
  // The file name that earlier versions used.
  const earlier = `${wanted}-${id}`;
  const stem = existsSync(fileAt(earlier + ending)) ? earlier : await journal.fileName(id, wanted, claim);
  const writeMissing = async (name: string, read: () => Promise<string | Uint8Array | null>) => {
    const content = force || !existsSync(fileAt(name)) ? await read() : null;
    if (content !== null) await write(name, content);
    return path.join(out, name);
  };
  const document = await writeMissing(stem + ending, readDocument);
  if (pdfUrl === null) return [document];
  return [document, await writeMissing(`${stem}.pdf`, readPdf)];
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= read();
    return result;
  };
}
