import type { Degree } from '../contract/choices.ts';
import { type PreparedPattern, preparedPattern } from '../text/patterns/prepared-pattern.ts';
import { fold } from '../values/fold.ts';
import { groupBy } from '../values/lists.ts';
import { lazy, memoize } from '../values/memoize.ts';
import { simplified } from './languages/simplified.ts';
import { packedRows } from './packed/packed-lexicon.ts';

/** The contexts in which a pattern of `data/language/degrees.tsv` names its degree (data/language/README.md). */
export const degreeReadings = ['anywhere', 'alone', 'school_decides', 'school', 'school_as_written'] as const;

type DegreeReading = (typeof degreeReadings)[number];

interface DegreeRow {
  readonly degree: Degree;
  readonly source: string;
}

const rowsByReading = lazy(
  (): ReadonlyMap<string, readonly DegreeRow[]> =>
    groupBy(
      packedRows('degrees').map(([degree, reading = '', source = '']) => ({
        degree: degree as Degree,
        reading,
        source,
      })),
      ({ reading }) => reading,
    ),
);

function rowsOf(reading: DegreeReading): readonly DegreeRow[] {
  return rowsByReading().get(reading) ?? [];
}

export type DegreePatterns = () => readonly (readonly [Degree, PreparedPattern])[];

/** The patterns of one kind of row, highest degree first. */
export function degreePatterns(reading: DegreeReading): DegreePatterns {
  return lazy(() => rowsOf(reading).map(({ degree, source }) => [degree, patternOf(source)]));
}

/** Sets `u` only where it is needed, because such a pattern is compiled a second time for non-ASCII texts. */
function patternOf(source: string): PreparedPattern {
  return preparedPattern(source, source.includes(String.raw`\p{`) ? 'u' : '');
}

const degreeWords = degreePatterns('anywhere');

/** All words at once, as a cheap test, because most texts name no degree. */
const anyWord = preparedPattern(
  () => [...rowsOf('anywhere'), ...rowsOf('alone')].map(({ source }) => source).join('|'),
  '',
);

const ladder: readonly Degree[] = [
  'highschool',
  'vocational',
  'associate',
  'bachelor',
  'master',
  'doctorate',
];

function comparable(text: string): string {
  return simplified(fold(text));
}

/** Texts; the clauses of a posting are looked up again after all are read. */
const maxRemembered = 1000;

/** The position of the first word for a degree; -1 if there is none. */
export const degreePosition = memoize(
  maxRemembered,
  (text): number => anyWord.exec(comparable(text))?.index ?? -1,
);

/** All degrees that a text names, highest first. */
export function degreesIn(text: string): Degree[] {
  if (degreePosition(text) === -1) return [];
  const compared = comparable(text);
  const named = degreeWords().flatMap(([degree, pattern]) => (pattern.test(compared) ? [degree] : []));
  // Words of the rule `alone` do not count next to a named degree: `Master's degree in …`.
  return named.length > 0 ? named : rowsOf('alone').map(({ degree }) => degree);
}

const ofSchools = lazy(() =>
  (['anywhere', 'school_decides', 'school', 'school_as_written'] as const).map(
    (reading) => [reading, degreePatterns(reading)()] as const,
  ),
);

/** The dots and spaces inside an abbreviated degree: `B. Tech`, `M.B.A.`, `Ph. D.`, `B Sc`. */
const insideAbbreviation = preparedPattern(() => {
  const rest = 'Arch|Com|Des|Ed|Eng|Mus|Pharm|Phil|Sc|Tech';
  const dot = String.raw`(?<=(?<!\p{L})\p{Lu}\p{L}{0,4})\.(?:(?=\p{Lu})| (?=(?:\p{Lu}|${rest})(?![\p{L}'’])))`;
  return String.raw`${dot}|(?<=(?<!\p{L})[BM]) (?=(?:${rest})(?!\p{L}))`;
}, 'gu');

/** A text of a school as the rule `school_as_written` reads it: `B. Tech, Chemistry` is `BTech, Chemistry`. */
export function withClosedAbbreviations(text: string): string {
  return text.replace(insideAbbreviation.regExp, '');
}

/** True if a text begins with the name of a degree, as in an entry of a school: `PharmD`, `HND in Business`. */
export const opensWithDegree = memoize(maxRemembered, (text): boolean => {
  const [compared, written] = [comparable(text), withClosedAbbreviations(text)];
  return ofSchools().some(([reading, patterns]) =>
    patterns.some(
      ([, pattern]) => pattern.exec(reading === 'school_as_written' ? written : compared)?.index === 0,
    ),
  );
});

/** 0 for a school diploma to 5 for a doctorate. */
export function degreeRank(degree: Degree): number {
  return ladder.indexOf(degree);
}
