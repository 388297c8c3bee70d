import { describe, expect, it } from 'vitest';
import { engineer } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

describe('a permanent deletion', () => {
  it.each([
    ['no', 'n\r', 'Cancelled: nothing has changed.'],
    ['Ctrl-C', '\u0003', 'Cancelled.'],
  ])('is not done if the answer is %s, without an error', async (_answer, typed, told) => {
    const terminal = createTestTerminal();
    await terminal.run(['base', 'set', engineer]);
    const answers = [['Delete the base resume', typed]] as const;
    const ran = await terminal.run(['base', 'clear'], { watched: true, columns: 80, answers });
    expect(ran).toMatchObject({ exitCode: 130, stdout: '' });
    expect(ran.stderr).toContain(told);
    expect(ran.stderr).not.toContain('Error');
    expect((await terminal.run(['base', 'show'])).exitCode).toBe(0);
  });

  it('is not done without a terminal, unless --yes is given', async () => {
    const terminal = createTestTerminal();
    await terminal.run(['base', 'set', engineer]);
    const refused = await terminal.run(['base', 'clear']);
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain('--yes');
    expect((await terminal.run(['base', 'clear', '--yes'])).exitCode).toBe(0);
  });
});
