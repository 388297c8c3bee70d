import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../../build/root.ts';
import { packedFile } from '../../src/lexicon/packed/packed-lexicon.ts';

/** Milliseconds from loading the built lexicon to its first answer, each in a new process. */
export async function coldLookups(rounds: number): Promise<readonly number[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'resume-tailor-lexicon-'));
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, 'first-lookup.ts'),
    platform: 'node',
  });
  const names = { entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs' };
  await bundle.write({ dir: folder, format: 'cjs', ...names, minify: true });
  await bundle.close();
  // The program looks for the packed lexicon next to the nearest package.json.
  await writeFile(path.join(folder, 'package.json'), '{}');
  await cp(packedFile(root), packedFile(folder));
  const times = Array.from({ length: rounds }, () => timeIn(path.join(folder, 'first-lookup.cjs')));
  await rm(folder, { recursive: true });
  return times;
}

function timeIn(program: string): number {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The first lookup ended with ${status}: ${stderr}`);
  return Number(stdout);
}
