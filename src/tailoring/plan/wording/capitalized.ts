import { preparedPattern } from '../../../text/prepared-pattern.ts';

const capitalOrDigit = preparedPattern(String.raw`\p{Lu}|\p{N}`);
const plainWord = preparedPattern(String.raw`^\p{Lu}\p{Ll}+(?:\s|$)`);

/** First letter upper case; names such as `iOS` and `k8s` stay. */
export function capitalized(text: string): string {
  const [first = ''] = text.split(/\s/, 1);
  if (capitalOrDigit.test(first)) return text;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The opposite, for a sentence that moves behind another word; names and acronyms stay. */
export function uncapitalized(text: string): string {
  return plainWord.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}
