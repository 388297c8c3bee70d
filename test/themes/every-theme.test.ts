import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import { createRenderer } from '../../src/rendering/create-renderer.ts';
import { readPdfText, type TextRun } from '../../src/rendering/proof/pdf/read-pdf-text.ts';
import { listThemes, readTheme } from '../../src/rendering/themes/theme-registry.ts';
import { loadNativeBinding } from '../../src/rendering/typst/native-typesetter.ts';
import { folders } from '../rendering/folders.ts';
import { readPdf } from '../rendering/read-pdf.ts';
import { bullets, item, resume } from '../rendering/sample-document.ts';
import { softwareEngineer } from '../rendering/software-engineer.ts';
import { runs, sample } from '../support/how-long.ts';

const { themesFolder } = folders;
const rows = listThemes(themesFolder).map((name) => readTheme(themesFolder, name));
const themes = rows.filter(({ kind }) => kind === 'typst').map(({ name }) => name);
const renderer = createRenderer(folders);
const wasm = createRenderer({ ...folders, engine: 'wasm' });

afterAll(async () => {
  await renderer.close();
  await wasm.close();
});

function job(fields: Partial<ResumeDocument['sections']['experience']['items'][number]>) {
  return item('experience', { company: 'Acme', position: 'Engineer', date: '2020 - 2021', ...fields });
}

/** Width in points. */
const a4Width = 595;

const sentence = 'Moved the settlement of three regions to events and kept auditors and finance informed';

/** Jobs with `each` bullets of one or two lines. */
function jobs(count: number, each: number) {
  const texts = Array.from({ length: each }, (_, index) => sentence.slice(0, 30 + ((index * 23) % 56)));
  return Array.from({ length: count }, () => job({ summary: bullets(...texts) }));
}

/** A job with `count` short bullets. */
function ofBullets(count: number) {
  const texts = Array.from({ length: count }, (_, index) => `Did thing number ${index}`);
  return job({ summary: bullets(...texts) });
}

function isBullet({ text }: TextRun): boolean {
  return text.startsWith('Did thing number');
}

/** A resume whose summary has enough function words to recognize its language. */
function inLanguage(summary: string): ResumeDocument {
  return resume(({ sections }) => {
    sections.summary.content = `<p>${summary}</p>`;
    sections.experience.items = [job({ date: '2021-03 - Present', location: 'Genève' })];
    sections.education.items = [item('education', { institution: 'ETH', studyType: 'MSc', score: '5.7' })];
  });
}

const languages: readonly (readonly [string, string, readonly string[]])[] = [
  ['en', 'Works with the people of the team for the good of all', ['Experience', 'Mar 2021 – Present']],
  [
    'de',
    'Arbeitet mit der Gruppe und für die Kunden bei Straßenbau',
    ['Berufserfahrung', 'März 2021 – heute'],
  ],
  [
    'fr',
    'Travaille avec les équipes pour des clients',
    ['Expérience professionnelle', 'mars 2021 – aujourd’hui'],
  ],
  ['it', 'Segue i clienti della banca per il gruppo e per gli uffici', ['Istruzione', 'mar 2021 – oggi']],
  ['pl', 'Praca z klientami oraz dla spółek w Łodzi', ['Wykształcenie', '03.2021 – obecnie']],
  ['ru', 'Руководил командой и выпускал системы', ['Опыт работы', 'март 2021 – настоящее время']],
  ['es', 'Trabaja con los equipos para el diseño de la señal', ['Experiencia', 'mar 2021 – actualidad']],
];

const stress: readonly (readonly [string, ResumeDocument])[] = [
  ['no work', resume(({ sections }) => sections.skills.items.push(item('skills', { name: 'HTML' })))],
  ['twenty bullets in a job', resume(({ sections }) => sections.experience.items.push(...jobs(2, 20)))],
  [
    'long words and addresses',
    resume(({ basics, sections }) => {
      basics.name = 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Schmidtmeierhausen zu Langenfeld';
      basics.headline =
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft head';
      basics.url.href = `https://example.com/${'portfolio-and-more/'.repeat(6)}`;
      sections.experience.items = [
        job({
          position: `Head of ${'everything and '.repeat(12)}more`,
          company: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz GmbH & Co. KGaA',
          location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales, United Kingdom',
          date: 'some time in the late spring of the year 2011 or so',
        }),
      ];
      const href = `https://example.com/${'a-long-way/'.repeat(9)}`;
      sections.projects.items = [item('projects', { name: 'Way', url: { label: '', href } })];
    }),
  ],
  [
    'many skills',
    resume(({ sections }) => {
      const keywords = Array.from({ length: 60 }, (_, index) => `C++/C# and skill ${index}`);
      sections.skills.items = ['One', 'Two', 'Three'].map((name) => item('skills', { name, keywords }));
    }),
  ],
  ['ten pages', resume(({ sections }) => sections.experience.items.push(...jobs(30, 14)))],
];

describe.each(rows)('the row of $name', ({ thumbnail, description, name }) => {
  it('has a description in a line, and a small picture in the package', () => {
    expect(description).toMatch(/^.{20,110}$/);
    expect(existsSync(thumbnail)).toBe(true);
    expect(readFileSync(thumbnail).toString('latin1', 1, 4)).toBe('PNG');
    expect(statSync(thumbnail).size).toBeLessThan(12_000);
    expect(path.dirname(thumbnail)).toBe(path.join(themesFolder, name));
  });
});

