import type { HasGlyph } from './font-face.ts';
import type { FontFinder, FontFolders, FoundFonts } from './font-finder.ts';

/** Characters that need no glyph. Private-use and unassigned characters need one. */
const undrawn = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}]/u;

export function isDrawn(character: string): boolean {
  return !undrawn.test(character);
}

const plain = /^[\x20-\x7e\s]*$/;

/**
 * Finds the fonts that a text needs beyond the shipped ones. Most texts need none: then no files are read, and the PDF
 * is the same on every machine.
 */
export function createFontChooser(
  options: FontFolders & { readonly fontsFolder: string },
): (text: string) => Promise<FoundFonts | null> {
  let shipped: HasGlyph | null = null;
  let finder: FontFinder | null = null;
  return async (text) => {
    if (plain.test(text)) return null;
    const { shippedFonts } = await import('./font-face.ts');
    shipped ??= shippedFonts(options.fontsFolder);
    const hasGlyph = shipped;
    const lacked = [...new Set(text)].filter((character) => isDrawn(character) && !hasGlyph(character));
    if (lacked.length === 0) return null;
    const { createFontFinder } = await import('./font-finder.ts');
    finder ??= createFontFinder(options);
    return finder.find(lacked);
  };
}
