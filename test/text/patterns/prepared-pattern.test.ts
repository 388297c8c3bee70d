import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { preparedPattern } from '../../../src/text/patterns/prepared-pattern.ts';

const written = [
  String.raw`^\p{Lu}\p{Ll}{2,}`,
  String.raw`[^\p{L}\p{N}+#]`,
  String.raw`(?<!\p{L})(?:pas|sans|aucune?)(?!\p{L})`,
  String.raw`\p{L}.*[\p{Lu}+#]|\p{L}\p{N}|\p{N}\p{L}`,
  String.raw`[(（[][^()（）[\]]*[)）\]]|,\s*\p{L}[^\d]*`,
  String.raw`(?<![\d\p{Script=Latin}]|\d[.,])\d{1,2}(?![\p{Script=Latin}])`,
  String.raw`^[\p{Script=Han}\p{L}\p{N}+#.\s-]{2,12}$`,
  String.raw`\\p{2}|\[\p{L}`,
];

const inAnyCase = [
  String.raw`^(?:Ab|[A-Z]{2})\s?(?<Rest>\p{L}+)`,
  String.raw`\bA\b|\Bz`,
  String.raw`[À-ÿ]\d`,
  String.raw`[^a-z\s]b`,
  '[b–—-]|[-A]z|x-[AB]',
  '[:-_]a|[ -Z]b',
  String.raw`\x41\.|\u{42}$`,
  String.raw`(?<![\p{L}\p{N}])É(?!\p{L})`,
  String.raw`(\p{L})\1`,
  String.raw`^[^\p{L}]*\p{Script=Han}`,
  String.raw`ß\S|ä\W`,
];

describe('a prepared pattern', () => {
  test.each(written)('%s finds in any text what the pattern itself finds', (source) => {
    const pattern = preparedPattern(source);
    const plain = new RegExp(source, 'u');
    const character = fc.constantFrom(...'aZz09 ()[],.+#-p\\éÄ中文 pas sans 12');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: character })), (text) => {
        expect(pattern.exec(text)).toEqual(plain.exec(text));
        expect(pattern.test(text)).toBe(plain.test(text));
      }),
    );
  });

  test.each(inAnyCase)('%s finds in any case what the pattern itself finds', (source) => {
    const plain = new RegExp(source, 'iu');
    const character = fc.constantFrom(...'aAbBzZ09 ()[].-éÉÄäßẞÀÿ×÷İK中文');
    fc.assert(
      fc.property(fc.array(fc.string({ unit: character })), (texts) => {
        const pattern = preparedPattern(source, 'iu');
        // The first match compiles the pattern itself.
        for (const text of texts) {
          expect(pattern.test(text)).toBe(plain.test(text));
          expect(pattern.exec(text)).toEqual(plain.exec(text));
        }
      }),
    );
  });

  test('keeps the flags that it was given', () => {
    const found = (text: string) => text.match(preparedPattern(String.raw`(?<=\s)\p{Ll}+`, 'giu').regExp);
    expect(found('one Two THREE')).toEqual(['Two', 'THREE']);
    expect(found('une Idée ÉTÉ')).toEqual(['Idée', 'ÉTÉ']);
  });
});

describe('the ranges of a class', () => {
  const classes = ['L', 'Lu', 'Ll', 'N', 'Script=Han', 'Script=Latin'].map((name) => String.raw`\p{${name}}`);
  /** Latin up to `ſ`, modern Greek, Russian, kana and the characters of Chinese. */
  const exactBlocks: readonly (readonly [first: number, last: number])[] = [
    [0x00, 0x17f],
    [0x386, 0x3ce],
    [0x410, 0x451],
    [0x3040, 0x30ff],
    [0x3400, 0x9fff],
    [0xff10, 0xff5a],
  ];

  test.each(classes)('%s are exact for the scripts of our languages', (source) => {
    const own = new RegExp(source, 'u');
    const pattern = preparedPattern(source);
    const assigned = /\P{Cn}/u;
    const different = exactBlocks.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).filter(
        (character) => assigned.test(character) && own.test(character) !== pattern.test(character),
      ),
    );
    expect(different).toEqual([]);
  });

  test('letters of every script are letters', () => {
    const letter = preparedPattern(String.raw`^\p{L}+$`);
    for (const word of [
      'שלום',
      'مرحبا',
      'नमस्ते',
      'สวัสดี',
      '안녕',
      'გამარჯობა',
      'Ødegård',
      'Nguyễn',
      'ﬁnal',
      '𠮷',
    ])
      expect(letter.test(word), word).toBe(true);
    for (const sign of ['’', '—', '•', '\uf0b7', '™', '😀', '×', '÷', '、', '。', '％'])
      expect(letter.test(sign), sign).toBe(false);
  });

  test.each(['Nguyễn', 'Ștefan', 'Łuczak', 'Ґалина', 'STRAẞE'])('%s begins with a capital letter', (name) => {
    expect(preparedPattern(String.raw`^\p{Lu}[\p{Ll}\p{Lu}]+$`).test(name)).toBe(true);
  });

  test('no letter is both a capital and a small one, or a white space', () => {
    const both = preparedPattern(String.raw`^(?=\p{Lu})(?:\p{Ll}|\s)|^(?=\p{L})[\s\p{P}]`);
    const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code));
    expect(characters.filter((character) => both.test(character) && !/\p{P}/u.test(character))).toEqual([]);
  });
});
