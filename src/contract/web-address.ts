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

/** Whether an address begins with a scheme that opens a page, a letter or a call, and can do nothing else. */
export function hasSafeScheme(href: string): boolean {
  return /^(?:https?|mailto|tel):/i.test(href);
}
