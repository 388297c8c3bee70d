import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { structureIn } from '../../../../src/contract/resume/resume-structure.ts';
import { leavesIn } from '../../../../src/documents/files/json-parts.ts';
import { lineOfText, type SourceLine } from '../../../../src/documents/outline/source-line.ts';
import { copiedTexts } from '../../../../src/documents/outline/structured/copied-texts.ts';
import { linesForModel } from '../../../../src/documents/outline/structured/lines-for-model.ts';
import { readByStructure } from '../../../../src/documents/outline/structured/read-by-structure.ts';

function linesOf(...texts: readonly string[]): readonly SourceLine[] {
  return texts.map((text, index) => ({ ...lineOfText(text), place: `line ${index + 1}` }));
}

function foundIn(text: string, lines: readonly SourceLine[]): string | null {
  return copiedTexts(lines).find(text, lines, {});
}

describe('copiedTexts', () => {
  it.each([
    ['C', 'C++, C#', null],
    ['C', 'C, C++', 'C'],
    ['Java', 'JavaScript', null],
    ['acme gmbh', 'Baker, ACME  GmbH', 'ACME  GmbH'],
    ['2019 - 2021', '2019 – 2021', '2019 – 2021'],
    ['清华大学', '2019清华大学计算机', '清华大学'],
    ['', 'Baker', null],
    ['Google', 'Baker', null],
    ['Director', 'Vice-Director', null],
    ['R', 'R&D', null],
    ['SQL Server', 'SQL | Server racks', null],
    ['Baker | Cook', 'Baker | Cook | Linz', 'Baker | Cook'],
    ['Baker | Linz', 'Baker | Cook | Linz', null],
    ['经理', '副经理', null],
    ['Linz University', 'Linz University-Bachelor of Arts', 'Linz University'],
  ])('finds %j in %j as %j', (text, line, found) => {
    expect(foundIn(text, linesOf(line))).toBe(found);
  });

  it('finds a text that goes on in the next line or cell', () => {
    const lines = linesOf('Head of the', 'Night Bakery | Linz');
    expect(foundIn('Head of the Night Bakery', lines)).toBe('Head of the Night Bakery');
  });

  it.each([
    [['Quiz Master', 'of Science Fair'], 'Master of Science'],
    [['Head of the', 'Other', 'Night Bakery'], 'Head of the Night Bakery'],
  ])('makes no name of %j', (texts, name) => {
    expect(foundIn(name, linesOf(...texts))).toBeNull();
  });

  it('gives one entry each stretch once, and other entries the same', () => {
    const lines = linesOf('Linz University');
    const [texts, entry] = [copiedTexts(lines), {}];
    expect(texts.find('Linz University', lines, entry)).toBe('Linz University');
    expect(texts.find('Linz', lines, entry)).toBeNull();
    expect(texts.find('Linz', lines, {})).toBe('Linz');
  });

  it('tells what no entry got, without connecting words', () => {
    const lines = linesOf('Baker at Acme (remote work)');
    const [texts, entry] = [copiedTexts(lines), {}];
    texts.find('Baker', lines, entry);
    texts.find('Acme', lines, entry);
    expect(texts.rest(lines)).toEqual(['remote work']);
  });
});

const written = [
  'Places',
  'Baker | Acme | Linz | 2019 - 2021',
  'Baked bread, rolls and cakes',
  'Cook | Delta Inn | 2015',
  'Cooked lunch',
  'Schooling',
  'BSc Food Science, Graz University, 2014',
  'Skills',
  'Bread: rye, wheat',
];

