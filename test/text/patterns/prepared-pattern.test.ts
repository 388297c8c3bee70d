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

describe('a prepared pattern', () => {
  test.each(written)('%s finds in any text what the pattern itself finds', (source) => {
    const pattern = preparedPattern(source);
    const plain = new RegExp(source, 'u');
    const telling = fc.constantFrom(...'aZz09 ()[],.+#-p\\éÄ中文 pas sans 12');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: telling })), (text) => {
        expect(pattern.exec(text)).toEqual(plain.exec(text));
        expect(pattern.test(text)).toBe(plain.test(text));
      }),
    );
  });

  test('keeps the flags that it was given', () => {
    const found = (text: string) => text.match(preparedPattern(String.raw`(?<=\s)\p{Ll}+`, 'giu').for(text));
    expect(found('one Two THREE')).toEqual(['Two', 'THREE']);
    expect(found('une Idée ÉTÉ')).toEqual(['Idée', 'ÉTÉ']);
  });

  test('a character class without an ASCII equivalent is refused', () => {
    const pattern = preparedPattern(String.raw`\p{P}`);
    expect(() => pattern.test('plain')).toThrow('\\p{P} has no ASCII equivalent');
  });
});
