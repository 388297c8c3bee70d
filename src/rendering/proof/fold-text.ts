import { cleanText, withoutRadicals } from '../../documents/text/clean-text.ts';
import type { HasGlyph } from '../fonts/font-face.ts';

/** No font draws them, and no reader gives them back. */
const invisible = /\p{Default_Ignorable_Code_Point}|[^\P{Cc}\n\t]/gu;
/** One glyph with `户` in many fonts, and one radical. */
const otherDoor = /戶/g;
const hyphens = /[\u2010\u2011]/g;
/** Stands where the PDF shows something and does not say what. */
export const unknownCharacter = '\uFFFD';

/**
 * What a text is to a machine that compares, as lines: spellings that look the same are the same, other white
 * space is one space. A character without a glyph, which is reported on its own, ends a line: readers find
 * anything or nothing there.
 */
export function foldText(text: string, hasGlyph: HasGlyph): string {
  const spaced = withoutRadicals(text)
    .replace(otherDoor, '户')
    .replace(/[\p{Z}\t]+/gu, ' ')
    .normalize('NFC')
    .replace(invisible, '');
  const shown = [...spaced].map((character) => (isShown(character, hasGlyph) ? character : '\n')).join('');
  const lines = shown.split('\n').map((line) => line.normalize('NFKC').replace(hyphens, '-'));
  return lines
    .map((line) => line.replace(/[\p{Z}\s]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function isShown(character: string, hasGlyph: HasGlyph): boolean {
  return character !== unknownCharacter && hasGlyph(character);
}

/** A mark without a glyph may take the letter that it is on along, or not: nothing is asked of its word. */
function withoutMarkedWords(text: string, hasGlyph: HasGlyph): string {
  const isLost = (word: string) => (word.match(/\p{M}/gu) ?? []).some((mark) => !hasGlyph(mark));
  return text
    .split(' ')
    .map((word) => (isLost(word) ? '\n' : word))
    .join(' ');
}

/** A text of the document, which has no lines of its own: one part, or more around characters without a glyph. */
export function foldParts(text: string, hasGlyph: HasGlyph): readonly string[] {
  return foldText(withoutMarkedWords(cleanText(text).replace(/[\p{Z}\s]+/gu, ' '), hasGlyph), hasGlyph)
    .split('\n')
    .filter((part) => part !== '');
}
