import { decodeEntities } from '../contract/resume/html-markup.ts';
import { simplified } from '../lexicon/languages/simplified.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { functionWords } from '../lexicon/words/generic-words.ts';
import { isCapitalizedWord } from '../text/letters.ts';
import { preparedPattern } from '../text/patterns/prepared-pattern.ts';
import { termKey, tokenize } from '../text/tokenize.ts';
import { firstFrom, wordSet } from '../values/lists.ts';
import { lazy } from '../values/memoize.ts';
import { ownValue } from '../values/own-value.ts';
import { withoutPageRows } from './page-rows.ts';

/** The posting as plain lines of NFKC text, in which every character can be traced to its source. */
export interface CleanText {
  /** The text to read, with Chinese in simplified characters. */
  readonly text: string;
  /** The same text as written, character by character. */
  readonly written: string;
  /** The source range of [start, end) in `text`. */
  sourceRange(start: number, end: number): { readonly start: number; readonly end: number };
  /** HTML comments, which readers of the page never see and which often carry injected text. */
  readonly comments: readonly string[];
}

const piecePattern =
  /(?<comment><!--)|(?<unseen><(?:script|style|noscript|template)\b)|(?<item><li\b[^<>]*>)|(?<block><\/?(?:p|div|ul|ol|li|br|h[1-6]|tr|table|section|article|header|footer|blockquote|pre|hr)\b[^<>]*>)|(?<tag><\/?[a-z][^<>]*>)|(?<entity>&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,7});)|(?<hidden>[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u00AD])|(?<line>\r\n|[\r\u2028\u2029])|(?<emphasis>\*\*|__)|(?<gap>[ \t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]{2,})|(?<bullet>[\u2022\u25AA\u25AB\u25CF\u25E6\u2023\u25A0\u25B6\u25BA\u27A2\u27A4\u25C6\u25C7\u2756\u2605\u2606\u2713\u2714\u2705\u{1F449}\u{1F539}\u{1F538}]\uFE0F?)|(?<other>\P{M}\p{M}+|[^\0-\x7f])/giu;

/** End tags of elements that are never shown, by tag name. */
const closings: Readonly<Record<string, RegExp>> = {
  script: /<\/script>/gi,
  style: /<\/style>/gi,
  noscript: /<\/noscript>/gi,
  template: /<\/template>/gi,
};

/** A stretch of the clean text: copied character by character, or a replacement for a stretch of the source. */
interface Piece {
  readonly isCopy: boolean;
  /** Where it begins in the clean text. */
  readonly at: number;
  /** [start, end) in the source. */
  readonly start: number;
  readonly end: number;
}

interface Writer {
  text: string;
  /** Indexes into the source where a blank between two words was lost, in order, and the next of them. */
  readonly lostBlanks: readonly number[];
  nextLost: number;
  readonly pieces: Piece[];
  /** Collapses runs of blanks into one; all readers of the clean text rely on this. */
  endsInBlank: boolean;
}

export function cleanPosting(lexicon: Lexicon, text: string): CleanText {
  const source = withoutPageRows(text);
  const writer: Writer = {
    text: '',
    lostBlanks: lostBlanksIn(lexicon, source),
    nextLost: 0,
    pieces: [],
    endsInBlank: false,
  };
  const comments: string[] = [];
  const endOfUnseen = unseenEnds(source);
  let copied = 0;
  piecePattern.lastIndex = 0;
  for (let match = piecePattern.exec(source); match !== null; match = piecePattern.exec(source)) {
    const { index, groups = {} } = match;
    const end = groups['comment'] || groups['unseen'] ? endOfUnseen(match) : piecePattern.lastIndex;
    piecePattern.lastIndex = end;
    copy(writer, source, copied, index);
    copied = end;
    if (groups['comment']) comments.push(source.slice(index, end));
    const replacement = replacementOf(match, source);
    const opens = index === 0 || source[index - 1] === '\n';
    write(writer, opens ? onSameLine(replacement) : replacement, index, end);
  }
  copy(writer, source, copied, source.length);
  return {
    text: simplified(writer.text),
    written: writer.text,
    comments,
    sourceRange: (start, end) => ({
      start: originOf(writer, start)?.start ?? source.length,
      end: originOf(writer, end - 1)?.end ?? source.length,
    }),
  };
}

const restOfTag = /<[a-z][^<>]*>/iy;

/** Finds the end of a comment or hidden element; an element without an end tag is only its start tag. */
function unseenEnds(source: string): (match: RegExpExecArray) => number {
  const leftOpen = new Set<string>();
  return ({ 0: opening, index }) => {
    if (opening === '<!--') {
      const end = source.indexOf('-->', index);
      return end < 0 ? source.length : end + '-->'.length;
    }
    const name = opening.slice(1).toLowerCase();
    const closing = ownValue(closings, name);
    if (closing !== undefined && !leftOpen.has(name)) {
      closing.lastIndex = index;
      if (closing.test(source)) return closing.lastIndex;
      leftOpen.add(name);
    }
    restOfTag.lastIndex = index;
    return index + (restOfTag.exec(source)?.[0].length ?? opening.length);
  };
}

