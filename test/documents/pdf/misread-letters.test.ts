import { expect, test } from 'vitest';
import { areMisread, asMeant } from '../../../src/documents/pdf/misread-letters.ts';

/** What a reader shows that takes the codes of Windows-1252 for those of Mac OS Roman. */
const shown = (text: string): string =>
  new TextDecoder('macintosh').decode(
    Uint8Array.from(text, (letter) => (letter === '–' ? 0x96 : letter.charCodeAt(0))),
  );

test.each([
  ['German', 'Verkäuferin für Möbel, Straße, geprüft – Kündigung'],
  ['French', 'expérience, création, très, généré'],
  ['Spanish', 'gestión, compañía, atención, técnico'],
])('the letters of %s are read as they were meant', (_language, text) => {
  const misread = shown(text);
  expect(misread).not.toBe(text);
  expect(areMisread([misread])).toBe(true);
  expect(asMeant(misread)).toBe(text);
});

test.each([
  ['right letters', ['Verkäuferin für Möbel, geprüft, Kündigung']],
  ['one misread among right ones', ['Verk‰uferin, f¸r, gepr¸ft, Kündigung']],
  ['too few to be sure', ['Verk‰uferin, f¸r']],
  ['capitals of names in the middle', ['McÉwan, LaÉcole, deÉtienne, McÉwan']],
  ['Chinese', ['负责采购与仓库']],
  ['Greek', ['Εμπειρία στην πώληση']],
])('%s stay', (_what, texts) => {
  expect(areMisread(texts)).toBe(false);
});
