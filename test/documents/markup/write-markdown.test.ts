import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Block,
  parseRichText,
  printRichText,
  type Run,
} from '../../../src/contract/resume/rich-text.ts';
import { readMarkup, withoutMarkup } from '../../../src/documents/markup/read-markup.ts';
import {
  blocksLookAlike,
  commonMark,
  printMarkdown,
  printMarkdownRuns,
} from '../../../src/documents/markup/write-markdown.ts';
import { runs as howOften, seed } from '../../support/how-long.ts';

const words = [
  'Led',
  'the ',
  ' team',
  'C++',
  ' ',
  'a_b',
  '2*3',
  '*',
  '**',
  '_',
  '`',
  '[',
  ']',
  '](',
  '(x)',
  '|',
];
const others = [
  '\\',
  '\\o/',
  '#1',
  '- ',
  '1. ',
  '2. Place',
  '<',
  '>',
  '&',
  'R&D',
  '~',
  '--',
  '=',
  '.',
  '软件',
  '!',
];
const text = fc
  .array(fc.constantFrom(...words, ...others), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));
const href = fc.constantFrom(
  ...['https://x.example/a)b', 'https://x.example/a_(b)', 'https://x.example/[1]', 'https://x.example/*a*'],
  ...['mailto:me@x.example', 'https://x.example/?q=a%20b&c=d'],
);
const run: fc.Arbitrary<Run> = fc.record(
  { text, strong: fc.constant(true), em: fc.constant(true), href },
  { requiredKeys: ['text'] },
);
const runs = fc.array(run, { minLength: 1, maxLength: 4 });
const block: fc.Arbitrary<Block> = fc.oneof(
  runs.map((one): Block => ({ type: 'paragraph', runs: one })),
  fc
    .array(runs, { minLength: 1, maxLength: 3 })
    .map((items): Block => ({ type: 'list', ordered: false, items })),
  fc
    .array(runs, { minLength: 2, maxLength: 3 })
    .map((items): Block => ({ type: 'list', ordered: true, items })),
);

/** As in a document: read text has no markup. */
const asRead = (blocks: readonly Block[]) => withoutMarkup(parseRichText(printRichText(blocks)));

/** A list with a single number is read as a sentence. */
const isOneNumber = (one: Block) => one.type === 'list' && one.ordered && one.items.length < 2;
const document = fc
  .array(block, { maxLength: 3 })
  .map(asRead)
  .filter((blocks) => !blocks.some(isOneNumber));

describe('Document text in Markdown', () => {
  it('is read back with the same text and styles', () => {
    fc.assert(
      fc.property(document, (blocks) => {
        const written = printMarkdown(blocks);
        const read = readMarkup(written);
        expect(blocksLookAlike(read, blocks) ? blocks : [written, read]).toEqual(blocks);
      }),
      { numRuns: howOften(200, 4000), seed },
    );
  });

  it('is written with as little markup as possible', () => {
    const print = (...list: Run[]) => printMarkdownRuns(list);
    expect(print({ text: 'C++ & a_b, 2*3 [EU] <lead> \\o/' })).toBe('C++ & a_b, 2*3 [EU] <lead> \\o/');
    expect(print({ text: 'Led ' }, { text: 'the team ', strong: true }, { text: 'of 9' })).toBe(
      'Led **the team** of 9',
    );
    expect(print({ text: 'both', strong: true, em: true })).toBe('***both***');
    expect(print({ text: 'Led ', strong: true }, { text: 'nine', strong: true, em: true })).toBe(
      '**Led _nine_**',
    );
    expect(print({ text: 'shop', strong: true, href: 'https://x.example' })).toBe(
      '[**shop**](https://x.example)',
    );
    expect(print({ text: 'a [b]', href: 'https://x.example/a)b' })).toBe(
      '[a \\[b\\]](<https://x.example/a)b>)',
    );
    expect(print({ text: 'un' }, { text: 'lock', em: true }, { text: 'ed' })).toBe('un<em>lock</em>ed');
  });

  it('is escaped in files for other programs', () => {
    expect(commonMark([{ type: 'paragraph', runs: [{ text: '## a_b' }] }])).toBe('\\## a\\_b');
    expect(commonMark([{ type: 'paragraph', runs: [{ text: '---' }] }])).toBe('\\---');
    expect(commonMark([{ type: 'paragraph', runs: [{ text: '1. Place' }] }])).toBe('1\\. Place');
  });
});
