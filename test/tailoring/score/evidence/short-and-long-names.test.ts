import { expect, it } from 'vitest';
import { met } from '../../fixtures/asked-and-said.ts';

it.each([
  ['en', 'Data Scientist', 'machine learning', 'Trained ML models for churn'],
  ['en', 'Automation Technician', 'PLC', 'Programmed programmable logic controllers'],
  ['de', 'Buchhalter', 'Finanzbuchhaltung', 'FiBu für drei Firmen'],
  ['de', 'Arbeitsvorbereiter', 'AVOR', 'Leitung der Arbeitsvorbereitung'],
  ['fr', 'Technicien de laboratoire', 'BPF', 'Travail selon les bonnes pratiques de fabrication'],
  ['fr', 'Comptable', 'TVA', 'Déclaration de la taxe sur la valeur ajoutée'],
  ['es', 'Técnico de RRHH', 'recursos humanos', 'Gestión de RRHH para 80 empleados'],
  ['es', 'Técnico de prevención', 'PRL', 'Prevención de riesgos laborales en obra'],
  ['zh', '資料科學家', '機器學習', '訓練ML模型'],
] as const)('%s, %s: %s is shown by "%s"', async (language, title, asked, line) => {
  const { state } = await met(language, asked, { title, lines: [line] });
  expect(state).toMatch(/evidenced|alias_only/);
});

it.each([
  ['en', 'Data Scientist', 'machine learning', 'Filled 20 ML bottles an hour'],
  ['en', 'Data Scientist', 'machine learning', 'Cleaned 20 ml bottles'],
  ['es', 'Comprador', 'recursos humanos', 'Gestión de compras para 80 empleados'],
] as const)('%s, %s: %s is not shown by "%s"', async (language, title, asked, line) => {
  expect(await met(language, asked, { title, lines: [line] })).toMatchObject({ state: 'missing' });
});
