import { errorReason } from '../contract/errors.ts';
import { ValidationError } from '../contract/validation-error.ts';
import { readBaseUrl } from './base-url.ts';
import { type Preferences, preferenceFields, preferencesIn } from './preferences.ts';
import { objectField, readFields, textField } from './read-fields.ts';

/** A server and the secrets that belong to it. They are sent to its origin and nowhere else. */
export interface Profile {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly dashboardToken?: string | undefined;
}

/** What config.json holds. */
export interface SavedConfig extends Preferences {
  /** The profile that is used when none is asked for. */
  readonly profile?: string | undefined;
  readonly profiles: Readonly<Record<string, Profile>>;
}

const fileFields = { profile: textField, profiles: objectField, ...preferenceFields };

const profileFields = { base_url: textField, api_key: textField, dashboard_token: textField };

/** @throws ValidationError naming the file and what is wrong in it. */
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
    throw new ValidationError([{ path: file, message: `is not JSON: ${reason}` }]);
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

/** Names no server: the work is done on this machine, whatever is saved. */
export const localProfile = 'local';

/**
 * The text of config.json with a profile saved, which is the one in use from then on.
 * @param text what the file holds; null when there is none
 * @throws ValidationError naming the file, or the name when it cannot be one
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

/** The same without a profile and its secrets. Was it the one in use, none is. */
export function withoutSavedProfile(text: string | null, file: string, name: string): string {
  const { source, profiles } = parts(text, file);
  const { [name]: _forgotten, ...others } = profiles;
  const { profile, ...rest } = source;
  return written({ ...rest, ...(profile !== name && { profile }), profiles: others });
}

type JsonObject = Readonly<Record<string, unknown>>;

/** As they stand in the file, so that nothing else in it changes. */
function parts(text: string | null, file: string): { source: JsonObject; profiles: JsonObject } {
  readSavedConfig(text, file);
  const source = JSON.parse(text ?? '{}') as JsonObject;
  return { source, profiles: (source['profiles'] ?? {}) as JsonObject };
}

function written(value: JsonObject): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
