import { describe, expect, it } from 'vitest';
import { exportResume } from '../../src/documents/export/export-resume.ts';
import { toJsonResume } from '../../src/documents/json-resume/to-json-resume.ts';
import { sectionsInOrder } from '../../src/documents/outline/section-places.ts';
import type { SourceLine } from '../../src/documents/outline/source-line.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';

const parts = {
  Summary: '## Summary\n\nFerry mate with twelve years on inland waters.',
  'Key Accomplishments':
    '## Key Accomplishments\n\n- Brought 40 boats through the flood of 2021 without damage',
  Skills: '## Skills\n\n- Radar navigation\n- Mooring and towing\n- Crew training',
  Experience:
    '## Experience\n\n### Ferry Mate, Rhine Lines\n\n2014 – 2024\n\n- Steered the night ferry between two towns\n- Trained nine deckhands in rescue work',
  Education: '## Education\n\n### Diploma in Navigation, Harbor School\n\n2011 – 2013',
};

type Part = keyof typeof parts;

function markdown(order: readonly Part[]): string {
  return `# Ines Vogt\n\nines@vogt.example\n\n${order.map((part) => parts[part]).join('\n\n')}\n`;
}

async function documentOf(name: string, content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { source } = await readResumeFile({ name, bytes });
  return { source, ...readBaseResume(source) };
}

const headingsIn = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);

const orders: readonly (readonly Part[])[] = [
  ['Summary', 'Key Accomplishments', 'Skills', 'Experience', 'Education'],
  ['Education', 'Experience', 'Skills', 'Key Accomplishments'],
  ['Skills', 'Summary', 'Education', 'Experience'],
];

describe('The sections of a file', () => {
  it.each(orders)('keep their order: %s, %s, %s', async (...order) => {
    const { document } = await documentOf('me.md', markdown(order));
    expect(headingsIn(await exportResume(document, 'markdown'))).toEqual(order);
  });

  it.each(['text', 'html', 'docx', 'rendercv', 'jsonresume'] as const)(
    'keep their order through %s and back',
    async (format) => {
      const [order = []] = orders;
      const first = await documentOf('me.md', markdown(order));
      const written = await exportResume(first.document, format, { source: first.source });
      const extension = { text: 'txt', html: 'html', docx: 'docx', rendercv: 'yaml', jsonresume: 'json' }[
        format
      ];
      const again = await documentOf(`me.${extension}`, written);
      // Plain text has headings in capitals, and RenderCV's reader knows these results as awards.
      const headings = headingsIn(await exportResume(again.document, 'markdown')).map((heading) =>
        heading.toLowerCase().replace('awards', 'key accomplishments'),
      );
      expect(headings).toEqual(order.map((part) => part.toLowerCase()));
    },
  );

  it('have no order of their own in the source if it is the usual one', async () => {
    const usual: readonly Part[] = ['Summary', 'Experience', 'Education', 'Skills', 'Key Accomplishments'];
    expect((await documentOf('me.md', markdown(usual))).source['meta']).toBeUndefined();
  });
});

describe('The order of a JSON Resume', () => {
  const source = {
    basics: { name: 'Ines Vogt', summary: 'Ferry mate.' },
    work: [{ name: 'Rhine Lines', position: 'Mate' }],
    education: [{ institution: 'Harbor School' }],
    awards: [{ title: 'Lifesaver' }],
    custom: [
      { name: 'Boats', items: [{ name: 'Ferry' }] },
      { name: 'Notes', items: [{ name: 'Swims' }] },
    ],
  };
  const shown = (meta?: unknown) => {
    const { document } = readBaseResume({ ...source, ...(meta !== undefined && { meta }) });
    const names = Object.fromEntries(
      Object.entries(document.sections.custom).map(([id, { name }]) => [`custom.${id}`, name]),
    );
    const empty = new Set(['projects', 'skills', 'languages', 'profiles', 'interests', 'references']);
    return document.metadata.layout
      .flat(2)
      .filter((key) => !empty.has(key))
      .map((key) => names[key] ?? key)
      .filter((key) => !/^(?:certifications|volunteer|publications)$/.test(key));
  };

  it('is the usual one without ours, whatever the order of its keys', () => {
    expect(shown()).toEqual(['summary', 'experience', 'education', 'awards', 'Boats', 'Notes']);
  });

  it('is the one in meta; sections without a place come after those that are usually before them', () => {
    expect(shown({ sectionOrder: ['custom[1]', 'education', 'work'] })).toEqual([
      'summary',
      'Notes',
      'education',
      'experience',
      'awards',
      'Boats',
    ]);
  });

  it.each([['work'], 'education', [[1, 'nothing', 'custom[7]', 'work', 'work']]])(
    'ignores what names no section: %j',
    (sectionOrder) => {
      expect(shown({ sectionOrder })).toEqual(shown());
    },
  );

  it('is written if the document has another one than the source', () => {
    const { document } = readBaseResume(source);
    expect(toJsonResume(document, source)).toEqual(source);
    document.metadata.layout = [[['education', 'summary', 'awards', 'experience'], []]];
    const { meta } = toJsonResume(document, { ...source, meta: { version: 'v1' } });
    expect(meta).toEqual({
      version: 'v1',
      sectionOrder: ['education', 'summary', 'awards', 'work', 'custom[0]', 'custom[1]'],
    });
  });
});

describe('The sections of a page with a side column', () => {
  const line = (
    text: string,
    column?: SourceLine['column'],
    style: SourceLine['style'] = 'text',
  ): SourceLine => ({
    ...{ place: text, text, aside: '', style, links: [] },
    ...(column && { column }),
  });
  const [skills, education, work] = ['Skills', 'Education', 'Experience'].map((text, index) =>
    line(text, index === 0 ? 'left' : 'beside', 'heading'),
  );
  const lines = [
    line('Ines Vogt'),
    ...(skills ? [skills, line('Radar navigation', 'left')] : []),
    ...(education ? [education, line('Harbor School of Navigation and Towing', 'beside')] : []),
    ...(work ? [work, line('Steered the night ferry between two towns', 'beside')] : []),
  ];
  const ruled = [
    { key: 'skills' as const, heading: skills ?? null },
    { key: 'education' as const, heading: education ?? null },
    { key: 'work' as const, heading: work ?? null },
  ];
  const source = {
    skills: [{ name: 'Radar navigation' }],
    education: [{ institution: 'Harbor School of Navigation and Towing' }],
    work: [{ name: '', highlights: ['Steered the night ferry between two towns'] }],
  };

  it('are those of the main column, so that the others stay in their usual place', () => {
    expect(sectionsInOrder(source, { lines, ruled, learned: [] })).toEqual(['education', 'work']);
  });

  it('are all of them if hardly any text is in columns', () => {
    const wide = line(
      'Twelve years on inland waters, from the lakes to the sea, in summer and in winter. '.repeat(3),
    );
    expect(sectionsInOrder(source, { lines: [wide, ...lines], ruled, learned: [] })).toEqual([
      'skills',
      'education',
      'work',
    ]);
  });
});
