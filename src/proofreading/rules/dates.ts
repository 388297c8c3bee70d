import { isBefore, type PartialDate, parseDate } from '../../contract/resume/dates.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import type { ProofreadingMessages } from '../../messages/proofreading/proofreading-messages.ts';
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
    return line ? (order(entry, line, proof) ?? future(entry, line, proof) ?? []) : [];
  });
}

function order({ dates: { start, end } }: Entry, line: Line, { messages }: Proof): readonly Finding[] | null {
  if (!start || !end || end === 'present' || !isBefore(end, start)) return null;
  return [
    {
      ...at(line, messages),
      rule: 'date_order',
      message: messages.dateOrder.message(line.text),
      advice: messages.dateOrder.advice,
    },
  ];
}

function future(
  { section, dates: { start, end } }: Entry,
  line: Line,
  { asOf, messages }: Proof,
): readonly Finding[] | null {
  const today = parseDate(asOf);
  if (!today || isExpected(line.text)) return null;
  const isSchool = section === 'education';
  const latest = isSchool ? { year: today.year + maxYearsAhead } : today;
  const startsLater = start !== null && isBefore(isSchool ? latest : today, start);
  const endsLater = end !== null && end !== 'present' && isBefore(latest, end);
  if (!startsLater && !endsLater) return null;
  const { dateFuture } = messages;
  return [
    {
      ...at(line, messages),
      rule: 'date_future',
      message: startsLater ? dateFuture.start(line.text) : dateFuture.end(line.text),
      advice: dateFuture.advice,
    },
  ];
}

function at(
  { path, place, text }: Line,
  { placed, dates }: ProofreadingMessages,
): Pick<Finding, 'severity' | 'path' | 'place' | 'quote'> {
  return { severity: 'error', path, place: placed(place, dates), quote: text };
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
export function findGapsAndOverlaps(proof: Proof): readonly Finding[] {
  const { entries, asOf } = proof;
  const today = parseDate(asOf);
  const jobs = entries.filter(({ section }) => section === 'experience');
  const spans = jobs.flatMap((entry) => spanOf(entry, today));
  // Entries without dates may be in a gap.
  const isComplete = spans.length === jobs.length;
  const all = entries.flatMap((entry) => spanOf(entry, today));
  return [...(isComplete ? gaps(spans, all, proof) : []), ...overlaps(spans, proof)];
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

function gaps(
  jobs: readonly Span[],
  all: readonly Span[],
  { messages, headings }: Proof,
): readonly Finding[] {
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
    const { gap } = messages;
    return [
      {
        severity: 'hint',
        rule: 'gap',
        path: entry.path,
        place: messages.placed(headings.experience, gap.before(later)),
        message: gap.message(inWords(months, messages), earlier, later),
        advice: gap.advice,
      },
    ];
  });
}

interface Overlap {
  readonly job: Entry;
  readonly others: readonly Entry[];
}

function overlaps(jobs: readonly Span[], proof: Proof): readonly Finding[] {
  const found = jobs.flatMap((job): Overlap[] => {
    const others = jobs.filter((other) => isLater(job, other) && !isOneEmployer(job.entry, other.entry));
    const shared = others.filter((other) => monthsShared(job, other) >= minOverlapMonths);
    return shared.length === 0 ? [] : [{ job: job.entry, others: shared.map(({ entry }) => entry) }];
  });
  if (found.length <= maxNamed) return found.map((one) => oneOverlap(one, proof));
  const [first] = found;
  const { messages, headings } = proof;
  const names = namesOf(
    found.map(({ job }) => job),
    messages,
  );
  const many = messages.overlap.many(found.length, jobs.length, names);
  const place = messages.placed(headings.experience, messages.dates);
  return first ? [{ ...oneOverlap(first, proof), place, message: many }] : [];
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

function oneOverlap({ job, others }: Overlap, { messages, headings }: Proof): Finding {
  return {
    severity: 'hint',
    rule: 'overlap',
    path: job.path,
    place: messages.placed(headings.experience, nameOf(job), messages.dates),
    message: messages.overlap.message(namesOf(others, messages)),
    advice: messages.overlap.advice,
  };
}

function namesOf(entries: readonly Entry[], { names }: ProofreadingMessages): string {
  return names(entries.slice(0, maxNamed).map(nameOf), Math.max(0, entries.length - maxNamed));
}

function monthsShared(one: Span, other: Span): number {
  return Math.min(one.surely[1], other.surely[1]) - Math.max(one.surely[0], other.surely[0]) + 1;
}

function nameOf({ organization, title, path }: Entry): string {
  return [organization, title].find((name) => name.trim() !== '') ?? path;
}

function inWords(months: number, { duration }: ProofreadingMessages): string {
  return duration(Math.floor(months / 12), months % 12);
}
