import { describe, expect, it } from 'vitest';
import { createLogTurns } from '../../src/api/log-turns.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('log lines', () => {
  it('of one turn go out together and in order, each once', async () => {
    const written: string[] = [];
    const log = createLogTurns((lines) => written.push(lines));
    log.add('a');
    log.add('b');
    expect(written).toEqual([]);
    await nextTurn();
    log.add('c');
    await nextTurn();
    expect(written).toEqual(['a\nb', 'c']);
  });

  it('that still wait go out at once when the server ends', async () => {
    const written: string[] = [];
    const log = createLogTurns((lines) => written.push(lines));
    log.add('last');
    log.flush();
    expect(written).toEqual(['last']);
    await nextTurn();
    expect(written).toEqual(['last']);
  });
});
