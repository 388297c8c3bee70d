import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../src/rendering/create-renderer.ts';
import { readPdfText } from '../../src/rendering/proof/pdf/read-pdf-text.ts';
import { folders } from '../rendering/folders.ts';
import { bullets, item, resume } from '../rendering/sample-document.ts';
import { softwareEngineer } from '../rendering/software-engineer.ts';
import { runs } from '../support/how-long.ts';

const renderer = createRenderer(folders);
afterAll(() => renderer.close());

/** Number of pages, and the most frequent text size in points. */
async function setIn(theme: string, document = softwareEngineer) {
  const { pdf } = await renderer.render({ document, look: { theme }, check: false });
  const { pages } = readPdfText(pdf);
  const letters = new Map<number, number>();
  for (const { size, text } of pages.flat()) {
    letters.set(size, (letters.get(size) ?? 0) + text.length);
  }
  const [most] = [...letters].sort((one, other) => other[1] - one[1]);
  return { pages: pages.length, size: Number(most?.[0].toFixed(1)) };
}

function ofBullets(count: number) {
  const summary = bullets(...Array.from({ length: count }, (_, index) => `Did thing number ${index}`));
  return resume(({ sections }) => sections.experience.items.push(item('experience', { summary })));
}

describe('compact', () => {
  it('needs one page for a resume that takes two in ats', async () => {
    expect(await setIn('ats')).toEqual({ pages: 2, size: 10 });
    expect((await setIn('compact')).pages).toBe(1);
  });

  it('shrinks text in steps, no more than necessary and never below 9 points', async () => {
    const sizes = [];
    let last = 0;
    for (let count = 30; count < 72; count += 3) {
      const { pages, size } = await setIn('compact', ofBullets(count));
      if (pages === 1) sizes.push(size);
      else last ||= size;
    }
    expect([...new Set(sizes)]).toEqual([10, 9.7, 9.3, 9]);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(last).toBe(10);
  });

  it('prints a head that does not fit on one line in two, and does not break at a separator', async () => {
    const heads = [];
    for (let words = 1; words <= 24; words += runs(4, 1)) {
      const company = 'Department '.repeat(words).trim();
      const fields = {
        company,
        position: 'Engineer',
        date: '2020-01 - 2021-02',
        location: 'Geneva, Switzerland',
      };
      const document = resume(({ sections }) => sections.experience.items.push(item('experience', fields)));
      const { pdf } = await renderer.render({ document, look: { theme: 'compact' }, check: false });
      const runs = readPdfText(pdf).pages.flat();
      const separators = runs.filter(({ text }) => text.trim() === '·');
      heads.push(separators.length);
      for (const separator of separators) {
        const sides = runs.filter(({ y }) => y === separator.y).map(({ x }) => Math.sign(x - separator.x));
        expect(new Set(sides)).toEqual(new Set([-1, 0, 1]));
      }
    }
    expect(heads.toSorted((one, other) => other - one)).toEqual(heads);
    expect([heads[0], heads.at(-1)]).toEqual([3, 0]);
  });

  it('does not shrink a resume that needs several pages anyway', async () => {
    expect(await setIn('compact', ofBullets(400))).toMatchObject({ size: 10 });
  });
});
