import { preparedPattern } from '../../text/prepared-pattern.ts';

const frame = preparedPattern(
  String.raw`^\s*(?:([~=*_+|:<>#-]{1,5})\s?(?=\p{L})[^\n]*\p{L}\W{0,2}\s?\1|[\[【]\s?\p{L}[^\]】\n]*[\]】])\s*$`,
);

/** "~ what you bring ~", "== Extras ==", "[ The job ]": the same signs on either side frame a heading. */
export function isFramed(line: string): boolean {
  return frame.test(line);
}

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

const maxWords = 8;

const capitals = preparedPattern(String.raw`\p{Lu}{3}`);

/** `HOW TO APPLY` */
export function isUpperCase(text: string): boolean {
  return capitals.test(text) && text === text.toUpperCase() && text.split(/\s+/).length <= maxWords;
}
