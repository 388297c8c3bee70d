import { getEventListeners } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import type { Io } from '../../../src/cli/terminal/io.ts';
import { lineQuestions } from '../../../src/cli/terminal/line-questions.ts';

it('questions leave no listeners behind, however many there are', async () => {
  const { signal } = new AbortController();
  const stdin = new PassThrough();
  const stderr = new PassThrough();
  const questions = lineQuestions({ stdin, stderr, interrupted: signal } as unknown as Io);
  for (const name of ['Ida', 'Bo', 'Kim']) {
    const asked = questions.text({ message: 'Name' });
    stdin.write(`${name}\n`);
    expect(await asked).toBe(name);
  }
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
