import path from 'node:path';
import type { getDocumentProxy } from 'unpdf';
import { packageRoot } from '../../package-root.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import { isContactLine } from '../outline/recognize/contact-in-text.ts';
import { withoutRadicals } from '../text/clean-text.ts';
import { withDrawnLetters } from './drawn-letters.ts';
import { drawnDots, drawsAccents, markersOf, withDrawnAccents } from './drawn-marks.ts';
import { withLostLigatures } from './lost-ligatures.ts';
import { areMisread, asMeant } from './misread-letters.ts';
import { isOnOneLine, type PageLink, type PageRun, type PdfPage, textOf } from './page-rows.ts';
import { withBlocks } from './text-blocks.ts';
import { checkUnpackedSize } from './unpacked-size.ts';

const maxPages = 20;
/** Matched against font names; those of Computer Modern, used by LaTeX, are abbreviations. */
const heavyFonts = /bold|black|heavy|demi|(?:cm|sf)bx/i;
const slantedFonts = /italic|oblique|slanted|(?:cm|sf)(?:ti|sl)/i;
/** Fonts whose letters are pictures: list markers, envelopes, telephones. */
const pictures = /awesome|symbol|wingding|webding|dingbat|marvosym|entypo|academicon|icon/i;
/** Private-use characters, which have a meaning only in their font, and the replacement for an object. */
const privateUse = /[\p{Co}\uFFFC]/gu;
const rareLetter =
  '[^\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Common}\\p{Script=Inherited}]';
/** A single letter of a rare script, or a single accent, is a picture with a random name. */
const loneLetter = new RegExp(`^(?:\\p{M}|${rareLetter})$`, 'u');
/** Words in a rare script; then single letters of it are text. */
const rareWords = new RegExp(`${rareLetter}{4}`, 'u');
/** Placeholder for a picture until it is known whether it is a list marker. */
const picture = '\uFFFC';
/** In points. */
const maxMarkerDistance = 40;

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * The text of a PDF with positions.
 * @throws UnreadableFile if it is locked, broken, too long or has no text
 */
export async function readPdfPages(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  return pagesOf(await openPdf(bytes));
}

/** @throws UnreadableFile if it is locked, broken or far too long */
async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const drawn = checkUnpackedSize(bytes);
  const { getDocumentProxy } = await import('unpdf');
  polyfillBufferTransfer();
  const opening = getDocumentProxy(drawn, {
    isEvalSupported: false,
    disableFontFace: true,
    // Only text, lines and dots are read, so pictures are not unpacked.
    maxImageSize: 1,
    // Chinese, Japanese and Korean fonts may identify letters by numbers that only Adobe's tables explain.
    cMapUrl: `${path.join(packageRoot(), 'fonts', 'cmaps')}/`,
    cMapPacked: true,
    verbosity: 0,
  });
  return fromLibrary(opening);
}

/** The library's answer; its errors are about the file. @throws UnreadableFile */
function fromLibrary<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw new UnreadableFile(reasonOf(error), { cause: error });
  });
}

/**
 * Limits for all pages together, several times what the largest resumes have: readers compare each text with its
 * neighbors.
 */
const maxima = { steps: 200_000, letters: 400_000, texts: 30_000, links: 1000 };
const names: Readonly<Record<keyof typeof maxima, string>> = {
  steps: 'lines and shapes',
  letters: 'characters',
  texts: 'separate pieces of text',
  links: 'links',
};

/** @throws UnreadableFile if there is more than any resume has */
function checkLeft(left: Readonly<typeof maxima>): void {
  for (const key of ['steps', 'letters', 'texts', 'links'] as const)
    if (left[key] < 0)
      throw new UnreadableFile(
        `is too large to be a resume: over ${maxima[key].toLocaleString('en')} ${names[key]}`,
      );
}

/** Number of letters in the arguments of one operator. */
function lettersIn(value: unknown): number {
  const [letters]: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.isArray(letters) ? letters.length : 0;
}

