import type { AccountObject } from '../contract/account.ts';
import { checkAccountCredits, readAccountName } from './accounts/account-input.ts';
import { findAccount, noSuchAccount } from './accounts/find-account.ts';
import { openAccount } from './accounts/open-account.ts';
import { readCredits } from './accounts/read-credits.ts';
import { createIds } from './create-ids.ts';
import type { HostUseCases } from './host-use-cases.ts';
import { nameErrors } from './name-errors.ts';
import type { Policy } from './policy.ts';
import type { Ports } from './ports.ts';
import { createApiKeySecret } from './secrets/api-key-secret.ts';
import { createDashboardToken } from './secrets/dashboard-token.ts';
import type { Account } from './store-port.ts';

type HostPorts = Pick<Ports, 'store' | 'clock' | 'randomness'>;

export function createHostService(ports: HostPorts, policy: Policy): HostUseCases {
  const newId = createIds(ports.clock, ports.randomness);
  const { store } = ports;
  const print = (account: Account) => accountObject(ports, policy, account);
  const change = async (named: string, changes: Partial<Pick<Account, 'plan' | 'credits'>>) => {
    const account = await findAccount(store, named);
    if (!(await store.changeAccount(account.id, changes))) throw noSuchAccount(named);
    return print({ ...account, ...changes });
  };
  return nameErrors<HostUseCases>({
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
      return { object: 'list', data: await Promise.all(accounts.map(print)), has_more: false };
    },
    setAccountPlan: (account, plan) => change(account, { plan }),
    async setAccountCredits(account, credits) {
      checkAccountCredits(credits);
      return change(account, { credits });
    },
    getAccount: async (account) => print(await findAccount(store, account)),
  });
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
