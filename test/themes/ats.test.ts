import { afterAll, describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import { createRenderer } from '../../src/rendering/create-renderer.ts';
import { readPdfText } from '../../src/rendering/proof/pdf/read-pdf-text.ts';
import { folders } from '../rendering/folders.ts';
import { type ReadPdf, readPdf } from '../rendering/read-pdf.ts';
import { bullets, item, resume } from '../rendering/sample-document.ts';
import { softwareEngineer } from '../rendering/software-engineer.ts';
import { runs as asMany } from '../support/how-long.ts';

const renderer = createRenderer(folders);
afterAll(() => renderer.close());

async function printed(document: ResumeDocument): Promise<ReadPdf> {
  return readPdf((await renderer.render({ document, look: { theme: 'ats' } })).pdf);
}

/** Positions of texts that are searched in sequence; -1 for a missing one. */
function positions(text: string, parts: readonly string[]): number[] {
  let from = 0;
  return parts.map((part) => {
    const at = text.indexOf(part, from);
    if (at >= 0) from = at + part.length;
    return at;
  });
}

describe('the text of the PDF', () => {
  it('has all names, employers, dates and bullets in reading order', async () => {
    const { text } = await printed(softwareEngineer);
    const jobs = softwareEngineer.sections.experience.items.flatMap((job) => [
      job.position,
      job.company,
      job.location,
      ...[...job.summary.matchAll(/<li>(.*?)<\/li>/g)].map(([, bullet]) => `• ${bullet}`),
    ]);
    const schools = softwareEngineer.sections.education.items.flatMap((school) => [
      `${school.studyType} in ${school.area}`,
      school.institution,
    ]);
    const skills = softwareEngineer.sections.skills.items.map(
      (skill) => `${skill.name}: ${skill.keywords.join(', ')}`,
    );
    const expected = ['Maya Lindqvist', 'Senior Backend Engineer', 'SUMMARY', 'EXPERIENCE', ...jobs];
    const rest = [
      'EDUCATION',
      ...schools,
      'PROJECTS',
      'pg-outbox',
      'SKILLS',
      ...skills,
      'LANGUAGES',
      'INTERESTS',
    ];
    const parts = [...expected, ...rest];
    expect(parts.filter((_part, index) => positions(text, parts)[index] === -1)).toEqual([]);
    expect(jobs.length).toBe(12 + 17);
  });

  it('has title and date on one line and the employer below', async () => {
    const { text } = await printed(softwareEngineer);
    expect(text).toContain(
      'Senior Backend Engineer Mar 2021 – Present Klarsikt Payments AB · Stockholm, Sweden •',
    );
    expect(text).toContain('Backend Engineer Jan 2018 – Feb 2021 Nordfrakt Logistics · Gothenburg, Sweden •');
  });

  it('puts the location of a job without an employer in the place of the employer', async () => {
    const jobs = [{ position: 'Engineer', location: 'Geneva', date: '2020' }];
    const document = resume(({ sections }) => {
      sections.experience.items = jobs.map((fields) => item('experience', fields));
    });
    const runs = readPdfText((await renderer.render({ document, look: { theme: 'ats' } })).pdf).pages.flat();
    const [title, place] = ['Engineer', 'Geneva'].map((text) => runs.find((run) => run.text === text));
    expect(place?.x).toBe(title?.x);
    expect(place?.y).toBeLessThan(title?.y ?? 0);
  });

  it('separates contact details with " | ", and links each of them', async () => {
    const { text, links } = await printed(softwareEngineer);
    expect(text).toContain(
      'maya.lindqvist@example.com | +46 70 123 45 67 | Stockholm, Sweden mayalindqvist.dev | linkedin.com/in',
    );
    expect(links.slice(0, 5)).toEqual([
      'mailto:maya.lindqvist@example.com',
      'tel:+46701234567',
      'https://mayalindqvist.dev/',
      'https://www.linkedin.com/in/mayalindqvist/',
      'https://github.com/mlindqvist',
    ]);
  });

  it('has no ligatures, soft hyphens or zero-width spaces, even in long words', async () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    const { text } = await printed(
      resume(({ basics, sections }) => {
        basics.headline = word;
        sections.summary.content = `<p>official workflow ${word}</p>`;
      }),
    );
    // Two such words make the text German.
    expect(text).toBe(`Jane Doe ${word} PROFIL official workflow ${word}`);
  });

  it.each(['CI/CD', '(and/or),', 'Node.js/React', 'C++/C#', '$2-3M/year'])(
    'keeps %s on one line, wherever the line ends',
    async (word) => {
      const { text } = await printed(
        resume(({ sections }) => {
          const lines = Array.from({ length: 30 }, (_, length) => 'n'.repeat(length) + ` ${word}`.repeat(20));
          const summary = bullets(...lines);
          sections.experience.items = [item('experience', { company: 'Acme', summary })];
          sections.skills.items = [item('skills', { name: 'Tools', keywords: lines })];
        }),
      );
      expect(text.split(word)).toHaveLength(1 + 2 * 30 * 20);
    },
  );

  it.each(['Ran seven A/B tests of letters', 'Moved the builds (CI/CD)'])(
    'keeps %s in one run of text, because no line can break inside it',
    async (words) => {
      const document = resume(({ sections }) => {
        sections.experience.items = [item('experience', { company: 'Acme', summary: bullets(words) })];
        sections.skills.items = [item('skills', { name: 'Tools', keywords: [words] })];
      });
      const { pdf } = await renderer.render({ document, look: { theme: 'ats' } });
      const runs = readPdfText(pdf).pages.flatMap((page) => page.map(({ text }) => text.trim()));
      expect(runs.filter((text) => text === words)).toHaveLength(2);
    },
  );

  it('continues a bullet that is longer than a page on the next page', async () => {
    const longest = Array.from({ length: 2000 }, (_, index) => `word${index}`).join(' ');
    const { text } = await printed(
      resume(({ sections }) => {
        const summary = bullets('Short.', longest, 'The last.');
        sections.experience.items = [item('experience', { company: 'Acme', summary })];
      }),
    );
    expect(positions(text, ['Short.', 'word0 ', 'word1999', 'The last.'])).not.toContain(-1);
  });

  it('reads Greek, Cyrillic and Vietnamese', async () => {
    const { text } = await printed(
      resume(({ basics }) => Object.assign(basics, { headline: 'Ελένη · Иван · Nguyễn Thị Ánh' })),
    );
    expect(text).toContain('Ελένη · Иван · Nguyễn Thị Ánh');
  });

  it('does not have hidden texts', async () => {
    const document = structuredClone(softwareEngineer);
    const [, second] = document.sections.experience.items;
    if (!second) throw new Error('the sample has four jobs');
    second.visible = false;
    document.sections.languages.visible = false;
    const { text } = await printed(document);
    expect(text).toContain('Klarsikt');
    expect(text).not.toMatch(/Nordfrakt|Swedish/);
  });
});

