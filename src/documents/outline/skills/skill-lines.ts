import { cellsIn, type SourceLine } from '../source-line.ts';
import { partsOf } from './names-in-row.ts';
import { isLevel } from './skill-level.ts';

/* The lines of a list as one would read them aloud: columns one after the other, wrapped lines joined. */

/** A title is bold, or ends in a colon; else marked names are, or any with how well it is known below. */
export function isSkillTitle(lines: readonly SourceLine[]): (line: SourceLine, index: number) => boolean {
  const isBold = ({ style }: SourceLine) => style === 'strong' || style === 'heading';
  const areMarked = !lines.some(isBold) && lines.some((line, index) => isBelowTitle(lines[index - 1], line));
  // Where all is bold, and no line is a list, nothing is a title.
  const areBold = lines.every((line) => isBold(line) && line.aside === '' && partsOf(line.text).length === 1);
  return (line, index) =>
    (isBold(line) && !areBold) ||
    /[:：]$/.test(line.text) ||
    (areMarked && line.style === 'bullet') ||
    isLevel(lines[index + 1]?.text ?? '');
}

export function isBelowTitle(title: SourceLine | undefined, line: SourceLine): boolean {
  return (
    title !== undefined && /^(?:strong|bullet)$/.test(title.style) && /^(?:text|quiet)$/.test(line.style)
  );
}

/** Each line as one text: a title with its names at the other end, cells of a grid, or words with a gap between them. */
export function asOneList(lines: readonly SourceLine[]): readonly SourceLine[] {
  const beside = lines.filter(({ aside }) => aside !== '');
  // Of a page that was drawn the gap may be one between words; of two lines or of points it is one between columns.
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
  return withWholeLists(whole);
}

/** `Frontend` and `Backend` beside each other, rows of names below both: which belongs to which is unknown. */
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

/** A list that goes on in the next line ends in a comma, or the next line begins as no name of it does. */
function withWholeLists(lines: readonly SourceLine[]): readonly SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && goesOn(last, line)) whole[whole.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else whole.push(line);
  }
  return whole;
}

function goesOn(last: SourceLine, line: SourceLine): boolean {
  const isPlain = line.style === 'text' || line.style === last.style;
  if (!isPlain || line.style === 'bullet' || /[:：]/.test(line.text)) return false;
  if (/[,，、]$/.test(last.text)) return true;
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
 * Names in a row, below them how well each is known, below that what belongs to each: read down the columns, and
 * not along the lines.
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
