import { describe, expect, it } from 'vitest';
import { createLogTurns } from '../../src/api/log-turns.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Each of these waits at most so many turns. */
const patience = 8;

function openLog() {
  const written: string[] = [];
  return { written, log: createLogTurns((lines) => written.push(lines)) };
}

describe('log lines', () => {
  it('of turns that follow on one another go out together and in order, each once', async () => {
    const { written, log } = openLog();
    log.add('a');
    log.add('b');
    await nextTurn();
    log.add('c');
    expect(written).toEqual([]);
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    expect(written).toEqual(['a\nb\nc']);
    log.add('d');
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    expect(written).toEqual(['a\nb\nc', 'd']);
  });

  it('do not wait for a turn that brings none, though more come later', async () => {
    const { written, log } = openLog();
    log.add('a');
    await nextTurn();
    await nextTurn();
    expect(written).toEqual(['a']);
  });

  it('wait for a few turns only, however many bring more', async () => {
    const { written, log } = openLog();
    for (let turn = 0; turn < 5 * patience; turn += 1) {
      log.add(`line ${turn}`);
      await nextTurn();
      const waiting = turn + 1 - written.join('\n').split('\n').filter(Boolean).length;
      expect(waiting).toBeLessThanOrEqual(patience);
    }
    expect(written.length).toBeGreaterThanOrEqual(4);
    expect(written.every((lines) => lines.includes('\n'))).toBe(true);
  });

  it('that still wait go out at once when the server ends, and those that come after it too', async () => {
    const { written, log } = openLog();
    log.add('last');
    log.flush();
    expect(written).toEqual(['last']);
    log.add('very last');
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    expect(written).toEqual(['last', 'very last']);
  });
});
