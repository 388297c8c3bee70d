import { describe, expect, it } from 'vitest';
import { markdownSourceLines } from '../../../src/documents/markdown/markdown-source-lines.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import {
  isDocumentTitle,
  withoutDocumentTitle,
} from '../../../src/documents/outline/recognize/document-title.ts';
import {
  isPlace,
  namesOrganization,
  namesRole,
} from '../../../src/documents/outline/recognize/name-kinds.ts';
import { isName } from '../../../src/documents/outline/recognize/person-name.ts';

/* Words of all languages are compared with every line, so none of them may be a common name of a person or a town. */

describe('The words for employers and roles', () => {
  it.each([
    ...[
      'Anna Kellner',
      'Max Schlosser',
      'Petra Tischler',
      'Jonas Hofmeister',
      'Marc Trainer',
      'Ida Baumeister',
    ],
    ...[
      'Naomi Kita',
      'Steven Chu',
      'Melissa Ong',
      'Charlotte Church',
      'Rosa Eubank',
      'Tom Farmer',
      'Ana Centro',
    ],
  ])('do not match the person %s', (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each(['Burbank, CA', 'Falls Church, VA', 'El Centro, CA', 'Grosse Pointe Farms, MI', 'Antwerpen'])(
    'do not match the town %s',
    (town) => {
      expect(isPlace(town)).toBe(true);
    },
  );

  it.each([
    'Sportverein',
    'Stadtbäckerei',
    'Verein',
    'Banco Azul',
    'Clinique du Lac',
    '北风律师事务所',
    '河滨研究所',
  ])('match the employer %s', (name) => {
    expect(namesOrganization(name)).toBe(true);
  });

  it.each(['Vendedora', 'Vendeuse', 'Sachbearbeiterin', 'Elektronikerin', '律师', '教师', '软件测试'])(
    'match the role %s',
    (name) => {
      expect(namesRole(name)).toBe(true);
    },
  );

  it.each(['北风律师事务所', '教师资格证', 'Commercial Union', 'Cabinet Oak'])(
    'do not match a role in %s',
    (name) => {
      expect(namesRole(name)).toBe(false);
    },
  );

  it('separate the title, employer and place of a job', async () => {
    const text =
      '# Nora Blake\n\n## Experience\n\n**Clerk**, Oak House, Burbank, CA\n\n2019 – 2021\n\n- Filed the post of three offices\n';
    const { source } = readOutline(await markdownSourceLines(text));
    expect(source['work']).toMatchObject([{ name: 'Oak House', position: 'Clerk', location: 'Burbank, CA' }]);
  });
});

describe('The first line of a resume', () => {
  it.each([
    'Jane Smith, RN',
    'Jane Smith RN',
    'JANE SMITH, LPN',
    'JANE SMITH RN',
    "Maura O'Dell, RN, BSN",
    'John Smith, P.E.',
    'John Smith, Ph.D., RN-BC',
    'Jane Smith, CCC-SLP',
  ])('is a name with credentials after it: %s', (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each([
    'NEW YORK, NY',
    'Berlin, DE',
    'Falls Church, VA',
    'New York, NY, USA',
    'UNIT CLERK',
    'Staff Nurse RN',
  ])('is not a name: %s', (text) => {
    expect(isName(text)).toBe(false);
  });

  it.each([
    ...['Curriculum Vitae', 'Currículum Vítae', 'Curriculum Vítae', 'CURRÍCULUM VÍTAE', 'Curriculum vitæ'],
    ...['C U R R I C U L U M  V I T A E', 'C.V.', 'Resume (2 pages)', 'Résumé:', 'Tabellarischer Lebenslauf'],
    ...['Mon CV', 'Hoja de vida', '个人简历', '個人簡歷'],
  ])('is a title of the document: %s', (text) => {
    expect(isDocumentTitle(text)).toBe(true);
    expect(isName(text)).toBe(false);
  });

  it.each(['Vita Lind', 'Vitale Curro', 'Summary', 'Cv Raman'])(
    'is not a title of the document: %s',
    (text) => {
      expect(isDocumentTitle(text)).toBe(false);
    },
  );

  it.each([
    ['Currículum Vítae de Lucía Gil', 'Lucía Gil'],
    ["Ada Lind's CV", 'Ada Lind'],
    ['林小雨的简历', '林小雨'],
    ['Vita Lind', 'Vita Lind'],
    ['Zoë Lind', 'Zoë Lind'],
  ])('can have a name beside the title of the document: %s', (text, name) => {
    expect(withoutDocumentTitle(text)).toBe(name);
  });
});

it('does not read a headline as part of the name', async () => {
  const text = '# Nora Blake\n\nInterior Styling\n\nnora@blake.example\n';
  const { source } = readOutline(await markdownSourceLines(text));
  expect(source['basics']).toMatchObject({ name: 'Nora Blake', label: 'Interior Styling' });
});
