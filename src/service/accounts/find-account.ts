import { ServiceError } from '../service-error.ts';
import type { Account, Store } from '../store-port.ts';

/** The account with this id, else the only one with exactly this name. @throws ServiceError not_found, validation_error */
export async function findAccount(store: Store, named: string): Promise<Account> {
  const accounts = await store.listAccounts();
  const byId = accounts.find(({ id }) => id === named);
  const [account, ...namesakes] = byId ? [byId] : accounts.filter(({ name }) => name === named);
  if (!account) throw noSuchAccount(named);
  if (namesakes.length === 0) return account;
  const ids = [account, ...namesakes].map(({ id }) => id).join(', ');
  throw new ServiceError('validation_error', `account: several are named "${named}"; take an id: ${ids}`);
}

export function noSuchAccount(named: string): ServiceError {
  return new ServiceError('not_found', `There is no account "${named}". \`accounts list\` shows them.`);
}
