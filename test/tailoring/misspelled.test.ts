import { expect, it } from 'vitest';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { asOf, documentOf } from './cases.ts';

/* What an English resume misspells is understood, shown as it stands and set right. */

const resume = {
  basics: {
    name: 'Pat Doe',
    email: 'pat@example.org',
    label: 'Project Manager',
    summary: 'Project manager with experiance in stock managment.',
  },
  work: [
    {
      name: 'Acme',
      position: 'Project Manager',
      startDate: '2018-01',
      highlights: ['Led the stock managment of three shops with Liason Foods', 'Kept the rota'],
    },
  ],
};
const target = {
  companyName: 'Delta',
  position: 'Project Manager',
  jobDescription: 'Requirements:\n- stock management',
};

const engine = createRulesEngine();

it('is evidence, though not in the words of the posting', async () => {
  const { requirements } = await engine.score({ base: documentOf({ resume }), target, asOf });
  expect(requirements).toMatchObject([
    {
      term: 'stock management',
      state: 'alias_only',
      literal: false,
      evidence: [{ quote: 'stock managment' }, {}],
    },
  ]);
});

it('is set right, and names stay', async () => {
  const { document } = await engine.tailor({ base: documentOf({ resume }), target, level: 'good', asOf });
  const { summary, experience } = document.sections;
  expect(summary.content).toContain('experience in stock management.');
  expect(JSON.stringify(experience)).toContain('Led the stock management of three shops with Liason Foods');
});

it('stays at the level that changes no words', async () => {
  const { document } = await engine.tailor({ base: documentOf({ resume }), target, level: 'basic', asOf });
  expect(document.sections.summary.content).toContain('experiance');
});

it('stays where it is a name, and shows nothing then', async () => {
  const named = {
    ...resume,
    work: [{ ...resume.work[0], highlights: ['Baked bread for Stock Managment House'] }],
  };
  const base = documentOf({ resume: { ...named, basics: { ...resume.basics, summary: 'Baker of bread.' } } });
  const { requirements } = await engine.score({ base, target, asOf });
  expect(requirements).toMatchObject([{ term: 'stock management', state: 'missing' }]);
});
