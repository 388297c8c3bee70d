/**
 * Parses a web address; null for other text. Does not use `URL.canParse`, which refuses non-ASCII addresses once V8
 * has compiled it.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** True for schemes that only open a page, e-mail or call. */
export function hasSafeScheme(href: string): boolean {
  return /^(?:https?|mailto|tel):/i.test(href);
}

/**
 * True if the text is a web address and nothing else. It may be in angle brackets, as in mails, or begin with `www.`.
 * Letters without capitals are not part of it, because Chinese text follows an address without a blank.
 */
export function isOnlyWebAddress(text: string): boolean {
  return /^\s*<?(?:https?:\/\/|www\.)[!#-;=?-~\p{Ll}\p{Lu}]+>?\s*$/iu.test(text);
}
