import { createIds } from './ids.ts';
import type { Ports } from './ports.ts';
import { apiKeyPrefix, modeOfApiKey } from './secrets/api-key-secret.ts';
import { isDashboardToken } from './secrets/dashboard-token.ts';
import { sha256 } from './sha256.ts';

export interface OwnerSecrets {
  readonly apiKey: string;
  readonly dashboardToken: string;
}

const ownerId = 'acc_owner';

/**
 * Makes the account of the store's owner with the given secrets, once; a second call changes nothing.
 * @throws Error when a secret is not one that this service made.
 */
export async function ensureOwner(
  ports: Pick<Ports, 'store' | 'clock' | 'randomness'>,
  { apiKey, dashboardToken }: OwnerSecrets,
): Promise<void> {
  const mode = modeOfApiKey(apiKey);
  if (mode === null) throw damaged('API key');
  if (!isDashboardToken(dashboardToken)) throw damaged('dashboard token');
  const { store, clock, randomness } = ports;
  const secretHash = sha256(apiKey);
  const tokenHash = sha256(dashboardToken);
  // Most starts find both; looking first spares them the lock that writing takes.
  if ((await store.findApiKey(secretHash)) && (await store.findDashboardAccount(tokenHash))) return;
  const now = clock.now();
  const newId = createIds(clock, randomness);
  await store.ensureAccount(
    { id: ownerId, name: 'owner', plan: 'pro', createdAt: now },
    {
      id: newId('apikey_'),
      accountId: ownerId,
      name: 'owner',
      mode,
      prefix: apiKeyPrefix(apiKey),
      createdAt: now,
      expiresAt: null,
      secretHash,
    },
    tokenHash,
  );
}

function damaged(what: string): Error {
  return new Error(
    `The owner's ${what} is damaged: its checksum does not fit. Delete its file, and a new one is made.`,
  );
}
