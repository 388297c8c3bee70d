import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { exportFormatNames } from '../../../src/contract/choices.ts';
import { escapeHtml, parseRichText, plainText } from '../../../src/contract/resume/rich-text.ts';
import {
  exportFormats,
  exportResume,
  formatOfExtension,
} from '../../../src/documents/export/export-resume.ts';
import { readJsonResume } from '../../../src/documents/json-resume/read-json-resume.ts';
import { runs } from '../../support/how-long.ts';
import { jsonResume } from '../support/resume-arbitraries.ts';

const source = {
  basics: {
    name: 'Ana Ruiz',
    label: 'Cook',
    email: 'ana@example.com',
    summary: 'I cook. Yes: *really*.',
    profiles: [{ network: 'GitHub', username: 'ana' }],
  },
  work: [
    {
      name: 'Acme',
      position: 'Cook',
      startDate: '2020-03',
      highlights: ['Fed **40** a day', '#1 in town_hall'],
    },
    { position: 'Helper', startDate: '2018', endDate: '2019-11' },
  ],
  education: [{ institution: 'MIT', studyType: 'BSc', area: 'Food', endDate: '2017' }],
  skills: [{ name: 'Kitchen', keywords: ['Soup', 'Bread'] }, { keywords: ['Excel'] }],
  projects: [],
};
const document = readJsonResume(source);

