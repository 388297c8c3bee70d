import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { writePacked } from '../tools/lexicon/pack-lexicon.ts';
import { buildPage } from './build-page.ts';
import { type Bundle, bundles } from './bundles.ts';
import { emitTypes } from './emit-types.ts';
import { putInPlace, stagingPrefix } from './put-in-place.ts';
import { root } from './root.ts';

const dist = path.join(root, 'dist');
const staging = path.join(dist, `${stagingPrefix}${process.pid}`);

async function write({ input, output, external, plugins }: Bundle): Promise<void> {
  const bundle = await rolldown({ cwd: root, input: { ...input }, platform: 'node', plugins, external });
  try {
    await bundle.write({ ...output, dir: path.join(staging, path.relative('dist', output.dir ?? 'dist')) });
  } finally {
    await bundle.close();
  }
}

mkdirSync(staging, { recursive: true });
try {
  await Promise.all(bundles.map(write));
  console.log(await buildPage(root, path.join(staging, 'page')));
  writePacked(path.join(staging, 'lexicon.txt'));
  emitTypes({ root, entry: 'src/index.ts', folder: path.relative(root, path.join(staging, 'types')) });
  putInPlace(staging, dist, Date.now());
} finally {
  rmSync(staging, { recursive: true, force: true });
}
