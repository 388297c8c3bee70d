import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import type { Tailored, TailorInput } from '../../src/service/ports.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { projectRoot } from '../support/project-root.ts';
import { namedCases } from './cases.ts';
import type { Draft } from './edited-document.ts';
import { addJob, editingOf, engineChanges, idsOf, jobs, numberOf, userChanges } from './editing.ts';

const { engineer } = namedCases;
describe('an edit back to what was there', () => {
  const rows: [string, (draft: Draft) => void][] = [
    [
      'a text',
      (draft) => {
        draft.basics.headline = 'Boss';
      },
    ],
    [
      'a list',
      (draft) => {
        draft.sections.skills.items[0]?.keywords.pop();
      },
    ],
    [
      'an order',
      (draft) => {
        jobs(draft).reverse();
      },
    ],
    ['a new job', addJob],
    [
      'a job taken out',
      (draft) => {
        jobs(draft).splice(1, 1);
      },
    ],
    [
      'several things',
      (draft) => {
        addJob(draft);
        draft.basics.phone = '1';
      },
    ],
  ];

  test.each(rows)('takes the edit of %s away instead of adding one', async (_, change) => {
    const { made, edit, put } = await editingOf(engineer);
    const back = await put(await edit(made, change), made.document);
    expect(back.document).toEqual(made.document);
    expect(back.report).toEqual(made.report);
  });

  test('takes the later edits of a thing along that is taken out again', async () => {
    const { made, edit, put } = await editingOf(engineer);
    const added = await edit(made, (draft) => addJob(draft, 1));
    const worded = await edit(added, (draft) => {
      Object.assign(jobs(draft)[1] ?? {}, { company: 'Beta' });
    });
    expect((await put(worded, made.document)).report).toEqual(made.report);
  });

  test('gives out no id a second time', async () => {
    const { made, edit, put, revert } = await editingOf(engineer);
    const headline = (text: string) => (draft: Draft) => {
      draft.basics.headline = text;
    };
    const once = await edit(made, headline('One'));
    const twice = await edit(await put(once, made.document), headline('Two'));
    expect(numberOf(idsOf(userChanges(twice))[0])).toBe(numberOf(idsOf(userChanges(once))[0]) + 1);
    const undone = await revert(twice, idsOf(twice.report.changes));
    const thrice = await edit(undone, headline('Three'));
    expect(numberOf(idsOf(userChanges(thrice))[0])).toBe(numberOf(idsOf(userChanges(twice))[0]) + 1);
  });
});

describe('undoing', () => {
  test('a change of the engine whose text was edited since is refused, with what to undo', async () => {
    const { base, made, edit, revert } = await editingOf(engineer);
    const headline = engineChanges(made).find(({ op }) => op === 'headline')?.id ?? '';
    const edited = await edit(made, (draft) => {
      draft.basics.headline = 'Boss';
    });
    const [mine = ''] = idsOf(userChanges(edited));
    await expect(revert(edited, [headline])).rejects.toThrow(
      `change_ids: ${headline} cannot be undone alone, because your edit ${mine} changed the same place later. Undo them together: ${headline} ${mine}`,
    );
    expect((await revert(edited, [headline, mine])).document.basics.headline).toBe(base.basics.headline);
    const mineUndone = await revert(edited, [mine]);
    expect((await revert(mineUndone, [headline])).document.basics.headline).toBe(base.basics.headline);
  });

  test('an edit that others build on is refused, and names all of them', async () => {
    const { made, edit, revert } = await editingOf(engineer);
    const added = await edit(made, addJob);
    const worded = await edit(added, (draft) => {
      Object.assign(jobs(draft)[0] ?? {}, { company: 'Beta' });
    });
    const again = await edit(worded, (draft) => {
      Object.assign(jobs(draft)[0] ?? {}, { company: 'Gamma' });
    });
    const [addition = '', first = '', second = ''] = idsOf(userChanges(again));
    await expect(revert(again, [addition])).rejects.toThrow(
      `${addition} cannot be undone alone, because your edits ${first} and ${second} changed the same place later. Undo them together: ${addition} ${first} ${second}`,
    );
    expect((await revert(again, [addition, first, second])).document).toEqual(made.document);
  });

  test('the removal of an item brings it back with what was changed in it before', async () => {
    const { made, edit, revert } = await editingOf(engineer);
    const worded = await edit(made, (draft) => {
      Object.assign(jobs(draft)[1] ?? {}, { company: 'Kiosk AG' });
    });
    const removed = await edit(worded, (draft) => {
      jobs(draft).splice(1, 1);
    });
    const paths = removed.report.changes
      .map(({ path }) => path)
      .filter((path) => path.includes('/experience/'));
    expect(paths.filter((path) => path === '/sections/experience/items').length).toBeGreaterThanOrEqual(2);
    const [, removal = ''] = idsOf(userChanges(removed));
    expect((await revert(removed, [removal])).document).toEqual(worded.document);
  });

  test('the removal of an item that was written anew since is refused', async () => {
    const { made, edit, revert } = await editingOf(engineer);
    const removed = await edit(made, (draft) => {
      jobs(draft).splice(1, 1);
    });
    const old = made.document.sections.experience.items[1];
    const anew = await edit(removed, (draft) => {
      if (old) jobs(draft).push({ ...old, company: 'Kiosk AG' });
    });
    const [removal = '', addition = ''] = idsOf(userChanges(anew));
    await expect(revert(anew, [removal])).rejects.toThrow(`Undo them together: ${removal} ${addition}`);
    expect((await revert(anew, [removal, addition])).document).toEqual(made.document);
  });

  test('an order beneath a later one is refused; items that came and went between do not count', async () => {
    const { made, edit, revert } = await editingOf(engineer);
    const once = await edit(made, (draft) => {
      jobs(draft).push(...jobs(draft).splice(0, 1));
    });
    const [first = ''] = idsOf(userChanges(once));
    const twice = await edit(once, (draft) => {
      jobs(draft).push(...jobs(draft).splice(0, 1));
    });
    await expect(revert(twice, [first])).rejects.toThrow('cannot be undone alone');
    const added = await edit(made, addJob);
    const [addition = ''] = idsOf(userChanges(added));
    const reversed = await edit(added, (draft) => {
      jobs(draft).reverse();
    });
    expect((await revert(reversed, [addition])).document.sections.experience.items).toEqual(
      made.document.sections.experience.items.toReversed(),
    );
  });

  test('an unknown change names those of the person, too', async () => {
    const { made, edit, revert } = await editingOf(engineer);
    const edited = await edit(made, (draft) => {
      draft.basics.phone = '1';
    });
    const [mine] = idsOf(userChanges(edited));
    await expect(revert(edited, ['ch999'])).rejects.toThrow(
      new RegExp(`no change "ch999" \\(changes: ch1, .*${mine}\\)`),
    );
  });
});

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

  it('is listed beside the other changes, and restored as it was', async () => {
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

  it('cannot be restored in force, or undone twice', async () => {
    const [first = ''] = idsOf(made);
    await expect(undo(made, [], [first])).rejects.toThrow('restore_change_ids: there is no change');
    await expect(undo(await undo(made, [first]), [first])).rejects.toThrow(/^change_ids: there is no change/);
  });
});
