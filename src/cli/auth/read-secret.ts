import type { Context } from '../context.ts';
import { askQuestions, canAsk } from '../questions.ts';
import { inputText, readInput } from '../read-input.ts';
import { UsageError } from '../usage-error.ts';

export interface SecretSource {
  /** What it is, for messages: `API key`. */
  readonly what: string;
  /** `--api-key-file` */
  readonly flag: string;
  /** A file, or `-`. */
  readonly file: string | undefined;
}

/**
 * A secret from a file, standard input or a prompt: never from the command line, which every process of the
 * machine can read.
 * @throws UsageError when there is none, or it cannot be one
 */
export async function readSecret(context: Context, { what, flag, file }: SecretSource): Promise<string> {
  if (file !== undefined) return checked(inputText(await readInput(file, context.io)).text.trim(), what);
  if (!canAsk(context)) {
    throw new UsageError(`give the ${what} by ${flag} FILE, or ${flag} - to read it from standard input`);
  }
  const questions = await askQuestions(context);
  return checked(await questions.secret(`${what} (it stays hidden)`), what);
}

const longest = 512;

/** It becomes a header: one line of visible ASCII. */
function checked(secret: string, what: string): string {
  if (/^[\x21-\x7e]+$/.test(secret) && secret.length <= longest) return secret;
  throw new UsageError(
    `that is no ${what}; copy the whole line that was shown when it was made, and nothing else`,
  );
}
