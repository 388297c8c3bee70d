import { memoize } from '../../src/values/memoize.ts';

/* Compares spellings, as defined in eval/cases/README.md. */

const invisible = /[\u200b-\u200f\u2060\ufeff]/g;
const marks = /\p{M}/gu;
const elision = /\b(?:l|d|qu|s|n|c|j)['’](?=\p{L})/giu;
const possessive = /['’]s?(?=\P{L}|$)/gu;
const token = /\p{Script=Han}+|[\p{L}\p{N}](?:[\p{L}\p{N}+#&]|\.(?=[\p{L}\p{N}]))*/gu;
const han = /\p{Script=Han}/u;

/** Size of the caches, because all known spellings are searched in all documents. */
const maxRemembered = 50_000;

/** Lower-case tokens without accents, elision and plural s; `.`, `+`, `#` and `&` may be inside (not `HTML5+CSS3`). */
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

/** True if `whole` contains the tokens of `part` in sequence. */
export function holds(whole: readonly string[], part: readonly string[]): boolean {
  if (part.length === 0) return false;
  return whole.some((_, start) => part.every((word, index) => whole[start + index] === word));
}

/** True if a text contains a spelling as whole tokens, or as a substring if it is Chinese. */
export function hasSpelling(text: string, spelling: string): boolean {
  if (han.test(spelling)) return compact(text).includes(compact(spelling));
  return holds(tokensOf(text), tokensOf(spelling));
}

/** True if an extracted term matches a label: it is the same, slightly longer, or slightly shorter than a long one. */
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
