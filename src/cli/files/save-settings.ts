import { fileReason, storageProblemOf } from '../../contract/storage-problem.ts';
import { isSystemError } from '../../values/system-error.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { readTextFile } from './read-input.ts';
import { makePrivateFolder, writeFileAtomic } from './write-file.ts';

type ChangeText = (text: string | null, file: string) => string;

/** Updates config.json. @returns its path */
export function saveConfig(context: Context, change: ChangeText): Promise<string> {
  return saveSettings(context, context.config.home.configFile, change);
}

/** Updates a settings file that only its owner can read; parallel commands wait for each other. @returns its path */
export async function saveSettings(
  { config, io }: Context,
  file: string,
  change: ChangeText,
): Promise<string> {
  makePrivateFolder(config.home.configFolder);
  const { withSettingsLock } = await import('../../compose/home-locks.ts');
  await withSettingsLock(config.home, file, async () => {
    const text = change(readTextFile(file), file);
    await writeFileAtomic(file, text, io, { replace: true, mode: 0o600 });
  }).catch((error: unknown) => {
    if (!isSystemError(error) && storageProblemOf(error) === null) throw error;
    throw new UsageError(`cannot write ${file}: ${fileReason(error)}`, { cause: error });
  });
  return file;
}
