import { expect, test } from 'vitest';
import { withoutAmount } from '../../src/posting/phrases/amounts.ts';
import type { Language } from '../../src/text/language.ts';
import { tokenize } from '../../src/text/tokenize.ts';

/** The phrase in brackets, as it is shown. */
function shown(marked: string, language: Language): string {
  const [before = '', phrase = '', after = ''] = marked.split(/[[\]]/);
  const text = `${before}${phrase}${after}`;
  const tokens = tokenize(text);
  const [from, to] = [before.length, before.length + phrase.length];
  const first = tokens.findIndex(({ start }) => start >= from);
  const count = tokens.filter(({ start, end }) => start >= from && end <= to).length;
  const rest = withoutAmount({ first, count }, { text, tokens }, language);
  return text.slice(tokens[rest.first]?.start, tokens[rest.first + rest.count - 1]?.end);
}

test.each([
  ['en', 'Maintain [six corrugators]', 'corrugators'],
  ['en', 'We need [one staff accountant]', 'staff accountant'],
  ['en', '[Two wood lathes] and a saw', 'wood lathes'],
  ['en', 'Manage [40 trucks]', 'trucks'],
  ['de', 'Betreuung von [sechs Maschinen]', 'Maschinen'],
  ['de', 'von [12 Mandanten]', 'Mandanten'],
  ['fr', 'cuisson sur [quatre fours]', 'fours'],
  ['es', 'impartir [tres tutorías por curso]', 'tutorías por curso'],
] as const)('an amount is no part of a requirement (%s): %s', (language, marked, rest) => {
  expect(shown(marked, language)).toBe(rest);
});

test.each([
  ['en', 'A [Six Sigma belt]'],
  ['en', 'File [990 tax returns]'],
  ['en', 'with [1,200 orchard trees]'],
  ['en', 'Install [3 phase power]'],
  ['en', 'Windows [10 clients]'],
  ['en', '[two-stage gas boilers]'],
  ['de', 'im [3 Schicht-System]'],
  ['fr', 'les [2 CV]'],
] as const)('a number that names something stays (%s): %s', (language, marked) => {
  expect(shown(marked, language)).toBe(marked.replace(/^.*\[|\].*$/g, ''));
});
