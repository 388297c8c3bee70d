import type { HomePaths } from '../config/home-paths.ts';
import type { AccountSecrets } from '../service/accounts/accounts.ts';
import type { Randomness } from '../service/ports.ts';
import {
  createApiKeySecret,
  createDashboardToken,
  isDashboardToken,
  modeOfApiKey,
} from '../service/secrets.ts';
import { readOrCreatePrivateFile } from '../store/private-files.ts';

/** The owner's key and token from their files in the home, which the first use of it makes. */
export async function ownerSecrets(home: HomePaths, randomness: Randomness): Promise<AccountSecrets> {
  const [apiKey, dashboardToken] = await Promise.all([
    readOrCreatePrivateFile(home.ownerKeyFile, {
      make: () => createApiKeySecret('live', randomness),
      isIntact: (content) => modeOfApiKey(content) !== null,
    }),
    readOrCreatePrivateFile(home.dashboardTokenFile, {
      make: () => createDashboardToken(randomness),
      isIntact: isDashboardToken,
    }),
  ]);
  return { apiKey, dashboardToken };
}
