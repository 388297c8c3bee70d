import { describe, expect, it } from 'vitest';
import { markersOf } from '../../../src/documents/pdf/drawn-marks.ts';
import { cellsOf, type PageRun, textOf } from '../../../src/documents/pdf/page-rows.ts';
import { pdfSourceLines } from '../../../src/documents/pdf/pdf-source-lines.ts';

function run(text: string, x: number, y: number, bold = false): PageRun {
  return { text, x, endX: x + text.length * 5, y, size: 10, font: bold ? 'b' : 'f', bold, italic: false };
}

const below = (texts: readonly string[], x: number, top: number, leading = 12) =>
  texts.map((text, index) => run(text, x, top - index * leading));
const linesOf = (...pages: (readonly PageRun[])[]) =>
  pdfSourceLines(pages.map((runs) => ({ runs, links: [] }))).map(({ text, aside }) =>
    aside === '' ? text : `${text} >> ${aside}`,
  );

const bar = ['Skills', 'Charts', 'Sextant', 'Soundings', 'Contact', 'noor@visser.example', 'Utrecht'];

describe('A page of columns', () => {
  it('can have dates that wrap at a dash or bar in the margin of a column', () => {
    const entry = (top: number, from: string, sign: string, to: string, title: string) => [
      run(from, 40, top),
      ...(sign === '|'
        ? [run(sign, 55, top - 9), run(to, 40, top - 18)]
        : [run(`${sign} ${to}`, 40, top - 12)]),
      ...below(
        [title, 'Kaart BV, Delft', 'Draws the coast as it is.', 'Sells the maps that are old.'],
        110,
        top,
      ),
    ];
    const page = [
      ...entry(700, 'May 2019', '-', 'June 2021', 'Cartographer'),
      ...entry(640, 'May 2016', '-', 'April 2019', 'Surveyor'),
      ...entry(580, 'May 2014', '|', 'April 2016', 'Assistant'),
      ...Array.from({ length: 8 }, (_, index) =>
        run(`Island ${index + 1} of those that are drawn`, 40, 500 - 14 * index),
      ),
      ...below([...bar, ...bar], 420, 700, 19),
    ];
    const lines = linesOf(page);
    expect(lines).toContain('Cartographer >> May 2019 - June 2021');
    expect(lines).toContain('Surveyor >> May 2016 - April 2019');
    expect(lines).toContain('Assistant >> May 2014 – April 2016');
    expect(lines.slice(-2 * bar.length)).toEqual([...bar, ...bar]);
  });

  it('can have a narrow column at its right edge', () => {
    const page = [
      ...Array.from({ length: 12 }, (_, index) =>
        run(`${index + 1} islands are drawn as they are, one after the other.`, 50, 700 - 20 * index),
      ),
      ...below(bar, 440, 700, 17),
    ];
    const lines = linesOf(page);
    expect(lines.slice(-bar.length)).toEqual(bar);
    expect(lines).toHaveLength(12 + bar.length);
  });
});

describe('In a margin', () => {
  it('icons beside text are ignored', () => {
    const rows = ['Dutch', 'Frisian', 'English'].flatMap((text, index) => [
      ...[0, 8, 16].map((dx) => run('•', 50 + dx, 600 - 24 * index)),
      run(text, 110, 600 - 24 * index),
    ]);
    const entries = [2019, 2015, 2012, 2010, 2008, 2006].flatMap((year, index) => [
      run(`${year} – ${year + 2}`, 40, 790 - 30 * index),
      ...below(['Cartographer', 'Kaart BV'], 110, 790 - 30 * index),
    ]);
    const page = [...entries, ...rows];
    expect(linesOf(page).slice(-3)).toEqual(['Dutch', 'Frisian', 'English']);
  });

  it('a heading that continues in lower case is one heading, even if known headings are on another page', () => {
    const heading = (text: string, y: number) => run(text, 40, y, true);
    const first = [
      heading('Education', 700),
      ...below(['University of Delft, Delft', 'Geodesy', '2015'], 150, 700),
      heading('Work', 650),
      ...below(['Cartographer at Kaart BV', 'Draws the coast as it is.'], 150, 650),
      ...['Skills', 'Languages', 'Interests', 'References', 'Publications'].flatMap((text, index) => [
        heading(text, 600 - 50 * index),
        ...below(['Charts', 'Sextant', 'Soundings'], 150, 600 - 50 * index),
      ]),
    ];
    const second = [
      heading('Sightings of', 700),
      heading('rare birds', 688),
      ...below(['Ninety waders in the winter', 'Two owls', 'One heron', 'Four cranes'], 150, 700),
      heading('Interests', 640),
      ...below(['Sailing', 'Rowing', 'Skating'], 150, 640),
      heading('References', 590),
      ...below(['On request', 'By letter'], 150, 590),
    ];
    const lines = pdfSourceLines([first, second].map((runs) => ({ runs, links: [] })));
    expect(lines.find(({ text }) => text === 'Sightings of rare birds')?.style).toBe('heading');
  });
});

