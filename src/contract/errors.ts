/** Every error name that may leave the service, with its HTTP status. Source: API specification, "Errors". */
export const errorStatus = {
  validation_error: 400,
  missing_api_key: 401,
  invalid_api_key: 403,
  not_found: 404,
  rate_limit_exceeded: 429,
  credit_limit_exceeded: 429,
  internal_server_error: 500,
} as const;

export type ErrorName = keyof typeof errorStatus;

export const errorNames = Object.keys(errorStatus) as readonly ErrorName[];

export function isErrorName(name: unknown): name is ErrorName {
  return typeof name === 'string' && Object.hasOwn(errorStatus, name);
}
