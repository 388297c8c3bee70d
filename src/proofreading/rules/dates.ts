import { type PartialDate, parseDate } from '../../contract/dates.ts';
import type { Entry } from '../../tailoring/resume/resume-model.ts';
import type { Finding, Proof } from '../finding.ts';
import type { Line } from '../resume-lines.ts';
import { ruleWords } from '../rule-words.ts';

/** A course or a degree may end in the future, but no one plans further ahead. */
const maxYearsAhead = 10;

/** An end before its start, and dates in the future. A date that is missing or not understood is no finding. */
export function checkDates(proof: Proof): readonly Finding[] {
  return proof.entries.flatMap((entry) => {
    const line = proof.lines.find(({ path }) => path === `${entry.path}.date`);
    return line ? (order(entry, line) ?? future(entry, line, proof.asOf) ?? []) : [];
  });
}

function order({ dates: { start, end } }: Entry, line: Line): readonly Finding[] | null {
  if (!start || !end || end === 'present' || !isBefore(end, start)) return null;
  return [
    {
      ...at(line),
      rule: 'date_order',
      message: `"${line.text}": the end is before the start.`,
      advice: 'Correct the dates, or swap them.',
    },
  ];
}

function future(
  { section, dates: { start, end } }: Entry,
  line: Line,
  asOf: string,
): readonly Finding[] | null {
  const today = parseDate(asOf);
  if (!today || isExpected(line.text)) return null;
  const isSchool = section === 'education';
  const latest = isSchool ? { year: today.year + maxYearsAhead } : today;
  const startsLater = start !== null && isBefore(isSchool ? latest : today, start);
  const endsLater = end !== null && end !== 'present' && isBefore(latest, end);
  if (!startsLater && !endsLater) return null;
  return [
    {
      ...at(line),
      rule: 'date_future',
      message: `"${line.text}": the ${startsLater ? 'start' : 'end'} is in the future.`,
      advice: 'Correct the year, write "present" for what is ongoing, or add "expected" to a planned date.',
    },
  ];
}

function at({ path, place, text }: Line): Pick<Finding, 'severity' | 'path' | 'place' | 'quote'> {
  return { severity: 'error', path, place: `${place}, dates`, quote: text };
}

function isExpected(text: string): boolean {
  const lower = text.toLowerCase();
  return ruleWords('expected').some((word) => lower.includes(word));
}

/** As far as both are known: May 2020 is not before 2020. */
export function isBefore(one: PartialDate, other: PartialDate): boolean {
  if (one.year !== other.year) return one.year < other.year;
  if (one.month === undefined || other.month === undefined) return false;
  if (one.month !== other.month) return one.month < other.month;
  return one.day !== undefined && other.day !== undefined && one.day < other.day;
}
