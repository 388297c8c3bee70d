import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
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

/** Finding a path, without Hono's Web Responses. */
const light = ['hono/router/pattern-router', 'hono/utils/url'];

describe('a caller in the same process', () => {
  it('never touches fetch, Request, Response or Headers, and never loads what is behind them', async () => {
    const script = fileURLToPath(new URL('../support/without-web-globals.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
      cwd: projectRoot,
    });
    expect(JSON.parse(stdout)).toEqual({
      statuses: [200, 400, 200, 200, 204, 404, 404, 404, 200],
      loaded: [],
    });
  });

  it.each(['src/api/create-api.ts', 'src/client/create-client.ts'])(
    '%s loads no schema library, no cryptography and no socket',
    (entry) => {
      const loaded = [...loadedWith(entry)];
      expect(loaded).toContain('src/contract/endpoints.ts');
      const heavy = loaded.filter((name) => !name.startsWith('src/') && !light.includes(name));
      expect(heavy).toEqual([]);
      expect(loaded.filter((name) => /contract\/(objects|requests|resume-document)\.ts$/.test(name))).toEqual(
        [],
      );
    },
  );
});
