import { rm } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { type Bundle, bundles } from './bundles.ts';
import { emitTypes } from './emit-types.ts';
import { root } from './root.ts';

async function write({ input, output, external, plugins }: Bundle): Promise<void> {
  const bundle = await rolldown({ cwd: root, input: { ...input }, platform: 'node', plugins, external });
  try {
    await bundle.write({ ...output, dir: path.join(root, output.dir ?? 'dist') });
  } finally {
    await bundle.close();
  }
}

await rm(path.join(root, 'dist'), { recursive: true, force: true });
await Promise.all(bundles.map(write));
emitTypes({ root, entry: 'src/index.ts', folder: 'dist/types' });