describe('the pages', () => {
  it('four jobs take at most two pages, and the second one has the name', async () => {
    const { pages } = await printed(softwareEngineer);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/^Maya Lindqvist Senior Backend Engineer/);
    expect(pages[1]).toMatch(/^Maya Lindqvist - Page 2 of 2 PROJECTS/);
  });

  it('no page ends in a heading, wherever the break falls', async () => {
    for (let lines = 1; lines <= 14; lines += asMany(4, 1)) {
      const { pages } = await printed(
        resume(({ sections }) => {
          const summary = bullets('Did the first thing.', 'Did the second thing.');
          const fields = { company: 'Acme', position: 'Engineer', date: '2020', summary };
          sections.summary.content = '<p>Thing.</p>'.repeat(lines);
          sections.experience.items = Array.from({ length: 12 }, () => item('experience', fields));
          sections.skills.items = [item('skills', { name: 'Data', keywords: ['SQL'] })];
        }),
      );
      expect(pages).toHaveLength(2);
      for (const page of pages) expect(page).toMatch(/(thing\.|SQL)$/);
    }
  });

  it('a resume without work is still a page', async () => {
    const { pages } = await printed(
      resume(({ sections }) => {
        sections.skills.items = [item('skills', { name: 'HTML' }), item('skills', { name: 'CSS' })];
      }),
    );
    expect(pages).toEqual(['Jane Doe SKILLS HTML, CSS']);
  });

  it('an empty resume is an empty page, not an error', async () => {
    const { pages } = await printed(resume(({ basics }) => Object.assign(basics, { name: '' })));
    expect(pages).toEqual(['']);
  });
});

describe('the file', () => {
  it('has title, author and language, and no date', async () => {
    const { info } = await printed(softwareEngineer);
    expect(info).toMatchObject({
      Title: 'Maya Lindqvist - Resume',
      Author: 'Maya Lindqvist',
      Language: 'en',
    });
    expect(info).not.toHaveProperty('CreationDate');
    expect(info).not.toHaveProperty('ModDate');
  });

  it('is tagged, so that screen readers recognize headings', async () => {
    const { pdf } = await renderer.render({ document: softwareEngineer, look: { theme: 'ats' } });
    const source = new TextDecoder('latin1').decode(pdf);
    expect(source).toMatch(/\/StructTreeRoot/);
    expect(source).toMatch(/\/Marked true/);
  });
});
