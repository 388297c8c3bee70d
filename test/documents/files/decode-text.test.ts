import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../src/documents/files/decode-text.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
/** `大学`, `工作`, `公司`, `电话` and commas, in the encoding of Chinese Windows systems. */
const chinese = Buffer.from('b4f3d1a7a3acb9a4d7f7a3acb9abcbbea3acb5e7bbb0', 'hex');

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from('Müller 求人'), 'Müller 求人'],
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFMüller'), 'Müller'],
    ['little-endian UTF-16', Buffer.from('\uFEFFMüller 求人', 'utf16le'), 'Müller 求人'],
    ['big-endian UTF-16', Buffer.from('\uFEFFMüller', 'utf16le').swap16(), 'Müller'],
    [
      'the declaration of a page',
      latin('<html><meta charset="iso-8859-2">\xb3ód'),
      '<html><meta charset="iso-8859-2">łód',
    ],
    [
      'the declaration of an XML file',
      latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>'),
      '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>',
    ],
    // A wrong declaration is ignored if the text is UTF-8.
    [
      'UTF-8 despite another declaration',
      Buffer.from('<meta charset="latin1">é'),
      '<meta charset="latin1">é',
    ],
  ])('recognizes %s', (_, bytes, text) => {
    expect(decodeText(bytes)).toEqual({ text, guessed: null });
  });

  it.each([
    ['Maël Lefèvre, né à Nîmes', 'Maël Lefèvre, né à Nîmes'],
    ['Größe: sechs Köche', 'Größe: sechs Köche'],
    ['\x93Head\x94 of kitchen \x96 12 people, \x80 5', '“Head” of kitchen – 12 people, € 5'],
    ['L\xe9a', 'Léa'],
  ])('guesses an old Windows encoding: %s', (written, text) => {
    expect(decodeText(latin(written))).toEqual({ text, guessed: 'windows-1252' });
  });

  it('guesses the encoding of Chinese Windows systems', () => {
    expect(decodeText(chinese)).toEqual({ text: '大学，工作，公司，电话', guessed: 'gb18030' });
  });

  it.each([
    ['Polish text in a Windows encoding', latin('Wroc\xb3aw, pomoc kuchenna')],
    ['Russian text in a Windows encoding', Buffer.from('cff0eee4e0e2e5f620ecdbEBE0', 'hex')],
    ['an image', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
    ['other bytes', Buffer.from([1, 2, 3, 0xfe])],
  ])('returns null for %s', (_, bytes) => {
    expect(decodeText(bytes)).toBeNull();
  });
});