/** Numbers of lines and texts as a careless or malicious model writes them. */
const numbers = fc.oneof(
  fc.constantFrom('', '2', '2-3', '4,5', '1-9', '7', '9', '0', '99', '3-1', 'x', '2-', '-3', '1,1,1'),
  fc.string({ maxLength: 8 }),
);
const text = fc.oneof(
  fc.constantFrom(
    '',
    'Baker',
    'Acme',
    'Linz',
    'Graz University',
    '2019 - 2021',
    'Google',
    'Bake',
    'rye',
    'Master of Science',
  ),
  fc.string({ maxLength: 12 }),
);
const job = fc.record({
  head: numbers,
  title: text,
  employer: text,
  place: text,
  dates: text,
  text: numbers,
});
const structure = fc.record({
  headings: numbers,
  headline: text,
  summary: numbers,
  jobs: fc.array(job, { maxLength: 4 }),
  volunteering: fc.array(job, { maxLength: 2 }),
  schools: fc.array(
    fc.record({
      head: numbers,
      school: text,
      degree: text,
      subject: text,
      place: text,
      dates: text,
      text: numbers,
    }),
    { maxLength: 3 },
  ),
  skills: fc.array(fc.record({ lines: numbers, label: text, names: fc.array(text, { maxLength: 3 }) }), {
    maxLength: 3,
  }),
  others: fc.array(
    fc.record({
      kind: fc.constantFrom(
        'projects',
        'certificates',
        'awards',
        'publications',
        'languages',
        'interests',
        'other',
      ),
      head: numbers,
      text: numbers,
    }),
    { maxLength: 3 },
  ),
});

describe('linesForModel', () => {
  const person = {
    name: 'Ida B. Moss',
    email: 'ida@example.com',
    phone: '+43 660 1234567',
    profiles: [{ url: 'https://example.com/ida-m' }],
    location: { address: '9 Mill Road, 4020 Linz' },
  };

  it.each([
    ['MOSS, Ida', '[private], [private]'],
    ['Surname: Moss', 'Surname: [private]'],
    ['ida@example.com | +43 1 5555 0100', '[private] | [private]'],
    ['Or to ida.moss@other.example', 'Or to [private]'],
    ['Call 0660 1234567 in the evening', 'Call [private] in the evening'],
    ['9 Mill Road', '[private]'],
    ['4020 Linz, Austria', '[private], Austria'],
    ['See https://example.com/ida-m', 'See [private]'],
    ['01.2015 - 03.2019', '01.2015 - 03.2019'],
    ['Resume of Ida Moss, page 2', 'Resume of [private] [private], page 2'],
    ['linkedin.com/in/ida-moss and more', '[private] and more'],
    ['Moss & Sons, Baker', 'Moss & Sons, Baker'],
    ['2015 - 2019, 400 loaves a day', '2015 - 2019, 400 loaves a day'],
    ['Phone (0660/123 45 67)', 'Phone [private])'],
  ])('shows %j as %j', (text, shown) => {
    const isTop = /Surname|MOSS/.test(text);
    const heading = { ...lineOfText('Experience'), style: 'strong' as const };
    const lines = isTop ? [...linesOf(text), heading] : [heading, ...linesOf(text)];
    expect(linesForModel(lines, person)[isTop ? 0 : 1]).toBe(shown);
  });
});

