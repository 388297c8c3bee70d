import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../build/root.ts';
import { documentReader } from '../../src/documents/service-ports.ts';
import { createRenderer } from '../../src/rendering/create-renderer.ts';

/** Milliseconds to draw the pages of a resume, each time with another headline; without the first, which loads code. */
export async function drawings(engine: 'native' | 'wasm', count: number): Promise<readonly number[]> {
  const file = path.join(root, 'examples', 'resumes', 'software-engineer.json');
  const { document } = await documentReader.read(JSON.parse(await readFile(file, 'utf8')));
  const renderer = createRenderer({
    themesFolder: path.join(root, 'themes'),
    fontsFolder: path.join(root, 'fonts'),
    engine,
    rendersMany: true,
  });
  const taken: number[] = [];
  for (let round = 0; round <= count; round += 1) {
    const basics = { ...document.basics, headline: `${document.basics.headline} ${round}` };
    const start = performance.now();
    await renderer.draw?.({ document: { ...document, basics }, look: { theme: 'ats' } });
    taken.push(performance.now() - start);
  }
  await renderer.close();
  return taken.slice(1);
}
