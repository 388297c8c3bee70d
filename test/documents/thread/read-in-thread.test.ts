import { expect, it } from 'vitest';
import { readInThread } from '../../../src/documents/thread/read-in-thread.ts';
import { wordDocument } from '../support/word-document.ts';

const bytes = wordDocument([{ text: 'Karl Brandt' }]);
const limits = { milliseconds: 30_000, memoryMegabytes: 256 };

it('gives the lines of a file', async () => {
  const outcome = await readInThread('me.docx', { kind: 'zip', bytes }, limits);
  expect(outcome).toMatchObject({ format: 'docx', lines: [{ text: 'Karl Brandt', place: 'line 1' }] });
});

it('a file that takes too long is refused, and the thread is stopped', async () => {
  const reading = readInThread('slow.docx', { kind: 'zip', bytes }, { ...limits, milliseconds: 1 });
  await expect(reading).rejects.toThrow('slow.docx: takes too long to read');
});

it('a file that takes too much memory is refused', async () => {
  const reading = readInThread('big.docx', { kind: 'zip', bytes }, { ...limits, memoryMegabytes: 4 });
  await expect(reading).rejects.toThrow('big.docx: takes too much memory to read');
});
