import { expect, it } from 'vitest';
import { withoutUnderlines } from '../../../src/documents/outline/lines/underlined-headings.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';

function line(text: string): SourceLine {
  return { place: `line ${text.length}`, text, aside: '', style: 'strong', links: [] };
}

const read = (...texts: readonly string[]) =>
  withoutUnderlines(texts.map(line)).map(({ style, text }) => `${style}: ${text}`);

it('separates a heading from the row of signs behind it and from the text below it', () => {
  expect(read('OBJECTIVE__________ To bake bread', 'TRAINING ________')).toEqual([
    'heading: OBJECTIVE',
    'text: To bake bread',
    'heading: TRAINING',
  ]);
  expect(read('Education: _______', 'Hobbies _______')).toEqual(['heading: Education', 'heading: Hobbies']);
});

it.each([
  [['Name of the baker ________', 'Date of the first loaf ________']],
  [['EDUCATION ________', 'Baked at night']],
])('leaves forms and a single row as they are: %s', (texts) => {
  const lines = texts.map(line);
  expect(withoutUnderlines(lines)).toBe(lines);
});