describe('readByStructure', () => {
  it('has no word that is not in the lines, whatever a model answers', () => {
    const wordsOf = (value: string) => value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const known = new Set(written.flatMap(wordsOf));
    fc.assert(
      fc.property(structure, (answer) => {
        const read = structureIn(answer);
        const resume = read && readByStructure(linesOf(...written), read, { basics: { name: 'Ida Moss' } });
        if (!resume) return;
        const { basics: _, ...source } = resume.source;
        const invented = leavesIn(source)
          .filter(({ path }) => !/date/i.test(path) && !/^custom\[\d+\]\.name$/.test(path))
          .flatMap(({ value }) => wordsOf(String(value)))
          .filter((word) => !known.has(word));
        expect(invented).toEqual([]);
      }),
    );
  });

  it('gives several roles the employer in the line that they share', () => {
    const lines = linesOf('Work', 'Acme GmbH, Linz', 'Baker, 2019 - 2021', 'Baked', 'Cook, 2015 - 2018');
    const shared = { employer: 'Acme GmbH', place: 'Linz' };
    const read = structureIn({
      headings: 1,
      jobs: [
        { ...shared, head: '2-3', title: 'Baker', dates: '2019 - 2021', text: 4 },
        { ...shared, head: [2, 5], title: 'Cook', dates: '2015 - 2018' },
      ],
    });
    expect(read && readByStructure(lines, read, {})?.source['work']).toMatchObject([
      { name: 'Acme GmbH', position: 'Baker', location: 'Linz', startDate: '2019', endDate: '2021' },
      { name: 'Acme GmbH', position: 'Cook', location: 'Linz', startDate: '2015', endDate: '2018' },
    ]);
  });

  const career = linesOf(
    'Work',
    'Baker | Crust | 2019 - 2021',
    'Baked bread',
    'Chief | Hearth | 2015 - 2018',
    'Led six cooks',
    'Wrote the menu',
  );
  const baker = { head: '2', title: 'Baker', employer: 'Crust', dates: '2019 - 2021', text: '3' };
  const chief = { head: '4', title: 'Chief', employer: 'Hearth', dates: '2015 - 2018', text: '5-6' };
  const workOf = (answer: Readonly<Record<string, unknown>>, lines = career) => {
    const read = structureIn(answer);
    return read && readByStructure(lines, read, {});
  };

  it('gives an entry only one stretch of lines, and the text up to the next one', () => {
    const swapped = [
      { ...baker, head: '2,4', dates: '2015 - 2018', text: '3,5' },
      { ...chief, text: '6,3' },
    ];
    const read = workOf({ headings: '1', jobs: swapped });
    expect(read?.source['work']).toMatchObject([
      { name: 'Crust', summary: 'Baked bread' },
      { name: 'Hearth', startDate: '2015', endDate: '2018' },
    ]);
    expect(JSON.stringify(read?.source).match(/Led six cooks|Wrote the menu/g)).toHaveLength(2);
    expect(JSON.stringify(read?.notes)).toContain('2015 - 2018');
  });

  it('loses no line that a structure calls a heading', () => {
    const read = workOf({ headings: '1,4', jobs: [{ ...baker, text: '3,5-6' }] });
    expect(JSON.stringify(read)).toMatch(/Chief.*Hearth/);
  });

  it('takes no half of a period and no other text for a date', () => {
    const halves = [
      { ...baker, dates: '2019' },
      { ...chief, dates: 'Chief' },
    ];
    expect(workOf({ headings: '1', jobs: halves })?.source['work']).toMatchObject([
      { startDate: '2019', endDate: '2021' },
      expect.not.objectContaining({ date: 'Chief' }),
    ]);
  });

  it('makes one job of one head, however often it is named', () => {
    const jobs = [baker, { ...baker, title: 'Bake' }, { ...baker, title: 'Baker' }, chief];
    expect(workOf({ headings: '1', jobs })?.source['work']).toHaveLength(2);
  });

  it('keeps what a head says besides its names', () => {
    const lines = linesOf('Work', 'Baker at Crust, not paid', 'Baked bread');
    const read = workOf({ jobs: [{ head: '2', title: 'Baker', employer: 'Crust', text: '3' }] }, lines);
    expect(JSON.stringify(read?.source['work'])).toContain('not paid');
  });

  it.each([
    [{ jobs: [{ ...baker, head: '99' }] }],
    [{ others: [{ kind: 'projects', head: '999' }] }],
    [{ jobs: [{ head: '2', title: 'Pope', employer: 'Vatican', dates: '' }] }],
    [{ skills: [{ lines: '2', names: ['Diving', 'Latin', 'Baker'] }] }],
  ])('is null for a structure of another file: %j', (answer) => {
    expect(workOf(answer)).toBeNull();
  });

  it('takes only as many names as a resume may have', () => {
    const lines = linesOf(...Array.from({ length: 300 }, (_, index) => `Skill ${index}`));
    const names = Array.from({ length: 50_000 }, (_, index) => `Skill ${index % 300}`);
    const skills = [{ lines: Array(2000).fill('1-300').join(','), label: '', names }];
    expect(structureIn({ skills })?.skills[0]?.names).toHaveLength(1500);
    const first = [{ lines: '1-300', label: '', names: names.slice(0, 300) }];
    expect(workOf({ skills: first }, lines)?.source['skills']).toHaveLength(300);
  });
});
