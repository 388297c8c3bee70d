import { dateWords } from '../../../contract/resume/dates.ts';
import { datesInText, isDateText } from '../recognize/dates-in-text.ts';
import type { SourceLine } from '../source-line.ts';

/* Finds lines with dates, and puts dates where the readers of entries expect them. */

export function isOnlyDate({ text, aside }: SourceLine): boolean {
  return aside === '' && datesInText(text).rest === '';
}

export function isDated({ text, aside }: SourceLine): boolean {
  return datesInText(aside).date !== '' || datesInText(text).date !== '';
}

const until = new RegExp(`^(?:[-–—~]|${dateWords.until})$`, 'iu');

/** Joins periods that are spread over lines: `2019`, `to` and `2021`, each on its own line. */
export function withWholeDates(lines: readonly SourceLine[]): readonly SourceLine[] {
  const whole: SourceLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [line, joint, end] = lines.slice(index, index + 3) as [SourceLine, SourceLine?, SourceLine?];
    const text = `${line.text} – ${end?.text ?? ''}`;
    const isSplit = joint !== undefined && until.test(joint.text) && isOnlyDate(line) && end?.aside === '';
    if (isSplit && isDateText(text)) {
      whole.push({ ...line, text });
      index += 2;
    } else whole.push(line);
  }
  return whole;
}

/** Turns a bullet that is only a web address into a link of the title above it, unless another bullet follows. */
export function withLinkLines(lines: readonly SourceLine[]): readonly SourceLine[] {
  const kept: SourceLine[] = [];
  for (const [index, line] of lines.entries()) {
    const last = kept.at(-1);
    const isLink =
      line.style === 'bullet' &&
      line.aside === '' &&
      /^https?:\/\/\S+$/i.test(line.text) &&
      last?.style === 'strong';
    if (isLink && last && lines[index + 1]?.style !== 'bullet')
      kept[kept.length - 1] = { ...last, links: [...last.links, line.text] };
    else kept.push(line);
  }
  return kept;
}

/**
 * Moves dates that end entries below the first line of their entry. The last line must be a date, and no entry may
 * begin with one.
 */
export function withClosingDates(lines: readonly SourceLine[]): readonly SourceLine[] {
  const ends = lines.flatMap((line, index) => (isOnlyDate(line) && line.style !== 'bullet' ? [index] : []));
  const isClosed = ends.length > 1 && ends.at(-1) === lines.length - 1;
  const starts = [0, ...ends.map((end) => end + 1)];
  const areLong = ends.every((end, index) => end - (starts[index] ?? 0) > 1);
  const isPlain = lines.every(({ style }) => style === 'text' || style === 'quiet');
  if (!(isClosed && areLong && isPlain) || lines.some((line) => isDated(line) && !isOnlyDate(line)))
    return lines;
  return ends.flatMap((end, index) => {
    const [first, ...others] = lines.slice(starts[index], end);
    const date = lines[end];
    return first && date ? [{ ...first, opensBlock: true }, date, ...others] : [];
  });
}
