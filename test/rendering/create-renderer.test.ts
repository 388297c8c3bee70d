import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../src/rendering/create-renderer.ts';
import { RenderError } from '../../src/rendering/render-error.ts';
import { loadNativeBinding } from '../../src/rendering/typst/native-typesetter.ts';
import { anyCharacter } from '../support/any-character.ts';
import { runs, sample } from '../support/how-long.ts';
import { folders } from './folders.ts';
import { readPdf } from './read-pdf.ts';
import { bullets, customItem, item, resume } from './sample-document.ts';
import { softwareEngineer } from './software-engineer.ts';

const hasNative = loadNativeBinding().binding !== null;
const engines = hasNative ? (['native', 'wasm'] as const) : (['wasm'] as const);
const renderers = engines.map((engine) => createRenderer({ ...folders, engine }));

afterAll(async () => {
  await Promise.all(renderers.map((renderer) => renderer.close()));
});

async function hashOf(renderer: (typeof renderers)[number], document = softwareEngineer): Promise<string> {
  const { pdf } = await renderer.render({ document, look: { theme: 'ats' }, check: false });
  return createHash('sha256').update(pdf).digest('hex');
}

const manyScripts = resume(({ basics, sections }) => {
  basics.name = 'Zoë Müller-Łukasik';
  basics.headline = 'Ελένη · Иван · Nguyễn · 中文';
  sections.summary.content = '<p>naïve <strong>façade</strong> <em>œuvre</em> – “quoted” €100</p>';
});

describe('the bytes of a PDF', () => {
  it.each([
    ['two pages of English', softwareEngineer],
    ['many scripts and a missing glyph', manyScripts],
    ['only a name', resume()],
  ])('are the same in every run, native or WASM, for %s', async (_name, document) => {
    const hashes = [];
    for (const renderer of [...renderers, ...renderers]) hashes.push(await hashOf(renderer, document));
    expect(hashes).toHaveLength(engines.length * 2);
    expect(new Set(hashes).size).toBe(1);
  });

  it('differ if a word differs', async () => {
    const changed = structuredClone(softwareEngineer);
    changed.basics.headline = 'Staff Backend Engineer';
    const [renderer] = renderers;
    if (!renderer) throw new Error('no renderer');
    expect(await hashOf(renderer, changed)).not.toBe(await hashOf(renderer));
  });

  it('belong to their own document in concurrent requests', async () => {
    for (const renderer of renderers) {
      const names = ['Ada Byron', 'Grace Hopper', 'Mary Jackson'];
      const made = await Promise.all(
        names.map((name) =>
          renderer.render({
            document: resume(({ basics }) => Object.assign(basics, { name })),
            look: { theme: 'ats' },
          }),
        ),
      );
      const texts = await Promise.all(made.map(({ pdf }) => readPdf(pdf)));
      expect(texts.map(({ text }) => text)).toEqual(names);
    }
  });
});

