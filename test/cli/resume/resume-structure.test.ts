import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type Behavior,
  type ModelServer,
  startModelServer,
} from '../../support/model-server/model-server.ts';
import { createTestTerminal, type TestTerminal } from '../memory-io.ts';

/* Reading a resume by what a language model says belongs together. */

const resume = `Ida Moss
ida@example.com | +43 1 5555 0100

Things I did

Night shift lead with the Harbor Bread people
spring of 2019 until 2022-05
Baked for 400 guests
Trained two apprentices

Kitchen hand, same people, 2017-01 - 2018-12
Washed and peeled

Tools
Ovens, mixers, C++
`;

/** The rules read jobs and school in two ways, and skills as a section of their own. */
const oddResume = `Ida Moss
ida@example.com | +43 1 5555 0100

Work

Harbor Bread people

Baked for 400 guests, with a good team and fun
Vienna
2019

Kitchen hand 2017-01
same people
Washed and peeled
Delta Inn
2015

Schooling
Sea School
Food
Cooking and more, 2012

Skills
I am good at bread and pastry.
Ovens, mixers, 2015
`;

/** Lines of the first: 1 name, 2 contact, 3 heading, 4-5 head, 6-7 text, 8 head, 9 text, 10 heading, 11 skills. */
const answer = {
  headings: '3,10',
  headline: '',
  summary: '',
  jobs: [
    {
      head: '4-5',
      title: 'Night shift lead',
      employer: 'Harbor Bread',
      place: 'Vienna',
      dates: '2022-05',
      text: '6-7',
    },
    { head: '8', title: 'Kitchen hand', employer: '', place: '', dates: '2017-01 – 2018-12', text: '9,6' },
  ],
  volunteering: [],
  schools: [],
  skills: [{ lines: '11', label: '', names: ['Ovens', 'C', 'C++'] }],
  others: [],
};

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

function terminalWith(files: Readonly<Record<string, string>>): TestTerminal {
  const terminal = createTestTerminal();
  for (const [name, text] of Object.entries({ 'ida.txt': resume, ...files }))
    writeFileSync(path.join(terminal.folder, name), text);
  return terminal;
}

async function storedIn(terminal: TestTerminal) {
  return JSON.parse((await terminal.run(['base', 'show', '--json'])).stdout).source;
}

