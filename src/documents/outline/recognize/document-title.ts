import { simplified } from '../../../lexicon/simplified.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { lazy } from '../../../text/memoize.ts';

/* What a resume says of itself, instead of whose it is. */

/** Set phrases in all languages, compared without accents and case: capitals lose the one, and spelling the other. */
const titles = wordList('resume', 'document_title');
const folded = lazy((): ReadonlySet<string> => new Set(titles.words().map(letters)));

/** Beside a name this may be one, too: `Vita Lind`. */
const alsoName: ReadonlySet<string> = new Set(['vita']);

/** As alternatives of a pattern over text whose accents are apart. */
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
const before = lazy(() => new RegExp(`^(?:${anyTitle()})(?: of| von| de)?(?: ?[:–—|-])? (?=\\p{Lu})`, 'iu'));
const behind = lazy(
  () =>
    new RegExp(
      `(?:(?:['’]s)?(?: ?[:–—|,-])? (?:(?:academic|professional|full|short) )?|(?<=\\p{Script=Han})的?)(?:${anyTitle()})$`,
      'iu',
    ),
);

/** Longer than any name. */
const maxLength = 120;
/** Each letter set apart, and a remark behind it. */
const longestTitle = 64;
const remark = /\s?[(（][^()（）]{1,30}[)）]$/u;

/** `Resume`, `Curriculum Vitae`, `C U R R I C U L U M  V I T A E`, `CURRÍCULUM VÍTAE`, `Lebenslauf (Stand 2024)` */
export function isDocumentTitle(text: string): boolean {
  if (text.length > longestTitle || !/\p{L}/u.test(text)) return false;
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

/** `Resume of Ada Lovelace`, `Ada Lovelace's CV` → the name */
export function withoutDocumentTitle(text: string): string {
  if (text.length > maxLength || isDocumentTitle(text)) return text;
  const words = text.trim().split(/\s+/).join(' ').normalize('NFD');
  return words.replace(before(), '').replace(behind(), '').normalize('NFC');
}
