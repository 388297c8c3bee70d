import { describe, expect, it } from 'vitest';
import { withWholeNames } from '../../../src/documents/outline/lines/open-ends.ts';
import { withWholeLines } from '../../../src/documents/outline/lines/whole-lines.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import { sectionNamed } from '../../../src/documents/outline/recognize/section-headings.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

function line(text: string, style: SourceLine['style'] = 'text', aside = ''): SourceLine {
  return { place: `line of ${text.slice(0, 20)}`, text, aside, style, links: [] };
}

const read = (...lines: readonly SourceLine[]) => readOutline([line('Mara Lindt', 'large'), ...lines]).source;

describe('A wrapped date', () => {
  it('beside its title is joined from either side of the second line', () => {
    const { work } = read(
      line('Experience', 'heading'),
      line('Crust & Co', 'strong', 'Jan 2016-'),
      line('Baker', 'quiet', 'August 2017'),
      line('Baked rye bread.', 'bullet'),
      line('Mill Lane Bakery', 'strong', 'March 2012 –'),
      line('May 2014'),
      line('Apprentice', 'quiet'),
    );
    expect(work).toMatchObject([
      { name: 'Crust & Co', position: 'Baker', startDate: '2016-01', endDate: '2017-08' },
      { name: 'Mill Lane Bakery', position: 'Apprentice', startDate: '2012-03', endDate: '2014-05' },
    ]);
  });

  it('is joined with the word of its period and the line below that', () => {
    const jobs = read(
      line('Experience', 'heading'),
      ...['May 2019', 'to', 'Current'].map((text) => line(text)),
      line('Baker, Crust & Co'),
      line('Baked rye bread.', 'bullet'),
      ...['May 2016', 'to', 'April 2019'].map((text) => line(text)),
      line('Apprentice, Mill Lane Bakery'),
      line('Swept the mill.', 'bullet'),
    )['work'];
    expect(jobs).toMatchObject([
      { position: 'Baker', startDate: '2019-05' },
      { position: 'Apprentice', startDate: '2016-05', endDate: '2019-04' },
    ]);
  });

  it('above its title belongs to that title', () => {
    const { work } = read(
      line('Experience', 'heading'),
      line('Crust & Co', 'strong', 'January 2020 - Present'),
      line('Baker', 'quiet'),
      line('Baked rye bread.', 'bullet'),
      line('Sept-'),
      line('Dec 2018'),
      line('Mill Lane Bakery', 'strong'),
      line('Apprentice', 'quiet'),
    );
    expect(work).toMatchObject([
      { name: 'Crust & Co', startDate: '2020-01', highlights: ['Baked rye bread.'] },
      { name: 'Mill Lane Bakery', startDate: '2018-09', endDate: '2018-12' },
    ]);
  });
});

it('reads a year and a dash above periods as a period without an end', () => {
  const rows = (first: string) =>
    read(
      line('Experience', 'heading'),
      line(first),
      line('2016 - 2020 Baker, Mill Lane Bakery'),
      line('2012 - 2016 Apprentice, Mill Lane Bakery'),
    )['work'];
  expect(rows('2020 - Head Baker, Crust & Co')).toMatchObject([
    { name: 'Crust & Co', position: 'Head Baker', startDate: '2020' },
    {},
    {},
  ]);
  // A year before the others is not one without an end.
  expect(rows('2011 - Helper, Crust & Co')).not.toMatchObject([{ startDate: '2011' }, {}, {}]);
});

describe('Place and date of a signature', () => {
  const hobbies = (...closing: readonly string[]) =>
    read(line('Hobbys', 'heading'), line('Lesen, Wandern'), ...closing.map((text) => line(text)))[
      'interests'
    ];

  it.each(['Graz, den 3.2.2025', 'Graz, 03.02.25'])('and the name below it are no text: %s', (signed) => {
    expect(hobbies(signed, 'Mara Lindt')).toEqual([{ name: 'Lesen' }, { name: 'Wandern' }]);
  });

  it('need the name below or a town of the header', () => {
    expect(hobbies('Graz, 03.02.25')).toHaveLength(4);
  });
});

it('reads two years separated only by spaces as a period', () => {
  const { work } = read(
    line('Experience', 'heading'),
    line('2012  2015  Baker, Crust & Co'),
    line('2010  Apprentice, Mill Lane Bakery'),
  );
  expect(work).toMatchObject([
    { name: 'Crust & Co', position: 'Baker', startDate: '2012', endDate: '2015' },
    { name: 'Mill Lane Bakery', position: 'Apprentice', date: '2010' },
  ]);
});

describe('Characters that only mark or separate', () => {
  it('are not text', () => {
    const { basics, awards } = read(
      line('Summary', 'heading'),
      line('Bakes for the whole town.'),
      line('~~~~~~~~~~~~~~~~~~~~~~'),
      line('Awards_________________', 'heading'),
      line('-Gold of Graz'),
      line('-Silver of Linz'),
      line('-Bronze of Wels'),
    );
    expect(basics).toMatchObject({ summary: 'Bakes for the whole town.' });
    expect(awards).toMatchObject([
      { title: 'Gold of Graz' },
      { title: 'Silver of Linz' },
      { title: 'Bronze of Wels' },
    ]);
  });

  it('are kept if there are not enough similar lines to show what they are', () => {
    expect(JSON.stringify(read(line('Awards', 'heading'), line('-Gold of Graz')))).toContain('-Gold');
  });
});

