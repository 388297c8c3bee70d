import { statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

describe('a store that was emptied', () => {
  it('counts as damaged, not as new', async () => {
    const terminal = createTestTerminal();
    await terminal.run(['generate', backendPosting, '--resume', engineer]);
    const store = path.join(terminal.home, 'store.db');
    truncateSync(store, 0);
    const { exitCode, stderr } = await terminal.run(['list']);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('it is damaged: the file is empty');
    expect(stderr).toContain('resume-tailor restore FILE --force');
    expect((await terminal.run(['doctor'])).stdout).toMatch(/^store\tfail\t.*it is damaged/m);
    expect(statSync(store).size).toBe(0);
  });
});
