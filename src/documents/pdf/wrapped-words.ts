import { detectLanguage } from '../../lexicon/languages/detect-language.ts';
import { shippedKindOf } from '../../lexicon/lexicon.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { joiningWords } from '../../lexicon/words/function-words.ts';
import { hasWordClass } from '../../lexicon/words/word-classes.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { lazy } from '../../values/memoize.ts';
import { trimEndOf } from '../../values/strings.ts';

/*
 * Decides whether a hyphen at the end of a line belongs to the word. It is removed if the word without it is known or
 * occurs elsewhere in the file; and in a file whose typesetting hyphenates words, if the second half is not a word.
 */

const opensWithJoiner = preparedPattern(() => String.raw`^(?:${joiningWords()})\s`);

export type JoinLines = (above: string, below: string) => string;

interface Cut {
  readonly left: string;
  readonly right: string;
}

/** @param lines of the file, in order */
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
  // Part of a word in another language may be an English word.
  const isEnglish = lazy(() => detectLanguage(lines.join('\n')) === 'en');
  const isWord = (text: string) =>
    known.has(text) || shippedKindOf(text) !== null || (hasWordClass(text) && isEnglish());
  const isPiece = (text: string) => !isWord(text) && !prefixes.has(text);
  // A single such pair may be two unknown names.
  const cutsWords = cuts.filter(({ left, right }) => isPiece(left) && isPiece(right)).length >= minCut;
  return (above, below) => {
    const cut = cutOf(above, below);
    if (cut) {
      const { left, right } = cut;
      const isCut = cutsWords && !prefixes.has(left) && isPiece(right);
      if (isCut || isWord(`${left}${right}`)) return above.slice(0, -1) + below;
    }
    const end = above.slice(-3);
    // `Groß- und Einzelhandel`.
    if (/\p{L}-$/u.test(end) && opensWithJoiner.test(below)) return `${above} ${below}`;
    return /[\p{L}\p{N}][-/]$/u.test(end) || /[\p{Script=Han}，。、]$/u.test(end)
      ? above + below
      : `${above} ${below}`;
  };
}

const minCut = 2;
/** Prefixes that always keep their hyphen. */
const prefixes = wordList('resume', 'hyphen_prefix');

/** The halves of a word hyphenated across two lines, in lower case. */
function cutOf(above: string, below: string): Cut | null {
  const stem = above.endsWith('-') ? above.slice(0, -1) : '';
  const left = stem.slice(trimEndOf(stem, /\p{L}/u).length).toLowerCase();
  const right = /^\p{Ll}+/u.exec(below)?.[0] ?? '';
  return left === '' || right === '' ? null : { left, right };
}
