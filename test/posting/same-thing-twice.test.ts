import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';
import type { Mention } from '../../src/posting/requirements/mentions.ts';
import { mergeMentions } from '../../src/posting/requirements/merge-mentions.ts';
import type { Language } from '../../src/text/language.ts';

const asked = (term: string, over: Partial<Mention> = {}): Mention => ({
  term,
  class: 'must',
  alternatives: [term],
  kind: 'skill',
  source: { section: 'requirements', start: 0, end: term.length },
  probability: 0.8,
  reason: '',
  ...over,
});
const choice = (term: string, ...alternatives: string[]): Mention => asked(term, { alternatives });
const task = (term: string): Mention => asked(term, { class: 'responsibility' });

function merged(mentions: readonly Mention[], language: Language = 'en') {
  return mergeMentions(standardLexicon(), mentions, { position: '', language });
}

function termsOf(mentions: readonly Mention[], language: Language = 'en'): string[] {
  return merged(mentions, language).map(({ term }) => term);
}

describe('an enumeration', () => {
  it.each([
    [['Segelnähte', 'Mast-Reparaturen', 'Segelnähte und Reparaturen'], 'de'],
    [['voiles', 'contrôle de coques', 'voiles et coques'], 'fr'],
    [['sail repairs', 'hull tests', 'sail repairs and tests'], 'en'],
  ] as const)('of what is asked for is left out: %j', (terms, language) => {
    expect(termsOf(terms.map(task), language)).toEqual(terms.slice(0, 2));
  });

  it.each([
    [['Segelnähte', 'Segelnähte und Reparaturen'], 'de'],
    [['sail repairs', 'hulls', 'sail repairs and rents'], 'en'],
  ] as const)('of something else as well is kept: %j', (terms, language) => {
    expect(termsOf(terms.map(task), language)).toEqual(terms);
  });
});

describe('a choice', () => {
  it('is left out beside all that it names', () => {
    const mentions = [asked('oakum'), asked('hemp'), choice('oakum or hemp', 'oakum', 'hemp')];
    expect(termsOf(mentions)).toEqual(['oakum', 'hemp']);
  });

  it('is kept beside one of them, or beside weaker ones', () => {
    const both = choice('oakum or hemp', 'oakum', 'hemp');
    expect(termsOf([asked('oakum'), both])).toEqual(['oakum', 'oakum or hemp']);
    expect(termsOf([task('oakum'), task('hemp'), both])).toEqual(['oakum', 'hemp', 'oakum or hemp']);
  });

  it('of two with a slash between them is the other one', () => {
    const pair = choice('oakum / hemp', 'oakum', 'hemp');
    expect(termsOf([asked('oakum'), pair])).toEqual(['oakum', 'hemp']);
    expect(termsOf([pair, asked('hemp'), task('oakum')])).toEqual(['hemp', 'oakum']);
  });

  it('is kept beside a license, a doubtful one, and one asked for less strongly', () => {
    const license = asked('oakum/hemp', { alternatives: ['oakum', 'hemp'], kind: 'licence' });
    expect(termsOf([asked('oakum', { kind: 'licence' }), license])).toEqual(['oakum', 'oakum/hemp']);
    const pair = choice('oakum/hemp', 'oakum', 'hemp');
    expect(termsOf([asked('oakum', { probability: 0.5 }), pair])).toEqual(['oakum', 'oakum/hemp']);
    expect(termsOf([task('oakum'), pair])).toEqual(['oakum', 'oakum/hemp']);
  });

  it('is not made of a list because its last two have a slash', () => {
    const text = 'Requirements:\n- Experience with Git, Docker, Jest/Mocha';
    const { requirements } = readByRules(standardLexicon(), {
      jobDescription: text,
      companyName: '',
      position: '',
    });
    expect(requirements.map(({ alternatives }) => alternatives)).toEqual([
      ['Git'],
      ['Docker'],
      ['Jest', 'Mocha'],
    ]);
  });

  it('is made of a list that ends with "or"', () => {
    const text = 'Requirements:\n- Experience with Git, Docker or Jest';
    const { requirements } = readByRules(standardLexicon(), {
      jobDescription: text,
      companyName: '',
      position: '',
    });
    expect(requirements.map(({ alternatives }) => alternatives)).toEqual([['Git', 'Docker', 'Jest']]);
  });
});

describe('the same words', () => {
  it.each([
    [['analyse de courants', 'analyse des courants'], 'fr', 1],
    [['mending of sails', 'sail mending'], 'en', 1],
    [['Reparatur von Segeln', 'Segeln'], 'de', 1],
    [['gestion des voiles', 'voiles'], 'fr', 1],
    [['control de velas', 'velas'], 'es', 1],
    [['plan des voiles', 'voiles'], 'fr', 2],
    [['Reparatur von alten Segeln', 'Segeln'], 'de', 2],
    [['control de velas', 'anclas'], 'es', 2],
  ] as const)('%j in %s are %d', (terms, language, count) => {
    expect(termsOf(terms.map(task), language)).toHaveLength(count);
  });

  it('keep the name that a resume is searched for by', () => {
    const [only] = merged([task('gestion des Python'), asked('Python')], 'fr');
    expect(only).toMatchObject({ term: 'Python', alternatives: ['Python'], class: 'must' });
    expect(only?.alsoWritten).toEqual(['gestion des Python']);
  });
});
