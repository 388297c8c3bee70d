import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal, type TestTerminal } from '../memory-io.ts';

let terminal: TestTerminal;

beforeEach(() => {
  terminal = createTestTerminal();
});

const enter = '\r';
const down = '\u001b[B';
const stop = '\u0003';

type Answers = readonly (readonly [question: string, typed: string])[];

function init(answers: Answers) {
  return terminal.run(['init'], {
    watched: true,
    columns: 80,
    environment: { CI: '', NO_COLOR: '1' },
    answers,
  });
}

const fromFile: Answers = [
  ['Which resume', enter],
  ['Your resume file', `${engineer}${enter}`],
  ['Is this your resume?', enter],
];

const written: Answers = [
  ['Which resume', down + enter],
  ['Your name', `Ada Example${enter}`],
  ['Your profession', `Project Coordinator${enter}`],
  ['E-mail', `ada@example.com${enter}`],
  ['Phone', enter],
  ['City', `Berlin${enter}`],
  ['About you', enter],
  ['Add a job', `Blue Door Events${enter}`],
  ['Your job title', `Coordinator${enter}`],
  ['From (', `March 2021${enter}`],
  ['To (', enter],
  ['One thing you did', `Planned 40 events in Excel${enter}`],
  ['Another (', enter],
  ['Another one', enter],
  ['Add a school', `Humboldt University${enter}`],
  ['Degree', `Bachelor${enter}`],
  ['Subject', `History${enter}`],
  ['From (', `2015${enter}`],
  ['To (', `2018${enter}`],
  ['Another one', enter],
  ['Your skills', `Excel, Event management${enter}`],
  ['Languages', `German${enter}`],
];

