import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Resume } from '../../../src/contract/objects.ts';
import { preparedTerminals, type TestTerminal } from '../memory-io.ts';

const base = `# Jane Doe
jane@example.com

## Experience

### Site Manager, Build Co
Feb 2009 – Jan 2012
- Lead a team of five foremen
- Wrote the safety handbook

### Foreman, Brick Ltd
Feb 2005 – Jan 2009
- Ordered bricks

## Skills
Excel, Word
`;
const posting = 'Site Manager\n\nRequirements\n- Safety\n- Leading foremen\n';

let terminal: TestTerminal;

const terminalWithResume = preparedTerminals(async ({ folder, run }) => {
  writeFileSync(path.join(folder, 'base.md'), base);
  writeFileSync(path.join(folder, 'posting.txt'), posting);
  const argv = ['generate', 'posting.txt', '--resume', 'base.md', '--level', 'super', '--anyway'];
  expect((await run(argv)).exitCode).toBe(0);
});

beforeEach(async () => {
  terminal = await terminalWithResume();
});

async function latest(): Promise<Resume> {
  return Resume.parse(JSON.parse((await terminal.run(['get', 'latest', '--json'])).stdout));
}

async function edited(change: (text: string) => string): Promise<void> {
  const yaml = (await terminal.run(['get', 'latest', '--format', 'yaml'])).stdout;
  writeFileSync(path.join(terminal.folder, 'edited.yaml'), change(yaml));
  expect((await terminal.run(['edit', 'latest', '--file', 'edited.yaml'])).exitCode).toBe(0);
}

describe('diff', () => {
  const row = [
    ...['changed', 'Experience', 'Site Manager, Build Co, Feb 2009 – Jan 2012'],
    ...['- Lead a team of five foremen', '- Led a team of five foremen'],
  ].join('\t');

  it.each([['latest'], ['latest', 'base'], ['base', 'latest']])(
    'compares the base resume with %s %s, the base first',
    async (...names) => {
      const { exitCode, stdout } = await terminal.run(['diff', ...names]);
      expect(exitCode).toBe(0);
      expect(stdout.split('\n')).toContain(row);
    },
  );

  it('compares with the base that the resume was made from, or with a current one by name', async () => {
    writeFileSync(path.join(terminal.folder, 'new.md'), base.replace('Ordered bricks', 'Laid bricks'));
    expect((await terminal.run(['base', 'set', 'new.md'])).exitCode).toBe(0);
    expect((await terminal.run(['diff', 'latest'])).stdout).not.toContain('Laid bricks');
    const now = await terminal.run(['diff', 'latest', '--base', 'default']);
    expect(now.stdout).toContain('- Laid bricks\t- Ordered bricks');
  });

  it('marks the words below their section and entry on a terminal', async () => {
    const { stdout } = await terminal.run(['diff', 'latest'], {
      columns: 80,
      environment: { NO_COLOR: '1' },
    });
    expect(stdout).toContain(
      'Experience\n  Site Manager, Build Co, Feb 2009 – Jan 2012\n    - [-Lead-] {+Led+} a team of five foremen\n',
    );
  });

  it('reports that two resumes have the same text', async () => {
    expect((await terminal.run(['diff', 'latest', 'latest'], { columns: 80 })).stdout).toBe(
      'Both say the same.\n',
    );
    expect((await terminal.run(['diff', 'latest', 'latest'])).stdout).toBe('');
  });

  it('compares two tailored resumes, in the order given', async () => {
    const first = (await latest()).id;
    await terminal.run(['generate', 'posting.txt', '--level', 'super', '--anyway', '--company', 'Acme']);
    await edited((text) => text.replace('Ordered bricks', 'Ordered bricks and mortar'));
    const second = (await latest()).id;
    const compared = async (...ids: string[]) =>
      JSON.parse((await terminal.run(['diff', ...ids, '--json'])).stdout);
    expect(await compared(first, second)).toMatchObject({
      ...{ first, second },
      differences: [{ kind: 'changed', before: '- Ordered bricks', after: '- Ordered bricks and mortar' }],
    });
    expect(await compared(second, first)).toMatchObject({
      differences: [{ kind: 'changed', before: '- Ordered bricks and mortar', after: '- Ordered bricks' }],
    });
  });

  it('names an unknown resume', async () => {
    const { exitCode, stderr } = await terminal.run(['diff', 'res_00000000000000000000000000']);
    expect(exitCode).toBe(3);
    expect(stderr).toContain('res_00000000000000000000000000');
  });
});
