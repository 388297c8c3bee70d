import { expect, it } from 'vitest';
import { atomClasses } from '../../../src/documents/outline/models/atom-features.ts';
import { readHeads } from '../../../src/documents/outline/models/read-heads.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';
import { modelOf, tableSize } from '../../../src/text/model/linear-model.ts';

const line = (text: string): SourceLine => ({ text, place: text, aside: '', style: 'text', links: [] });

/** A model to which everything looks like a date. */
const allDates = () => {
  const dense = new Int8Array(tableSize * atomClasses.length);
  const date = atomClasses.indexOf('D');
  for (let slot = 0; slot < tableSize; slot += 1) dense[slot * atomClasses.length + date] = 1;
  return modelOf(atomClasses.length, dense);
};

it('reads no name without a number or a word of time as a date, whatever the model says', () => {
  const texts = ['Gründerin und Leiterin', '远山南城', 'Du', 'Summer term', '7 Monate', 'à ce jour'];
  const heads = readHeads(
    allDates(),
    'work',
    texts.map((text) => [line(text)]),
  );
  const dates = heads.flat().filter(({ role }) => role === 'D');
  expect(dates.map(({ text }) => text)).toEqual(['Du', 'Summer term', '7 Monate', 'à ce jour']);
});
