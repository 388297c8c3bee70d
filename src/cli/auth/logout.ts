import { readSavedConfig, withoutSavedProfile } from '../../config/saved-config.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { Context } from '../context.ts';
import { readTextFile } from '../read-text-file.ts';
import { saveConfig } from '../save-config.ts';
import { UsageError } from '../usage-error.ts';
import { type Output, view } from '../view.ts';

/** Forgets the profile in use and its secrets. */
export async function logout(context: Context): Promise<Output> {
  const { configFile } = context.config.home;
  const { profiles } = readSavedConfig(readTextFile(configFile), configFile);
  const name = context.config.profile.value;
  const profile = name === null ? undefined : ownValue(profiles, name);
  if (name === null || profile === undefined) {
    const saved = Object.keys(profiles).join(', ');
    throw new UsageError(
      saved === '' ? 'there is no saved profile to forget' : `say which one: --profile NAME, of ${saved}`,
    );
  }
  await saveConfig(context, (text, file) => withoutSavedProfile(text, file, name));
  return view({
    data: { profile: name, base_url: profile.baseUrl },
    human: ({ profile: forgotten, base_url }) => `forgot profile ${forgotten} and its key for ${base_url}\n`,
    hints: ['The key itself still works elsewhere; `resume-tailor keys revoke ID` ends it.'],
  });
}
