import { describe, expect, it } from 'vitest';
import { supportedLanguageOf } from '../../src/lexicon/languages/detect-language.ts';
import { splitSentences } from '../../src/text/split-sentences.ts';

describe('splitSentences', () => {
  const split = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

  it('ends a sentence at its stop, not at an abbreviation', () => {
    expect(split('You know tools, e.g. Jira. You write well.')).toEqual([
      'You know tools, e.g. Jira.',
      'You write well.',
    ]);
  });

  it('keeps the letter of an item in a list with what the item says', () => {
    expect(split('a. Kept the books. b. Prepared the accounts.')).toEqual([
      'a. Kept the books.',
      'b. Prepared the accounts.',
    ]);
  });

  it('goes on behind initials when what follows begins no sentence', () => {
    expect(split('Ads for A.C.M.E. (Association of Makers). Won a prize.')).toEqual([
      'Ads for A.C.M.E. (Association of Makers).',
      'Won a prize.',
    ]);
    expect(split('Sold in the U.S. market. Lived in the U.S. Then moved.')).toEqual([
      'Sold in the U.S. market.',
      'Lived in the U.S.',
      'Then moved.',
    ]);
  });

  it('ends a sentence at a semicolon, a line break and a Chinese stop', () => {
    expect(split('CPA required; MBA preferred\nSAP')).toEqual(['CPA required;', 'MBA preferred', 'SAP']);
    expect(split('熟悉Java；了解Kafka。')).toEqual(['熟悉Java；', '了解Kafka。']);
  });
});

const languages: readonly (readonly [string, string | null])[] = [
  ['You will work with the team on our platform and build services for customers', 'en'],
  ['Sie arbeiten mit dem Team an der Buchhaltung und erstellen die Abschlüsse für uns', 'de'],
  ['Vous travaillez avec les équipes dans notre service et vous assurez le suivi', 'fr'],
  ['Buscamos una persona para el equipo de contabilidad con experiencia en los cierres', 'es'],
  ['负责公司核心交易系统的后端开发，熟悉 Java', 'zh'],
  ['Order-to-Cash, Procure-to-Pay, SAP im Vertrieb', 'de'],
  ['SQL, Excel', null],
];

describe('supportedLanguageOf', () => {
  it.each(languages)('reads %s as %s', (text, language) => {
    expect(supportedLanguageOf(text)).toBe(language);
  });
});
