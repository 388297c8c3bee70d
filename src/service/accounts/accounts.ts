import type { Mode } from '../../contract/identifiers.ts';
import { limits } from '../../contract/limits.ts';
import { sha256 } from '../../sha256.ts';
import { plainLine } from '../../values/strings.ts';
import { fieldError, ValidationError } from '../../values/validation-error.ts';
import { createIds } from '../create-ids.ts';
import type { Ports } from '../ports.ts';
import { apiKeyPrefix, createApiKeySecret, isDashboardToken, modeOfApiKey } from '../secrets.ts';
import { ServiceError } from '../service-error.ts';
import type { Account, Store } from '../store-port.ts';
import type { UseCases } from '../use-cases.ts';

/** The first secrets of an account. */
export interface AccountSecrets {
  readonly apiKey: string;
  readonly dashboardToken: string;
}

/** Creates the account with these secrets, all or nothing; existing parts stay unchanged. */
export async function openAccount(
  store: Store,
  newId: (prefix: string) => string,
  account: Account,
  { apiKey, dashboardToken, mode }: AccountSecrets & { readonly mode: Mode },
): Promise<void> {
  const key = {
    id: newId('apikey_'),
    accountId: account.id,
    name: 'owner',
    mode,
    prefix: apiKeyPrefix(apiKey),
    createdAt: account.createdAt,
    expiresAt: null,
    secretHash: sha256(apiKey),
  };
  await store.ensureAccount(account, key, sha256(dashboardToken));
}

/**
 * The account with this id, else the only one with exactly this name. @throws ServiceError not_found,
 * validation_error
 */
export async function findAccount(store: Store, named: string): Promise<Account> {
  const accounts = await store.listAccounts();
  const byId = accounts.find(({ id }) => id === named);
  const [account, ...namesakes] = byId ? [byId] : accounts.filter(({ name }) => name === named);
  if (!account) throw noSuchAccount(named);
  if (namesakes.length === 0) return account;
  const ids = [account, ...namesakes].map(({ id }) => id).join(', ');
  throw fieldError('account', `several accounts are named "${named}"; use an id: ${ids}`);
}

export function noSuchAccount(named: string): ServiceError {
  return new ServiceError('not_found', `There is no account "${named}". \`accounts list\` shows them.`);
}

/** @throws ValidationError */
export async function readAccountName(name: string): Promise<string> {
  // Loaded late: the text rules load zod, which other host commands do not need.
  const { lineOfText } = await import('../../contract/fields.ts');
  const read = lineOfText(limits.accountName, 'A name for the account.').safeParse(name);
  if (read.success) return plainLine(read.data);
  throw new ValidationError(read.error.issues.map(({ message }) => ({ path: 'name', message })));
}

/** @throws ValidationError */
export function checkAccountCredits(credits: number | null): void {
  const { min, max } = limits.accountCredits;
  if (credits === null || (Number.isInteger(credits) && credits >= min && credits <= max)) return;
  throw fieldError('credits', `must be a whole number from ${min} to ${max}`);
}

export function listApiKeys({ store }: Ports): UseCases['listApiKeys'] {
  return ({ accountId }) => store.listApiKeys(accountId);
}

export function createApiKey(
  { store, clock, randomness }: Ports,
  newId: (prefix: string) => string,
): UseCases['createApiKey'] {
  return async ({ accountId }, request) => {
    const now = clock.now();
    const expiresAt = request.expires_at === undefined ? null : Date.parse(request.expires_at);
    if (expiresAt !== null && !(expiresAt > now)) {
      throw fieldError('expires_at', 'must be in the future');
    }
    const secret = createApiKeySecret(request.mode, randomness);
    const key = {
      id: newId('apikey_'),
      name: plainLine(request.name),
      mode: request.mode,
      prefix: apiKeyPrefix(secret),
      createdAt: now,
      expiresAt,
    };
    await store.addApiKey({ ...key, accountId, secretHash: sha256(secret) });
    return { key: { ...key, lastUsedAt: null }, secret };
  };
}

export function revokeApiKey({ store, clock }: Ports): UseCases['revokeApiKey'] {
  return async ({ accountId }, id) => {
    if (await store.revokeApiKey(accountId, id, clock.now())) return;
    throw new ServiceError('not_found', 'There is no API key with this id. `keys list` shows the ids.');
  };
}

/** The account that every store starts with. */
export const ownerId = 'acc_owner';

/**
 * Creates the account of the store's owner with the given secrets; a second call changes nothing.
 * @throws Error if a secret was not made by this service
 */
export async function ensureOwner(
  { store, clock, randomness }: Pick<Ports, 'store' | 'clock' | 'randomness'>,
  secrets: AccountSecrets,
): Promise<void> {
  const { apiKey, dashboardToken } = secrets;
  const mode = modeOfApiKey(apiKey);
  if (mode === null) throw damaged('API key');
  if (!isDashboardToken(dashboardToken)) throw damaged('dashboard token');
  // Usually both exist; checking first avoids the write lock.
  const isKnown = (await store.findApiKey(sha256(apiKey))) !== null;
  if (isKnown && (await store.findDashboardAccount(sha256(dashboardToken)))) return;
  const owner = { id: ownerId, name: 'owner', plan: 'pro', credits: null, createdAt: clock.now() } as const;
  await openAccount(store, createIds(clock, randomness), owner, { ...secrets, mode });
  // Who deletes the file of a leaked token gets a new one, and the leaked one must end.
  await store.replaceDashboardToken(ownerId, sha256(dashboardToken), owner.createdAt);
}

function damaged(what: string): Error {
  return new Error(
    `The owner's ${what} is damaged: its checksum is wrong. Delete its file, and a new one is created.`,
  );
}
