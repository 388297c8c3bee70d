import { describe, expect, it } from 'vitest';
import { type PageRun, rowsOf, textOf } from '../../../src/documents/pdf/page-rows.ts';
import { datesOnOneLine, labelsOnOneLine } from '../../../src/documents/pdf/paired-blocks.ts';
import { pdfSourceLines } from '../../../src/documents/pdf/pdf-source-lines.ts';

function run(text: string, x: number, y: number, bold = false): PageRun {
  return { text, x, endX: x + text.length * 5, y, size: 10, font: bold ? 'b' : 'f', bold, italic: false };
}

const below = (texts: readonly string[], x: number, top: number, leading = 12) =>
  texts.map((text, index) => run(text, x, top - index * leading));
const linesOf = (runs: readonly PageRun[]) =>
  pdfSourceLines([{ runs, links: [] }]).map(({ text, aside }) =>
    aside === '' ? text : `${text} >> ${aside}`,
  );

const font = { size: 10, font: 'f', bold: false, italic: false };

describe('Text to the left of a block', () => {
  it('comes before the block if it is a heading, known or not', () => {
    const page = [
      run('Noor Visser', 50, 760),
      run('Cartographer', 50, 748),
      ...below(['noor@visser.example', '+31 20 555 01 00', 'Utrecht'], 200, 760),
      run('Experience', 50, 690),
      ...below(['Cartographer', 'Kaart BV', '2019 – 2024', 'Draws the coast.'], 200, 690),
      ...below(['Surveyor', 'Meet NV', '2015 – 2019', 'Measured the dunes.'], 200, 625),
      run('Sightings', 50, 560),
      ...below(['Ninety rare waders, all of them in winter.'], 200, 560),
      run('Education', 50, 520),
      ...below(['Geodesy', 'TU Delft', '2015'], 200, 520),
      run('Languages', 50, 460),
      ...below(['Dutch, Frisian'], 200, 460),
    ];
    expect(linesOf(page)).toEqual([
      ...['Noor Visser', 'noor@visser.example', 'Cartographer', '+31 20 555 01 00', 'Utrecht'],
      ...['Experience', 'Cartographer', 'Kaart BV', '2019 – 2024', 'Draws the coast.'],
      ...['Surveyor', 'Meet NV', '2015 – 2019', 'Measured the dunes.'],
      ...['Sightings', 'Ninety rare waders, all of them in winter.'],
      ...['Education', 'Geodesy', 'TU Delft', '2015', 'Languages', 'Dutch, Frisian'],
    ]);
  });

  it('stays with its line if it is a label or date, even if the following text is indented further', () => {
    const page = [
      run('Personal details', 50, 760, true),
      ...below(['Born:', 'Born in:', 'Nationality:'], 50, 730),
      ...below(['4 May 1990', 'Zwolle', 'Dutch'], 230, 730),
      run('Experience', 50, 660, true),
      run('2019 – 2024', 50, 630),
      run('Cartographer', 200, 630, true),
      run('Kaart BV', 200, 618),
      ...below(['Draws the coast.', 'Draws the isles.', 'Draws the dikes.'], 270, 606),
      run('2015 – 2019', 50, 550),
      run('Surveyor', 200, 550, true),
      run('Meet NV', 200, 538),
      ...below(['Measured dunes.', 'Measured dikes.', 'Measured locks.'], 270, 526),
    ];
    expect(linesOf(page)).toEqual([
      ...['Personal details', 'Born: 4 May 1990', 'Born in: Zwolle', 'Nationality: Dutch'],
      ...['Experience', 'Cartographer >> 2019 – 2024', 'Kaart BV'],
      ...['Draws the coast. Draws the isles. Draws the dikes.'],
      ...['Surveyor >> 2015 – 2019', 'Meet NV', 'Measured dunes. Measured dikes. Measured locks.'],
    ]);
  });

  it('comes before the block if it is the heading of an entry', () => {
    const head = (texts: readonly string[], top: number) =>
      texts.map((text, index) => run(text, 180 - text.length * 5, top - index * 13, index === 1));
    const description = (top: number) =>
      [0, 12, 24, 43, 55, 67].map((down) =>
        run('What was done there and with whom, in some words', 200, top - down),
      );
    const page = [
      ...[...head(['2019 – 2024', 'Cartographer', 'Kaart BV'], 760), ...description(760)],
      ...[...head(['2015 – 2019', 'Surveyor', 'Meet NV'], 660), ...description(660)],
      ...[...head(['2012 – 2015', 'Apprentice', 'Duin NV'], 560), ...description(560)],
    ];
    const lines = pdfSourceLines([{ runs: page, links: [] }]).map(
      ({ text, style }) => `${style}: ${text.slice(0, 13)}`,
    );
    expect(lines.filter((line, index) => line !== lines[index - 1])).toEqual([
      ...['text: 2019 – 2024', 'strong: Cartographer', 'text: Kaart BV', 'text: What was done'],
      ...['text: 2015 – 2019', 'strong: Surveyor', 'text: Meet NV', 'text: What was done'],
      ...['text: 2012 – 2015', 'strong: Apprentice', 'text: Duin NV', 'text: What was done'],
    ]);
  });
});

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

describe('A date that wraps at the right edge', () => {
  it.each([
    ['September 2020 –', 'Present', 'September 2020 – Present'],
    ['January 2017 – August', '2020', 'January 2017 – August 2020'],
    ['Sep 2010 -', 'Jul 2014', 'Sep 2010 - Jul 2014'],
  ])('is joined on the first line: %s %s', (above, below, date) => {
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
    ['dates that do not end at the same edge', 'Sep 2019 –', '2020', 540],
    ['words that end in a dash', 'Work in progress –', '2020', 570],
  ])('is not moved: %s', (_name, above, below, endX) => {
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

describe('A label that wraps in a margin', () => {
  it('is joined only if it is a date', () => {
    const labels = [left('Aug', 700), left('2018–Present', 686), left('Sea', 640), left('swimming', 626)];
    expect(rowTexts(labelsOnOneLine(labels))).toEqual(['Aug 2018–Present', 'Sea', 'swimming']);
  });
});