describe('init', () => {
  it('makes a tailored resume and its PDF from a file', async () => {
    const ran = await init([
      ...fromFile,
      ['How much', down + enter],
      ['How should PDFs look', down + enter],
      ['Use an AI model', enter],
      ['What would you like', enter],
      ['Job posting', `${backendPosting}${enter}`],
    ]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toContain('Backend Engineer at Copperfield Logistics');
    expect(readdirSync(terminal.folder)).toEqual([
      'marisol-quintero-copperfield-logistics-backend-engineer.pdf',
    ]);
    expect((await terminal.run(['config', 'get', 'level'])).stdout).toBe('super\n');
    expect((await terminal.run(['config', 'get', 'theme'])).stdout).toBe('banded\n');
    expect(JSON.parse((await terminal.run(['get', 'latest', '--json'])).stdout).finetune_level).toBe('super');
  });

  it('helps to write a resume, saves it as a file and stores it', async () => {
    const ran = await init([
      ...written,
      ['How much', enter],
      ['How should PDFs look', enter],
      ['Use an AI model', enter],
      ['What would you like', down + down + enter],
    ]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toMatch(/Score: \d+ of 100/);
    expect(JSON.parse(readFileSync(path.join(terminal.folder, 'resume.json'), 'utf8'))).toEqual({
      basics: {
        name: 'Ada Example',
        label: 'Project Coordinator',
        email: 'ada@example.com',
        location: { city: 'Berlin' },
      },
      work: [
        {
          name: 'Blue Door Events',
          position: 'Coordinator',
          startDate: '2021-03',
          highlights: ['Planned 40 events in Excel'],
        },
      ],
      education: [
        {
          institution: 'Humboldt University',
          studyType: 'Bachelor',
          area: 'History',
          startDate: '2015',
          endDate: '2018',
        },
      ],
      skills: [{ name: 'Skills', keywords: ['Excel', 'Event management'] }],
      languages: [{ language: 'German' }],
    });
    expect((await terminal.run(['base', 'show'])).stdout).toContain('Ada Example');
  });

  it('never overwrites an existing file', async () => {
    writeFileSync(path.join(terminal.folder, 'resume.json'), 'mine');
    await init([
      ...written,
      ['How much', enter],
      ['How should PDFs look', enter],
      ['Use an AI model', enter],
      ['What would you like', down + down + down + enter],
    ]);
    expect(readFileSync(path.join(terminal.folder, 'resume.json'), 'utf8')).toBe('mine');
    expect(existsSync(path.join(terminal.folder, 'resume-2.json'))).toBe(true);
  });

  it('asks again after an unreadable file or an invalid answer', async () => {
    const ran = await init([
      ['Which resume', enter],
      ['Your resume file', `missing.pdf${enter}`],
      ['to stop.\n? Your resume', `'${engineer}'${enter}`],
      ['Is this your resume?', enter],
      ['How much', enter],
      ['How should PDFs look', enter],
      ['Use an AI model', enter],
      ['What would you like', down + down + down + enter],
    ]);
    expect(ran).toMatchObject({ exitCode: 0, stdout: 'Ready.\n' });
    expect(ran.stderr).toContain('missing.pdf does not exist. Try another one');
  });

  it('asks for company and position only if the posting does not name them', async () => {
    const vague = path.join(terminal.folder, 'vague.txt');
    writeFileSync(
      vague,
      'we are looking for somebody who can do many things, and do them very well indeed.\n\nrequirements:\n- food safety\n',
    );
    const ran = await init([
      ...fromFile,
      ['How much', enter],
      ['How should PDFs look', enter],
      ['Use an AI model', enter],
      ['What would you like', enter],
      ['Job posting', `${vague}${enter}`],
      ['Which position', `Cook${enter}`],
      ['At which company', `Acme${enter}`],
    ]);
    expect(ran.stdout).toContain('Cook at Acme');
  });

  it('writes the chosen language model into server.yaml, and keeps its other settings', async () => {
    mkdirSync(terminal.home, { recursive: true });
    const file = path.join(terminal.home, 'server.yaml');
    writeFileSync(file, '# ours\ncredit_costs: { super: 5 }\n');
    const answers: Answers = [
      ...fromFile,
      ['How much', enter],
      ['How should PDFs look', enter],
      ['Use an AI model', down + down + enter],
      ['Address of the server', `http://127.0.0.1:1234/v1${enter}`],
      ['Name of the model', `qwen3-14b${enter}`],
      ['What would you like', down + down + down + enter],
    ];
    const ran = await init(answers);
    expect(ran).toMatchObject({ exitCode: 0, stdout: 'Ready.\n' });
    expect(ran.stderr).toContain('resume-tailor doctor --online');
    expect(readFileSync(file, 'utf8')).toBe(
      '# ours\ncredit_costs: { super: 5 }\nengine: llm\nmodel:\n  provider: openai-compatible\n' +
        '  name: qwen3-14b\n  base_url: http://127.0.0.1:1234/v1\n',
    );
    // If a model is set, init does not ask for one again.
    const again = await init(
      answers.filter(([question]) => !/model|Address of|resume file|Is this/.test(question)),
    );
    expect(again).toMatchObject({ exitCode: 0, stdout: 'Ready.\n' });
    // Level and theme are already saved, so only the model takes the lock of `config set`.
    const lock = path.join(terminal.home, 'config.lock');
    for (const made of [file, lock]) rmSync(made);
    await init(answers.filter(([question]) => !/resume file|Is this/.test(question)));
    expect([existsSync(file), existsSync(lock)]).toEqual([true, true]);
  });

  it('begins with the stored resume, if there is one', async () => {
    await terminal.run(['base', 'set', engineer]);
    const ran = await init([
      ['The stored resume of Marisol Quintero', enter],
      ['How much', enter],
      ['How should PDFs look', enter],
      ['Use an AI model', enter],
      ['What would you like', down + down + down + enter],
    ]);
    expect(ran).toMatchObject({ exitCode: 0, stdout: 'Ready.\n' });
    expect((await terminal.run(['base', 'show'])).stdout).toContain('Marisol Quintero');
  });

  const everyQuestion: Answers = [
    ...fromFile,
    ['How much', down + enter],
    ['How should PDFs look', enter],
    ['Use an AI model', enter],
    ['What would you like', enter],
    ['Job posting', `${backendPosting}${enter}`],
  ];
  it.each(everyQuestion.map(([question], index) => [question, index] as const))(
    'Ctrl-C at "%s" changes nothing',
    async (question, index) => {
      const ran = await init([...everyQuestion.slice(0, index), [question, stop]]);
      expect(ran).toMatchObject({ exitCode: 130, stdout: '' });
      expect(ran.stderr).toContain('Cancelled.');
      expect(readdirSync(terminal.folder)).toEqual([]);
      expect(existsSync(terminal.home)).toBe(false);
    },
  );

  it.each([[['init']], [['init', '--no-input']]])(
    '%j without a terminal names the commands that do the same',
    async (argv) => {
      const ran = await terminal.run(argv, argv.length > 1 ? { watched: true, columns: 80 } : {});
      expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
      expect(ran.stderr).toContain('resume-tailor base set FILE');
      expect(existsSync(terminal.home)).toBe(false);
    },
  );
});

describe('generate at a terminal', () => {
  it('asks for the resume if none is stored, and stores it', async () => {
    const ran = await terminal.run(['generate', backendPosting], {
      watched: true,
      columns: 80,
      environment: { CI: '' },
      answers: fromFile.slice(1),
    });
    expect(ran.exitCode).toBe(0);
    expect(ran.stderr).toContain('Stored as the base resume');
    expect(ran.stdout).toContain('Backend Engineer at Copperfield Logistics');
  });
});