describe('A heading', () => {
  it('that wraps after a conjunction is one heading', () => {
    const { skills } = read(
      line('Kenntnisse und', 'heading'),
      line('Fähigkeiten', 'heading'),
      line('Sauerteig, Glasuren'),
    );
    expect(skills).toMatchObject([{ name: 'Sauerteig' }, { name: 'Glasuren' }]);
  });

  it.each([
    ['EDUCATION AND PROFESSIONAL DEVELOPMENT', 'education'],
    ['Education & Certifications', 'education'],
    ['Work Experience & Awards', 'work'],
    ['Teaching and Research Experience', 'work'],
  ])('with several names belongs to its first known one: %s', (text, key) =>
    expect(sectionNamed(text)).toBe(key),
  );

  it('of schools and certificates contains both', () => {
    const { education, certificates } = read(
      line('Education & Certifications', 'heading'),
      line('BSc in Food Science, University of Graz, 2012 – 2015', 'bullet'),
      line('Hygiene for Kitchens – Guild of Bakers, 2019', 'bullet'),
    );
    expect(education).toMatchObject([{ institution: 'University of Graz' }]);
    expect(certificates).toMatchObject([{ name: 'Hygiene for Kitchens' }]);
  });

  it('is read as education if it is unknown and no other heading is education', () => {
    const { education } = read(
      line('Experience', 'heading'),
      line('Baker, Crust & Co', 'strong', '2019 – 2022'),
      line('Schulische Laufbahn', 'heading'),
      line('Fachabitur', 'quiet', '2017 – 2019'),
      line('Berufskolleg am Mühlbach, Graz'),
      line('Mittlere Reife', 'quiet', '2012 – 2017'),
      line('Realschule am Stadtpark, Graz'),
    );
    expect(education).toMatchObject([{ startDate: '2017' }, { startDate: '2012' }]);
  });

  it('among jobs with another style separates them', () => {
    const { work } = read(
      line('SUMMARY', 'heading'),
      line('Bakes for the whole town.'),
      line('EXPERIENCE', 'heading'),
      line('Baker – Crust & Co (2019 – 2022)', 'strong'),
      line('Baked rye bread.', 'bullet'),
      line('Additional Experience', 'strong'),
      line('Cook – Oven House (2015 – 2018)', 'strong'),
      line('Cooked for sixty guests.', 'bullet'),
      line('SKILLS', 'heading'),
      line('Sourdough, Lamination'),
    );
    expect(work).toMatchObject([{ name: 'Crust & Co' }, { name: 'Oven House', position: 'Cook' }]);
    expect(work).toHaveLength(2);
  });
});

it('does not read a name with a degree after a comma as a town', () => {
  const { source } = readOutline([line('MARA ELLEN LINDT, MBA', 'strong'), line('Operations Consultant')]);
  expect(source['basics']).toMatchObject({ name: 'MARA ELLEN LINDT, MBA', label: 'Operations Consultant' });
});

it('reads spaced Chinese characters as one word', () => {
  const { basics } = readOutline([
    ...[line('个 人 简 历', 'large'), line('姓　　名：林晓雨'), line('江苏省南京市，210044')],
    ...[line('技 能', 'heading'), line('车床、铣床')],
  ]).source as { basics: unknown };
  expect(basics).toMatchObject({ name: '林晓雨', location: { address: '江苏省南京市，210044' } });
});

describe('Lines without dates are separate entries', () => {
  it('if each has a degree and a school', () => {
    const { education } = read(
      line('Education', 'heading'),
      line('MSc Food Science, University of Graz, Faculty of Life'),
      line('BSc Chemistry, University of Linz, Faculty of Science'),
    );
    expect(education).toMatchObject([{ studyType: 'MSc Food Science' }, { studyType: 'BSc Chemistry' }]);
  });
});

it('joins a bullet that ends in the middle of its sentence with the next', () => {
  const { work } = read(
    line('Experience', 'heading'),
    line('Baker, Crust & Co', 'strong', '2019 – 2022'),
    line('Followed the rules of the guild, the hygiene of the', 'bullet'),
    line('ovens, and the prices of flour.', 'bullet'),
    line('sold bread in the market', 'bullet'),
  );
  expect(work).toMatchObject([
    {
      highlights: [
        'Followed the rules of the guild, the hygiene of the ovens, and the prices of flour.',
        'sold bread in the market',
      ],
    },
  ]);
});

it('joins a paragraph that ends in the middle of its sentence with the next line', () => {
  const { basics } = read(
    line('Profile', 'heading'),
    line('Bakes bread and cakes for the'),
    line('guests of two inns.'),
  );
  expect(basics).toMatchObject({ summary: 'Bakes bread and cakes for the guests of two inns.' });
});

