import type { Mode } from '../service/running-service.ts';

/*
 * A request before it is known what the service holds: plain data, so that a failure prints it and shrinking
 * can make it smaller. Ids and keys are chosen when it is sent.
 */

export interface Draft {
  readonly mode: Mode;
  readonly method: string;
  /** Below the prefix; `{id}` stands for the chosen id. */
  readonly path: string;
  readonly id: IdChoice | null;
  readonly query: readonly QueryPart[];
  readonly apiKey: ApiKeyChoice;
  readonly idempotencyKey: IdempotencyKeyChoice;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyDraft | null;
}

export type IdChoice =
  | { readonly from: 'there' | 'gone' | 'other mode'; readonly which: number }
  | { readonly from: 'text'; readonly text: string };

export type QueryPart = readonly [name: string, value: string | IdChoice];

export type ApiKeyChoice =
  | 'own'
  | 'none'
  | 'revoked'
  | 'with blanks around'
  | 'sent twice'
  | 'in capitals'
  | 'cut short'
  | 'as a bearer'
  | 'in the query'
  | 'a dashboard token'
  | { readonly text: string };

export type IdempotencyKeyChoice =
  | 'none'
  | { readonly text: string }
  /** One that was answered: with the body as it was, said otherwise, or another one. */
  | { readonly used: number; readonly body: 'as it was' | 'in another order' | 'with defaults' | 'another' };

export interface BodyDraft {
  readonly content: { readonly json: unknown } | { readonly text: string } | { readonly bytes: Uint8Array };
  readonly contentType: string | null;
  readonly chunked: boolean;
}
