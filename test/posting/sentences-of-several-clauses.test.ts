import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function read(jobDescription: string, position = '') {
  return readByRules(standardLexicon(), { jobDescription, position, companyName: '' });
}

function classesOf(jobDescription: string) {
  return Object.fromEntries(read(jobDescription).requirements.map(({ term, class: asked }) => [term, asked]));
}

describe('a sentence of several clauses', () => {
  test('makes each item of a list with "or … preferred" nice to have', () => {
    const ask = 'Requirements\n- Docker\n- Terraform, Ansible, or Puppet preferred, but not required.';
    expect(Object.values(classesOf(ask))).toEqual(['must', 'nice']);
  });

  test('continues a wish at a second "if"', () => {
    const ask =
      "Requirements\n- Docker\n- We'd be glad if you have used Terraform, Ansible, and if you know Helm.";
    expect(classesOf(ask)).toEqual({ Docker: 'must', Terraform: 'nice', Ansible: 'nice', Helm: 'nice' });
  });

  test('continues with the subjects of a degree after a bracket', () => {
    const ask =
      "Requirements\n- A degree (a master's is preferred) in statistics, geography or lamp optics\n- Docker";
    expect(classesOf(ask)).toEqual({ Docker: 'must' });
  });

  test('asks for the lower of two alternative degrees', () => {
    const ask = "Requirements\n- Bachelor's degree (or a high school diploma with six years of experience)";
    expect(read(ask).degree).toBe('highschool');
  });

  test('asks for nothing if it is about colleagues', () => {
    const told = "Requirements\n- Docker\n\nDo I need more?\nHalf of us never finished a master's.";
    expect(read(told).degree).toBeNull();
  });

  test('asks for nothing if others tell the reader', () => {
    const told =
      'One keeper paints, one polishes, and all will let you know what they think.\n\nRequirements\n- Docker';
    expect(classesOf(told)).toEqual({ Docker: 'must' });
  });
});

describe('years', () => {
  test.each([
    'Driving licence held min 2 years',
    'Clean driving record for 3 years',
    'Führerschein seit mindestens 2 Jahren',
    'Permis depuis au moins 2 ans',
  ])('%s: of holding a paper are none of work', (item) => {
    expect(read(`Requirements\n- Docker\n- ${item}`).years).toBeNull();
  });
});

describe('items joined by a paste', () => {
  test.each([
    ['Excellent Docker skills.In-depth knowledge of Terraform.', 'Terraform'],
    ['Experience in Docker.3 Years of lamp tending', 'lamp tending'],
    ['Experience in wick markets20% travel required', 'wick markets'],
    ['Speaks clearly of Docker.QZ Proficiency: experience with Terraform', 'Terraform'],
  ])('%s', (line, term) => {
    expect(Object.keys(classesOf(`Requirements\n- Docker\n\nRequirements\n${line}`))).toContain(term);
  });
});

describe('the more specific name of a thing', () => {
  test('is used as its name', () => {
    const ask = 'Requirements\n- Knowledge of hydrology\n- Three years in surface water hydrology';
    expect(Object.keys(classesOf(ask))).toEqual(['surface water hydrology']);
  });
});

describe('a trade and a noun that says what of it', () => {
  test('are a thing of their own', () => {
    const { requirements } = read('Requirements\n- Marketing\n- Marketing legacies');
    expect(requirements.map(({ alternatives }) => alternatives)).toEqual([
      ['marketing'],
      ['Marketing legacies'],
    ]);
  });

  test('are the trade where the noun says nothing', () => {
    const { requirements } = read('Requirements\n- Marketing concepts');
    expect(requirements.map(({ alternatives }) => alternatives)).toEqual([['marketing']]);
  });
});

describe('leads', () => {
  test.each([
    ['Proven success in lamp tending', 'lamp tending'],
    ['Five years of leading lamp crews', 'lamp crews'],
    ['Must have wick trimming', 'wick trimming'],
    ['Background working closely with lantern makers', 'lantern makers'],
    ['Three years in sales, preferably in lantern retailing', 'lantern retailing'],
    ['Excellent wick trimming skills.', 'wick trimming'],
    ['Habilidad demostrada en encendido', 'encendido'],
    ['Sicherheit in der Lampenkunde', 'Lampenkunde'],
    ['Aisance avec l’allumage', 'allumage'],
    ['会用Zorbix', 'Zorbix'],
  ])('%s', (item, term) => {
    expect(Object.keys(classesOf(`Requirements\n- Docker\n- ${item}`))).toContain(term);
  });

  test.each(['External contacts', 'Specific qualifications', 'Crew', 'Den ausdrücklichen Willen'])(
    '%s: names nothing',
    (item) => {
      expect(classesOf(`Requirements\n- Docker\n- ${item}`)).toEqual({ Docker: 'must' });
    },
  );
});

describe('a language in a list of requirements', () => {
  test('is a requirement without further words', () => {
    const ask =
      'Se valorará\n- Docker\n\nSe valorará\nExperiencia con Docker, redes de faros, mantenimiento de lámparas antiguas y francés o neerlandés.';
    expect(Object.keys(classesOf(ask)).join()).toMatch(/francés o neerlandés/);
  });
});
