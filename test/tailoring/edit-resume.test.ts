import { describe, expect, test } from 'vitest';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { ValidationError } from '../../src/values/validation-error.ts';
import { asOf, namedCases, shippedCases } from './cases.ts';
import type { Draft } from './edited-document.ts';
import { addJob, editingOf, engineChanges, idsOf, jobs, newId, numberOf, userChanges } from './editing.ts';

const { engineer } = namedCases;
describe('an edit', () => {
  test('of a headline is one change of the person’s, with what it rests on, and not judged', async () => {
    const { made, edit } = await editingOf(engineer);
    const edited = await edit(made, (draft) => {
      draft.basics.headline = 'CTO of Netflix';
    });
    expect(userChanges(edited)).toEqual([
      {
        id: `ch${made.report.changes.length + 1}`,
        op: 'edit',
        engine: 'user',
        path: '/basics/headline',
        source: 'basics.label',
        before: made.document.basics.headline,
        after: 'CTO of Netflix',
        reason: 'You changed this.',
        requirements: [],
        evidence: [{ path: 'basics.label', quote: 'Software Engineer' }],
        verified: [],
      },
    ]);
    expect(engineChanges(edited)).toEqual(made.report.changes);
    expect(edited.report).toMatchObject({ engine: 'rules', hidden: made.report.hidden });
  });

  const rows: [string, (draft: Draft) => void, object][] = [
    [
      'a summary',
      (draft) => {
        draft.sections.summary.content = '<p>New.</p>';
      },
      { path: '/sections/summary/content', source: 'basics.summary', after: '<p>New.</p>' },
    ],
    [
      'bullets',
      (draft) => {
        Object.assign(jobs(draft)[2] ?? {}, { summary: '' });
      },
      { path: '/sections/experience/items/2/summary', source: 'work[2].highlights', after: '' },
    ],
    [
      'an employer',
      (draft) => {
        Object.assign(jobs(draft)[1] ?? {}, { company: 'Kiosk AG' });
      },
      {
        path: '/sections/experience/items/1/company',
        source: 'work[1].name',
        before: 'Kiosk GmbH',
        after: 'Kiosk AG',
      },
    ],
    [
      'the dates of a job',
      (draft) => {
        Object.assign(jobs(draft)[1] ?? {}, { date: '2016' });
      },
      {
        source: 'work[1]',
        evidence: [
          { path: 'work[1].startDate', quote: '2017-01' },
          { path: 'work[1].endDate', quote: '2021-02' },
        ],
      },
    ],
    [
      'a text that was empty',
      (draft) => {
        draft.basics.location = 'Wien';
      },
      { before: null, after: 'Wien', source: 'basics.location', evidence: [] },
    ],
    [
      'an address',
      (draft) => {
        draft.basics.url.href = 'https://example.org/ada';
      },
      { path: '/basics/url/href', source: 'basics.url', after: 'https://example.org/ada' },
    ],
    [
      'a switch',
      (draft) => {
        Object.assign(jobs(draft)[1] ?? {}, { visible: false });
      },
      {
        path: '/sections/experience/items/1/visible',
        source: 'work[1]',
        before: 'Web Developer, Kiosk GmbH, 2017-01 - 2021-02',
        after: null,
        reason: 'You hid this.',
        evidence: [{ path: 'work[1].name', quote: 'Kiosk GmbH' }],
      },
    ],
    [
      'a new job',
      addJob,
      {
        path: '/sections/experience/items/0',
        source: 'work',
        before: null,
        after: 'Advisor, Acme, 2026\nGave advice',
        reason: 'You added this.',
        evidence: [],
      },
    ],
    [
      'a job taken out',
      (draft) => {
        jobs(draft).splice(1, 1);
      },
      {
        path: '/sections/experience/items',
        source: 'work[1]',
        after: null,
        reason: 'You removed this.',
        evidence: [{ path: 'work[1].name', quote: 'Kiosk GmbH' }],
      },
    ],
    [
      'the order of jobs',
      (draft) => {
        jobs(draft).reverse();
      },
      {
        path: '/sections/experience/items',
        source: 'work',
        after:
          'Office Clerk, Old Mill, 2010-01 - 2014-05\nWeb Developer, Kiosk GmbH, 2017-01 - 2021-02\nBackend Engineer, Bluewing Travel, 2021-03 - Present',
      },
    ],
    [
      'the name of a section',
      (draft) => {
        draft.sections.experience.name = 'Jobs';
      },
      { path: '/sections/experience/name', before: 'Experience', after: 'Jobs' },
    ],
    [
      'the page',
      (draft) => {
        draft.metadata.page.format = 'letter';
      },
      { path: '/metadata/page/format', source: 'metadata.page.format', before: 'a4', after: 'letter' },
    ],
    [
      'the layout',
      (draft) => {
        draft.metadata.layout = [[['summary', 'skills']]];
      },
      { path: '/metadata/layout', source: 'sections', after: 'summary, skills' },
    ],
    [
      'a section of one’s own',
      (draft) => {
        draft.sections.custom = {
          patents: { id: newId, name: 'Patents', columns: 1, separateLinks: true, visible: true, items: [] },
        };
      },
      { path: '/sections/custom/patents', source: 'custom', before: null, after: 'Patents' },
    ],
  ];

  test.each(rows)('of %s is one change', async (_, change, expected) => {
    const { made, edit } = await editingOf(engineer, 'good');
    const edited = await edit(made, change);
    expect(userChanges(edited)).toMatchObject([{ op: 'edit', engine: 'user', ...expected }]);
  });

  test('of keywords is one change of the list; the engine’s changes of single ones find them again', async () => {
    const { made, edit } = await editingOf(engineer);
    const surfaced = engineChanges(made).findLast(
      ({ op, path }) => op === 'surface_skill' && path.includes('/0/keywords/'),
    );
    const edited = await edit(made, ({ sections: { skills } }) => {
      Object.assign(skills.items[0] ?? {}, { keywords: ['Cooking', String(surfaced?.after)] });
    });
    expect(userChanges(edited)).toMatchObject([
      { path: '/sections/skills/items/0/keywords', after: `Cooking, ${surfaced?.after}` },
    ]);
    expect(edited.report.changes.find((change) => change.id === surfaced?.id)?.path).toBe(
      '/sections/skills/items/0/keywords/1',
    );
  });

  test('moves the score as any text does, and the ceiling is never below it', async () => {
    const { made, edit } = await editingOf(engineer, 'basic');
    const better = await edit(made, ({ sections: { skills } }) => {
      skills.items[0]?.keywords.push('TypeScript', 'GraphQL');
    });
    expect(better.atsScore).toBeGreaterThan(made.atsScore);
    expect(better.report.score).toMatchObject({ before: made.report.score.before, after: better.atsScore });
    expect(better.report.score.ceiling).toBeGreaterThanOrEqual(better.atsScore);
    const worse = await edit(made, (draft) => {
      draft.sections.experience.items = [];
    });
    expect(worse.atsScore).toBeLessThan(made.report.score.before);
  });

  test('says how many texts nobody verified; a switch or an order is no text', async () => {
    const { made, edit } = await editingOf(engineer);
    const moved = await edit(made, (draft) => {
      jobs(draft).reverse();
      draft.sections.skills.visible = false;
    });
    expect(moved.report.warnings).toEqual(made.report.warnings);
    const worded = await edit(moved, (draft) => {
      draft.basics.headline = 'Boss';
      addJob(draft);
    });
    const [first, second] = idsOf(userChanges(worded)).slice(-2);
    expect(worded.report.warnings.at(-1)).toEqual({
      code: 'edited_by_hand',
      message: `2 texts were written by you (${first}, ${second}); they were not verified against your base resume.`,
    });
  });

  test('of the same text twice makes two changes, each after the other', async () => {
    const { made, edit, revert } = await editingOf(engineer);
    const once = await edit(made, (draft) => {
      draft.basics.headline = 'One';
    });
    const twice = await edit(once, (draft) => {
      draft.basics.headline = 'Two';
    });
    expect(userChanges(twice)).toMatchObject([{ after: 'One' }, { before: 'One', after: 'Two' }]);
    const [first, second] = idsOf(userChanges(twice));
    expect((await revert(twice, [String(second)])).document.basics.headline).toBe('One');
    await expect(revert(twice, [String(first)])).rejects.toThrow(
      `change_ids: ${first} cannot be undone alone, because your edit ${second} changed the same place later. Undo them together: ${first} ${second}`,
    );
  });

  test('that changes nothing leaves plan and report as they are', async () => {
    const { made, edit } = await editingOf(engineer);
    expect(await edit(made, () => {})).toEqual(made);
  });

  test('finds no room when the resume holds too many already', async () => {
    const { made, edit } = await editingOf(engineer);
    const full = await edit(made, (draft) => {
      draft.metadata.notes = 'n'.repeat(600_000);
    });
    const more = edit(full, (draft) => {
      draft.metadata.css.value = 'c'.repeat(600_000);
    });
    await expect(more).rejects.toThrow(ValidationError);
    await expect(more).rejects.toThrow(/^resume_data: has too many edits of your own .* undo some first$/);
  });
});

