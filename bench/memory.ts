import path from 'node:path';
import { createRenderer } from '../src/rendering/create-renderer.ts';
import { softwareEngineer } from '../test/rendering/software-engineer.ts';

/*
 * Resident memory over many PDFs, each of another document.
 * node --import tsx bench/memory.ts native|wasm [renders]
 */

const root = path.resolve(import.meta.dirname, '..');
const [engine = 'native', renders = '1000'] = process.argv.slice(2);
if (engine !== 'native' && engine !== 'wasm') throw new Error('Give native or wasm.');

const renderer = createRenderer({
  themesFolder: path.join(root, 'themes'),
  fontsFolder: path.join(root, 'fonts'),
  engine,
});

function residentMegabytes(): string {
  return `${Math.round(process.memoryUsage.rss() / 1e6)} MB`;
}

const times: number[] = [];
console.log(`${engine}: 0 renders, ${residentMegabytes()}`);
for (let count = 1; count <= Number(renders); count += 1) {
  const document = structuredClone(softwareEngineer);
  document.basics.headline = `Engineer number ${count}`;
  document.sections.summary.content = `<p>Has rendered ${count} resumes and ${count * 7} pages.</p>`;
  const start = performance.now();
  await renderer.render({ document, theme: 'ats' });
  times.push(performance.now() - start);
  if (count % 100 === 0) console.log(`${engine}: ${count} renders, ${residentMegabytes()}`);
}
await renderer.close();

const sorted = times.toSorted((a, b) => a - b);
const at = (share: number) => `${sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1)} ms`;
console.log(
  `${engine}: median ${at(0.5)}, 95th percentile ${at(0.95)}, longest ${at(1)}, closed ${residentMegabytes()}`,
);
