import type { JsonObject } from '../../../values/json-object.ts';
import { textOf } from '../../files/json-parts.ts';
import { withoutPlaceAtEnd } from '../heads/place-in-name.ts';
import { isPlace } from '../recognize/name-kinds.ts';

/*
 * Rules and models rarely take something else for a place, but often leave a place with the employer. So a place
 * that only one of them found is used if the dates identify the job.
 */

/** Adds the places that the other reading has to the jobs. */
export function withOtherPlaces(
  jobs: readonly JsonObject[],
  others: readonly JsonObject[],
): readonly JsonObject[] {
  const own = byDates(jobs);
  const found = byDates(others);
  const named = new Set(jobs.flatMap((job) => [textOf(job, 'name'), textOf(job, 'position')]));
  return jobs.map((job) => {
    const when = datesOf(job);
    const [other, ...more] = found.get(when) ?? [];
    const isOnly = when !== '' && more.length === 0 && own.get(when)?.length === 1;
    const location = other === undefined || !isOnly ? '' : textOf(other, 'location');
    const isTaken = isPlace(location) && !named.has(location) && !isNamedIn(job, location);
    if (!isTaken || textOf(job, 'location') !== '') return job;
    const name = withoutPlaceAtEnd(textOf(job, 'name'), location);
    const { summary, ...rest } = job;
    // Removes the place from the text.
    const paragraphs = typeof summary === 'string' ? summary.split('\n\n') : [];
    const text = paragraphs.filter((paragraph) => paragraph !== location).join('\n\n');
    return { ...rest, ...(name !== '' && { name }), location, ...(text !== '' && { summary: text }) };
  });
}

/**
 * True if the title contains the place. Such a title keeps it, because that reading knows better what the words
 * mean.
 */
function isNamedIn(job: JsonObject, place: string): boolean {
  return textOf(job, 'position').includes(place);
}

function datesOf(job: JsonObject): string {
  const dates = ['startDate', 'endDate', 'date'].map((key) => textOf(job, key));
  return dates.every((date) => date === '') ? '' : dates.join(' ');
}

function byDates(jobs: readonly JsonObject[]): ReadonlyMap<string, readonly JsonObject[]> {
  const found = new Map<string, JsonObject[]>();
  for (const job of jobs) found.set(datesOf(job), [...(found.get(datesOf(job)) ?? []), job]);
  return found;
}
