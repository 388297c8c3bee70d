import { describe, expect, it } from 'vitest';
import { decodePage } from '../../../src/documents/posting/decode-page.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

describe('decodePage', () => {
  it.each([
    ['the server', latin('Müller'), 'text/html; charset=ISO-8859-1', 'Müller'],
    ['the server, in quotes', latin('Müller'), 'text/html; charset="windows-1252"', 'Müller'],
    ['the page', latin('<meta charset=iso-8859-1>Müller'), 'text/html', '<meta charset=iso-8859-1>Müller'],
    [
      'the page, in the old form',
      latin('<meta http-equiv="Content-Type" content="text/html; charset=latin1">ä'),
      '',
      '<meta http-equiv="Content-Type" content="text/html; charset=latin1">ä',
    ],
    ['its byte order mark', Buffer.from('\uFEFFMüller', 'utf16le'), 'text/html; charset=utf-8', 'Müller'],
    ['a page in Shift_JIS', Buffer.from([0x8b, 0x81, 0x90, 0x6c]), 'text/html; charset=shift_jis', '求人'],
    ['nothing, as UTF-8', Buffer.from('求人'), '', '求人'],
    ['nothing, as another encoding', latin('Müller'), '', 'Müller'],
    ['an unknown encoding', Buffer.from('Müller'), 'text/html; charset=klingon', 'Müller'],
  ])('uses the encoding named by %s', (_who, bytes, contentType, text) => {
    expect(decodePage(bytes, contentType)).toBe(text);
  });
});
