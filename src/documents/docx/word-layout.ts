import type { LineLayout } from '../outline/source-line.ts';
import { commonest, median } from '../text/usual-values.ts';
import type { WordParagraph, WordRun } from './word-paragraphs.ts';
import type { LetterLook } from './word-styles.ts';

/* A Word document has font sizes and paragraph spacing, but no positions. This file computes the layout from them. */

export interface CommonLook {
  /** The same for all text in the same style. */
  readonly face: string;
  readonly look: LetterLook;
  readonly letters: number;
}

/** The style of most letters; null without letters. */
export function commonLook(runs: readonly WordRun[]): CommonLook | null {
  const all = runs
    .map(({ text, look }) => ({ look, face: faceOf(look), letters: text.replace(/\s/g, '').length }))
    .filter(({ letters }) => letters > 0);
  const face = commonest(all.map((one) => [one.face, one.letters]));
  const own = all.filter((one) => one.face === face);
  const [first] = own;
  return first ? { ...first, letters: own.reduce((sum, { letters }) => sum + letters, 0) } : null;
}

function faceOf({ isBold, isItalic, isUnderlined, isCapital, isSmallCapital, size }: LetterLook): string {
  const flags = [isBold, isItalic, isUnderlined, isCapital, isSmallCapital];
  return `${flags.map((flag) => (flag ? '1' : '0')).join('')} ${size ?? ''}`;
}

/** As multiples of the font size. */
const lineHeight = 1.2;
const letterWidth = 0.5;
/** In points, between usual margins. */
const textWidth = 460;

/** The layout of each paragraph; empty for those without letters. */
export function layoutsOf(
  paragraphs: readonly WordParagraph[],
  usualSize: number,
): readonly { readonly layout?: LineLayout }[] {
  const looks = paragraphs.map(({ runs }) => commonLook(runs));
  const sizeOf = (look: CommonLook | null | undefined) => {
    const size = Number(look?.look.size) / 2;
    return size > 0 ? size : usualSize;
  };
  const textSize = commonest(looks.flatMap((look) => (look ? [[sizeOf(look), look.letters]] : []))) ?? 0;
  const distances = distancesAbove(
    paragraphs,
    looks.map((look) => ({ size: sizeOf(look), hasLetters: look !== null })),
  );
  const usual = median(distances.filter((one) => one !== null));
  return paragraphs.map(({ place, runs }, index) => {
    const look = looks[index];
    if (!look) return {};
    const own = distances[index] ?? null;
    const { isBold = false, isItalic = false } = look.look;
    const width = letterWidth * sizeOf(look) * runs.reduce((sum, { text }) => sum + text.length, 0);
    const layout: LineLayout = {
      ...{ face: look.face, isBold, isItalic, isRuled: place.isRuled ?? false },
      larger: sizeOf(look) - textSize,
      gap: own === null || usual === 0 ? null : own / usual,
      indent: (place.indent ?? 0) + alignmentIndent(place.align, Math.max(0, textWidth - width)),
    };
    return { layout };
  });
}

/** Distance from the last line with letters, in points; null for the first line and for paragraphs without letters. */
function distancesAbove(
  paragraphs: readonly WordParagraph[],
  letters: readonly { readonly size: number; readonly hasLetters: boolean }[],
): readonly (number | null)[] {
  let distance: number | null = null;
  return paragraphs.map((paragraph, index) => {
    const { above = 0, below = 0 } = paragraph.place;
    const { size = 0, hasLetters = false } = letters[index] ?? {};
    if (!isInOneCell(paragraph, paragraphs[index - 1])) distance = null;
    const own = distance === null ? null : distance + above + lineHeight * size;
    if (hasLetters) distance = below;
    else distance = own === null ? null : own + below;
    return hasLetters ? own : null;
  });
}

function isInOneCell(one: WordParagraph, other: WordParagraph | undefined): boolean {
  return one.cell?.row === other?.cell?.row && one.cell?.column === other?.cell?.column;
}

function alignmentIndent(align: string | undefined, free: number): number {
  if (align === 'center') return free / 2;
  return align === 'right' || align === 'end' ? free : 0;
}
