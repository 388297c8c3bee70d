import type { JsonObject } from '../../../values/json-object.ts';
import { filled, textOf } from '../../files/json-parts.ts';
import { type ReadingNote, shortened } from '../../reading-note.ts';
import { isDated } from './fitting-names.ts';

/*
 * A line with one name and no date may be a heading, a project or a wrapped line. Where the other entries say more, it is kept
 * in the text of the entry above it and is no entry of its own.
 */

export interface WithNotes {
  readonly entries: readonly JsonObject[];
  /** Which names were kept in a text. */
  readonly notes: readonly ReadingNote[];
}

/** Minimum share of the other jobs that have dates. */
const minShareDated = 0.6;

/** Adds jobs with one name and neither date nor place to the job above if most other jobs have dates. */
export function withBareJobsAbove(jobs: readonly JsonObject[]): WithNotes {
  const dated = jobs.filter(isDated).length;
  const areUsuallyDated = dated > 0 && dated >= minShareDated * (jobs.length - 1);
  const isBare = (job: JsonObject) =>
    !isDated(job) &&
    textOf(job, 'location') === '' &&
    (textOf(job, 'name') === '' || textOf(job, 'position') === '');
  return withTextsAbove(jobs, (job) => areUsuallyDated && isBare(job), ofJobs);
}

/** Adds schools without date, degree and subject to the school above if another one says more. */
export function withBareSchoolsAbove(schools: readonly JsonObject[]): WithNotes {
  const isBare = (school: JsonObject) =>
    !isDated(school) && textOf(school, 'studyType') === '' && textOf(school, 'area') === '';
  const saysMore = !schools.every(isBare);
  return withTextsAbove(schools, (school) => saysMore && isBare(school), ofSchools);
}

interface Keys {
  readonly list: 'work' | 'education';
  readonly names: readonly string[];
  readonly points: 'highlights' | 'courses';
}

const ofJobs: Keys = { list: 'work', names: ['name', 'position'], points: 'highlights' };
const ofSchools: Keys = { list: 'education', names: ['institution'], points: 'courses' };

function withTextsAbove(
  entries: readonly JsonObject[],
  isBare: (entry: JsonObject) => boolean,
  keys: Keys,
): WithNotes {
  const whole: JsonObject[] = [];
  const notes: ReadingNote[] = [];
  for (const entry of entries) {
    const above = whole.at(-1);
    if (above === undefined || !isBare(entry)) {
      whole.push(entry);
      continue;
    }
    const names = keys.names.map((key) => textOf(entry, key)).filter((name) => name !== '');
    whole[whole.length - 1] = withTexts(above, names, entry, keys);
    for (const name of names)
      notes.push({
        kind: 'read',
        path: `${keys.list}[${whole.length - 1}]`,
        message: `"${shortened(name)}" has no date and was kept in the text of this entry`,
      });
  }
  return { entries: whole, notes };
}

function withTexts(
  above: JsonObject,
  names: readonly string[],
  bare: JsonObject,
  { points: list }: Keys,
): JsonObject {
  const texts = [textOf(above, 'summary'), ...names, textOf(bare, 'url'), textOf(bare, 'summary')];
  const points = [above, bare].flatMap((one) => (Array.isArray(one[list]) ? one[list] : []));
  const { summary: _, [list]: __, ...others } = above;
  return {
    ...others,
    ...filled({ summary: texts.filter((text) => text !== '').join('\n\n') }),
    ...(points.length > 0 && { [list]: points }),
  };
}
