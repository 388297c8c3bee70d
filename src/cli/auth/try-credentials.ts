import type { Profile } from '../../config/saved-config.ts';
import type { Setting } from '../../config/setting.ts';
import type { Usage } from '../../contract/objects.ts';
import type { Context } from '../context.ts';
import { remoteDoor } from '../remote-door.ts';

/** Asks the server whether it takes them. @returns the account's usage; null when there is no key to ask with */
export async function tryCredentials(
  { config, io }: Context,
  { baseUrl, apiKey, dashboardToken }: Profile,
): Promise<Usage | null> {
  const typed = (value: string | undefined): Setting<string | null> => ({
    value: value ?? null,
    source: 'flag',
    place: null,
  });
  const own = { ...config, apiKey: typed(apiKey), dashboardToken: typed(dashboardToken) };
  const { createClient } = await import('../../client/create-client.ts');
  const door = await remoteDoor(own, baseUrl, io);
  try {
    const client = createClient({
      ...door.client,
      wait: io.wait,
      random: () => (io.randomBytes(1)[0] ?? 0) / 256,
    });
    if (dashboardToken !== undefined) await client.apiKeys.listAll();
    return apiKey === undefined ? null : await client.usage.get();
  } finally {
    await door.close();
  }
}
