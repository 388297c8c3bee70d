import { describe, expect, test } from 'vitest';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { asOf } from './cases.ts';
import { documentWith } from './edits.ts';

/* The check of `apply_wording` refuses what changes what the person did or whom a line names. */

const engine = createRulesEngine();
const target = {
  jobDescription: 'We look for a clerk. You sell coffee and dresses. Excel is required. You give talks.',
  companyName: 'Acme',
  position: 'Clerk',
};

async function wordingOf(line: string, text: string) {
  const base = documentWith({ bullets: [line] });
  const input = { base, target, level: 'good' as const, asOf };
  const { plan } = await engine.tailor(input);
  return engine.word({ ...input, plan, item: 'work[0].highlights[0]', text });
}

describe('a wording of another program', () => {
  test.each([
    ['Was the cook of 12 hotels', 'Trained the cook of 12 hotels'],
    ['Made dresses for 12 brides', 'Sold dresses for 12 brides'],
    ['Gave talks to 12 schools', 'Wrote talks to 12 schools'],
    ['Advised UN agencies on 12 audits', 'Advised agencies on 12 audits'],
    ['Managed the Los Angeles office of 12 firms', 'Managed the Angeles office of 12 firms'],
    ['Supervised die makers of 12 plants', 'Supervised makers of 12 plants'],
    [
      'Responsible for the budget of 12 shops and cut costs by 3%',
      'Cut the budget of 12 shops and cut costs by 3%',
    ],
  ])('may not change "%s" to "%s"', async (line, lie) => {
    const judged = await wordingOf(line, lie);
    expect(judged?.tailored).toBeNull();
    expect(judged?.findings.map(({ rule }) => rule)).toContain('V15');
  });

  test('may use a verb that names the same activity of the same object', async () => {
    const judged = await wordingOf('Did the payroll of 12 shops', 'Processed the payroll of 12 shops');
    expect(judged?.findings).toEqual([]);
    expect(judged?.tailored).not.toBeNull();
  });
});
