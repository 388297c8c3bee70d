import { describe, expect, it } from 'vitest';
import { markdownSourceLines } from '../../../src/documents/markdown/markdown-source-lines.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import {
  isPlace,
  namesOrganization,
  namesRole,
} from '../../../src/documents/outline/recognize/name-kinds.ts';
import { isName } from '../../../src/documents/outline/recognize/person-name.ts';

/* Words of all languages are compared with every line: none of them may be a common name of a person or a town. */

describe('the words of employers and roles', () => {
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
  ])('leave a person their name: %s', (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each(['Burbank, CA', 'Falls Church, VA', 'El Centro, CA', 'Grosse Pointe Farms, MI', 'Antwerpen'])(
    'leave a town its name: %s',
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
  ])('find an employer: %s', (name) => {
    expect(namesOrganization(name)).toBe(true);
  });

  it.each(['Vendedora', 'Vendeuse', 'Sachbearbeiterin', 'Elektronikerin', '律师', '教师', '软件测试'])(
    'find a role: %s',
    (name) => {
      expect(namesRole(name)).toBe(true);
    },
  );

  it.each(['北风律师事务所', '教师资格证', 'Commercial Union', 'Cabinet Oak'])(
    'take no role for: %s',
    (name) => {
      expect(namesRole(name)).toBe(false);
    },
  );

  it('keep who, what and where apart', async () => {
    const text =
      '# Nora Blake\n\n## Experience\n\n**Clerk**, Oak House, Burbank, CA\n\n2019 – 2021\n\n- Filed the post of three offices\n';
    const { source } = readOutline(await markdownSourceLines(text));
    expect(source['work']).toMatchObject([{ name: 'Oak House', position: 'Clerk', location: 'Burbank, CA' }]);
  });
});

it('A half of a name is made whole, and what somebody does is none of it', async () => {
  const text = '# Nora Blake\n\nInterior Styling\n\nnora@blake.example\n';
  const { source } = readOutline(await markdownSourceLines(text));
  expect(source['basics']).toMatchObject({ name: 'Nora Blake', label: 'Interior Styling' });
});
