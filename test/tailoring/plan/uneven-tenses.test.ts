import { expect, test } from 'vitest';
import { createRulesEngine } from '../../../src/tailoring/rules-engine.ts';
import { asOf, documentOf } from '../cases.ts';

const engine = createRulesEngine();

/** The lines of ended jobs, newest first, after tailoring. */
async function linesOf(...jobs: readonly (readonly string[])[]): Promise<readonly (readonly string[])[]> {
  const resume = {
    basics: { name: 'Kim Vale', label: 'Baker', email: 'kim@example.org' },
    work: jobs.map((highlights, at) => ({
      name: `Bakery ${at + 1}`,
      position: 'Baker',
      startDate: `${2020 - 2 * at}-03`,
      endDate: `${2021 - 2 * at}-06`,
      highlights,
    })),
  };
  const target = { position: 'Cook', companyName: 'Mill Lane', jobDescription: 'Requirements\n- Soups' };
  const { document } = await engine.tailor({ base: documentOf({ resume }), target, level: 'super', asOf });
  return document.sections.experience.items.map(({ summary }) =>
    [...summary.matchAll(/<li>(?:<p>)?(.*?)(?:<\/p>)?<\/li>/g)].map(([, text = '']) => text),
  );
}

const canChange = ['Manage the rota of six bakers', 'Maintain the ovens of two shops'];
const inPast = ['Managed the rota of six bakers', 'Maintained the ovens of two shops'];
const mustStay = ['Manage the orders of 12 mills and fuel pumps', 'Maintain the list of all guests'];

test('ended jobs that were in the present are all put into the past', async () => {
  expect(await linesOf(canChange, canChange)).toEqual([inPast, inPast]);
});

test('if one of them must stay in the present, all do', async () => {
  expect(await linesOf(mustStay)).toEqual([mustStay]);
  expect(await linesOf(canChange, mustStay)).toEqual([canChange, mustStay]);
});

test('where another ended job is in the past already, each one put into the past is a gain', async () => {
  const past = ['Baked rye bread for 30 shops', 'Ordered flour from 12 mills'];
  expect(await linesOf(canChange, mustStay, past)).toEqual([inPast, mustStay, past]);
});

test('the lines of other ended jobs show that a word that may be a noun is a verb', async () => {
  const sure = [...canChange, 'Evaluate new kinds of flour', 'Coordinate the work of two teams'];
  const doubtful = ['Build oven software for two shops'];
  expect(await linesOf(doubtful)).toEqual([doubtful]);
  expect((await linesOf(sure, doubtful))[1]).toEqual(['Built oven software for two shops']);
});
