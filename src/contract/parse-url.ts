/**
 * The address that a text is; null for any other text. Never `URL.canParse`: once V8 has compiled it, it takes
 * addresses with other than ASCII characters for none.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
