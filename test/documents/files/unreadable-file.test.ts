import { expect, it } from 'vitest';
import { readNamedFile, UnreadableFile } from '../../../src/documents/files/unreadable-file.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

it('an unreadable file is named', async () => {
  const read = () => {
    throw new UnreadableFile('contains no text');
  };
  await expect(readNamedFile('cv.xml', read)).rejects.toMatchObject({
    name: 'ValidationError',
    what: 'cv.xml contains no text',
  });
});

it('a mistake of a reader stays what it is', async () => {
  const mistake = new TypeError('Cannot read properties of undefined');
  await expect(readNamedFile('cv.xml', () => Promise.reject(mistake))).rejects.toBe(mistake);
});

it('a single table with a broken cell is refused with its name', async () => {
  const bytes = new TextEncoder().encode('Name\n"Lathe\n');
  await expect(readResumeFile({ name: 'Skills.csv', bytes })).rejects.toMatchObject({
    name: 'ValidationError',
    what: expect.stringMatching(/^Skills\.csv cannot be read: Skills\.csv, line \d: a cell is not valid CSV/),
  });
});
