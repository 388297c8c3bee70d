import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function read(jobDescription: string) {
  return readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' }).requirements;
}

function inItem(line: string): string[] {
  const terms = read(`Keeper\n\nRequirements\n- ${line}\n- Docker`).map(({ term }) => term);
  return terms.filter((term) => term !== 'Docker');
}

const lists: readonly (readonly [why: string, line: string, expected: readonly string[]])[] = [
  [
    'goes on behind something known',
    'Kubernetes, wick storage and oil pumps',
    ['Kubernetes', 'wick storage', 'oil pumps'],
  ],
  ['goes on behind a word of talk', 'Goal setting, wick storage', ['Goal setting', 'wick storage']],
  [
    'goes on behind a bracket',
    'Lamp optics (lens grinding, mirrors)',
    ['Lamp optics', 'lens grinding', 'mirrors'],
  ],
  ['parts at a sign beside something known', 'Kubernetes & wick storage', ['Kubernetes', 'wick storage']],
  [
    'has a noun that adjectives share',
    'Experience with relational and tidal lamps',
    ['relational lamps', 'tidal lamps'],
  ],
  [
    'has words that make a name of others',
    'Experience with high availability and mental capacity',
    ['high availability', 'mental capacity'],
  ],
  ['has what a doing is about', 'Experience of client onboarding', ['client onboarding']],
  ['counts nothing', 'Competency 1, 22 keepers', []],
];

describe('a list of things', () => {
  it.each(lists)('%s', (_, line, expected) => {
    expect(inItem(line).toSorted()).toEqual(expected.toSorted());
  });

  it('accepts either of two things around a slash', () => {
    const [asked] = read('Keeper\n\nRequirements\n- Linen inventory/wick reels');
    expect(asked?.alternatives).toEqual(['Linen inventory', 'wick reels']);
  });

  it('is dropped if each item is a requirement; a choice with something else is kept', () => {
    const terms = (list: string) =>
      read(`Keeper\n\nRequirements\n- ${list}\n- Docker\n- Kubernetes`).map(({ term }) => term);
    expect(terms('Tools such as Docker, Kubernetes')).toEqual(['Docker', 'Kubernetes']);
    expect(terms('Docker or Kubernetes')).toEqual(['Docker', 'Kubernetes']);
    expect(terms('Docker or Podman')).toEqual(['Docker or Podman', 'Docker', 'Kubernetes']);
  });

  it('needs no bullets if it only has names', () => {
    const terms = read('Keeper\n\nNice to have\n\nLamp optics, wick wear.').map(({ term }) => term);
    expect(terms).toEqual(['Lamp optics', 'wick wear']);
  });

  it('follows "we expect"', () => {
    const terms = read('Keeper\n\nWe expect tidy wicks, lens grinding and foghorns.').map(({ term }) => term);
    expect(terms).toEqual(['tidy wicks', 'lens grinding', 'foghorns']);
  });

  it('is not a list of people whom an employer needs', () => {
    expect(read('Keeper\n\nWe need a cheerful lantern friend.')).toEqual([]);
  });
});

describe('among duties', () => {
  const text = 'Keeper\n\nResponsibilities\n- Trim the wicks\n- Working knowledge of lamp optics\n';

  it('a sentence that begins with "knowledge of" is a requirement', () => {
    expect(read(text).map(({ term, class: asked }) => [term, asked])).toEqual([['lamp optics', 'must']]);
  });

  it('knowledge to be built is not required', () => {
    expect(read(text.replace('Working', 'Build'))).toEqual([]);
  });
});
