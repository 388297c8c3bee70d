import { preparedPattern } from './patterns/prepared-pattern.ts';

const ideograph = preparedPattern(String.raw`\p{Script=Han}`, 'gu');

/** Counts words between blanks, and single characters in scripts without blanks. */
export function countWords(text: string): number {
  const characters = text.match(ideograph.for(text))?.length ?? 0;
  const spaced = characters === 0 ? text : text.replace(ideograph.for(text), ' ');
  return characters + (spaced.match(/\S+/g)?.length ?? 0);
}
