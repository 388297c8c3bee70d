import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { createRenderer } from '../../../src/rendering/create-renderer.ts';
import { provePdf } from '../../../src/rendering/proof/prove-pdf.ts';
import { RenderError } from '../../../src/rendering/render-error.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/how-long.ts';
import { folders } from '../folders.ts';
import { bullets, customItem, item, resume } from '../sample-document.ts';
import { softwareEngineer } from '../software-engineer.ts';

const renderer = createRenderer(folders);
const themesFolder = mkdtempSync(path.join(tmpdir(), 'themes-'));
const badRenderer = createRenderer({ ...folders, themesFolder });

afterAll(async () => {
  await renderer.close();
  await badRenderer.close();
  rmSync(themesFolder, { recursive: true });
});

function addTheme(name: string, body: string): void {
  mkdirSync(path.join(themesFolder, name));
  const head =
    '#set text(font: "Source Sans 3", fallback: false)\n#let resume = json(bytes(sys.inputs.data))\n';
  writeFileSync(path.join(themesFolder, name, `${name}.typ`), head + body);
  writeFileSync(path.join(themesFolder, name, 'theme.json'), '{"kind": "typst", "description": "for tests"}');
}

const ats = async (document: ResumeDocument) =>
  (await renderer.render({ document, look: { theme: 'ats' } })).check;
const bad = async (theme: string, document: ResumeDocument) =>
  (await badRenderer.render({ document, look: { theme } })).check?.missing;

/** Checks the PDF of one document against another document. */
async function proofAgainst(change: (document: ResumeDocument) => void) {
  const { pdf } = await renderer.render({ document: softwareEngineer, look: { theme: 'ats' }, check: false });
  const document = structuredClone(softwareEngineer);
  change(document);
  return provePdf({ pdf, document, fontsFolder: folders.fontsFolder }).missing;
}

describe('a PDF with all texts', () => {
  it('passes with its number of pages', async () => {
    expect(await ats(softwareEngineer)).toEqual({ ok: true, pages: 2, missing: [], warnings: [] });
  });

  it('is not read back without a check', async () => {
    const rendered = await renderer.render({
      document: softwareEngineer,
      look: { theme: 'ats' },
      check: false,
    });
    expect(rendered).not.toHaveProperty('check');
  });

  it('passes with titles and words that are longer than a line', async () => {
    const long = resume(({ basics, sections }) => {
      basics.headline = `${'Supercalifragilistic'.repeat(9)} engineer`;
      const position =
        'Head of the department for very long titles and of everything that goes with them, '.repeat(3);
      const summary = bullets(
        `A third-party-continuous-integration-and-delivery-${'pipeline-'.repeat(20)}end`,
      );
      const fields = { company: 'Acme', position, date: '2019-02 - 2021-01', location: 'Bern', summary };
      sections.experience.items = [item('experience', fields)];
    });
    expect(await ats(long)).toMatchObject({ ok: true, missing: [] });
  });

  it('passes with any characters', async () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(text, text, text, async (one, two, three) => {
        const document = resume(({ basics, sections }) => {
          Object.assign(basics, { name: one, headline: two });
          const fields = { company: one, position: two, location: three, date: two };
          sections.experience.items = [item('experience', fields)];
          sections.skills.items = [item('skills', { name: three, keywords: [one, two] })];
          const own = { ...sections.awards, id: 'a00000000000000000000001', name: one };
          sections.custom = { own: { ...own, items: [customItem({ name: one, description: two })] } };
        });
        expect((await ats(document))?.missing).toEqual([]);
      }),
      { numRuns: runs(8, 60) },
    );
  });

  it.each([
    ['a combining mark that no font has', 'one…\u{1DA00} two a\u{1DA00}b three'],
    ['a bullet', 'ﬁne ligatures, µ, Ω, ½ and a soft\u00ADhyphen, non\u2011breaking\u00A0too'],
    ['many scripts', 'Zoë Müller-Łukasik · Ελένη · Иван · Nguyễn Thị'],
    ['symbols', 'C++/C#, .NET & <T>, 24/7, R²=0.9, 10–20 %, “quoted”, don’t, e.g. #1 @home'],
  ])('passes with unusual characters: %s', async (_name, text) => {
    const document = resume(({ sections }) => {
      sections.summary.content = bullets(
        text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
        text.slice(0, 20),
      );
    });
    expect((await ats(document))?.missing).toEqual([]);
  });
});

