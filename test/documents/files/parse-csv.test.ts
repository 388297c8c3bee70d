import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../../src/documents/files/parse-csv.ts';

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

describe('CSV', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\r1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n\n , \n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'a,b\n"x ""y"", z",  2 ',
      [
        ['a', 'b'],
        ['x "y", z', '2'],
      ],
    ],
    [
      'a,b\n,2',
      [
        ['a', 'b'],
        ['', '2'],
      ],
    ],
    [
      '\uFEFFa,b\nxy,z',
      [
        ['a', 'b'],
        ['xy', 'z'],
      ],
    ],
    ['', []],
  ])('%j is read as %j', (text, expected) => {
    expect(cellsOf(text)).toEqual(expected);
  });

  it('reports the line where a record begins, even after multi-line cells', () => {
    const records = parseCsv('a,b\n"one\ntwo\r\nthree",x\nlast,y\n');
    expect(records.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it.each([
    ['a,b\n"never closed\nlast,y', 2],
    ['a,b\nx,"closed" too early\nlast,y', 2],
    ['a,b\n"two\nlines",x\n\ny"z,1\nlast,y', 5],
  ])('refuses a quote in the wrong place, with the line where its row begins: %j', (text, line) => {
    expect(() => parseCsv(text)).toThrow(expect.objectContaining({ name: 'MalformedCsv', line }));
  });

  it('reads quoted cells as they were written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', ',', '\n', 'ü', '\t') });
    const record = fc.tuple(cell, cell).filter((cells) => cells.some((one) => one !== ''));
    fc.assert(
      fc.property(fc.array(record), (records) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = ['a,b', ...records.map((cells) => cells.map(quoted).join(','))].join('\n');
        expect(cellsOf(text)).toEqual([['a', 'b'], ...records]);
      }),
    );
  });
});
