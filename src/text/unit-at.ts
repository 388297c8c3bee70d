const { charCodeAt } = String.prototype;

/**
 * As `text.charCodeAt(at)`. V8 keeps strings in a dozen ways (one byte a character or two, whole, cut out, joined), and
 * where it has met several it looks the method up anew for each character, which takes five times as long as the rest.
 * Loops over text read its length once for the same reason.
 */
export function unitAt(text: string, at: number): number {
  return charCodeAt.call(text, at);
}
