import { describe, expect, it } from 'vitest';
import { backendPosting, engineer } from './fixtures.ts';
import { createTestTerminal } from './memory-io.ts';

const terminal = createTestTerminal();
const base = terminal.run(['base', 'set', engineer]);

describe('a flag with free text', () => {
  it.each([
    [['generate', backendPosting, '--company', ''], '--company needs a name; leave it out to take it from'],
    [['generate', backendPosting, '--company', ' '], '--company needs a name'],
    [['generate', backendPosting, '-p', ''], '--position needs a title'],
    [['score', backendPosting, '-c', ''], '--company needs a name'],
    [['generate', backendPosting, '-c', 'x'.repeat(201)], '--company takes at most 200 characters, not 201'],
    [['keys', 'create', '--name', ''], '--name needs a name, such as laptop'],
    [['status', 'latest', 'applied', '--note', ''], '--note needs a text'],
    [['accounts', 'create', ''], 'the account needs a name'],
  ])('%j is refused with the name of the flag, before anything is made', async (argv, message) => {
    await base;
    const ran = await terminal.run(argv);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr.replace(/\s+/g, ' ')).toContain(`Error: ${message}`);
  });
});
