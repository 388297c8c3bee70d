import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import type { Tailored, TailorInput } from '../../src/service/ports.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { projectRoot } from '../support/project-root.ts';

const example = (...place: readonly string[]) =>
  readFileSync(path.join(projectRoot, 'examples', ...place), 'utf8');

describe('what was undone', () => {
  const engine = createRulesEngine();
  const input: TailorInput = {
    base: readBaseResume(JSON.parse(example('resumes', 'web-developer.json'))).document,
    target: {
      jobDescription: example('postings', 'full-stack-engineer.txt'),
      ...{ companyName: 'Larkspur Health', position: 'Full-Stack Engineer' },
    },
    ...{ level: 'super', asOf: '2026-11-21' },
  };
  let made: Tailored;
  beforeAll(async () => {
    made = await engine.tailor(input);
  });
  const idsOf = ({ report }: Tailored) => report.changes.map(({ id }) => id);
  const undo = (from: Tailored, changeIds: readonly string[], restoredIds: readonly string[] = []) =>
    engine.revert({ ...input, plan: from.plan, changeIds, restoredIds });

  it('is listed beside what stands, and stands again as it did', async () => {
    const [first = '', second = ''] = idsOf(made);
    const undone = await undo(made, [first, second]);
    expect(undone.report.undone?.map(({ id }) => id)).toEqual([first, second]);
    const again = await undo(undone, [], [second, first]);
    expect(again.report.undone).toBeUndefined();
    expect(again.document).toEqual(made.document);
    expect(again.report.changes).toEqual(made.report.changes);
    expect(again.atsScore).toBe(made.atsScore);
  });

  it('all of it, one after the other, in any order', async () => {
    const ids = idsOf(made);
    let now = await undo(made, ids);
    expect(now.document).toEqual(input.base);
    for (const id of [...ids].reverse()) now = await undo(now, [], [id]);
    expect(now.document).toEqual(made.document);
  });

  it('cannot be what stands, and what stands cannot be taken back', async () => {
    const [first = ''] = idsOf(made);
    await expect(undo(made, [], [first])).rejects.toThrow('restore_change_ids');
    await expect(undo(await undo(made, [first]), [first])).rejects.toThrow('change_ids');
  });
});
