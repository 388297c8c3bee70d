import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config/load-config.ts';
import { apiPrefix } from '../contract/endpoints.ts';
import type { Door } from './door.ts';
import type { Io } from './io.ts';
import { openComposition } from './open-composition.ts';
import { tellFailure } from './tell-failure.ts';

/** Never leaves the process; the app checks it as it checks every Host. */
const baseUrl = `http://127.0.0.1${apiPrefix}`;

/** The same app in this process, on the store at home. Its answers need no second check. */
export async function embeddedDoor(
  config: Config,
  packageRoot: string,
  io: Io,
  reportProgress: (news: string) => void,
): Promise<Door> {
  const composition = await openComposition(
    { config, packageRoot, io },
    { reportProgress, reportFailure: config.debug.value ? tellFailure(io) : undefined },
  );
  return {
    client: {
      baseUrl,
      apiKey: config.apiKey.value ?? composition.ownerApiKey,
      dashboardToken: config.dashboardToken.value ?? composition.ownerDashboardToken,
      fetch: composition.fetch,
      retryFailures: false,
    },
    download: (url) => readFile(fileURLToPath(url)),
    close: composition.close,
  };
}
