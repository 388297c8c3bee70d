import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countSearches, createWorkCounter, type WorkCounter } from '../../bench/growth/count-work.ts';
import { filePlaces } from '../../bench/growth/file-places.ts';
import { measureGrowth } from '../../bench/growth/measure-growth.ts';
import type { Place } from '../../bench/growth/place.ts';
import { type RequestPlaces, requestPlaces } from '../../bench/growth/request-places.ts';
import { shapes, textOf } from '../../bench/growth/shapes.ts';
import { runs } from '../support/how-long.ts';

/* Tests a sample of the places and shapes of `npm run bench:growth -- --all`, chosen with a fixed seed. */

const seed = 18_2026;
console.log(`Seed of the sample: ${seed}`);
const units = 1500;

let requests: RequestPlaces;
let counter: WorkCounter;

beforeAll(async () => {
  countSearches();
  counter = createWorkCounter();
  requests = await requestPlaces();
});

afterAll(async () => {
  await requests.close();
});

async function tooMuch(places: readonly Place[], times: number): Promise<readonly string[]> {
  const pairs = fc.tuple(fc.constantFrom(...places), fc.constantFrom(...shapes));
  const found: (string | null)[] = [];
  for (const [place, shape] of fc.sample(pairs, { numRuns: times, seed })) {
    found.push(await excessOf(place, shape));
  }
  return found.filter((one) => one !== null);
}

async function excessOf(place: Place, shape: string, maxUnits = units): Promise<string | null> {
  const length = Math.min(maxUnits, Math.floor(place.maxLength / 2));
  const { once, twice, isLinear } = await measureGrowth(
    place,
    counter,
    (size) => textOf(shape, size),
    length,
  );
  return isLinear ? null : `${place.name} ${JSON.stringify(shape)}: ${once}, ${twice}`;
}

describe('a text that is twice as long', () => {
  it('costs at most twice the steps as a posting', async () => {
    const postings = requests.places.filter(({ name }) => /^(?:score|preview|generate) job_/.test(name));
    expect(await tooMuch(postings, runs(2, 3))).toEqual([]);
  });

  it('costs at most twice the steps in any other field of any request', async () => {
    const fields = requests.places.filter(({ name }) => !name.includes('job_description'));
    expect(await tooMuch(fields, runs(3, 4))).toEqual([]);
  });

  it('costs at most twice the steps in any kind of file', async () => {
    expect(await tooMuch(filePlaces, runs(6, 10))).toEqual([]);
  });

  it.each([
    ['score job_description', '% Ltd is hiring. '],
    ['score job_description', 'e.g. '],
    ['preview posting and highlight', '\n- %'],
    ['preview resume.work.0.position', 'a '],
    ['score resume.basics.label', 'a '],
  ])('costs at most twice the steps in %s, made of %j', async (name, shape) => {
    const [place] = requests.places.filter((one) => one.name === name);
    expect(place && (await excessOf(place, shape, runs(2000, 4000)))).toBeNull();
  });

  it.each([
    ['europass.xml', '\n- ', 300],
    ['resume.pdf', '(a) ', 450],
    ['resume.pdf', ')', 450],
  ])('costs few steps for each letter of %s, made of %j', async (name, shape, maxSteps) => {
    const [place] = filePlaces.filter((one) => one.name === name);
    if (!place) throw new Error(`There is no place ${name}`);
    const { twice } = await measureGrowth(place, counter, (size) => textOf(shape, size), 4000);
    expect(twice / 8000).toBeLessThan(maxSteps);
  });

  it.each([5000, 50_000])(
    'is detected if it costs four times the steps (texts of at most %i)',
    async (maxLength) => {
      const squared: Place = {
        name: 'squared',
        maxLength,
        async run(text) {
          for (let start = 0; start < text.length; start += 1) text.slice(start).includes('none');
        },
      };
      expect(await tooMuch([squared], 1)).toHaveLength(1);
    },
  );
});
