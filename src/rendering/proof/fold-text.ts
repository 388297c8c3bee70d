import { cleanText, withoutRadicals } from '../../documents/text/clean-text.ts';
import type { HasGlyph } from '../fonts/font-face.ts';

/** Characters that fonts do not draw and PDF readers do not return. */
const invisible = /\p{Default_Ignorable_Code_Point}|[^\P{Cc}\n\t]/gu;
/** Variant of `户`: both share a radical, and one glyph in many fonts. */
const doorVariant = /戶/g;
const hyphens = /[\u2010\u2011]/g;
/** Replaces a glyph whose text the PDF does not give. */
export const unknownCharacter = '\uFFFD';

/**
 * Normalizes a text for comparison, as lines: spellings that look the same become the same, and white space becomes one
 * space. A character without a glyph ends a line, because PDF readers return anything or nothing for it; it is reported
 * separately.
 */
export function foldText(text: string, hasGlyph: HasGlyph): string {
  const spaced = withoutRadicals(text)
    .replace(doorVariant, '户')
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

/** Drops words with a combining mark that has no glyph: its letter may be missing too. */
function withoutMarkedWords(text: string, hasGlyph: HasGlyph): string {
  const isLost = (word: string) => (word.match(/\p{M}/gu) ?? []).some((mark) => !hasGlyph(mark));
  return text
    .split(' ')
    .map((word) => (isLost(word) ? '\n' : word))
    .join(' ');
}

/** Splits a text of the document at characters without a glyph. Its line breaks count as spaces. */
export function foldParts(text: string, hasGlyph: HasGlyph): readonly string[] {
  return foldText(withoutMarkedWords(cleanText(text).replace(/[\p{Z}\s]+/gu, ' '), hasGlyph), hasGlyph)
    .split('\n')
    .filter((part) => part !== '');
}
