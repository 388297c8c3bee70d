import { describe, expect, it } from 'vitest';
import { readTwoWays } from '../../../src/documents/outline/doubts/different-readings.ts';
import { listsWithoutHeading } from '../../../src/documents/outline/doubts/doubtful-lists.ts';
import { doubtfulPlaces, doubtNotes } from '../../../src/documents/outline/doubts/doubtful-places.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

describe('A job read by rules and models', () => {
  const job = { name: 'Barley Street', position: 'Baker' };
  const doubtsOf = (other: Readonly<Record<string, string>>) =>
    readTwoWays('work', { work: [job] }, { work: [other] });

  it.each([{ ...job, position: 'Baker, Night Shift' }, { name: 'Barley Street' }, { position: 'Baker' }])(
    'is not asked about if a name is only longer, shorter or missing in one reading: %o',
    (other) => {
      expect(doubtsOf(other)).toEqual([]);
    },
  );

  it.each([
    { name: 'Baker', position: 'Barley Street' },
    { ...job, name: 'Barley Street, Night Shift' },
    { ...job, position: 'Cook' },
    {},
  ])('is asked about if the readings differ: %o', (other) => {
    expect(doubtsOf(other)).toMatchObject([{ kind: 'odd', path: 'work[0]' }]);
  });

  it.each([
    [{ name: 'Baker', position: 'Oak Mills' }, '"Oak Mills" is read as the employer and may be the title'],
    [
      { name: 'Oak Mills (bread)', position: 'Cook' },
      'the employer is read as "Oak Mills" and may be "Oak Mills (bread)"',
    ],
  ])('gives one example if most jobs differ: %o', (other, message) => {
    const own = [
      { name: 'Oak Mills', position: 'Baker' },
      { name: 'Elm Inn', position: 'Waiter' },
    ];
    const [note] = readTwoWays('work', { work: own }, { work: [other, { position: 'Elm' }] });
    expect(note?.message).toBe(`the jobs can be read in two ways; please check them all: ${message}`);
  });

  it('is not asked about if both readings agree on a job without names', () => {
    const nameless = { work: [{ startDate: '2019' }] };
    expect(readTwoWays('work', nameless, nameless)).toEqual([]);
  });

  it.each([
    ['IT', 'VISITOR guide'],
    ['International Baker', 'Intern'],
  ])('is asked about if one title is only part of a word of the other: %s, %s', (position, otherPosition) => {
    const [own, other] = [position, otherPosition].map((one) => ({
      work: [{ name: 'Acme', position: one }],
    }));
    expect(readTwoWays('work', own ?? {}, other ?? {})).toMatchObject([{ path: 'work[0]' }]);
  });

  it('is asked about once if the rules read it twice and the models once', () => {
    const shifts = [job, { ...job, position: 'Baker, Night Shift' }];
    const once = [job, { name: 'Oak Mills', position: 'Miller' }];
    expect(readTwoWays('work', { work: shifts }, { work: once })).toMatchObject([{ path: 'work[1]' }]);
  });
});

describe('Missing titles', () => {
  const untitled = (count: number) => ({
    work: Array.from({ length: count }, (_, index) => ({ name: `Mill ${index + 1}`, startDate: '2019' })),
  });

  it('are asked about if only one or two jobs lack a title, not if all of them do', () => {
    expect(doubtfulPlaces(untitled(2), [])).toMatchObject([{ key: 'position' }, { key: 'position' }]);
    expect(doubtfulPlaces(untitled(3), [])).toEqual([]);
  });

  it('are asked about if the job can be read in two ways', () => {
    const notes = [{ kind: 'odd', path: 'work[1]', message: '' }] as const;
    expect(doubtfulPlaces(untitled(3), notes)).toMatchObject([{ index: 1, key: 'position' }]);
  });
});

describe('Names with little evidence', () => {
  const source = { work: [{ name: 'Barley', position: 'Counter', startDate: '2019' }] };

  it('are reported as possibly swapped if the job can be read in two ways', () => {
    const notes = [{ kind: 'odd', path: 'work[0]', message: '' }] as const;
    expect(doubtfulPlaces(source, notes)).toMatchObject([{ why: 'swapped' }]);
  });

  it('are accepted if both readings agree', () => {
    expect(doubtfulPlaces(source, [])).toEqual([]);
  });

  it('are reported as possibly swapped despite agreeing readings only if something contradicts them', () => {
    const named = { work: [{ name: 'Barley', position: 'Spoon', startDate: '2019' }] };
    const swapped = { work: [{ name: 'Head Baker', position: 'Barley', startDate: '2019' }] };
    expect(doubtfulPlaces(named, [])).toEqual([]);
    expect(doubtfulPlaces(swapped, [])).toMatchObject([{ why: 'swapped' }]);
  });
});

