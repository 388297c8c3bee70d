import type { Degree } from '../contract/score.ts';
import { fold } from '../text/fold.ts';
import { groupBy } from '../text/lists.ts';
import { lazy, memoize } from '../text/memoize.ts';
import { type PreparedPattern, preparedPattern } from '../text/prepared-pattern.ts';
import { packedRows } from './packed-lexicon.ts';
import { simplified } from './simplified.ts';

/** Where a pattern of `data/language/degrees.tsv` names its degree; data/README.md says what each is. */
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

/** The patterns of the rows that are read in one way, in their order: highest degree first. */
export function degreePatterns(reading: DegreeReading): DegreePatterns {
  return lazy(() => rowsOf(reading).map(({ degree, source }) => [degree, patternOf(source)]));
}

/** With `u` only where it is needed: such a pattern is compiled once more for texts that are not plain. */
function patternOf(source: string): PreparedPattern {
  return preparedPattern(source, source.includes(String.raw`\p{`) ? 'u' : '');
}

const degreeWords = degreePatterns('anywhere');

/** Most texts name no degree: that is asked of all their words at once. */
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

/** In texts: the clauses of a posting are asked about again when all are read. */
const maxRemembered = 1000;

/** Where a text begins to speak of a degree; -1 where it does not. */
export const degreePosition = memoize(
  maxRemembered,
  (text): number => anyWord.exec(comparable(text))?.index ?? -1,
);

/** Every degree that a text names, highest first. */
export function degreesIn(text: string): Degree[] {
  if (degreePosition(text) === -1) return [];
  const compared = comparable(text);
  const named = degreeWords().flatMap(([degree, pattern]) => (pattern.test(compared) ? [degree] : []));
  // What names one only alone says nothing beside a named one: `Master's degree in …`.
  return named.length > 0 ? named : rowsOf('alone').map(({ degree }) => degree);
}

/** 0 for a school diploma to 5 for a doctorate. */
export function degreeRank(degree: Degree): number {
  return ladder.indexOf(degree);
}
