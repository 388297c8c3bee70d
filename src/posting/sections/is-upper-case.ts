import { preparedPattern } from '../../text/prepared-pattern.ts';

const maxWords = 8;

const capitals = preparedPattern(String.raw`\p{Lu}{3}`);

/** `HOW TO APPLY` */
export function isUpperCase(text: string): boolean {
  return capitals.test(text) && text === text.toUpperCase() && text.split(/\s+/).length <= maxWords;
}
