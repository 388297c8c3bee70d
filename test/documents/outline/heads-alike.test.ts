import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

const employers = ['Oak House', 'Mill Street', 'Harbour View'];
const titles = ['Baker', 'Night Porter', 'Barista'];

async function jobsOf(heads: readonly string[]) {
  const entries = heads.flatMap((head, at) => [
    head,
    `${2010 + 2 * at} – ${2012 + 2 * at}`,
    '- Kept the books and counted the stock',
    '',
  ]);
  const lines = ['Jo Reed', 'jo@example.com', '', 'Experience', '', ...entries];
  const bytes = new TextEncoder().encode(lines.join('\n'));
  return (await readResumeFile({ name: 'jo.txt', bytes })).source['work'];
}

describe('Job lines with the same layout', () => {
  it.each([
    [', ', 'The Green Door', 'Night Shift'],
    [', ', 'The Green Door', 'Kitchen'],
    [', ', 'North Point', 'Kitchen'],
  ])('share the order employer, title: "%s", %s, %s', async (sign, name, position) => {
    const [names, positions] = [
      [...employers, name],
      [...titles, position],
    ];
    const read = await jobsOf(names.map((own, at) => `${own}${sign}${positions[at]}`));
    expect(read).toMatchObject(names.map((own, at) => ({ name: own, position: positions[at] })));
  });

  it.each([
    [' – ', 'The Green Door', 'Second Pair of Hands'],
    [', ', 'Oak House', 'Night Shift'],
    [', ', 'Elm Hall', 'Mädchen für alles'],
  ])('share the order title, employer: "%s", %s, %s', async (sign, name, position) => {
    const [names, positions] = [
      [...employers, name],
      [...titles, position],
    ];
    const read = await jobsOf(names.map((own, at) => `${positions[at]}${sign}${own}`));
    expect(read).toMatchObject(names.map((own, at) => ({ name: own, position: positions[at] })));
  });
});
