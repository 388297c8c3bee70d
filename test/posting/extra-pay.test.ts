import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { cueOf } from '../../src/posting/cues/cues.ts';
import { readByRules, readPosting } from '../../src/posting/read-posting.ts';
import { classesIn, yardHand } from '../support/yard-hand.ts';

const readers = [
  ['the models', readPosting],
  ['the rules', readByRules],
] as const;

describe.each(readers)('read by %s, a thing for which the employer pays more', (_name, read) => {
  it.each([
    'Forklift licence gets you an extra £1/hr',
    'Forklift licence earns you another £1.50 an hour',
    'Forklift licence: £1/hr more',
    'Forklift licence (extra £1/hr)',
    'Forklift licence, which pays an extra £1/hr',
    'Higher pay if you hold a Forklift licence',
    'We pay more for a Forklift licence',
  ])('is nice to have: %s', (item) => {
    expect(classesIn(read(standardLexicon(), yardHand(item)))).toMatchObject({
      bookkeeping: 'must',
      Forklift: 'nice',
    });
  });

  it.each([
    'Forklift licence. Extra £1/hr for nights',
    'Forklift licence, and weekends get you an extra £1/hr',
  ])('is not what is named beside extra pay for hours: %s', (item) => {
    expect(classesIn(read(standardLexicon(), yardHand(item)))).toMatchObject({ Forklift: 'must' });
  });

  it('does not change the requirement before it', () => {
    const found = classesIn(read(standardLexicon(), yardHand('Forklift licence, extra £1/hr for Mandarin')));
    expect(found).toMatchObject({ Forklift: 'must', Mandarin: 'nice' });
  });
});

it('extra pay itself is not a requirement', () => {
  expect(
    classesIn(readPosting(standardLexicon(), yardHand('Extra pay for a Forklift licence'))),
  ).not.toHaveProperty('Extra');
});

describe('the cue of a sentence', () => {
  it.each([
    'Spanish earns you an additional $0.75 an hour',
    'Extra dollar an hour if you hold an OSHA 10 card',
    '+$1.50/hr for X-ray certification',
    'Your ServSafe certificate earns a higher rate',
    'Bilingual pay differential',
    'Führerschein Klasse CE bringt dir 2,50 € mehr pro Stunde',
    'Mit Staplerschein zahlen wir 1 € mehr',
    'Für den ADR-Schein gibt es eine Zulage',
    'Ein Schweißerschein wird extra vergütet',
    "Le CACES 3, c'est 1,50 € de plus de l'heure",
    'Prime pour le CACES',
    'Carnet C+E: 1 € más por hora',
    'Pagamos más si tienes carnet de carretillero',
    '持有电工证者另有补贴',
  ])('is nice to have if the employer pays more for a thing: %s', (sentence) => {
    expect(cueOf(sentence)).toBe('nice');
  });

  it.each([
    'Night shift pays an extra $2/hr',
    'Extra $1/hr on weekends',
    'We pay extra for Sundays',
    'An extra $500 for referrals',
    'We pay better than the yard next door',
    'Experience with extra care housing',
    'You handle payroll, extra pay and deductions',
    'You get an extra day of holiday for your birthday',
    '2 € mehr für Nachtarbeit',
    'Überstunden werden extra bezahlt',
    'Prime pour les dimanches',
    'Plus por nocturnidad',
    '夜班另有补贴',
  ])('is not nice to have if only hours pay more: %s', (sentence) => {
    expect(cueOf(sentence)).not.toBe('nice');
  });
});
