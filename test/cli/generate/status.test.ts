import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestTerminal, type RunOptions } from '../memory-io.ts';

const terminal = createTestTerminal();
const now = () => Date.UTC(2026, 10, 21, 12);
const run = (argv: readonly string[], options: RunOptions = {}) => terminal.run(argv, { now, ...options });
let [first, second] = ['', ''];

const generate = async (company: string, ...flags: readonly string[]) => {
  const posting = `We look for a baker who knows sourdough, at ${company}.\n\nRequirements\n- Sourdough\n`;
  const argv = ['generate', '--job-text', posting, '-c', company, '-p', 'Baker, night shift'];
  return JSON.parse((await run([...argv, ...flags, '--json'])).stdout).id as string;
};

beforeAll(async () => {
  const resume = { basics: { name: 'Ida Lund' }, work: [{ name: 'Rye Lane', position: 'Baker' }] };
  writeFileSync(path.join(terminal.folder, 'ida.json'), JSON.stringify(resume));
  await run(['base', 'set', 'ida.json']);
  first = await generate('=Mill & Co', '--pdf', 'ida.pdf');
  second = await generate('Barley Street');
});

const rowsOf = (text: string) =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));

describe('status', () => {
  it('records steps and shows them, also in list', async () => {
    expect((await run(['status', first])).stdout).toBe('');
    const applied = await run(['status', first, 'applied', '--date', '2026-11-21', '--note', 'by mail']);
    expect(applied.stdout).toBe('applied\t2026-11-21\tby mail\n');
    expect(applied.stderr).toContain('current PDF is kept');
    await run(['status', first, 'interview', '--date', '2026-12-03']);
    expect(rowsOf((await run(['status', first])).stdout)).toEqual([
      ['applied', '2026-11-21', 'by mail'],
      ['interview', '2026-12-03', ''],
    ]);
    expect(rowsOf((await run(['list'])).stdout).map((row) => [row[0], row[6] ?? ''])).toEqual([
      [second, ''],
      [first, 'interview'],
    ]);
    expect(rowsOf((await run(['list', '--status', 'interview'])).stdout).map(([id]) => id)).toEqual([first]);
    expect((await run(['list', '--status', 'offer'])).stderr).toContain(
      'No application has the status offer',
    );
    const shown = await run(['list'], { columns: 120, environment: { NO_COLOR: '1' } });
    expect(shown.stdout).toMatch(/STATUS$/m);
    expect((await run(['status', first], { columns: 80 })).stdout).toContain(
      'PDF as sent: kept (--pdf FILE writes it)',
    );
  });

  it('returns the PDF as it was sent', async () => {
    const before = readFileSync(path.join(terminal.folder, 'ida.pdf'));
    await run(['pdf', first, '--theme', 'classic', '-o', 'other.pdf']);
    expect((await run(['status', first, '--pdf', 'sent.pdf'])).exitCode).toBe(0);
    expect(readFileSync(path.join(terminal.folder, 'sent.pdf')).equals(before)).toBe(true);
    expect((await run(['status', first, '--pdf', 'sent.pdf'])).stderr).toContain('--force');
    const none = await run(['status', second, 'applied']);
    expect(none.stderr).toContain('has no PDF yet');
    expect((await run(['status', second, '--pdf', 'none.pdf'])).stderr).toContain('no PDF was kept');
    await run(['status', second, '--clear', '--yes']);
    expect((await run(['status', second])).stdout).toBe('');
  });

  it('keeps the first PDF that exists when the step is recorded again', async () => {
    await run(['status', second, 'applied', '--date', '2026-11-21', '--note', 'by mail']);
    await run(['pdf', second, '-o', 'late.pdf']);
    const again = await run(['status', second, 'applied', '--date', '2026-11-21']);
    expect(again.stdout).toBe('applied\t2026-11-21\tby mail\n');
    expect(again.stderr).toContain('current PDF is kept');
    await run(['pdf', second, '--theme', 'classic', '-o', 'later.pdf']);
    expect((await run(['status', second, 'applied', '--date', '2026-11-21'])).stderr).toContain(
      'PDF kept earlier stays',
    );
    expect((await run(['status', second, '--pdf', 'kept.pdf'])).exitCode).toBe(0);
    const read = (name: string) => readFileSync(path.join(terminal.folder, name));
    expect(read('kept.pdf').equals(read('late.pdf'))).toBe(true);
    await run(['status', second, '--clear', '--yes']);
  });

  it('records nothing if the requested PDF cannot be made', async () => {
    const third = await generate('Oat Court');
    for (const [status, file, reason] of [
      ['applied', 'none.pdf', `resume-tailor pdf ${third}`],
      ['interview', 'none.pdf', 'no PDF was kept'],
      ['applied', 'nowhere/none.pdf', 'the folder does not exist'],
    ] as const) {
      const ran = await run(['status', third, status, '--pdf', file]);
      expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
      expect(ran.stderr).toContain(reason);
      expect((await run(['status', third])).stdout).toBe('');
    }
    await run(['delete', third, '--yes']);
  });

  it('writes a table without formulas for spreadsheets', async () => {
    const { stdout } = await run(['list', '--csv']);
    const [head = '', ...rows] = stdout.split('\r\n');
    expect(head.split(',')).toEqual(
      expect.arrayContaining(['id', 'company_name', 'status', 'applied', 'note', 'pdf_hash']),
    );
    expect(rows[0]).toContain(`${second},Barley Street,"Baker, night shift",,,,,`);
    expect(rows[1]).toContain(`${first},'=Mill & Co,"Baker, night shift",interview,2026-12-03,2026-11-21,`);
  });

  it('writes the days as a calendar', async () => {
    const { stdout } = await run(['list', '--ics']);
    const lines = stdout.split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261203');
    expect(lines).toContain('SUMMARY:Interview: Baker\\, night shift at =Mill & Co');
    expect(lines).toContain('DTSTAMP:20261121T120000Z');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it.each([
    [['status', 'latest', 'hired'], 'status must be applied, interview'],
    [['status', 'latest', 'applied', '--date', '2026-02-30'], '--date: must be a day of the calendar'],
    [['status', 'latest', '--note', 'x'], 'need a status'],
    [['status', 'latest', '--clear', '--pdf', 'x.pdf'], 'either --pdf or --clear'],
    [['status', 'latest', 'offer', '--clear'], 'either a status or --clear'],
    [['status', 'latest', '--clear'], 'Add --yes to confirm'],
    [['list', '--csv', '--json'], 'one of --csv'],
  ])('refuses %j', async (argv, reason) => {
    const ran = await run(argv);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain(reason);
  });
});
