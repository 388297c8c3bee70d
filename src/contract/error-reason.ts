/** What an error says; whatever else was thrown, as text. */
export function errorReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
