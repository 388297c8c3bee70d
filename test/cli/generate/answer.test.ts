import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '../../../src/contract/report.ts';
import { createTestTerminal, preparedTerminals, type TestTerminal } from '../memory-io.ts';

const ida = {
  basics: { name: 'Ida Lund', label: 'Baker' },
  work: [
    {
      name: 'Rye Lane',
      position: 'Baker',
      startDate: '2018-01',
      highlights: ['Baked sourdough', 'Kept the flour stock in RabbitMQ queues'],
    },
    { name: 'Corn Street', position: 'Apprentice', startDate: '2015-01', endDate: '2017-12', highlights: [] },
  ],
};

const posting = (...terms: readonly string[]) =>
  `Baker at Barley Street\n\nWe bake at night.\n\nRequirements\n${terms.map((term) => `- ${term}`).join('\n')}\n`;

function terminalWith(...postings: readonly string[]): TestTerminal {
  const terminal = createTestTerminal();
  putFiles(terminal.folder, ...postings);
  return terminal;
}

function putFiles(folder: string, ...postings: readonly string[]): void {
  writeFileSync(path.join(folder, 'ida.json'), JSON.stringify(ida));
  for (const [index, text] of postings.entries()) writeFileSync(path.join(folder, `${index + 1}.txt`), text);
}

const reportOf = async (terminal: TestTerminal, id = 'latest'): Promise<Report> =>
  JSON.parse((await terminal.run(['explain', id, '--json'])).stdout);

describe('the questions of a report', () => {
  const terminal = terminalWith(
    posting('Sourdough', 'Excel', 'Cake decoration', 'Docker', 'GraphQL', 'Kubernetes', 'Rust'),
    posting('Sourdough', 'ActiveMQ'),
  );
  beforeAll(async () => {
    await terminal.run(['base', 'set', 'ida.json']);
    await terminal.run(['generate', '1.txt']);
  });

  it('are at most five, each about a requirement of the report', async () => {
    const { questions = [], requirements } = await reportOf(terminal);
    expect(questions).toHaveLength(5);
    const ids = requirements.map(({ id }) => id);
    for (const { requirement_id: id } of questions) expect(ids).toContain(id);
  });

  it('quote the most similar line of the base resume', async () => {
    await terminal.run(['generate', '2.txt']);
    const { questions } = await reportOf(terminal);
    const nearest = { path: 'work[0].highlights[1]', quote: 'RabbitMQ' };
    expect(questions).toMatchObject([{ requirement_id: 'r2', nearest }]);
  });
});

const enter = '\r';
const down = '\u001b[B';