describe('base set --question', () => {
  it('prints the lines without name and contact details, and stores nothing', async () => {
    const terminal = terminalWith({});
    const { stdout, exitCode } = await terminal.run(['base', 'set', 'ida.txt', '--question']);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Night shift lead with the Harbor Bread people');
    expect(stdout).not.toMatch(/Moss|ida@|5555/);
    expect((await terminal.run(['base', 'list', '--json'])).stdout).toContain('"data": []');
  });

  it('does not tell a name that is given', async () => {
    const terminal = terminalWith({ 'zora.txt': resume.replace('Ida Moss', 'Resume of Zora Quill, baker') });
    const argv = ['base', 'set', 'zora.txt', '--question', '--name', 'Zora Quill'];
    expect((await terminal.run(argv)).stdout).not.toMatch(/Zora|Quill/);
  });

  it('is refused for a file with fields, which needs none', async () => {
    const terminal = terminalWith({ 'ida.json': '{"basics":{"name":"Ida Moss"}}' });
    const { stderr, exitCode } = await terminal.run(['base', 'set', 'ida.json', '--question']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('ida.json has named fields, so there is nothing to ask');
  });
});

describe('base set', () => {
  it.each([
    ['odd.txt', true],
    ['plain.txt', false],
  ])('of %s says that a model can help: %j', async (file, isSaid) => {
    const plain = 'Ida Moss\nida@example.com\n\nExperience\n\nBaker, Acme, 2019 - 2022\n- Baked bread\n';
    const { stderr } = await terminalWith({ 'odd.txt': oddResume, 'plain.txt': plain }).run([
      'base',
      'set',
      file,
    ]);
    expect(stderr.includes(`resume-tailor base set ${file} --model, or --question`)).toBe(isSaid);
  });
});

describe('base set --answer', () => {
  it('joins what belongs together, and takes no text that the lines do not have', async () => {
    const terminal = terminalWith({ 'answer.json': `Here it is:\n${JSON.stringify(answer)}` });
    const set = await terminal.run(['base', 'set', 'ida.txt', '--answer', 'answer.json']);
    expect(set.exitCode).toBe(0);
    expect(set.stdout).toContain('"Vienna" of the language model is not in these lines of the file');
    const { basics, work, skills } = await storedIn(terminal);
    expect(basics).toMatchObject({ name: 'Ida Moss', email: 'ida@example.com' });
    expect(work).toMatchObject([
      { name: 'Harbor Bread', position: 'Night shift lead' },
      { position: 'Kitchen hand', startDate: '2017-01', endDate: '2018-12' },
    ]);
    expect(JSON.stringify(work)).not.toContain('Vienna');
    expect(JSON.stringify(work).split('Baked for 400 guests')).toHaveLength(2);
    expect(skills).toEqual([{ name: 'Ovens' }, { name: 'C++' }]);
  });

  it('keeps lines that the answer leaves out', async () => {
    const jobs = answer.jobs.map((job) => ({ ...job, place: '', text: '' }));
    const terminal = terminalWith({ 'answer.json': JSON.stringify({ ...answer, jobs, skills: [] }) });
    await terminal.run(['base', 'set', 'ida.txt', '--answer', 'answer.json']);
    const source = JSON.stringify(await storedIn(terminal));
    for (const line of ['Baked for 400 guests', 'Trained two apprentices', 'Washed and peeled', 'C++'])
      expect(source).toContain(line);
  });

  it.each([
    [
      'an answer about another file',
      JSON.stringify({ jobs: [{ head: '4', title: 'Diver', employer: 'Reef' }] }),
    ],
    ['no answer', 'I cannot help with that.'],
    ['JSON of another shape', '{"edits":[]}'],
    ['lists without end', `{"jobs":[{"head":${'['.repeat(20_000)}${']'.repeat(20_000)}}]}`],
  ])('refuses %s, and stores nothing', async (_, text) => {
    const terminal = terminalWith({ 'answer.json': text });
    const set = await terminal.run(['base', 'set', 'ida.txt', '--answer', 'answer.json']);
    expect(set).toMatchObject({ exitCode: 2, stdout: '' });
    expect(set.stderr).toMatch(/answer/);
    expect((await terminal.run(['base', 'list', '--json'])).stdout).toContain('"data": []');
  });

  it('refuses an answer for a file with fields, which needs none', async () => {
    const fields = { basics: { name: 'Ida Moss' }, skills: [{ name: 'Ovens' }] };
    const files = { 'ida.json': JSON.stringify(fields), 'answer.json': JSON.stringify(answer) };
    const terminal = terminalWith(files);
    const set = await terminal.run(['base', 'set', 'ida.json', '--answer', 'answer.json']);
    expect(set.exitCode).toBe(2);
    expect(set.stderr).toContain('ida.json has named fields, so there is nothing to ask');
    expect((await terminal.run(['base', 'list', '--json'])).stdout).toContain('"data": []');
  });

  it.each([
    [['ida.txt', '--answer', 'a.json', '--model'], 'use only one of --model, --question and --answer'],
    [['-', '--answer', '-'], 'only one of the two can come from standard input'],
  ])('refuses %j', async (argv, message) => {
    const { exitCode, stderr } = await terminalWith({}).run(['base', 'set', ...argv]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('base set --model', () => {
  const key = { environment: { MY_KEY: 'the-key' } };

  async function withModel(behavior: Behavior): Promise<{ terminal: TestTerminal; server: ModelServer }> {
    const server = await startModelServer('openai-compatible', behavior);
    servers.push(server);
    const terminal = terminalWith({});
    mkdirSync(terminal.home, { mode: 0o700 });
    writeFileSync(
      path.join(terminal.home, 'server.yaml'),
      `model: { provider: openai-compatible, name: mock-1, base_url: "${server.baseUrl}", api_key_env: MY_KEY }\n`,
    );
    return { terminal, server };
  }

  it('asks the model of the settings once, without name and contact details', async () => {
    const { terminal, server } = await withModel(() => JSON.stringify(answer));
    expect((await terminal.run(['base', 'set', 'ida.txt', '--model'], key)).exitCode).toBe(0);
    expect(server.asked).toHaveLength(1);
    expect(`${server.asked[0]?.system}${server.asked[0]?.prompt}`).not.toMatch(/Moss|ida@|5555/);
    expect((await storedIn(terminal)).work).toMatchObject([{ name: 'Harbor Bread' }, {}]);
  });

  it('lets the rules read the file, and says so, if the model is of no use', async () => {
    const { terminal } = await withModel(() => 'no');
    const set = await terminal.run(['base', 'set', 'ida.txt', '--model'], key);
    expect(set.exitCode).toBe(0);
    expect(set.stdout).toContain(
      'The language model was of no use (its answer could not be read), so the rules read the file',
    );
    expect((await storedIn(terminal)).basics).toMatchObject({ name: 'Ida Moss' });
  });

  it.each([
    [{}, 'the variable MY_KEY is not set'],
    [{ environment: { MY_KEY: 'the-key' } }, 'in server.yaml'],
  ])('names the setting that is wrong, and stores nothing', async (options, message) => {
    const { terminal } = await withModel(() => ({ act: 'fail', status: 401 }));
    const set = await terminal.run(['base', 'set', 'ida.txt', '--model'], options);
    expect(set.exitCode).toBe(2);
    expect(set.stderr).toContain(message);
    expect(existsSync(path.join(terminal.home, 'store.db'))).toBe(false);
  });

  it('says how to set one up', async () => {
    const set = await terminalWith({}).run(['base', 'set', 'ida.txt', '--model']);
    expect(set.exitCode).toBe(2);
    expect(set.stderr).toContain('--model needs a language model');
  });
});
