import { expect, test } from 'vitest';
import { createRulesEngine } from '../../../../src/tailoring/rules-engine.ts';
import { asOf, documentOf } from '../../cases.ts';

const target = {
  position: 'Baker',
  companyName: 'Mill Lane',
  jobDescription: 'Requirements\n- Sourdough bread\n- Oven maintenance',
};

/** The bullets of two jobs, tailored. */
async function tailored(first: readonly string[], second: readonly string[]): Promise<readonly string[]> {
  const jobs = [first, second].map((highlights, at) => ({
    name: `Bakery ${at + 1}`,
    position: 'Baker',
    startDate: `${2015 - at * 5}-03`,
    endDate: `${2019 - at * 5}-06`,
    highlights: [...highlights],
  }));
  const base = documentOf({
    resume: { basics: { name: 'Kim Vale', label: 'Baker', email: 'kim@example.org' }, work: jobs },
  });
  const { document } = await createRulesEngine().tailor({ base, target, level: 'super', asOf });
  return document.sections.experience.items.map(({ summary }) => summary);
}

const words = ['Rye bread', 'Wheat rolls', 'Plum cake', 'Pretzels'];
const inOneLine = /Rye bread, Wheat rolls, Plum cake, Pretzels/;
const sentence = ['Baked bread for 30 shops in the north of the town'];

test('words of one job become a line where no other job has a column of words', async () => {
  const [one] = await tailored(words, sentence);
  expect(one).toMatch(inOneLine);
});

test('the same of both jobs', async () => {
  const [one, other] = await tailored(words, ['Rolls', 'Tarts', 'Buns', 'Pies']);
  expect(one).toMatch(inOneLine);
  expect(other).toContain('Rolls, Tarts, Buns, Pies');
});

test.each([
  ['they are too few for a line', ['Rolls', 'Tarts', 'Buns']],
  ['they are tasks', ['Oven maintenance', 'Dough preparation', 'Stock management', 'Menu planning']],
])('where another job keeps its words below each other, all do: %s', async (_why, others) => {
  const [one] = await tailored(words, others);
  expect(one).not.toMatch(inOneLine);
  expect(one).toContain('<li>Plum cake</li>');
});

test.each(['80% remote', 'Remote', 'Teilzeit'])(
  'how somebody worked is not one of the names: %s',
  async (way) => {
    const [one] = await tailored(['Rye bread', 'Wheat rolls', way, 'Plum cake', 'Pretzels'], sentence);
    expect(one).toContain(`<li>${way}</li>`);
  },
);

test('two skills are no line', async () => {
  const [one] = await tailored([...sentence, 'Menu planning skill', 'Stock counting skill'], sentence);
  expect(one).toContain('<li>Menu planning skill</li>');
});
