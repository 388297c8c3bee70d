import { defaultServerSettings, type ServerSettings } from './server-settings.ts';

/**
 * The defaults, overridden by the file. Without a file, the schema library is not loaded.
 * @throws ValidationError with the file and each invalid key, with a suggestion for unknown ones
 */
export async function loadServerSettings(
  file: string,
  readText: (file: string) => string | null,
): Promise<ServerSettings> {
  const text = readText(file);
  if (text === null) return defaultServerSettings;
  const { readServerSettings } = await import('./read-server-settings.ts');
  return readServerSettings(text, file, defaultServerSettings);
}
