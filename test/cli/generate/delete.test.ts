import { beforeEach, describe, expect, it } from 'vitest';
import { backendPosting, engineer } from '../fixtures.ts';
import { preparedTerminals, type TestTerminal } from '../memory-io.ts';

const unknown = 'res_00000000000000000000000000';
let terminal: TestTerminal;
let ids: readonly string[];

const terminalWithTwo = preparedTerminals(async ({ run }) => {
  await run(['base', 'set', engineer]);
  for (const company of ['Aster', 'Birch']) {
    expect(await run(['generate', backendPosting, '-c', company, '-l', 'basic'])).toMatchObject({
      exitCode: 0,
    });
  }
});

const listed = async (): Promise<readonly string[]> =>
  (await terminal.run(['list'])).stdout.split('\n').flatMap((line) => line.split('\t')[0] || []);

beforeEach(async () => {
  terminal = await terminalWithTwo();
  ids = await listed();
  expect(ids).toHaveLength(2);
});

describe('delete', () => {
  it.each([[[]], [['--json']]])('of several with %j deletes none if one is unknown', async (more) => {
    const [first = ''] = ids;
    const ran = await terminal.run(['delete', first, unknown, '--yes', ...more]);
    expect(ran).toMatchObject({ exitCode: 3, stdout: '' });
    expect(ran.stderr).toContain(`${unknown}: Nothing was deleted. There is no resume with this id.`);
    expect([...(await listed())].sort()).toEqual([...ids].sort());
  });

  it('of several prints each once, even if it was named twice', async () => {
    const [first = '', second = ''] = ids;
    const ran = await terminal.run(['delete', first, second, first, '--yes']);
    expect(ran).toMatchObject({ exitCode: 0, stdout: `deleted ${first}\ndeleted ${second}\n` });
    expect(await listed()).toEqual([]);
  });

  it('--json prints one object per line', async () => {
    const { stdout } = await terminal.run(['delete', ...ids, '--yes', '--json']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(ids);
  });
});
