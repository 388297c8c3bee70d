import { describe, expect, it } from 'vitest';
import { rowsOf, textOf } from '../../../src/documents/pdf/page-rows.ts';
import type { PageRun } from '../../../src/documents/pdf/page-runs.ts';
import { datesOnOneLine, labelsOnOneLine } from '../../../src/documents/pdf/wrapped-labels.ts';

const font = { size: 10, font: 'f', bold: false, italic: false };
const left = (text: string, y: number, x = 40): PageRun => ({
  text,
  x,
  endX: x + 5 * text.length,
  y,
  ...font,
});
const right = (text: string, y: number, endX = 570): PageRun => ({
  text,
  x: endX - 5 * text.length,
  endX,
  y,
  ...font,
});
const rowTexts = (runs: readonly PageRun[]) => rowsOf(runs).map(textOf);

describe('a date that wraps at the right edge', () => {
  it.each([
    ['September 2020 –', 'Present', 'September 2020 – Present'],
    ['January 2017 – August', '2020', 'January 2017 – August 2020'],
    ['Sep 2010 -', 'Jul 2014', 'Sep 2010 - Jul 2014'],
  ])('%s and %s below it stand beside the first line', (above, below, date) => {
    const page = [
      left('Won 34 customers, among', 700),
      right(above, 700),
      left('them a dairy.', 686),
      right(below, 686),
    ];
    expect(rowTexts(datesOnOneLine(page))).toEqual([`Won 34 customers, among ${date}`, 'them a dairy.']);
  });

  it.each([
    ['two dates', '2019 – Present', '2020', 570],
    ['a date and a place', 'Sep 2019 –', 'Utrecht', 570],
    ['dates that do not end at one edge', 'Sep 2019 –', '2020', 540],
    ['words that end in a dash', 'Work in progress –', '2020', 570],
  ])('%s stay where they are', (_name, above, below, endX) => {
    const page = [
      left('An engineer', 700),
      right(above, 700),
      left('of bridges', 686),
      right(below, 686, endX),
    ];
    expect(datesOnOneLine(page)).toEqual(page);
  });

  it('is not taken from the next entry', () => {
    const page = [left('An engineer', 700), right('Sep 2019 –', 700), right('2020', 660)];
    expect(datesOnOneLine(page)).toEqual(page);
  });
});

describe('a label that wraps in a margin', () => {
  it('is one line when it is a date, and stays two when it is not', () => {
    const labels = [left('Aug', 700), left('2018–Present', 686), left('Sea', 640), left('swimming', 626)];
    expect(rowTexts(labelsOnOneLine(labels))).toEqual(['Aug 2018–Present', 'Sea', 'swimming']);
  });
});
