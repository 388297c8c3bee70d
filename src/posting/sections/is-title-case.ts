import { preparedPattern } from '../../text/prepared-pattern.ts';

/** In letters: shorter words stay small in titles, "What Sets Us Apart", "Skills and Abilities". */
const shortWord = 3;
const words = preparedPattern(String.raw`[\p{L}’'-]+`, 'gu');
const capital = preparedPattern(String.raw`^\p{Lu}`);

/** "What Sets Us Apart": two long words or more, all with a capital, and no end of a sentence. */
export function isTitleCase(text: string): boolean {
  if (/[.!,;]$/.test(text)) return false;
  const long = (text.match(words.for(text)) ?? []).filter(({ length }) => length > shortWord);
  return long.length > 1 && long.every((word) => capital.test(word));
}