/** @throws UnreadableFile if it is broken, too long or has no text */
async function pagesOf(document: PdfDocument): Promise<readonly PdfPage[]> {
  const { getResolvedPDFJS } = await import('unpdf');
  if (document.numPages > maxPages)
    throw new UnreadableFile(`has ${document.numPages} pages; at most ${maxPages} are read`);
  const { OPS: codes } = await getResolvedPDFJS();
  const shown = [];
  const left = { ...maxima };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await fromLibrary(document.getPage(number));
    const drawing = await fromLibrary(page.getOperatorList());
    left.steps -= drawing.fnArray.length;
    left.letters -= drawing.argsArray.reduce((sum: number, value) => sum + lettersIn(value), 0);
    checkLeft(left);
    const [content, annotations] = await fromLibrary(
      Promise.all([page.getTextContent(), page.getAnnotations()]),
    );
    left.texts -= content.items.length;
    left.links -= annotations.length;
    checkLeft(left);
    const nameOf = (font: string) => (page.commonObjs.has(font) ? fontName(page.commonObjs.get(font)) : '');
    const steps = { functions: drawing.fnArray, values: drawing.argsArray, codes };
    const texts = content.items.map((item) => ('str' in item ? item.str : ''));
    const lineEnds = content.items.map((item) => 'hasEOL' in item && item.hasEOL);
    const links = annotations.flatMap(linkOfAnnotation);
    shown.push({ page, items: content.items, texts, lineEnds, steps, nameOf, links });
  }
  if (areMisread(shown.flatMap(({ texts }) => texts))) {
    for (const each of shown) {
      // Unchanged, because the library would turn a misread `ß` into `fl`.
      const { items } = await fromLibrary(each.page.getTextContent({ disableNormalization: true }));
      each.texts = items.map((item) => ('str' in item ? asMeant(item.str) : ''));
    }
  }
  const named = withLostLigatures(shown);
  const hasRareWords = named.some((texts) => rareWords.test(texts.join('').replace(/\s/g, '')));
  const isIcon = (words: string) => !hasRareWords && loneLetter.test(words.trim());
  const said = named.map((texts) => texts.join('')).join('');
  const typefaceOf = typefaces(shown);
  const pages = shown.map(({ items, steps, nameOf, links }, index): PdfPage => {
    const whole = withDrawnLetters(named[index] ?? [], steps).map((text) => withoutRadicals(text, said));
    const written = items.flatMap((item, at) => runOf(item, whole[at] ?? '', { nameOf, typefaceOf, isIcon }));
    const runs = withBlocks(withMarkers(withBlanks(withDrawnAccents(withoutDoubles(written)))));
    return { runs: [...runs, ...markersOf(drawnDots(steps), runs)], links };
  });
  if (pages.every(({ runs }) => runs.every(({ text }) => text.trim() === '')))
    throw new UnreadableFile('has no text, only pictures; use a PDF that was not scanned, or a DOCX');
  return pages;
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return 'is protected by a password; save it without one';
  return 'cannot be read as a PDF: it is damaged or incomplete';
}

/** Adds a method that the library needs and Node 20 lacks; without it, the library loses fonts silently. */
function polyfillBufferTransfer(): void {
  if ('transferToFixedLength' in ArrayBuffer.prototype) return;
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    configurable: true,
    value(this: ArrayBuffer, length = this.byteLength) {
      const moved = new Uint8Array(length);
      moved.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return moved.buffer;
    },
  });
}

interface FontReader {
  readonly nameOf: (font: string) => string;
  readonly typefaceOf: (font: string, name: string) => string;
  readonly isIcon: (words: string) => boolean;
}

/** The tag that distinguishes parts of one font: `ABCDEF+Lato-Bold`. */
const subsetTag = /^[A-Z]{6}\+/;
/** Minimum number of Chinese parts; a few fonts with one name may be weights of a variable font. */
const minParts = 6;

/** Joins the parts of one font, of which a web page with Chinese text has dozens. */
function typefaces(
  pages: readonly { readonly items: readonly object[]; readonly nameOf: (font: string) => string }[],
): FontReader['typefaceOf'] {
  const parts = new Map<string, Set<string>>();
  for (const { items, nameOf } of pages)
    for (const item of items) {
      if (!('str' in item) || !('fontName' in item)) continue;
      const font = String(item.fontName);
      const name = nameOf(font);
      if (!subsetTag.test(name) || !/\p{Script=Han}/u.test(String(item.str))) continue;
      const whole = name.replace(subsetTag, '');
      parts.set(whole, (parts.get(whole) ?? new Set()).add(font));
    }
  const inParts = new Set([...parts].flatMap(([name, fonts]) => (fonts.size < minParts ? [] : name)));
  return (font, name) => {
    const whole = inParts.size === 0 ? '' : name.replace(subsetTag, '');
    return whole !== '' && inParts.has(whole) ? whole : font;
  };
}

