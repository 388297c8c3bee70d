import type { Endpoint } from '../contract/endpoints/endpoint.ts';
import {
  type Answer,
  type BodyInput,
  endpoints,
  type OperationId,
  type QueryInput,
} from '../contract/endpoints.ts';

export interface CallInput<Id extends OperationId> {
  /** The path parameter. */
  readonly id?: string;
  readonly query?: QueryInput<Id>;
  readonly body?: BodyInput<Id>;
  readonly idempotencyKey?: string | undefined;
}

export type Call = <Id extends OperationId>(operation: Id, input?: CallInput<Id>) => Promise<Answer<Id>>;

/** True if repeating the request is harmless, even if the first one succeeded. */
export function isRepeatable<Id extends OperationId>(
  operation: Id,
  { idempotencyKey }: CallInput<Id>,
): boolean {
  return isIdempotent(endpoints[operation]) || idempotencyKey !== undefined;
}

export function isIdempotent({ method }: Endpoint): boolean {
  return method === 'GET' || method === 'DELETE';
}
