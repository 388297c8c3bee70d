import { isDateText } from '../recognize/dates-in-text.ts';
import type { SourceLine } from '../source-line.ts';

/*
 * Reads jobs and schools that are filled in like a form: `Company: Acme`, `Position: Cook`, `Period: 2019 – 2021`.
 * Repetition shows that these are labels and which one opens an entry.
 */

interface Field {
  readonly label: string;
  readonly value: string;
}

const pattern = /^([\p{L}][\p{L} /-]{1,28}?)\s?[:：]\s*(\S.{0,158})$/u;
/** Minimum number of consecutive lines of a form. */
const minFields = 3;

/** Turns the lines of a form into header lines that hold only the values. */
export function withLabeledFields(lines: readonly SourceLine[]): readonly SourceLine[] {
  const fields = lines.map(fieldIn);
  const runs = runsOf(fields, minFields);
  if (!openAlike(runs, fields)) return belowTitles(lines, fields);
  const heads = new Map(
    runs.flatMap(([from, to]) =>
      Array.from({ length: to - from }, (_, index) => [from + index, index === 0] as const),
    ),
  );
  const isNested = runs.some(([from]) => lines[from]?.style === 'bullet');
  return lines.map((line, index): SourceLine => {
    const isFirst = heads.get(index);
    const field = fields[index];
    if (isFirst === undefined || !field) {
      const isEmpty = isNested && line.style === 'bullet' && /[:：]$/.test(line.text);
      return isEmpty ? { ...line, style: 'text' } : line;
    }
    return {
      ...line,
      text: field.value,
      style: isFirst ? 'strong' : 'quiet',
      setting: `field ${field.label}`,
      opensBlock: isFirst,
    };
  });
}

type Run = readonly [from: number, to: number];

function openAlike(runs: readonly Run[], fields: readonly (Field | null)[]): boolean {
  const [first] = runs;
  return first !== undefined && runs.every(([from]) => fields[from]?.label === fields[first[0]]?.label);
}

/** Handles entries with the employer as a title and only the position and dates as labeled fields below it. */
function belowTitles(lines: readonly SourceLine[], fields: readonly (Field | null)[]): readonly SourceLine[] {
  const runs = runsOf(fields, minBelowTitle);
  const areTitled = runs.every(([from]) => from > 0 && lines[from - 1]?.style === 'strong');
  if (runs.length < minTitled || !areTitled || !openAlike(runs, fields)) return lines;
  const isField = (index: number) => runs.some(([from, to]) => index >= from && index < to);
  return lines.map((line, index): SourceLine => {
    const field = fields[index];
    if (field && isField(index))
      return { ...line, text: field.value, aside: '', style: 'quiet', setting: `field ${field.label}` };
    const isEmpty = line.style === 'bullet' && /[:：]$/.test(line.text);
    return isEmpty ? { ...line, style: 'text' } : line;
  });
}

/** Two labels below a title are weak evidence, so at least two entries must have them. */
const [minBelowTitle, minTitled] = [2, 2];

/** The ranges of consecutive fields with different labels, at least one of them with a date. */
function runsOf(fields: readonly (Field | null)[], minLength: number): readonly Run[] {
  const runs: [number, number][] = [];
  for (let from = 0; from < fields.length; ) {
    const labels = new Set<string>();
    let to = from;
    for (let field = fields[to]; field && !labels.has(field.label); field = fields[to]) {
      labels.add(field.label);
      to += 1;
    }
    const isDated = fields.slice(from, to).some((field) => field && isDateText(field.value));
    if (to - from >= minLength && isDated) runs.push([from, to]);
    from = Math.max(to, from + 1);
  }
  return runs;
}

/** A labeled value such as `Client: Acme`; null if the line is not one. */
export function fieldIn({ text, aside, style }: SourceLine): Field | null {
  const found =
    style === 'running' || style === 'large'
      ? null
      : pattern.exec(aside === '' ? text : `${text} | ${aside}`);
  return found?.[1] && found[2] ? { label: found[1].toLowerCase(), value: found[2] } : null;
}
