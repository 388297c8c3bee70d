import type { WorkCounter } from './count-work.ts';
import type { Place } from './place.ts';

/** Maximum growth of work if the text is doubled: 2, plus some room for tables, thresholds and caches. */
const maxGrowth = 2.4;
/** Share of the work for a text of a few words that may vary between runs. */
const variation = 0.2;

export interface Growth {
  /** Work in addition to that for a few words. */
  readonly once: number;
  readonly twice: number;
  readonly isLinear: boolean;
}

/** Measures the work for a text of `units` UTF-16 units in a place, and for one of twice the length. */
export async function measureGrowth(
  place: Place,
  counter: WorkCounter,
  text: (units: number) => string,
  units: number,
): Promise<Growth> {
  const workFor = async (words: string): Promise<number> => {
    await place.run(words);
    const work = await counter.take();
    if (place.reset) {
      await place.reset();
      await counter.take();
    }
    return work;
  };
  // The first call also does preparations, which are not work for the text.
  await workFor('Wound care.');
  const least = await workFor('Triage of patients.');
  const once = (await workFor(text(units))) - least;
  const twice = (await workFor(text(2 * units))) - least;
  const grows = (from: number, to: number) => to > maxGrowth * Math.max(0, from) + variation * least + 50_000;
  if (!grows(once, twice)) return { once, twice, isLinear: true };
  if (4 * units > place.maxLength) return { once, twice, isLinear: false };
  // Caches from earlier texts may make the first one look cheap, so the work must grow again to count.
  const fourTimes = (await workFor(text(4 * units))) - least;
  return { once, twice, isLinear: !grows(twice - once, fourTimes - twice) };
}
