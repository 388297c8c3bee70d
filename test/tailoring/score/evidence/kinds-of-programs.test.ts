import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/text/language.ts';
import { met } from '../../fixtures/asked-and-said.ts';

const kinds: readonly (readonly [Language, string, string])[] = [
  ['en', 'word processors', 'Word'],
  ['en', 'presentation software', 'PowerPoint'],
  ['en', 'email clients', 'Outlook'],
  ['de', 'Tabellenkalkulationsprogramme', 'Excel'],
  ['de', 'Textverarbeitungsprogramme', 'Word'],
  ['de', 'Präsentationssoftware', 'PowerPoint'],
  ['de', 'Statistikprogramme', 'SPSS'],
  ['de', 'CAD-Kenntnisse', 'AutoCAD'],
  ['de', 'Versionskontrolle', 'Git'],
  ['de', 'Programmieren', 'Python'],
  ['fr', 'logiciels de tableur', 'Excel'],
  ['fr', 'logiciels de traitement de texte', 'Word'],
  ['fr', 'progiciels de gestion intégrés', 'SAP'],
  ['fr', 'outils bureautiques', 'Excel'],
  ['fr', 'programmation informatique', 'Python'],
  ['es', 'tratamiento de textos', 'Word'],
  ['es', 'herramientas ofimáticas', 'Excel'],
  ['es', 'programas contables', 'QuickBooks'],
  ['es', 'lenguajes de script', 'Python'],
  ['zh', '文字处理软件', 'Word'],
  ['zh', '脚本语言', 'Python'],
  ['zh', '版本控制', 'Git'],
  ['zh', '程式設計', 'Java'],
  ['zh', '關聯式資料庫', 'MySQL'],
];

it.each(kinds)('%s: %s is shown by %s', async (language, asked, program) => {
  const { evidence } = await met(language, asked, { skills: [program] });
  expect(evidence.map(({ quote }) => quote)).toEqual([program]);
});

it.each([
  ['de', 'Tabellenkalkulationsprogramme', 'PowerPoint'],
  ['fr', 'logiciels de tableur', 'Outlook'],
  ['es', 'programas contables', 'Excel'],
  ['zh', '脚本语言', 'Word'],
  ['de', 'Statistikprogramme', 'Excel'],
] as const)('%s: %s is not shown by %s', async (language, asked, program) => {
  expect(await met(language, asked, { skills: [program] })).toMatchObject({ state: 'missing' });
});

describe('a kind of thing is shown by one of it, however it is asked for', () => {
  it.each([
    ['en', 'Software Developer', 'general-purpose programming languages', 'Built services in Java'],
    ['en', 'DevOps Engineer', 'major cloud providers', 'Deployed services on AWS'],
    ['en', 'DevOps Engineer', 'container-based technologies', 'Packed services with Docker'],
    ['en', 'Welder', 'arc welding processes', 'MIG welding of trailers'],
    ['en', 'Machinist', 'machine tools', 'Set up a lathe for brass parts'],
    ['en', 'Quality Inspector', 'precision measuring tools', 'Measured shafts with micrometers'],
    ['en', 'Warehouse Worker', 'material handling equipment', 'Drove a reach truck in two shifts'],
    ['en', 'Game Developer', 'game engines', 'Built levels in Unity'],
    ['en', 'Sound Engineer', 'digital audio workstations', 'Mixed songs in Pro Tools'],
    ['en', 'Dental Assistant', 'dental practice software', 'Booked patients in Dentrix'],
    ['de', 'DevOps-Ingenieur', 'gängigen Cloud-Anbietern', 'Dienste auf AWS betrieben'],
    ['de', 'Softwareentwickler', 'relationalen Datenbanken', 'Abfragen in PostgreSQL verbessert'],
    ['de', 'Schweißer', 'Schweißverfahren', 'WIG-Schweißen von Rohren'],
    ['de', 'Lagermitarbeiter', 'Flurförderzeugen', 'Gabelstapler im Zweischichtbetrieb gefahren'],
    ['fr', 'Développeur', 'langage de programmation généraliste', 'Services écrits en Java'],
    ['fr', 'Ingénieur DevOps', 'principaux fournisseurs cloud', 'Services déployés sur AWS'],
    ['es', 'Desarrollador', 'lenguaje de programación de propósito general', 'Servicios escritos en Java'],
    ['es', 'Ingeniero DevOps', 'tecnologías de contenedores', 'Servicios empaquetados con Docker'],
    ['zh', '运维工程师', '容器技术', '使用Docker打包服务'],
    ['zh', '会计', '财务软件', '使用用友记账'],
  ] as const)('%s, %s: %s by "%s"', async (language, title, asked, line) => {
    const { state } = await met(language, asked, { title, lines: [line] });
    expect(state).toMatch(/evidenced|alias_only/);
  });

  it.each([
    ['en', 'Welder', 'arc welding processes', 'Cut sheet metal for trailers'],
    ['en', 'Machinist', 'machine tools', 'Sharpened kitchen knives for a hotel'],
    ['en', 'Sound Engineer', 'digital audio workstations', 'Set up microphones for concerts'],
    ['en', 'Game Developer', 'game engines', 'Drew characters in Photoshop'],
    ['de', 'DevOps-Ingenieur', 'gängigen Cloud-Anbietern', 'Server mit Ansible eingerichtet'],
    ['de', 'Lagermitarbeiter', 'Flurförderzeugen', 'Paletten von Hand gepackt'],
    ['fr', 'Développeur', 'langage de programmation généraliste', 'Plans dessinés sous AutoCAD'],
    ['zh', '会计', '财务软件', '使用Photoshop修图'],
  ] as const)('%s, %s: %s not by "%s"', async (language, title, asked, line) => {
    expect(await met(language, asked, { title, lines: [line] })).toMatchObject({ state: 'missing' });
  });
});

describe('a suite is shown by two of its programs and in part by one', () => {
  it.each([
    ['en', 'MS Office'],
    ['de', 'MS-Office-Anwendungen'],
    ['fr', 'Pack Office'],
    ['es', 'paquete Office'],
    ['zh', 'Office办公软件'],
  ] as const)('%s: %s', async (language, asked) => {
    const one = await met(language, asked, { lines: ['Word: 12'] });
    const two = await met(language, asked, { lines: ['Word: 12', 'Excel: 3'] });
    expect([one.state, two.state]).toEqual(['in_part', 'alias_only']);
    expect(two.grade).toBe(2 * one.grade);
  });

  it('in one line', async () => {
    expect(await met('en', 'MS Office', { lines: ['Wrote reports in Word and Excel'] })).toMatchObject({
      state: 'alias_only',
    });
  });

  it('but not by a program that the person was only helped with', async () => {
    const lines = ['Helped with letters in Word', 'Wrote reports in Excel'];
    expect(await met('en', 'MS Office', { lines })).toMatchObject({ state: 'in_part' });
  });
});
