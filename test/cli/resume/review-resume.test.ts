import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readingPage } from '../../../src/cli/resume/review-resume.ts';
import { plainInks } from '../../../src/cli/terminal/terminal-style.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { createTestTerminal } from '../memory-io.ts';

const terminal = createTestTerminal();
const enter = '\r';
const down = '\u001b[B';

const resume = `# Ida Lund
ida@example.org · +47 555 01 23

## Experience
### Barley Street
2019 – 2021
- Baked bread

## Skills
Sourdough, Stocktaking
`;

interface Seat {
  readonly text?: string;
  readonly answers: readonly (readonly [question: string, typed: string])[];
  readonly environment?: Readonly<Record<string, string>>;
}

async function set({ text = resume, answers, environment = {} }: Seat) {
  writeFileSync(path.join(terminal.folder, 'ida.md'), text);
  const seat = { watched: true, columns: 80, environment: { CI: '', ...environment }, answers };
  return terminal.run(['base', 'set', 'ida.md', '--no-color'], seat);
}

async function storedJobs() {
  const { stdout } = await terminal.run(['base', 'show', '--json']);
  return JSON.parse(stdout).resume_data.sections.experience.items;
}

/** An editor that replaces words in the file. */
function editor(from: string, to: string): Readonly<Record<string, string>> {
  const script = path.join(terminal.folder, 'editor.mjs');
  writeFileSync(
    script,
    `import { readFileSync, writeFileSync } from 'node:fs';
     const file = process.argv.at(-1);
     writeFileSync(file, readFileSync(file, 'utf8').replace(${JSON.stringify(from)}, ${JSON.stringify(to)}));`,
  );
  return { EDITOR: `'${process.execPath}' '${script}'` };
}

it('asks for missing fields of a job, and stores the answer', async () => {
  const ran = await set({
    answers: [
      ['which job title?', `Baker${enter}`],
      ['? Is this your resume?', enter],
    ],
  });
  expect(ran).toMatchObject({ exitCode: 0, stdout: 'Stored as your base resume.\n' });
  expect(ran.stderr).toMatch(/^ {2}Jobs {6}2019 - 2021 +Baker \| Barley Street$/m);
  expect(ran.stderr).toContain('job 1: no position was found');
  expect(await storedJobs()).toMatchObject([{ company: 'Barley Street', position: 'Baker' }]);
});

it('asks which of two names is the employer if that is unclear', async () => {
  const text = resume.replace('### Barley Street', '### Barley | Spoon Whispering');
  const ran = await set({
    text,
    answers: [
      ['Which one is the employer?', down + enter],
      ['? Is this your resume?', enter],
    ],
  });
  expect(ran).toMatchObject({ exitCode: 0 });
  expect(await storedJobs()).toMatchObject([{ company: 'Barley', position: 'Spoon Whispering' }]);
});

it('asks at most five questions, and leaves unanswered ones open', async () => {
  const jobs = ['Oak', 'Elm', 'Ash', 'Fir', 'Yew', 'Box', 'Bay'].map(
    (name) => `### ${name} Street\n- Baked\n`,
  );
  const text = resume.replace('### Barley Street\n2019 – 2021\n- Baked bread\n', jobs.join('\n'));
  const asked = [
    'Oak Street: which job',
    'Oak Street: which dates',
    'Elm Street: which job',
    'Elm Street: which dates',
    'Ash Street: which job',
  ];
  const answers = asked.map((question) => [question, enter] as const);
  const ran = await set({ text, answers: [...answers, ['? Is this your resume?', enter]] });
  expect(ran).toMatchObject({ exitCode: 0 });
  expect(await storedJobs()).toHaveLength(jobs.length);
});

it('opens the editor, reads the edited text, and shows it again', async () => {
  const ran = await set({
    environment: editor('Sourdough', 'Rye bread'),
    answers: [
      ['which job title?', enter],
      ['? Is this your resume?', down + enter],
      ['Rye bread, Stocktaking\n\n? Is this your resume?', enter],
    ],
  });
  expect(ran).toMatchObject({ exitCode: 0 });
  expect(ran.stderr).toMatch(/^ {2}Skills {4}Rye bread, Stocktaking$/m);
  const { stdout } = await terminal.run(['base', 'show', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ source_format: 'markdown' });
});

it('reports mistakes in the edited text, and keeps the resume that was read', async () => {
  const ran = await set({
    environment: editor('basics:', 'basics: ['),
    answers: [
      ['which job title?', enter],
      ['? Is this your resume?', down + enter],
      ['Open it again?', `n${enter}`],
      ['? Is this your resume?', enter],
    ],
  });
  expect(ran).toMatchObject({ exitCode: 0 });
  expect(ran.stderr).toContain('resume.yaml');
  expect(await storedJobs()).toMatchObject([{ company: 'Barley Street' }]);
});

it('stores nothing if the user declines', async () => {
  const before = await storedJobs();
  const text = resume.replace('Barley Street', 'Rye Street');
  const ran = await set({
    text,
    answers: [
      ['which job title?', enter],
      ['? Is this your resume?', down + down + enter],
    ],
  });
  expect(ran).toMatchObject({ exitCode: 130, stdout: '' });
  expect(ran.stderr).toContain('nothing was stored');
  expect(await storedJobs()).toEqual(before);
});

it('asks nothing without a terminal, and prints the doubts instead', async () => {
  writeFileSync(path.join(terminal.folder, 'ida.md'), resume);
  const { exitCode, stdout } = await terminal.run(['base', 'set', 'ida.md']);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^odd\twork\[0\]\tno position was found; please check$/m);
  expect(readFileSync(path.join(terminal.folder, 'ida.md'), 'utf8')).toBe(resume);
});

it('shows a degree once whose field of study repeats it', async () => {
  const education = [
    { institution: 'Lycée Exemple', studyType: 'BTS Horlogerie', area: 'Horlogerie', startDate: '2015' },
  ];
  const { document } = readBaseResume({ basics: { name: 'Ana Example' }, education }, { nameless: true });
  const page = await readingPage(document, [], { isTerminal: true, columns: 100, ink: plainInks });
  expect(page).toContain('BTS Horlogerie | Lycée Exemple');
});

it('names sections without a title of their own in the language of the resume', async () => {
  const basics = {
    name: 'Ana Example',
    summary: 'Ich bin Uhrmacherin und repariere seit zehn Jahren alte Uhren.',
  };
  const source = { basics, languages: [{ language: 'Deutsch' }] };
  const { document } = readBaseResume(source, { nameless: true });
  const page = await readingPage(document, [], { isTerminal: true, columns: 100, ink: plainInks });
  expect(page).toContain('Sprachen (1)');
});
