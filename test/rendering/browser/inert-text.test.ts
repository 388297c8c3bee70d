import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../src/documents/text/clean-text.ts';
import { inertHref, inertText, restoreText } from '../../../src/rendering/browser/inert-text.ts';

const decoded = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** Texts with many characters that have a meaning in HTML or Markdown. */
const hostile = fc.string({
  unit: fc.constantFrom(...'<>&"\'`*_[]()#+-!|~=\\.1 a\n;', 'script', 'javascript:', '\uE001', '%EE%80%81'),
  maxLength: 60,
});

describe('inert text', () => {
  it('contains no characters of markup and is restored with the same text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const inert = inertText(text);
        expect(inert).not.toMatch(/[&<>"'`\\*_[\]#]/);
        const restored = restoreText(inert);
        expect(restored).not.toMatch(/[<>"'`]/);
        const own = cleanText(text).replace(/[\uE000-\uE03F]/g, '');
        expect(decoded(restored)).toBe(decoded(own.replace(/%EE%80%81/g, '&#60;')));
      }),
    );
  });

  it.each([
    ['1. not a list', '1&#46; not a list'],
    ['# no heading', '&#35; no heading'],
    ['AT&amp;T <b>', 'AT&#38;amp;T &#60;b&#62;'],
    ['C++ and snake_case', 'C&#43;&#43; and snake&#95;case'],
  ])('writes %s as %s', (text, html) => {
    expect(restoreText(inertText(text))).toBe(html);
  });
});

describe('an address', () => {
  it.each([
    ['https://example.org/a?b=1&c=2', 'https://example.org/a?b=1&#38;c=2'],
    ["https://example.org/'x'(y)`z`", 'https://example.org/%27x%27%28y%29%60z%60'],
    [' HTTP://example.org ', 'http://example.org/'],
  ])('stays one address in any markup: %s', (href, html) => {
    expect(restoreText(inertHref(href))).toBe(html);
  });

  it('is restored from Markdown, which encodes it again', () => {
    const markdown = inertHref('https://example.org/?a=1&b=2').replace(
      /\uE000/,
      encodeURIComponent('\uE000'),
    );
    expect(restoreText(markdown)).toBe('https://example.org/?a=1&#38;b=2');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://example.org/%0Aalert(1)',
    'data:text/html,<script>',
    'file:///etc/passwd',
    'vbscript:x',
    'mailto:ada@example.org',
    '//example.org',
    'about:blank',
    '',
  ])('is not passed on to a theme: %s', (href) => {
    expect(inertHref(href)).toBe('');
  });
});
