import { isKnownWhole, sectionOf } from '../recognize/section-headings.ts';
import { namesLanguage } from '../recognize/spoken-languages.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';
import { partsOf } from './names-in-row.ts';
import { isLevel } from './skill-level.ts';

/* Puts the lines of a list in reading order: one column after the other, with wrapped lines joined. */

/** Makes a test for titles: bold lines, lines before a colon or a level, and bullets above text if none is bold. */
export function isSkillTitle(lines: readonly SourceLine[]): (line: SourceLine, index: number) => boolean {
  const isBold = ({ style }: SourceLine) => style === 'strong' || style === 'heading';
  const titles = new Set(titlesAboveBullets(lines));
  const areMarked =
    titles.size === 0 &&
    !lines.some(isBold) &&
    lines.some((line, index) => isBelowTitle(lines[index - 1], line));
  // If all lines are bold and none is a list, none is a title.
  const areBold = lines.every((line) => isBold(line) && line.aside === '' && partsOf(line.text).length === 1);
  // Between names in bold, a known heading is one nevertheless: `Herramientas` above `Excel`.
  const heads = (line: SourceLine, index: number) =>
    isBold(line) &&
    lines[index + 1] !== undefined &&
    isKnownWhole(line.text) &&
    sectionOf(line.text) === 'skills';
  return (line, index) =>
    (isBold(line) && !areBold) ||
    heads(line, index) ||
    titles.has(index) ||
    /[:：]$/.test(line.text) ||
    (areMarked && line.style === 'bullet') ||
    isLevel(lines[index + 1]?.text ?? '');
}

const minTitles = 2;
const maxWordsOfTitle = 5;

/** Indexes of short texts above bullets, where a list begins with one: after bullets alone, they may be their rest. */
function titlesAboveBullets(lines: readonly SourceLine[]): readonly number[] {
  const isText = (line: SourceLine | undefined) => line?.style === 'text' && line.aside === '';
  const titles = lines.flatMap((line, index) => {
    const isShort = line.text.split(/\s+/).length <= maxWordsOfTitle && partsOf(line.text).length === 1;
    return isText(line) && isShort && lines[index + 1]?.style === 'bullet' ? [index] : [];
  });
  if (!isText(lines[0]) || titles.length < minTitles) return [];
  return titles.filter((index) => !namesLanguage(lines[index]?.text ?? ''));
}

export function isBelowTitle(title: SourceLine | undefined, line: SourceLine): boolean {
  return (
    title !== undefined && /^(?:strong|bullet)$/.test(title.style) && /^(?:text|quiet)$/.test(line.style)
  );
}

/** Joins each line with its other end: as a title and its names, as cells of a grid, or as words with a gap. */
export function asOneList(lines: readonly SourceLine[]): readonly SourceLine[] {
  const beside = lines.filter(({ aside }) => aside !== '');
  // In a PDF, a gap may only be one between words; in several lines or in a bullet, it is one between columns.
  const isGrid =
    beside.length > 1 || beside.some(({ aside, setting }) => aside.includes(' | ') || setting !== undefined);
  const isTitle = isSkillTitle(lines);
  const whole: SourceLine[] = [];
  let heads = '';
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const text = line.text.replace(line.aside === '' ? /(?!)/ : /[:：]$/, '');
    if (line.aside === '') whole.push(line);
    else if (isRowOfTitles(line, next)) {
      heads = [text, ...cellsIn(line.aside)].join(' / ');
      whole.push({ ...line, text: `${heads}`, aside: '', style: 'strong' });
    } else if (isLevel(line.aside) || isTitle(line, index) || line.setting === 'row') {
      whole.push({ ...line, text: `${text}: ${line.aside}`, aside: '' });
    } else {
      const gap = isGrid || line.style === 'bullet' ? ' | ' : ' ';
      whole.push({ ...line, text: `${text}${gap}${line.aside}`, aside: '' });
    }
  }
  return withListsJoined(whole);
}

