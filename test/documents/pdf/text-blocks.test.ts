import { describe, expect, it } from 'vitest';
import type { PageRun } from '../../../src/documents/pdf/page-rows.ts';
import { withBlocks } from '../../../src/documents/pdf/text-blocks.ts';

function run(text: string, x: number, y: number, endX = x + text.length * 5): PageRun {
  return { text, x, endX, y, size: 10, font: 'f', bold: false, italic: false };
}

const frame = (texts: readonly string[], x: number, top: number, leading = 14) =>
  texts.map((text, index) => run(text, x, top - index * leading));
const blocksOf = (runs: readonly PageRun[]) => withBlocks(runs).map(({ block }) => block);
const studies = ['Education', 'School of Baking', 'Bread and pastry, four', 'Linz, on the Danube'];
const skills = ['Skills', 'Sourdough', 'Ovens', 'Night shifts', 'Rye', 'Spelt', 'Till', 'Accounts'];

describe('The runs of a page', () => {
  it('are grouped in blocks that were drawn as a whole', () => {
    expect(blocksOf([...frame(studies, 50, 700), ...frame(skills, 200, 700)])).toEqual(
      [...studies.map(() => 0), ...skills.map(() => 4)].map((block) => (block === 0 ? 0 : 1)),
    );
  });

  it('are one block if a word of a sentence is drawn after it', () => {
    const sentence = [run('Baked', 50, 700), run('for Linz', 104, 700), ...frame(['and Graz'], 50, 686)];
    expect(new Set(blocksOf([...sentence, run('bread', 78, 700)])).size).toBe(1);
  });

  it('have no blocks if a page is drawn word by word in no order', () => {
    const words = Array.from({ length: 400 }, (_, index) =>
      run('word', 50 + 60 * ((index * 7) % 8), 780 - 14 * ((index * 13) % 50)),
    );
    expect(blocksOf(words).every((block) => block === undefined)).toBe(true);
  });
});
