import { expect, test } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import type { Step } from '../../../../src/tailoring/plan/plan-input.ts';
import { brokenBullets, merge } from '../../../../src/tailoring/plan/steps/merge.ts';
import { tinyBullets } from '../../../../src/tailoring/plan/steps/tiny-bullets.ts';
import { readInput } from '../../../../src/tailoring/read-input.ts';
import { createRulesEngine } from '../../../../src/tailoring/rules-engine.ts';
import { asOf, documentOf } from '../../cases.ts';

function mergedOf(highlights: readonly string[], step: Step = merge) {
  const base = documentOf({
    resume: {
      basics: { name: 'Robin Vale' },
      work: [{ name: 'Pond', position: 'Clerk', startDate: '2015-01', endDate: '2019-12', highlights }],
    },
  });
  const target = { companyName: 'Acme', position: 'Clerk', jobDescription: 'Requirements\n- Filing' };
  const input = readInput(standardLexicon(), { base, target, level: 'super', asOf });
  const proposals = step(input, { taken: new Set(), gone: new Set() });
  return proposals.flatMap((alternatives) => alternatives.map((each) => ('text' in each ? each.text : '')));
}

test.each([
  ['Wrote guides', 'Wrote manuals', 'Wrote guides and manuals'],
  ['Wrote the technical guides', 'Wrote the manuals', 'Wrote the technical guides and the manuals'],
  ['Wrote unit tests', 'Wrote API documentation', 'Wrote unit tests and API documentation'],
  ['Trained clerks', 'Trained 12 nurses', 'Trained clerks and 12 nurses'],
])('%s + %s', (first, second, both) => {
  expect(mergedOf([first, second])).toEqual([both]);
});

test.each([
  ['as what it was done', 'Reviewed contracts', 'Reviewed leases as an intern'],
  ['under whom', 'Trained clerks', 'Trained under the head nurse'],
  ['with whose help', 'Wrote guides', 'Wrote manuals with help'],
  ['how', 'Led tours', 'Led by example'],
  ['how, in a word', 'Trained clerks', 'Trained hard'],
  ['how often', 'Trained clerks', 'Trained nurses weekly'],
  ['where', 'Trained clerks', 'Trained nurses in Ohio'],
  ['of what kind', 'Wrote technical guides', 'Wrote manuals'],
])('a bullet that tells %s stays by itself', (_what, first, second) => {
  expect(mergedOf([first, second])).toEqual([]);
});

test('a bullet that was broken in two is one again', () => {
  const halves = ['Sorted the letters, the bills and the parcels for the', 'houses of two towns'];
  expect(mergedOf([...halves, 'Wrote letters'], brokenBullets)).toEqual([halves.join(' ')]);
});

test.each([
  ['the first has ended', ['Sorted the letters and the bills of two towns', 'houses of two towns']],
  ['the second begins anew', ['Sorted the letters and the bills of the', 'Houses of two towns']],
  ['there are three pieces', ['Sorted the letters and bills of the', 'houses and yards of the', 'two towns']],
])('bullets stay apart where %s', (_where, highlights) => {
  expect(mergedOf(highlights, brokenBullets)).toEqual([]);
});

test('four names of skills share a line, whatever else is in their list', () => {
  const two = ['Organization skill', 'Critical thinking skill'];
  const names = [...two, 'Planning skill', 'Writing skill'];
  expect(mergedOf([...names, 'Ability to teach in two towns'], tinyBullets)).toEqual([names.join(', ')]);
  expect(mergedOf([...two, 'Ability to teach in two towns'], tinyBullets)).toEqual([]);
  expect(mergedOf(['Organization', 'Critical thinking'], tinyBullets)).toEqual([]);
});

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

test.each([
  ['two tools', ['Excel', 'Kafka']],
  ['one that nobody knows among two that all do', ['Excel', 'Kafka', 'Bakemaster']],
  [
    'tools that fill two lines',
    [
      'PostgreSQL',
      'Kubernetes',
      'TypeScript',
      'Terraform',
      'Elasticsearch',
      'RabbitMQ',
      'Kafka',
      'Ansible',
      'Jenkins',
    ],
  ],
])('%s are read as one thing', async (_what, tools) => {
  expect(await bulletsAfter(tools)).toBe(`<ul><li>${tools.join(', ')}</li></ul>`);
});

test('a tool and a word that nobody knows stay points', async () => {
  expect(await bulletsAfter(['Kafka', 'Bakemaster'])).toBe('<ul><li>Kafka</li><li>Bakemaster</li></ul>');
});

test('in the order of the person', async () => {
  expect(await bulletsAfter(['Rye bread', 'Brioche', 'Sourdough bread', 'Focaccia'])).toBe(
    '<ul><li>Rye bread, Brioche, Sourdough bread, Focaccia</li></ul>',
  );
});

test.each(['No brioche', 'Basic brioche', 'Learning SQL'])('"%s" is joined to nothing', async (limited) => {
  expect(await bulletsAfter(['Sourdough bread', limited, 'Rye bread', 'Focaccia'])).toContain(
    `<li>${limited}</li>`,
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

test('with lists among them, a short bullet may be a heading, and none is moved', async () => {
  const bullets = ['Breads', 'Rye, spelt', 'Ovens', 'Mixers', 'Mills', 'Gas, wood'];
  expect(await bulletsAfter(bullets)).toBe(`<ul>${bullets.map((one) => `<li>${one}</li>`).join('')}</ul>`);
});

test('a line that is above them as text is not repeated', async () => {
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