describe.each(engines)('hostile text with the %s engine', (engine) => {
  const renderer = createRenderer({ ...folders, engine });
  afterAll(() => renderer.close());

  // Fewer with the second engine, except in long test runs.
  const letters = engine === engines[0] ? 50_000 : runs(5_000, 50_000);
  const strings = [
    '#read("/etc/passwd")',
    '<script>alert(1)</script>',
    '$x$ and $ sum_(i=0)^n $',
    '*b* _e_ `code`',
    'back\\slash \\u{41}',
    '= Heading',
    '@label <ref>',
    '"quotes" -- --- ...',
    '// comment /* block */',
    '#import "ats.typ": *',
    '{page} {pages}',
  ];

  it.each(engine === 'wasm' ? sample(strings, 3) : strings)(
    'prints %s literally in any field',
    async (text) => {
      const document = resume(({ basics, sections }) => {
        Object.assign(basics, { name: text, headline: text, location: text });
        basics.customFields = [{ id: 'a00000000000000000000000', icon: '', name: text, value: text }];
        const fields = { company: text, position: text, location: text, date: text };
        sections.experience.name = text;
        sections.experience.items = [item('experience', fields)];
        sections.skills.items = [item('skills', { name: text, keywords: [text] })];
        const own = {
          ...sections.awards,
          id: 'a00000000000000000000001',
          name: text,
          items: [customItem({ name: text, description: text })],
        };
        sections.custom = { own };
      });
      const { text: read } = await readPdf((await renderer.render({ document, look: { theme: 'ats' } })).pdf);
      const places = read.toUpperCase().split(text.toUpperCase().replace(/\s+/g, ' ')).length - 1;
      expect(places).toBeGreaterThanOrEqual(14);
      expect(read).not.toContain('root:');
    },
  );

  it('makes a PDF from lone surrogates, control characters and long texts without a space', async () => {
    const document = resume(({ basics, sections }) => {
      basics.headline = 'bad \uD800 half \u0000 and \u0007 bell';
      sections.summary.content = `<p>${'x'.repeat(letters)}</p>`;
    });
    const { pdf } = await renderer.render({ document, look: { theme: 'ats' } });
    const { pages } = await readPdf(pdf);
    expect(pages[0]).toContain('bad half and bell');
    expect(pages.join('').replace(/[^x]/g, '')).toHaveLength(letters);
  });

  it('makes a PDF from any text in the fields', async () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, text, text, async (one, two, three) => {
        const document = resume(({ basics, sections }) => {
          Object.assign(basics, { name: one, headline: two, email: three, url: { label: one, href: two } });
          sections.summary.content = `<p>${two}</p><ul><li>${three}</li></ul>`;
          const fields = { company: one, position: two, location: three, date: two, summary: three };
          sections.experience.items = [item('experience', fields)];
          sections.skills.items = [item('skills', { name: three, keywords: [one, two] })];
          const own = { ...sections.awards, id: 'a00000000000000000000001', name: one };
          sections.custom = { own: { ...own, items: [customItem({ name: one, description: two })] } };
        });
        const { pdf } = await renderer.render({ document, look: { theme: 'ats' } });
        expect(new TextDecoder().decode(pdf.subarray(0, 5))).toBe('%PDF-');
      }),
      { numRuns: runs(4, 40) },
    );
  });

  it('is drawn as shapes without text, links or scripts of the resume', async () => {
    const document = structuredClone(resume());
    document.basics.headline = '</h5:div></foreignObject><script>alert(1)</script>';
    document.basics.email = 'ada@example.com';
    const pages = (await renderer.draw?.({ document, look: { theme: 'ats' } })) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    for (const { svg, width, height } of pages) {
      expect(width / height).toBeCloseTo(210 / 297, 2);
      expect(svg).toContain('<use');
      expect(svg).not.toMatch(/script|alert|foreignObject|<a |mailto|https?:\/\/(?!www\.w3\.org)/);
    }
  });

  it('prints 200 bullets on as many pages as they need', async () => {
    const texts = Array.from({ length: 200 }, (_, index) => `Bullet ${index + 1} of the long list.`);
    const document = resume(({ sections }) => {
      sections.experience.items = [item('experience', { company: 'Acme', summary: bullets(...texts) })];
    });
    const { text, pages } = await readPdf((await renderer.render({ document, look: { theme: 'ats' } })).pdf);
    expect(pages.length).toBeGreaterThan(3);
    expect(texts.filter((bullet) => !text.includes(bullet))).toEqual([]);
  });
});

describe('the renderer', () => {
  it('lists the themes of the folder, including the default', () => {
    const renderer = createRenderer(folders);
    expect(renderer.themes).toContain(renderer.defaultTheme);
  });

  it.each([
    ['../../etc', 'There is no theme "../../etc" (known: ats'],
    ['asts', 'There is no theme "asts" (did you mean ats?).'],
  ])('refuses the unknown theme %s and names the nearest theme or all themes', async (theme, message) => {
    const rendering = createRenderer(folders).render({ document: resume(), look: { theme } });
    await expect(rendering).rejects.toThrow(RenderError);
    await expect(rendering).rejects.toThrow(message);
  });

  it('fails without fonts instead of making a blank PDF', async () => {
    for (const engine of engines) {
      const renderer = createRenderer({ ...folders, fontsFolder: folders.themesFolder, engine });
      await expect(renderer.render({ document: resume(), look: { theme: 'ats' } })).rejects.toThrow(
        /no fonts/,
      );
      await renderer.close();
    }
  });

  it('renders again after it is closed', async () => {
    for (const renderer of renderers) {
      const before = await hashOf(renderer);
      await renderer.close();
      expect(await hashOf(renderer)).toBe(before);
    }
  });
});
