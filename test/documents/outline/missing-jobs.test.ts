import { describe, expect, it } from 'vitest';
import { withTitlesApart } from '../../../src/documents/outline/lines/joined-cells.ts';
import { withPiledHeadingsApart } from '../../../src/documents/outline/lines/piled-headings.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { sourceLine } from '../support/source-line.ts';

const read = async (...lines: readonly string[]) =>
  readResumeFile({ name: 'mara.md', bytes: Buffer.from(lines.join('\n')) });
const textsOf = (...texts: readonly string[]) =>
  withPiledHeadingsApart(texts.map((text) => sourceLine(text))).map(({ text }) => text);

const profile = 'Baker with ten years of bread behind her and a great many more of it in front of her';

describe('headings that stand together before their texts', () => {
  it('are set above the first prose and the first job', () => {
    expect(
      textsOf(
        ...[
          'Summary',
          'Experience',
          'Skills',
          'Mara Lindt',
          profile,
          'Crust & Co, 2019 - 2022',
          'Head Baker',
        ],
      ),
    ).toEqual(['Mara Lindt', 'Summary', profile, 'Experience', 'Crust & Co, 2019 - 2022', 'Head Baker']);
  });

  it.each([
    ['two only', ['Summary', 'Experience', 'Mara Lindt', 'Crust & Co, 2019 - 2022']],
    ['none of them of jobs', ['Summary', 'Education', 'Skills', 'Mara Lindt', 'Oak, 2019 - 2022']],
    ['no time below them', ['Summary', 'Experience', 'Skills', 'Mara Lindt', 'Excel']],
    [
      'a time in another section alone',
      ['Summary', 'Experience', 'Skills', 'Ann', 'Education', 'Oak, 2019 - 2022'],
    ],
  ])('stay: %s', (_, texts) => {
    expect(textsOf(...texts)).toEqual(texts);
  });
});

describe('a resume without a job', () => {
  const noJobs = expect.objectContaining({
    path: 'work',
    message: expect.stringContaining('no jobs were found'),
  });

  it('whose file has times of more than was read says so, and what to do', async () => {
    const { notes } = await read(
      '# Mara Lindt',
      'mara@bread.example',
      '## Skills',
      'Crust and Company, April 2010 to Present',
      'Leadership',
    );
    expect(notes).toContainEqual(noJobs);
  });

  it('of a student says nothing', async () => {
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

describe('a title behind a place or a name without a sign', () => {
  const partedOf = (...texts: readonly string[]) =>
    withTitlesApart(texts.map((text) => sourceLine(text))).map(({ text }) => text);

  it.each([
    ['Crust & Co | Linz, Austria Head Baker', 'Crust & Co | Linz, Austria | Head Baker'],
    ['Crust & Co | Leeds, UK Head Baker (Nights)', 'Crust & Co | Leeds, UK | Head Baker (Nights)'],
    ['Crust & Co | Leeds, United Kingdom Baker', 'Crust & Co | Leeds, United Kingdom | Baker'],
    [
      'Crust & Co | Portland, OR Head Baker 2019 – 2022',
      'Crust & Co | Portland, OR | Head Baker 2019 – 2022',
    ],
  ])('is parted from it: %s', (text, parted) => {
    expect(partedOf('Mara Lindt', text)).toEqual(['Mara Lindt', parted]);
  });

  it.each([
    'Crust & Co | Lyon, HR Manager',
    'Crust & Co | Linz, Austria',
    'Paris, Texas State University',
    'Baked in Linz, Austria Head Baker.',
    'Crust, Bread Baker',
  ])('is none: %s', (text) => {
    expect(partedOf('Mara Lindt', text)).toEqual(['Mara Lindt', text]);
  });

  it('of the first line ends the name, which is in capitals', () => {
    expect(partedOf('MARA ANNA LINDT Head Baker | Rye')).toEqual(['MARA ANNA LINDT | Head Baker | Rye']);
    expect(partedOf('NIGHT MANAGER Baker')).toEqual(['NIGHT MANAGER Baker']);
    expect(partedOf('Ann', 'MARA LINDT Head Baker')).toEqual(['Ann', 'MARA LINDT Head Baker']);
  });
});
