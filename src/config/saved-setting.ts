import { didYouMean } from '../contract/nearest.ts';
import { ValidationError } from '../contract/validation-error.ts';
import { preferenceNames } from './preferences.ts';
import { localProfile, readSavedConfig } from './saved-config.ts';

/** What `config set` may change in config.json; profiles and their secrets are not for a command line that is kept. */
export const savedSettings = [...preferenceNames, 'profile'] as const;

export type SavedSetting = (typeof savedSettings)[number];

/** @throws ValidationError naming the nearest. */
export function savedSetting(name: string): SavedSetting {
  const known = savedSettings.find((one) => one === name);
  if (known !== undefined) return known;
  throw new ValidationError([
    { path: '', message: `unknown setting "${name}"${didYouMean(name, savedSettings)}` },
  ]);
}

/**
 * The text of config.json with one setting changed, or taken out.
 * @param text what the file holds; null when there is none
 * @throws ValidationError naming the file when it, or the new value, is not as it should be.
 */
export function withSavedSetting(
  text: string | null,
  file: string,
  name: SavedSetting,
  value: string | null,
): string {
  readSavedConfig(text, file);
  const { [name]: _old, ...others } = JSON.parse(text ?? '{}') as Record<string, unknown>;
  const changed = value === null ? others : { ...others, [name]: typed(name, value) };
  const written = `${JSON.stringify(changed, null, 2)}\n`;
  const { profile, profiles } = readSavedConfig(written, 'config set');
  if (name === 'profile' && profile !== undefined && !isProfile(profiles, profile)) {
    const names = Object.keys(profiles);
    const known = names.length === 0 ? '' : didYouMean(profile, names);
    const message = `there is no profile "${profile}"${known}; resume-tailor auth login --profile ${profile} creates it`;
    throw new ValidationError([{ path: 'config set', message }]);
  }
  return written;
}

function isProfile(profiles: object, name: string): boolean {
  return name === localProfile || Object.hasOwn(profiles, name);
}

function typed(name: SavedSetting, value: string): string | number {
  return name === 'timeout_seconds' && value.trim() !== '' ? Number(value) : value;
}
