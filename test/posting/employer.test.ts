import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';
import { lazy } from '../../src/values/memoize.ts';

/* J2: a company's own name is no requirement, unless the posting asks for what the company makes. */

function askedBy(companyName: string, jobDescription: string, position = ''): readonly string[] {
  const { requirements } = readByRules(standardLexicon(), { jobDescription, companyName, position });
  return requirements.map(({ term, class: asked }) => `${asked}: ${term}`);
}

const stranger = 'Quillfeather';

/** Names that are tools, words, trades, parts of skills, perks; in several shapes. */
const names = `
  Notion, Oracle, Snowflake, Salesforce, Datadog, HubSpot, SAP, Slack, Zoom, Unity, Adobe, Stripe, Shell, Apple, Bolt
  Siemens AG, Boden & Sohn KG, Nagel-Group, JCB, PwC, Otis, Go Green Energy, Data Kitchen GmbH, Precision Dental Group
  Northwind Logistics Ltd, Kirkland Nursing, L'Atelier du Pain, Clínica San Rafael, Bonus Holidays Inc, 用友网络
`
  .trim()
  .split(/,\s+|\n\s*/);

const postings: Readonly<Record<string, string>> = {
  en: `{N} is looking for an analyst to join our team in Leeds.

About {N}
{N} builds things that people love. Founded in 2009, {N} serves 4,000 customers.

What you'll do
- Build Python pipelines at {N}
- Work with {N} customers and the {N} support team on dashboards
- Represent {N} at conferences

Requirements
- 3 years of experience with Python and SQL
- Experience with data modelling, shop math and Airflow
- Passion for {N}'s mission
- Must be eligible to work for {N} in the UK

Nice to have
- Docker
- You enjoy life at {N}

Why {N}?
- Stock options in {N}, private health insurance
- The {N} academy

At {N} we value diversity. {N} is an equal opportunity employer.`,
  de: `Die {N} sucht einen Buchhalter (m/w/d).

Über {N}
{N} ist seit 1950 ein Familienunternehmen mit 300 Mitarbeitern.

Ihre Aufgaben
- Debitorenbuchhaltung bei {N}
- Ansprechpartner für die Kunden von {N}

Ihr Profil
- Abgeschlossene Ausbildung und 3 Jahre Berufserfahrung
- Sicherer Umgang mit DATEV und Excel
- Sie passen zu {N} und teilen die Werte von {N}

Wir bieten
- {N} Akademie, Jobrad

{N} freut sich auf Ihre Bewerbung.`,
  fr: `{N} recrute un comptable (H/F).

{N}, c'est 300 collaborateurs.

Vos missions
- Tenue de la comptabilité de {N}
- Établir la TVA pour {N}

Profil recherché
- 3 ans d'expérience
- Maîtrise d'Excel et de Sage
- Vous souhaitez rejoindre {N}

Pourquoi rejoindre {N} ?
- Mutuelle, tickets restaurant`,
  es: `{N} busca un contable.

Sobre {N}
En {N} somos 300 personas.

Funciones
- Contabilidad general de {N}

Requisitos
- 3 años de experiencia
- Dominio de Excel y SAP Business One
- Ganas de crecer en {N}

Qué ofrece {N}
- Seguro médico`,
  zh: `{N}诚聘会计。

关于{N}
{N}成立于2000年。

岗位职责：
1. 负责{N}的日常账务处理

任职要求：
1. 3年以上会计工作经验
2. 熟练使用Excel
3. 认同{N}的企业文化

加入{N}，享五险一金`,
};

describe.each(Object.entries(postings))('a posting in %s asks the same', (_language, text) => {
  const from = (name: string) => askedBy(name, text.replaceAll('{N}', name));
  const byStranger = lazy(() => from(stranger));
  test.each(names)('whether it comes from a stranger or from %s', (name) => {
    expect(byStranger().length).toBeGreaterThan(1);
    expect(from(name)).toEqual(byStranger());
  });
});

test.each([
  'Penhallow Quay is recruiting for a keeper with Docker.',
  'Penhallow Quay are the world’s first agency for keepers.',
  'Penhallow Quay sucht für einen Kunden einen Wärter.',
  '© 2026 Penhallow Quay. An equal opportunity employer. M/F/Disability/Veterans.',
])('who hires for the company is no requirement: %s', (line) => {
  const posting = `${line}\n\nRequirements\n- Docker\n- You like Penhallow Quay, Terraform and lamps`;
  expect(askedBy('Quillfeather', posting).join()).not.toMatch(/Penhallow|Quay|Veterans/);
});

describe('what the company makes is asked for', () => {
  test.each([
    ['Notion', 'Experience with Notion and SQL', ['must: Notion', 'must: SQL']],
    ['Snowflake', 'Hands-on Snowflake, dbt and Python', ['must: Snowflake', 'must: dbt', 'must: Python']],
    ['SAP', 'Kenntnisse in SAP und Excel', ['must: SAP', 'must: Excel']],
    ['HubSpot', 'HubSpot is a plus', ['nice: HubSpot']],
    ['Unity', 'C# and Unity', ['must: C#', 'must: Unity']],
    ['Siemens AG', 'Erfahrung mit Siemens TIA Portal', ['must: Siemens TIA Portal']],
  ])('by %s: %s', (name, line, asked) => {
    expect(askedBy(name, `Requirements\n- ${line}\n- Docker`)).toEqual([...asked, 'must: Docker']);
  });
});

describe('words of the name that are no name here are asked for', () => {
  test.each([
    ['Tolliver Precision', 'precision grinding, Tolliver Precision gauges', ['must: precision grinding']],
    [
      'Data Kitchen GmbH',
      'Data modelling, kitchen planning',
      ['must: Data modelling', 'must: kitchen planning'],
    ],
    ['Apple', 'apple grafting, Apple orchards', ['must: apple grafting']],
  ])('by %s: %s', (name, line, asked) => {
    expect(askedBy(name, `Requirements\n- ${line}\n- Docker`)).toEqual([...asked, 'must: Docker']);
  });
});
