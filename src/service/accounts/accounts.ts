import type { Mode } from '../../contract/identifiers.ts';
import { limits } from '../../contract/limits.ts';
import { plainLine } from '../../contract/strings.ts';
import { ValidationError } from '../../contract/validation-error.ts';
import { apiKeyPrefix } from '../secrets.ts';
import { ServiceError } from '../service-error.ts';
import { sha256 } from '../sha256.ts';
import type { Account, Store } from '../store-port.ts';

/** What opens an account at first. */
export interface AccountSecrets {
  readonly apiKey: string;
  readonly dashboardToken: string;
}

/** Makes the account with these secrets, all or nothing; what is there already stays as it is. */
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

/** The account with this id, else the only one with exactly this name. @throws ServiceError not_found, validation_error */
export async function findAccount(store: Store, named: string): Promise<Account> {
  const accounts = await store.listAccounts();
  const byId = accounts.find(({ id }) => id === named);
  const [account, ...namesakes] = byId ? [byId] : accounts.filter(({ name }) => name === named);
  if (!account) throw noSuchAccount(named);
  if (namesakes.length === 0) return account;
  const ids = [account, ...namesakes].map(({ id }) => id).join(', ');
  throw new ServiceError(
    'validation_error',
    `account: several accounts are named "${named}"; use an id: ${ids}`,
  );
}

export function noSuchAccount(named: string): ServiceError {
  return new ServiceError('not_found', `There is no account "${named}". \`accounts list\` shows them.`);
}

/** @throws ValidationError */
export async function readAccountName(name: string): Promise<string> {
  // The rules of text load zod, which no other command of the host needs.
  const { lineOfText } = await import('../../contract/text.ts');
  const read = lineOfText(limits.accountName, 'A name for the account.').safeParse(name);
  if (read.success) return plainLine(read.data);
  throw new ValidationError(read.error.issues.map(({ message }) => ({ path: 'name', message })));
}

/** @throws ValidationError */
export function checkAccountCredits(credits: number | null): void {
  const { min, max } = limits.accountCredits;
  if (credits === null || (Number.isInteger(credits) && credits >= min && credits <= max)) return;
  throw new ValidationError([{ path: 'credits', message: `must be a whole number from ${min} to ${max}` }]);
}