describe.each(themes)('%s', (theme) => {
  it('gives the same bytes natively and with WASM', async () => {
    const hashes = [];
    for (const engine of loadNativeBinding().binding ? [renderer, wasm] : [wasm, wasm]) {
      const { pdf } = await engine.render({ document: softwareEngineer, look: { theme } });
      hashes.push(createHash('sha256').update(pdf).digest('hex'));
    }
    expect(hashes[0]).toBe(hashes[1]);
  });

  it.each(theme === themes[0] ? languages : sample(languages, 2))(
    'uses %s for headings and in the properties of the file',
    async (language, summary, words) => {
      const { pdf, check } = await renderer.render({ document: inLanguage(summary), look: { theme } });
      const { text, info } = await readPdf(pdf);
      expect(check).toMatchObject({ ok: true, missing: [], warnings: [] });
      for (const word of words) expect(text.toLowerCase()).toContain(word.toLowerCase());
      expect(info).toMatchObject({ Language: language, Author: 'Jane Doe' });
      expect(info['Title']).toMatch(/^Jane Doe - /);
      expect(info).not.toHaveProperty('CreationDate');
      expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Marked true/);
    },
  );

  it.each(theme === themes[0] ? stress : sample(stress, 2))(
    'loses nothing of %s, on A4 and on Letter',
    async (_name, document) => {
      for (const format of ['a4', 'letter'] as const) {
        const page = { ...document.metadata.page, format };
        const onPaper = { ...document, metadata: { ...document.metadata, page } };
        const { check } = await renderer.render({ document: onPaper, look: { theme } });
        expect(check).toMatchObject({ ok: true, missing: [] });
      }
    },
  );

  it('breaks no Latin word between Chinese characters', async () => {
    const texts = Array.from(
      { length: 24 },
      (_, index) => `${'图'.repeat(index + 30)}FFmpeg、minify${'表'.repeat(20)}`,
    );
    const document = resume(({ sections }) => {
      sections.skills.items = [item('skills', { name: '工具', keywords: texts })];
      sections.experience.items = [job({ summary: bullets(...texts) })];
    });
    const { pdf, check } = await renderer.render({ document, look: { theme } });
    const printed = readPdfText(pdf).pages.flat();
    const whole = printed.flatMap(({ text }) => text.match(/FFmpeg|minify/g) ?? []);
    expect(whole).toHaveLength(4 * texts.length);
    expect(Math.max(...printed.map(({ endX }) => endX))).toBeLessThan(a4Width);
    expect(check).toMatchObject({ ok: true, missing: [] });
  });

  it('does not repeat the hyphen of a Spanish word on the next line', async () => {
    const texts = Array.from(
      { length: 24 },
      (_, index) =>
        `${'de la '.repeat(index + 4)}aplicación front-end y back-end para los clientes de la empresa`,
    );
    const document = resume(({ sections }) => {
      sections.experience.items = [job({ summary: bullets(...texts) })];
    });
    const { pdf, check } = await renderer.render({ document, look: { theme } });
    const printed = readPdfText(pdf).pages.flat();
    expect(printed.filter(({ text }) => /(?:^| )-end/.test(text))).toEqual([]);
    expect(check).toMatchObject({ ok: true, missing: [] });
  });

  it('leaves no heading and no head of a job at the end of a page', async () => {
    for (let lines = 1; lines <= 12; lines += runs(11, 1)) {
      const document = resume(({ sections }) => {
        const summary = bullets('Did the first thing.', 'Did the second thing.');
        sections.summary.content = '<p>Thing.</p>'.repeat(lines);
        sections.experience.items = Array.from({ length: 24 }, () => job({ summary }));
        sections.skills.items = [item('skills', { name: 'Data', keywords: ['SQL'] })];
      });
      const { pages } = await readPdf(
        (await renderer.render({ document, look: { theme }, check: false })).pdf,
      );
      expect(pages.length).toBeGreaterThan(1);
      for (const page of pages) expect(page).toMatch(/(second thing\.|SQL)$/);
      for (const page of pages.slice(1)) expect(page).toMatch(/^Jane Doe - Page \d of \d/);
    }
  });

  it('leaves no single bullet of a list at the end or start of a page', async () => {
    const other = job({ company: 'Other', summary: bullets(...Array.from({ length: 30 }, () => sentence)) });
    for (let count = 36; count <= 62; count += runs(13, 1)) {
      const document = resume(({ sections }) => sections.experience.items.push(ofBullets(count), other));
      const { pdf } = await renderer.render({ document, look: { theme }, check: false });
      const [first = [], second = []] = readPdfText(pdf).pages;
      expect(first.filter(({ text }) => text.startsWith('Moved')).length).not.toBe(1);
      expect(second.filter(isBullet).length).not.toBe(1);
    }
  });

  it('makes no second page for a few lines, but reduces the spacing', async () => {
    for (let count = 36; count <= 72; count += runs(18, 1)) {
      const document = resume(({ sections }) => {
        sections.experience.items.push(ofBullets(count));
        sections.interests.items.push(item('interests', { name: 'Chess' }));
      });
      const { pdf } = await renderer.render({ document, look: { theme }, check: false });
      const { pages } = readPdfText(pdf);
      if (pages.length > 1) expect(pages[1]?.filter(isBullet).length).toBeGreaterThanOrEqual(4);
    }
  });
});
