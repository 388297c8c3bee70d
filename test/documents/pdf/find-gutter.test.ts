import { describe, expect, it } from 'vitest';
import { findGutter } from '../../../src/documents/pdf/find-gutter.ts';
import type { PageRun } from '../../../src/documents/pdf/page-rows.ts';
import { pdfSourceLines } from '../../../src/documents/pdf/pdf-source-lines.ts';
import { withBlocks } from '../../../src/documents/pdf/text-blocks.ts';

function run(text: string, x: number, y: number, endX = x + text.length * 5): PageRun {
  return { text, x, endX, y, size: 10, font: 'f', bold: false, italic: false };
}

const frame = (texts: readonly string[], x: number, top: number, leading = 14) =>
  texts.map((text, index) => run(text, x, top - index * leading));
const linesOf = (runs: readonly PageRun[]) =>
  pdfSourceLines([{ runs: withBlocks(runs), links: [] }]).map(({ text, aside }) =>
    aside === '' ? text : `${text} >> ${aside}`,
  );

const studies = ['Education', 'School of Baking', 'Bread and pastry, four', 'Linz, on the Danube'];
const work = ['Experience', 'Nordbrot, night baker', 'Baked bread for forty', 'shops in and near Linz'];
const skills = ['Skills', 'Sourdough', 'Ovens', 'Night shifts', 'Rye', 'Spelt', 'Till', 'Accounts'];

describe('Columns with a narrow gap', () => {
  // Both are on one grid, and only the drawing order separates `… four` from `Ovens`.
  const page = [...frame(studies, 50, 700), ...frame(work, 50, 630), ...frame(skills, 168, 700)];

  it('are read column by column', () => {
    expect(findGutter(withBlocks(page))).toEqual({ x: 168, isMargin: false });
    expect(linesOf(page).join(' ')).toBe([...studies, ...work, ...skills].join(' '));
  });

  it('are not columns if each line is written with the text beside it', () => {
    const rows = studies.flatMap((text, index) => [
      run(text, 50, 700 - 14 * index),
      run(skills[index] ?? '', 168, 700 - 14 * index),
    ]);
    expect(findGutter(withBlocks(rows))).toBeNull();
  });

  it('are not columns if they are a short list on a page of text', () => {
    const text = Array.from(
      { length: 30 },
      () => 'Baked bread for forty shops in Linz and in all the towns near it.',
    );
    const list = [
      ...frame(['Rye', 'Spelt', 'Oats', 'Wheat'], 50, 760),
      ...frame(['Till', 'Ovens', 'Vans', 'Shops'], 168, 760),
    ];
    expect(findGutter(withBlocks([...list, ...frame(text, 50, 690)]))).toBeNull();
  });

  it('are not columns if the left one has only dates', () => {
    const dates = ['2019', '2018', '2017', '2016', '2015', '2014'].map((text, index) =>
      run(text, 50, 700 - 42 * index),
    );
    const texts = dates.flatMap(({ y }) => frame(['Night baker', 'Nordbrot, Linz', 'Baked bread'], 168, y));
    expect(findGutter(withBlocks([...dates, ...texts]))).toEqual({ x: 168, isMargin: true });
  });
});

describe('Sentences that wrap beside others, line by line', () => {
  const left = [
    'Bakes bread for the whole',
    'town and for its guests,',
    'in all seasons',
    'Keeps the books',
    'Orders the flour for all',
    'three of the shops',
  ];
  const right = [
    'Trains new bakers in the',
    'use of the oven',
    'Plans the shifts of four',
    'bakers and two drivers',
    'Sells at the fair',
    'Repairs machines',
  ];
  const beside = (texts: readonly string[]) => [
    ...texts.map((text, index) => run(text, 50, 700 - 14 * index)),
    ...right.map((text, index) => run(text, 250, 700 - 14 * index)),
  ];

  it('are two columns', () => {
    const lines = pdfSourceLines([{ runs: beside(left), links: [] }]);
    expect(lines.every(({ aside }) => aside === '')).toBe(true);
    expect(lines.map(({ text }) => text)).toContain('Trains new bakers in the use of the oven');
  });

  it('are rows if one side has names only', () => {
    const names = ['Teaching', 'Ovens', 'Shifts', 'Staff', 'Fairs', 'Machines'];
    const [first] = pdfSourceLines([{ runs: beside(names), links: [] }]);
    expect(first).toMatchObject({ text: 'Teaching', aside: right[0] });
  });

  it('are rows if only one side has dates, which then are those of both', () => {
    const dated = left.with(3, '2014 – 2019');
    const lines = pdfSourceLines([{ runs: beside(dated), links: [] }]);
    expect(lines.some(({ aside }) => aside !== '')).toBe(true);
  });
});

