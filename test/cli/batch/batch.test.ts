import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ErrorObject, Resume } from '../../../src/contract/objects.ts';
import { engineer, nurse, terminalWithBase } from '../fixtures.ts';
import { createTestTerminal, type Ran, type TestTerminal } from '../memory-io.ts';

const text = (company: string) =>
  `${company} looks for an engineer who knows TypeScript, PostgreSQL and Kubernetes and who tests what is built.`;
const row = (company: string, more: object = {}) => ({
  job_description: text(company),
  company_name: company,
  position: 'Engineer',
  finetune_level: 'basic',
  ...more,
});
const jsonLines = (...rows: readonly unknown[]) =>
  rows.map((one) => `${typeof one === 'string' ? one : JSON.stringify(one)}\n`).join('');

function put(terminal: TestTerminal, name: string, content: string): string {
  const file = path.join(terminal.folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return name;
}

const linesOf = ({ stdout }: Ran) =>
  stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
const objectsOf = ({ stdout }: Ran) =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

async function creditsUsed(terminal: TestTerminal): Promise<number> {
  return JSON.parse((await terminal.run(['usage', '--json'])).stdout).credits_used;
}

describe('a batch', () => {
  const csvCell = (value: string) => `"${value.replaceAll('"', '""')}"`;
  const csv = [
    'job_description,company_name,position,finetune_level,include_pdf',
    ...['Aster', 'Birch'].map((name) => `${csvCell(text(name))},${name},Engineer,basic,false`),
  ].join('\r\n');

  it.each([
    ['JSONL', 'jobs.jsonl', jsonLines(row('Aster'), '', row('Birch'))],
    ['CSV', 'jobs.csv', csv],
    ['CSV from a spreadsheet', 'jobs.csv', `\uFEFF${csv}`],
  ])('of %s makes one resume per row and prints them in order', async (_kind, name, content) => {
    const terminal = await terminalWithBase();
    const ran = await terminal.run(['batch', put(terminal, name, content)]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stderr).toBe('2 of 2 rows are done.\n');
    expect(linesOf(ran).map(([number, state, , , company]) => [number, state, company])).toEqual([
      ['1', 'ok', 'Aster'],
      ['2', 'ok', 'Birch'],
    ]);
    expect(await creditsUsed(terminal)).toBe(2);
  });

  it('names rows that are an earlier row again, and gives each its own resume on every run', async () => {
    const terminal = await terminalWithBase();
    for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt'])
      put(terminal, `jobs/${name}`, text(name === 'b.txt' ? 'Birch' : 'Aster'));
    const told = 'The same posting more than once: row 3 is row 1 again, row 4 is row 1 again. Each row has';
    const batch = ['batch', 'jobs', '--level', 'basic', '--json'];
    const previewed = await terminal.run(['batch', 'jobs', '--level', 'basic', '--dry-run']);
    expect(previewed.stderr).toContain(told);
    const ids = async () => objectsOf(await terminal.run(batch)).map(({ resume }) => resume?.id);
    const first = await ids();
    expect(new Set(first).size).toBe(4);
    expect(await ids()).toEqual(first);
    expect(await ids()).toEqual(first);
    expect(await creditsUsed(terminal)).toBe(4);
  });

  it('of CSV takes yes, no and levels as spreadsheets write them, and shows a value that is neither', async () => {
    const terminal = await terminalWithBase();
    const head = 'job_description,company_name,position,finetune_level,include_pdf';
    const cells = (company: string, level: string, pdf: string) =>
      `${csvCell(text(company))},${company},Engineer,${level},${pdf}`;
    const lines = [
      head,
      cells('Aster', ' Good ', 'NO'),
      cells('Birch', 'BASIC', '0'),
      cells('Cedar', 'basic', ' Yes '),
      cells('Dahlia', 'basic', '1'),
      cells('Elder', 'basic', 'FALSE'),
      cells('Fern', 'ultra', ' '),
      cells('Gorse', 'basic', 'maybe'),
    ];
    const file = put(terminal, 'jobs.csv', lines.join('\n'));
    const ran = await terminal.run(['batch', file, '--dry-run']);
    expect(ran.stderr).toContain('5 of 7 rows can be done, 2 failed.\nPrice: 6 credits');
    expect(ran.stdout).toContain('jobs.csv:7: finetune_level must be basic, good or super, not "ultra"');
    expect(ran.stdout).toContain('jobs.csv:8: include_pdf must be true or false, not "maybe"');
    const ranked = await terminal.run(['rank', file]);
    expect(ranked).toMatchObject({ exitCode: 0 });
    expect(ranked.stdout.trim().split('\n')).toHaveLength(7);
  });

  it('of a folder reads company and position from each posting, by the names of the files', async () => {
    const terminal = await terminalWithBase();
    for (const name of ['Birch', 'Aster']) {
      put(
        terminal,
        `jobs/${name}.json`,
        JSON.stringify({ title: 'Engineer', company: name, description: text(name) }),
      );
    }
    put(terminal, 'jobs/.hidden', 'not a posting');
    const ran = await terminal.run(['batch', 'jobs', '--level', 'basic']);
    expect(ran.exitCode).toBe(0);
    expect(linesOf(ran).map((cells) => cells.slice(4))).toEqual([
      ['Aster', 'Engineer'],
      ['Birch', 'Engineer'],
    ]);
  });

  it('with --json prints the resume of each row as the API does, also from standard input', async () => {
    const terminal = await terminalWithBase();
    const ran = await terminal.run(['batch', '-', '--json'], {
      stdin: jsonLines(row('Aster'), row('Birch')),
    });
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    const results = objectsOf(ran);
    expect(
      results.map(({ row: number, ok, resume }) => [number, ok, Resume.parse(resume).company_name]),
    ).toEqual([
      [1, true, 'Aster'],
      [2, true, 'Birch'],
    ]);
  });

  it('with --json names the posting and the written files of each row', async () => {
    const terminal = await terminalWithBase();
    const posting = (name: string) =>
      JSON.stringify({ title: 'Engineer', company: name, description: text(name) });
    put(terminal, 'jobs/aster.json', posting('Aster'));
    put(terminal, 'jobs/birch.json', 'not a posting');
    const priced = await terminal.run(['batch', 'jobs', '--dry-run', '--json']);
    const places = [path.join('jobs', 'aster.json'), path.join('jobs', 'birch.json')];
    expect(objectsOf(priced).map(({ place }) => place)).toEqual(places);
    const rows = objectsOf(await terminal.run(['batch', 'jobs', '--pdf', '--out', 'out', '--json']));
    expect(rows.map(({ place }) => place)).toEqual(places);
    const [{ files }, failed] = rows;
    expect(files).toEqual([
      expect.stringMatching(/^out\/.*-aster-engineer\.json$/),
      expect.stringMatching(/^out\/.*-aster-engineer\.pdf$/),
    ]);
    for (const file of files) expect(existsSync(path.join(terminal.folder, file))).toBe(true);
    expect(failed.files).toBeUndefined();
  });

  it('reports an invalid row with file and line, and continues with the others', async () => {
    const terminal = await terminalWithBase();
    const content = jsonLines(
      '{"job_description": ',
      { ...row('Aster'), compny_name: 'x' },
      row('Birch', { job_description: 'too short' }),
      row('Cedar', { finetune_level: 'god' }),
      { finetune_level: 'basic' },
      row('Elm'),
    );
    const ran = await terminal.run(['batch', put(terminal, 'jobs.jsonl', content), '--json']);
    expect(ran.exitCode).toBe(1);
    const results = objectsOf(ran);
    expect(results.map(({ ok }) => ok)).toEqual([false, false, false, false, false, true]);
    const messages = results.slice(0, 5).map(({ error }) => ErrorObject.parse(error).message);
    for (const [index, expected] of [
      'jobs.jsonl:1 is not JSON',
      'jobs.jsonl:2: unknown key "compny_name" (did you mean company_name?)',
      'jobs.jsonl:3: job_description',
      'jobs.jsonl:4: finetune_level must be basic, good or super',
      'jobs.jsonl:5: job_description is missing',
    ].entries()) {
      expect(messages[index]).toContain(expected);
    }
    expect(await creditsUsed(terminal)).toBe(1);
  });

  it('reads a table of a spreadsheet, and names the columns that it does not read', async () => {
    const terminal = await terminalWithBase();
    const { job_description } = row('Aster');
    const content = `Job Description,Company Name,Notes,url\n"${job_description}",Aster,"call, then write",\n`;
    const file = put(terminal, 'jobs.csv', content);
    const { stderr } = await terminal.run(['batch', file, '--dry-run']);
    expect(stderr).toContain('jobs.csv: not read: 2 columns: notes, url');
    const ran = await terminal.run(['batch', file, '--json']);
    expect(objectsOf(ran)).toMatchObject([{ ok: true, resume: { company_name: 'Aster' } }]);
  });

  it.each([
    [
      'jobs.csv',
      'job_descripton\nx\n',
      'jobs.csv:1: unknown column "job_descripton" (did you mean job_description?)',
    ],
    [
      'jobs.csv',
      'job_description,company\nx,y\n',
      'jobs.csv:1: unknown column "company" (did you mean company_name?)',
    ],
    ['jobs.csv', 'job_description,Job Description\nx,y\n', 'name each column once'],
    ['jobs.csv', 'company_name\nx\n', 'including job_description'],
    ['jobs.csv', 'job_description\n"never closed', 'jobs.csv:2'],
    ['jobs.json', '[{"job_description": "x"}]', 'write one object per line'],
    ['jobs.json', '{\n  "job_description": "x"\n}', 'write one object per line'],
    ['jobs.jsonl', '\n\n', 'has no postings'],
    ['jobs.pdf', 'x', 'is not a batch'],
  ])('refuses %s with %j as a whole, with exit code 2', async (name, content, message) => {
    const terminal = await terminalWithBase();
    const ran = await terminal.run(['batch', put(terminal, name, content)]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain(message);
  });

  it('without a base resume says how to store one', async () => {
    const terminal = createTestTerminal();
    const ran = await terminal.run(['batch', put(terminal, 'jobs.jsonl', jsonLines(row('Aster')))]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain('resume-tailor base set FILE');
  });
});

describe('the same batch again', () => {
  it('returns the same resumes, makes and charges only new rows, and with --new makes all again', async () => {
    const terminal = await terminalWithBase();
    const file = put(terminal, 'jobs.jsonl', jsonLines(row('Aster'), row('Birch'), row('Birch')));
    const ids = (ran: Ran) => linesOf(ran).map(([, , id]) => id);
    const first = ids(await terminal.run(['batch', file]));
    expect(new Set(first).size).toBe(3);
    put(terminal, file, jsonLines(row('New'), row('Aster'), row('Birch'), row('Birch')));
    const second = ids(await terminal.run(['batch', file]));
    expect(second.slice(1)).toEqual(first);
    expect(await creditsUsed(terminal)).toBe(4);
    const third = ids(await terminal.run(['batch', file, '--new']));
    expect(third.filter((id) => second.includes(id))).toEqual([]);
    expect(await creditsUsed(terminal)).toBe(8);
  });

  it('fetches finished resumes by the page, not one by one', async () => {
    const terminal = await terminalWithBase();
    const companies = Array.from({ length: 30 }, (_, index) => `Company ${index}`);
    const file = put(terminal, 'jobs.jsonl', jsonLines(...companies.map((company) => row(company))));
    const first = await terminal.run(['batch', file]);
    writeFileSync(path.join(terminal.home, 'server.yaml'), 'plans: { pro: { requests_per_minute: 40 } }\n');
    const waits: number[] = [];
    const again = await terminal.run(['batch', file], { onWait: (milliseconds) => waits.push(milliseconds) });
    expect(again.stdout).toBe(first.stdout);
    expect(waits).toEqual([]);
  });

  it('says what to do about a deleted resume, and makes none', async () => {
    const terminal = await terminalWithBase();
    const file = put(terminal, 'jobs.jsonl', jsonLines(row('Aster')));
    await terminal.run(['batch', file]);
    await terminal.run(['delete', 'latest', '--yes']);
    const ran = await terminal.run(['batch', file]);
    expect(ran.exitCode).toBe(1);
    expect(ran.stdout).toContain('was deleted; add --new to make every row again');
    expect(await creditsUsed(terminal)).toBe(1);
  });

  it('is different with another server, other flags or another base resume', async () => {
    const terminal = await terminalWithBase();
    const file = put(terminal, 'jobs.jsonl', jsonLines(row('Aster')));
    await terminal.run(['batch', file]);
    await terminal.run(['batch', file, '--theme', 'ats']);
    await terminal.run(['batch', file, '--resume', nurse]);
    expect(await creditsUsed(terminal)).toBe(3);
  });

  it('is separate from that of another account, also after a version that mixed them up', async () => {
    const terminal = await terminalWithBase();
    const made = await terminal.run(['accounts', 'create', 'Ada', '--json']);
    const byAda = { environment: { RESUME_TAILOR_API_KEY: JSON.parse(made.stdout).api_key } };
    await terminal.run(['base', 'set', engineer], byAda);
    const file = put(terminal, 'jobs.jsonl', jsonLines(row('Aster'), row('Birch')));
    const idsIn = (ran: Ran) => linesOf(ran).map(([, , id]) => id);
    const owners = await terminal.run(['batch', file]);
    const [journal = ''] = readdirSync(path.join(terminal.home, 'batches'));
    const place = path.join(terminal.home, 'batches', journal);
    writeFileSync(place, readFileSync(place, 'utf8').replace(',"account":null', ''));
    const adas = await terminal.run(['batch', file], byAda);
    expect(adas).toMatchObject({ exitCode: 0, stderr: '2 of 2 rows are done.\n' });
    for (const id of idsIn(adas)) expect(idsIn(owners)).not.toContain(id);
    const again = await terminal.run(['batch', file, '--new'], byAda);
    expect(again.exitCode).toBe(0);
    expect(await terminal.run(['batch', file])).toEqual(owners);
    expect(await terminal.run(['batch', file], byAda)).toEqual(again);
  });

  it('of the same account continues with another key', async () => {
    const terminal = await terminalWithBase();
    const made = await terminal.run(['accounts', 'create', 'Ada', '--json']);
    const { api_key, dashboard_token } = JSON.parse(made.stdout);
    const by = (key: string) => ({ environment: { RESUME_TAILOR_API_KEY: key } });
    await terminal.run(['base', 'set', engineer], by(api_key));
    const file = put(terminal, 'jobs.jsonl', jsonLines(row('Aster')));
    const first = await terminal.run(['batch', file], by(api_key));
    const environment = { RESUME_TAILOR_DASHBOARD_TOKEN: dashboard_token };
    const second = await terminal.run(['keys', 'create', '--name', 'second', '--quiet'], { environment });
    expect(await terminal.run(['batch', file], by(second.stdout.trim()))).toEqual(first);
  });

  it('continues after a journal with an incomplete last line', async () => {
    const terminal = await terminalWithBase();
    const file = put(terminal, 'jobs.jsonl', jsonLines(row('Aster'), row('Birch')));
    const first = await terminal.run(['batch', file]);
    const folder = path.join(terminal.home, 'batches');
    const [journal = ''] = readdirSync(folder);
    const whole = readFileSync(path.join(folder, journal), 'utf8');
    writeFileSync(path.join(folder, journal), whole.slice(0, -20));
    expect((await terminal.run(['batch', file])).stdout).toBe(first.stdout);
    expect((await terminal.run(['batch', file])).stdout).toBe(first.stdout);
    expect(await creditsUsed(terminal)).toBe(2);
  });
});

describe('two batches at once', () => {
  it('with different resumes never mix the resumes', async () => {
    const terminal = createTestTerminal();
    const companies = Array.from({ length: 8 }, (_, index) => `Company ${index}`);
    const run = (name: string, resume: string) => {
      const file = put(terminal, name, jsonLines(...companies.map((company) => row(company))));
      return terminal.run(['batch', file, '--resume', resume, '--json']);
    };
    const [first, second] = await Promise.all([run('a.jsonl', engineer), run('b.jsonl', nurse)]);
    const names = (ran: Ran) => new Set(objectsOf(ran).map(({ resume }) => resume.resume_data.basics.name));
    expect([...names(first)]).toEqual(['Marisol Quintero']);
    expect([...names(second)]).toEqual(['Danielle Okafor']);
  });

  it('of the same file make and charge every row once', async () => {
    const terminal = await terminalWithBase();
    const file = put(
      terminal,
      'jobs.jsonl',
      jsonLines(...['Aster', 'Birch', 'Cedar'].map((name) => row(name))),
    );
    const [first, second] = await Promise.all([terminal.run(['batch', file]), terminal.run(['batch', file])]);
    expect(first.exitCode).toBe(0);
    expect(second.stdout).toBe(first.stdout);
    expect(await creditsUsed(terminal)).toBe(3);
  });
});

describe('--dry-run', () => {
  it('shows the price of every row, stores and charges nothing, and counts finished rows as free', async () => {
    const terminal = createTestTerminal();
    const file = put(
      terminal,
      'jobs.jsonl',
      jsonLines(row('Aster'), row('Birch', { finetune_level: 'super' })),
    );
    const argv = ['batch', file, '--resume', engineer, '--dry-run'];
    const priced = await terminal.run(argv);
    expect(priced.exitCode).toBe(0);
    expect(linesOf(priced).map(([number, kind, cost]) => [number, kind, cost])).toEqual([
      ['1', 'price', '1'],
      ['2', 'price', '3'],
    ]);
    expect(priced.stderr).toContain('Price: 4 credits; you have 10000. Nothing was stored or charged.');
    expect((await terminal.run(['base', 'show'])).exitCode).toBe(3);
    expect(existsSync(path.join(terminal.home, 'batches'))).toBe(false);
    await terminal.run(['batch', file, '--resume', engineer]);
    expect((await terminal.run(argv)).stderr).toContain('Price: 0 credits');
    expect(objectsOf(await terminal.run([...argv, '--new', '--json']))).toMatchObject([
      { row: 1, ok: true, preview: { object: 'resume.preview', cost: 1 } },
      { row: 2, ok: true, preview: { object: 'resume.preview', cost: 3 } },
    ]);
    expect(await creditsUsed(terminal)).toBe(4);
  });
});

describe('a batch that cannot continue', () => {
  it('ends with 6 without credits, and continues once there are some', async () => {
    const terminal = await terminalWithBase();
    const server = path.join(terminal.home, 'server.yaml');
    writeFileSync(server, 'plans: { pro: { credits: 2 } }\n');
    const companies = ['Aster', 'Birch', 'Cedar', 'Dogwood', 'Elm'];
    const file = put(terminal, 'jobs.jsonl', jsonLines(...companies.map((name) => row(name))));
    const stopped = await terminal.run(['batch', file, '--concurrency', '1']);
    expect(stopped.exitCode).toBe(6);
    expect(linesOf(stopped).map(([, state, what]) => (state === 'ok' ? state : what))).toEqual([
      'ok',
      'ok',
      'credit_limit_exceeded',
    ]);
    expect(stopped.stderr).toContain('2 rows were not started');
    writeFileSync(server, 'plans: { pro: { credits: 4 } }\n');
    const atTheLast = await terminal.run(['batch', file, '--concurrency', '1']);
    expect(atTheLast.exitCode).toBe(6);
    expect(atTheLast.stderr).toContain('You are out of credits. Renewal date');
    writeFileSync(server, 'plans: { pro: { credits: 5 } }\n');
    expect((await terminal.run(['batch', file])).exitCode).toBe(0);
    expect(await creditsUsed(terminal)).toBe(5);
  });

  it('ends with the exit code of a missing server or key, and tries no other row', async () => {
    const terminal = await terminalWithBase();
    const file = put(terminal, 'jobs.jsonl', jsonLines(row('Aster'), row('Birch')));
    const away = await terminal.run(['batch', file, '--base-url', 'http://127.0.0.1:1']);
    expect(away).toMatchObject({ exitCode: 7, stdout: '' });
    const environment = { RESUME_TAILOR_API_KEY: 'key_live_wrong' };
    expect(await terminal.run(['batch', file], { environment })).toMatchObject({ exitCode: 4, stdout: '' });
  });

  it('waits at the rate limit', async () => {
    const terminal = await terminalWithBase();
    writeFileSync(path.join(terminal.home, 'server.yaml'), 'plans: { pro: { requests_per_minute: 3 } }\n');
    const waits: number[] = [];
    const companies = ['Aster', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'];
    const file = put(terminal, 'jobs.jsonl', jsonLines(...companies.map((name) => row(name))));
    await terminal.run(['batch', file], { onWait: (milliseconds) => waits.push(milliseconds) });
    expect(waits.length).toBeGreaterThan(0);
    expect(waits.every((milliseconds) => milliseconds > 0 && milliseconds <= 60_000)).toBe(true);
  });
});

describe('--out', () => {
  it('that is a file is refused before the base resume is replaced', async () => {
    const terminal = await terminalWithBase();
    const file = put(terminal, 'jobs.jsonl', jsonLines(row('Aster')));
    const ran = await terminal.run(['batch', file, '--resume', nurse, '--out', file]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain('jobs.jsonl: there is a file where a folder is needed');
    expect((await terminal.run(['base', 'show'])).stdout).toContain('Marisol Quintero');
  });

  it('gets a document and a PDF per row under unique names, which do not change', async () => {
    const terminal = await terminalWithBase();
    const file = put(terminal, 'jobs.jsonl', jsonLines(row('Aster', { include_pdf: true }), row('Aster')));
    const argv = ['batch', file, '--out', 'done/here', '--format', 'markdown'];
    const ran = await terminal.run(argv);
    expect(ran.exitCode).toBe(0);
    const folder = path.join(terminal.folder, 'done', 'here');
    const named = linesOf(ran).flatMap((cells) => cells.slice(6));
    expect(
      readdirSync(folder)
        .map((name) => path.join('done', 'here', name))
        .sort(),
    ).toEqual(named.sort());
    expect(readdirSync(folder).sort()).toEqual([
      'marisol-quintero-aster-engineer-2.md',
      'marisol-quintero-aster-engineer.md',
      'marisol-quintero-aster-engineer.pdf',
    ]);
    const [document = ''] = readdirSync(folder).filter((name) => name.endsWith('.md'));
    expect(readFileSync(path.join(folder, document), 'utf8')).toContain('Marisol Quintero');
    writeFileSync(path.join(folder, document), 'mine');
    await terminal.run(argv);
    expect(readFileSync(path.join(folder, document), 'utf8')).toBe('mine');
    await terminal.run([...argv, '--force']);
    expect(readFileSync(path.join(folder, document), 'utf8')).toContain('Marisol Quintero');
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('changes no existing file, and continues with the names of earlier versions', async () => {
    const terminal = await terminalWithBase();
    const file = put(terminal, 'jobs.jsonl', jsonLines(row('Aster'), row('Birch')));
    const folder = path.join(terminal.folder, 'done');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'marisol-quintero-aster-engineer.pdf'), 'my own');
    const argv = ['batch', file, '--out', 'done', '--format', 'markdown'];
    const ran = await terminal.run(argv);
    expect(readdirSync(folder).sort()).toEqual([
      'marisol-quintero-aster-engineer-2.md',
      'marisol-quintero-aster-engineer.pdf',
      'marisol-quintero-birch-engineer.md',
    ]);
    const [id] = linesOf(ran)[1]?.filter((cell) => cell.startsWith('res_')) ?? [];
    const earlier = `marisol-quintero-birch-engineer-${id}.md`;
    renameSync(path.join(folder, 'marisol-quintero-birch-engineer.md'), path.join(folder, earlier));
    await terminal.run(argv);
    expect(readdirSync(folder)).toContain(earlier);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('has no copies after the same batch ran twice at once, or from another file', async () => {
    const terminal = await terminalWithBase();
    const rows = jsonLines(row('Aster', { include_pdf: true }), row('Birch'), row('Cedar'));
    const argv = (file: string) => ['batch', put(terminal, file, rows), '--out', 'done', '--json'];
    const both = await Promise.all([terminal.run(argv('jobs.jsonl')), terminal.run(argv('jobs.jsonl'))]);
    const another = await terminal.run(argv('same.jsonl'));
    const names = readdirSync(path.join(terminal.folder, 'done')).map((name) => path.join('done', name));
    expect(names).toHaveLength(4);
    for (const ran of [...both, another]) {
      expect(ran.exitCode).toBe(0);
      expect(
        objectsOf(ran)
          .flatMap(({ files }) => files)
          .sort(),
      ).toEqual(names.sort());
    }
  });
});

describe('on a terminal', () => {
  it('shows progress and the remaining time, which a pipe does not get', async () => {
    const terminal = await terminalWithBase();
    const companies = ['Aster', 'Birch', 'Cedar'];
    const file = put(terminal, 'jobs.jsonl', jsonLines(...companies.map((name) => row(name)), '{'));
    const ran = await terminal.run(['batch', file, '--no-color', '--yes'], { columns: 60, watched: true });
    expect(ran.stdout).toMatch(/^✓ 1 Engineer at Aster, \d+ of 100\n {5}res_/);
    expect(ran.stdout).toContain('\n✗ 4 jobs.jsonl:4 is not JSON');
    expect(ran.stderr).toMatch(/1 of 4, about \d+ s left/);
    const plain = await terminal.run(['batch', file]);
    expect(plain.stderr).not.toContain('\u001b');
  });
});

describe('a batch on a terminal', () => {
  const interactive = (answer: string | null) => ({
    watched: true,
    columns: 120,
    environment: { CI: '', NO_COLOR: '1' },
    ...(answer !== null && { answers: [['Make them?', answer]] as const }),
  });
  const three = () =>
    jsonLines(row('Aster'), row('Birch', { finetune_level: 'super' }), { company_name: 'Cedar' });

  it('asks once for the price of all rows, and makes them if it is accepted', async () => {
    const terminal = await terminalWithBase();
    put(terminal, 'jobs.jsonl', three());
    const ran = await terminal.run(['batch', 'jobs.jsonl'], interactive('y\r'));
    expect(ran.stderr).toMatch(/2 resumes for at most 4 credits; you have \d+\. Make them\?/);
    expect(await creditsUsed(terminal)).toBe(4);
  });

  it('charges nothing if the price is not accepted', async () => {
    const terminal = await terminalWithBase();
    put(terminal, 'jobs.jsonl', three());
    const ran = await terminal.run(['batch', 'jobs.jsonl'], interactive('n\r'));
    expect(ran.stderr).toContain('nothing was made or charged');
    expect(ran.stdout).toBe('');
    expect(await creditsUsed(terminal)).toBe(0);
  });

  it('asks only about the rows that are not made yet', async () => {
    const terminal = await terminalWithBase();
    put(terminal, 'jobs.jsonl', jsonLines(row('Aster')));
    await terminal.run(['batch', 'jobs.jsonl']);
    put(terminal, 'jobs.jsonl', jsonLines(row('Aster'), row('Birch')));
    const more = await terminal.run(['batch', 'jobs.jsonl'], interactive('y\r'));
    expect(more.stderr).toContain('1 resume for at most 1 credit;');
    const again = await terminal.run(['batch', 'jobs.jsonl'], interactive(null));
    expect(again.stderr).not.toContain('Make them?');
    expect(await creditsUsed(terminal)).toBe(2);
  });

  it.each([['--yes'], ['--json'], ['--quiet']])('does not ask with %s', async (flag) => {
    const terminal = await terminalWithBase();
    put(terminal, 'jobs.jsonl', jsonLines(row('Aster')));
    const ran = await terminal.run(['batch', 'jobs.jsonl', flag], interactive(null));
    expect(ran.exitCode).toBe(0);
    expect(await creditsUsed(terminal)).toBe(1);
  });
});
