import { describe, expect, test } from 'vitest';
import type { AskedRequirement } from '../../../../../src/tailoring/posting/posting.ts';
import { doersOf } from '../../../../../src/tailoring/score/evidence/doing/doers-of.ts';
import { findDoer } from '../../../../../src/tailoring/score/evidence/doing/find-doer.ts';
import { readText } from '../../../../../src/tailoring/text/read-text.ts';

function asked(term: string, kind: AskedRequirement['kind'] = 'skill'): AskedRequirement {
  const source = { section: '', start: 0, end: term.length };
  return { id: 'r1', term, class: 'must', alternatives: [term], kind, source, reason: '' };
}

function toldBy(title: string, term: string): string | null {
  const read = readText(title);
  for (const doer of doersOf(asked(term))) {
    const range = findDoer(read, doer);
    if (range) return title.slice(range.start, range.end);
  }
  return null;
}

describe('a title tells what its holder does', () => {
  test.each([
    ['Bookkeeper', 'bookkeeping', 'Bookkeeper'],
    ['TIG Welder', 'welding', 'Welder'],
    ['Hotel Receptionist', 'reception', 'Receptionist'],
    ['Freelance Translator', 'translation', 'Translator'],
    ['Senior Data Analyst', 'data analysis', 'Data Analyst'],
    ['Key Account Manager', 'account management', 'Account Manager'],
    ['Network and Systems Administrator', 'network administration', 'Network and Systems Administrator'],
    ['Chemist', 'chemistry', 'Chemist'],
    ['Projektleiterin Tiefbau', 'Projektleitung', 'Projektleiterin'],
    ['Strategischer Einkäufer', 'Einkauf', 'Einkäufer'],
    ['Traductrice', 'traduction', 'Traductrice'],
    ['Gestionnaire de projets', 'gestion de projet', 'Gestionnaire de projets'],
    ['Fontanero', 'fontanería', 'Fontanero'],
  ])('%s: %s', (title, term, quote) => {
    expect(toldBy(title, term)).toBe(quote);
  });

  test.each([
    ['Assistant to the Project Manager', 'project management'],
    ['Sales Manager', 'project management'],
    ['Account Manager', 'management'],
    ['Train Driver', 'training'],
    ['Police Officer', 'policy'],
    ['Data Entry Clerk', 'data analysis'],
  ])('%s: not %s', (title, term) => {
    expect(toldBy(title, term)).toBeNull();
  });

  test('a paper is held and not done', () => {
    expect(doersOf(asked('welding', 'certificate'))).toEqual([]);
  });
});