describe('a missing text is reported with its path', () => {
  it('for a bullet', async () => {
    const missing = await proofAgainst(({ sections }) => {
      const [job] = sections.experience.items;
      if (job) job.summary = job.summary.replace('four engineers', 'five engineers');
    });
    expect(missing).toEqual([
      expect.stringMatching(
        /^"Mentored five engineers.*\(sections\.experience\.items\[0\], in the order of the/,
      ),
      expect.stringMatching(/^"Mentored five engineers.*\(sections\.experience\.items\[0\], line by line\)/),
    ]);
  });

  it.each<[string, (document: ResumeDocument) => void]>([
    [
      'for an employer',
      ({ sections }) => Object.assign(sections.experience.items[1] ?? {}, { company: 'Other AB' }),
    ],
    [
      'for a date',
      ({ sections }) => Object.assign(sections.experience.items[2] ?? {}, { date: '2014-09 - 2017-12' }),
    ],
    ['for a skill', ({ sections }) => sections.skills.items[0]?.keywords.push('Haskell')],
    ['for a name', ({ basics }) => Object.assign(basics, { name: 'Maya Lindqvist-Berg' })],
    ['for part of a word', ({ sections }) => sections.skills.items[1]?.keywords.push('Postgre')],
    ['for a grade', ({ sections }) => Object.assign(sections.education.items[0] ?? {}, { score: '4.7' })],
  ])('%s', async (_name, change) => {
    const missing = await proofAgainst(change);
    expect(missing.length).toBe(2);
  });

  it('for bullets in another order', async () => {
    const missing = await proofAgainst(({ sections }) => {
      const [job] = sections.experience.items;
      if (job) job.summary = bullets(...(job.summary.match(/(?<=<li>).*?(?=<\/li>)/g) ?? []).reverse());
    });
    expect(missing.length).toBeGreaterThan(0);
  });

  it('for jobs in another order', async () => {
    expect(
      (await proofAgainst(({ sections }) => sections.experience.items.reverse())).length,
    ).toBeGreaterThan(0);
  });

  it('but not for hidden texts', async () => {
    const missing = await proofAgainst(({ sections }) => {
      sections.experience.items.push(item('experience', { company: 'Hidden Ltd', visible: false }));
      sections.awards.visible = false;
      sections.awards.items = [item('awards', { title: 'Hidden prize' })];
    });
    expect(missing).toEqual([]);
  });
});

describe('a theme that damages text', () => {
  const document = resume(({ sections }) => {
    const summary = bullets('Internationalisation of extraordinarily complicated accounting procedures');
    sections.experience.items = [item('experience', { company: 'Acme', position: 'Clerk', summary })];
    sections.summary.content = '<p>One. Two.</p>';
  });
  const texts = `
#let texts = resume.sections.map(section => (section.title,) + section.blocks.map(block => block.runs.map(run => run.text).join()) + section.entries.map(entry => (entry.title.text, entry.subtitle.text) + entry.blocks.map(block => block.items.map(runs => runs.map(run => run.text).join())).flatten()).flatten()).flatten()
`;
  addTheme('whole', `${texts}#resume.name\n\n#texts.join(parbreak())`);
  addTheme('forgetful', `${texts}#resume.name\n\n#texts.slice(0, -1).join(parbreak())`);
  addTheme('backwards', `${texts}#texts.rev().join(parbreak())\n\n#resume.name`);
  addTheme(
    'hyphens',
    `${texts}#set page(width: 40mm)\n#set text(lang: "en", hyphenate: true)\n#resume.name\n\n#texts.join(parbreak())`,
  );
  addTheme('glued', `${texts}#resume.name\n\n#texts.map(text => text.replace(" ", "")).join(parbreak())`);
  addTheme('scattered', `${texts}#place(bottom, resume.name)\n#texts.join(parbreak())`);

  it('is not reported if it prints everything', async () => {
    expect(await bad('whole', document)).toEqual([]);
  });

  it.each(['forgetful', 'backwards', 'hyphens', 'glued'])('is reported: %s', async (theme) => {
    expect((await bad(theme, document))?.length).toBeGreaterThan(0);
  });

  const withContacts = resume(({ basics, sections }) => {
    basics.customFields = [
      { id: 'c00000000000000000000001', name: 'Nationality', value: 'Danish', icon: '' },
    ];
    const url = { label: '', href: 'https://forge.example.org/u/jane' };
    sections.profiles.items = [
      item('profiles', { network: 'GitHub', username: 'jane-doe' }),
      item('profiles', { network: 'Forge', url }),
    ];
    sections.projects.items = [item('projects', { name: 'Kiln' })];
  });
  const contactsIf = (left: string) =>
    `#resume.name\n\n#resume.contact.filter(item => ${left}).map(item => item.text).join(parbreak())\n\n` +
    '#for section in resume.sections { upper(section.title); parbreak(); for entry in section.entries { entry.title.text + parbreak() } }';
  addTheme('reachable', contactsIf('true'));
  addTheme('profiles', contactsIf('not item.text.contains("forge") and not item.text.contains("jane-doe")'));
  addTheme('fields', contactsIf('true').replaceAll('item.text)', 'item.text.replace("Nationality: ", ""))'));
  addTheme('headings', contactsIf('true').replace('upper(section.title)', '[Section]'));

  it.each([
    ['reachable', []],
    ['profiles', ['jane-doe', 'GitHub', 'forge.example.org/u/jane', 'Forge']],
    ['fields', ['Nationality']],
    ['headings', ['Projects']],
  ])('has exactly its lost texts reported: %s', async (theme, lost) => {
    const missing = await bad(theme, withContacts);
    const inFile = missing?.filter((text) => text.endsWith('in the order of the file)'));
    expect(inFile?.map((text) => /"(.*)"/.exec(text)?.[1])).toEqual(lost);
  });

  it('is reported if the order is right only in the file, not on the page', async () => {
    const missing = await bad('scattered', document);
    expect(missing?.length).toBeGreaterThan(0);
    expect(missing?.filter((text) => !text.endsWith('line by line)'))).toEqual([]);
  });
});

describe('the warnings of a proof', () => {
  it('list characters that no font can draw once, and the words around them are still checked', async () => {
    const chinese = resume(({ basics, sections }) => {
      basics.name = '王小明 Wang';
      sections.summary.content = '<p>工程师 engineer 王</p>';
    });
    const check = await ats(chinese);
    expect(check).toMatchObject({ ok: true });
    expect(check?.warnings).toEqual([
      expect.stringContaining(
        'can draw: 王 小 明 个 人 简 介 工 程 师 (Chinese, Japanese or Korean). They are empty boxes in the PDF, and the text that applicant tracking systems read may lack them',
      ),
    ]);
    expect(check?.warnings[0]).toMatch(/apt-get install fonts-noto-cjk\), .* --font-dir FOLDER/);
  });

  it('mention right-to-left text, whose order is not checked, unlike the words beside it', async () => {
    const document = resume(({ basics, sections }) => {
      basics.name = 'Miriam כהן';
      sections.summary.content = '<p>דוד 1E, fluent in Hebrew since 2001</p>';
    });
    const { pdf, check } = await renderer.render({ document, look: { theme: 'ats' } });
    expect(check).toMatchObject({ ok: true, missing: [] });
    expect(check?.warnings).toContainEqual(expect.stringContaining('right-to-left text'));
    document.sections.summary.content += '<p>Arabic</p>';
    const proof = provePdf({ pdf, document, fontsFolder: folders.fontsFolder });
    expect(proof.missing).toContain('"Arabic" (sections.summary, line by line)');
  });

  it('mention more than two pages', async () => {
    const summary = bullets(...Array.from({ length: 150 }, (_, index) => `Bullet ${index + 1}`));
    const long = resume(({ sections }) => {
      sections.experience.items = [item('experience', { company: 'Acme', summary })];
    });
    const check = await ats(long);
    expect(check?.warnings).toEqual([expect.stringMatching(/^The PDF has \d pages/)]);
  });
});

it('reports bytes that are not a PDF as an error', () => {
  const proof = { document: softwareEngineer, fontsFolder: folders.fontsFolder };
  const prove = (text: string) => () => provePdf({ ...proof, pdf: new TextEncoder().encode(text) });
  expect(prove('%PDF-1.7 cut short')).toThrow(RenderError);
  expect(prove('')).toThrow(/could not be read back/);
});
