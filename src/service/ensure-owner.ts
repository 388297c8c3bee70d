import { type AccountSecrets, openAccount } from './accounts/accounts.ts';
import { createIds } from './create-ids.ts';
import type { Ports } from './ports.ts';
import { isDashboardToken, modeOfApiKey } from './secrets.ts';
import { sha256 } from './sha256.ts';

/** The account that a store is made with. */
export const ownerId = 'acc_owner';

/**
 * Makes the account of the store's owner with the given secrets, once; a second call changes nothing.
 * @throws Error when a secret is not one that this service made.
 */
export async function ensureOwner(
  { store, clock, randomness }: Pick<Ports, 'store' | 'clock' | 'randomness'>,
  secrets: AccountSecrets,
): Promise<void> {
  const { apiKey, dashboardToken } = secrets;
  const mode = modeOfApiKey(apiKey);
  if (mode === null) throw damaged('API key');
  if (!isDashboardToken(dashboardToken)) throw damaged('dashboard token');
  // Most starts find both; looking first spares them the lock that writing takes.
  const isKnown = (await store.findApiKey(sha256(apiKey))) !== null;
  if (isKnown && (await store.findDashboardAccount(sha256(dashboardToken)))) return;
  const owner = { id: ownerId, name: 'owner', plan: 'pro', credits: null, createdAt: clock.now() } as const;
  await openAccount(store, createIds(clock, randomness), owner, { ...secrets, mode });
}

function damaged(what: string): Error {
  return new Error(
    `The owner's ${what} is damaged: its checksum is wrong. Delete its file, and a new one is created.`,
  );
}
