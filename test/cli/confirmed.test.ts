import { describe, expect, it } from 'vitest';
import { engineer } from './fixtures.ts';
import { createDesk } from './memory-io.ts';

describe('what cannot be undone', () => {
  it.each([
    ['no', 'n\r', 'Cancelled: nothing has changed.'],
    ['Ctrl-C', '\u0003', 'Cancelled.'],
  ])('is left alone when the answer is %s, and that is no error', async (_answer, typed, told) => {
    const desk = createDesk();
    await desk.run(['base', 'set', engineer]);
    const answers = [['Delete the base resume', typed]] as const;
    const ran = await desk.run(['base', 'clear'], { watched: true, columns: 80, answers });
    expect(ran).toMatchObject({ exitCode: 130, stdout: '' });
    expect(ran.stderr).toContain(told);
    expect(ran.stderr).not.toContain('Error');
    expect((await desk.run(['base', 'show'])).exitCode).toBe(0);
  });

  it('is not done where nobody can be asked, unless --yes says so', async () => {
    const desk = createDesk();
    await desk.run(['base', 'set', engineer]);
    const refused = await desk.run(['base', 'clear']);
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain('--yes');
    expect((await desk.run(['base', 'clear', '--yes'])).exitCode).toBe(0);
  });
});
