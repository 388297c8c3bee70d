import type { ModelSettings } from '../contract/model.ts';
import { SettingError } from '../contract/setting-error.ts';
import { type Environment, variable } from './environment.ts';

/** The key that the settings name; null where none is named. @throws SettingError when the variable is not set */
export function readModelKey(
  { api_key_env: name }: Pick<ModelSettings, 'api_key_env'>,
  environment: Environment,
): string | null {
  if (name === null) return null;
  const key = variable(environment, name)?.trim();
  if (key) return key;
  throw new SettingError(
    'model.api_key_env',
    `the variable ${name} is not set where resume-tailor runs. Set it to the provider's key, or name another variable`,
  );
}
