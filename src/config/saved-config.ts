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
