import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/text/language.ts';
import { met } from '../../tailoring/fixtures/asked-and-said.ts';

const described: readonly (readonly [Language, string, string])[] = [
  ['en', 'Spanish', 'Spanish cooking'],
  ['en', 'Italian', 'Italian pastry'],
  ['en', 'Japanese', 'Japanese garden design'],
  ['en', 'German', 'German car parts'],
  ['de', 'Französisch', 'Französische Küche'],
  ['de', 'Polnisch', 'polnischsprachige Gäste'],
];

describe('the name of a language before another thing', () => {
  it.each(described)('%s: %s is not shown by %s', async (language, asked, skill) => {
    expect(await met(language, asked, { skills: [skill] })).toMatchObject({ state: 'missing' });
  });
});

const spoken: readonly (readonly [Language, string, string])[] = [
  ['en', 'Spanish', 'Spanish language'],
  ['en', 'Spanish', 'Spanish (intermediate)'],
  ['en', 'Spanish', 'Spanish and Danish'],
  ['en', 'Spanish', 'Spanish correspondence'],
  ['de', 'Französisch', 'Französisch fließend'],
  ['de', 'Französisch', 'Französische Sprache'],
  ['fr', 'italien', 'Italien courant'],
];

describe('a language', () => {
  it.each(spoken)('%s: %s is shown by %s', async (language, asked, skill) => {
    const { state } = await met(language, asked, { skills: [skill] });
    expect(['evidenced', 'alias_only']).toContain(state);
  });

  it.each([
    ['de', 'englischsprachige', 'Englisch'],
    ['de', 'dänischsprechende', 'Dänisch'],
    ['fr', 'hispanophone', 'Espagnol'],
    ['es', 'angloparlante', 'Inglés'],
  ] as const)('%s: who is asked to be %s shows it by %s', async (language, asked, skill) => {
    const { state } = await met(language, asked, { skills: [skill] });
    expect(['evidenced', 'alias_only']).toContain(state);
  });
});