/** True for titles next to each other (`Frontend`, `Backend`) with names below, whose title is unknown. */
function isRowOfTitles(line: SourceLine, next: SourceLine | undefined): boolean {
  return (
    line.style === 'strong' &&
    next !== undefined &&
    next.style !== 'strong' &&
    next.aside !== '' &&
    !cellsIn(line.aside).some(isLevel) &&
    !cellsIn(next.aside).every(isLevel) &&
    !/[,;:：]/.test(line.aside + line.text)
  );
}

/** Joins a list that continues in the next line: it ends in a comma, or the next line does not begin like its names. */
function withListsJoined(lines: readonly SourceLine[]): readonly SourceLine[] {
  const whole: SourceLine[] = [];
  const breaks = signsAtEnds(lines);
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && continuesList(last, line, breaks))
      whole[whole.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else whole.push(line);
  }
  return whole;
}

const minBreaks = 3;

/** The signs between names behind which lines of the list break. */
function signsAtEnds(lines: readonly SourceLine[]): readonly string[] {
  const ends = lines.map(({ text }) => separatorAtEnd.exec(text)?.[0] ?? '');
  return [...new Set(ends)].filter(
    (sign) => sign !== '' && ends.filter((end) => end === sign).length >= minBreaks,
  );
}

const separatorAtEnd = /[,，、·•|;；]$/u;

/** @param breaks signs that end lines of the list: a line without one ends inside a name */
function continuesList(last: SourceLine, line: SourceLine, breaks: readonly string[]): boolean {
  const isPlain = line.style === 'text' || line.style === last.style;
  if (!isPlain || line.style === 'bullet' || /[:：]/.test(line.text)) return false;
  if (separatorAtEnd.test(last.text)) return true;
  if (
    line.style === last.style &&
    breaks.some((sign) => [last, line].every(({ text }) => text.includes(sign)))
  )
    return true;
  if (isUnclosed(last.text) && /^[^(（]*[)）]/.test(line.text)) return true;
  const parts = last.text.split(/[,，、]\s*/);
  const areCapital = parts.filter((part) => /^\P{Ll}/u.test(part)).length > 0.7 * parts.length;
  return parts.length > 2 && areCapital && /^[\p{Ll}(]/u.test(line.text) && /,/.test(line.text);
}

function isUnclosed(text: string): boolean {
  return (
    Math.max(text.lastIndexOf('('), text.lastIndexOf('（')) >
    Math.max(text.lastIndexOf(')'), text.lastIndexOf('）'))
  );
}

/**
 * Reads columns from top to bottom instead of line by line, if a row of names has a row of levels below it, and
 * perhaps more rows about each name.
 */
export function inColumns(lines: readonly SourceLine[]): readonly SourceLine[] {
  const cells = lines.map(({ text, aside }) => [text, ...cellsIn(aside)].filter((cell) => cell !== ''));
  const isLevels = (index: number) => (cells[index]?.length ?? 0) > 1 && (cells[index] ?? []).every(isLevel);
  const starts = lines.map((_, index) => index).filter((index) => isLevels(index + 1));
  const [first] = starts;
  if (first === undefined) return lines;
  const blocks = starts.map((start, at) => {
    const style = lines[start]?.style;
    const next = lines.findIndex(
      (line, index) => index > start + 1 && style !== 'text' && line.style === style,
    );
    return { start, end: starts[at + 1] ?? (next < 0 ? lines.length : next) };
  });
  const inOrder = blocks.flatMap(({ start, end }) => {
    const width = cells[start]?.length ?? 0;
    return Array.from({ length: width }, (_, column) =>
      lines.slice(start, end).flatMap((line, at): readonly SourceLine[] => {
        const text = cells[start + at]?.[column]?.replace(/^•\s*/, '');
        return text === undefined ? [] : [{ ...line, text, aside: '' }];
      }),
    ).flat();
  });
  return [...lines.slice(0, first), ...inOrder, ...lines.slice(blocks.at(-1)?.end)];
}
