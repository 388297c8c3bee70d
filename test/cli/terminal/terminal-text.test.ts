import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shellWord, terminalSafe, terminalText } from '../../../src/cli/terminal/terminal-text.ts';
import { anyCharacter } from '../../support/any-character.ts';

describe('text for a terminal', () => {
  it.each([
    ['a color', '\u001b[31mred', '[31mred'],
    ['a title', '\u001b]0;owned\u0007', ']0;owned'],
    ['a return to overwrite the line', 'safe\rEVIL', 'safeEVIL'],
    ['an 8-bit control', 'a\u009b2Jb', 'a2Jb'],
    ['a reversed reading direction', 'gnp.\u202eexe', 'gnp.exe'],
    ['tabs and line feeds', 'a\tb\nc', 'a\tb\nc'],
    ['letters of every script', 'Zoë 李 🙂', 'Zoë 李 🙂'],
  ])('%s', (_name, text, safe) => {
    expect(terminalText(text)).toBe(safe);
  });

  it('leaves no control character in any text at any depth', () => {
    const isControl = (letter: string) => /\p{Cc}/u.test(letter) && letter !== '\t' && letter !== '\n';
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const { list } = terminalSafe({ list: [text, { deep: `\u001b[2J${text}` }] });
        const [shallow, { deep }] = list as [string, { deep: string }];
        expect([...shallow, ...deep].filter(isControl)).toEqual([]);
      }),
    );
  });
});

describe('a path in a command to copy', () => {
  it.each([
    ['/tmp/cv.md', false, '/tmp/cv.md'],
    ["/tmp/Ana's files/cv.md", false, "'/tmp/Ana'\\''s files/cv.md'"],
    ['/tmp/$(rm)', false, "'/tmp/$(rm)'"],
    ['C:\\Temp\\cv.md', true, 'C:\\Temp\\cv.md'],
    ['C:\\Ana Lo\\cv.md', true, '"C:\\Ana Lo\\cv.md"'],
  ])('%s is one word', (file, isWindows, word) => {
    expect(shellWord(file, isWindows)).toBe(word);
  });
});
