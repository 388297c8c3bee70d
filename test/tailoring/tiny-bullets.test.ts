import { expect, test } from 'vitest';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { asOf, documentOf } from './cases.ts';

const engine = createRulesEngine();
const target = {
  position: 'Baker',
  companyName: 'Mill Lane',
  jobDescription: 'Requirements\n- Sourdough bread\n- Oven maintenance\n- Ordering of flour and fruit',
};

async function bulletsAfter(highlights: readonly string[]): Promise<string | undefined> {
  const base = documentOf({
    resume: {
      basics: { name: 'Kim Vale', label: 'Baker', email: 'kim@example.org' },
      work: [
        { name: 'Harbour Bakery', position: 'Baker', startDate: '2015-03', highlights: [...highlights] },
      ],
    },
  });
  const { document } = await engine.tailor({ base, target, level: 'super', asOf });
  return document.sections.experience.items[0]?.summary;
}

test('bullets of a word or two that follow each other share a line at super', async () => {
  expect(await bulletsAfter(['Sourdough bread', 'Rye bread', 'Brioche'])).toBe(
    '<ul><li>Sourdough bread, Rye bread, Brioche</li></ul>',
  );
});

test('where lists stand among them, a short bullet may be a heading, and none is moved', async () => {
  const bullets = ['Breads', 'Rye, spelt', 'Ovens', 'Mixers', 'Mills', 'Gas, wood'];
  expect(await bulletsAfter(bullets)).toBe(`<ul>${bullets.map((one) => `<li>${one}</li>`).join('')}</ul>`);
});
