import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backendPosting, terminalWithBase, unwritable } from '../fixtures.ts';
import type { TestTerminal } from '../memory-io.ts';

let terminal: TestTerminal;

beforeEach(async () => {
  terminal = await terminalWithBase();
});

describe('a posting on the web', () => {
  const text = readFileSync(backendPosting, 'utf8').replaceAll('\n', '<br>');
  const server = createServer((message, answer) => {
    if (message.url === '/shut') {
      answer.writeHead(403).end();
      return;
    }
    visits += 1;
    const visited = message.url === '/visits' ? `<p>Visit ${visits}</p>` : '';
    answer.setHeader('content-type', 'text/html').end(`<title>Jobs</title><main>${text}${visited}</main>`);
  });
  let origin = '';
  let visits = 0;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('is fetched and tailored to; a private address only with --allow-private', async () => {
    const refused = await terminal.run(['generate', `${origin}/job`]);
    expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
    expect(refused.stderr).toContain('127.0.0.1 belongs to this machine or a private network');
    const ran = await terminal.run(['generate', `${origin}/job`, '--allow-private', '--json']);
    expect(JSON.parse(ran.stdout)).toMatchObject({ company_name: 'Copperfield Logistics' });
    const scored = await terminal.run(['score', `${origin}/job`, '--allow-private']);
    expect(scored.stdout).toMatch(/^score\t\d+\n/);
  });

  it('that changes with every visit is sent again unchanged if the outcome is unknown', async () => {
    const command = ['generate', `${origin}/visits`, '--allow-private', '--json'];
    const first = await terminal.run([...command, '-o', unwritable]);
    expect(first).toMatchObject({ exitCode: 2, stdout: '' });
    const again = JSON.parse((await terminal.run(command)).stdout);
    const usage = async () => JSON.parse((await terminal.run(['usage', '--json'])).stdout);
    expect(await usage()).toMatchObject({ credits_used: 2 });
    expect(readdirSync(path.join(terminal.home, 'pending'))).toEqual([]);
    expect(JSON.parse((await terminal.run(command)).stdout).id).not.toBe(again.id);
    expect(await usage()).toMatchObject({ credits_used: 4 });
  });

  it('that cannot be fetched leads to a message about using a file', async () => {
    const ran = await terminal.run(['score', `${origin}/shut`, '--allow-private']);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain('does not let programs read this page (status 403)');
    expect(ran.stderr).toContain('give that file instead of the address');
  });
});

describe('a posting that is not named', () => {
  /** An editor that records its file's path and mode, and pastes a text above the line. */
  function editor(pasted: string): Readonly<Record<string, string>> {
    const script = path.join(terminal.folder, 'editor.mjs');
    writeFileSync(
      script,
      `import { readFileSync, statSync, writeFileSync } from 'node:fs';
       const file = process.argv.at(-1);
       const mode = (statSync(file).mode & 0o777).toString(8);
       writeFileSync(${JSON.stringify(path.join(terminal.folder, 'seen'))}, mode + ' ' + file);
       writeFileSync(file, ${JSON.stringify(pasted)} + readFileSync(file, 'utf8'));`,
    );
    return { VISUAL: `'${process.execPath}' '${script}'`, CI: '' };
  }
  const seen = () => readFileSync(path.join(terminal.folder, 'seen'), 'utf8').split(' ');
  const interactive = (pasted: string, answer: string) => ({
    environment: editor(pasted),
    watched: true,
    columns: 80,
    answers: [['Job posting', answer]] as const,
  });

  it('is pasted into the editor, in a private file that is deleted', async () => {
    const ran = await terminal.run(['generate'], interactive(readFileSync(backendPosting, 'utf8'), '\r'));
    expect(ran.stdout).toContain('Backend Engineer at Copperfield Logistics');
    const [mode, file = ''] = seen();
    expect(mode).toBe('600');
    expect(existsSync(path.dirname(file))).toBe(false);
  });

  it('cancels the command if nothing is pasted', async () => {
    const ran = await terminal.run(['generate'], interactive(' \n', '\r'));
    expect(ran).toMatchObject({ exitCode: 130, stdout: '' });
    expect(ran.stderr).toContain('Cancelled: nothing was pasted above the line.');
    expect(existsSync(path.dirname(seen()[1] ?? ''))).toBe(false);
  });

  it('can be named at the prompt', async () => {
    const ran = await terminal.run(['score'], interactive('', `${backendPosting}\r`));
    expect(ran.stdout).toContain('of 100');
  });

  it('is asked for only on a terminal', async () => {
    const ran = await terminal.run(['generate', '--no-input'], interactive('', '\r'));
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain('give the job posting: a file, a web address, -');
  });
});
