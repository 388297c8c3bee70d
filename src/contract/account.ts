import type { Plan } from './objects.ts';

/** An account as its host sees it: printed by `accounts`, never sent over HTTP. */
export interface AccountObject {
  readonly object: 'account';
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  /** Credits of this billing cycle, live mode. */
  readonly credits_total: number;
  readonly credits_used: number;
  readonly credits_remaining: number;
  readonly created_at: string;
}

/** A new account with its two secrets, which are shown this once. */
export interface CreatedAccountObject extends AccountObject {
  readonly dashboard_token: string;
  readonly api_key: string;
}

export interface AccountListObject {
  readonly object: 'list';
  readonly data: readonly AccountObject[];
  readonly has_more: false;
}

export interface DeletedAccountObject {
  readonly object: 'account.deleted';
  readonly id: string;
  readonly name: string;
  readonly deleted: true;
  /** How many resumes went with it. */
  readonly resumes: number;
}
