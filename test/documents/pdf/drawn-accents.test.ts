import { describe, expect, it } from 'vitest';
import { drawsAccents, withDrawnAccents } from '../../../src/documents/pdf/drawn-accents.ts';
import type { PageRun } from '../../../src/documents/pdf/page-runs.ts';

const look = { y: 500, size: 10, font: 'f', bold: false, italic: false, drawsAccents: true };
const run = (text: string, x: number, endX: number): PageRun => ({ text, x, endX, ...look });
const textsOf = (...runs: readonly PageRun[]) => withDrawnAccents(runs).map(({ text }) => text);

describe('an accent that is drawn before its letter', () => {
  it.each([
    ['f¨ur das B¨uro', 'für das Büro'],
    ['une th`ese ´ecrite `a Montr´eal', 'une thèse écrite à Montréal'],
    ['ma^ıtre, connaˆıtre', 'ma^ıtre, connaître'],
    ['le fran¸cais', 'le français'],
  ])('is a part of it: %s', (drawn, read) => {
    expect(textsOf(run(drawn, 0, 100))).toEqual([read]);
  });

  it('is a part of it also when the letter begins the next run, which stands below it', () => {
    const [first, second] = withDrawnAccents([run('Pers¨', 50, 80), run('onlich', 75, 110)]);
    expect([first?.text, first?.endX, second?.text]).toEqual(['Pers', 75, 'önlich']);
  });

  it.each([
    ['a capital that reaches to it', 57.5, 'N'],
    ['a word of one letter', 61, 'A '],
  ])('behind %s: the blank that is reported there goes, if there is no room for one', (_, at, read) => {
    expect(textsOf(run(`${read.trim()} ´`, 50, at + 5), run('ecole', at, at + 30))).toEqual([read, 'école']);
  });

  it.each([
    ['with no letter that it could stand over', '5´ 30, ¨q'],
    ['with its letter on another line', 'oys´ '],
  ])('is left alone: %s', (_, text) => {
    expect(textsOf(run(text, 0, 100))).toEqual([text]);
  });

  it.each(['Driver´s license', 'Côte d´Azur', 'Wrote `npm` and `apt` scripts', 'Schüler¨innen'])(
    'is none in a font that has whole letters: %s',
    (text) => {
      expect(withDrawnAccents([{ ...run(text, 0, 100), drawsAccents: false }])[0]?.text).toBe(text);
    },
  );

  it('at the end of a run is none in such a font, unless the next letter stands below it', () => {
    const inOther = (x: number) => {
      const runs = [run('Driver´', 50, 80), run('s license', x, 110)];
      return withDrawnAccents(runs.map((one) => ({ ...one, drawsAccents: false }))).map(({ text }) => text);
    };
    expect(inOther(80)).toEqual(['Driver´', 's license']);
    expect(inOther(75)).toEqual(['Driver', 'ś license']);
  });

  it('tells the fonts that draw it by their names', () => {
    const drawing = ['CMR10', 'ABCDEF+CMBX12', 'CMTI9', 'CMSS10', 'CMCSC10'];
    expect(drawing.filter(drawsAccents)).toEqual(drawing);
    expect(['SFRM1000', 'ABCDEF+CMTT10', 'Calibri', 'Cmrobin', ''].filter(drawsAccents)).toEqual([]);
  });

  it('at the end of a run is left alone when the next one is far off', () => {
    expect(textsOf(run('Minutes ´', 0, 40), run('Hours', 90, 120))).toEqual(['Minutes ´', 'Hours']);
  });
});
