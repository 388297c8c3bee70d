import { ValidationError } from '../contract/validation-error.ts';
import { type Profile, readSavedConfig } from './saved-config.ts';

/** Names no server: the work is done on this machine, whatever is saved. */
export const localProfile = 'local';

/**
 * The text of config.json with a profile saved, which is the one in use from then on.
 * @param text what the file holds; null when there is none
 * @throws ValidationError naming the file, or the name when it cannot be one
 */
export function withSavedProfile(text: string | null, file: string, name: string, profile: Profile): string {
  if (name === localProfile || !/^[\w.-]{1,64}$/.test(name)) {
    const message = `"${name}" cannot name a profile; take letters, digits, . _ or -, and not "${localProfile}"`;
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
