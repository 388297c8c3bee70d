import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemIdPattern, Link } from '../../../src/contract/resume/resume-document.ts';
import { isItemId, itemId } from '../../../src/documents/resume-document/document-parts.ts';
import { isEmail, linkTo } from '../../../src/documents/resume-document/link.ts';
import { anyCharacter } from '../../support/any-character.ts';

describe('itemId', () => {
  it('is valid for Reactive Resume and depends only on path and text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: anyCharacter }), (path, text) => {
        expect(itemId(path, text)).toMatch(new RegExp(itemIdPattern));
        expect(itemId(path, text)).toBe(itemId(path, text));
      }),
    );
  });

  it('differs by path and by text', () => {
    const ids = [
      itemId('work[0]', 'a'),
      itemId('work[1]', 'a'),
      itemId('work[0]', 'b'),
      itemId('work[0]\na', ''),
    ];
    expect(new Set(ids).size).toBe(4);
  });

  it.each([
    ['cm3x0yk7c0001v8l5h2f9q1a', true],
    ['0m3x0yk7c0001v8l5h2f9q1a', false],
    ['b5c1a1de-7a4f-4c62-9d3e-1f2a3b4c5d6e', false],
    [7, false],
  ])('isItemId accepts %s: %s', (id, expected) => {
    expect(isItemId(id)).toBe(expected);
  });
});

describe('linkTo', () => {
  it('makes a valid link from any text without losing it', () => {
    const address = fc.oneof(fc.webUrl(), fc.domain(), fc.string(), fc.string({ unit: anyCharacter }));
    fc.assert(
      fc.property(address, (text) => {
        const link = linkTo(text);
        expect(Link.parse(link)).toEqual(link);
        if (/[a-z0-9]/i.test(text)) expect(link.href + link.label).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'vbscript:x', 'ftp://x.example'])(
    'never links %s',
    (address) => {
      expect(linkTo(address)).toEqual({ href: '', label: address });
    },
  );
});

it.each(['index-de.html', 'cv_2.PDF', 'me.docx#page2', 'page.php?id=3'])(
  'does not link the file name %s',
  (name) => {
    expect(linkTo(name)).toEqual({ href: '', label: name });
  },
);

it.each(['readme.md', 'bread.zip', 'bakery.example/index.html', 'bakery.example'])(
  'links the host in %s',
  (address) => {
    expect(linkTo(address)).toEqual({ href: `https://${address}`, label: '' });
  },
);

it.each([
  ['ana@example.com', true],
  ['ana@example', false],
  ['', false],
  ['ana example.com', false],
])('isEmail accepts %j: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
