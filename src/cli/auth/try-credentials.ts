import type { Profile } from '../../config/saved-config.ts';
import type { Setting } from '../../config/setting.ts';
import type { Usage } from '../../contract/objects.ts';
import { type Context, waitingOf } from '../context.ts';
import { remoteConnection } from '../remote-connection.ts';

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
  const { clientOf } = await import('../../client/client.ts');
  const connection = await remoteConnection(own, baseUrl, io, waitingOf(io));
  try {
    const client = clientOf(connection.call);
    if (dashboardToken !== undefined) await client.apiKeys.listAll();
    return apiKey === undefined ? null : await client.usage.get();
  } finally {
    await connection.close();
  }
}
