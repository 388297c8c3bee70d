import { expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const files = new Map(sourceFiles('src').map((file) => [file.path, file]));

/** Everything that is loaded with a file, before anything is imported on demand. */
function loadedWith(entry: string): Set<string> {
  const loaded = new Set<string>();
  const load = (target: string): void => {
    if (loaded.has(target)) return;
    loaded.add(target);
    const imports = files.get(target)?.imports ?? [];
    for (const one of imports) if (!one.dynamic && !one.typeOnly) load(one.target);
  };
  load(entry);
  return loaded;
}

it.each(['src/operations/perform-locally.ts', 'src/client/http-call.ts'])(
  '%s loads no server, no schema library, no cryptography and no socket',
  (entry) => {
    const loaded = [...loadedWith(entry)];
    expect(loaded).toContain('src/contract/endpoints.ts');
    expect(loaded.filter((name) => !name.startsWith('src/'))).toEqual([]);
    expect(
      loaded.filter((name) => /contract\/(objects|requests|resume-document)\.ts$|^src\/api\//.test(name)),
    ).toEqual([]);
  },
);

it.each(['src/client/http-call.ts', 'src/mcp/mcp-over-http.ts'])(
  '%s does not load the client, which is loaded on demand',
  (entry) => expect(loadedWith(entry)).not.toContain('src/client/client.ts'),
);

it('a posting is read without the schema library and the readers of resumes', () => {
  const loaded = [...loadedWith('src/documents/posting/read-posting.ts')];
  expect(loaded).toContain('src/documents/posting/job-posting-data.ts');
  expect(loaded.filter((name) => /^src\/documents\/(json-resume|markup)\//.test(name))).toEqual([]);
  expect(loaded).not.toContain('src/contract/resume-document.ts');
});
