import { describe, expect, it } from 'vitest';
import { headAtoms } from '../../../src/documents/outline/heads/head-atoms.ts';

const atomsIn = (text: string) =>
  headAtoms({ text, aside: '' }).map(({ text: atom, isDate }) => (isDate ? `[${atom}]` : atom));

describe('A date in the middle of a heading line', () => {
  it.each([
    ['Botany May 2012 Hill College', ['Botany', '[May 2012]', 'Hill College']],
    ['Culinary Arts 1991 Oakhurst Institute', ['Culinary Arts', '[1991]', 'Oakhurst Institute']],
    ['Diploma : 2002 OAKHURST SCHOOL', ['Diploma', '[2002]', 'OAKHURST SCHOOL']],
    ['Oakhurst College 2001 BBA', ['Oakhurst College', '[2001]', 'BBA']],
  ])('separates the text before it from the text after it: %s', (text, atoms) => {
    expect(atomsIn(text)).toEqual(atoms);
  });

  it('is part of a name if nothing marks it as a date', () => {
    expect(atomsIn('Mars 2020 Rover Engineer')).toEqual(['Mars 2020 Rover Engineer']);
  });

  it.each([
    ['中文老师 (2015年九月至2015年12月，上海)', ['中文老师', '[2015年9月至2015年12月]', '上海']],
    ['Baker (7/16 – 7/19), Linz', ['Baker', '[7/2016 – 7/2019]', 'Linz']],
    ['Baker (07.23 - 09.23), Linz', ['Baker', '[07/2023 – 09/2023]', 'Linz']],
    ['Baker (07.23 - heute), Linz', ['Baker', '[07/2023 – heute]', 'Linz']],
    ['Baker (06.11 - 09.12), Linz', ['Baker', '06.11', '09.12', 'Linz']],
    ['Baker (08.30 - 09.15), Linz', ['Baker', '08.30', '09.15', 'Linz']],
  ])('keeps its position even though it is read in another form: %s', (text, atoms) => {
    expect(atomsIn(text)).toEqual(atoms);
  });
});

describe('A degree and its school in one phrase', () => {
  it.each([
    ['BSc in Botany from Oakhurst University', ['BSc in Botany', 'Oakhurst University']],
    [
      'Licenciatura en Botánica en la Universidad de Elda',
      ['Licenciatura en Botánica', 'Universidad de Elda'],
    ],
  ])('are split: %s', (text, atoms) => {
    expect(atomsIn(text)).toEqual(atoms);
  });

  it.each([
    'Bachelor of Science in Computer Science University of Linz',
    'Cook in Oakhurst University Canteen',
  ])('are not split if no word clearly separates them: %s', (text) => {
    expect(atomsIn(text)).toEqual([text]);
  });
});

describe('A period in a heading line', () => {
  it.each([['Panadera. Horno del Roble. Elda', ['Panadera', 'Horno del Roble', 'Elda']]])(
    'splits names: %s',
    (text, atoms) => {
      expect(atomsIn(text)).toEqual(atoms);
    },
  );

  it.each(['Colegio Sta. Rosa', 'Oak Inc. Bakery', 'Escuela Prof. Encina', 'Panadería E.L.S. Horno'])(
    'can end an abbreviation: %s',
    (text) => {
      expect(atomsIn(text)).toEqual([text]);
    },
  );
});
