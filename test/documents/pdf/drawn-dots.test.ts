import { describe, expect, it } from 'vitest';
import { drawnDots, markersOf } from '../../../src/documents/pdf/drawn-dots.ts';
import type { PageRun } from '../../../src/documents/pdf/page-runs.ts';

const codes = { save: 1, restore: 2, transform: 3, constructPath: 4 };

function run(text: string, x: number, y: number): PageRun {
  return { text, x, endX: x + 50, y, size: 10, font: 'f', bold: false, italic: false };
}

describe('what a page draws', () => {
  it('is a dot when it is small and as wide as high, at its place on the page', () => {
    const steps = {
      functions: [1, 3, 4, 2, 4],
      values: [null, [0.5, 0, 0, -0.5, 100, 700], [22, [], [0, 0, 8, 8]], null, [22, [], [0, 0, 600, 1]]],
      codes,
    };
    expect(drawnDots(steps)).toEqual([{ x: 102, y: 698, width: 4 }]);
  });

  it('is no dot when its edges are not told', () => {
    expect(drawnDots({ functions: [4], values: [[22, []]], codes })).toEqual([]);
  });
});

describe('a dot', () => {
  it('marks the text behind it', () => {
    const markers = markersOf([{ x: 40, y: 503, width: 4 }], [run('Ran the lab', 50, 500)]);
    expect(markers).toMatchObject([{ text: '•', x: 38, endX: 42, y: 500 }]);
  });

  it.each([
    ['far from any text', run('Ran the lab', 120, 500)],
    ['on another line', run('Ran the lab', 50, 480)],
    ['inside a text', run('Ran the lab', 20, 500)],
  ])('%s marks nothing', (_, text) => {
    expect(markersOf([{ x: 40, y: 503, width: 4 }], [text])).toEqual([]);
  });
});
