/** C0 except tab and line feed, DEL, C1, and the marks that reorder or hide text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const unsafe = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

/** Text that cannot move the cursor, change colours or turn the reading direction of a terminal. */
export function terminalText(text: string): string {
  return text.replace(unsafe, '');
}

/** A copy of a value in which every text is safe to print on a terminal. */
export function terminalSafe<T>(value: T): T {
  return safe(value) as T;
}

function safe(value: unknown): unknown {
  if (typeof value === 'string') return terminalText(value);
  if (Array.isArray(value)) return value.map(safe);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [terminalText(key), safe(inner)]));
}
