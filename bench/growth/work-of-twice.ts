import type { WorkCounter } from './count-work.ts';
import type { Place } from './place.ts';

/** Twice the text is twice the work, with some room for what tables, thresholds and what is remembered add. */
const maxGrowth = 2.4;
/** Of the work that a text of a few words takes, so much may come and go. */
const unsteady = 0.2;

export interface WorkOfTwice {
  /** Beyond what a few words take. */
  readonly once: number;
  readonly twice: number;
  readonly isLinear: boolean;
}

/** The work for a text of so many UTF-16 units in a place, and for one of twice as many. */
export async function workOfTwice(
  place: Place,
  counter: WorkCounter,
  text: (units: number) => string,
  units: number,
): Promise<WorkOfTwice> {
  const workFor = async (words: string): Promise<number> => {
    await place.run(words);
    const work = await counter.take();
    if (place.reset) {
      await place.reset();
      await counter.take();
    }
    return work;
  };
  // What the first call prepares is not work for the text.
  await workFor('Wound care.');
  const least = await workFor('Triage of patients.');
  const once = (await workFor(text(units))) - least;
  const twice = (await workFor(text(2 * units))) - least;
  const grows = (from: number, to: number) => to > maxGrowth * Math.max(0, from) + unsteady * least + 50_000;
  if (!grows(once, twice)) return { once, twice, isLinear: true };
  if (4 * units > place.most) return { once, twice, isLinear: false };
  // What earlier texts left in memory makes the first look cheap: only what goes on growing grows.
  const fourTimes = (await workFor(text(4 * units))) - least;
  return { once, twice, isLinear: !grows(twice - once, fourTimes - twice) };
}
