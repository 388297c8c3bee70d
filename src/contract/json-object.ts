/** What stands between braces in JSON. */
export type JsonObject = { [key: string]: unknown };

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text of a value that is text, a number, or nothing; null for anything else. */
export function asText(value: unknown): string | null {
  if (value === undefined || value === null || value === false) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}
