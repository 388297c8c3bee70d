import { isBefore, type PartialDate, parseDate } from '../../contract/resume/dates.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import type { Entry } from '../../tailoring/resume/resume-model.ts';
import { fold } from '../../values/fold.ts';
import type { Finding, Proof } from '../finding.ts';
import type { Line } from '../resume-lines.ts';

/** Courses and degrees may end in the future, but not later than this. */
const maxYearsAhead = 10;

/** Finds ends before starts, and dates in the future. Missing or unreadable dates are not findings. */
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
  return wordList('proofreading', 'expected')
    .words()
    .some((word) => lower.includes(word));
}

/** Shorter gaps are normal between two jobs. */
const minGapMonths = 6;
/** Shorter overlaps are normal for a handover. */
const minOverlapMonths = 3;
const maxNamed = 3;

/**
 * Months since year 0, both ends included. A year without month gives the months that are certain and those that are
 * possible.
 */
interface Span {
  readonly entry: Entry;
  readonly surely: readonly [first: number, last: number];
  readonly possibly: readonly [first: number, last: number];
}

/** Finds stretches without any dated entry, and jobs at the same time, without judging them. */
export function findGapsAndOverlaps({ entries, asOf }: Proof): readonly Finding[] {
  const today = parseDate(asOf);
  const jobs = entries.filter(({ section }) => section === 'experience');
  const spans = jobs.flatMap((entry) => spanOf(entry, today));
  // Entries without dates may be in a gap.
  const isComplete = spans.length === jobs.length;
  const all = entries.flatMap((entry) => spanOf(entry, today));
  return [...(isComplete ? gaps(spans, all) : []), ...overlaps(spans)];
}

function spanOf(entry: Entry, today: PartialDate | null): readonly Span[] {
  const { start, end } = entry.dates;
  const last = end === 'present' ? today : end;
  // Impossible dates are reported elsewhere.
  if (!start || !last || isBefore(last, start) || (today && isBefore(today, start))) return [];
  return [
    {
      entry,
      surely: [month(start, 12), month(last, 1)],
      possibly: [month(start, 1), month(last, 12)],
    },
  ];
}

function month({ year, month: named }: PartialDate, otherwise: number): number {
  return year * 12 + (named ?? otherwise) - 1;
}

function gaps(jobs: readonly Span[], all: readonly Span[]): readonly Finding[] {
  const inOrder = jobs.toSorted((a, b) => a.possibly[0] - b.possibly[0]);
  const others = all.toSorted((a, b) => a.possibly[0] - b.possibly[0]);
  return inOrder.slice(1).flatMap(({ entry, possibly: [start] }) => {
    const before = others.filter((one) => one.possibly[0] < start);
    const [covered, latest] = before.reduce<[number, Span | null]>(
      (best, one) => (one.possibly[1] > best[0] ? [one.possibly[1], one] : best),
      [0, null],
    );
    const months = start - covered - 1;
    if (latest === null || months < minGapMonths) return [];
    const [earlier, later] = [nameOf(latest.entry), nameOf(entry)];
    return [
      {
        severity: 'hint',
        rule: 'gap',
        path: entry.path,
        place: `Experience, before ${later}`,
        message: `${inWords(months)} without an entry between ${earlier} and ${later}.`,
        advice: 'You can add what you did then. If a date is wrong, correct it.',
      },
    ];
  });
}

interface Overlap {
  readonly job: Entry;
  readonly others: readonly Entry[];
}

function overlaps(jobs: readonly Span[]): readonly Finding[] {
  const found = jobs.flatMap((job): Overlap[] => {
    const others = jobs.filter((other) => isLater(job, other) && !isOneEmployer(job.entry, other.entry));
    const shared = others.filter((other) => monthsShared(job, other) >= minOverlapMonths);
    return shared.length === 0 ? [] : [{ job: job.entry, others: shared.map(({ entry }) => entry) }];
  });
  if (found.length <= maxNamed) return found.map(oneOverlap);
  const [first] = found;
  const many = `${found.length} of ${jobs.length} jobs were at the same time as another: ${namesOf(found.map(({ job }) => job))}.`;
  return first ? [{ ...oneOverlap(first), place: 'Experience, dates', message: many }] : [];
}

/** Reports each overlap once: for the later job or, if both start together, for the one listed first. */
function isLater(job: Span, other: Span): boolean {
  const months = job.surely[0] - other.surely[0];
  return months > 0 || (months === 0 && job.entry.index < other.entry.index);
}

/** True for several roles at one employer: `Acme` and `Acme Berlin`. */
function isOneEmployer(one: Entry, other: Entry): boolean {
  const [a, b] = [fold(one.organization), fold(other.organization)];
  return a.startsWith(b) || b.startsWith(a);
}

function oneOverlap({ job, others }: Overlap): Finding {
  return {
    severity: 'hint',
    rule: 'overlap',
    path: job.path,
    place: `Experience, ${nameOf(job)}, dates`,
    message: `At the same time as ${namesOf(others)}.`,
    advice: 'If both are right, keep them. Adding "part-time" or "freelance" makes it clear.',
  };
}

function namesOf(entries: readonly Entry[]): string {
  const names = entries.slice(0, maxNamed).map(nameOf);
  const more = entries.length > maxNamed ? ` and ${entries.length - maxNamed} more` : '';
  return `${names.join(', ')}${more}`;
}

function monthsShared(one: Span, other: Span): number {
  return Math.min(one.surely[1], other.surely[1]) - Math.max(one.surely[0], other.surely[0]) + 1;
}

function nameOf({ organization, title, path }: Entry): string {
  return [organization, title].find((name) => name.trim() !== '') ?? path;
}

function inWords(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    ...(years > 0 ? [`${years} ${years === 1 ? 'year' : 'years'}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'month' : 'months'}`] : []),
  ];
  return parts.join(' and ');
}
