import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportResume } from '../../../src/documents/export/export-resume.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { projectRoot } from '../../support/project-root.ts';
import { recoveredFields } from '../support/recovered-fields.ts';

const examples = path.join(projectRoot, 'examples', 'resumes');
const read = (name: string, text: string) => readResumeFile({ name, bytes: new TextEncoder().encode(text) });

describe('A Markdown resume', () => {
  it.each(readdirSync(examples))(
    'made by this program gives back at least 95 percent of its fields: %s',
    async (name) => {
      const original = await readResumeFile({ name, bytes: readFileSync(path.join(examples, name)) });
      const { document } = readBaseResume(original.source);
      const { source, format } = await read('me.md', await exportResume(document, 'markdown'));
      const { fields, found, lost } = recoveredFields(document, readBaseResume(source).document);
      expect(found / fields, lost.join('\n')).toBeGreaterThanOrEqual(0.95);
      expect(format).toBe('markdown');
    },
  );

  it('is read as people write it, with wrapped lines joined', async () => {
    const { source, notes } = await read(
      'me.md',
      [
        '# Ana Ruiz',
        'Head Chef  ',
        '<ana@example.com> · +34 600 123 456 · [site](https://ana.example)',
        '',
        '## Experience',
        '**Head Chef**, Casa Pepe (2019 – Present)',
        '* Led *twelve* cooks',
        '  in two kitchens.',
        '* Cut waste.',
        '',
        'Education',
        '---------',
        '### ESHOB',
        '_Diploma_, 2016',
      ].join('\n'),
    );
    expect(source).toMatchObject({
      basics: { name: 'Ana Ruiz', label: 'Head Chef', email: 'ana@example.com', phone: '+34 600 123 456' },
      work: [{ startDate: '2019', highlights: ['Led twelve cooks in two kitchens.', 'Cut waste.'] }],
      education: [{ institution: 'ESHOB', studyType: 'Diploma', date: '2016' }],
    });
    expect(notes.filter(({ kind, message }) => kind === 'unplaced' && !message.includes('site'))).toEqual([]);
  });

  it('is recognized on standard input by its first line', async () => {
    expect(await read('standard input', '# Ana Ruiz\n\n## Skills\n\nGo')).toMatchObject({
      format: 'markdown',
    });
  });

  it('without markup is read as a text file by its headings', async () => {
    const { source } = await read(
      'me.txt',
      'Ana Ruiz\n\nSKILLS\n\nGo, Rust\n\nLANGUAGES\n\nSpanish (native)\n',
    );
    expect(source).toMatchObject({
      basics: { name: 'Ana Ruiz' },
      skills: [{ name: 'Go' }, { name: 'Rust' }],
      languages: [{ language: 'Spanish', fluency: 'native' }],
    });
  });

  it.each([
    ['a line', `# Ana\n\n${' '.repeat(5)}${'a '.repeat(200_000)}`, /line 3 has \d+ characters/],
    ['a heading', `# Ana\n\n## ${'\u2003'.repeat(50_000)}x`, /line 3 has 50004 characters/],
    ['a file', '# Ana\n'.repeat(4000), /has 4000 lines; at most 2000 are read/],
  ])('with too much text in %s is refused quickly', async (_name, text, message) => {
    await expect(read('me.md', text)).rejects.toThrow(message);
  });
});

describe('HTML in Markdown', () => {
  it('is read without hidden parts', async () => {
    const { source } = await read(
      'me.md',
      [
        '# <b>Ana</b> Ruiz <!-- Rust -->',
        '<!-- Kafka',
        'Kubernetes -->',
        '## Experience',
        '### Cook',
        'Acme &amp; Sons | 2019',
        '- Fed <b>40</b> people with <lead>',
        '<div style="display:none">',
        '- Kotlin',
        '</div>',
      ].join('\n'),
    );
    expect(source).toMatchObject({
      basics: { name: 'Ana Ruiz' },
      work: [{ highlights: ['Fed 40 people with <lead>'] }],
    });
    expect(JSON.stringify(source)).not.toMatch(/Rust|Kafka|Kubernetes|Kotlin|<b>|&amp;/);
  });

  it('can fold the bullets of a job', async () => {
    const { source } = await read(
      'me.md',
      [
        ...['# Ana Ruiz', '', '## Experience', '', '**2021 – 2023 -- Cook**', '', 'Acme GmbH, Graz', ''],
        ...[
          '<details>',
          '<summary>Duties:</summary>',
          '',
          '- Fed 40 people',
          '- Planned menus',
          '</details>',
          '',
        ],
        ...['**2018 – 2021 -- Baker**', '', 'Crust & Co, Linz', '', '- Baked rye bread'],
      ].join('\n'),
    );
    expect(source).toMatchObject({
      work: [
        { name: 'Acme GmbH', position: 'Cook', location: 'Graz' },
        { name: 'Crust & Co', position: 'Baker', location: 'Linz', highlights: ['Baked rye bread'] },
      ],
    });
    expect(JSON.stringify(source)).toContain('Planned menus');
    expect(JSON.stringify(source)).not.toMatch(/details|<\/?summary/);
  });
});

describe('An escaped character in Markdown', () => {
  it.each([
    ['the \\<lead\\> of town\\_hall', 'the <lead> of town_hall'],
    ['\\_fast\\_ and _slow_', '_fast_ and slow'],
    ['wiki/Valley\\_(TV\\_series)', 'wiki/Valley_(TV_series)'],
    ['\\~so\\~ \\& so', '~so~ & so'],
  ])('is read literally: %s', async (written, words) => {
    const { source } = await read(
      'me.md',
      `# Ana\n\n## Experience\n\n### Cook\n\nAcme | 2019\n\n- ${written}\n`,
    );
    expect(source).toMatchObject({ work: [{ highlights: [words] }] });
  });
});

it('skips a heading without words', async () => {
  const text = '# Mara Lindt\n\nmara@example.at\n\n## Skills\n\n- Rye\n\n##\n\n- Wheat\n\n###\n';
  const { source } = await readResumeFile({ name: 'me.md', bytes: new TextEncoder().encode(text) });
  expect(source['skills']).toEqual([{ name: 'Rye' }, { name: 'Wheat' }]);
});
