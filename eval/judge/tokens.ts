import { memoize } from '../../src/text/memoize.ts';

/* How two spellings are compared; the definitions are in eval/cases/README.md. */

const invisible = /[\u200b-\u200f\u2060\ufeff]/g;
const marks = /\p{M}/gu;
const elision = /\b(?:l|d|qu|s|n|c|j)['’](?=\p{L})/giu;
const possessive = /['’]s?(?=\P{L}|$)/gu;
const token = /\p{Script=Han}+|[\p{L}\p{N}](?:[\p{L}\p{N}+#&]|\.(?=[\p{L}\p{N}]))*/gu;
const han = /\p{Script=Han}/u;

/** Every known spelling is looked for in every document: each text is taken apart once. */
const maxRemembered = 50_000;

/** Lower-case tokens without accents, elision and plural s; `.`, `+`, `#` and `&` stay inside, but for `HTML5+CSS3`. */
export const tokensOf = memoize(maxRemembered, (text): readonly string[] => {
  const plain = text.normalize('NFKC').replace(invisible, '').replace(elision, '').replace(possessive, '');
  const folded = plain
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(/(?<=\p{N})\+(?=\p{L})/gu, ' ')
    .replace(/\p{Script=Han}+/gu, ' $& ');
  return [...folded.matchAll(token)].map(([found]) => singular(found.replace(/(?<=\p{L})\+(?=\p{L})/gu, '')));
});

function singular(word: string): string {
  return /^[^.]{2,}[^s.]s$/u.test(word) ? word.slice(0, -1) : word;
}

/** Whether `part` is in `whole`, token by token and without a gap. */
export function holds(whole: readonly string[], part: readonly string[]): boolean {
  if (part.length === 0) return false;
  return whole.some((_, start) => part.every((word, index) => whole[start + index] === word));
}

/** Whether a text has this spelling: whole tokens; a substring where it is written in Chinese. */
export function hasSpelling(text: string, spelling: string): boolean {
  if (han.test(spelling)) return compact(text).includes(compact(spelling));
  return holds(tokensOf(text), tokensOf(spelling));
}

/** Whether what was extracted is this label: the same, a little longer, or a long one a little shorter. */
export function matches(extracted: string, label: string): boolean {
  if (han.test(extracted) || han.test(label)) return overlapsInChinese(extracted, label);
  const own = tokensOf(extracted);
  const wanted = tokensOf(label);
  if (own.length - wanted.length <= 2 && holds(own, wanted)) return true;
  return wanted.length >= 3 && wanted.length - own.length <= 1 && holds(wanted, own);
}

function overlapsInChinese(extracted: string, label: string): boolean {
  const [short = '', long = ''] = [compact(extracted), compact(label)].sort((a, b) => a.length - b.length);
  return short !== '' && long.includes(short) && short.length / long.length >= 0.5;
}

const compact = memoize(maxRemembered, (text): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, ''),
);
