import { expect, test } from 'vitest';
import { createRulesEngine } from '../../../../src/tailoring/rules-engine.ts';
import { asOf, documentOf } from '../../cases.ts';

const target = {
  position: 'Baker',
  companyName: 'Mill Lane',
  jobDescription: 'Requirements\n- Sourdough bread\n- Oven maintenance',
};

/** The bullets of a job that is over, tailored. */
async function bulletsOf(highlights: readonly string[]): Promise<readonly string[]> {
  const base = documentOf({
    resume: {
      basics: { name: 'Kim Vale', label: 'Baker', email: 'kim@example.org' },
      work: [
        {
          name: 'Harbour Bakery',
          position: 'Baker',
          startDate: '2015-03',
          endDate: '2019-06',
          highlights: [...highlights],
        },
      ],
    },
  });
  const { document } = await createRulesEngine().tailor({ base, target, level: 'super', asOf });
  const summary = document.sections.experience.items[0]?.summary ?? '';
  return [...summary.matchAll(/<li>(.*?)<\/li>/g)].map(([, text = '']) => text).sort();
}

test.each([
  ['a verb that is written like a past', ['Feed the sourdough daily', 'Manages the ovens of two shops']],
  ['a verb that is its own participle', ['Run the stall at the market', 'Manages the ovens of two shops']],
  ['what is the same in both tenses', ['Read the orders of the day', 'Manages the ovens of two shops']],
])('%s is put into the past with the others, or needs no change', async (_why, lines) => {
  const written = await bulletsOf(lines);
  expect(written).toContain('Managed the ovens of two shops');
  expect(written.join()).not.toMatch(/Feed|Run /);
});

test.each([
  ['with an object', 'Log calls in the book of orders'],
  ['with a preposition', 'Network with 12 mills'],
])('what is a noun elsewhere, and here a verb %s, keeps the whole job in the present', async (_why, line) => {
  const lines = [line, 'Manages the ovens of two shops'];
  expect(await bulletsOf(lines)).toEqual([...lines].sort());
});

test.each(['Team lead of the night shift', 'Oven maintenance', 'Head of the dough room'])(
  'a name beside verbs stays, and they are put into the past: %s',
  async (line) => {
    expect(await bulletsOf([line, 'Manages the ovens of two shops'])).toContain(
      'Managed the ovens of two shops',
    );
  },
);

test('"Work" in the only line that may have a verb is a noun like those beside it', async () => {
  const lines = ['Sourdough recipes for two shops', 'Work in the field of glazes for two shops'];
  expect(await bulletsOf(lines)).toEqual([...lines].sort());
});

test('"Work" beside a verb is put into the past with it', async () => {
  const lines = ['Manages the ovens of two shops', 'Work in the dough room on five nights'];
  expect(await bulletsOf(lines)).toEqual([
    'Managed the ovens of two shops',
    'Worked in the dough room on five nights',
  ]);
});
