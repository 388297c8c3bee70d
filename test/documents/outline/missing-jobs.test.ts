import { describe, expect, it } from 'vitest';
import { withSeparateTitles } from '../../../src/documents/outline/lines/joined-cells.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { sourceLine } from '../support/source-line.ts';

const read = async (...lines: readonly string[]) =>
  readResumeFile({ name: 'mara.md', bytes: Buffer.from(lines.join('\n')) });

describe('A resume without jobs', () => {
  const noJobs = expect.objectContaining({
    path: 'work',
    message: expect.stringContaining('no jobs were found'),
  });

  it('gets a note with the next step if the file has unread dates', async () => {
    const { notes } = await read(
      '# Mara Lindt',
      'mara@bread.example',
      '## Skills',
      'Crust and Company, April 2010 to Present',
      'Leadership',
    );
    expect(notes).toContainEqual(noJobs);
  });

  it('gets no note if it is of a student', async () => {
    const { notes } = await read(
      '# Mara Lindt',
      'mara@bread.example',
      '## Education',
      '### Oak University',
      'BSc Botany, 2019 - 2022',
      '## Skills',
      'Excel',
    );
    expect(notes).not.toContainEqual(noJobs);
  });
});

describe('A title after a place or name without a separator', () => {
  const splitTitles = (...texts: readonly string[]) =>
    withSeparateTitles(texts.map((text) => sourceLine(text))).map(({ text }) => text);

  it.each([
    ['Crust & Co | Linz, Austria Head Baker', 'Crust & Co | Linz, Austria | Head Baker'],
    ['Crust & Co | Leeds, UK Head Baker (Nights)', 'Crust & Co | Leeds, UK | Head Baker (Nights)'],
    ['Crust & Co | Leeds, United Kingdom Baker', 'Crust & Co | Leeds, United Kingdom | Baker'],
    [
      'Crust & Co | Portland, OR Head Baker 2019 – 2022',
      'Crust & Co | Portland, OR | Head Baker 2019 – 2022',
    ],
  ])('is split off: %s', (text, split) => {
    expect(splitTitles('Mara Lindt', text)).toEqual(['Mara Lindt', split]);
  });

  it.each([
    'Crust & Co | Lyon, HR Manager',
    'Crust & Co | Linz, Austria',
    'Paris, Texas State University',
    'Baked in Linz, Austria Head Baker.',
    'Crust, Bread Baker',
  ])('is not found in %s', (text) => {
    expect(splitTitles('Mara Lindt', text)).toEqual(['Mara Lindt', text]);
  });

  it('is split off in the first line only after a name in capitals', () => {
    expect(splitTitles('MARA ANNA LINDT Head Baker | Rye')).toEqual(['MARA ANNA LINDT | Head Baker | Rye']);
    expect(splitTitles('NIGHT MANAGER Baker')).toEqual(['NIGHT MANAGER Baker']);
    expect(splitTitles('Ann', 'MARA LINDT Head Baker')).toEqual(['Ann', 'MARA LINDT Head Baker']);
  });
});
