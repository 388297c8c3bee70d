import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { engineer } from './fixtures.ts';
import { createDesk } from './memory-io.ts';

const desk = createDesk();

describe('themes', () => {
  it('lists each with its look and a picture that is there', async () => {
    const { stdout } = await desk.run(['themes', '--json']);
    const { object, data } = JSON.parse(stdout);
    expect(object).toBe('list');
    expect(data.map((theme: { name: string }) => theme.name)).toEqual(
      expect.arrayContaining(['ats', 'classic', 'compact']),
    );
    for (const { thumbnail } of data) expect(existsSync(thumbnail)).toBe(true);
    expect((await desk.run(['themes'])).stdout).toMatch(/^classic\ttypst\t.*serif.*\t\/.*thumbnail\.png$/m);
  });

  it('a theme that is not there is an error with the nearest name, before anything is made or charged', async () => {
    await desk.run(['base', 'set', engineer]);
    const posting = 'We are looking for an engineer who knows Python, SQL and Docker very well.';
    const made = ['generate', '--job-text', posting, '-c', 'Acme', '-p', 'Engineer'];
    const wrong = await desk.run([...made, '--pdf', '--theme', 'clasic']);
    expect(wrong).toMatchObject({ exitCode: 2, stdout: '' });
    expect(wrong.stderr).toContain('there is no theme "clasic" (did you mean classic?)');
    expect(JSON.parse((await desk.run(['usage', '--json'])).stdout)).toMatchObject({ credits_used: 0 });
    expect(await desk.run([...made, '--pdf', 'one.pdf', '--theme', 'classic'])).toMatchObject({
      exitCode: 0,
    });
    expect((await desk.run(['pdf', 'latest', '--theme', 'atss'])).stderr).toContain('did you mean ats?');
  });
});

describe('--font-dir', () => {
  it('names a folder of fonts, and one without any is an error before anything is made', async () => {
    const fonts = path.join(projectRoot, 'fonts');
    expect(await desk.run(['pdf', 'latest', '--font-dir', fonts, '-o', 'two.pdf'])).toMatchObject({
      exitCode: 0,
    });
    const missing = await desk.run(['pdf', 'latest', '--font-dir', 'nowhere']);
    expect(missing).toMatchObject({ exitCode: 2, stdout: '' });
    expect(missing.stderr).toMatch(/--font-dir: \/.*nowhere does not exist/);
    const empty = await desk.run(['pdf', 'latest', '--font-dir', desk.home]);
    expect(empty.stderr).toContain('holds no fonts (.ttf, .otf, .ttc)');
  });

  it('is not for PDFs that a server makes', async () => {
    const argv = ['pdf', 'latest', '--font-dir', '.', '--base-url', 'http://127.0.0.1:1/api/v1'];
    const refused = await desk.run(argv);
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain('fonts.folder in server.yaml');
  });
});
