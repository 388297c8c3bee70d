import { describe, expect, it } from 'vitest';
import { gutterOfBlocks } from '../../../src/documents/pdf/page-columns.ts';
import type { PageRun } from '../../../src/documents/pdf/page-rows.ts';
import { pdfSourceLines } from '../../../src/documents/pdf/pdf-source-lines.ts';
import { withBlocks } from '../../../src/documents/pdf/text-blocks.ts';

function run(text: string, x: number, y: number, endX = x + text.length * 5): PageRun {
  return { text, x, endX, y, size: 10, font: 'f', bold: false, italic: false };
}

const frame = (texts: readonly string[], x: number, top: number, leading = 14) =>
  texts.map((text, index) => run(text, x, top - index * leading));
const blocksOf = (runs: readonly PageRun[]) => withBlocks(runs).map(({ block }) => block);
const linesOf = (runs: readonly PageRun[]) =>
  pdfSourceLines([{ runs: withBlocks(runs), links: [] }]).map(({ text, aside }) =>
    aside === '' ? text : `${text} >> ${aside}`,
  );

const studies = ['Education', 'School of Baking', 'Bread and pastry, four', 'Linz, on the Danube'];
const work = ['Experience', 'Nordbrot, night baker', 'Baked bread for forty', 'shops in and near Linz'];
const skills = ['Skills', 'Sourdough', 'Ovens', 'Night shifts', 'Rye', 'Spelt', 'Till', 'Accounts'];

describe('the runs of a page', () => {
  it('are blocks as they are written, each from its first line to its last', () => {
    expect(blocksOf([...frame(studies, 50, 700), ...frame(skills, 200, 700)])).toEqual(
      [...studies.map(() => 0), ...skills.map(() => 4)].map((block) => (block === 0 ? 0 : 1)),
    );
  });

  it('are one block where a word of a sentence is written after it', () => {
    const sentence = [run('Baked', 50, 700), run('for Linz', 104, 700), ...frame(['and Graz'], 50, 686)];
    expect(new Set(blocksOf([...sentence, run('bread', 78, 700)])).size).toBe(1);
  });

  it('have none where a page is written word by word in no order', () => {
    const words = Array.from({ length: 400 }, (_, index) =>
      run('word', 50 + 60 * ((index * 7) % 8), 780 - 14 * ((index * 13) % 50)),
    );
    expect(blocksOf(words).every((block) => block === undefined)).toBe(true);
  });
});

describe('columns that a narrow gap parts', () => {
  // Both are set on one grid, and nothing but how they were written parts `… four` from `Ovens`.
  const page = [...frame(studies, 50, 700), ...frame(work, 50, 630), ...frame(skills, 168, 700)];

  it('are read one after the other', () => {
    expect(gutterOfBlocks(withBlocks(page))).toEqual({ x: 168, isMargin: false });
    expect(linesOf(page).join(' ')).toBe([...studies, ...work, ...skills].join(' '));
  });

  it('are none where each line is written with what is beside it', () => {
    const rows = studies.flatMap((text, index) => [
      run(text, 50, 700 - 14 * index),
      run(skills[index] ?? '', 168, 700 - 14 * index),
    ]);
    expect(gutterOfBlocks(withBlocks(rows))).toBeNull();
  });

  it('are none for a short list in columns on a page of text', () => {
    const text = Array.from(
      { length: 30 },
      () => 'Baked bread for forty shops in Linz and in all the towns near it.',
    );
    const list = [
      ...frame(['Rye', 'Spelt', 'Oats', 'Wheat'], 50, 760),
      ...frame(['Till', 'Ovens', 'Vans', 'Shops'], 168, 760),
    ];
    expect(gutterOfBlocks(withBlocks([...list, ...frame(text, 50, 690)]))).toBeNull();
  });

  it('are none where the left one only says when', () => {
    const dates = ['2019', '2018', '2017', '2016', '2015', '2014'].map((text, index) =>
      run(text, 50, 700 - 42 * index),
    );
    const texts = dates.flatMap(({ y }) => frame(['Night baker', 'Nordbrot, Linz', 'Baked bread'], 168, y));
    expect(gutterOfBlocks(withBlocks([...dates, ...texts]))).toBeNull();
  });
});
