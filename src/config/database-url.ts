import { parseUrl } from '../contract/addresses.ts';
import { ValidationError } from '../contract/validation-error.ts';
import { type Environment, variable } from './environment.ts';

/** For messages: `must be …`. */
export const databaseUrlForm = 'the address of a PostgreSQL database, such as postgres://user@host:5432/name';

export function isDatabaseUrl(text: string): boolean {
  return /^postgres(?:ql)?:$/.test(parseUrl(text)?.protocol ?? '');
}

/**
 * The database that a command of the host works on: what its flag says, else DATABASE_URL; undefined: neither. Other
 * commands do not look at that variable, which many programs know by this name.
 * @throws ValidationError that never repeats what was given: it may hold a password
 */
export function hostDatabase(flag: string | undefined, environment: Environment): string | undefined {
  const [url, path] =
    flag === undefined ? [variable(environment, 'DATABASE_URL'), 'DATABASE_URL'] : [flag, '--database'];
  if (url === undefined || isDatabaseUrl(url)) return url;
  throw new ValidationError([{ path, message: `must be ${databaseUrlForm}` }]);
}
