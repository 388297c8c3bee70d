import { preparedPattern } from './prepared-pattern.ts';

const letters = preparedPattern(String.raw`^\p{L}+`);

/** The letters that a text begins with; '' where it begins with something else. */
export function firstWord(text: string): string {
  return letters.exec(text)?.[0] ?? '';
}