function fontName(font: unknown): string {
  return typeof font === 'object' && font !== null && 'name' in font ? String(font.name) : '';
}

function runOf(item: object, text: string, { nameOf, typefaceOf, isIcon }: FontReader): readonly PageRun[] {
  if (!('str' in item) || !('transform' in item) || !('width' in item) || !('fontName' in item)) return [];
  const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
  if (text === '') return [];
  const font = String(item.fontName);
  const name = nameOf(font);
  const words = text.replace(privateUse, '');
  const isPicture = words.trim() === '' ? words !== text : pictures.test(name) || isIcon(words);
  return [
    {
      text: isPicture ? picture : words,
      x,
      y,
      endX: x + Number(item.width),
      size: Math.hypot(c, d),
      font: typefaceOf(font, name),
      bold: heavyFonts.test(name),
      italic: slantedFonts.test(name),
      drawsAccents: drawsAccents(name),
    },
  ];
}

/**
 * Maximum distance between two copies of the same words, drawn for a shadow or to look bolder, as a share of the font
 * size.
 */
const twinDistance = 0.15;

function withoutDoubles(runs: readonly PageRun[]): readonly PageRun[] {
  const drawn = new Map<string, PageRun[]>();
  return runs.filter((run) => {
    if (run.text.trim() === '') return true;
    const alike = drawn.get(run.text) ?? [];
    drawn.set(run.text, [...alike.slice(-maxAlike), run]);
    const near = twinDistance * run.size;
    return !alike.some(({ x, y }) => Math.abs(x - run.x) < near && Math.abs(y - run.y) < near);
  });
}

/** Number of earlier copies to compare with; a copy is drawn soon after the original. */
const maxAlike = 8;

/** Keeps a blank that is a separate run by adding it to the next words: it may be too narrow to count as a gap. */
function withBlanks(runs: readonly PageRun[]): readonly PageRun[] {
  return runs.map((run, index) => {
    const before = runs[index - 1];
    const isBlank = before !== undefined && before.text.trim() === '' && isOnOneLine(before, run);
    return isBlank && Math.abs(run.x - before.endX) < run.size ? { ...run, text: ` ${run.text}` } : run;
  });
}

/** A picture before words becomes a list marker; other pictures, such as stars, are removed. */
function withMarkers(runs: readonly PageRun[]): readonly PageRun[] {
  // A blank before a picture may have been added to it.
  const isPicture = ({ text }: PageRun) => text.trim() === picture;
  const words = runs.filter((run) => !isPicture(run) && run.text.trim() !== '');
  return runs.flatMap((run, index) => {
    if (!isPicture(run)) return [run];
    if (isRedundant(runs, index, isPicture)) return [];
    const marks = words.some(
      (word) => isOnOneLine(word, run) && word.x >= run.x && word.x - run.endX < maxMarkerDistance,
    );
    return marks ? [{ ...run, text: '•' }] : [];
  });
}

/** True for a picture after a marker or separator, or a single one among words, which does not mark a list. */
function isRedundant(runs: readonly PageRun[], index: number, isPicture: (run: PageRun) => boolean): boolean {
  const near = runs.slice(Math.max(0, index - maxRunsBeside), index + maxRunsBeside + 1);
  const run = runs[index];
  const line = run ? near.filter((one) => one.text.trim() !== '' && isOnOneLine(one, run)) : [];
  const before = run && line[line.indexOf(run) - 1];
  if (!run || !before) return false;
  const isSeparated = isPicture(before) || /[•·∙|–—-]$/u.test(before.text.trim());
  const isAmongWords =
    run.text !== picture && line.filter(isPicture).length === 1 && !isContactLine(textOf(line));
  return isSeparated || isAmongWords;
}

/** In runs. */
const maxRunsBeside = 12;

function linkOfAnnotation(annotation: {
  readonly url?: unknown;
  readonly rect?: unknown;
}): readonly PageLink[] {
  const { url, rect } = annotation;
  if (typeof url !== 'string' || !Array.isArray(rect)) return [];
  const [left = 0, bottom = 0, right = 0, top = 0] = rect.map(Number);
  return [{ url, left, right, bottom, top }];
}
