import { describe, expect, it } from 'vitest';
import type { PageRun } from '../../../src/documents/pdf/page-rows.ts';
import { pdfSourceLines } from '../../../src/documents/pdf/pdf-source-lines.ts';

function run(text: string, x: number, y: number): PageRun {
  return { text, x, endX: x + text.length * 5, y, size: 10, font: 'f', bold: false, italic: false };
}

const marked = (sign: string, text: string, x: number, y: number) => [run(sign, x, y), run(text, x + 10, y)];
const stylesOf = (runs: readonly PageRun[]) =>
  pdfSourceLines([{ runs, links: [] }]).map(({ style, text }) => `${style}: ${text}`);

describe('Bullets of a list', () => {
  it('can be marked with any circle, square or triangle', () => {
    const page = ['○', '◘', '▫', '➤'].flatMap((sign, index) =>
      marked(sign, `Drew map ${index}.`, 50, 700 - 12 * index),
    );
    expect(stylesOf(page)).toEqual([0, 1, 2, 3].map((index) => `bullet: Drew map ${index}.`));
  });

  it('are entries if they have dates and nested bullets', () => {
    const page = [
      run('Experience', 50, 712),
      ...marked('●', '2019 – 2024: Cartographer, Kaart BV', 50, 700),
      ...marked('○', 'Drew the coast.', 70, 688),
      ...marked('●', '2015 – 2019: Surveyor, Meet NV', 50, 676),
      ...marked('○', 'Measured dunes.', 70, 664),
    ];
    expect(stylesOf(page)).toEqual([
      'heading: Experience',
      'strong: 2019 – 2024: Cartographer, Kaart BV',
      'bullet: Drew the coast.',
      'strong: 2015 – 2019: Surveyor, Meet NV',
      'bullet: Measured dunes.',
    ]);
  });

  it('in two columns are read one column after the other', () => {
    const page = ['coast', 'river', 'dune'].flatMap((what, index) => [
      ...marked('●', `Drew the ${what}`, 50, 700 - 24 * index),
      ...marked('●', `Sold the ${what} to`, 250, 700 - 24 * index),
      run('its owner.', 260, 688 - 24 * index),
    ]);
    expect(stylesOf([run('Skills', 50, 720), ...page])).toEqual([
      'heading: Skills',
      ...['coast', 'river', 'dune'].map((what) => `bullet: Drew the ${what}`),
      ...['coast', 'river', 'dune'].map((what) => `bullet: Sold the ${what} to its owner.`),
    ]);
  });

  it('in two columns are not nested', () => {
    const page = [0, 1, 2].flatMap((index) => [
      ...marked('●', `Drew map ${index}.`, 50, 700 - 12 * index),
      ...marked('●', `Sold map ${index}.`, 250, 694 - 12 * index),
    ]);
    expect(new Set(stylesOf(page).map((line) => line.split(':')[0]))).toEqual(new Set(['bullet']));
  });

  it('are not found in right-aligned lines', () => {
    const right = ['Where it was', 'And when', 'For whom it was drawn'].map((text, index) => {
      const [wide, y] = [text.length * 5, 600 - 30 * index];
      return run(text, 300 - wide, y);
    });
    const page = [
      run('Experience', 50, 700),
      run('A line that is as wide as the text of the page ever', 45, 680),
      ...right,
    ];
    expect(stylesOf(page).slice(2)).toEqual([
      'text: Where it was',
      'text: And when',
      'text: For whom it was drawn',
    ]);
  });
});

it('drops a dash alone between two cells', () => {
  const [line] = pdfSourceLines([
    { runs: [run('Czech', 50, 700), run('–', 150, 700), run('fluent', 250, 700)], links: [] },
  ]);
  expect(line).toMatchObject({ text: 'Czech', aside: 'fluent' });
});

describe('A margin with dates and labels', () => {
  it('is a margin on all pages, even if one page has few dates', () => {
    const label = (text: string, y: number) => run(text, 114 - text.length * 5, y);
    const page = (labels: readonly string[]) => ({
      links: [],
      runs: labels.flatMap((text, index) => [
        label(text, 700 - 30 * index),
        run(`What number ${index} says of it`, 125, 700 - 30 * index),
        run('and more of it, in one more line', 125, 688 - 30 * index),
      ]),
    });
    const few = page(['Maps', 'Seas', 'Inks', 'Pens', 'Nibs', '2014', 'Winds']);
    const many = page(['2013', '2012', '2011', '2010', '2009', '2008', '2007']);
    const lines = pdfSourceLines([few, many]).map(({ text, aside }) =>
      aside === '' ? text : `${text} >> ${aside}`,
    );
    expect(lines[0]).toMatch(/^Maps: What number 0 says of it/);
    expect(lines.at(-2)).toBe('What number 6 says of it >> 2007');
  });
});
