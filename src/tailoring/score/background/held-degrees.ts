import type { DateRange } from '../../../contract/dates.ts';
import type { Degree } from '../../../contract/score.ts';
import { type DegreePatterns, degreePatterns, degreesIn } from '../../../lexicon/degree-words.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { fold } from '../../../text/fold.ts';
import { groupBy } from '../../../text/lists.ts';
import { memoize } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import type { Chunk, ResumeModel } from '../../resume/resume-model.ts';

/** Begun and not finished: no degree yet. Over folded text. */
const unfinished = preparedPattern(
  () =>
    String.raw`\b(?:${phrases('tailoring', 'degree_unfinished', 'en', 'de', 'fr', 'es')})\b|${phrases('tailoring', 'degree_unfinished', 'zh')}`,
  '',
);

/** A school entry that has one of these holds this and nothing else, whatever other words it has. */
const decidedBy = degreePatterns('school_decides');
/** What a school entry may say and a posting would not, over folded text. */
const heldWords = degreePatterns('school');
/** Case tells these apart: `BS` from `bs`, `BUT` from `but`. In a posting they mean other things: MS Office. */
const shortForms = degreePatterns('school_as_written');

/** Every degree that the school entries of a resume show as held on the day `asOf` (YYYY-MM-DD). */
export function heldDegrees(
  { chunks, entries }: Pick<ResumeModel, 'chunks' | 'entries'>,
  asOf: string,
): Degree[] {
  const running = new Set(entries.filter(({ dates }) => endsAfter(dates, asOf)).map(({ path }) => path));
  return [...schoolsOf(chunks)]
    .filter(([path]) => !running.has(path))
    .flatMap(([, school]) => degreesOfSchool(school));
}

/** What lasts "to present" may only lack its end date; an end that is named and lies ahead is clear. */
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

/** What the entry calls itself decides; its courses and remarks speak where that says nothing. */
function degreesOfSchool(school: readonly Chunk[]): readonly Degree[] {
  const isName = ({ path }: Chunk) => path.endsWith('.studyType') || path.endsWith('.area');
  const named = joined(school.filter(isName));
  const remarks = school.filter(({ path }) => path.endsWith('.summary'));
  if (unfinished.test(fold(`${named}, ${joined(remarks)}`))) return [];
  const degrees = heldDegreesIn(named);
  return degrees.length > 0 ? degrees : heldDegreesIn(joined(school));
}

function joined(chunks: readonly Chunk[]): string {
  return chunks.map(({ text }) => text).join(', ');
}

/** The degrees that the name of a school entry says, in five languages and more. */
const heldDegreesIn = memoize(500, (text): readonly Degree[] => {
  const folded = fold(text);
  const decided = decidedBy().find(([, pattern]) => pattern.test(folded));
  if (decided) return [decided[0]];
  const matched = (forms: DegreePatterns, written: string) =>
    forms().flatMap(([degree, pattern]) => (pattern.test(written) ? [degree] : []));
  return [...degreesIn(text), ...matched(heldWords, folded), ...matched(shortForms, text)];
});
