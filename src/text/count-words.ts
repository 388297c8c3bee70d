import { preparedPattern } from './patterns/prepared-pattern.ts';

const ideograph = preparedPattern(String.raw`\p{Script=Han}`, 'gu');

/** Counts words between blanks, and single characters in scripts without blanks. */
export function countWords(text: string): number {
  const characters = text.match(ideograph.regExp)?.length ?? 0;
  const spaced = characters === 0 ? text : text.replace(ideograph.regExp, ' ');
  return characters + (spaced.match(/\S+/g)?.length ?? 0);
}
