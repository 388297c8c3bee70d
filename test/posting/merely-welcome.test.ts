import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import { tracePosting } from '../../src/posting/trace/trace-posting.ts';
import { classesIn, yardHand } from '../support/yard-hand.ts';

const read = (item: string) => readPosting(standardLexicon(), yardHand(item));

const licenses = ['Forklift licence', "Driver's license", 'RN license', 'SIA licence'];

describe.each(licenses)('a license that is merely welcome: %s', (license) => {
  const firstWord = license.split(' ')[0] ?? '';

  it.each([
    'X is nice to have',
    'X (nice to have)',
    'X is optional',
    'X welcome',
    'X is a bonus',
    'X, ideally',
    'Ideally X',
    'Preferably a X',
    'If you have a X, even better',
    'X gets you an extra $1/hr',
    'X (extra $1/hr)',
  ])('is nice to have and caps no score: %s', (wording) => {
    const found = read(wording.replace('X', license));
    expect(classesIn(found)).toMatchObject({ [firstWord]: 'nice' });
    expect(found.knockouts).toEqual([]);
  });

  it.each([
    'X',
    'X is required',
    'X or willing to obtain one within six months',
    'X, ideally without points',
    'X and preferably your own car',
    'X, clean record, dog handling preferred',
    'X and a helpful manner',
  ])('is required where something else is welcome: %s', (wording) => {
    const found = read(wording.replace('X', license));
    expect(classesIn(found)).toMatchObject({ [firstWord]: 'must' });
    expect(found.knockouts).toHaveLength(1);
  });
});

it('the trace says why it is nice to have', () => {
  const { lines } = tracePosting(standardLexicon(), yardHand('Ideally a forklift licence'));
  const span = lines.flatMap(({ spans }) => spans).find(({ text }) => text === 'forklift licence');
  expect(span).toMatchObject({ label: 'nice', outcome: 'asked' });
  expect(span?.decided_by[0]).toEqual({ name: 'the clause only calls it welcome', weight: null });
});

const german = (item: string) =>
  readPosting(standardLexicon(), {
    jobDescription: `Fahrer (m/w/d)

Holz Pelikan ist ein Familienbetrieb mit neun Leuten in Passau.

Das erwartet dich:
- Bretter und Balken ausliefern
- Lkw be- und entladen

Das solltest du mitbringen:
- 2 Jahre Fahrpraxis
- ${item}
- Freundlicher Umgang mit Kunden

Wir bieten:
- 30 Tage Urlaub`,
    companyName: 'Holz Pelikan',
    position: 'Fahrer',
  }).knockouts.length;

describe('a German license', () => {
  it.each([
    'Staplerschein wäre super',
    'Staplerschein von Vorteil',
    'Idealerweise Staplerschein',
    'Führerschein Klasse CE bringt dir 2,50 € mehr pro Stunde',
    'Mit Staplerschein zahlen wir 1 € mehr',
  ])('caps no score if it is merely welcome: %s', (item) => expect(german(item)).toBe(0));

  it.each([
    'Führerschein Klasse B',
    'Führerschein Klasse B, BE wäre super',
    'Führerschein Klasse B, idealerweise BE',
    'Führerschein Klasse B oder Bereitschaft, ihn zu erwerben',
  ])('is required where something else is welcome: %s', (item) => expect(german(item)).toBe(1));
});