describe('A date split across two lines', () => {
  it.each([
    [
      'its month',
      'Kaart BV, Cartographer Jul',
      '2016 – Apr 2018',
      'Kaart BV, Cartographer Jul 2016 – Apr 2018',
    ],
    ['its end', 'Kaart BV, Cartographer 2016 –', '2018', 'Kaart BV, Cartographer 2016 – 2018'],
    ['its dash', 'Kaart BV, Cartographer 2016', '– 2018', 'Kaart BV, Cartographer 2016 – 2018'],
  ])('is joined from %s', (_, above, rest, whole) => {
    const page = [run(above, 50, 700, true), run(rest, 50, 688), run('Draws the coast as it is.', 50, 660)];
    expect(linesOf(page)[0]).toBe(whole);
  });

  it('does not continue with a complete date on the line below', () => {
    const page = [run('Kaart BV, Cartographer', 50, 700, true), run('2016 – 2018', 50, 688)];
    expect(linesOf(page)).toEqual(['Kaart BV, Cartographer', '2016 – 2018']);
  });
});

describe('Words with wide gaps', () => {
  const row = (gaps: readonly number[]) => {
    let x = 50;
    return ['Ganas', 'de', 'innovar', 'siempre'].map((text, index) => {
      const one = run(text, x, 700);
      x = one.endX + (gaps[index] ?? 0);
      return one;
    });
  };

  it('are one sentence if all gaps are equal, and cells of a table if not', () => {
    expect(cellsOf(row([14, 14, 14])).map(textOf)).toEqual(['Ganas de innovar siempre']);
    expect(cellsOf(row([14, 24, 18])).map(textOf)).toEqual(['Ganas', 'de', 'innovar', 'siempre']);
  });
});

it('does not join skills spread over a row to a sentence', () => {
  const skills = [run('Java', 50, 700), run('Python', 90, 700), run('Docker', 140, 700)];
  expect(cellsOf(skills).map(textOf)).toEqual(['Java', 'Python', 'Docker']);
});

it('reads a ring around a dot as one marker', () => {
  const dots = [
    { x: 40, y: 703, width: 7 },
    { x: 40.2, y: 703, width: 5 },
  ];
  expect(markersOf(dots, [run('Cartographer', 50, 700)])).toHaveLength(1);
});

describe('In a narrow column', () => {
  it('a wrapped address is joined without joining other text', () => {
    const page = [
      ...below(['Ringstrasse 7, 1010 Wien', 'mara.lindt.baker@exa', 'mple.com', '+43 1 555 01 00'], 50, 700),
      ...below(['https://www.example.com/', 'mara-lindt/', 'Vienna'], 50, 640),
      ...below(['https://www.example.com/a', 'Baker'], 50, 580),
    ];
    expect(linesOf(page)).toEqual([
      ...['Ringstrasse 7, 1010 Wien', 'mara.lindt.baker@example.com', '+43 1 555 01 00'],
      ...['https://www.example.com/mara-lindt/', 'Vienna', 'https://www.example.com/a', 'Baker'],
    ]);
  });

  it('lines that are right-aligned or centered stay separate unless they continue in lower case', () => {
    const texts = [
      'Bread, cakes and rolls',
      'Pies',
      'Kneading',
      'Baking in ovens that',
      'burn wood',
      'Milling',
      'Cleaning',
    ];
    const right = texts.map((text, index) => run(text, 200 - 5 * text.length, 700 - 12 * index));
    expect(linesOf(right)).toEqual([
      ...texts.slice(0, 3),
      'Baking in ovens that burn wood',
      'Milling',
      'Cleaning',
    ]);
  });
});

it('reads several markers in a row before a heading as an icon', () => {
  const dots = [50, 56, 62].map((x) => ({ ...run('•', x, 700), endX: x + 5 }));
  expect(linesOf([...dots, run('Skills', 90, 700)])).toEqual(['Skills']);
});
