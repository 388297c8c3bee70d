import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

const terminal = createTestTerminal();
const asked = ['generate', backendPosting, '--company', 'Acme', '--position', 'Backend Engineer'];

beforeAll(async () => {
  mkdirSync(terminal.home);
  writeFileSync(path.join(terminal.home, 'server.yaml'), 'fonts: { system: false }\n');
  const resume = JSON.parse(readFileSync(engineer, 'utf8'));
  resume.basics.name += ' 马';
  const file = path.join(terminal.folder, 'me.json');
  writeFileSync(file, JSON.stringify(resume));
  await terminal.run(['base', 'set', file]);
});

async function checkInReport() {
  const report = await terminal.run(['explain', 'latest', '--json']);
  return JSON.parse(report.stdout).pdf_check;
}

describe('the check of a PDF', () => {
  it('is in the report, and its warnings in the answer', async () => {
    const made = await terminal.run([...asked, '--pdf', 'one.pdf']);
    expect(made).toMatchObject({ exitCode: 0 });
    expect(made.stdout).toMatch(/^pdf_warning\t.*can draw: 马/m);
    expect(await checkInReport()).toMatchObject({ ok: true, missing: [], warnings: [expect.any(String)] });
    expect((await terminal.run(['explain', 'latest'])).stdout).toMatch(/^warning\tpdf\t.*马/m);
  });

  it('is described in words on a terminal', async () => {
    const made = await terminal.run([...asked, '--new', '--pdf', 'two.pdf'], { columns: 100 });
    expect(made.stdout).toMatch(/PDF\s+\d pages?, read back: its text is there, but see the warnings/);
  });

  it('is left out with --no-check', async () => {
    await terminal.run([...asked, '--new', '--pdf', 'three.pdf', '--no-check']);
    expect(await checkInReport()).toBeUndefined();
    const checked = await terminal.run(['pdf', 'latest', '-o', 'four.pdf']);
    expect(checked.stderr).toMatch(/can draw: 马/);
    expect(await checkInReport()).toMatchObject({ ok: true });
  });
});
