import { type FinetuneLevel, finetuneLevels } from '../contract/finetune-level.ts';
import { ValidationError } from '../contract/validation-error.ts';
import {
  baseField,
  type LookPreferences,
  lookFields,
  lookPreferences,
  objectField,
  oneOfField,
  readFields,
  secondsField,
  textField,
} from './read-fields.ts';

export const projectFileName = '.resume-tailor.yaml';

/** Preferences that may lie beside the files of a project. */
export interface ProjectFile {
  readonly level?: FinetuneLevel | undefined;
  readonly theme?: string | undefined;
  /** Name of a base resume, or `best`. */
  readonly base?: string | undefined;
  readonly look?: LookPreferences | undefined;
  readonly timeoutSeconds?: number | undefined;
}

const fields = {
  level: oneOfField(finetuneLevels),
  theme: textField,
  base: baseField,
  ...lookFields,
  timeout_seconds: secondsField,
};

/** A folder that somebody sent must not redirect traffic or lend a key. */
const refused = ['base_url', 'api_key', 'dashboard_token', 'profile', 'profiles'];

/** @throws ValidationError naming the file and what is wrong in it. */
export async function readProjectFile(text: string | null, file: string): Promise<ProjectFile> {
  if (text === null) return {};
  const { readYaml } = await import('./read-yaml.ts');
  const source = readYaml(text, file) ?? {};
  refuseSecrets(source, file);
  const { level, theme, base, timeout_seconds, ...others } = readFields(source, fields, file);
  return { level, theme, look: lookPreferences(others), base, timeoutSeconds: timeout_seconds };
}

function refuseSecrets(source: unknown, file: string): void {
  if (!objectField.accepts(source)) return;
  const found = refused.find((name) => Object.hasOwn(source, name));
  if (found === undefined) return;
  const message = `must not set ${found}; give it by a flag, the environment or your own config.json`;
  throw new ValidationError([{ path: file, message }]);
}
