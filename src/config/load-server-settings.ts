import { defaultServerSettings, type ServerSettings } from './server-settings.ts';

/**
 * The defaults, overridden by the file where it speaks. Without a file no schema library is loaded.
 * @throws ValidationError naming the file, each wrong key, and for an unknown one the nearest.
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
