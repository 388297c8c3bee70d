import { describe, expect, it } from 'vitest';
import { headAtoms } from '../../../src/documents/outline/heads/head-atoms.ts';

const atomsIn = (text: string) =>
  headAtoms({ text, aside: '' }).map(({ text: atom, isDate }) => (isDate ? `[${atom}]` : atom));

describe('a date in the middle of a head', () => {
  it.each([
    ['Botany May 2012 Hill College', ['Botany', '[May 2012]', 'Hill College']],
    ['Culinary Arts 1991 Oakhurst Institute', ['Culinary Arts', '[1991]', 'Oakhurst Institute']],
    ['Diploma : 2002 OAKHURST SCHOOL', ['Diploma', '[2002]', 'OAKHURST SCHOOL']],
    ['Oakhurst College 2001 BBA', ['Oakhurst College', '[2001]', 'BBA']],
  ])('parts what is before it from what is behind: %s', (text, atoms) => {
    expect(atomsIn(text)).toEqual(atoms);
  });

  it('is a part of a name where nothing says that it is a date', () => {
    expect(atomsIn('Mars 2020 Rover Engineer')).toEqual(['Mars 2020 Rover Engineer']);
  });

  it.each([
    ['中文老师 (2015年九月至2015年12月，上海)', ['中文老师', '[2015年9月至2015年12月]', '上海']],
    ['Baker (7/16 – 7/19), Linz', ['Baker', '[7/2016 – 7/2019]', 'Linz']],
  ])('stands where it is written, though it is read in other words: %s', (text, atoms) => {
    expect(atomsIn(text)).toEqual(atoms);
  });
});

describe('a degree and its school in one phrase', () => {
  it.each([
    ['BSc in Botany from Oakhurst University', ['BSc in Botany', 'Oakhurst University']],
    [
      'Licenciatura en Botánica en la Universidad de Elda',
      ['Licenciatura en Botánica', 'Universidad de Elda'],
    ],
  ])('are two: %s', (text, atoms) => {
    expect(atomsIn(text)).toEqual(atoms);
  });

  it.each([
    'Bachelor of Science in Computer Science University of Linz',
    'Cook in Oakhurst University Canteen',
  ])('are one where nothing shows which word parts them: %s', (text) => {
    expect(atomsIn(text)).toEqual([text]);
  });
});

describe('a full stop in a head', () => {
  it.each([['Panadera. Horno del Roble. Elda', ['Panadera', 'Horno del Roble', 'Elda']]])(
    'parts names: %s',
    (text, atoms) => {
      expect(atomsIn(text)).toEqual(atoms);
    },
  );

  it.each(['Colegio Sta. Rosa', 'Oak Inc. Bakery', 'Escuela Prof. Encina', 'Panadería E.L.S. Horno'])(
    'may end a short form: %s',
    (text) => {
      expect(atomsIn(text)).toEqual([text]);
    },
  );
});
