import { describe, expect, it, test } from 'vitest';
import type { OwnTerm } from '../../../src/contract/choices.ts';
import { findTerms } from '../../../src/lexicon/find-terms.ts';
import {
  broaderOf,
  canonical,
  createLexicon,
  formsOf,
  kindOf,
  type Lexicon,
  professionOf,
  shippedKindOf,
  standardLexicon,
} from '../../../src/lexicon/lexicon.ts';
import { packedSkills } from '../../../src/lexicon/packed/packed-lexicon.ts';
import { indexOwnTerms } from '../../../src/lexicon/skills/own-terms.ts';
import { readPosting } from '../../../src/posting/read-posting.ts';
import { tokenize } from '../../../src/text/tokenize.ts';

const skills = packedSkills();
const lexiconOf = (terms: readonly OwnTerm[]) => createLexicon([indexOwnTerms(terms, skills)]);

const own = lexiconOf([
  { name: 'Zorblax', aliases: ['ZBX', 'Zorblax Suite'], implies: ['k8s', 'Quuxing'] },
  { name: 'Quuxing', kind: 'method', profession: 'dental care' },
  { name: 'Kubernetes', aliases: ['our cluster platform'] },
]);

describe('a host’s own terms', () => {
  it('are found, with all that is said about them', () => {
    expect(canonical(own, 'ZBX')).toBe('Zorblax');
    expect(kindOf(own, 'Zorblax')).toBe('tool');
    expect(broaderOf(own, 'zbx')).toEqual(['Kubernetes', 'Quuxing']);
    expect(professionOf(own, 'Zorblax')).toBe(professionOf(own, 'Kubernetes'));
    expect([kindOf(own, 'Quuxing'), professionOf(own, 'Quuxing')]).toEqual(['method', 'dental care']);
  });

  it('add spellings to a known term, which keeps its own', () => {
    expect(formsOf(own, 'k8s')).toEqual(['k8s', 'Kubernetes', 'our cluster platform']);
    const text = 'Ran our cluster platform';
    expect(findTerms(own, text, tokenize(text)).map(({ term }) => term.canonical)).toEqual(['Kubernetes']);
  });

  it('are known to their own lexicon only', () => {
    expect(kindOf(own, 'Zorblax')).toBe('tool');
    expect(kindOf(standardLexicon(), 'Zorblax')).toBeNull();
    expect(formsOf(standardLexicon(), 'k8s')).toEqual(['k8s', 'Kubernetes']);
    expect(shippedKindOf('Zorblax')).toBeNull();
  });

  it('decide what a company is called, also after other accounts read a posting of that company', () => {
    const jobDescription = "What you'll do:\n- Run Zorblax and Kubernetes in production";
    const target = { jobDescription, companyName: 'Zorblax Labs', position: '' };
    const terms = (lexicon: Lexicon) => readPosting(lexicon, target).requirements.map(({ term }) => term);
    expect(terms(standardLexicon())).toEqual(['Kubernetes']);
    expect(terms(own)).toEqual(['Zorblax', 'Kubernetes']);
    expect(terms(standardLexicon())).toEqual(['Kubernetes']);
  });

  it('show in the version: none without them, another one with others', () => {
    const marks = [own, lexiconOf([{ name: 'Zorblax' }]), lexiconOf([{ name: 'Zorblax' }])].map(
      ({ mark }) => mark,
    );
    expect(standardLexicon().mark).toBe('');
    expect(marks[0]).toMatch(/^\+[0-9a-f]{8}$/);
    expect(marks[0]).not.toBe(marks[1]);
    expect(marks[1]).toBe(marks[2]);
  });
});

describe('own terms are refused when', () => {
  test.each<readonly [why: string, terms: readonly OwnTerm[], message: string]>([
    [
      'the name is an alias of a known term',
      [{ name: 'k8s' }],
      'lexicon[0].name: "k8s" is a spelling of "Kubernetes"; use that as the name',
    ],
    [
      'a known term gets another kind',
      [{ name: 'Kubernetes', kind: 'soft' }],
      '"Kubernetes" is already in the lexicon',
    ],
    [
      'an alias is another term',
      [{ name: 'Zorblax', aliases: ['ZBX', 'Terraform'] }],
      'lexicon[0].aliases[1]: "Terraform" is already a spelling of "Terraform"',
    ],
    [
      'an alias is what the term implies',
      [{ name: 'Zorblax', aliases: ['Java'], implies: ['Java'] }],
      'lexicon[0].aliases[0]: "Java" is already a spelling of "Java"',
    ],
    [
      'a spelling is given twice, in another case and number',
      [{ name: 'Zorblax' }, { name: 'Quuxing', aliases: ['zorblax'] }],
      'lexicon[1].aliases[0]: "zorblax" is given twice, first under "Zorblax"',
    ],
    ['a spelling is one letter', [{ name: 'Q' }], '"Q" is too short'],
    ['an implied term is unknown', [{ name: 'Zorblax', implies: ['Quuxing'] }], 'is not a known term'],
    [
      'an implication leads back',
      [
        { name: 'Zorblax', implies: ['Quuxing'] },
        { name: 'Quuxing', implies: ['Zorblax'] },
      ],
      'lexicon[1].implies[0]: "Zorblax" already implies "Quuxing"',
    ],
    [
      'there is no such profession',
      [{ name: 'Zorblax', profession: 'wizardry' }],
      '"wizardry" is not a profession',
    ],
  ])('%s', (_, terms, message) => {
    expect(() => indexOwnTerms(terms, skills)).toThrow(message);
  });

  it('any is wrong, and every mistake is named at once', () => {
    expect(() => indexOwnTerms([{ name: 'k8s' }, { name: 'Q' }], skills)).toThrow(/k8s.*"Q"/s);
  });
});