describe('exportResume', () => {
  it('writes the document itself as JSON and YAML', async () => {
    expect(JSON.parse(await exportResume(document, 'json'))).toEqual(document);
    expect(JSON.parse(await exportResume(document, 'reactive-resume'))).toEqual(document);
    expect(parse(await exportResume(document, 'yaml'))).toEqual(document);
  });

  it('writes JSON Resume with the words of the source', async () => {
    expect(JSON.parse(await exportResume(document, 'jsonresume', { source }))).toEqual(source);
  });

  it.each([
    ['BSc Physics', 'Physics', { studyType: 'BSc Physics' }],
    ['Physics PhD', 'physics', { studyType: 'Physics PhD' }],
    ['BSc', 'Physics', { studyType: 'BSc', area: 'Physics' }],
    ['BSc Digital Arts', 'IT', { studyType: 'BSc Digital Arts', area: 'IT' }],
    ['', 'Physics', { area: 'Physics' }],
  ])('writes the subject of %s once into JSON Resume', async (studyType, area, studies) => {
    const school = { institution: 'Oak College', ...(studyType !== '' && { studyType }), area };
    const resume = { basics: { name: 'Ana Ruiz' }, education: [school] };
    const written = await exportResume(readJsonResume(resume), 'jsonresume', { source: resume });
    expect(JSON.parse(written)).toMatchObject({ education: [{ institution: 'Oak College', ...studies }] });
    expect(written.includes('"area"')).toBe('area' in studies);
  });

  it('writes plain text for forms', async () => {
    expect(await exportResume(document, 'text')).toBe(`Ana Ruiz
Cook
ana@example.com | GitHub: ana


SUMMARY

I cook. Yes: really.


EXPERIENCE

Cook, Acme, Mar 2020 – Present
- Fed 40 a day
- #1 in town_hall

Helper, 2018 – Nov 2019


EDUCATION

BSc in Food, MIT, 2017


SKILLS

Kitchen: Soup, Bread
Excel
`);
  });

  it('writes Markdown without turning text into markup', async () => {
    expect(await exportResume(document, 'markdown')).toBe(`# Ana Ruiz

**Cook**

ana@example.com | GitHub: ana

## Summary

I cook. Yes: *really*.

## Experience

### Cook

Acme | Mar 2020 – Present

- Fed **40** a day
- #1 in town\\_hall

### Helper

2018 – Nov 2019

## Education

- **BSc in Food**, MIT, 2017

## Skills

- **Kitchen**: Soup, Bread
- Excel
`);
  });

  it('writes no heading for a section without a title', async () => {
    const untitled = readJsonResume({
      basics: { name: 'Ana Ruiz' },
      custom: [{ name: '', items: [{ summary: 'Throws pots.' }, { name: 'Fair', summary: 'Every May.' }] }],
    });
    expect(await exportResume(untitled, 'markdown')).toBe(
      '# Ana Ruiz\n\nThrows pots.\n\n### Fair\n\nEvery May.\n',
    );
    expect(await exportResume(untitled, 'text')).toBe('Ana Ruiz\n\n\nThrows pots.\n\nFair\nEvery May.\n');
  });

  it.each(['markdown', 'text'] as const)('uses the language of the resume in %s', async (format) => {
    const german = readJsonResume({
      basics: { name: 'Karl', summary: 'Leitet das Werk und die Schicht mit der Mannschaft.' },
      work: [{ name: 'Ruhr Stahl', position: 'Leiter', startDate: '2019-03' }],
      education: [{ institution: 'RUB', studyType: 'Diplom', score: '1,3' }],
    });
    const written = await exportResume(german, format);
    expect(written).toMatch(/Berufserfahrung/i);
    expect(written).toContain('März 2019 – heute');
    expect(written).toContain('Note: 1,3');
  });

  it('follows the layout, without hidden parts and with all other sections', async () => {
    const changed = structuredClone(document);
    changed.metadata.layout = [[['skills', 'custom.p1'], ['education']]];
    changed.sections.summary.visible = false;
    const [job] = changed.sections.experience.items;
    if (job) job.visible = false;
    changed.sections.custom = {
      p1: {
        id: 'abcdefghijklmnopqrstuvwx',
        name: 'Patents',
        columns: 1,
        separateLinks: true,
        visible: true,
        items: [],
      },
    };
    const text = await exportResume(changed, 'markdown');
    const headings = text.match(/^##+ .*/gm);
    expect(headings).toEqual(['## Skills', '## Education', '## Experience']);
    expect(text).not.toContain('Acme');
  });

  it('writes sections in the same order in every format, including those missing from the layout', async () => {
    const forgotten = readJsonResume({
      ...source,
      projects: [{ name: 'Oven' }],
      awards: [{ title: 'Ladle' }],
    });
    forgotten.metadata.layout = [];
    const [page, text, plain] = await Promise.all([
      exportResume(forgotten, 'html'),
      exportResume(forgotten, 'markdown'),
      exportResume(forgotten, 'text'),
    ]);
    const order = [...page.matchAll(/<h2>(.+)<\/h2>/g)].map(([, title]) => title);
    expect(order).toEqual(['Summary', 'Experience', 'Education', 'Skills', 'Projects', 'Awards']);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(order);
    expect(plain.match(/^(?:SUMMARY|EXPERIENCE|EDUCATION|SKILLS|PROJECTS|AWARDS)$/gm)).toEqual(
      order.map((title) => title?.toUpperCase()),
    );
  });
});

describe('The table of formats', () => {
  it('finds the format for a file name', () => {
    expect(
      ['.json', '.YAML', '.yml', '.md', '.txt', '.HTM', '.docx', '.pdf', ''].map(formatOfExtension),
    ).toEqual(['json', 'yaml', 'yaml', 'markdown', 'text', 'html', 'docx', null, null]);
  });

  it('has at most one format per extension', () => {
    const extensions = exportFormatNames.flatMap((name) => [...exportFormats[name].means]);
    expect(new Set(extensions).size).toBe(extensions.length);
  });
});

describe('Text formats', () => {
  it('contain every visible bullet and keyword', async () => {
    await fc.assert(
      fc.asyncProperty(jsonResume, async (anyResume) => {
        const { sections } = readJsonResume(anyResume);
        const text = await exportResume(readJsonResume(anyResume), 'text');
        const bullets = sections.experience.items
          .filter((item) => item.visible)
          .flatMap((item) => parseRichText(item.summary))
          .flatMap((block) => (block.type === 'list' ? block.items.map(plainText) : []));
        const keywords = sections.skills.items
          .filter((item) => item.visible)
          .flatMap((item) => item.keywords);
        for (const words of [...bullets, ...keywords]) expect(text).toContain(words);
      }),
      { numRuns: runs(15, 60) },
    );
  });

  it.each([
    ['# Not a heading', '\\# Not a heading'],
    ['1. Not a list', '1\\. Not a list'],
    ['- Not a bullet', '\\- Not a bullet'],
    ['<script>x</script>', '\\<script\\>x\\</script\\>'],
    ['a_b *c* `d` [e](f) ~g~ |h|', 'a\\_b \\*c\\* \\`d\\` \\[e\\](f) \\~g\\~ \\|h\\|'],
    ['AT&amp;T & Co', 'AT\\&amp;T & Co'],
  ])('escape %s in Markdown', async (words, escaped) => {
    const resume = readJsonResume({ basics: { name: 'Ana' } });
    resume.sections.summary.content = `<p>${escapeHtml(words)}</p>`;
    expect(await exportResume(resume, 'markdown')).toBe(`# Ana\n\n## Summary\n\n${escaped}\n`);
  });

  it('keep links in Markdown', async () => {
    const resume = readJsonResume({ basics: { name: 'Ana' } });
    resume.sections.summary.content =
      '<p>See <a href="https://x.example/a_(b)"><strong>my site</strong></a>.</p>';
    expect(await exportResume(resume, 'markdown')).toContain('See [**my site**](<https://x.example/a_(b)>).');
  });
});
