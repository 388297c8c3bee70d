import { describe, expect, it, test } from 'vitest';
import { termKey } from '../../src/text/tokenize.ts';
import { americanSpelling } from '../../src/text/word-key.ts';

describe('americanSpelling', () => {
  test.each([
    ['behavioural', 'behavioral'],
    ['colour', 'color'],
    ['counselling', 'counseling'],
    ['fulfilment', 'fulfillment'],
    ['haemorrhage', 'hemorrhage'],
    ['kilometre', 'kilometer'],
    ['licence', 'license'],
    ['optimising', 'optimizing'],
    ['orthopaedic', 'orthopedic'],
    ['paediatrics', 'pediatrics'],
    ['standardise', 'standardize'],
    ['sterilisation', 'sterilization'],
    ['tyre', 'tire'],
  ])('%s is %s', (british, american) => {
    expect(americanSpelling(british)).toBe(american);
    expect(americanSpelling(american)).toBe(american);
  });

  it.each([
    'advertise',
    'cheque',
    'exercise',
    'expertise',
    'franchise',
    'hour',
    'merchandise',
    'promise',
    'supervise',
  ])('leaves %s as both write it', (word) => {
    expect(americanSpelling(word)).toBe(word);
  });

  it('makes one key of both, in either number', () => {
    expect(termKey('Paediatric Counsellors')).toBe(termKey('pediatric counselor'));
    expect(termKey('programmes')).toBe(termKey('program'));
  });
});
