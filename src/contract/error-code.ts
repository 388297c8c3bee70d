/** The code that the system gave an error, such as `ENOENT`; empty for one without. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
