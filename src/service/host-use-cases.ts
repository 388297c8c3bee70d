import type { AccountListObject, AccountObject, CreatedAccountObject } from '../contract/account.ts';
import type { Plan } from '../contract/objects.ts';

/**
 * What the host does on the store itself, never over HTTP. `account` is an id or a name that only one account has.
 * Failures are ServiceError: validation_error, not_found.
 */
export interface HostUseCases {
  /** With its dashboard token and its first live key, shown this once. */
  createAccount(request: { readonly name: string; readonly plan?: Plan }): Promise<CreatedAccountObject>;
  /** Oldest first. */
  listAccounts(): Promise<AccountListObject>;
  setAccountPlan(account: string, plan: Plan): Promise<AccountObject>;
  /** Credits of each billing cycle in place of the plan's; null: the plan's again. */
  setAccountCredits(account: string, credits: number | null): Promise<AccountObject>;
  getAccount(account: string): Promise<AccountObject>;
}
