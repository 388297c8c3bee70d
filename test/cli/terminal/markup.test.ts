import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { backendPosting } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

const terminal = createTestTerminal();

const person = {
  basics: {
    name: '<b>Ana</b> Ruiz',
    label: '**Backend** Engineer',
    summary: '<p>Builds <b>fast</b> services.</p><!-- Rust expert --><p style="display:none">Kubernetes</p>',
  },
  work: [
    {
      name: 'Mill &amp; Sons',
      position: '## Engineer',
      startDate: '2019-04',
      summary: '### What I did\n- Wrote `C#` and List<String> code\n- Kept R&D at 5 * 3 units',
      highlights: ['<ul><li>Cut costs by <i>9 %</i></li></ul>'],
    },
  ],
  skills: [{ name: 'Languages', keywords: ['<i>C#</i>', '**SQL**'] }],
};

beforeAll(() => {
  writeFileSync(path.join(terminal.folder, 'me.json'), JSON.stringify(person));
  writeFileSync(path.join(terminal.folder, 'job.txt'), `${backendPosting}\nYou know Rust and Kubernetes.`);
});

describe('a base resume with markup in its fields', () => {
  it.each(['markdown', 'text', 'html'])('is shown without the markup: %s', async (format) => {
    expect(await terminal.run(['base', 'set', 'me.json'])).toMatchObject({ exitCode: 0 });
    const { stdout } = await terminal.run(['base', 'export', '--format', format]);
    const body = stdout.replace(/<style>[\s\S]*?<\/style>/, '');
    expect(body).toContain('Ana Ruiz');
    expect(body).toMatch(/R(?:&|&amp;)D/);
    expect(body).toMatch(/List\\?(?:<|&lt;)String\\?(?:>|&gt;)/);
    expect(body).not.toMatch(/&lt;\/?[a-z]|&amp;amp;|###? What|`|Rust|Kubernetes|display/);
  });

  it('is scored without invisible markup', async () => {
    const { stdout } = await terminal.run(['score', 'job.txt', '--resume', 'me.json', '--json']);
    expect(stdout).not.toMatch(/"quote": ?"[^"]*(?:Rust expert|Kubernetes)/);
    const without = {
      ...person,
      basics: { ...person.basics, summary: '<p>Builds <b>fast</b> services.</p>' },
    };
    writeFileSync(path.join(terminal.folder, 'bare.json'), JSON.stringify(without));
    const bare = await terminal.run(['score', 'job.txt', '--resume', 'bare.json', '--json']);
    expect(JSON.parse(stdout).score).toEqual(JSON.parse(bare.stdout).score);
  });

  it('is exported unchanged as JSON Resume', async () => {
    const { stdout } = await terminal.run(['base', 'export', '--format', 'jsonresume']);
    expect(JSON.parse(stdout)).toEqual(person);
  });
});
