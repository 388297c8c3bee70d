import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Block,
  parseRichText,
  printRichText,
  type Run,
} from '../../../src/contract/resume/rich-text.ts';
import { printRichLines, readRichLines } from '../../../src/documents/editable/rich-lines.ts';
import { blocksLookAlike } from '../../../src/documents/markup/write-markdown.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/how-long.ts';

const characters = fc.constantFrom(
  ...'*_`~<>[](){}#|\\!&;:.-+=1"\' ',
  '- ',
  '**',
  '&amp;',
  '<b>',
  '•',
  'Dates: ',
  'ab',
  'é',
);
const text = fc
  .oneof(
    fc.array(characters, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('')),
    fc.array(anyCharacter, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('')),
  )
  .map((one) => one.replace(/[\uFDD0-\uFDEF\p{Cc}\p{Cs}]/gu, ''));
const run: fc.Arbitrary<Run> = fc.record(
  {
    text,
    strong: fc.constant(true),
    em: fc.constant(true),
    href: fc.constantFrom('https://a.example/', 'https://a.example/x_(y)_z*'),
  },
  { requiredKeys: ['text'] },
);
const line = fc.array(run, { minLength: 1, maxLength: 3 });
const block: fc.Arbitrary<Block> = fc.oneof(
  line.map((one): Block => ({ type: 'paragraph', runs: one })),
  fc
    .tuple(fc.boolean(), fc.array(line, { minLength: 1, maxLength: 3 }))
    .map(([ordered, items]): Block => ({ type: 'list', ordered, items })),
);
const html = fc.array(block, { maxLength: 3 }).map(printRichText).map(parseRichText).map(printRichText);

describe('Rich text as lines', () => {
  it('is read back unchanged, even if each line is parsed again', () => {
    fc.assert(
      fc.property(html, (stored) => {
        const lines = printRichLines(stored);
        expect(readRichLines(lines, stored)).toBe(stored);
        const read = parseRichText(readRichLines(lines, ''));
        expect([blocksLookAlike(read, parseRichText(stored)), lines, read]).toEqual([
          true,
          lines,
          expect.anything(),
        ]);
      }),
      { numRuns: runs(200, 3000) },
    );
  });

  it.each([
    ['- one <!-- two', '<ul><li>one &lt;!-- two</li></ul>'],
    ['- one <!-- two --> three', '<ul><li>one three</li></ul>'],
    ['- one \\<!-- two', '<ul><li>one &lt;!-- two</li></ul>'],
    ['~~one~~ two', '<p>~~one~~ two</p>'],
  ])('keeps text in %s that is not markup', (line, html) => {
    expect(readRichLines([line], '')).toBe(html);
  });

  it('keeps a list of more than 999 items as one list', () => {
    const stored = `<ol>${'<li>a</li>'.repeat(1002)}</ol>`;
    expect(readRichLines(printRichLines(stored), '')).toBe(stored);
  });
});
