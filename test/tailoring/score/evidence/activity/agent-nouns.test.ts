import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../../../src/lexicon/lexicon.ts';
import { readText } from '../../../../../src/lexicon/read-text.ts';
import type { AskedRequirement } from '../../../../../src/posting/posting.ts';
import {
  agentNounsOf,
  findAgentNoun,
  findStatedAgentNoun,
} from '../../../../../src/tailoring/score/evidence/activity/agent-nouns.ts';

function asked(term: string, kind: AskedRequirement['kind'] = 'skill'): AskedRequirement {
  const source = { section: '', start: 0, end: term.length };
  return { id: 'r1', term, class: 'must', alternatives: [term], kind, source, probability: 1, reason: '' };
}

function toldBy(title: string, term: string): string | null {
  const read = readText(standardLexicon(), title);
  for (const agentNoun of agentNounsOf(standardLexicon(), asked(term))) {
    const range = findAgentNoun(read, agentNoun);
    if (range) return title.slice(range.start, range.end);
  }
  return null;
}

describe('a title shows the activity of its holder', () => {
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

  test('a credential is not shown by a title', () => {
    expect(agentNounsOf(standardLexicon(), asked('welding', 'certificate'))).toEqual([]);
  });
});

function saidBy(text: string, term: string): string | null {
  const read = readText(standardLexicon(), text);
  const [range] = agentNounsOf(standardLexicon(), asked(term)).flatMap(
    (agentNoun) => findStatedAgentNoun(read, agentNoun) ?? [],
  );
  return range === undefined ? null : text.slice(range.start, range.end);
}

describe('a sentence about serving in a role shows its activity', () => {
  test.each([
    ['Acted as interim project manager for the move', 'project management', 'project manager'],
    ['Worked part-time as a translator', 'translation', 'translator'],
    ['Mentor to four juniors', 'mentoring', 'Mentor'],
    ['Lead trainer for the new hires; wrote the handbook', 'training', 'trainer'],
    ['Als Projektleiterin tätig', 'Projektleitung', null],
    ['Gearbeitet als Projektleiterin', 'Projektleitung', 'Projektleiterin'],
  ])('%s: %s', (text, term, quote) => {
    expect(saidBy(text, term)).toBe(quote);
  });

  test.each([
    ['Reported to the project manager', 'project management'],
    ['Acted as assistant to the project manager', 'project management'],
    ['Worked as well as the project manager', 'project management'],
    ['Wrote letters for translators', 'translation'],
    ['Trainer shoes sold to members', 'training'],
  ])('%s: not %s', (text, term) => {
    expect(saidBy(text, term)).toBeNull();
  });
});
