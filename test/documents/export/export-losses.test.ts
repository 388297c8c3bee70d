import { describe, expect, it } from 'vitest';
import { exportLosses } from '../../../src/documents/export/export-resume.ts';
import { readJsonResume } from '../../../src/documents/json-resume/read-json-resume.ts';
import { readReactiveResumeV4 } from '../../../src/documents/reactive-resume/read-reactive-resume-v4.ts';

const rich = readReactiveResumeV4({
  basics: { name: 'Ana', url: { href: 'https://ana.example', label: 'Site' } },
  sections: {
    summary: { content: '<p>Cooks.</p><ol><li>Soups</li></ol>' },
    experience: {
      name: 'Kitchens',
      items: [
        { company: 'Casa', date: 'Mar 2019 – Present', summary: '<ol><li>Led</li></ol>' },
        { company: 'Bar', visible: false },
      ],
    },
    skills: {
      items: [
        { name: 'Soup', level: 4 },
        { name: 'Bread', level: 3 },
      ],
    },
    volunteer: { items: [{ organization: 'Club', position: 'Coach' }] },
    custom: { x: { name: 'Patents', items: [{ name: 'Spoon' }] }, y: { name: 'Talks', items: [] } },
  },
  metadata: { css: { value: 'p { color: red }', visible: true } },
});

describe('The losses of an export', () => {
  it('are listed part by part for JSON Resume', async () => {
    expect(await exportLosses(rich, 'jsonresume')).toEqual([
      'JSON Resume has no place for: lists and markup in the summary; the titles "Kitchens"; ' +
        'the markup and order of the text of 1 job; the level of 2 skill groups; 1 hidden entry.',
      '2 custom sections have no place in JSON Resume (Patents, Talks): kept under "custom", which other programs ignore.',
    ]);
  });

  it('include for Reactive Resume v5 the fields that become text', async () => {
    expect(await exportLosses(rich, 'reactive-resume-v5')).toEqual([
      'Reactive Resume v5 has no place for: your own style sheet (CSS).',
      'Part of the text, because Reactive Resume v5 has no field for it: the position of 1 volunteer role.',
    ]);
  });

  it('are empty for a resume that came as JSON Resume, except for hidden parts', async () => {
    const source = {
      basics: { name: 'Ana' },
      work: [{ name: 'Casa', startDate: '2019', highlights: ['Led'] }, {}],
    };
    const document = readJsonResume(source);
    expect(await exportLosses(document, 'jsonresume', { source })).toEqual([]);
    expect(await exportLosses(document, 'reactive-resume-v5')).toEqual([]);
  });

  const own = (items: readonly object[], name = 'Patents') => ({
    basics: { name: 'Ana' },
    sections: { custom: { a: { name, items }, b: { name: 'Talks', items: [{ name: 'Iron' }] } } },
  });

  it('include custom sections', async () => {
    const numbered = own([{ name: 'Spoon', summary: '<ol><li>Bent</li></ol>' }]);
    expect(await exportLosses(readReactiveResumeV4(numbered), 'jsonresume')).toContain(
      'JSON Resume has no place for: the markup and order of the text of 1 entry in "Patents".',
    );
    const nameless = readReactiveResumeV4(own([{ description: 'Tin' }, { name: 'Spoon' }], ''));
    expect(await exportLosses(nameless, 'rendercv')).toEqual([
      'RenderCV has no place for: the title of a section without a title, which becomes "More"; ' +
        'the name of 1 entry in a section without a title; the description of 1 entry in a section without a title.',
    ]);
  });

  it.each(['rendercv', 'reactive-resume-v5', 'jsonresume'] as const)(
    'do not include links and their keywords in %s, with any characters',
    async (format) => {
      const items = [
        {
          ...{ name: 'Spoon [EU]', keywords: ['a, b', 'c'], url: { href: 'https://spoon.example/1' } },
          summary: '<p>Bent.</p>',
        },
        { name: 'Fork', keywords: ['d, e'] },
      ];
      const losses = await exportLosses(readReactiveResumeV4(own(items)), format);
      expect(losses.filter((loss) => !loss.startsWith('2 custom sections'))).toEqual([]);
    },
  );

  it('include entries that are read as another kind, and the lost part of a link', async () => {
    const document = readReactiveResumeV4({
      basics: { name: 'Ana' },
      sections: {
        skills: { items: [{ name: 'Languages', keywords: ['Spanish', 'Portuguese'] }] },
        experience: {
          items: [
            { company: 'Bar', url: { href: 'https://bar.example', label: 'Menu' } },
            { company: 'Inn', url: { href: 'mailto:inn@inn.example', label: '' } },
          ],
        },
      },
    });
    expect(await exportLosses(document, 'rendercv')).toEqual([
      'RenderCV has no place for: the link of 1 job; the text of the link of 1 job; 1 skill group; ' +
        'other entries, read as 2 languages.',
    ]);
  });

  it.each(['json', 'yaml', 'reactive-resume', 'markdown', 'text', 'html', 'docx'] as const)(
    'are empty for %s',
    async (format) => {
      expect(await exportLosses(rich, format)).toEqual([]);
    },
  );
});
