import { expect, test } from 'vitest';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { asOf, documentOf } from './cases.ts';

const engine = createRulesEngine();
const target = {
  position: 'Baker',
  companyName: 'Mill Lane',
  jobDescription: 'Requirements\n- Sourdough bread\n- Oven maintenance\n- Ordering of flour and fruit',
};

async function bulletsAfter(
  highlights: readonly string[],
  summary?: string,
  position = 'Baker',
): Promise<string | undefined> {
  const base = documentOf({
    resume: {
      basics: { name: 'Kim Vale', label: 'Baker', email: 'kim@example.org' },
      work: [
        {
          name: 'Harbour Bakery',
          position,
          startDate: '2015-03',
          summary,
          highlights: [...highlights],
        },
        {
          name: 'Quay Bakery',
          position: 'Baker',
          startDate: '2009-03',
          endDate: '2015-02',
          highlights: [
            'Baked 400 loaves of sourdough bread a night for 12 shops',
            'Kept the ovens of both bakeries running',
            'Trained 6 apprentices',
          ],
        },
      ],
    },
  });
  const { document } = await engine.tailor({ base, target, level: 'super', asOf });
  return document.sections.experience.items[0]?.summary;
}

test('bullets of a word or two that follow each other share a line at super', async () => {
  expect(await bulletsAfter(['Sourdough bread', 'Rye bread', 'Brioche', 'Focaccia'])).toBe(
    '<ul><li>Sourdough bread, Rye bread, Brioche, Focaccia</li></ul>',
  );
});

test('in the order that they have in the document then', async () => {
  expect(await bulletsAfter(['Rye bread', 'Brioche', 'Sourdough bread', 'Focaccia'])).toBe(
    '<ul><li>Sourdough bread, Rye bread, Brioche, Focaccia</li></ul>',
  );
});

test('a name with a dot in it is one of them', async () => {
  expect(await bulletsAfter(['Sourdough bread', 'Bake.io', 'Brioche', 'Focaccia'])).toBe(
    '<ul><li>Sourdough bread, Bake.io, Brioche, Focaccia</li></ul>',
  );
});

test.each([
  ['three of them', ['Sourdough bread', 'Rye bread', 'Brioche']],
  ['a part of a list', ['Sourdough bread', 'Rye bread', 'Brioche', 'Focaccia', 'Cakes with plums and nuts']],
  [
    'more than fills a line',
    [
      'Sourdough bread',
      'Buckwheat bread',
      'Hazelnut brioche',
      'Potato focaccia',
      'Cinnamon rolls',
      'Rye bread',
    ],
  ],
])('%s stay points', async (_what, bullets) => {
  expect(await bulletsAfter(bullets)).toContain('<li>Rye bread</li>');
});

test('where lists stand among them, a short bullet may be a heading, and none is moved', async () => {
  const bullets = ['Breads', 'Rye, spelt', 'Ovens', 'Mixers', 'Mills', 'Gas, wood'];
  expect(await bulletsAfter(bullets)).toBe(`<ul>${bullets.map((one) => `<li>${one}</li>`).join('')}</ul>`);
});

test('a line that stands above them as text is not said a second time', async () => {
  const summary = 'Sourdough bread, Rye bread, Brioche, Focaccia';
  const bullets = summary.split(', ').map((one) => `<li>${one}</li>`);
  expect(await bulletsAfter(summary.split(', '), summary)).toBe(
    `<p>${summary}</p><ul>${bullets.join('')}</ul>`,
  );
});

test('two bullets share a verb only where it says by itself what was done', async () => {
  const made = ['Made dinner', 'Made sure that all ate'];
  expect(await bulletsAfter(made)).toBe(`<ul>${made.map((one) => `<li>${one}</li>`).join('')}</ul>`);
  expect(await bulletsAfter(['Wrote rotas', 'Wrote recipes'])).toBe(
    '<ul><li>Wrote rotas and recipes</li></ul>',
  );
});

test('in a job of another field two bullets stay two', async () => {
  const wrote = ['Wrote rotas', 'Wrote recipes'];
  expect(await bulletsAfter(wrote, undefined, 'Lorry Driver')).toContain('<li>Wrote recipes</li>');
});

test('tasks stay points', async () => {
  const bullets = ['Oven maintenance', 'Staff training', 'Stock management', 'Menu planning'];
  expect(await bulletsAfter(bullets)).toContain('<li>Stock management</li>');
});
