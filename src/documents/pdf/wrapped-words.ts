import { trimEndOf } from '../../contract/strings.ts';
import { kindOf } from '../../lexicon/lexicon.ts';
import { wordClassOf } from '../../lexicon/word-classes.ts';
import { detectLanguage } from '../../text/detect-language.ts';
import { lazy } from '../../text/memoize.ts';

/*
 * At the end of a line a hyphen may be part of the word, or only of the line. It is the line's where the word without it is
 * known, or stands elsewhere in the file; and, where typesetting cuts words into pieces, that the pieces are none shows it.
 */

export type JoinLines = (above: string, below: string) => string;

interface Cut {
  readonly left: string;
  readonly right: string;
}

/** @param lines of the file, in their order */
export function lineJoiner(lines: readonly string[]): JoinLines {
  const known = new Set<string>();
  const cuts: Cut[] = [];
  for (const [index, line] of lines.entries()) {
    const cut = cutOf(line, lines[index + 1] ?? '');
    const before = cutOf(lines[index - 1] ?? '', line);
    if (cut) cuts.push(cut);
    const end = cut ? line.length - cut.left.length - 1 : line.length;
    for (const word of line
      .slice(before?.right.length ?? 0, end)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [])
      known.add(word);
  }
  // A piece of a word in another language may be one in English.
  const isEnglish = lazy(() => detectLanguage(lines.join('\n')) === 'en');
  const isWord = (text: string) =>
    known.has(text) || kindOf(text) !== null || (wordClassOf(text) !== '' && isEnglish());
  const isPiece = (text: string) => !isWord(text) && !prefixes.has(text);
  // One such pair may be two names that nobody knows.
  const cutsWords = cuts.filter(({ left, right }) => isPiece(left) && isPiece(right)).length >= fewestCut;
  return (above, below) => {
    const cut = cutOf(above, below);
    if (cut) {
      const { left, right } = cut;
      const isCut = cutsWords && !prefixes.has(left) && isPiece(right);
      if (isCut || isWord(`${left}${right}`)) return above.slice(0, -1) + below;
    }
    const end = above.slice(-3);
    // `Groß- und Einzelhandel`
    if (/\p{L}-$/u.test(end) && /^(?:und|oder|and|or|y|et|o|ou)\s/u.test(below)) return `${above} ${below}`;
    return /[\p{L}\p{N}][-/]$/u.test(end) || /[\p{Script=Han}，。、]$/u.test(end)
      ? above + below
      : `${above} ${below}`;
  };
}

const fewestCut = 2;
/** They keep their hyphen, whatever follows. */
const prefixes: ReadonlySet<string> = new Set(
  'non sous semi anti co multi inter pre post sub self ex vice cross pro pseudo quasi mi demi haut'.split(
    ' ',
  ),
);

/** The halves of a word on both sides of a line's end, in small letters. */
function cutOf(above: string, below: string): Cut | null {
  const stem = above.endsWith('-') ? above.slice(0, -1) : '';
  const left = stem.slice(trimEndOf(stem, /\p{L}/u).length).toLowerCase();
  const right = /^\p{Ll}+/u.exec(below)?.[0] ?? '';
  return left === '' || right === '' ? null : { left, right };
}
