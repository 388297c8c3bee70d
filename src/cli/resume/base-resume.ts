import { existsSync } from 'node:fs';
import { ApiError } from '../../client/errors.ts';
import { baseNameLength, bestBase, defaultBase, isBaseName } from '../../contract/base-names.ts';
import type { BaseResume } from '../../contract/objects.ts';
import type { ReadOptions } from '../../documents/read-resume-file.ts';
import { keptForExports, type ReadingNote } from '../../documents/reading-note.ts';
import { objectsOf } from '../../values/json-object.ts';
import { nearest } from '../../values/nearest.ts';
import type { Context } from '../context.ts';
import { NotFoundError, UsageError } from '../exit-code.ts';
import { canAsk } from '../terminal/questions.ts';
import { gatheredNotes, type ResumeInput, readNamedResume, readResume } from './read-resume.ts';

/* Chooses the base resume of a command: --base, or the setting of `base use`. */

export const baseFlag = [
  '--base <name>',
  'the base resume with this name; best: the one that scores highest',
] as const;

/** Undefined: the base resume without a name. @throws UsageError for an invalid name */
export function chosenBase({ config }: Context, flag: string | undefined): string | undefined {
  const name = flag ?? config.base.value ?? defaultBase;
  if (name !== bestBase && !isBaseName(name)) {
    throw new UsageError(
      `--base takes a name of a-z, 0-9 and -, with at most ${baseNameLength} characters, not "${name}"`,
    );
  }
  return name === defaultBase ? undefined : name;
}

/** The name to store something under. @throws UsageError for the flag `--base best` */
export function storedName(context: Context, flag: string | undefined): string | undefined {
  const name = chosenBase(context, flag);
  if (name !== bestBase) return name;
  if (flag !== bestBase) return undefined;
  throw new UsageError(`--base ${bestBase} chooses among the stored base resumes; give the name of one`);
}

/**
 * The base of a request that may have its own resume instead.
 * @throws UsageError if both flags are given
 */
export function baseQuery(
  context: Context,
  flags: { readonly base?: string; readonly resume?: string },
): { readonly base?: string } {
  if (flags.resume !== undefined && flags.base !== undefined) {
    throw new UsageError('use either --resume or --base, not both');
  }
  const base = flags.resume === undefined ? chosenBase(context, flags.base) : undefined;
  return base === undefined ? {} : { base };
}

/** Checks that later commands can use the name. @throws NotFoundError if no base resume has it */
export async function checkBase(context: Context, name: string): Promise<void> {
  if (name === bestBase || name === defaultBase) return;
  const { data } = await (await context.client()).baseResume.list();
  const names = data.map((base) => base.name);
  if (names.includes(name)) return;
  const near = nearest(name, [...names, bestBase]);
  const meant = near === null ? '' : ` (did you mean ${near}?)`;
  throw new NotFoundError(`no base resume is named "${name}"${meant}. Yours: resume-tailor base list`);
}

/** Prints which base resume the service chose. */
export function noteChosen(context: Context, asked: string | undefined, name: string | undefined): void {
  if (asked === bestBase && name !== undefined) context.note(`Base resume that scores highest: ${name}`);
}

interface PutBase {
  readonly base: BaseResume;
  /** True if another resume or none was stored under this name before. */
  readonly isNew: boolean;
  /** True if another base resume was replaced; `base show --previous` prints it. */
  readonly hasPrevious: boolean;
}

/**
 * Stores the resume of a file as the base; the server keeps the previous version.
 * @throws UsageError that names the file if the server refuses its content
 */
export async function putBase(context: Context, resume: ResumeInput, name?: string): Promise<PutBase> {
  const client = await context.client();
  const before = await currentBase(context, name);
  try {
    const query = { source_format: resume.format, ...(name !== undefined && { name }) };
    const base = await client.baseResume.put(resume.source, query);
    const isNew = before?.version !== base.version;
    return { base, isNew, hasPrevious: before !== null && isNew };
  } catch (error) {
    if (!(error instanceof ApiError) || error.name !== 'validation_error') throw error;
    throw new UsageError(`${resume.file}: ${error.message}`);
  }
}

/** Stores the resume of --resume as the base, and prints notes about it and its reading. */
export async function storeBase(context: Context, resume: ResumeInput, name?: string): Promise<BaseResume> {
  const { base, isNew, hasPrevious } = await putBase(context, resume, name);
  const named = name === undefined ? '' : ` --base ${name}`;
  const earlier = hasPrevious ? `; the previous one: resume-tailor base show --previous${named}` : '';
  context.note(`Stored as the base resume${name === undefined ? '' : ` ${name}`}${earlier}`);
  const notes = resume.notes.filter(
    ({ kind, message }) => kind !== 'read' && (isNew || message !== keptForExports),
  );
  for (const { text } of gatheredNotes(notes)) {
    context.note(`${resume.file}: ${text}`);
  }
  return base;
}

/** The stored base resume of this name, null if there is none; for `best` any. */
export async function currentBase(context: Context, name?: string): Promise<BaseResume | null> {
  const { baseUrl, home } = context.config;
  // Must not create a store.
  if (baseUrl.value === null && !existsSync(home.storeFile)) return null;
  const client = await context.client();
  try {
    const [first] = name === bestBase ? (await client.baseResume.list()).data : [{ name }];
    if (first === undefined) return null;
    return await client.baseResume.get(first.name === undefined ? {} : { name: first.name });
  } catch (error) {
    if (error instanceof ApiError && error.name === 'not_found') return null;
    throw error;
  }
}

interface ResolveOptions extends ReadOptions {
  readonly base?: string | undefined;
  /** Take a file that does not look like a resume without asking. */
  readonly anyway?: boolean | undefined;
}

/**
 * The resume of --resume; or, on a terminal without a stored resume, the one that the person names. Null: use the
 * stored one.
 */
export async function resolveResume(
  context: Context,
  file: string | undefined,
  { base, anyway, ...options }: ResolveOptions = {},
): Promise<ResumeInput | null> {
  if (file !== undefined && !options.nameless) return readNamedResume(context, file, { anyway });
  if (file !== undefined) {
    const resume = await context.progress('Reading the resume', () => readResume(file, context.io, options));
    for (const { message } of resume.notes.filter((note) => changesScore(note, resume)))
      context.note(`${file}: ${message}`);
    return resume;
  }
  if (!canAsk(context) || (await currentBase(context, base)) !== null) return null;
  const { askResume } = await import('./ask-resume.ts');
  return askResume(context);
}

/** True for a note on a file that is no resume or whose jobs were not found, which explains a low score. */
function changesScore({ insteadOfResume, path }: ReadingNote, { source }: ResumeInput): boolean {
  return insteadOfResume !== undefined || (path === 'work' && objectsOf(source['work']).length === 0);
}
