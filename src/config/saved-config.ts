import type { JsonObject } from '../values/json-object.ts';
import { didYouMean } from '../values/nearest.ts';
import { errorReason } from '../values/system-error.ts';
import { fieldError, fileError, ValidationError } from '../values/validation-error.ts';
import { readBaseUrl } from './base-url.ts';
import { type Preferences, preferenceFields, preferenceNames, preferencesIn } from './preferences.ts';
import { objectField, readFields, textField } from './read-fields.ts';

/** A server and its secrets, which are sent only to its origin. */
export interface Profile {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly dashboardToken?: string | undefined;
}

/** The content of config.json. */
export interface SavedConfig extends Preferences {
  /** The default profile. */
  readonly profile?: string | undefined;
  readonly profiles: Readonly<Record<string, Profile>>;
}

const fileFields = { profile: textField, profiles: objectField, ...preferenceFields };

const profileFields = { base_url: textField, api_key: textField, dashboard_token: textField };

/** @throws ValidationError with the file and the problem */
export function readSavedConfig(text: string | null, file: string): SavedConfig {
  if (text === null) return { profiles: {} };
  const { profile, profiles = {}, ...preferences } = readFields(parse(text, file), fileFields, file);
  const read = Object.entries(profiles).map(
    ([name, source]) => [name, readProfile(name, source, file)] as const,
  );
  return { profile, profiles: Object.fromEntries(read), ...preferencesIn(preferences) };
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = errorReason(error);
    throw fileError(file, `is not JSON: ${reason}`);
  }
}

function readProfile(name: string, source: unknown, file: string): Profile {
  const place = `${file}, profile ${name}`;
  const fields = readFields(source, profileFields, place);
  if (fields.base_url === undefined)
    throw new ValidationError([{ path: place, message: 'base_url is missing' }]);
  return {
    baseUrl: readBaseUrl(fields.base_url, place),
    apiKey: fields.api_key,
    dashboardToken: fields.dashboard_token,
  };
}

/** The name for "no server": work on this machine, whatever is saved. */
export const localProfile = 'local';

/**
 * The text of config.json with a profile saved and set as default.
 * @param text the file's content; null if it does not exist
 * @throws ValidationError with the file, or with an invalid name
 */
export function withSavedProfile(text: string | null, file: string, name: string, profile: Profile): string {
  if (name === localProfile || !/^[\w.-]{1,64}$/.test(name)) {
    const message = `"${name}" is not a valid profile name; use letters, digits, . _ or -, and not "${localProfile}"`;
    throw new ValidationError([{ path: '--profile', message }]);
  }
  const { source, profiles } = parts(text, file);
  const saved = {
    base_url: profile.baseUrl,
    api_key: profile.apiKey,
    dashboard_token: profile.dashboardToken,
  };
  return written({ ...source, profile: name, profiles: { ...profiles, [name]: saved } });
}

/** The text of config.json without a profile; if it was the default, there is none. */
export function withoutSavedProfile(text: string | null, file: string, name: string): string {
  const { source, profiles } = parts(text, file);
  const { [name]: _forgotten, ...others } = profiles;
  const { profile, ...rest } = source;
  return written({ ...rest, ...(profile !== name && { profile }), profiles: others });
}

/** The unparsed values, so that other content stays unchanged. */
function parts(text: string | null, file: string): { source: JsonObject; profiles: JsonObject } {
  readSavedConfig(text, file);
  const source = JSON.parse(text ?? '{}') as JsonObject;
  return { source, profiles: (source['profiles'] ?? {}) as JsonObject };
}

function written(value: JsonObject): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The settings of `config set`. Secrets are excluded, because command lines are stored in the shell history. */
export const savedSettings = [...preferenceNames, 'profile'] as const;

export type SavedSetting = (typeof savedSettings)[number];

/** @throws ValidationError with a suggestion */
export function savedSetting(name: string): SavedSetting {
  const known = savedSettings.find((one) => one === name);
  if (known !== undefined) return known;
  throw new ValidationError([
    { path: '', message: `unknown setting "${name}"${didYouMean(name, savedSettings)}` },
  ]);
}

/**
 * The text of config.json with one setting changed or removed.
 * @param text the file's content; null if it does not exist
 * @throws ValidationError with the file if it or the new value is invalid
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
    throw noSuchProfile(profile, Object.keys(profiles), 'config set');
  }
  return written;
}

/** @param place where the profile was named */
export function noSuchProfile(profile: string, known: readonly string[], place: string): ValidationError {
  const meant = known.length === 0 ? '' : didYouMean(profile, known);
  const advice = `resume-tailor auth login --profile ${profile} creates it`;
  return fieldError(place, `there is no profile "${profile}"${meant}; ${advice}`);
}

function isProfile(profiles: object, name: string): boolean {
  return name === localProfile || Object.hasOwn(profiles, name);
}

function typed(name: SavedSetting, value: string): string | number {
  return name === 'timeout_seconds' && value.trim() !== '' ? Number(value) : value;
}
