import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type ReadingJob, readInThread } from '../../../src/documents/thread/read-in-thread.ts';
import { ValidationError } from '../../../src/values/validation-error.ts';
import { wordDocument } from '../support/word-document.ts';

const bytes = wordDocument([{ text: 'Karl Brandt' }]);
const limits = { milliseconds: 30_000, memoryMegabytes: 1024, grownMegabytes: 512 };

it('returns the lines of a file', async () => {
  const outcome = await readInThread('me.docx', { kind: 'zip', bytes }, limits);
  expect(outcome).toMatchObject({ format: 'docx', lines: [{ text: 'Karl Brandt', place: 'line 1' }] });
});

it('refuses a file that takes too long', async () => {
  const reading = readInThread('slow.docx', { kind: 'zip', bytes }, { ...limits, milliseconds: 1 });
  await expect(reading).rejects.toThrow('slow.docx: takes too long to read');
});

it('refuses a file that takes too much memory', async () => {
  const reading = readInThread('big.docx', { kind: 'zip', bytes }, { ...limits, memoryMegabytes: 4 });
  await expect(reading).rejects.toThrow('big.docx: takes too much memory to read');
});

it('refuses a file with growing buffers, even if its parts declare another type', async () => {
  const drawn = deflateSync(Buffer.alloc(120 * 1024 * 1024, 'BT ET '));
  const pdf = Buffer.concat([
    Buffer.from(
      `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>> endobj
4 0 obj <</Subtype/Image/Filter/FlateDecode/Length ${drawn.length}>> stream
`,
    ),
    drawn,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF'),
  ]);
  const reading = readInThread('long.pdf', { kind: 'pdf', bytes: pdf }, { ...limits, grownMegabytes: 60 });
  await expect(reading).rejects.toThrow('long.pdf: takes too much memory to read');
});

it('hands over a mistake of a reader as unexpected, with its stack, not as a mistake of the file', async () => {
  const broken = { kind: 'zip', bytes: null } as unknown as ReadingJob;
  const reading = readInThread('me.docx', broken, limits);
  const error = await reading.catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(ValidationError);
  expect(error).toMatchObject({
    message: expect.stringContaining('unexpected error while reading me.docx: '),
  });
  expect(error).toHaveProperty('cause.name', 'TypeError');
  expect(error).toHaveProperty('cause.stack', expect.stringContaining('reading-worker'));
});
