import { type Answer, bodyLimit, type OperationId } from '../contract/endpoints.ts';
import { DamagedPackage, SettingError } from '../contract/errors.ts';
import { storageProblemOf } from '../contract/storage-problem.ts';
import { ServiceError } from '../service/service-error.ts';
import { withoutTrailing } from '../values/strings.ts';
import { bodyTooLarge } from './check-input.ts';
import { createOperations } from './create-operations.ts';
import { causeOf, type Failure, failureOf } from './failure.ts';
import { parseRawJson } from './json-text.ts';
import type { Admission, Credentials, OperationParts, OperationRequest } from './operation.ts';

/** A request for an operation in this process. */
export interface LocalCall {
  readonly apiKey: string | null;
  readonly dashboardToken: string | null;
  /** The path parameter. */
  readonly id?: string | undefined;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
}

export interface LocalFailure extends Failure {
  readonly requestId: string;
  /** Refused within the rate limit: the same request is in progress, or there is too much work. */
  readonly busy: boolean;
}

export type LocalOutcome<Id extends OperationId> =
  | { readonly answer: Answer<Id> }
  | { readonly failure: LocalFailure };

/** Never rejects; errors are part of the outcome. */
export type PerformLocally = <Id extends OperationId>(id: Id, call: LocalCall) => Promise<LocalOutcome<Id>>;

type LocalParts = Omit<OperationParts, 'isDraining'> & {
  readonly newRequestId: () => string;
  /** Receives the cause of every internal error. */
  readonly log?: ((failure: { readonly requestId: string; readonly error: unknown }) => void) | undefined;
};

/** Operations in the command line's own process, whose user is the host. */
export function createLocalOperations(parts: LocalParts): PerformLocally {
  const operations = createOperations({ ...parts, isDraining: () => false });
  return async (id, call) => {
    const requestId = parts.newRequestId();
    const admission: Admission = { rateLimit: null };
    try {
      const { apiKey, dashboardToken: token } = call;
      const credentials = { apiKey, token, session: null };
      const { answer } = await operations.perform(id, requestOf(id, { ...call, credentials }), admission);
      return { answer: parseRawJson(answer) };
    } catch (error) {
      const failure = failureOf(forHost(error));
      if (failure.status >= 500) parts.log?.({ requestId, error: causeOf(error) });
      return { failure: { ...failure, requestId, busy: (admission.rateLimit?.remaining ?? 0) > 0 } };
    }
  };
}

/** Converts a local call to an operation request. */
export function requestOf(
  operation: OperationId,
  {
    credentials,
    id = '',
    query = {},
    body,
    idempotencyKey,
  }: Omit<LocalCall, 'apiKey' | 'dashboardToken'> & { readonly credentials: Credentials },
): OperationRequest {
  const limit = bodyLimit(operation);
  const values = new Map(Object.entries(query).filter(([, value]) => value !== undefined));
  return {
    credentials,
    id,
    query: {
      keys: () => values.keys(),
      getAll: (name: string) => (values.has(name) ? [String(values.get(name))] : []),
    },
    idempotencyKey: idempotencyKey ?? null,
    body: async () => {
      if (body !== undefined && Buffer.byteLength(JSON.stringify(body)) > limit.bytes)
        throw bodyTooLarge(limit);
      return body;
    },
  };
}

/** Shows the host errors that only the host can fix: a full disk, a wrong setting, a damaged file of the package. */
function forHost(error: unknown): unknown {
  const cause = causeOf(error);
  const problem = storageProblemOf(cause);
  if (problem) {
    const what = `${problem.message} Nothing was charged.`;
    return new ServiceError('internal_server_error', what, { code: 'cannot_store', cause });
  }
  if (!(cause instanceof SettingError || cause instanceof DamagedPackage)) return error;
  const what = `${withoutTrailing(cause.message, '. \t\r\n')}. Nothing was charged.`;
  return new ServiceError('internal_server_error', what, { code: 'wrong_setup', cause });
}
