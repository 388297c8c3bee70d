import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { cueOf } from '../../src/posting/cues/cues.ts';
import { readByRules, readPosting } from '../../src/posting/read-posting.ts';
import { classesIn, yardHand } from '../support/yard-hand.ts';

describe('what others need not do says nothing of the reader', () => {
  it.each([
    "Take X-rays and fill in charts so that our dentists don't have to",
    'Answer the phones so the nurses do not need to leave their patients',
    'Prepare invoices, which means that our drivers don’t have to',
    'Plan the rounds so the crew can load without having to wait',
    'Röntgenaufnahmen anfertigen, damit unsere Ärzte das nicht machen müssen',
    'Rechnungen schreiben, damit sich die Fahrer nicht darum kümmern müssen',
    "Préparer les factures pour que nos chauffeurs n'aient pas besoin de le faire",
    'Preparar facturas para que los conductores no necesiten hacerlo',
    '负责开具发票，让司机无需处理',
  ])('has no cue: %s', (sentence) => {
    expect(cueOf(sentence)).toBeNull();
  });

  it.each([
    "We handle the paperwork, so that you don't have to",
    'We teach you everything, so no experience is needed',
    "Our crew does the welding, so candidates don't need to weld",
    'Wir lernen dich an, sodass keine Vorkenntnisse nötig sind',
    'Nous vous formons, aucune expérience exigée',
    'Te formamos para que no necesites experiencia, no es necesario saber soldar',
    '我们提供培训，让你无需经验',
  ])('what the reader need not do is denied: %s', (sentence) => {
    expect(cueOf(sentence)).toBe('negated');
  });

  it.each([
    "You must know Excel, so that our drivers don't have to",
    'Excel is required so the nurses do not need to ask',
  ])('what is required stays required: %s', (sentence) => {
    expect(cueOf(sentence)).toBe('must');
  });
});

it.each([
  ['the models', readPosting],
  ['the rules', readByRules],
])('%s read what comes before it', (_name, read) => {
  const found = classesIn(read(standardLexicon(), yardHand("Excel, so that our drivers don't have to wait")));
  expect(found).toMatchObject({ Excel: 'must' });
});
