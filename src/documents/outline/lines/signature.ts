import { type SourceLine, wholeOf } from '../source-line.ts';

/** Place and date of a signature: `Graz, den 3.2.2025`, `Linz, 03.02.25`, `Lyon, le 3 mars 2025`, `上海，2025年2月3日` */
const signedAt =
  /^\*{0,2}(\p{Lu}[\p{L} .'’-]{1,40}|\p{Script=Han}{2,8})[,，]? ?(den |am |le |el |a )?(\d{1,2}\.? ?(?:[./]\d{1,2}[./](?:(?:19|20)\d{2}|\d{2})|(?:de )?\p{L}{3,10}\.? (?:de )?(?:19|20)\d{2})|(?:19|20)\d{2}-\d{2}-\d{2}|\d{4}年\d{1,2}月\d{1,2}日)\.?$/u;
/** The second line may be the name. */
const maxSignatureLines = 2;
const headLines = 15;

/** Marks the place and date of a signature at the end, and the name below it, as a page footer. */
export function withoutSignature(lines: readonly SourceLine[]): readonly SourceLine[] {
  const from = lines.length - maxSignatureLines;
  const signed = lines.findIndex((line, index) => index > 0 && index >= from && isSigned(line, lines));
  if (signed < 0) return lines;
  const isFoot = (line: SourceLine, index: number) =>
    index === signed || (index > signed && isInHead(line, lines));
  return lines.map((line, index) => (isFoot(line, index) ? { ...line, style: 'running' } : line));
}

/**
 * True for the place and date of a signature. Without a word before the day, the header must contain the place, or the
 * name of the header must be below.
 */
function isSigned(line: SourceLine, lines: readonly SourceLine[]): boolean {
  const { text, aside, style } = line;
  const [, town, word] = aside === '' && style !== 'bullet' ? (signedAt.exec(text) ?? []) : [];
  if (town === undefined) return false;
  const head = lines.slice(0, headLines).filter((one) => one !== line);
  if (word !== undefined || head.some((one) => wholeOf(one).includes(town))) return true;
  const last = lines.at(-1);
  return last !== undefined && last !== line && isInHead(last, lines);
}

function isInHead(line: SourceLine, lines: readonly SourceLine[]): boolean {
  return lines.slice(0, headLines).some((one) => one !== line && one.text === line.text);
}
