import type { Degree } from '../../../contract/choices.ts';
import type { DateRange } from '../../../contract/resume/dates.ts';
import {
  type DegreePatterns,
  degreePatterns,
  degreeRank,
  degreesIn,
  withClosedAbbreviations,
} from '../../../lexicon/degree-words.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { fold } from '../../../values/fold.ts';
import { groupBy } from '../../../values/lists.ts';
import { memoize } from '../../../values/memoize.ts';
import type { Chunk, ResumeModel } from '../../resume/resume-model.ts';

/** Words for studies that are not finished, matched on folded text. */
const unfinished = preparedPattern(
  () =>
    String.raw`\b(?:${phrases('tailoring', 'degree_unfinished', 'en', 'de', 'fr', 'es')})\b|${phrases('tailoring', 'degree_unfinished', 'zh')}`,
  '',
);

/** Words that decide the degree of a school entry, whatever else it says. */
const decidedBy = degreePatterns('school_decides');
/** Degree words used in school entries but not in postings, matched on folded text. */
const heldWords = degreePatterns('school');
/** Case-sensitive short forms, such as `BS` or `BUT`. In a posting they mean other things: MS Office. */
const shortForms = degreePatterns('school_as_written');

/** A degree, and the words of the resume for it, with its subject: `Bachelor of Arts, History`. */
export interface HeldDegree {
  readonly degree: Degree;
  readonly words: string;
}

/** The highest degree, the first one if several are alike. */
export function highestHeld(held: readonly (HeldDegree | null)[]): HeldDegree | null {
  return held.reduce<HeldDegree | null>(
    (highest, one) =>
      one !== null && (highest === null || degreeRank(one.degree) > degreeRank(highest.degree))
        ? one
        : highest,
    null,
  );
}

/** Every degree that the school entries show as held on the day `asOf` (YYYY-MM-DD). */
export function heldDegrees(
  { chunks, entries }: Pick<ResumeModel, 'chunks' | 'entries'>,
  asOf: string,
): HeldDegree[] {
  const running = new Set(entries.filter(({ dates }) => endsAfter(dates, asOf)).map(({ path }) => path));
  return [...schoolsOf(chunks)]
    .filter(([path]) => !running.has(path))
    .flatMap(([, school]) => degreesOfSchool(school));
}

/** True only for a stated end date in the future, because "to present" may just mean that the end date is missing. */
function endsAfter({ end }: DateRange, asOf: string): boolean {
  if (end === null || end === 'present') return false;
  const [year = 0, month = 0] = asOf.split('-').map(Number);
  return end.year > year || (end.year === year && (end.month ?? 0) > month);
}

function schoolsOf(chunks: readonly Chunk[]): ReadonlyMap<string, readonly Chunk[]> {
  return groupBy(
    chunks.filter(({ kind }) => kind === 'education'),
    ({ entry, path }) => entry ?? path,
  );
}

/** Reads the degree from the entry's degree and subject, or from its courses and remarks if those name none. */
function degreesOfSchool(school: readonly Chunk[]): readonly HeldDegree[] {
  const isName = ({ path }: Chunk) => path.endsWith('.studyType') || path.endsWith('.area');
  const named = joined(school.filter(isName));
  const remarks = school.filter(({ path }) => path.endsWith('.summary'));
  if (unfinished.test(fold(`${named}, ${joined(remarks)}`))) return [];
  const degrees = heldDegreesIn(named);
  const found = degrees.length > 0 ? degrees : heldDegreesIn(joined(school));
  return found.map((degree) => ({ degree, words: degrees.length > 0 ? namedOnce(school) : joined(school) }));
}

/** The degree with its subject, unless that is part of it: `BA in History`. */
function namedOnce(school: readonly Chunk[]): string {
  const textOf = (key: string) => school.find(({ path }) => path.endsWith(`.${key}`))?.text ?? '';
  const [name, subject] = [textOf('studyType'), textOf('area')];
  return [name, name.includes(subject) ? '' : subject].filter((text) => text !== '').join(', ');
}

function joined(chunks: readonly Chunk[]): string {
  return chunks.map(({ text }) => text).join(', ');
}

/** The degrees that a text of a school entry names. */
const heldDegreesIn = memoize(500, (text): readonly Degree[] => {
  const folded = fold(text);
  const decided = decidedBy().find(([, pattern]) => pattern.test(folded));
  if (decided) return [decided[0]];
  const matched = (forms: DegreePatterns, written: string) =>
    forms().flatMap(([degree, pattern]) => (pattern.test(written) ? [degree] : []));
  return [
    ...degreesIn(text),
    ...matched(heldWords, folded),
    ...matched(shortForms, withClosedAbbreviations(text)),
  ];
});
