const { charCodeAt } = String.prototype;

/**
 * Like `text.charCodeAt(at)`, but fast for strings of mixed representation. V8 stores strings in a dozen ways (one-byte
 * or two-byte, flat, sliced, concatenated), and a call site that has seen several looks the method up for each
 * character, which takes five times as long as the rest. For the same reason, loops read the length of a text once.
 */
export function unitAt(text: string, at: number): number {
  return charCodeAt.call(text, at);
}
