import type { PdfCheck } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { isDrawn } from '../fonts/choose-fonts.ts';
import { type HasGlyph, shippedFonts } from '../fonts/font-face.ts';
import { type FoundFonts, scripts } from '../fonts/font-finder.ts';
import { expectedTexts, type TextGroup } from './expected-texts.ts';
import { foldParts, foldText } from './fold-text.ts';
import {
  foldGroup,
  leftToRightGroup,
  lengthWarning,
  lostIn,
  lostWords,
  runsRightToLeft,
  sectionsOf,
  textsOf,
} from './lost-texts.ts';
import { readPdfText } from './pdf/read-pdf-text.ts';
import { columnsOf, fileOrder, fileText, type ReadingOrder, visualOrder } from './reading-orders.ts';

interface Proof {
  readonly pdf: Uint8Array;
  readonly document: ResumeDocument;
  /** The fonts of the package, to find characters that they lack. */
  readonly fontsFolder: string;
  /** True if the theme has a sidebar, whose sections come before the others. */
  readonly hasColumns?: boolean | undefined;
  /** Fonts that were used in addition. */
  readonly extraFonts?: FoundFonts | null | undefined;
}

const orderWarning = 'There is right-to-left text: each word was checked, but not the order of words.';
const ligature = /[\uFB00-\uFB06]/;

/**
 * Reads the text of a PDF back and searches for all texts of the document, in the order of the file and line by line.
 * With columns, each section is searched separately, and the lines of one column are read before those of the next.
 * @throws RenderError if the PDF cannot be read
 */
export function provePdf({ pdf, document, fontsFolder, hasColumns = false, extraFonts }: Proof): PdfCheck {
  const { pages } = readPdfText(pdf);
  const groups = expectedTexts(document, { asViewed: true });
  const covers = coverage(shippedFonts(fontsFolder), extraFonts);
  const fold = (text: string) => foldText(text, covers);
  const orders = [fileOrder(pages, fold), visualOrder(hasColumns ? pages.flatMap(columnsOf) : pages, fold)];
  const folded = groups.map((group) => foldGroup(group, (text) => foldParts(text, covers)));
  const isMixed = runsRightToLeft(groups);
  const lost = isMixed
    ? [...lostAnywhere(orders, folded), ...lostWords(folded, foldText(fileText(pages), covers))]
    : orders.flatMap((order) =>
        (hasColumns ? sectionsOf(folded) : [folded]).flatMap((inTurn) => lostIn(order, inTurn)),
      );
  const printed = pages.flat().map(({ text }) => text);
  const damaged = printed.filter((text) => ligature.test(text)).map((text) => `"${text}" (a ligature)`);
  const missing = [...new Set([...lost, ...damaged])];
  return {
    ok: missing.length === 0,
    pages: pages.length,
    missing,
    warnings: [
      ...glyphWarning(groups, covers),
      ...(isMixed ? [orderWarning] : []),
      ...lengthWarning(pages.length),
    ],
  };
}

/** Caches which characters have a glyph. */
function coverage(isShipped: HasGlyph, extraFonts: FoundFonts | null | undefined): HasGlyph {
  const known = new Map<string, boolean>();
  return (character) => {
    const found =
      known.get(character) ?? (/\s/.test(character) || isShipped(character) || extraFonts?.has(character));
    known.set(character, found === true);
    return found === true;
  };
}

function lostAnywhere(orders: readonly ReadingOrder[], groups: readonly TextGroup[]): readonly string[] {
  return orders.flatMap((order) => groups.map(leftToRightGroup).flatMap((group) => lostIn(order, [group])));
}

/** Maximum number of characters that a warning lists for one script. */
const maxShown = 12;

/** A warning about characters without a glyph and the fonts that have them; empty if there are none. */
function glyphWarning(groups: readonly TextGroup[], hasGlyph: HasGlyph): readonly string[] {
  const texts = groups.flatMap(textsOf);
  let left = [...new Set(texts.join('').normalize('NFC'))].filter(
    (character) => isDrawn(character) && !hasGlyph(character),
  );
  const packages = new Set<string>();
  const lists: string[] = [];
  for (const script of scripts) {
    const ofScript = left.filter((character) => script.has(character));
    if (ofScript.length === 0) continue;
    left = left.filter((character) => !script.has(character));
    packages.add(script.debianPackage);
    lists.push(`${listed(ofScript)} (${script.name})`);
  }
  if (lists.length === 0) return [];
  return [
    `No font here can draw: ${lists.join(', ')}. They are empty boxes in the PDF, and the text that applicant ` +
      `tracking systems read may lack them. Install fonts that have them (Debian, Ubuntu: apt-get install ` +
      `${[...packages].join(' ')}), or use a folder with such fonts: --font-dir FOLDER, or fonts.folder in server.yaml.`,
  ];
}

/** The character, or its code point if it is for private use or unassigned. */
function shown(character: string): string {
  if (!/[\p{Co}\p{Cn}]/u.test(character)) return character;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function listed(characters: readonly string[]): string {
  const more = characters.length - maxShown;
  return [...characters.slice(0, maxShown).map(shown), ...(more > 0 ? [`and ${more} more`] : [])].join(' ');
}
