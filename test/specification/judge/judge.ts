import type { OperationDescription } from '../description/operation.ts';
import type { ServiceDescription } from '../description/service-description.ts';
import { type Claim, type GenerateBody, type Ledger, sameRequest } from '../ledger/ledger.ts';
import { headerOf, type SentRequest } from '../wire/exchange.ts';
import { type Addressed, addressOf, jsonOf, problemsOf } from './read-request.ts';

/** What the specification allows as the answer to one request. */
export interface Verdict {
  /** Null where no operation is. */
  readonly addressed: Addressed | null;
  /** Where the key belongs; null when it opens nothing. */
  readonly ledger: Ledger | null;
  readonly statuses: readonly number[];
  readonly because: string;
}

/** What the judge knows beyond the request itself. */
export interface Knowledge {
  readonly service: ServiceDescription;
  /** By API key. */
  readonly ledgers: ReadonlyMap<string, Ledger>;
}

/** Goes through the checks in their order: key, path, id, validation, idempotency. Limits are out of reach. */
export function judge({ service, ledgers }: Knowledge, request: SentRequest): Verdict {
  const addressed = addressOf(service, request);
  const apiKey = headerOf(request, 'x-api-key') ?? '';
  const ledger = ledgers.get(apiKey) ?? null;
  const verdict = (because: string, ...statuses: number[]) => ({ addressed, ledger, statuses, because });
  if (apiKey === '') return verdict('no API key', 401);
  if (ledger === null) return verdict('an API key that opens nothing', 403);
  if (addressed === null) return verdict('no such operation', 404);
  const { operation, id } = addressed;
  const state = operation.path.includes('{id}') ? stateOf(ledger, id) : 'there';
  const problems = problemsOf(service, operation, request);
  const lost = state === 'there' ? [] : [404];
  if (problems.length > 0) return verdict(problems.join('; ').slice(0, 500), 400, ...lost);
  if (state === 'gone') return verdict('no such resume', 404);
  const claim = claimOf(operation, ledger, request);
  if (claim === null) return verdict('a valid request', 200, ...lost);
  return verdict('an idempotency key that was used', ...statusesOf(claim, request));
}

/** The idempotency key that counts for this request. */
export function idempotencyKeyOf(operation: OperationDescription, request: SentRequest): string | null {
  return operation.headers.length > 0 ? headerOf(request, 'idempotency-key') : null;
}

function claimOf(operation: OperationDescription, ledger: Ledger, request: SentRequest): Claim | null {
  const key = idempotencyKeyOf(operation, request);
  return key === null ? null : (ledger.claims.get(key) ?? null);
}

function statusesOf(claim: Claim, request: SentRequest): number[] {
  if (!sameRequest(claim.body, jsonOf(request) as GenerateBody)) return [400];
  const { state } = claim.resume;
  if (state === 'leaving') return [200, 400];
  return [state === 'there' ? 200 : 400];
}

function stateOf(ledger: Ledger, id: string) {
  return ledger.find(id)?.state ?? 'gone';
}
