import { parseArgs } from 'node:util';
import { countSearches, createWorkCounter } from './growth/count-work.ts';
import { filePlaces } from './growth/file-places.ts';
import { measureGrowth } from './growth/measure-growth.ts';
import { requestPlaces } from './growth/request-places.ts';
import { shapes, textOf } from './growth/shapes.ts';

/*
 * Measures how the work for a text from outside grows if the text is twice as long: in steps, or with `--cpu` in
 * seconds of processor time, which includes libraries and native code.
 * npm run bench:growth -- [--length 2000] [--place score] [--all] [--cpu] [SHAPE]...
 * `--place` selects the places whose name contains it (default: the posting of a score), `--all` all of them.
 * Exits with 1 if any work more than doubles, or with `--cpu` if any text takes longer than half a second.
 */

const { values, positionals: only } = parseArgs({
  options: {
    length: { type: 'string', default: '2000' },
    place: { type: 'string', default: 'score job_description' },
    all: { type: 'boolean', default: false },
    cpu: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const maxSeconds = 0.5;
if (!values.cpu) countSearches();
const requests = await requestPlaces();
const every = [...requests.places, ...filePlaces];
const places = every.filter(({ name }) => values.all || name.includes(values.place));
const counter = values.cpu ? createProcessorClock() : createWorkCounter();

for (const place of places) {
  const length = Math.min(Number(values.length), place.maxLength);
  for (const shape of only.length > 0 ? only : shapes) {
    const text = (units: number) => textOf(shape, units);
    const { once, twice, isLinear } = await measureGrowth(place, counter, text, Math.floor(length / 2));
    const isBad = values.cpu ? twice > maxSeconds : !isLinear;
    if (isBad) process.exitCode = 1;
    const figures = values.cpu ? `${once.toFixed(2)} ${twice.toFixed(2)}` : `${once} ${twice}`;
    console.log(`${place.name} ${JSON.stringify(shape)} ${figures} ${isBad ? 'TOO MUCH' : ''}`.trimEnd());
  }
}
await requests.close();

function createProcessorClock() {
  let before = process.cpuUsage();
  return {
    take: async () => {
      const { user, system } = process.cpuUsage(before);
      before = process.cpuUsage();
      return (user + system) / 1e6;
    },
  };
}
