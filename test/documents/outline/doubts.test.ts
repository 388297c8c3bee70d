import { describe, expect, it } from 'vitest';
import { doubtfulPlaces, whatToCheck } from '../../../src/documents/outline/doubtful-places.ts';
import { readTwoWays } from '../../../src/documents/outline/read-two-ways.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

describe('a job that rules and models read', () => {
  const job = { name: 'Barley Street', position: 'Baker' };
  const noted = (other: Readonly<Record<string, string>>) =>
    readTwoWays('work', { work: [job] }, { work: [other] });

  it.each([{ ...job, position: 'Baker, Night Shift' }, { name: 'Barley Street' }, { position: 'Baker' }])(
    'alike but for more or less of a name is not asked about: %o',
    (other) => {
      expect(noted(other)).toEqual([]);
    },
  );

  it.each([
    { name: 'Baker', position: 'Barley Street' },
    { ...job, name: 'Barley Street, Night Shift' },
    { ...job, position: 'Cook' },
    {},
  ])('otherwise is asked about: %o', (other) => {
    expect(noted(other)).toMatchObject([{ kind: 'odd', path: 'work[0]' }]);
  });

  it('alike is not asked about, though it has no names', () => {
    const nameless = { work: [{ startDate: '2019' }] };
    expect(readTwoWays('work', nameless, nameless)).toEqual([]);
  });

  it.each([
    ['IT', 'VISITOR guide'],
    ['International Baker', 'Intern'],
  ])('is not alike where letters of a word are another: %s, %s', (position, otherPosition) => {
    const [own, other] = [position, otherPosition].map((one) => ({
      work: [{ name: 'Acme', position: one }],
    }));
    expect(readTwoWays('work', own ?? {}, other ?? {})).toMatchObject([{ path: 'work[0]' }]);
  });

  it('twice is asked about once where the other reading has it once', () => {
    const shifts = [job, { ...job, position: 'Baker, Night Shift' }];
    const once = [job, { name: 'Oak Mills', position: 'Miller' }];
    expect(readTwoWays('work', { work: shifts }, { work: once })).toMatchObject([{ path: 'work[1]' }]);
  });
});

describe('positions that are left out', () => {
  const untitled = (count: number) => ({
    work: Array.from({ length: count }, (_, index) => ({ name: `Mill ${index + 1}`, startDate: '2019' })),
  });

  it('are asked about where a job or two has none, and not where that is how the resume is written', () => {
    expect(doubtfulPlaces(untitled(2), [])).toMatchObject([{ key: 'position' }, { key: 'position' }]);
    expect(doubtfulPlaces(untitled(3), [])).toEqual([]);
  });

  it('are asked about where the job can be read in two ways', () => {
    const notes = [{ kind: 'odd', path: 'work[1]', message: '' }] as const;
    expect(doubtfulPlaces(untitled(3), notes)).toMatchObject([{ index: 1, key: 'position' }]);
  });
});

describe('names that little speaks for', () => {
  const source = { work: [{ name: 'Barley', position: 'Counter', startDate: '2019' }] };

  it('may be swapped where the job can be read in two ways', () => {
    const notes = [{ kind: 'odd', path: 'work[0]', message: '' }] as const;
    expect(doubtfulPlaces(source, notes)).toMatchObject([{ why: 'swapped' }]);
  });

  it('are taken as they are read where both readings agree', () => {
    expect(doubtfulPlaces(source, [])).toEqual([]);
  });

  it('may be swapped where nothing speaks for them', () => {
    const named = { work: [{ name: 'Barley', position: 'Spoon', startDate: '2019' }] };
    expect(doubtfulPlaces(named, [])).toMatchObject([{ why: 'swapped' }]);
  });
});

it('A list of skills of which fewer than two in five are known is to be checked', async () => {
  const known = ['Python', 'SQL', 'Docker', 'Java', 'Excel'];
  const others = [
    'Blorping',
    'Frimming',
    'Gnarbing',
    'Plonking',
    'Quibbing',
    'Snerfing',
    'Twonking',
    'Zurfing',
  ];
  const text = `# Ida Lund\nida@example.org\n\n## Skills\n${[...known, ...others].join(', ')}\n`;
  const { notes } = await readResumeFile({ name: 'ida.md', bytes: new TextEncoder().encode(text) });
  expect(notes).toContainEqual({
    kind: 'odd',
    path: 'skills',
    message: 'few of these are known skills; please check',
  });
});

describe('a word of which the file does not say all letters', () => {
  it('is to be checked, a sign between words is not', () => {
    const source = {
      basics: { summary: 'Bakes bread \uFFFD daily' },
      work: [
        {
          name: 'Ho\uFFFDer Mill',
          position: 'Baker',
          startDate: '2019',
          highlights: ['Ran it', 'A ba\uFFFDing'],
        },
      ],
    };
    const unknown = (word: string) =>
      `the file does not say which letters these are: "${word}"; please check`;
    expect(whatToCheck(source, [])).toEqual([
      { kind: 'odd', path: 'work[0].name', message: unknown('Ho\uFFFDer') },
      { kind: 'odd', path: 'work[0].highlights[1]', message: unknown('ba\uFFFDing') },
    ]);
  });
});