it('keeps two bullets if the first can end in a preposition', () => {
  const { work } = read(
    line('Experience', 'heading'),
    line('Clerk, Crust & Co', 'strong', '2019 – 2022'),
    line('Helped all the guests check in', 'bullet'),
    line('answered the calls that came in', 'bullet'),
    line('opened the shop at 5 am', 'bullet'),
    line('baked 300 loaves', 'bullet'),
  );
  expect(work).toMatchObject([{ highlights: { length: 4 } }]);
});

it('does not join a name with the heading below it', async () => {
  const html = '<h2>Ramesh Y</h2><h2>Summary</h2><p>Baker with nine years.</p><p>ramesh@example.org</p>';
  const { source } = await readResumeFile({ name: 'cv.html', bytes: new TextEncoder().encode(html) });
  expect(source).toMatchObject({ basics: { name: 'Ramesh Y' } });
});

it('does not read talks at universities as schools', () => {
  const { education } = read(
    line('Invited Talks', 'heading'),
    line('Ovens of the north, University of Graz, 2019', 'bullet'),
    line('Bread, University of Linz, 2018', 'bullet'),
  );
  expect(education ?? []).toEqual([]);
});

describe('A name that wraps in a narrow column', () => {
  const school = (...lines: readonly SourceLine[]) =>
    read(line('Education', 'heading'), ...lines, line('Oakhurst University'))['education'];

  it.each([
    ['Master of', 'Business Administration', 'Business Administration'],
    ['Bachelor in Food', 'and Nutrition', 'Food and Nutrition'],
    ['BACHELOR IN FOOD', 'AND NUTRITION', 'FOOD AND NUTRITION'],
  ])('is joined at a word that cannot end or start a name: %s / %s', (first, second, area) => {
    expect(school(line(first, 'strong', '2016 – 2019'), line(second, 'strong'))).toMatchObject([
      { institution: 'Oakhurst University', area, startDate: '2016', endDate: '2019' },
    ]);
  });

  it('is not joined with a code, another style or a name that starts with such a word', () => {
    const texts = (...lines: readonly SourceLine[]) => withWholeNames(lines).map(({ text }) => text);
    const two = (first: string, second: string, style: SourceLine['style'] = 'strong') =>
      texts(line(first, 'strong'), line(second, style));
    expect(two('Oakhurst, IN', 'Baker')).toHaveLength(2);
    expect(two('VITAMIN E', 'BAKER')).toHaveLength(2);
    expect(two('Head of', 'Baked bread', 'text')).toHaveLength(2);
    expect(two('Baker', 'La Palma Bakery')).toHaveLength(2);
    expect(two('COOK', 'LA PALMA')).toHaveLength(2);
    expect(two('Studies of', '2016 – 2019')).toHaveLength(2);
  });

  it('is not joined across a blank line or a gap between two texts', () => {
    const layout = { face: '10 f', isBold: true, isItalic: false, larger: 0, gap: 2, indent: 0 };
    const far = [line('Head of', 'strong'), line('Bakery', 'strong')].map((one) => ({ ...one, layout }));
    expect(withWholeNames(far)).toHaveLength(2);
    const blank = [line('Head of'), { ...line('Bakery'), isBelowBlank: true }];
    expect(withWholeNames(blank)).toHaveLength(2);
  });
});

it('joins a heading on two lines if both lines together are known', () => {
  const layout = { face: '12 f', isBold: true, isItalic: false, larger: 2, gap: 1.2, indent: 0 };
  const set = (text: string, style: SourceLine['style']) => ({ ...line(text, style), layout });
  const { work, ...others } = read(
    set('EXPERIENCIA', 'heading'),
    set('PROFESIONAL', 'strong'),
    line('Panadera', 'strong', '2019 – 2021'),
    line('Horno Lindt S.L.'),
  );
  expect(work).toMatchObject([{ name: 'Horno Lindt S.L.', position: 'Panadera' }]);
  expect(JSON.stringify(others)).not.toContain('PROFESIONAL');
});

it('joins a period whose end is at the other end of the line, behind its dash', () => {
  const { work } = read(
    line('Experience', 'heading'),
    line('Crust & Co', 'strong'),
    line('2006  –', 'text', '2014'),
    line('Baker'),
  );
  expect(work).toMatchObject([{ name: 'Crust & Co', position: 'Baker', startDate: '2006', endDate: '2014' }]);
});

it('takes an arrow without a blank for a list marker', () => {
  const roles = ['→2016 – 2018 班委', '→2017 – 2019 社长', '→2018 – 2019 宿舍长'];
  expect(withWholeLines(roles.map((text) => line(text, 'strong')))).toMatchObject(
    roles.map((text) => ({ style: 'bullet', text: text.slice(1) })),
  );
});

it('joins an employer below the word before it', () => {
  expect(
    withWholeNames([line('Maschinenführerin bei', 'text', '04.2022 – 04.2024'), line('Lindt GbR')]),
  ).toMatchObject([{ text: 'Maschinenführerin bei Lindt GbR', aside: '04.2022 – 04.2024' }]);
});
