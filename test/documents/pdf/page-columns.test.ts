import { describe, expect, it } from 'vitest';
import { findGutter } from '../../../src/documents/pdf/find-gutter.ts';
import { columnsOf } from '../../../src/documents/pdf/page-columns.ts';
import type { PageRun } from '../../../src/documents/pdf/page-rows.ts';

function run(text: string, x: number, y: number, endX = x + text.length * 5): PageRun {
  return { text, x, endX, y, size: 10, font: 'f', bold: false, italic: false };
}

const lines = (texts: readonly string[], x: number, top: number, leading = 14) =>
  texts.map((text, index) => run(text, x, top - index * leading));
const texts = (runs: readonly PageRun[]) => runs.map(({ text }) => text);

describe('A page', () => {
  it('with one column has no gutter', () => {
    expect(
      findGutter(
        lines(
          Array.from({ length: 20 }, () => 'a line of text'),
          50,
          700,
        ),
      ),
    ).toBeNull();
    expect(findGutter([])).toBeNull();
  });

  it('with two columns is read column by column, below text across both', () => {
    const side = ['Contact', 'me@example.com', '+1 555 0100', 'Berlin', 'Go', 'Rust', 'SQL'];
    const main = ['Work', 'Engineer', 'Acme', 'Built it', 'Ran it', 'Sold it', 'Left', 'Education'];
    const page = [
      run('Ada Lovelace, a name across the page', 50, 760, 500),
      ...lines(side, 50, 700, 17),
      ...lines(main, 220, 700),
    ];
    const gutter = findGutter(page);
    expect(gutter).toEqual({ x: 220, isMargin: false });
    expect(columnsOf(page, gutter).map(({ runs }) => texts(runs))).toEqual([
      ['Ada Lovelace, a name across the page'],
      side,
      main,
    ]);
  });

  it('with two columns can have text across both in the middle and at the end', () => {
    const side = (top: number) => lines(['Go', 'Rust', 'SQL', 'Bash', 'Perl', 'Ada', 'C'], 50, top, 17);
    const main = (top: number) =>
      lines(['Work', 'Engineer', 'Acme', 'Built it', 'Ran it', 'Sold it', 'Left'], 220, top);
    const page = [
      ...side(740),
      ...main(740),
      run('In the middle, a sentence across the page', 50, 600, 500),
      ...side(580),
      ...main(580),
      run('At the end, a sentence across the page', 50, 400, 500),
    ];
    const columns = columnsOf(page, findGutter(page));
    expect(columns.map((column) => [column.side, column.runs.length])).toEqual([
      ['left', 7],
      ['beside', 7],
      ['across', 1],
      ['left', 7],
      ['beside', 7],
      ['across', 1],
    ]);
  });

  it('ends its columns above a section that begins below the right one', () => {
    const left = ['Skills', 'Listening to guests', 'Menus', 'Stock', 'Hygiene', 'Purchasing', 'Rotas'];
    const beside = ['Technical skills', 'Ovens', 'Scales', 'Tills', 'Mixers', 'Steamers', 'Smokers'];
    const job = ['Experience', 'Cook at Pan & Pot', '2019 – 2022'];
    const page = [
      ...lines(left, 50, 700),
      ...lines(beside, 220, 700),
      ...lines(job, 50, 560),
      run('Cooked lunch for the forty people of a town hall', 60, 518, 400),
    ];
    const columns = columnsOf(page, { x: 220, isMargin: false });
    expect(columns.map(({ runs }) => texts(runs))).toEqual([
      left,
      beside,
      [...job, 'Cooked lunch for the forty people of a town hall'],
    ]);
  });

  it('has its gutter at the headings if the text below them is indented', () => {
    const page = [
      ...lines(['Skills', 'Go', 'Rust', 'SQL', 'Bash', 'Perl', 'Ada', 'C'], 50, 700, 17),
      ...['Experience', 'Education'].map((text, index) => run(text, 217, 700 - 70 * index)),
      ...lines(['Engineer', 'Acme', 'Built a bridge that opens by itself', 'Ran it'], 242, 686),
      ...lines(['Physics', 'Leipzig', 'Thesis', 'Prize'], 242, 616),
    ];
    expect(findGutter(page)).toEqual({ x: 218, isMargin: false });
  });

  it('has its gutter at the headings even if they are few beside much text', () => {
    const page = [
      ...lines(['Skills', 'Go', 'Rust', 'SQL', 'Bash', 'Perl', 'Ada', 'C'], 50, 700, 17),
      ...['Experience', 'Education'].map((text, index) => run(text, 204, 700 - 280 * index)),
      ...lines(
        Array.from({ length: 18 }, () => 'Text below it'),
        220,
        686,
      ),
      ...lines(['Physics', 'Leipzig', 'Thesis', 'Prize'], 220, 406),
    ];
    expect(findGutter(page)).toEqual({ x: 204, isMargin: false });
  });

  it('with names and their descriptions is a table, not two columns', () => {
    const page = [
      ...lines(['Go', 'Rust', 'SQL', 'Bash', 'Perl', 'Ada', 'C'], 50, 700),
      ...lines(['good', 'good', 'fair', 'good', 'fair', 'fair', 'good'], 250, 700),
    ];
    expect(findGutter(page)).toBeNull();
  });

  it('keeps contact details in one row', () => {
    const page = [
      run('ada@example.com', 60, 760),
      run('+44 20 7946 0000', 300, 760),
      ...lines(['Skills', 'Go', 'Rust', 'SQL', 'Bash', 'Perl', 'Ada'], 50, 740, 17),
      ...lines(['Work', 'Engineer', 'Acme', 'Built it', 'Ran it', 'Sold it', 'Left'], 220, 740),
    ];
    expect(texts(columnsOf(page, findGutter(page))[0]?.runs ?? [])).toEqual([
      'ada@example.com',
      '+44 20 7946 0000',
    ]);
  });

  it('keeps contact details in one row if an icon is on the other side of the gutter', () => {
    const page = [
      ...[run('ada@example.com', 60, 760), run('•', 212, 760, 216), run('+44 20 7946 0000', 222, 760)],
      run('Leeds', 420, 760),
      ...lines(['Skills', 'Go', 'Rust', 'SQL', 'Bash', 'Perl', 'Ada'], 50, 740, 17),
      ...lines(['Work', 'Engineer', 'Acme', 'Built it', 'Ran it', 'Sold it', 'Left'], 220, 740),
    ];
    const [first] = columnsOf(page, findGutter(page));
    expect(texts(first?.runs ?? [])).toEqual(['ada@example.com', '•', '+44 20 7946 0000', 'Leeds']);
  });

  it('with dates and headings in its margin has one column, with wrapped dates joined', () => {
    const labels = [
      run('Profile', 50, 700),
      run('Experience', 50, 672),
      run('2019 – 2021', 50, 658),
      run('Jun', 60, 616),
      run('2015 –', 60, 602),
      run('2018', 60, 588),
      run('2012 – 2015', 50, 560),
      run('Education', 50, 532),
    ];
    const page = [
      ...labels,
      ...lines(
        Array.from({ length: 14 }, (_, index) => `a longer line of text, number ${index}`),
        140,
        700,
      ),
    ];
    const gutter = findGutter(page);
    expect(gutter).toMatchObject({ isMargin: true });
    const [column, ...others] = columnsOf(page, gutter);
    expect(others).toEqual([]);
    expect(column?.margin).toBe(136);
    const june = column?.runs.filter(({ y, x }) => y === 616 && x < 100) ?? [];
    expect(texts(june).join('')).toBe('Jun 2015 – 2018');
  });

  it('has a margin even if the lines of wrapped dates are not complete dates', () => {
    const wrapped = (top: number) => [
      run('Sep', 100, top),
      run('2014–May', 80, top - 14),
      run('2016', 95, top - 28),
    ];
    const page = [
      ...[700, 630, 560].flatMap(wrapped),
      run('Software', 80, 490),
      run('English', 85, 476),
      ...lines(
        Array.from({ length: 18 }, (_, index) => `a longer line of text, number ${index}`),
        140,
        700,
      ),
    ];
    const gutter = findGutter(page);
    expect(gutter).toEqual({ x: 140, isMargin: true });
    const [column] = columnsOf(page, gutter);
    const named = column?.runs.filter(({ y, x }) => y === 700 && x < 136) ?? [];
    expect(texts(named).join('')).toBe('Sep 2014–May 2016');
  });
});
