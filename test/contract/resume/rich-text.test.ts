import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  escapeHtml,
  parseRichText,
  plainText,
  printRichText,
  type RichText,
} from '../../../src/contract/resume/rich-text.ts';

const word = fc.string({ minLength: 1, maxLength: 12 }).map((text) => `x${text.replace(/\s/g, '')}`);
const run = fc.record({ text: word });
const paragraph = fc.record({
  type: fc.constant('paragraph' as const),
  runs: fc.array(run, { minLength: 1, maxLength: 1 }),
});
const richText = fc.array(paragraph, { maxLength: 4 });

function reprint(html: string): string {
  return printRichText(parseRichText(html));
}

describe('rich text', () => {
  it('comes back as it was printed', () => {
    fc.assert(
      fc.property(richText, (blocks: RichText) => {
        expect(parseRichText(printRichText(blocks))).toEqual(blocks);
      }),
    );
  });

  it('any text is data: it prints no tag of its own and is read back whole', () => {
    fc.assert(
      fc.property(word, (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"]/);
        const [block] = parseRichText(`<p>${escapeHtml(text)}</p>`);
        expect(block?.type === 'paragraph' && plainText(block.runs)).toBe(text);
      }),
    );
  });

  it('printing what was read of any HTML is stable', () => {
    const tag = fc.constantFrom(
      '<p>',
      '</p>',
      '<ul>',
      '<li>',
      '</li>',
      '</ul>',
      '<ol>',
      '<b>',
      '</b>',
      '<em>',
      '<br>',
      '<div>',
      '<',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(tag, word.map(escapeHtml)), { maxLength: 12 }), (parts) => {
        const once = reprint(parts.join(''));
        expect(reprint(once)).toBe(once);
        expect(once.replace(/<\/?(p|ul|ol|li|strong|em|a)( href="[^"<>]*")?>/g, '')).not.toMatch(/[<>]/);
      }),
    );
  });

  it.each(['<!-- a ', '<!-- a --> <!-- a '])('comments without an end keep their words: %j', (comment) => {
    const blocks = parseRichText(`${comment.repeat(200_000)}last`);
    expect(
      blocks.map((block) => block.type === 'paragraph' && plainText(block.runs).endsWith('last')),
    ).toEqual([true]);
  });

  it('blank runs at the end go, however many there are', () => {
    expect(reprint(`<p>a<b>b</b> ${'<b>&nbsp;</b>&nbsp;'.repeat(5000)}</p>`)).toBe(
      '<p>a<strong>b</strong></p>',
    );
  });

  it.each([
    ['<p>One</p><p>Two</p>', '<p>One</p><p>Two</p>'],
    ['<ul><li><p>A</p></li><li>B</li></ul>', '<ul><li>A</li><li>B</li></ul>'],
    ['<ol><li>A</li></ol>', '<ol><li>A</li></ol>'],
    ['<p><b>Bold</b> and <i>slanted</i></p>', '<p><strong>Bold</strong> and <em>slanted</em></p>'],
    [
      '<p><a href="https://a.example?x=1&amp;y=2" onclick="x()">a</a></p>',
      '<p><a href="https://a.example?x=1&amp;y=2">a</a></p>',
    ],
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<h2>Title</h2>text', '<p>Title</p><p>text</p>'],
    ['5 &lt; 6 &amp; 7 &gt; 2', '<p>5 &lt; 6 &amp; 7 &gt; 2</p>'],
    ['a<br>b', '<p>a</p><p>b</p>'],
    ['<!-- no -->yes', '<p>yes</p>'],
    ['', ''],
  ])('%j becomes %j', (html, expected) => {
    expect(reprint(html)).toBe(expected);
  });
});
