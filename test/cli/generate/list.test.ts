import { beforeAll, describe, expect, it } from 'vitest';
import { backendPosting, engineer, nursePosting, terminalWithBase } from '../fixtures.ts';
import { createTestTerminal, type Ran } from '../memory-io.ts';

describe('list', () => {
  const terminal = createTestTerminal();
  const companies = ({ stdout }: Ran) => [...stdout.matchAll(/Aster|Birch|Cedar/g)].map(String);
  /** The command in the hint below a page. */
  const nextOf = ({ stderr }: Ran) => /resume-tailor (list .*)\n/.exec(stderr)?.[1] ?? '';

  beforeAll(async () => {
    await terminal.run(['base', 'set', engineer]);
    for (const company of ['Aster', 'Birch', 'Cedar']) {
      const posting = company === 'Birch' ? nursePosting : backendPosting;
      await terminal.run(['generate', posting, '-c', company, '-l', 'basic']);
      await terminal.run(['status', 'latest', company === 'Birch' ? 'offer' : 'applied']);
    }
  });

  it('prints the command for the next page, and --all is one merged list', async () => {
    const first = await terminal.run(['list', '--limit', '2']);
    expect(companies(first)).toEqual(['Cedar', 'Birch']);
    expect(companies(await terminal.run(nextOf(first).split(' ')))).toEqual(['Aster']);
    const all = JSON.parse((await terminal.run(['list', '--all', '--json'])).stdout);
    expect(all).toMatchObject({ object: 'list', has_more: false });
    expect(all.data).toHaveLength(3);
  });

  it('keeps its filters on the next page', async () => {
    expect(companies(await terminal.run(['list', '--search', 'irc']))).toEqual(['Birch']);
    const first = await terminal.run(['list', '--limit', '1', '--status', 'applied', '--search', 'r']);
    expect(companies(first)).toEqual(['Cedar']);
    const next = nextOf(first);
    expect(next).toMatch(/^list --limit 1 --search r --status applied --after res_\S+$/);
    expect(companies(await terminal.run(next.replaceAll('"', '').split(' ')))).toEqual(['Aster']);
  });

  it('searches without case and accents in every script', async () => {
    const { run } = await terminalWithBase();
    await run(['generate', backendPosting, '-c', 'Électricité ÖSTLING', '-p', 'ＤＢ Инженер Straße']);
    const found = ({ stdout }: Ran) => stdout.includes('STLING');
    for (const text of ['électricité ös', 'ELECTRICITE OS', 'Östling', 'db инж', 'ИНЖЕНЕР', 'STRASSE'])
      expect([text, found(await run(['list', '--search', text]))]).toEqual([text, true]);
    for (const text of ['%', '_', 'ostlinger', 'folded'])
      expect([text, found(await run(['list', '--search', text]))]).toEqual([text, false]);
  });

  it('quotes a search in the command for the next page', async () => {
    const { run } = await terminalWithBase();
    for (const kind of ['Care', 'Bakery'])
      await run(['generate', backendPosting, '-c', `Ana's $HOME ${kind}`, '-l', 'basic']);
    const first = await run(['list', '--limit', '1', '--search', "a's $HOME"]);
    expect(nextOf(first)).toContain(`--search 'a'\\''s $HOME' --after`);
  });

  it.each([
    ['--status', 'applied'],
    ['--search', 'r', '--status', 'applied'],
    ['--min-score', '40'],
  ])('has every page of the filtered list: %s %s %s %s', async (...filter) => {
    const all = JSON.parse((await terminal.run(['list', '--all', '--json', ...filter])).stdout);
    expect(all.data.map((one: { company_name: string }) => one.company_name)).toEqual(['Cedar', 'Aster']);
    const csv = (await terminal.run(['list', '--csv', ...filter])).stdout;
    expect(csv.match(/Aster|Birch|Cedar/g)).toEqual(['Cedar', 'Aster']);
  });

  it('lists resumes with a lowest score, page by page', async () => {
    const { data } = JSON.parse((await terminal.run(['list', '--json'])).stdout);
    const [highest, low] = data.map((one: { ats_score: number }) => one.ats_score);
    expect(low).toBeLessThan(highest);
    const listed = async (score: number) =>
      companies(await terminal.run(['list', '--min-score', String(score)]));
    expect(await listed(0)).toEqual(['Cedar', 'Birch', 'Aster']);
    expect(await listed(low)).toEqual(['Cedar', 'Birch', 'Aster']);
    expect(await listed(low + 1)).toEqual(['Cedar', 'Aster']);
    expect(await listed(highest)).toEqual(['Cedar', 'Aster']);
    const first = await terminal.run(['list', '--limit', '1', '--min-score', String(highest)]);
    const next = nextOf(first);
    expect(next).toMatch(new RegExp(`^list --limit 1 --min-score ${highest} --after res_\\S+$`));
    expect(companies(await terminal.run(next.split(' ')))).toEqual(['Aster']);
  });

  it.each([
    [['--min-score', '100'], 'No resume has a score of at least 100.'],
    [['--min-score', '100', '--status', 'offer'], 'No resume passes all of these filters.'],
    [['--min-score', '100', '--after', `res_${'0'.repeat(26)}`], 'No more resumes.'],
  ])('says why nothing is listed: %j', async (flags, reason) => {
    expect(await terminal.run(['list', ...flags])).toMatchObject({
      exitCode: 0,
      stdout: '',
      stderr: expect.stringContaining(reason),
    });
  });

  it.each([
    [['--all', '--limit', '2'], '--all lists every page'],
    [['--after', 'a', '--before', 'b'], 'not both'],
    [['--csv', '--ics'], 'only one of'],
    [['--limit', '0'], 'a whole number'],
    [['--search', ''], '--search <text>'],
    [['--min-score', '101'], '--min-score takes a whole number from 0 to 100, not "101"'],
    [['--min-score', '-1'], 'not "-1"'],
    [['--min-score', '7.5'], 'not "7.5"'],
  ])('refuses %j', async (flags, reason) => {
    const refused = await terminal.run(['list', ...flags]);
    expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
    expect(refused.stderr).toContain(reason);
  });

  it.each([60, 80, 120])('has one row for each resume on a terminal of %i columns', async (columns) => {
    const { run } = await terminalWithBase();
    const company = 'Harbour and Finch Museum Services of the North';
    await run([
      'generate',
      backendPosting,
      '-c',
      company,
      '-p',
      'Senior Coordinator of Travelling Exhibitions',
    ]);
    const { stdout } = await run(['list', '--no-color'], { columns });
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^ID +SCORE .*COMPANY +POSITION/);
    expect(lines[1]).toMatch(/^res_\w{26} +\d+ .*Harbour.*…/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  });

  it('is a block of lines for each resume on a narrow terminal', async () => {
    const { stdout } = await terminal.run(['list', '--no-color', '--limit', '1'], { columns: 50 });
    expect(stdout).toMatch(/^res_\w{26}\n {2}.*Cedar\n {2}\d+ of 100, basic/);
  });
});

it.each(['--after', '--before'])('a wrong id is refused by the name of its option %s', async (option) => {
  const ran = await createTestTerminal().run(['list', option, 'res_zz']);
  expect(ran.exitCode).toBe(2);
  expect(ran.stderr).toContain(`${option}: must be`);
});
