import { expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const files = new Map(sourceFiles('src').map((file) => [file.path, file]));

/**
 * The same path, for an assertion about it: one that names a file that has moved could not fail.
 * @throws Error if no source file has the path
 */
function existing(file: string): string {
  if (!files.has(file)) throw new Error(`There is no source file ${file}.`);
  return file;
}

/** The files of a folder, which must have some. */
function filesBelow(folder: string): readonly string[] {
  const below = [...files.keys()].filter((file) => file.startsWith(folder));
  if (below.length === 0) throw new Error(`There is no source file below ${folder}.`);
  return below;
}

/** Everything that is loaded with a file, before anything is imported on demand. */
function loadedWith(entry: string): Set<string> {
  const loaded = new Set<string>();
  const load = (target: string): void => {
    if (loaded.has(target)) return;
    loaded.add(target);
    const imports = files.get(target)?.imports ?? [];
    for (const one of imports) if (!one.dynamic && !one.typeOnly) load(one.target);
  };
  load(existing(entry));
  return loaded;
}

/** Those of some files that are loaded with a file. */
function loadedOf(unwanted: readonly string[], entry: string): readonly string[] {
  const loaded = loadedWith(entry);
  return unwanted.filter((file) => loaded.has(file));
}

const schemas = [
  'src/contract/objects.ts',
  'src/contract/requests.ts',
  'src/contract/resume/resume-document.ts',
];

it.each(['src/operations/perform-locally.ts', 'src/client/http-call.ts'])(
  '%s loads no server, no schema library, no cryptography and no socket',
  (entry) => {
    const loaded = [...loadedWith(entry)];
    expect(loaded).toContain(existing('src/contract/endpoints.ts'));
    expect(loaded.filter((name) => !name.startsWith('src/'))).toEqual([]);
    expect(loadedOf([...schemas.map(existing), ...filesBelow('src/api/')], entry)).toEqual([]);
  },
);

it.each(['src/client/http-call.ts', 'src/mcp/mcp-over-http.ts'])(
  '%s does not load the client, which is loaded on demand',
  (entry) => expect(loadedWith(entry)).not.toContain(existing('src/client/client.ts')),
);

it('a posting is read without the schema library and the readers of resumes', () => {
  const entry = 'src/documents/posting/read-posting.ts';
  expect(loadedWith(entry)).toContain(existing('src/documents/posting/job-posting-data.ts'));
  const readers = ['src/documents/json-resume/', 'src/documents/markup/'].flatMap(filesBelow);
  expect(loadedOf([...readers, existing('src/contract/resume/resume-document.ts')], entry)).toEqual([]);
});
