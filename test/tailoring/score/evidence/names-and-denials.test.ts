import { expect, it } from 'vitest';
import { met } from '../../fixtures/asked-and-said.ts';

it.each([
  ['the title of a paper', { publications: [{ name: 'Optical Communications of sparks' }] }],
  ['the subject of a degree', { education: [{ institution: 'Hilltop', area: 'Communication Studies' }] }],
  ['a prize', { awards: [{ title: 'Communication Prize of Hilltop' }] }],
])('%s shows no general ability', async (_, more) => {
  expect(await met('en', 'communication', { more })).toMatchObject({ state: 'missing', evidence: [] });
});

it('the text about a prize may show it', async () => {
  const more = { awards: [{ title: 'Star of Hilltop', summary: 'For clear communication with guests' }] };
  expect((await met('en', 'communication', { more })).evidence).toHaveLength(1);
});

it.each([
  ['en', 'coding', 'Built 12 websites, no coding involved'],
  ['en', 'coding', 'Built 12 websites that need no coding'],
  ['es', 'programación', 'Creé sitios web (no incluye programación)'],
  ['es', 'programación', 'Creé sitios web que no requieren programación'],
  ['fr', 'programmation', 'Créé des sites qui ne nécessitent pas de programmation'],
  ['zh', '编程', '制作网站（不含代码编程）'],
  ['zh', '编程', '无需编程即可制作网站'],
] as const)('%s: a line that denies %s does not show it: %s', async (language, asked, line) => {
  expect(await met(language, asked, { lines: [line] })).toMatchObject({
    state: 'aspirational',
    evidence: [],
  });
});

it('a denial of one thing does not deny the next', async () => {
  const lines = ['No training needed, coding of 12 websites'];
  expect((await met('en', 'coding', { lines })).evidence).toHaveLength(1);
});

const cook = { title: 'Periodista', position: 'Cocinera' };

it.each([
  ['Bodega Luz, 2015, edición y redacción de folletos', 'in_part'],
  ['apoyo a la redacción de la revista', 'missing'],
  ['reparto de cajas en redacción', 'missing'],
])(
  'in a job of another trade, an activity in a series counts in part with its object: %s',
  async (line, state) => {
    expect(await met('es', 'redacción', { ...cook, lines: [line] })).toMatchObject({ state });
  },
);
