import { describe, expect, it, test } from 'vitest';
import { findTerms } from '../../src/lexicon/find-terms.ts';
import { broaderOf, canonical, kindOf, professionOf, standardLexicon } from '../../src/lexicon/lexicon.ts';
import { relatedFamilies, withRelated } from '../../src/lexicon/titles/families.ts';
import { termKey, tokenize } from '../../src/text/tokenize.ts';
import { readFamilies } from '../../tools/lexicon/read-lexicon.ts';
import { Guard, readTable } from '../../tools/lexicon/tables.ts';
import { droppedWords } from './dropped-words.ts';
import { everydayWords } from './everyday-words.ts';
import { implications, professions, rows, rowsOf } from './rows.ts';

const roleFamilies = readFamilies();

const spellings = rows.flatMap((row) => row.spellings);
const found = (text: string) =>
  findTerms(standardLexicon(), text, tokenize(text)).map(({ term }) => term.canonical);

function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}

describe('every entry', () => {
  it('is found by each of its spellings, written alone as in a list of skills', () => {
    const lost = rows.flatMap((row) => row.spellings.filter((text) => !found(text).includes(row.canonical)));
    expect(lost).toEqual([]);
  });

  it('is known by each of its spellings, with its kind and its profession', () => {
    const strays = professions.flatMap((table) =>
      rowsOf(table).flatMap(({ kind, spellings: own }) =>
        own.filter(
          (text) =>
            canonical(standardLexicon(), text) !== own[0] ||
            kindOf(standardLexicon(), text) !== kind ||
            professionOf(standardLexicon(), text) !== table.profession,
        ),
      ),
    );
    expect(strays).toEqual([]);
  });

  it('stands under a profession that has a name of its own', () => {
    const names = professions.map(({ profession }) => profession);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('aliases', () => {
  it('are never broader: what a shorter form leaves out is on the reviewed list', () => {
    const broader = rows.flatMap(({ spellings: own }) => {
      const keys = own.map(termKey);
      return keys.flatMap((short) =>
        keys
          .filter((long) => long.endsWith(` ${short}`) && !droppedWords.has(long.slice(0, -short.length - 1)))
          .map((long) => `${short} < ${long}`),
      );
    });
    expect(broader).toEqual([]);
  });

  it('never name what their own term implies', () => {
    const hypernyms = professions.flatMap(implications).flatMap(({ term, broader }) => {
      const own = rows.find((row) => row.spellings.includes(term))?.spellings ?? [];
      return broader.filter((name) => own.some((text) => termKey(text) === termKey(name)));
    });
    expect(hypernyms).toEqual([]);
  });
});

describe('implications', () => {
  it('name every term by the spelling that stands for it', () => {
    const named = professions.flatMap(implications).flatMap(({ term, broader }) => [term, ...broader]);
    expect(named.filter((name) => canonical(standardLexicon(), name) !== name)).toEqual([]);
  });

  it('stand in the table of the term that implies', () => {
    const away = professions.flatMap((table) =>
      implications(table).filter(({ term }) => professionOf(standardLexicon(), term) !== table.profession),
    );
    expect(away.map(({ term }) => term)).toEqual([]);
  });

  it('say a thing once: nothing twice in one line', () => {
    const twice = professions
      .flatMap(implications)
      .filter(({ broader }) => new Set(broader).size < broader.length);
    expect(twice).toEqual([]);
  });

  it.each([
    ['CyberArk', 'privileged access management'],
    ['GWO', 'wind energy'],
    ['Bobath', 'neurorehabilitation'],
    ['ISO 9606', 'welding'],
    ['yoga instruction', 'group fitness'],
  ])('%s implies %s, never the reverse', (narrow, broad) => {
    expect(broaderOf(standardLexicon(), narrow)).toContain(broad);
    expect(broaderOf(standardLexicon(), broad)).not.toContain(narrow);
  });
});

describe('ordinary words', () => {
  test.each(Object.entries(everydayWords))('in %s name no skill inside a sentence', (_, words) => {
    const taken = wordsOf(words).filter((word) => found(`Zzz zzz ${word} zzz zzz.`).length > 0);
    expect(taken).toEqual([]);
  });

  test.each([
    ['Provide safe care and know the rest of the team', 'SAFe'],
    ['You will find the rest below', 'REST APIs'],
    ['En vue de renforcer notre équipe, vite et bien', 'Vue.js'],
    ['Le tableau de bord est dans le couloir', 'Tableau'],
    ['J’ai envie de mes missions', 'artificial intelligence'],
    ['Das Fahrzeug ist in gutem Zustand', 'Zustand'],
    ['Vous avez le sens du service', 'SEN'],
    ['A stride ahead, and fees to pay on the crest', 'STRIDE'],
    ['Snyk, SAST and SCA in every pipeline', 'SCA'],
    ['Open the doors in the morning', 'DOORS'],
    ['An eight hour workday', 'Workday'],
    ['Handled mice and other animals in cages', 'MICE'],
  ])('%s: not %s', (text, term) => {
    expect(found(text)).not.toContain(canonical(standardLexicon(), term));
  });

  test.each([
    ['Built REST services in Vue and Tableau dashboards', ['REST APIs', 'Vue.js', 'Tableau']],
    ['Zustand and Redux for state', ['Zustand', 'Redux']],
    ['Skills: SAFe, DOORS, Workday', ['SAFe', 'DOORS', 'Workday']],
    ['PSD2, SCA and 3DS2 for card payments', ['PSD2', 'Strong Customer Authentication', '3-D Secure']],
    ['Pupils with SEN, and the SENs team', ['special educational needs']],
    ['Commercial pilot with CPL and IFR', []],
  ])('%s: still found', (text, terms) => {
    expect(found(text)).toEqual(expect.arrayContaining([...terms]));
  });
});

describe('short forms', () => {
  const guards = readTable('lexicon/guards.tsv', Guard);
  const forms = (...rules: readonly string[]) =>
    guards.filter(({ rule }) => rules.includes(rule)).map(({ form }) => form);
  const guarded = new Set(forms('needs_neighbor', 'as_written').map(termKey));
  const inAnyCase = new Set(forms('any_case'));
  const short = spellings.filter((text) => /^[A-Za-z]{1,3}$/.test(text));

  it('of one to three letters are never found in small letters, but for the reviewed ones', () => {
    const loose = short
      .filter((text) => !inAnyCase.has(termKey(text)))
      .filter((text) => found(`zzz ${text.toLowerCase()} zzz`).length > 0);
    expect(loose).toEqual([]);
  });

  it('of one or two letters that could be a unit or an initial need a telling neighbour', () => {
    const bare = short.filter((text) => text.length === 1 && !guarded.has(termKey(text)));
    expect(bare).toEqual([]);
  });

  it('on the reviewed list are all known', () => {
    const unknown = [...inAnyCase].filter((key) => standardLexicon().index.terms.get(key) === undefined);
    expect(unknown).toEqual([]);
  });

  it('and everyday names that are guarded are all known', () => {
    const unknown = forms('needs_neighbor', 'as_written').filter(
      (text) => standardLexicon().index.terms.get(termKey(text)) === undefined,
    );
    expect(unknown).toEqual([]);
  });
});

function titleKey(title: string): string {
  return `${title.trim().startsWith('*') ? '*' : ''}${termKey(title)}`;
}

describe('role families', () => {
  it('have titles, and no title stands in two of them', () => {
    const keys = roleFamilies.flatMap(({ titles }) => [...new Set(titles.map(titleKey))]);
    const seen = new Set<string>();
    expect(keys.filter((key) => seen.has(key) || !seen.add(key))).toEqual([]);
    expect(roleFamilies.filter(({ titles }) => titles.length === 0)).toEqual([]);
  });

  it('have names of their own', () => {
    const names = roleFamilies.map(({ family }) => family);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('related families', () => {
  it('are families that exist, each at most once in a group', () => {
    const names = new Set(roleFamilies.map(({ family }) => family));
    for (const group of relatedFamilies()) {
      expect(group.filter((name) => !names.has(name))).toEqual([]);
      expect(new Set(group).size).toBe(group.length);
    }
  });
});

describe('related professions', () => {
  it('are all professions of the lexicon', () => {
    const names = professions.map(({ profession }) => profession);
    expect(names.flatMap((name) => [...withRelated([name])]).filter((name) => !names.includes(name))).toEqual(
      [],
    );
    expect([...withRelated(['nursing and care'])]).toContain('medicine');
    expect([...withRelated(['nursing and care'])]).not.toContain('software engineering');
  });
});