it('asks to check a list of skills if fewer than 40% of them are known', async () => {
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

describe('A list of skills', () => {
  const doubtsOf = (...skills: readonly object[]) =>
    doubtNotes({ skills: [...skills] }, []).map(({ path, message }) => `${path}: ${message}`);
  const names = (...all: readonly string[]) => all.map((name) => ({ name }));

  it.each([
    ['Python', 'Docker', 'SQL (Postgres)', 'Java', 'Adobe Creative Suite'],
    ['PYTHON', 'JAVASCRIPT', 'KUBERNETES'],
    ['Microsoft SQL Server 2019', '.NET', 'C#', 'C++'],
    ['Bill.com', 'Design systems', 'Excel'],
  ])('is not asked about if it only contains skills: %s, %s, %s', (...all) => {
    expect(doubtsOf(...names(...all))).toEqual([]);
  });

  it.each([
    ['a sentence', 'Baked bread for all shops nearby'],
    ['the rest of a sentence', 'and bread of rye'],
    ['a heading', 'Education'],
    ['text in capitals like a heading', 'EVERYTHING ELSE'],
    ['a date', '03/2019 - 05/2021'],
    ['a school', 'Oak University'],
    ['a contact detail', 'ida@example.org'],
    ['a label and a value', 'Driving: B'],
    ['one unmatched bracket', 'Rye (wholemeal'],
  ])('needs a check if it contains %s', (_, odd) => {
    expect(doubtsOf(...names('Python', odd, 'Docker'))).toEqual([
      `skills: "${odd}" may not be a skill; please check`,
    ]);
  });

  it('needs a check if a group has one skill or a skill is repeated', () => {
    expect(doubtsOf({ name: 'Tools', keywords: ['Docker'] }, ...names('Python'))).toEqual([
      'skills: "Tools" has only one skill; please check',
    ]);
    expect(doubtsOf(...names('Python', 'Docker', 'python'))).toEqual([
      'skills: some skills are listed twice; please check',
    ]);
    expect(doubtsOf(...names('C', 'C++', 'C#'))).toEqual([]);
  });
});

describe('A section under its own heading', () => {
  const doubtsOf = (name: string, ...items: readonly object[]) =>
    doubtNotes({ custom: [{ name, items }] }, []).map(({ path }) => path);
  const [one, other] = [{ name: 'Rye' }, { name: 'Oats' }];

  it.each([
    ['needs a check if its heading belongs to another section', 'Skills', [one, other]],
    ['needs a check if it has a single entry', 'Barley Street', [one]],
  ])('%s', (_, name, items) => {
    expect(doubtsOf(name, ...items)).toEqual(['custom[0]']);
  });

  it.each([
    ['has several entries', 'Bread', [one, other]],
    ['has an entry with a date', 'Bread', [{ ...one, date: '2019' }]],
    ['contains personal details', 'Personal details', [one]],
  ])('is not asked about if it %s', (_, name, items) => {
    expect(doubtsOf(name, ...items)).toEqual([]);
  });
});

it('asks to check a list without a heading', () => {
  const source = { certificates: [{ name: 'First aid' }], interests: [{ name: 'Rowing' }] };
  expect(listsWithoutHeading(source, new Set(['interests']))).toMatchObject([{ path: 'certificates' }]);
});

it.each([
  ['a separator', { name: 'Barley Street | Linz', position: 'Baker' }],
  ['a long text', { name: 'Barley Street', position: `Baker ${'of bread and rolls '.repeat(5)}`.trim() }],
])('asks to check a job with %s in a name', (_, job) => {
  expect(doubtNotes({ work: [{ ...job, startDate: '2019' }] }, [])).toMatchObject([{ path: 'work[0]' }]);
});

describe('The header above the sections', () => {
  const below = [
    ...[
      '## Experience',
      'Baker, Barley Street Bakery',
      'March 2019 – May 2021',
      '- Baked bread for six shops',
    ],
    ...['- Trained two bakers', '', '## Education', 'Oak College', 'BSc Chemistry, 2015 – 2018'],
    ...['', '## Skills', 'Python, SQL, Docker, Java, Excel'],
  ];
  const doubtsOf = async (...head: readonly string[]) => {
    const text = [...head, ...below].join('\n');
    const { notes } = await readResumeFile({ name: 'ida.md', bytes: new TextEncoder().encode(text) });
    return notes.filter(({ kind }) => kind === 'odd').map(({ path }) => path);
  };

  it('is not asked about if it is ordinary', async () => {
    const head = ['# Ida Lund', 'Head Baker', 'Linz, Austria | ida@example.org', ''];
    expect(await doubtsOf(...head)).toEqual([]);
  });

  it('is not asked about if the headline is a job title, in any style', async () => {
    expect(await doubtsOf('# Ida Lund', '## Head Baker', 'ida@example.org', '')).not.toContain(
      'basics.label',
    );
  });

  it('needs a check if the name contains more than a name', async () => {
    expect(await doubtsOf('# Ida Lund Bakery Objectives 2019', 'ida@example.org', '')).toContain(
      'basics.name',
    );
  });

  it('needs a check if nothing supports the headline or the place', async () => {
    const head = ['# Ida Lund', 'Barley and rye', 'Location: Webpage', 'ida@example.org', ''];
    expect(await doubtsOf(...head)).toEqual(expect.arrayContaining(['basics.label', 'basics.location']));
  });
});

describe('A word with unreadable letters', () => {
  it('is reported, but an unreadable character between words is not', () => {
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
    const unknown = (word: string) => `the file has unreadable letters in "${word}"; please check`;
    expect(doubtNotes(source, [])).toEqual([
      { kind: 'odd', path: 'work[0].name', message: unknown('Ho\uFFFDer') },
      { kind: 'odd', path: 'work[0].highlights[1]', message: unknown('ba\uFFFDing') },
    ]);
  });
});
