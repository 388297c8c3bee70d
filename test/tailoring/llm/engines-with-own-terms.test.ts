import { expect, test } from 'vitest';
import type { OwnTerm } from '../../../src/contract/choices.ts';
import type { Engine } from '../../../src/service/ports.ts';
import { createRulesEngine } from '../../../src/tailoring/rules-engine.ts';
import type { Behavior } from '../../support/model-server/model-server.ts';
import { asOf, documentOf, namedCases } from '../cases.ts';
import { honest } from './honest.ts';
import { useLlm } from './llm-fixture.ts';

/* Two hosts give the same words another meaning; their engines work in one process. */

const startLlm = useLlm();
const { engineer } = namedCases;
const work = [{ name: 'Kiosk', position: 'Developer', highlights: ['Ran the blue console for 14 shops'] }];
const target = {
  companyName: 'Harbour',
  position: 'Developer',
  jobDescription: 'Requirements:\n- Experience with Zorblax\n- Experience with Quuxing\n- Node.js',
};
const input = {
  base: documentOf({ resume: { ...engineer.resume, work } }),
  target,
  asOf,
  level: 'super',
} as const;

const hosts: readonly OwnTerm[][] = [
  [{ name: 'Zorblax', aliases: ['blue console'] }, { name: 'Quuxing' }],
  [{ name: 'Quuxing', aliases: ['blue console'] }, { name: 'Zorblax' }],
];

type Shown = readonly { readonly term: string; readonly state: string }[];

/** The requirements that the resume shows by one of their spellings. */
function shownIn(requirements: Shown): readonly string[] {
  return requirements.filter(({ state }) => state === 'alias_only').map(({ term }) => term);
}

async function shownBy(engine: Engine): Promise<readonly string[]> {
  return shownIn((await engine.score(input)).requirements);
}

test('engines that are asked in turn each know the terms of their own host', async () => {
  const [first, second] = hosts.map((ownTerms) => createRulesEngine(ownTerms));
  if (!first || !second) throw new Error('There are two hosts.');
  const standard = createRulesEngine();
  for (const _turn of [1, 2]) {
    expect(await shownBy(first)).toEqual(['Zorblax']);
    expect(await shownBy(standard)).toEqual([]);
    expect(await shownBy(second)).toEqual(['Quuxing']);
  }
});

test('engines that wait for their models at the same time write what each writes alone', async () => {
  const alone = [];
  for (const ownTerms of hosts) {
    const { engine } = await startLlm(honest, { ownTerms });
    alone.push(await engine.tailor(input));
  }
  // No model answers before both are asked, so that each engine goes on after the other has worked.
  const asked = hosts.map(() => {
    let tell = () => {};
    const come = new Promise<void>((resolve) => {
      tell = resolve;
    });
    return { come, tell };
  });
  const after = Promise.all(asked.map(({ come }) => come));
  const together = await Promise.all(
    hosts.map(async (ownTerms, index) => {
      const waiting: Behavior = (question) => {
        asked[index]?.tell();
        return { act: 'answer', said: { text: honest(question) }, after };
      };
      const { engine } = await startLlm(waiting, { ownTerms });
      return engine.tailor(input);
    }),
  );
  expect(together).toEqual(alone);
  expect(together.map(({ report }) => shownIn(report.requirements))).toEqual([['Zorblax'], ['Quuxing']]);
});