describe('answer', () => {
  let terminal: TestTerminal;
  const terminalWithQuestions = preparedTerminals(async ({ folder, run }) => {
    putFiles(
      folder,
      posting('Sourdough', 'ActiveMQ', 'Excel', 'Docker'),
      posting('Excel', 'Docker', 'ActiveMQ'),
    );
    await run(['base', 'set', 'ida.json']);
    await run(['generate', '1.txt']);
  });
  beforeEach(async () => {
    terminal = await terminalWithQuestions();
  });

  const interactive = (answers: readonly (readonly [string, string])[], environment = {}) => ({
    watched: true,
    columns: 80,
    environment: { CI: '', NO_COLOR: '1', ...environment },
    answers,
  });
  const baseOf = async () => JSON.parse((await terminal.run(['base', 'show', '--json'])).stdout).source;
  const asked = async (id = 'latest') =>
    ((await reportOf(terminal, id)).questions ?? []).map(({ text }) => text);

  it('asks the questions, and shows what the answers changed', async () => {
    const { questions = [] } = await reportOf(terminal);
    const order = questions.map(({ text }) => /ActiveMQ|Excel|Docker/.exec(text)?.[0] ?? '');
    expect([...order].sort()).toEqual(['ActiveMQ', 'Docker', 'Excel']);
    const said: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
      ActiveMQ: [
        ['Your answer', enter],
        ['with ActiveMQ', `planned the orders${enter}`],
        ['Where does it belong', enter],
      ],
      Excel: [['Your answer', down.repeat(4) + enter]],
      Docker: [['Your answer', down.repeat(5) + enter]],
    };
    const answers = order.flatMap((term, index): (readonly [string, string])[] => {
      const [[, first] = ['', ''], ...rest] = said[term] ?? [];
      return [[`${index + 1} of 3`, ''], ['Your answer', first], ...rest];
    });
    const ran = await terminal.run(['answer', 'latest'], interactive(answers));
    expect(ran.stderr).toContain('Closest in your resume (Baker, Rye Lane): RabbitMQ');
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toMatch(/^1 answer added: score \d+ → \d+, fit \d+ → \d+ of 75\n$/);
    const [, before, after] = /score (\d+) → (\d+)/.exec(ran.stdout) ?? [];
    expect(Number(after)).toBeGreaterThan(Number(before));
    expect((await baseOf()).work[0].highlights.at(-1)).toBe('Planned the orders with ActiveMQ');
    expect(await asked()).toEqual([]);
    await terminal.run(['generate', '2.txt']);
    expect(await asked()).toEqual([]);
  });

  it('shows the sentence of the posting with the requirement, if it says more than the requirement', async () => {
    writeFileSync(
      path.join(terminal.folder, 'sentence.txt'),
      posting('Experience with Docker for the till of our shop', 'Kubernetes'),
    );
    await terminal.run(['generate', 'sentence.txt']);
    const skip = down.repeat(3) + enter;
    const ran = await terminal.run(
      ['answer', 'latest'],
      interactive([
        ['Your answer', skip],
        ['2 of 2', ''],
        ['Your answer', skip],
      ]),
    );
    expect(ran.stderr).toContain('In the posting: Experience with Docker for the till of our shop');
    expect(ran.stderr.match(/In the posting/g)).toHaveLength(1);
  });

  it('allows the wording to be changed, and skips questions', async () => {
    await terminal.run(['generate', '2.txt']);
    const { questions = [] } = await reportOf(terminal);
    const first = questions[0]?.proposal ?? '';
    const ran = await terminal.run(
      ['answer', 'latest'],
      interactive([
        ['1 of 3', ''],
        ['Your answer', down + enter],
        ['In your words', `${'\u007f'.repeat(first.length)}Planned the shifts${enter}`],
        ['Where does it belong', down.repeat(2) + enter],
        ['2 of 3', ''],
        ['Your answer', down.repeat(3) + enter],
        ['3 of 3', ''],
        ['Your answer', down.repeat(3) + enter],
      ]),
    );
    expect(ran).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('1 answer added') });
    expect(JSON.stringify(await baseOf())).toContain('Planned the shifts');
    expect(await asked()).toHaveLength(2);
  });

  const [ctrlC, ctrlD] = ['\u0003', '\u0004'];

  it('keeps the answers before Ctrl-C, and says so', async () => {
    const ran = await terminal.run(
      ['answer', 'latest'],
      interactive([
        ['1 of 3', ''],
        ['Your answer', down.repeat(5) + enter],
        ['2 of 3', ''],
        ['Your answer', down + enter],
        ['In your words', `${enter}`],
        ['Please replace', `${'\u007f'.repeat(60)}Planned the shifts${enter}`],
        ['Where does it belong', enter],
        ['3 of 3', ''],
        ['Your answer', ctrlC],
      ]),
    );
    expect(ran).toMatchObject({ exitCode: 130, stdout: expect.stringContaining('1 answer added') });
    expect(ran.stderr).toContain('Cancelled. What you answered before is stored; the other questions stay');
    expect(JSON.stringify(await baseOf())).toContain('Planned the shifts');
    expect(await asked()).toHaveLength(1);
  });

  it('stores no unconfirmed answer', async () => {
    const ran = await terminal.run(['answer', 'latest', '--plain'], {
      ...interactive([
        ['Number (Enter: 1)', '\n'],
        ['[What you did] with', ctrlD],
      ]),
      endOfInput: true,
    });
    expect(ran).toMatchObject({ exitCode: 130, stdout: '' });
    expect(ran.stderr).toContain('Cancelled: no answer.');
    expect(await baseOf()).toEqual(ida);
    expect(await asked()).toHaveLength(3);
  });

  it('opens the editor with the proposal, and again while a blank is left', async () => {
    const script = path.join(terminal.folder, 'editor.mjs');
    writeFileSync(
      script,
      `import { readFileSync, writeFileSync } from 'node:fs';
       const file = process.argv.at(-1);
       const text = readFileSync(file, 'utf8');
       writeFileSync(file, text.includes('seen') ? 'Ran four queues' : text.replace(/^/, 'seen '));`,
    );
    const ran = await terminal.run(
      ['answer', 'latest'],
      interactive(
        [
          ['1 of 3', ''],
          ['Your answer', down.repeat(2) + enter],
          ['Please replace', `y${enter}`],
          ['Where does it belong', enter],
          ['2 of 3', ''],
          ['Your answer', down.repeat(3) + enter],
          ['3 of 3', ''],
          ['Your answer', down.repeat(3) + enter],
        ],
        { EDITOR: `'${process.execPath}' '${script}'` },
      ),
    );
    expect(ran.exitCode).toBe(0);
    expect(JSON.stringify(await baseOf())).toContain('Ran four queues');
  });

  it('offers the list first if the answer is not a sentence, on a plain terminal', async () => {
    writeFileSync(path.join(terminal.folder, 'c.txt'), posting('Sourdough', 'Food hygiene certificate'));
    await terminal.run(['generate', 'c.txt']);
    const ran = await terminal.run(
      ['answer', 'latest', '--plain'],
      interactive([
        ['Number (Enter: 1)', '\n'],
        ['Food hygiene certificate, [year]', '2020\n'],
        ['Number (Enter: 1)', '\n'],
      ]),
    );
    expect(ran.exitCode).toBe(0);
    expect((await baseOf()).certificates).toEqual([{ name: 'Food hygiene certificate, 2020' }]);
  });

  it('asks again for what still has a blank, before anything is sent', async () => {
    writeFileSync(path.join(terminal.folder, 'd.txt'), posting('Sourdough', 'Food hygiene certificate'));
    await terminal.run(['generate', 'd.txt']);
    const ran = await terminal.run(
      ['answer', 'latest', '--plain'],
      interactive([
        ['Number (Enter: 1)', '\n'],
        ['Food hygiene certificate, [year]', '20XX\n'],
        ['Please replace 20XX', '2020\n'],
        ['Number (Enter: 1)', '\n'],
      ]),
    );
    expect(ran.exitCode).toBe(0);
    expect((await baseOf()).certificates).toEqual([{ name: 'Food hygiene certificate, 2020' }]);
  });

  it('is suggested by generate, without dismissed questions', async () => {
    const made = await terminal.run(['generate', '2.txt'], { columns: 80, environment: { NO_COLOR: '1' } });
    expect(made.stdout).toContain('? Have you worked with Excel?');
    const { id, questions = [] } = await reportOf(terminal);
    expect(made.stderr.replaceAll(/\s+/g, ' ')).toContain(`To answer them, free: resume-tailor answer ${id}`);
    const dismissed = questions.map(({ requirement_id }) => ({ requirement_id, dismiss: 'never' }));
    const given = { stdin: JSON.stringify(dismissed) };
    expect((await terminal.run(['answer', 'latest', '--file', '-'], given)).exitCode).toBe(0);
    const again = await terminal.run(['generate', '2.txt', '--level', 'super'], { columns: 80 });
    expect(again.stdout).not.toContain('Have you');
    expect(again.stderr).not.toContain('resume-tailor answer');
    for (const command of [
      ['generate', '2.txt', '--level', 'basic'],
      ['generate', '2.txt', '--dry-run'],
      ['explain', 'latest', '--all'],
      ['explain', 'latest', '--html', '-'],
    ]) {
      const shown = await terminal.run(command);
      expect(shown.exitCode).toBe(0);
      expect(shown.stdout).not.toContain('Have you');
      if (command[1] !== '2.txt' || !command.includes('--dry-run')) expect(shown.stdout).toContain('Excel');
    }
  });

  it('takes the answers from a file, and prints the resume as JSON', async () => {
    const { questions = [] } = await reportOf(terminal);
    const idOf = (term: string) => questions.find(({ text }) => text.includes(term))?.requirement_id;
    writeFileSync(
      path.join(terminal.folder, 'answers.yaml'),
      `- requirement_id: ${idOf('ActiveMQ')}\n  text: Moved the orders to ActiveMQ\n` +
        `- requirement_id: ${idOf('Excel')}\n  dismiss: never\n`,
    );
    const ran = await terminal.run(['answer', 'latest', '--file', 'answers.yaml', '--json']);
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    const resume = JSON.parse(ran.stdout);
    expect(resume).toMatchObject({ object: 'resume', id: (await reportOf(terminal)).id });
    expect(JSON.stringify(await baseOf())).toContain('Moved the orders to ActiveMQ');
    expect((await asked()).join(' ')).toMatch(/^(?!.*Excel).*Docker/);
    const again = await terminal.run(['answer', 'latest', '--file', 'answers.yaml', '--json']);
    expect(JSON.parse(again.stdout)).toEqual(resume);
    const list = JSON.stringify({ answers: [{ requirement_id: idOf('Docker'), dismiss: 'no' }] });
    const piped = await terminal.run(['answer', 'latest', '--file', '-'], { stdin: list });
    expect(piped.stdout).toMatch(
      /^nothing was added; 1 question will not be asked again; the score is \d+\n$/,
    );
    expect(await asked()).toEqual([]);
  });

  it('without a terminal names the flag to add', async () => {
    const ran = await terminal.run(['answer', 'latest']);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain('answer needs a terminal. Without one, add --file FILE.');
  });

  it.each([
    ['a text instead of a list', 'text: Baked', 'has no list of answers'],
    ['an unknown requirement', '- requirement_id: r99\n  text: Baked', 'answers[0].requirement_id'],
    ['an answer without a text', '- requirement_id: r1', 'answers[0].text'],
    ['an unknown field', '- requirement_id: r1\n  text: Baked\n  where: work', 'where'],
    ['invalid YAML', '- [', 'is not valid YAML'],
  ])('refuses a file with %s, and changes nothing', async (_what, content, message) => {
    writeFileSync(path.join(terminal.folder, 'answers.yaml'), content);
    const ran = await terminal.run(['answer', 'latest', '--file', 'answers.yaml']);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain(message);
    expect(await baseOf()).toEqual(ida);
  });

  it('asks nothing if the base resume has changed since, and says what to do', async () => {
    writeFileSync(
      path.join(terminal.folder, 'ida.json'),
      JSON.stringify({ ...ida, basics: { name: 'Ida Holm' } }),
    );
    await terminal.run(['base', 'set', 'ida.json']);
    const ran = await terminal.run(['answer', 'latest'], interactive([]));
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr.replaceAll(/\s+/g, ' ')).toContain('resume-tailor generate POSTING');
  });

  it('reports that there is nothing to ask', async () => {
    writeFileSync(path.join(terminal.folder, 'shown.txt'), posting('Sourdough', 'Baking'));
    await terminal.run(['generate', 'shown.txt']);
    const ran = await terminal.run(['answer', 'latest'], interactive([]));
    expect(ran).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('nothing to ask') });
  });

  it('names the base resume that the answers are in', async () => {
    await terminal.run(['base', 'set', 'ida.json', '--base', 'night']);
    await terminal.run(['generate', '1.txt', '--base', 'night']);
    const { questions = [] } = await reportOf(terminal);
    const [{ requirement_id } = { requirement_id: '' }] = questions;
    const stdin = JSON.stringify([{ requirement_id, text: 'Planned the shifts', path: 'work[0]' }]);
    const ran = await terminal.run(['answer', 'latest', '--file', '-'], { stdin });
    expect(ran.stderr.replaceAll(/\s+/g, ' ')).toContain('base show --base night');
  });

  it('says that nothing was added if a proposal is skipped', async () => {
    writeFileSync(path.join(terminal.folder, 'shown.txt'), posting('Sourdough', 'Baking'));
    await terminal.run(['generate', 'shown.txt']);
    const { id, requirements } = await reportOf(terminal);
    const interrupt = new AbortController();
    let server: Promise<unknown> = Promise.resolve();
    const line = await new Promise<string>((onStdout) => {
      server = terminal.run(['serve', '--port', '0', '--json'], { interrupt, onStdout });
    });
    const url: string = JSON.parse(line).url;
    const onServer = { RESUME_TAILOR_BASE_URL: url, RESUME_TAILOR_API_KEY: '' };
    onServer.RESUME_TAILOR_API_KEY = (
      await terminal.run(['keys', 'create', '--name', 'x'], { environment: onServer })
    ).stdout.trim();
    const headers = { 'x-api-key': onServer.RESUME_TAILOR_API_KEY, 'content-type': 'application/json' };
    const body = { requirement_id: requirements[0]?.id, text: 'Baked rye bread', path: 'work[0]' };
    const kept = await fetch(`${url}/resumes/${id}/proposals`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(kept.status).toBe(200);
    interrupt.abort();
    await server;
    const listed = await terminal.run(['list']);
    expect(listed.stderr).toContain(
      `A proposal from an assistant is waiting for you: resume-tailor answer ${id}`,
    );
    const ran = await terminal.run(
      ['answer', 'latest'],
      interactive([['Have you done this?', down.repeat(2) + enter]]),
    );
    expect(ran).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('nothing was added') });
  });

  it('is undone like any change, in the base resume too', async () => {
    const { questions = [] } = await reportOf(terminal);
    const id = questions.find(({ text }) => text.includes('ActiveMQ'))?.requirement_id;
    writeFileSync(
      path.join(terminal.folder, 'a.yaml'),
      `- requirement_id: ${id}\n  text: Moved orders to ActiveMQ\n`,
    );
    await terminal.run(['answer', 'latest', '--file', 'a.yaml']);
    const explained = await terminal.run(['explain', 'latest'], {
      columns: 100,
      environment: { NO_COLOR: '1' },
    });
    expect(explained.stdout).toContain('Your answer to a question about this posting.');
    const change = (await reportOf(terminal)).changes.find(({ op }) => op === 'answer');
    const ran = await terminal.run(['revert', 'latest', change?.id ?? '']);
    expect(ran.exitCode).toBe(0);
    expect(await baseOf()).toEqual(ida);
    expect(await asked()).toHaveLength(3);
    expect(readFileSync(path.join(terminal.folder, 'ida.json'), 'utf8')).toBe(JSON.stringify(ida));
  });
});
