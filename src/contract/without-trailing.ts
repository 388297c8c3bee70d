/** The text without those of these characters that end it. A pattern such as `/\/+$/` would look at each run again and again. */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
