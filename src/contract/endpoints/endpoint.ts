import type { ErrorName, FailureCode } from '../errors.ts';
import type { ObjectName } from '../objects.ts';
import type { Parameters } from '../parameters.ts';
import type { RequestName } from '../requests.ts';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `{base_url}`; `{id}` is a path parameter. */
  readonly path: string;
  readonly summary: string;
  /** `dashboard`: the token, or the cookie made from it; `dashboard_token`: only the token. */
  readonly authentication: 'api_key' | 'dashboard' | 'dashboard_token';
  /** True if requests count toward the account's rate limit; dashboard requests have their own. */
  readonly counted: boolean;
  readonly idempotent: boolean;
  readonly query: Parameters;
  /** Schema names, so that the table loads without the schemas. */
  readonly body: RequestName | null;
  /** Maximum body size in bytes, if it differs from the default. */
  readonly maxBodyBytes?: number;
  /** The code of the error if the body is larger. */
  readonly tooLarge?: FailureCode;
  readonly answer: ObjectName;
  readonly errors: readonly ErrorName[];
  /** true: not part of the API specification. */
  readonly extension: boolean;
}

/** Common values of most rows: requires an API key and counts. */
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
/** For the account's owner, who signs in with the dashboard token. */
export const dashboard = { ...extension, authentication: 'dashboard' } as const;

/**
 * Errors of every operation, even of those without a body: an unknown Host or Origin and a too large body are always
 * validation errors.
 */
export const always = [
  'validation_error',
  'missing_api_key',
  'invalid_api_key',
  'rate_limit_exceeded',
  'internal_server_error',
] as const;