/** Adds no empty line above a bullet that already begins its line. */
function onSameLine(replacement: string): string {
  return replacement.startsWith('\n•') ? replacement.slice(1) : replacement;
}

function replacementOf({ 0: whole, index, groups = {} }: RegExpExecArray, source: string): string {
  const { item, bullet, block, line, gap, entity, other } = groups;
  if (item || bullet || (whole.startsWith(arrow) && opensLine(source, index))) return '\n• ';
  if (block || line) return '\n';
  if (gap) return ' ';
  if (entity) return decodeEntity(entity);
  return other ? whole.normalize('NFKC') : '';
}

const arrow = '\u2192';

/** True if an arrow is a bullet; between words, "Build → test → release", it is not. */
function opensLine(source: string, index: number): boolean {
  const before = source.slice(0, index).trimEnd();
  return (
    before === '' || /[.;:>]/.test(before.slice(-1)) || source.slice(before.length, index).includes('\n')
  );
}

function decodeEntity(entity: string): string {
  if (/^&bull;$/i.test(entity)) return '\n• ';
  const decoded = decodeEntities(entity).normalize('NFKC');
  // A code point that is not a character.
  if (decoded === entity && entity.startsWith('&#')) return ' ';
  return decoded.replace(/[\s\p{Cc}]/gu, ' ').replace(/[\u00AD\u200B-\u200F]/gu, '');
}

function copy(writer: Writer, source: string, from: number, end: number): void {
  const { lostBlanks } = writer;
  let start = from;
  for (; (lostBlanks[writer.nextLost] ?? end) < end; writer.nextLost += 1) {
    const lost = lostBlanks[writer.nextLost] as number;
    if (lost < start) continue;
    copyWhole(writer, source, start, lost);
    write(writer, ' ', lost, lost);
    start = lost;
  }
  copyWhole(writer, source, start, end);
}

/** A word in small letters that runs into a capital: `inNetzwerktechnik`, `onClick`, `AlsKundenberater`. */
const smallBeforeCapital = preparedPattern(
  String.raw`(?<![\p{L}\p{N}@._#\/\\-])\p{Lu}?\p{Ll}{2,12}(?=[A-Z])`,
  'gu',
);

function functionWordsOf(language: 'en' | 'de' | 'fr' | 'es'): readonly string[] {
  const { stops, links } = functionWords(language);
  return [...stops, ...links];
}

const smallWords = lazy(() => new Set((['en', 'de', 'fr', 'es'] as const).flatMap(functionWordsOf)));

/** German function words that are none in other languages, and determiners: no name in a program begins with one. */
const beforeAnyNoun = lazy(() => {
  const elsewhere = new Set((['en', 'fr', 'es'] as const).flatMap(functionWordsOf));
  const german = functionWordsOf('de').filter((word) => !elsewhere.has(word));
  return new Set([...german, 'the', 'our', 'your', 'their']);
});

/** `Kundenberater`, `HR-Manager`; `TH` of `derTH` may be a name in any program. */
const noun = preparedPattern(String.raw`^(?:\p{Lu}\p{Ll}{3}|\p{Lu}{2,5}-\p{Lu}\p{Ll}{3})`);
/** German articles in capitals begin names: `DerStandard`. */
const articlesInNames = wordSet('der die das');

/** Function words that begin names in programs: `isMarkdown`, `onClick`. */
const prefixesOfCode = wordSet('is are has have do can to on');

/** In UTF-16 units. */
const maxNameLength = 40;

/** Indexes in the source at which a word begins directly after another one. */
function lostBlanksIn(lexicon: Lexicon, source: string): readonly number[] {
  const found = [...namesAfterSmallWords(lexicon, source), ...gluedNames(lexicon, source)].sort(
    (one, other) => one - other,
  );
  return found.filter((index, position) => index !== found[position - 1]);
}

function isKnown(lexicon: Lexicon, word: string): boolean {
  return lexicon.index.terms.get(termKey(word)) !== undefined;
}

/** A word with a capital inside, too: `KafkaJenkins`, `JavaScript`. `dockerRun` is a name in a program. */
const withInnerCapital = preparedPattern(
  String.raw`(?<![\p{L}\p{N}@._#\/\\-])\p{Lu}(?=[\p{L}\p{N}+#]{0,58}\p{Lu})[\p{L}\p{N}+#]{5,59}(?![\p{L}\p{N}+#@_])`,
  'gu',
);

/** In letters; shorter names and acronyms are parts of too many others. */
const minGluedLength = 3;

/**
 * Where a word is made of known names, each with a capital: `KafkaJenkins`. Later ones may be function words, which
 * begin the next line: `PhotoshopWe`. A word that is known as a whole is one name.
 */
function gluedNames(lexicon: Lexicon, source: string): readonly number[] {
  if (!/[\p{L}\p{N}]\p{Lu}/u.test(source)) return [];
  return withInnerCapital.all(source).flatMap(({ index, 0: word }) => {
    return isKnown(lexicon, word) ? [] : laterNamesIn(lexicon, word).map((at) => index + at);
  });
}

