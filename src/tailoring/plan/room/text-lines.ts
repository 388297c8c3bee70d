/*
 * About how many lines a text takes in the font of the theme `ats`, by classes of characters. Widths are shares of the
 * font's size, as Source Sans 3 has them on average.
 */

const narrow = new Set("iljtfrI.,;:'’!|()[]/- ");
const wide = new Set('mwMW@%—…&');
const narrowWidth = 0.27;
const otherWidth = 0.49;
const capitalWidth = 0.58;
const wideWidth = 0.8;
const eastAsianWidth = 1;
/** From here on characters are as wide as they are high: Chinese, Japanese, Korean, full-width signs. */
const firstEastAsian = 0x2e80;
/** A line ends before the word that no longer fits. */
const usedShare = 0.97;

/** The width of a text in sizes of its font. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (narrow.has(character)) return narrowWidth;
  if (wide.has(character)) return wideWidth;
  if ((character.codePointAt(0) ?? 0) >= firstEastAsian) return eastAsianWidth;
  return character >= 'A' && character <= 'Z' ? capitalWidth : otherWidth;
}

/** `lineWidth`: in sizes of the font. An empty text takes no line; a line break begins another one. */
export function linesOf(text: string, lineWidth: number): number {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  return paragraphs.reduce((sum, line) => sum + Math.ceil(widthOf(line) / (lineWidth * usedShare)), 0);
}
