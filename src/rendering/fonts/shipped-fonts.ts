import { fontFiles } from '../typst/font-files.ts';
import { readFontFaces } from './font-face.ts';

export type HasGlyph = (character: string) => boolean;

/** Whether one of the package's fonts has a character: themes try them all. @throws RenderError without fonts. */
export function shippedFonts(fontsFolder: string): HasGlyph {
  const faces = fontFiles(fontsFolder).flatMap(readFontFaces);
  return (character) => faces.some((face) => face.has(character));
}
