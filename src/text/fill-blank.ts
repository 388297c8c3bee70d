import { withoutTrailing } from '../values/strings.ts';

/* Puts what a person typed into the blank of a proposal. */

const lastWord = /(?<![\p{L}\p{N}])(\p{L}+)\s$/u;
const nextWord = /^\s(\p{L}+)(?![\p{L}\p{N}])/u;
/** A lowercase word without a name's marks: not `iOS`, `npm@9`. */
const plainWord = /^\p{Ll}[\p{Ll}'’-]*(?=[\s,]|$)/u;
/** In letters: Chinese words that introduce a blank are no longer. */
const maxHanWord = 2;

/**
 * What was typed, fitted to the text around its blank: without a word that is there already (`for` before `for two
 * shops`), without a stop in the middle, and with a capital at the beginning.
 */
export function fitted(typed: string, before: string, after: string): string {
  const lead = lastWord.exec(before)?.[1] ?? hanLead(typed.trim(), before);
  const next = nextWord.exec(after)?.[1] ?? '';
  let text = typed.trim();
  if (lead !== '' && opensWith(text, lead)) text = text.slice(lead.length).trimStart();
  if (after !== '') text = withoutTrailing(text, '.,;:。，；：');
  if (next !== '' && text.toLowerCase().endsWith(` ${next.toLowerCase()}`))
    text = text.slice(0, -next.length).trimEnd();
  return before === '' && plainWord.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

function opensWith(text: string, word: string): boolean {
  const isHan = /\p{Script=Han}/u.test(word);
  return text.toLowerCase().startsWith(isHan ? word : `${word.toLowerCase()} `);
}

/** The Chinese word before a blank that was typed again: `使用` before `使用表格`. */
function hanLead(typed: string, before: string): string {
  for (let length = maxHanWord; length > 0; length -= 1) {
    const word = before.slice(-length);
    if (word.length === length && /^\p{Script=Han}+$/u.test(word) && typed.startsWith(word)) return word;
  }
  return '';
}
