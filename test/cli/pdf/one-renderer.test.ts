import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../support/project-root.ts';
import { backendPosting } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

const terminal = createTestTerminal();
const icon = '\uEA60';
const file = (name: string) => path.join(terminal.folder, name);

/** A font with private use characters from one of our packages. */
function copyIconFont(folder: string): void {
  const from = path.join(projectRoot, 'node_modules', 'playwright-core', 'lib', 'vite');
  const found = readdirSync(from, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('.ttf'),
  );
  mkdirSync(folder);
  copyFileSync(path.join(from, String(found)), path.join(folder, 'icons.ttf'));
}

beforeAll(async () => {
  mkdirSync(terminal.home);
  writeFileSync(path.join(terminal.home, 'server.yaml'), 'fonts: { system: false }\n');
  copyIconFont(file('icons'));
  const work = [{ name: 'Acme', position: 'Engineer', highlights: ['Wrote services in TypeScript'] }];
  const resume = { basics: { name: `Ana 马 ${icon}`, summary: 'ไทย 🎉 ❤️ שלום' }, work };
  writeFileSync(file('me.json'), JSON.stringify(resume));
  await terminal.run(['base', 'set', 'me.json']);
});

/** In this order, because `get` and `pdf` need the resume of `generate`. */
const commands = [
  [
    'generate',
    ['generate', backendPosting, '--company', 'Acme', '--position', 'Engineer', '--new', '--pdf', 'g.pdf'],
  ],
  ['pdf', ['pdf', 'latest', '-o', 'p.pdf']],
  ['get', ['get', 'latest', '-o', 'q.pdf']],
  ['base export', ['base', 'export', '-o', 'b.pdf']],
] as const;

describe('commands that make a PDF', () => {
  it.each(commands)('%s lists on standard error the characters that no font has', async (_name, argv) => {
    const { exitCode, stderr } = await terminal.run([...argv, '--force']);
    expect(exitCode).toBe(0);
    expect(stderr).toContain(
      'No font here can draw: 马 (Chinese, Japanese or Korean), ש ל ו ם (Hebrew), 🎉 (emoji), ',
    );
    expect(stderr).toContain('U+EA60');
  });

  it('the report of the resume lists these characters too', async () => {
    const { stdout } = await terminal.run(['explain', 'latest', '--json']);
    expect(JSON.parse(stdout).pdf_check.warnings).toContainEqual(expect.stringContaining('U+EA60'));
  });

  it.each(commands)('%s finds the fonts of --font-dir', async (_name, argv) => {
    const { exitCode, stderr } = await terminal.run([...argv, '--force', '--font-dir', 'icons']);
    expect(exitCode).toBe(0);
    expect(stderr).toContain('No font here can draw: 马');
    expect(stderr).not.toContain('EA60');
  });

  it('every command and doctor look for the same browser', async () => {
    const environment = { RESUME_TAILOR_BROWSER: file('no-browser') };
    await terminal.run(['config', 'set', 'theme', 'even']);
    const asked = [['pdf', 'latest', '-o', 'e.pdf'], ['base', 'export', '-o', 'e.pdf'], ['doctor']];
    for (const argv of asked) {
      const { exitCode, stdout, stderr } = await terminal.run(argv, { environment });
      expect([argv, exitCode === 0]).toEqual([argv, false]);
      expect(`${stdout}${stderr}`).toContain('RESUME_TAILOR_BROWSER names a file that is not there');
    }
  });
});
