import { describe, expect, it } from 'vitest';
import {
  drawnDots,
  drawsAccents,
  markersOf,
  withDrawnAccents,
} from '../../../src/documents/pdf/drawn-marks.ts';
import type { PageRun } from '../../../src/documents/pdf/page-rows.ts';

const look = { y: 500, size: 10, font: 'f', bold: false, italic: false, drawsAccents: true };
const accentRun = (text: string, x: number, endX: number): PageRun => ({ text, x, endX, ...look });
const textsOf = (...runs: readonly PageRun[]) => withDrawnAccents(runs).map(({ text }) => text);

describe('An accent drawn before its letter', () => {
  it.each([
    ['f¨ur das B¨uro', 'für das Büro'],
    ['une th`ese ´ecrite `a Montr´eal', 'une thèse écrite à Montréal'],
    ['ma^ıtre, connaˆıtre', 'ma^ıtre, connaître'],
    ['le fran¸cais', 'le français'],
  ])('is joined with it: %s', (drawn, read) => {
    expect(textsOf(accentRun(drawn, 0, 100))).toEqual([read]);
  });

  it('is joined with the first letter of the next run if that letter is below it', () => {
    const [first, second] = withDrawnAccents([accentRun('Pers¨', 50, 80), accentRun('onlich', 75, 110)]);
    expect([first?.text, first?.endX, second?.text]).toEqual(['Pers', 75, 'önlich']);
  });

  it.each([
    ['a capital that touches it', 57.5, 'N'],
    ['a word of one letter', 61, 'A '],
  ])('loses the reported space before %s if there is no room for a space', (_, at, read) => {
    expect(textsOf(accentRun(`${read.trim()} ´`, 50, at + 5), accentRun('ecole', at, at + 30))).toEqual([
      read,
      'école',
    ]);
  });

  it.each([
    ['without a matching letter', '5´ 30, ¨q'],
    ['with its letter on another line', 'oys´ '],
  ])('is not changed %s', (_, text) => {
    expect(textsOf(accentRun(text, 0, 100))).toEqual([text]);
  });

  it.each(['Driver´s license', 'Côte d´Azur', 'Wrote `npm` and `apt` scripts', 'Schüler¨innen'])(
    'is not found in a font with accented letters: %s',
    (text) => {
      expect(withDrawnAccents([{ ...accentRun(text, 0, 100), drawsAccents: false }])[0]?.text).toBe(text);
    },
  );

  it('is joined in such a font only if the first letter of the next run is below it', () => {
    const inOther = (x: number) => {
      const runs = [accentRun('Driver´', 50, 80), accentRun('s license', x, 110)];
      return withDrawnAccents(runs.map((one) => ({ ...one, drawsAccents: false }))).map(({ text }) => text);
    };
    expect(inOther(80)).toEqual(['Driver´', 's license']);
    expect(inOther(75)).toEqual(['Driver', 'ś license']);
  });

  it('is expected only in fonts with certain names', () => {
    const drawing = ['CMR10', 'ABCDEF+CMBX12', 'CMTI9', 'CMSS10', 'CMCSC10'];
    expect(drawing.filter(drawsAccents)).toEqual(drawing);
    expect(['SFRM1000', 'ABCDEF+CMTT10', 'Calibri', 'Cmrobin', ''].filter(drawsAccents)).toEqual([]);
  });

  it('is not joined with a letter that is far away', () => {
    expect(textsOf(accentRun('Minutes ´', 0, 40), accentRun('Hours', 90, 120))).toEqual([
      'Minutes ´',
      'Hours',
    ]);
  });
});

const codes = { save: 1, restore: 2, transform: 3, constructPath: 4 };

function run(text: string, x: number, y: number): PageRun {
  return { text, x, endX: x + 50, y, size: 10, font: 'f', bold: false, italic: false };
}

describe('A drawn shape', () => {
  it('is a dot if it is small and square', () => {
    const steps = {
      functions: [1, 3, 4, 2, 4],
      values: [null, [0.5, 0, 0, -0.5, 100, 700], [22, [], [0, 0, 8, 8]], null, [22, [], [0, 0, 600, 1]]],
      codes,
    };
    expect(drawnDots(steps)).toEqual([{ x: 102, y: 698, width: 4 }]);
  });

  it('is not a dot without known edges', () => {
    expect(drawnDots({ functions: [4], values: [[22, []]], codes })).toEqual([]);
  });
});

describe('A dot', () => {
  it('is a list marker before text', () => {
    const markers = markersOf([{ x: 40, y: 503, width: 4 }], [run('Ran the lab', 50, 500)]);
    expect(markers).toMatchObject([{ text: '•', x: 38, endX: 42, y: 500 }]);
  });

  it.each([
    ['far from any text', run('Ran the lab', 120, 500)],
    ['on another line', run('Ran the lab', 50, 480)],
    ['inside a text', run('Ran the lab', 20, 500)],
  ])('is not a list marker %s', (_, text) => {
    expect(markersOf([{ x: 40, y: 503, width: 4 }], [text])).toEqual([]);
  });
});
