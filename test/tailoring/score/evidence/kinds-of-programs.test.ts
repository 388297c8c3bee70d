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
