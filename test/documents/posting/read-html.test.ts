import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../../src/contract/resume/rich-text.ts';
import { readHtml } from '../../../src/documents/posting/read-html.ts';
import { cleanText } from '../../../src/documents/text/clean-text.ts';

async function textOf(html: string): Promise<string> {
  return (await readHtml(html)).text;
}

describe('readHtml', () => {
  it.each([
    ['<ul><li>a</li><li>b</li></ul><p>c</p>', '- a\n- b\n\nc'],
    ['<ul><li><p>a</p><p>more</p></li><li><div>b</div></li></ul>', '- a\n\nmore\n\n- b'],
    ['<ul><li></li><li> </li><li>x</li></ul>', '- x'],
    ['<ol><li>a<ul><li>b</li></ul></li></ol>', '- a\n- b'],
    ['a<br>b<br/><br>c', 'a\nb\nc'],
    ['<h2>Requirements</h2><div>x</div><div>y</div>', 'Requirements\n\nx\ny'],
    ['<p>one\n   two</p>\n\n\n<p> three </p>', 'one two\n\nthree'],
    ['<p>We <b>really</b><i> care</i></p>', 'We really care'],
    ['<dl><dt>Pay</dt><dd>100</dd></dl>', 'Pay\n100'],
    [
      '<table><tr><th>Pay</th><td>100</td></tr><tr><th>City</th><td>Rome</td></tr></table>',
      'Pay 100\nCity Rome',
    ],
    ['<p>unclosed <b>tags<p>here', 'unclosed tags\n\nhere'],
    ['caf&eacute; &amp; bar &#8211; &lt;b&gt;', 'café & bar – <b>'],
  ])('lays out %s', async (html, text) => {
    expect(await textOf(html)).toBe(text);
  });

  it.each([
    '<p hidden>x</p>',
    '<div style="visibility:hidden">x<p>y</p></div>',
    '<span style="font-size:0px">x</span>',
    '<span style="opacity: 0">x</span>',
    '<!-- x --><script>x</script><style>x</style><noscript>x</noscript>',
    '<template><p>x</p></template><svg><text>x</text></svg>',
    '<nav><ul><li>x</li></ul></nav><button>x</button><select><option>x</option></select>',
  ])('hides %s', async (html) => {
    expect(await textOf(`<p>before</p>${html}<p>after</p>`)).toBe('before\n\nafter');
  });

  it.each([
    '<p style="font-size:0.9em">x</p>',
    '<p style="opacity:0.8">x</p>',
    '<p aria-hidden="false">x</p>',
  ])('shows %s', async (html) => {
    expect(await textOf(html)).toBe('x');
  });

  it.each(['<div>', '<table><tr><td>', '<ul><li>', '<p>', '<b>', '<svg>', '</p>'])(
    'reads a page of deeply nested %s tags',
    async (tags) => {
      expect((await textOf(`${tags.repeat(100_000)}word`)).endsWith('word')).toBe(tags !== '<svg>');
    },
  );

  it('ends a hidden paragraph or item at the next one', async () => {
    expect(await textOf('<p hidden>x<p>y<ul><li style="display:none">x<li>z</ul>')).toBe('y\n\n- z');
  });

  it('reads content opened by clicks if it is nearly the whole page', async () => {
    const closed = `<div style="display: none"><p>${'We keep bees on nine roofs. '.repeat(30)}</p><ul><li>Hive checks</li></ul></div>`;
    const text = await textOf(`<p>Beekeeper</p>${closed}<p style="visibility:hidden">x</p>`);
    expect(text).toMatch(/^Beekeeper\n\nWe keep bees .*\n\n- Hive checks$/);
    expect(await textOf(`<p>${'A page of its own. '.repeat(60)}</p>${closed}`)).not.toContain('bees');
    expect(await textOf('<p>Beekeeper</p><p hidden>x</p>')).toBe('Beekeeper');
    const dialog = closed.replace('<div ', '<div class="cookie-dialog" ');
    expect(await textOf(`<p>Beekeeper</p>${dialog}`)).toBe('Beekeeper');
    expect((await readHtml(`<main><p>Beekeeper</p>${closed}</main>`)).main).toBe('');
  });

  it('keeps every word of a paragraph', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (words) => {
        const expected = cleanText(words).replace(/\s+/g, ' ').trim();
        expect(await textOf(`<div><p>${escapeHtml(words)}</p></div>`)).toBe(expected);
      }),
    );
  });
});
