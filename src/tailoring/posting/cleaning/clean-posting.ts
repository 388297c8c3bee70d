import { ownValue } from '../../../contract/own-value.ts';
import { everyMatch } from '../../text/every-match.ts';

/** The posting as plain lines of NFKC text, every character knowing where it came from. */
export interface CleanText {
  readonly text: string;
  /** Where a stretch [start, end) of `text` stands in the source. */
  sourceRange(start: number, end: number): { readonly start: number; readonly end: number };
  /** HTML comments, which no reader of the page sees: a favourite place for injected text. */
  readonly comments: readonly string[];
}

const piecePattern =
  /(?<comment><!--[\s\S]*?(?:-->|$))|(?<unseen><(script|style|noscript|template)\b[\s\S]*?<\/\3>)|(?<item><li\b[^<>]*>)|(?<block><\/?(?:p|div|ul|ol|li|br|h[1-6]|tr|table|section|article|header|footer|blockquote|pre|hr)\b[^<>]*>)|(?<tag><\/?[a-z][^<>]*>)|(?<entity>&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});)|(?<hidden>[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u00AD])|(?<line>\r\n|[\r\u2028\u2029])|(?<emphasis>\*\*|__)|(?<gap>[ \t]{2,})|(?<bullet>[\u2022\u25AA\u25AB\u25CF\u25E6\u2023\u25A0\u25B6\u25BA\u27A2\u27A4\u25C6\u25C7\u2756\u2605\u2606\u2713\u2714\u2705\u{1F449}\u{1F539}\u{1F538}]\uFE0F?|(?<=(?:^|[\n.;:>])\s*)\u2192)|(?<other>\P{M}\p{M}+|[^\0-\x7f])/giu;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  bull: '\n• ',
  hellip: '…',
};

/** A stretch of the clean text: copied character by character, or standing as a whole for a stretch of the source. */
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
  readonly pieces: Piece[];
}

export function cleanPosting(source: string): CleanText {
  const writer: Writer = { text: '', pieces: [] };
  const comments: string[] = [];
  let copied = 0;
  for (const match of everyMatch(source, piecePattern)) {
    copy(writer, source, copied, match.index);
    copied = match.index + match[0].length;
    const { comment } = match.groups ?? {};
    if (comment) comments.push(comment);
    const replacement = replacementOf(match);
    const opens = match.index === 0 || source[match.index - 1] === '\n';
    write(writer, opens ? onSameLine(replacement) : replacement, match.index, copied);
  }
  copy(writer, source, copied, source.length);
  return {
    text: writer.text,
    comments,
    sourceRange: (start, end) => ({
      start: originOf(writer, start)?.start ?? source.length,
      end: originOf(writer, end - 1)?.end ?? source.length,
    }),
  };
}

/** A bullet that begins its line already opens no empty line above itself. */
function onSameLine(replacement: string): string {
  return replacement.startsWith('\n•') ? replacement.slice(1) : replacement;
}

function replacementOf({ 0: whole, groups = {} }: RegExpMatchArray): string {
  const { item, bullet, block, line, gap, entity, other } = groups;
  if (item || bullet) return '\n• ';
  if (block || line) return '\n';
  if (gap) return ' ';
  if (entity) return decodeEntity(entity);
  return other ? whole.normalize('NFKC') : '';
}

function decodeEntity(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return ownValue(entities, name) ?? entity;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isScalar = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isScalar ? String.fromCodePoint(code).normalize('NFKC') : ' ';
}

function copy(writer: Writer, source: string, start: number, end: number): void {
  if (start === end) return;
  writer.pieces.push({ isCopy: true, at: writer.text.length, start, end });
  writer.text += source.slice(start, end);
}

function write(writer: Writer, replacement: string, start: number, end: number): void {
  if (replacement === '') return;
  writer.pieces.push({ isCopy: false, at: writer.text.length, start, end });
  writer.text += replacement;
}

/** Where the character at `index` of the clean text came from; null outside of it. */
function originOf({ text, pieces }: Writer, index: number): Pick<Piece, 'start' | 'end'> | null {
  const piece = index < text.length ? pieces.findLast(({ at }) => at <= index) : undefined;
  if (!piece) return null;
  const start = piece.start + index - piece.at;
  return piece.isCopy ? { start, end: start + 1 } : piece;
}
