import type { ReadOptions } from '../documents/read-resume-file.ts';
import { currentBase } from './base-resume.ts';
import type { Context } from './context.ts';
import { canAsk } from './questions.ts';
import { type ResumeInput, readNamedResume, readResume } from './read-resume.ts';

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
  const { askResume } = await import('./ask-for-input.ts');
  return askResume(context);
}
