import { simplified } from '../../../lexicon/languages/simplified.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { lazy } from '../../../values/memoize.ts';

/* Titles of the document, such as `Resume`, as opposed to the name of the person. */

/** Titles in all languages, compared without accents and case. */
const titles = wordList('resume', 'document_title');
const folded = lazy((): ReadonlySet<string> => new Set(titles.words().map(letters)));

/** Next to a name, this may be a name, too: `Vita Lind`. */
const alsoName: ReadonlySet<string> = new Set(['vita']);

/** The titles as alternatives of a pattern for decomposed text (NFD). */
const anyTitle = lazy(() =>
  titles
    .words()
    .filter((title) => !alsoName.has(title))
    .toSorted((one, other) => other.length - one.length)
    .map((title) =>
      Array.from(bare(title), (sign) => (/\p{L}/u.test(sign) ? `${sign}\\p{M}?` : '[ .-]')).join(''),
    )
    .join('|'),
);
const titleBeforeName = lazy(
  () => new RegExp(`^(?:${anyTitle()})(?: of| von| de)?(?: ?[:–—|-])? (?=\\p{Lu})`, 'iu'),
);
const titleAfterName = lazy(
  () =>
    new RegExp(
      `(?:(?:['’]s)?(?: ?[:–—|,-])? (?:(?:academic|professional|full|short) )?|(?<=\\p{Script=Han})的?)(?:${anyTitle()})$`,
      'iu',
    ),
);

/** A longer text is not a name. */
const maxLength = 120;
/** Allows for spaces between all letters, and for a remark. */
const maxLengthOfTitle = 64;
const remark = /\s?[(（][^()（）]{1,30}[)）]$/u;

/** True for `Resume`, `C U R R I C U L U M  V I T A E`, `CURRÍCULUM VÍTAE`, `Lebenslauf (Stand 2024)`. */
export function isDocumentTitle(text: string): boolean {
  if (text.length > maxLengthOfTitle || !/\p{L}/u.test(text)) return false;
  const words = text.trim();
  return (
    folded().has(letters(words)) || (/[)）]$/.test(words) && folded().has(letters(words.replace(remark, ''))))
  );
}

function bare(text: string): string {
  return simplified(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/æ/g, 'ae');
}

function letters(text: string): string {
  return bare(text).replace(/[\s.:：-]/g, '');
}

/** Reduces `Resume of Ada Lovelace` and `Ada Lovelace's CV` to the name. */
export function withoutDocumentTitle(text: string): string {
  if (text.length > maxLength || isDocumentTitle(text)) return text;
  const words = text.trim().split(/\s+/).join(' ').normalize('NFD');
  return words.replace(titleBeforeName(), '').replace(titleAfterName(), '').normalize('NFC');
}
