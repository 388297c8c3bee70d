import { ValidationError } from '../contract/validation-error.ts';
import { type Preferences, preferenceFields, preferencesIn } from './preferences.ts';
import { objectField, readFields } from './read-fields.ts';

export const projectFileName = '.resume-tailor.yaml';

/** A folder that somebody sent must not redirect traffic or lend a key. */
const refused = ['base_url', 'api_key', 'dashboard_token', 'profile', 'profiles'];

/**
 * Preferences that may lie beside the files of a project.
 * @throws ValidationError naming the file and what is wrong in it.
 */
export async function readProjectFile(text: string | null, file: string): Promise<Preferences> {
  if (text === null) return {};
  const { readYaml } = await import('./read-yaml.ts');
  const source = readYaml(text, file) ?? {};
  refuseSecrets(source, file);
  return preferencesIn(readFields(source, preferenceFields, file));
}

function refuseSecrets(source: unknown, file: string): void {
  if (!objectField.accepts(source)) return;
  const found = refused.find((name) => Object.hasOwn(source, name));
  if (found === undefined) return;
  const message = `must not set ${found}; use a flag, the environment or your own config.json`;
  throw new ValidationError([{ path: file, message }]);
}
