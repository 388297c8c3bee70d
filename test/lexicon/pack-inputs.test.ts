import { expect, it } from 'vitest';
import { packInputs } from '../../tools/lexicon/pack-lexicon.ts';
import { sourceFiles } from '../support/source-files.ts';

const files = new Map(
  ['build', 'src', 'tools'].flatMap(sourceFiles).map(({ path, imports }) => [path, imports]),
);

/** They only say where the files are. */
const roots = ['build/root.ts', 'src/package-root.ts'];

function loadedWith(entry: string, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(entry)) return loaded;
  loaded.add(entry);
  for (const { target, internal, typeOnly } of files.get(entry) ?? [])
    if (internal && !typeOnly) loadedWith(target, loaded);
  return loaded;
}

it('the lexicon is packed again when any file that makes it is newer', () => {
  const loaded = [...loadedWith('tools/lexicon/pack-lexicon.ts')];
  expect(loaded).toContain('src/lexicon/packed/packed-file.ts');
  const isInput = (file: string) => packInputs.some((folder) => file.startsWith(`${folder}/`));
  expect(loaded.filter((file) => !isInput(file) && !roots.includes(file))).toEqual([]);
});
