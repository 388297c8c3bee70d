import { describe, expect, test } from 'vitest';
import type { Edit } from '../../../src/contract/plan/edit.ts';
import { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { applyEdits } from '../../../src/tailoring/edits/apply-edits.ts';
import { cases, documentOf } from '../cases.ts';
import { documentWith, plain } from '../edits.ts';
import { leafAt } from '../leaves.ts';

const bullets = ['Wrote guides', 'Filed letters', 'Ran k8s'];
const base = documentWith({ bullets, keywords: ['Docker', 'Node.js', 'k8s'] });
const at = (index: number) => `work[0].highlights[${index}]`;
const html = (...texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
const summaryPath = '/sections/experience/items/0/summary';

function text(
  source: string,
  to: string,
  op: 'rewrite' | 'alias' | 'headline' | 'summary' = 'rewrite',
): Edit {
  return { ...plain, op, source, text: to, evidence: [] };
}
const hide = (source: string): Edit => ({ ...plain, op: 'hide', source, evidence: [] });
const order = (source: string, paths: string[]): Edit => ({
  ...plain,
  op: 'reorder',
  source,
  order: paths,
  evidence: [],
});
function surface(to: string, after: string | null, source = 'skills[0]', group: string | null = null): Edit {
  return { ...plain, op: 'surface_skill', source, after, group, text: to, evidence: [] };
}

describe('applyEdits', () => {
  test.each(cases)('without edits, $name equals the base', (person) => {
    const document = documentOf(person);
    expect(applyEdits(document, [])).toEqual({ document, changes: [] });
  });

  test('the base is never changed', () => {
    const before = structuredClone(base);
    applyEdits(base, [text(at(0), 'Wrote manuals'), hide(at(1)), surface('Go', null)]);
    expect(base).toEqual(before);
  });

  test('hide, reorder and text edits combine in any order', () => {
    const { changes, document } = applyEdits(base, [
      text(at(2), 'Ran Kubernetes', 'alias'),
      order('work[0].highlights', [at(2), at(1), at(0)]),
      hide(at(1)),
    ]);
    expect(changes.map(({ op, path, before, after }) => ({ op, path, before, after }))).toEqual([
      { op: 'hide', path: summaryPath, before: 'Filed letters', after: null },
      {
        op: 'reorder',
        path: summaryPath,
        before: html('Wrote guides', 'Ran k8s'),
        after: html('Ran k8s', 'Wrote guides'),
      },
      {
        op: 'alias',
        path: summaryPath,
        before: html('Ran k8s', 'Wrote guides'),
        after: html('Ran Kubernetes', 'Wrote guides'),
      },
    ]);
    expect(leafAt(document, summaryPath)).toBe(html('Ran Kubernetes', 'Wrote guides'));
  });

  test('an edit has the same effect without another one', () => {
    const edits = [
      hide(at(0)),
      order('work[0].highlights', [at(2), at(0), at(1)]),
      text(at(2), 'Ran Kubernetes'),
    ];
    const { document } = applyEdits(base, edits.slice(1));
    expect(leafAt(document, summaryPath)).toBe(html('Ran Kubernetes', 'Wrote guides', 'Filed letters'));
  });

  test('a merge removes the absorbed bullet; a line break makes two bullets', () => {
    const merged: Edit = {
      ...plain,
      op: 'merge',
      source: at(0),
      absorbed: [at(1)],
      text: 'Wrote and filed',
      evidence: [],
    };
    expect(leafAt(applyEdits(base, [merged]).document, summaryPath)).toBe(html('Wrote and filed', 'Ran k8s'));
    const split = applyEdits(base, [text(at(0), 'Wrote\nGuides')]);
    expect(leafAt(split.document, summaryPath)).toBe(html('Wrote', 'Guides', 'Filed letters', 'Ran k8s'));
  });

  test('added skills follow their keyword in the given order, and their paths are final', () => {
    const { document, changes } = applyEdits(base, [
      order('skills[0].keywords', [
        'skills[0].keywords[1]',
        'skills[0].keywords[0]',
        'skills[0].keywords[2]',
      ]),
      surface('REST', 'skills[0].keywords[1]'),
      surface('Go', 'skills[0].keywords[1]'),
      hide('skills[0].keywords[2]'),
    ]);
    expect(document.sections.skills.items[0]?.keywords).toEqual(['Node.js', 'REST', 'Go', 'Docker']);
    for (const { op, path, after } of changes)
      if (op === 'surface_skill') expect(leafAt(document, path)).toBe(after);
  });

  test('a skill outside all groups gets an item with a deterministic id', () => {
    const edits = [
      surface('Go', null, 'skills', 'Further skills'),
      surface('REST', null, 'skills', 'Further skills'),
    ];
    const { document, changes } = applyEdits(base, edits);
    expect(document.sections.skills.items[1]).toMatchObject({
      name: 'Further skills',
      keywords: ['Go', 'REST'],
    });
    expect(changes.map(({ path }) => path)).toEqual([
      '/sections/skills/items/1/keywords/0',
      '/sections/skills/items/1/keywords/1',
    ]);
    expect(ResumeDocument.safeParse(document).success).toBe(true);
    expect(applyEdits(base, edits).document).toEqual(document);
  });

  test('a skill comes before the item that it precedes, and at the end if that is gone', () => {
    const listed = documentWith({ bullets, keywords: [] });
    const [item] = listed.sections.skills.items;
    if (!item) throw new Error('no skill');
    listed.sections.skills.items = ['Docker', 'Chess'].map((name) => ({ ...item, id: name, name }));
    const edits = [
      order('skills', ['skills[1]', 'skills[0]']),
      { ...surface('Go', null, 'skills'), before: 'skills[0]' },
      { ...surface('REST', null, 'skills'), before: 'skills[0]' },
      { ...surface('SQL', null, 'skills'), before: 'skills[7]' },
    ];
    const { document, changes } = applyEdits(listed, edits);
    const names = document.sections.skills.items.map(({ name }) => name);
    expect(names).toEqual(['Chess', 'Go', 'REST', 'Docker', 'SQL']);
    for (const { op, path, after } of changes)
      if (op === 'surface_skill') expect(leafAt(document, path)).toBe(after);
  });

  test('sections are reordered, never added or removed', () => {
    const edit: Edit = {
      ...plain,
      op: 'section_order',
      source: 'sections',
      order: ['profiles', 'summary', 'skills', 'experience', 'education'],
      evidence: [],
    };
    const { document, changes } = applyEdits(base, [edit]);
    const keys = document.metadata.layout.flat(2);
    expect(keys.indexOf('skills')).toBe(keys.indexOf('experience') - 1);
    expect(document.metadata.layout.flat(2).sort()).toEqual(base.metadata.layout.flat(2).sort());
    expect(changes[0]).toMatchObject({ path: '/metadata/layout', op: 'section_order' });
  });

  test('an edit without an effect is not listed as a change', () => {
    expect(applyEdits(base, [text(at(0), 'Wrote guides'), hide('work[7].highlights[0]')]).changes).toEqual(
      [],
    );
  });

  test('text that looks like markup stays text, and kept words keep their links and emphasis', () => {
    expect(leafAt(applyEdits(base, [text(at(0), 'Wrote <b> & "c"')]).document, summaryPath)).toContain(
      '<li>Wrote &lt;b&gt; &amp; &quot;c&quot;</li>',
    );
    const marked = structuredClone(base);
    const [job] = marked.sections.experience.items;
    if (job)
      job.summary =
        '<p>Intro</p><ul><li>Was writing <a href="https://example.org/">the <strong>big</strong> guide</a> on k8s</li></ul>';
    const { document } = applyEdits(marked, [text(at(0), 'Wrote the big guide on Kubernetes')]);
    expect(leafAt(document, summaryPath)).toBe(
      '<p>Intro</p><ul><li>Wrote <a href="https://example.org/">the </a><a href="https://example.org/"><strong>big</strong></a><a href="https://example.org/"> guide</a> on Kubernetes</li></ul>',
    );
  });

  test('a new headline or summary has no text before', () => {
    const { changes } = applyEdits(base, [text('basics.summary', 'Clerk of letters.', 'summary')]);
    expect(changes).toEqual([
      expect.objectContaining({
        before: null,
        after: '<p>Clerk of letters.</p>',
        path: '/sections/summary/content',
      }),
    ]);
  });
});
