import { expect, it } from 'vitest';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';
import { sourceLine } from '../support/source-line.ts';

const line = (text: string, more: Partial<SourceLine> = {}) => sourceLine(text, { setting: 'line', ...more });
const workIn = (...lines: readonly SourceLine[]) =>
  readOutline([
    line('Mara Lindt', { style: 'large' }),
    line('Experience', { style: 'heading' }),
    ...lines,
    line('Education', { style: 'heading' }),
    line('Baking School', { aside: '2003 - 2006' }),
  ]).source['work'];

const jobs = [
  ['2018 - 2022', 'Head baker at Crust & Co', 'made bread for the whole town and taught two apprentices.'],
  ['2013 - 2017', 'Baker at Oven House', 'worked with rye doughs and looked after the stone oven.'],
  ['2007 - 2012', 'Assistant baker at Mill Lane Breads', 'was trained in all that is made of sourdough.'],
] as const;
const read = [
  { name: 'Crust & Co', position: 'Head baker', startDate: '2018', highlights: [jobs[0][2]] },
  { name: 'Oven House', position: 'Baker', startDate: '2013', highlights: [jobs[1][2]] },
  { name: 'Mill Lane Breads', position: 'Assistant baker', startDate: '2007', highlights: [jobs[2][2]] },
];

it('splits the title and employer from the description if each line below a date has both', () => {
  const lines = jobs.flatMap(([dates, head, text]) => [
    line(dates),
    line(`${head} : ${text}`, { style: 'strong', opening: head.split(' at ')[0] ?? '' }),
  ]);
  expect(workIn(...lines)).toMatchObject(read);
});

it('joins a description again that a line break split', () => {
  const lines = jobs.flatMap(([dates, head, text]) => {
    const cut = text.indexOf(' ', 30);
    return [line(`${head}; ${text.slice(0, cut)}`, { aside: dates }), line(text.slice(cut + 1))];
  });
  expect(workIn(...lines)).toMatchObject(read);
});

it('keeps names beside dates together if they contain a colon', () => {
  const lines = jobs.map(([dates, head]) => line(head.replace(' at ', ': '), { aside: dates }));
  expect(workIn(...lines)).toMatchObject(read.map(({ name, position }) => ({ name, position })));
});

const texts = [
  ['Baker', '2015 - 2019', 'Decorated cakes for weddings; kept the books and ordered the flour'],
  ['Cook', '2011 - 2014', 'Cooked lunch for guests; cleaned the kitchen and bought the fish'],
  ['Waiter', '2008 - 2010', 'Served the guests outside; took the orders and counted the money'],
] as const;

it('does not split text below a date if the title is above it', () => {
  const work = workIn(
    ...texts.flatMap(([title, dates, text]) => [line(title), line(dates), line(text, { setting: 'text' })]),
  );
  expect(JSON.stringify(work)).not.toContain('"name":"Decorated');
  expect(JSON.stringify(work)).toContain(texts[0][2]);
});

it.each(['Customer', 'Responsibilities'])('keeps a label and its text together: %s', (label) => {
  const work = workIn(
    ...[2018, 2014, 2010].flatMap((year) => [
      line(`${year} - ${year + 3}`),
      line(`${label}: a large bank with many small branches`),
      line('Java Developer, Lorbeer GmbH'),
      line('Wrote the ledger', { style: 'bullet' }),
    ]),
  );
  expect(JSON.stringify(work)).not.toContain(`"${label}"`);
});

it('does not split titles of publications or schools', () => {
  const read = (heading: string) =>
    readOutline([
      line('Mara Lindt', { style: 'large' }),
      line(heading, { style: 'heading' }),
      line('School of bread: how it rose in old towns', { aside: '2021' }),
      line('School of flour: what the mills once sold', { aside: '2020' }),
      line('School of salt: a short history of eating', { aside: '2019' }),
    ]).source;
  expect(read('Publications')['publications']).toMatchObject([
    { name: 'School of bread: how it rose in old towns', releaseDate: '2021' },
    { name: 'School of flour: what the mills once sold', releaseDate: '2020' },
    { name: 'School of salt: a short history of eating', releaseDate: '2019' },
  ]);
  expect(read('Education')['education']).toHaveLength(3);
});

it('reads words in another typeface as the employer and the text before the first separator as the title', () => {
  const written = [
    [
      '2018 - 2022',
      'Crust & Co, Graz',
      'Head baker; made bread for the whole town and taught two apprentices.',
    ],
    ['2013 - 2017', 'Oven House', 'Baker, worked with rye doughs and looked after the stone oven.'],
    ['2007 - 2012', 'Mill Lane Breads', ': was trained in all that is made of sourdough and of yeast.'],
  ] as const;
  const lines = written.flatMap(([dates, opening, rest]) => [
    line(dates),
    line(`${opening} ${rest}`, { style: 'strong', opening }),
  ]);
  expect(workIn(...lines)).toMatchObject([
    {
      ...{ name: 'Crust & Co', position: 'Head baker', location: 'Graz', startDate: '2018' },
      highlights: ['made bread for the whole town and taught two apprentices.'],
    },
    { name: 'Oven House', position: 'Baker', startDate: '2013' },
    { name: 'Mill Lane Breads', startDate: '2007' },
  ]);
});
