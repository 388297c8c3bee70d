import { baseNameLength, bestBase, defaultBase, isBaseName } from '../contract/base-name.ts';
import type { Context } from './context.ts';
import { UsageError } from './usage-error.ts';

/* Which of several base resumes a command works from: --base, else the setting of `base use`. */

export const baseFlag = [
  '--base <name>',
  'the base resume of this name; best: the one that scores highest',
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

/** Says which one it was, where that was left to the service. */
export function noteChosen(context: Context, asked: string | undefined, name: string | undefined): void {
  if (asked === bestBase && name !== undefined) context.note(`Base resume that scores highest: ${name}`);
}
