import { describe, expect, it } from 'vitest';
import { languageLevel, languageLevelAt } from '../../../src/lexicon/languages/language-level.ts';

describe('languageLevel', () => {
  it.each([
    ['C1', 5],
    ['German: B2/C1', 4],
    ['Native speaker', 7],
    ['Native or Bilingual', 7],
    ['Full professional proficiency', 5],
    ['Professional working proficiency', 4],
    ['Limited working proficiency', 3],
    ['Elementary', 2],
    ['fluent', 5],
    ['upper-intermediate', 4],
    ['pre-intermediate', 2],
    ['conversational', 3],
    ['near-native', 6],
    ['Muttersprache', 7],
    ['verhandlungssicher', 5],
    ['fließend in Wort und Schrift', 5],
    ['sehr gute Kenntnisse', 5],
    ['gute Kenntnisse', 4],
    ['Grundkenntnisse', 2],
    ['Langue maternelle', 7],
    ['courant', 5],
    ['niveau intermédiaire', 3],
    ['notions', 2],
    ['nativo', 7],
    ['nivel avanzado', 5],
    ['nivel intermedio', 3],
    ['básico', 2],
    ['母语', 7],
    ['流利', 5],
    ['基础', 2],
    ['Spanish', null],
    ['', null],
  ])('"%s" is %s', (text, level) => {
    expect(languageLevel(text)).toBe(level);
  });
});

describe('languageLevelAt', () => {
  it.each([
    ['Fluent German and basic English', 'German', 5],
    ['Fluent German and basic English', 'English', 2],
    ['Deutsch (C1) und Englisch (B2)', 'Deutsch', 5],
    ['Deutsch (C1) und Englisch (B2)', 'Englisch', 4],
    ['Anglais courant, allemand souhaité', 'Anglais', 5],
    ['Fluent in German and English', 'English', 5],
    ['English', 'English', null],
  ])('"%s" asks for %s at %s', (text, language, level) => {
    expect(languageLevelAt(text, text.indexOf(language))).toBe(level);
  });
});
