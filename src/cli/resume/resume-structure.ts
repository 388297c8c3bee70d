import { loadServerSettings } from '../../config/load-server-settings.ts';
import { readModelKey } from '../../config/server-variables.ts';
import { SettingError } from '../../contract/errors.ts';
import type { AskStructure } from '../../documents/outline/structured/read-with-structure.ts';
import type { FileOptions } from '../../documents/read-resume-file.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { readInput, readTextFile } from '../files/read-input.ts';
import { type ResumeInput, readResume } from './read-resume.ts';
import { withoutFields } from './review-resume.ts';

/* Reading a resume with a language model, which says what belongs together and writes nothing. */

export interface StructureFlags {
  /** Ask the model of server.yaml. */
  readonly model?: boolean | undefined;
  /** Print the question. */
  readonly question?: boolean | undefined;
  /** File with an answer that some model gave to the question. */
  readonly answer?: string | undefined;
}

/** @throws UsageError if the flags contradict each other */
export function checkStructureFlags(file: string, { model, question, answer }: StructureFlags): void {
  if ([model, question, answer].filter((flag) => flag !== undefined).length > 1)
    throw new UsageError('use only one of --model, --question and --answer');
  if (file === '-' && answer === '-')
    throw new UsageError('only one of the two can come from standard input; use a file for the other');
}

/** How to read a file by these flags. @throws UsageError if no model is set up, or the answer has no structure */
export async function structureOptions(
  context: Context,
  { model = false, answer }: StructureFlags,
): Promise<Pick<FileOptions, 'structure' | 'structureOnly'>> {
  if (answer !== undefined) return { structure: await givenStructure(context, answer), structureOnly: true };
  return model ? { structure: await modelStructure(context) } : {};
}

/** @throws UsageError if a model or an answer was given for a file that needs none */
export function checkHasLines(
  { file, format }: ResumeInput,
  { structure }: Pick<FileOptions, 'structure'>,
): void {
  if (structure !== undefined && !withoutFields.has(format)) throw nothingToAsk(file);
}

function nothingToAsk(file: string): UsageError {
  return new UsageError(
    `${file} has named fields, so there is nothing to ask: resume-tailor base set ${quoted(file)}`,
  );
}

/** A path as typed in a shell. */
export function quoted(file: string): string {
  return /^[\w./@+-]+$/.test(file) ? file : JSON.stringify(file);
}

async function givenStructure({ io }: Context, file: string): Promise<AskStructure> {
  const { name, bytes } = await readInput(file, io);
  return structureOf(new TextDecoder().decode(bytes), name);
}

/** @param name of the answer in the message. @throws UsageError if it has no structure */
export async function structureOf(answer: string, name: string): Promise<AskStructure> {
  const { readStructure } = await import('../../documents/outline/structured/structure-question.ts');
  const structure = readStructure(answer);
  if (structure === null)
    throw new UsageError(
      `${name} has no answer to the question about a resume. To print it: resume-tailor base set FILE --question`,
    );
  return async () => structure;
}

/** Fewer places are corrected sooner by hand. */
const manyPlaces = 3;

/** True if a language model may read a file better than the rules did. */
export function mayBeMisread({ format, notes }: Pick<ResumeInput, 'format' | 'notes'>): boolean {
  return withoutFields.has(format) && notes.filter(({ kind }) => kind === 'odd').length >= manyPlaces;
}

async function modelStructure({ io, config }: Context): Promise<AskStructure> {
  const { serverFile } = config.home;
  const { model } = await loadServerSettings(serverFile, readTextFile);
  if (!model)
    throw new UsageError(
      `--model needs a language model, and ${serverFile} has none. Set one up: resume-tailor init. Or ask any model yourself: resume-tailor base set FILE --question`,
    );
  const [{ structureByModel }, { createModelFetch }] = await Promise.all([
    import('../../compose/structure-by-model.ts'),
    import('../connection/dispatcher.ts'),
  ]);
  try {
    const apiKey = readModelKey(model, io.environment);
    const ask = structureByModel({ settings: model, apiKey, fetch: createModelFetch(io.environment) });
    return (lines) => ask(lines).catch(asUsageError);
  } catch (error) {
    return asUsageError(error);
  }
}

/** A setting is corrected in a file of this machine. */
function asUsageError(error: unknown): never {
  throw error instanceof SettingError ? new UsageError(error.message, { cause: error }) : error;
}

/**
 * The question about a resume file, to be asked by hand.
 * @throws UsageError if the file has fields, so that there is nothing to ask
 */
export async function questionAbout(file: string, { io }: Context, personName = ''): Promise<string> {
  let question: string | undefined;
  const { structureQuestion } = await import('../../documents/outline/structured/structure-question.ts');
  await readResume(file, io, {
    nameless: true,
    personName,
    structure: async (lines) => {
      const { system, prompt } = structureQuestion(lines);
      question = `${system}\n\n${prompt}\n`;
      return { failure: 'only the question is asked for' };
    },
  });
  if (question === undefined) throw nothingToAsk(file);
  return question;
}