describe('what the person sends', () => {
  const rows: [string, string, string][] = [
    ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['a handler', '<p onclick="x()">Hi <img src=x onerror=y()>there</p>', '<p>Hi there</p>'],
    ['an unsafe link', '<p><a href="javascript:x()">Hi</a></p>', '<p>Hi</p>'],
    [
      'a good link',
      '<p><a href="https://example.org/?a&amp;b" target="_blank">Hi</a></p>',
      '<p><a href="https://example.org/?a&amp;b">Hi</a></p>',
    ],
    ['bare text', 'R&D < x', '<p>R&amp;D &lt; x</p>'],
    ['a comment without end', '<p>Hi</p><!-- <b>', '<p>Hi</p>'],
    ['control characters as references', '<p>a&#1;b&#x7f;</p>', '<p>a b</p>'],
  ];

  test.each(rows)('%s is kept as the document may hold it', async (_, sent, kept) => {
    const { made, edit } = await editingOf(engineer);
    const edited = await edit(made, (draft) => {
      draft.sections.summary.content = sent;
    });
    const { content } = edited.document.sections.summary;
    expect(content).toBe(kept);
    expect(userChanges(edited)).toMatchObject([{ after: content }]);
    expect(
      await edit(edited, (draft) => {
        draft.sections.summary.content = sent;
      }),
    ).toEqual(edited);
  });

  test('in an item of its own is cleaned, too, and line breaks become \\n', async () => {
    const { made, edit } = await editingOf(engineer);
    const edited = await edit(made, (draft) => {
      addJob(draft);
      Object.assign(jobs(draft)[0] ?? {}, { summary: '<script>x</script>Hi', position: 'A\r\nB' });
    });
    expect(edited.document.sections.experience.items[0]).toMatchObject({
      summary: '<p>Hi</p>',
      position: 'A\nB',
    });
  });
});

test('a plan of version 1 still reads, and the ids go on after it', async () => {
  const engine = createRulesEngine();
  const [person = engineer] = shippedCases();
  const { base, made } = await editingOf(person);
  const { edits } = JSON.parse(made.plan) as { edits: unknown[] };
  const plan = JSON.stringify({ version: 1, edits });
  const input = { base, target: person.target, level: 'super', asOf, plan } as const;
  expect(await engine.revert({ ...input, changeIds: [] })).toEqual({ ...made, plan: expect.any(String) });
  const document = { ...made.document, basics: { ...made.document.basics, phone: '1' } };
  const edited = await engine.edit({ ...input, document });
  const last = Math.max(...idsOf(engineChanges(made)).map(numberOf));
  expect(idsOf(userChanges(edited))).toEqual([`ch${last + 1}`]);
});
