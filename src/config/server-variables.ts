import { SettingError } from '../contract/errors.ts';
import type { ModelSettings } from '../contract/model.ts';
import { ValidationError } from '../values/validation-error.ts';
import { parseUrl } from '../values/web-address.ts';
import { type Environment, variable } from './environment.ts';

/** Completes "must be …". */
export const databaseUrlForm = 'the address of a PostgreSQL database, such as postgres://user@host:5432/name';

export function isDatabaseUrl(text: string): boolean {
  return /^postgres(?:ql)?:$/.test(parseUrl(text)?.protocol ?? '');
}

/**
 * The database for host commands: the flag, else DATABASE_URL; undefined: neither. Other commands ignore that
 * variable, because many programs use its name.
 * @throws ValidationError without the given value, which may have a password
 */
export function hostDatabase(flag: string | undefined, environment: Environment): string | undefined {
  const [url, path] =
    flag === undefined ? [variable(environment, 'DATABASE_URL'), 'DATABASE_URL'] : [flag, '--database'];
  if (url === undefined || isDatabaseUrl(url)) return url;
  throw new ValidationError([{ path, message: `must be ${databaseUrlForm}` }]);
}

const path = 'RESUME_TAILOR_METRICS_TOKEN';
const minLength = 16;

/** The token for the metrics of a server; undefined: metrics are off. @throws ValidationError */
export function metricsToken(environment: Environment): string | undefined {
  const token = variable(environment, path);
  if (token === undefined || (token.length >= minLength && /^[!-~]+$/.test(token))) return token;
  const message = `must be at least ${minLength} visible ASCII characters, as \`openssl rand -hex 32\` prints them`;
  throw new ValidationError([{ path, message }]);
}

/** The key that the settings name; null if none is named. @throws SettingError if the variable is not set */
export function readModelKey(
  { api_key_env: name }: Pick<ModelSettings, 'api_key_env'>,
  environment: Environment,
): string | null {
  if (name === null) return null;
  const key = variable(environment, name)?.trim();
  if (key) return key;
  throw new SettingError(
    'model',
    `the variable ${name} is not set. Set it to your provider's key, or name another one with model.api_key_env`,
  );
}
