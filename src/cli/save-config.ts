import type { Context } from './context.ts';
import { readTextFile } from './read-input.ts';
import { makePrivateFolder, writeFileAtomic } from './write-file.ts';

/** Rewrites config.json, readable by its owner alone. @returns the file */
export async function saveConfig(
  { config, io }: Context,
  change: (text: string | null, file: string) => string,
): Promise<string> {
  const { configFile, configFolder } = config.home;
  const text = change(readTextFile(configFile), configFile);
  await makePrivateFolder(configFolder);
  await writeFileAtomic(configFile, text, io, { replace: true, mode: 0o600 });
  return configFile;
}
