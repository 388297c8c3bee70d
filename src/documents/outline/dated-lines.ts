import { dateWords } from '../../contract/dates.ts';
import { datesInText, isDateText } from './recognize/dates-in-text.ts';
import type { SourceLine } from './source-line.ts';

/* Lines that say when something was, and where they belong before entries are read from them. */

export function isOnlyDate({ text, aside }: SourceLine): boolean {
  return aside === '' && datesInText(text).rest === '';
}

export function isDated({ text, aside }: SourceLine): boolean {
  return datesInText(aside).date !== '' || datesInText(text).date !== '';
}

const until = new RegExp(`^(?:[-–—~]|${dateWords.until})$`, 'iu');

const opensPeriod = new RegExp(`\\d{4}\\s?(?:[-–—]|${dateWords.until})$`, 'iu');

/** `May 2019 –` at the end of a line and `Aug 2020` at the end of the next: a narrow column wraps them. */
function withWrappedAsides(lines: readonly SourceLine[]): readonly SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const aside = `${last?.aside ?? ''} ${line.aside}`;
    if (last && line.aside !== '' && opensPeriod.test(last.aside) && isDateText(aside)) {
      whole[whole.length - 1] = { ...last, aside };
      whole.push({ ...line, aside: '' });
    } else whole.push(line);
  }
  return whole;
}

/** `2019`, `to` and `2021`, each in a line. */
export function withWholeDates(written: readonly SourceLine[]): readonly SourceLine[] {
  const lines = withWrappedAsides(written);
  const whole: SourceLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [line, joint, end] = lines.slice(index, index + 3) as [SourceLine, SourceLine?, SourceLine?];
    const text = `${line.text} – ${end?.text ?? ''}`;
    const isParted = joint !== undefined && until.test(joint.text) && isOnlyDate(line) && end?.aside === '';
    if (isParted && isDateText(text)) {
      whole.push({ ...line, text });
      index += 2;
    } else whole.push(line);
  }
  return whole;
}

/** An address with a mark before it, between a name and its dates, is the link of the name. */
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

/** Where the last line is a date and the first has none, dates close the entries: they are put below their first lines. */
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
