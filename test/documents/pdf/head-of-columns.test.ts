import { describe, expect, it } from 'vitest';
import type { PageRun } from '../../../src/documents/pdf/page-rows.ts';
import { pdfSourceLines } from '../../../src/documents/pdf/pdf-source-lines.ts';

function run(text: string, x: number, y: number, bold = false): PageRun {
  const size = bold ? 12 : 10;
  return { text, x, endX: x + text.length * 5, y, size, font: bold ? 'b' : 'f', bold, italic: false };
}

const column = (texts: readonly string[], x: number) =>
  texts.map((text, index) => run(text, x, 700 - index * 16, /^[A-Z ]+$/.test(text)));

const side = ['SKILLS', 'Bread', 'Cakes', 'Ovens', 'LANGUAGES', 'German', 'Czech', 'French'];
const rest = ['EXPERIENCE', 'Baker at Mill & Co', 'Baked for the town', 'Trained two', 'EDUCATION'];

const textsOf = (main: readonly string[]) =>
  pdfSourceLines([{ runs: [...column(side, 50), ...column([...main, ...rest], 250)], links: [] }]).map(
    ({ text }) => text,
  );

describe('The lines above the first heading of the second column', () => {
  it('are the head of the resume, not the end of the first column', () => {
    const head = ['Mara Lindt', 'Head baker', 'Bakes for guests of all ages'];
    expect(textsOf(head).slice(0, 4)).toEqual([...head, 'SKILLS']);
  });

  it.each([
    { called: 'the rest of a list', main: ['• Pastry', '• Icing'] },
    { called: 'the rest of a job', main: ['Baker', '2014 – 2019', 'Acme'] },
    { called: 'an address', main: ['Am Anger 5', '99084 Erfurt', 'mara@lindt.example'] },
  ])('stay where they are if they are $called', ({ main }) => {
    const texts = textsOf(main);
    expect(texts[0]).toBe('SKILLS');
    expect(texts.indexOf('EXPERIENCE')).toBeGreaterThan(texts.indexOf('LANGUAGES'));
  });
});
