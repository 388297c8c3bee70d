import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules, readPosting } from '../../src/posting/read-posting.ts';
import { classesIn, yardHand } from '../support/yard-hand.ts';

const readers = [
  ['the models', readPosting],
  ['the rules', readByRules],
] as const;

describe.each(readers)('read by %s, a license before something that is welcome', (_name, read) => {
  it.each([
    'Forklift licence required; your own van would be a plus',
    'Forklift licence; Excel would be a plus',
    'Forklift licence, your own van would be a plus',
    'Forklift licence, Excel is an advantage',
    'Forklift licence, a second language is welcome',
  ])('is required: %s', (item) => {
    const found = read(standardLexicon(), yardHand(item));
    expect(classesIn(found)).toMatchObject({ Forklift: 'must' });
    expect(found.knockouts).toHaveLength(1);
  });

  it.each([
    [['Aufgaben:\n- Bretter ausliefern', 'Profil:\n- Staplerschein erforderlich; Excel wäre von Vorteil']],
    [['Aufgaben:\n- Bretter ausliefern', 'Profil:\n- Führerschein Klasse B, Excel ist von Vorteil']],
    [['Missions :\n- Livrer du bois', 'Profil :\n- Permis B exigé ; Excel serait un plus']],
    [['Funciones:\n- Entregar tablas', 'Requisitos:\n- Carnet B imprescindible; Excel sería un plus']],
    [['Funciones:\n- Entregar tablas', 'Requisitos:\n- Carnet B, Excel sería una ventaja']],
    [['岗位职责：\n- 装卸货物', '任职要求：\n- 必须持有驾驶证；会Excel者优先']],
    [['岗位职责：\n- 装卸货物', '任职要求：\n- 持有驾驶证，会Excel者优先']],
  ])('is required in other languages: %s', (sections) => {
    const jobDescription = ['Holz Pelikan', ...sections].join('\n\n');
    const found = read(standardLexicon(), { jobDescription, companyName: '', position: '' });
    expect(found.knockouts).toHaveLength(1);
    expect(found.requirements.find(({ term }) => term === 'Excel')?.class).toBe('nice');
  });

  it.each([
    'Forklift licence and Excel would be a plus',
    'Forklift licence, Excel and Spanish would be a plus',
    'If you have a Forklift licence, your own van would be a plus',
  ])('is welcome where the wording is about both: %s', (item) => {
    expect(classesIn(read(standardLexicon(), yardHand(item)))).toMatchObject({ Forklift: 'nice' });
  });
});

it('wording in brackets is about the whole list', () => {
  const found = classesIn(
    readPosting(standardLexicon(), yardHand('Programs (Excel or Access; Visio) preferred')),
  );
  expect(found).toMatchObject({ Excel: 'nice' });
});
