import { existsSync } from 'node:fs';
import { ApiError } from '../../client/errors.ts';
import { nearest } from '../../contract/nearest.ts';
import type { BaseResume } from '../../contract/objects.ts';
import { baseNameLength, bestBase, defaultBase, isBaseName } from '../../contract/reserved-names.ts';
import { keptForExports } from '../../documents/notes/reading-note.ts';
import type { ReadOptions } from '../../documents/read-resume-file.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { canAsk } from '../terminal/questions.ts';
import { gatheredNotes, type ResumeInput, readNamedResume, readResume } from './read-resume.ts';

/* Which of several base resumes a command works from: --base, else the setting of `base use`. */

export const baseFlag = [
  '--base <name>',
  'the base resume with this name; best: the one that scores highest',
] as const;

/** Undefined: the one without a name. @throws UsageError for what is no name */
export function chosenBase({ config }: Context, flag: string | undefined): string | undefined {
  const name = flag ?? config.base.value ?? defaultBase;
  if (name !== bestBase && !isBaseName(name)) {
    throw new UsageError(
      `--base takes a name of a-z, 0-9 and -, with at most ${baseNameLength} characters, not "${name}"`,
    );
  }
  return name === defaultBase ? undefined : name;
}

/** The name that something is stored under. @throws UsageError where the flag says `best` */
export function storedName(context: Context, flag: string | undefined): string | undefined {
  const name = chosenBase(context, flag);
  if (name !== bestBase) return name;
  if (flag !== bestBase) return undefined;
  throw new UsageError(`--base ${bestBase} chooses among the stored base resumes; give the name of one`);
}

/**
 * What to send where a resume may be sent along: then no stored one is meant.
 * @throws UsageError where the flags name both
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

/** Before it is saved for later commands. @throws UsageError where no base resume has this name */
export async function checkBaseName(context: Context, name: string): Promise<void> {
  if (name === bestBase || name === defaultBase) return;
  const { data } = await (await context.client()).baseResume.list();
  const names = data.map((base) => base.name);
  if (names.includes(name)) return;
  const near = nearest(name, [...names, bestBase]);
  const meant = near === null ? '' : ` (did you mean ${near}?)`;
  throw new UsageError(`no base resume is named "${name}"${meant}. Yours: resume-tailor base list`);
}

/** Says which one it was, where that was left to the service. */
export function noteChosen(context: Context, asked: string | undefined, name: string | undefined): void {
  if (asked === bestBase && name !== undefined) context.note(`Base resume that scores highest: ${name}`);
}

interface PutBase {
  readonly base: BaseResume;
  /** What was stored under this name before was another one, or nothing. */
  readonly isNew: boolean;
  /** Another base resume was there; `base show --previous` prints it. */
  readonly hasPrevious: boolean;
}

/**
 * Stores the resume of a file as the base; the server keeps the one before.
 * @throws UsageError naming the file when the server refuses what it says.
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

/** What --resume does: stores the resume as the base, and says so, with what was not understood; once, what is kept for exports alone. */
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

/** The stored base resume of this name, null when there is none; for `best` any. */
export async function currentBase(context: Context, name?: string): Promise<BaseResume | null> {
  const { baseUrl, home } = context.config;
  // Looking must not make a store.
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

/**
 * The resume of --resume; where somebody can be asked and none is stored, the one that they name. Null: the
 * stored one is meant.
 */
export async function ownResume(
  context: Context,
  file: string | undefined,
  { base, ...options }: ReadOptions & { readonly base?: string | undefined } = {},
): Promise<ResumeInput | null> {
  if (file !== undefined)
    return options.nameless
      ? context.progress('Reading the resume', () => readResume(file, context.io, options))
      : readNamedResume(context, file);
  if (!canAsk(context) || (await currentBase(context, base)) !== null) return null;
  const { askResume } = await import('../terminal/ask-for-input.ts');
  return askResume(context);
}
