import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../src/lexicon/languages/detect-language.ts';
import { proofreadingMessagesFor } from '../../src/messages/proofreading/proofreading-messages-for.ts';
import { writings } from './every-text.ts';

describe.each(writings)('the findings of proofread in %o', (one) => {
  const messages = proofreadingMessagesFor(one);

  it('are sentences in that language', () => {
    const { gap, overlap, weakOpening, oneWord, longLine, firstPerson, repeatedOpening, placeholder } =
      messages;
    const sentences = [
      ...[messages.missingEmail, messages.noJobs].flatMap(({ message, advice }) => [message, advice]),
      ...[gap.message(messages.duration(2, 0), 'A', 'B'), gap.advice],
      ...[overlap.message('A'), overlap.many(4, 5, 'A'), overlap.advice],
      ...[weakOpening.message('A'), weakOpening.many(3), weakOpening.advice],
      ...[oneWord.message, oneWord.many(3), oneWord.advice],
      ...[longLine.bullet(longLine.words(50)), longLine.paragraph(longLine.characters(130)), longLine.advice],
      ...[firstPerson.message('A'), firstPerson.many(3), firstPerson.advice],
      ...[repeatedOpening.message(4, 9, 'A'), repeatedOpening.advice],
      ...[placeholder.message('A'), placeholder.advice, messages.none],
      ...[messages.spelling.misspelled('A', 2), messages.spelling.didYouMean(['A', 'B'])],
    ];
    expect(sentences.filter((text) => !/[.?。？]$/.test(text))).toEqual([]);
    const others = sentences.map((text) => [detectLanguage(text), text]);
    expect(others.filter(([found]) => found !== one.language && found !== null)).toEqual([]);
  });
});

it.each([
  ['en', '1 year', '2 years and 3 months', '1 error, 0 warnings, 2 hints'],
  ['de', '1 Jahr', '2 Jahre und 3 Monate', '1 Fehler, 0 Warnungen, 2 Hinweise'],
  ['fr', '1 an', '2 ans et 3 mois', '1 erreur, 0 avertissement, 2 remarques'],
  ['es', '1 año', '2 años y 3 meses', '1 error, 0 advertencias, 2 sugerencias'],
  ['zh', '1年', '2年3个月', '1处错误，0处警告，2条建议'],
])('have the plural forms of %s', (language, one, several, counted) => {
  const { duration, counts } = proofreadingMessagesFor({ language });
  expect([duration(1, 0), duration(2, 3), counts(1, 0, 2)]).toEqual([one, several, counted]);
});

it('name the years of experience in the right case in German', () => {
  const { tooLong, tooShort } = proofreadingMessagesFor({ language: 'de' });
  expect(tooLong.message(3, 5)).toBe('Etwa 3 Seiten für 5 Jahre Erfahrung.');
  expect(tooShort.message(40, 5)).toBe('40 Wörter über Ihre Tätigkeiten, bei 5 Jahren Erfahrung.');
});

it.each([
  ['fr', 'CV\u00a0: 57 mots'],
  ['zh', 'CV：57 mots'],
  ['de', 'CV: 57 mots'],
] as const)('%s: a place has the colon of its language', (language, placeBefore) => {
  const { labeled } = proofreadingMessagesFor({ language, isTraditional: false });
  expect(labeled('CV', '57 mots')).toBe(placeBefore);
});
