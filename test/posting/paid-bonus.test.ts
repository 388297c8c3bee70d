import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { cueOf } from '../../src/posting/cues/cues.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import { classesIn, yardHand } from '../support/yard-hand.ts';

describe('a bonus in money makes nothing nice to have', () => {
  it.each([
    'Forklift licence, $500 bonus after 90 days',
    'Forklift licence; a $1,000 sign-on bonus is paid',
    'Forklift licence, with a Christmas bonus',
    'Forklift licence and a bonus of 5%',
    'Staplerschein, 500 € Bonus nach 90 Tagen',
    'Staplerschein; Bonus von 500 € nach der Probezeit',
    'CACES 3, bonus de 500 € après 90 jours',
    'CACES 3, bonus annuel',
    'Carnet de carretillero, plus de nocturnidad',
  ])('%s', (sentence) => {
    expect(cueOf(sentence)).not.toBe('nice');
  });

  it.each([
    'Forklift licence is a bonus',
    'A forklift licence would be a bonus',
    'Bonus: forklift licence',
    'Bonus points for a forklift licence',
    '$500 bonus for a forklift licence',
    'Ein Staplerschein ist ein Bonus',
    'Le CACES 3 serait un plus',
    'Carnet de carretillero, un plus',
    'A $500 bonus is paid, and a forklift licence is a plus',
  ])('a thing that is a bonus is nice to have: %s', (sentence) => {
    expect(cueOf(sentence)).toBe('nice');
  });
});

it('the thing beside a paid bonus is required, and the bonus is not', () => {
  const found = classesIn(
    readPosting(standardLexicon(), yardHand('Forklift licence, with a Christmas bonus')),
  );
  expect(found).toMatchObject({ Forklift: 'must' });
  expect(found).not.toHaveProperty('Christmas');
});
