import type { Plan } from '../contract/choices.ts';
import type {
  AccountListObject,
  AccountObject,
  AccountTokenObject,
  CreatedAccountObject,
  DeletedAccountObject,
} from '../contract/objects.ts';
import { sha256 } from '../sha256.ts';
import { fieldError, type ValidationError } from '../values/validation-error.ts';
import {
  checkAccountCredits,
  findAccount,
  noSuchAccount,
  openAccount,
  ownerId,
  readAccountName,
} from './accounts/accounts.ts';
import { createPageToken } from './accounts/page-session.ts';
import { type Policy, readCredits } from './accounts/quota.ts';
import { createIds } from './create-ids.ts';
import type { Ports } from './ports.ts';
import { createApiKeySecret, createDashboardToken } from './secrets.ts';
import { toServiceErrors } from './service-error.ts';
import type { Account } from './store-port.ts';

/**
 * Actions of the host on the store, never over HTTP. `account` is an id or a unique name. Failures are ServiceError:
 * validation_error, not_found.
 */
export interface HostUseCases {
  /** Returns the dashboard token and the first live key, shown only once. */
  createAccount(request: { readonly name: string; readonly plan?: Plan }): Promise<CreatedAccountObject>;
  /** The owner first, then in order of creation. */
  listAccounts(): Promise<AccountListObject>;
  setAccountPlan(account: string, plan: Plan): Promise<AccountObject>;
  /** Sets credits per billing cycle instead of the plan's; null: as in the plan. */
  setAccountCredits(account: string, credits: number | null): Promise<AccountObject>;
  getAccount(account: string): Promise<AccountObject>;
  /** Replaces the dashboard token of an account other than the owner; its old token and sessions end. */
  replaceDashboardToken(account: string): Promise<AccountTokenObject>;
  /** Creates a token that signs one browser in to the page of a running server. */
  createPageToken(dashboardToken: string, serverName: string): Promise<string>;
  /** Deletes permanently, with every resume, base resume, key and PDF. */
  deleteAccount(account: string): Promise<DeletedAccountObject>;
}

type HostPorts = Pick<Ports, 'store' | 'files' | 'clock' | 'randomness'>;

export function createHostService(ports: HostPorts, policy: Policy): HostUseCases {
  const newId = createIds(ports.clock, ports.randomness);
  const { store } = ports;
  const print = (account: Account) => accountObject(ports, policy, account);
  const change = async (named: string, changes: Partial<Pick<Account, 'plan' | 'credits'>>) => {
    const account = await findAccount(store, named);
    if (!(await store.changeAccount(account.id, changes))) throw noSuchAccount(named);
    return print({ ...account, ...changes });
  };
  return toServiceErrors<HostUseCases>({
    async createAccount({ name, plan = 'free' }) {
      const account = {
        id: newId('acc_'),
        name: await readAccountName(name),
        plan,
        credits: null,
        createdAt: ports.clock.now(),
      };
      const apiKey = createApiKeySecret('live', ports.randomness);
      const dashboardToken = createDashboardToken(ports.randomness);
      await openAccount(store, newId, account, { apiKey, dashboardToken, mode: 'live' });
      return { ...(await print(account)), dashboard_token: dashboardToken, api_key: apiKey };
    },
    async listAccounts() {
      const accounts = await store.listAccounts();
      // The owner is first even if the clock was set back before the next account was created.
      const ordered = [
        ...accounts.filter(({ id }) => id === ownerId),
        ...accounts.filter(({ id }) => id !== ownerId),
      ];
      return { object: 'list', data: await Promise.all(ordered.map(print)), has_more: false };
    },
    setAccountPlan: (account, plan) => change(account, { plan }),
    async setAccountCredits(account, credits) {
      checkAccountCredits(credits);
      return change(account, { credits });
    },
    getAccount: async (account) => print(await findAccount(store, account)),
    async replaceDashboardToken(named) {
      const account = await findAccount(store, named);
      if (account.id === ownerId) throw ownersToken();
      const token = createDashboardToken(ports.randomness);
      if (!(await store.replaceDashboardToken(account.id, sha256(token), ports.clock.now()))) {
        throw noSuchAccount(named);
      }
      return { ...(await print(account)), dashboard_token: token };
    },
    createPageToken: (dashboardToken, serverName) => createPageToken(ports, dashboardToken, serverName),
    async deleteAccount(named) {
      const { id, name } = await findAccount(store, named);
      const resumes = await store.deleteAccount(id);
      if (!resumes) throw noSuchAccount(named);
      // Other servers remove their PDFs with their next sweep.
      for (const resume of resumes) await ports.files.remove(resume);
      return { object: 'account.deleted', id, name, deleted: true, resumes: resumes.length };
    },
  });
}

function ownersToken(): ValidationError {
  const how = 'Stop the server, delete this file and start the server: it creates a new token.';
  return fieldError('account', `the owner's token is in the file dashboard.token of the home. ${how}`);
}

async function accountObject(
  { store, clock }: HostPorts,
  policy: Policy,
  account: Account,
): Promise<AccountObject> {
  const { id, name, plan, credits, createdAt } = account;
  const balance = await readCredits(
    store,
    policy,
    { accountId: id, mode: 'live', plan, credits },
    clock.now(),
  );
  return {
    object: 'account',
    id,
    name,
    plan,
    credits_total: balance.total,
    credits_used: balance.used,
    credits_remaining: balance.remaining,
    created_at: new Date(createdAt).toISOString(),
  };
}
