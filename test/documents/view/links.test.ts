import { describe, expect, it } from 'vitest';
import { printedLink, safeHref } from '../../../src/documents/view/printed-text.ts';

describe('safeHref', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['HTTP://Example.org', 'http://example.org/'],
    ['mailto:jane@example.org', 'mailto:jane@example.org'],
    ['tel:+4670123', 'tel:+4670123'],
    ['https://exämple.org/ü', 'https://xn--exmple-cua.org/%C3%BC'],
    [' https://example.org ', 'https://example.org/'],
  ])('accepts %s', (given, expected) => {
    expect(safeHref(given)).toBe(expected);
  });

  it('returns the same address for non-ASCII letters each time', () => {
    const address = 'https://exämple.org/ü';
    const answers = new Set(Array.from({ length: 20_000 }, () => safeHref(address)));
    expect([...answers]).toEqual(['https://xn--exmple-cua.org/%C3%BC']);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'vbscript:x',
    'example.org',
    'https://',
    '',
  ])('refuses %s', (given) => {
    expect(safeHref(given)).toBe('');
  });
});

describe('printedLink', () => {
  it.each([
    ['', 'https://www.example.org/', 'example.org'],
    ['example.org', 'https://example.org', 'example.org'],
    ['Portfolio', 'https://example.org/pieces/', 'Portfolio: example.org/pieces'],
    ['Portfolio', '', 'Portfolio'],
    ['', 'javascript:alert(1)', 'javascript:alert(1)'],
    ['', '', ''],
  ])('prints label "%s" with %s as "%s"', (label, href, expected) => {
    expect(printedLink({ label, href }).text).toBe(expected);
  });

  it('has no link for an unsafe address', () => {
    expect(printedLink({ label: '', href: 'javascript:alert(1)' }).href).toBe('');
  });
});