/** Where the second and later names begin in a word that is made of known names; none in any other. */
function laterNamesIn(lexicon: Lexicon, word: string): readonly number[] {
  const starts = [...word.matchAll(/\p{Lu}/gu)].map(({ index }) => index).filter((at) => at > 0);
  // From the end: the rest of the word from each start, with as few parts as possible.
  const rests = new Map<number, readonly number[]>([[word.length, []]]);
  for (const start of [...starts.toReversed(), 0]) {
    for (const end of [...starts.filter((at) => at > start), word.length]) {
      const rest = rests.get(end);
      const parts = rest && isNamePart(lexicon, word.slice(start, end), start) ? [start, ...rest] : null;
      if (parts && parts.length <= (rests.get(start)?.length ?? parts.length)) rests.set(start, parts);
    }
  }
  return rests.get(0)?.slice(1) ?? [];
}

function isNamePart(lexicon: Lexicon, part: string, start: number): boolean {
  if (part.length >= minGluedLength && isKnown(lexicon, part)) return true;
  return start > 0 && isCapitalizedWord(part) && smallWords().has(part.toLowerCase());
}

/**
 * Where a known name begins directly after a function word, `inNetzwerktechnik`, or any noun after a word that begins no
 * name in a program, `derVerwaltung`. A name such as `inDesign` is known as
 * a whole, and `withRouter` of a program has no known name after it.
 */
function namesAfterSmallWords(lexicon: Lexicon, source: string): readonly number[] {
  if (!/[a-z][A-Z]/.test(source)) return [];
  return smallBeforeCapital.all(source).flatMap(({ index, 0: small }) => {
    const word = small.toLowerCase();
    if (!smallWords().has(word) || prefixesOfCode.has(word)) return [];
    const at = index + small.length;
    const isBeforeNoun = beforeAnyNoun().has(word) && noun.test(source.slice(at, at + maxNameLength));
    if (isBeforeNoun && (small === word || !articlesInNames.has(word)))
      return isKnown(lexicon, small + (wordAt(source, at) ?? '')) ? [] : [at];
    if (small !== word) return [];
    const name = wordAt(source, at) ?? '';
    return isKnown(lexicon, name) && !isKnown(lexicon, small + name) ? [at] : [];
  });
}

function wordAt(source: string, at: number): string | undefined {
  return tokenize(source.slice(at, at + maxNameLength))[0]?.text;
}

function copyWhole(writer: Writer, source: string, from: number, end: number): void {
  const start = from < end && writer.endsInBlank && source[from] === ' ' ? from + 1 : from;
  if (start === end) return;
  writer.pieces.push({ isCopy: true, at: writer.text.length, start, end });
  writer.text += source.slice(start, end);
  writer.endsInBlank = source[end - 1] === ' ';
}

function write(writer: Writer, written: string, start: number, end: number): void {
  const replacement = writer.endsInBlank && written.startsWith(' ') ? written.slice(1) : written;
  if (replacement === '') return;
  writer.pieces.push({ isCopy: false, at: writer.text.length, start, end });
  writer.text += replacement;
  writer.endsInBlank = replacement.endsWith(' ');
}

/** The source range of the character at `index` of the clean text; null if out of range. */
function originOf({ text, pieces }: Writer, index: number): Pick<Piece, 'start' | 'end'> | null {
  const piece = index < text.length ? pieces[pieceAt(pieces, index)] : undefined;
  if (!piece) return null;
  const start = piece.start + index - piece.at;
  return piece.isCopy ? { start, end: start + 1 } : piece;
}

/** The last piece that begins at or before `index`; -1 if there is none. */
function pieceAt(pieces: readonly Piece[], index: number): number {
  return firstFrom(pieces, index + 1, ({ at }) => at) - 1;
}

/** The range [start, end) of the clean text as the posting writes it, on one line. */
export function writtenBetween({ written }: CleanText, start: number, end: number): string {
  return written.slice(start, end).replaceAll('\n', ' ');
}

/** Text from the clean text as the posting writes it. */
export function asWritten({ text, written }: CleanText, read: string): string {
  const at = text === written ? -1 : text.replaceAll('\n', ' ').indexOf(read);
  return at === -1 ? read : written.slice(at, at + read.length).replaceAll('\n', ' ');
}

interface Bounds {
  readonly lines: number;
  /** In UTF-16 units. */
  readonly length: number;
}

/** Cuts the clean text to whole lines, or whole words, within the bounds; returns the same object if it fits. */
export function firstPart(clean: CleanText, { lines, length }: Bounds): CleanText {
  const { text } = clean;
  const end = Math.min(endOfLine(text, lines), endOfText(text, length));
  return end === text.length
    ? clean
    : { ...clean, text: text.slice(0, end), written: clean.written.slice(0, end) };
}

function endOfLine(text: string, count: number): number {
  let end = -1;
  for (let line = 0; line < count; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return text.length;
  }
  return end;
}

/** Cuts a single line that is too long after a word, or at the limit if it has no blank. */
function endOfText(text: string, length: number): number {
  if (text.length <= length) return text.length;
  const border = Math.max(text.lastIndexOf('\n', length), text.lastIndexOf(' ', length));
  return border > 0 ? border : length;
}
