/** First letter upper case; names such as `iOS` and `k8s` stay. */
export function capitalized(text: string): string {
  const [first = ''] = text.split(/\s/, 1);
  if (/\p{Lu}|\p{N}/u.test(first)) return text;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The opposite, for a sentence that moves behind another word; names and acronyms stay. */
export function uncapitalized(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:\s|$)/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}
