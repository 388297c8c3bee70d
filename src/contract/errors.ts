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

/** The code that the system gave an error, such as `ENOENT`; empty for one without. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** What an error says; whatever else was thrown, as text. */
export function errorReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether a file operation failed because there is no such file or folder. */
export function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT';
}