describe('Dates and labels beside their text', () => {
  /** Drawn like a table: each label, then its text. */
  const inTurns = (rows: readonly (readonly [label: string, text: string])[], top: number, endX?: number) =>
    rows.flatMap(([label, text], index) => [
      ...(label === ''
        ? []
        : [run(label, endX === undefined ? 50 : endX - 5 * label.length, top - 14 * index)]),
      ...(text === '' ? [] : [run(text, 220, top - 14 * index)]),
    ]);
  const table = [
    ['Personal details', ''],
    ['Name', 'Mara Lindt'],
    ['Address', 'Ringstrasse 7, Linz'],
    ['Phone', '+43 1 555 01 00'],
    ['Born', '4 May 1990'],
    ['Nationality', 'Austrian'],
    ['Children', 'Two'],
    ['Car', 'A van of three tons'],
    ['Education', ''],
    ['2010 – 2013', 'School of Baking, Linz'],
    ['2006 – 2010', 'Secondary school, Wels'],
    ['Skills', ''],
    ['Doughs', 'Sourdough, rye'],
    ['Machines', 'Languages of ovens'],
    ['Hobbies', ''],
    ['Music', 'Trombone'],
    ['', 'Languages'],
    ['Sports', 'Rowing'],
  ] as const;

  it('stay in their rows even if both sides contain words that can be headings', () => {
    const lines = linesOf(inTurns(table, 700));
    expect(lines).toContain('School of Baking, Linz >> 2010 – 2013');
    expect(lines).toContain('Secondary school, Wels >> 2006 – 2010');
    expect(lines).toContain('Born >> 4 May 1990');
  });

  it('are columns if one side was drawn after the other', () => {
    const [left, right] = [table.map(([text]) => text), table.map(([, text]) => text)];
    const side = (texts: readonly string[], x: number, leading: number) =>
      frame(texts, x, 700, leading).filter(({ text }) => text !== '');
    const lines = linesOf([...side(left, 50, 17), ...side(right, 220, 14)]);
    expect(lines.indexOf('Mara Lindt')).toBeGreaterThan(lines.indexOf('Sports'));
  });

  it('are a margin if the gap is so narrow that rows look like one text', () => {
    const rows = [
      ['Phone', '+43 1 555 01 00'],
      ['2016 – 2020', 'Baker, Nordbrot, Linz'],
      ['', 'Baked bread for forty shops in and near Linz,'],
      ['', 'and for the fair in the spring.'],
      ['2013 – 2016', 'Apprentice, Westbrot, Wels'],
      ['', 'Kneaded and cleaned and carried the flour in,'],
      ['', 'and kept the books in the end.'],
      ['2010 – 2013', 'School of Baking, Linz'],
      ['', 'Bread and pastry, and a little of chocolate,'],
      ['', 'and the law of the trade.'],
      ['Doughs', 'Sourdough, rye and spelt of all kinds'],
      ['Ovens', 'Stone and steel, of wood and of gas'],
      ['Vans', 'Up to three tons, in all kinds of weather'],
      ['Tills', 'All that are sold in this country'],
      ['Shops', 'Two of them opened, and one was closed'],
    ] as const;
    const lines = linesOf(inTurns(rows, 700, 212));
    expect(lines).toContain('Baker, Nordbrot, Linz >> 2016 – 2020');
    expect(lines).toContain('Doughs: Sourdough, rye and spelt of all kinds');
  });

  it('between two columns belong to the right one', () => {
    const side = ['Skills', 'Sourdough', 'Ovens', 'Rye', 'Spelt', 'Till', 'Contact', 'Linz', 'Accounts'];
    const entries = [2019, 2016, 2013, 2010].map((year, index) => [
      run(`${year}`, 190 - 3 * index, 700 - 48 * index),
      ...frame([`Baker of ${year}`, 'Nordbrot, Linz', 'Baked bread for shops'], 240, 700 - 48 * index),
    ]);
    const headings = [run('Experience', 240, 720), run('Education', 240, 508)];
    const page = [
      ...frame(side, 50, 720, 21),
      ...entries.map(([date]) => date).flatMap((date) => date ?? []),
      ...headings,
      ...entries.flatMap(([, ...texts]) => texts),
      ...frame(['School of Baking', 'Linz'], 240, 494),
    ];
    const lines = linesOf(page);
    expect(lines.slice(0, side.length)).toEqual(side);
    for (const year of [2019, 2016, 2013, 2010]) expect(lines).toContain(`Baker of ${year} >> ${year}`);
  });

  it('stay in the right column of their lines if page columns begin below them', () => {
    const schools = [2013, 2010, 2007].flatMap((year, index) => [
      run(`School of ${year}`, 50, 700 - 40 * index),
      run('Bread and pastry', 50, 686 - 40 * index),
      run(`${year}`, 500, 700 - 40 * index),
    ]);
    const cards = (x: number) =>
      frame(
        [
          'Projects',
          'A stone oven',
          'built of clay',
          'Rye for all',
          'milled by hand',
          'A van',
          'Two',
          'Three',
        ],
        x,
        570,
      );
    const lines = linesOf([...schools, ...cards(50), ...cards(300)]);
    for (const year of [2013, 2010, 2007]) expect(lines).toContain(`School of ${year} >> ${year}`);
    expect(lines.filter((line) => line === 'Projects')).toHaveLength(2);
    expect(lines.indexOf('A stone oven >> A stone oven')).toBe(-1);
  });
});

it('finds no gutter if the right text is only indented below the left text', () => {
  const entry = (top: number) => [
    ...frame(['Baker', 'Nordbrot, Linz'], 50, top),
    ...frame(['Baked the bread.', 'Sold the bread.', 'Cleaned the ovens.'], 150, top - 28),
  ];
  const page = [...entry(700), ...entry(620), ...entry(540)];
  expect(findGutter(withBlocks(page))).toBeNull();
});

it('finds the edge of a column at its headings if its text is indented', () => {
  const main = [570, 640, 710].flatMap((top) => [
    run('Experience', 220, top),
    ...frame(['Night baker', 'Nordbrot, Linz', 'Baked bread'], 244, top - 14),
  ]);
  expect(findGutter(withBlocks([...frame([...skills, ...skills], 50, 712, 13), ...main]))).toEqual({
    x: 220,
    isMargin: false,
  });
});
