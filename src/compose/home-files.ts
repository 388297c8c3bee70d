import { readFile, rm } from 'node:fs/promises';
import type { HomePaths } from '../config/home-paths.ts';
import type { AccountSecrets } from '../service/accounts/accounts.ts';
import type { Randomness } from '../service/ports.ts';
import {
  createApiKeySecret,
  createDashboardToken,
  isDashboardToken,
  modeOfApiKey,
} from '../service/secrets.ts';
import { readOrCreatePrivateFile, writePrivateFile } from '../store/private-files.ts';
import { isJsonObject } from '../values/json-object.ts';
import { isMissing } from '../values/system-error.ts';

/** The owner's key and token from files in the home, created on first use. */
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

/** The server of a home, as it was last recorded. */
export interface Serving {
  /** Its origin. */
  readonly url: string;
  /** The server's name, for tokens valid only there. */
  readonly server: string;
}

/** Records the server for `resume-tailor open`, which then needs no second one. Ignored if the home is read-only. */
export async function recordServing(file: string, serving: Serving): Promise<void> {
  await writePrivateFile(file, JSON.stringify(serving)).catch(() => undefined);
}

/** Removes the record, unless another server has replaced it. */
export async function removeServing(file: string, { server }: Serving): Promise<void> {
  if ((await readServing(file))?.server === server) await rm(file, { force: true }).catch(() => undefined);
}

/** Null if no server is recorded. */
export async function readServing(file: string): Promise<Serving | null> {
  try {
    const noted: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!isJsonObject(noted)) return null;
    const { url, server } = noted;
    return typeof url === 'string' && typeof server === 'string' ? { url, server } : null;
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return null;
    throw error;
  }
}
