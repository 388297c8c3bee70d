import type { ErrorName } from '../errors.ts';
import type { ObjectName } from '../objects.ts';
import type { Parameters } from '../parameters.ts';
import type { RequestName } from '../requests.ts';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `{base_url}`; `{id}` is a path parameter. */
  readonly path: string;
  readonly summary: string;
  /** `dashboard`: its token or the cookie made from it; `dashboard_token`: the token alone. */
  readonly authentication: 'api_key' | 'dashboard' | 'dashboard_token';
  /** Whether a request counts toward the rate limit of its account; dashboard requests have a window of their own. */
  readonly counted: boolean;
  readonly idempotent: boolean;
  readonly query: Parameters;
  /** Names of schemas, so that this table loads without them. */
  readonly body: RequestName | null;
  /** Bytes of the body, where it may have more than others. */
  readonly maxBodyBytes?: number;
  readonly answer: ObjectName;
  readonly errors: readonly ErrorName[];
  /** true: not part of the API specification. */
  readonly extension: boolean;
}

/** What most rows have in common: an API key is needed, and the request counts. */
export const keyed = {
  authentication: 'api_key',
  counted: true,
  idempotent: false,
  query: {},
  body: null,
  extension: false,
} as const;
/** Not part of the API specification. */
export const extension = { ...keyed, extension: true } as const;
/** For the owner of an account, who signs in with the dashboard token. */
export const dashboard = { ...extension, authentication: 'dashboard' } as const;

/** Errors of every operation. Also those without a body: a foreign Host or Origin, or a body that is too large, is a validation_error anywhere. */
export const always = [
  'validation_error',
  'missing_api_key',
  'invalid_api_key',
  'rate_limit_exceeded',
  'internal_server_error',
] as const;
