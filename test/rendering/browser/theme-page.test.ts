import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { themePage } from '../../../src/rendering/browser/theme-page.ts';
import { bullets, item, resume } from '../sample-document.ts';
import { hostileDocument } from './hostile-document.ts';

interface Node {
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly Node[];
}

/** The elements of a page with their attributes, and its visible text. */
async function pageOf(document: ResumeDocument) {
  const elements: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[] = [];
  const texts: string[] = [];
  const walk = (node: Node): void => {
    if (node.name) elements.push({ name: node.name, attributes: node.attribs ?? {} });
    if (node.name === 'style') return;
    if (node.data !== undefined && !node.data.startsWith('!doctype')) texts.push(node.data);
    for (const child of node.children ?? []) walk(child);
  };
  walk(parseDocument(await themePage('even', document, undefined)) as unknown as Node);
  return { elements, text: texts.join(' ').replace(/\s+/g, ' ') };
}

describe('a page of theme even', () => {
  it('prints hostile text literally, without effect on the markup', async () => {
    const { elements, text } = await pageOf(hostileDocument('http://evil.example'));
    const names = new Set(elements.map(({ name }) => name));
    expect(
      ['script', 'img', 'link', 'base', 'iframe', 'b', 'code'].filter((name) => names.has(name)),
    ).toEqual([]);
    expect(
      elements.filter(({ name }) => name === 'meta').map(({ attributes }) => attributes['http-equiv']),
    ).toEqual(['Content-Security-Policy', undefined, undefined, undefined]);
    const attributes = elements.flatMap((element) => Object.entries(element.attributes));
    expect(attributes.filter(([name]) => /^on|^srcset$|^data$/.test(name))).toEqual([]);
    const addresses = attributes
      .filter(([name]) => name === 'href' || name === 'src')
      .map(([, value]) => value);
    expect(addresses.filter((address) => !/^(https?|mailto|tel):/.test(address))).toEqual([]);
    for (const shown of [
      "Eve <script>fetch('http://evil.example/script')</script>",
      '"><meta http-equiv="refresh" content="0;url=http://evil.example/refresh">',
      '<b>bold</b> ![x](http://evil.example/markdown) [y](javascript:alert(2)) # not a heading',
      '**kwargs, __init__ and `code`',
      '1. ![x](http://evil.example/bullet)',
      'R&D',
    ]) {
      expect(text).toContain(shown);
    }
  });

  it('blocks all loading before any other content', async () => {
    const html = await themePage('even', resume(), undefined);
    expect(html).toMatch(/<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'; /);
    expect(html).not.toContain('fonts.googleapis.com');
    expect(html.match(/@font-face/g)?.length).toBe(8);
    expect(html.match(/url\((?!data:font\/woff2;base64,)/g)).toBeNull();
  });

  it('keeps web links and emphasis of the document', async () => {
    const { elements, text } = await pageOf(
      resume(({ sections }) => {
        sections.summary.content =
          '<p>I <strong>lead</strong> <a href="https://example.org/?a=1&amp;b=(2)">Acme</a></p>';
      }),
    );
    expect(elements.filter(({ name }) => name === 'strong')).toHaveLength(1);
    expect(elements.find(({ name }) => name === 'a')?.attributes['href']).toBe(
      'https://example.org/?a=1&b=%282%29',
    );
    expect(text).toContain('I lead Acme');
  });

  it('prints dates as in the document, without months for years or invalid dates', async () => {
    const { text } = await pageOf(
      resume(({ sections }) => {
        sections.experience.items = [
          item('experience', { company: 'One', date: '2019 - Present' }),
          item('experience', { company: 'Two', date: 'some summers' }),
        ];
        sections.awards.items = [item('awards', { title: 'Prize', date: '2020-99' })];
      }),
    );
    expect(text).toContain('2019 – Present');
    expect(text).toContain('some summers');
    expect(text).toContain('2020-99');
    expect(text).not.toMatch(/Invalid|\bJan\b/);
  });

  it('uses the language of the resume', async () => {
    const { elements, text } = await pageOf(
      resume(({ sections }) => {
        const summary = bullets(
          'Leitung der Abteilung mit Budget und Personal',
          'Aufbau von Teams bei der Bank',
        );
        sections.experience.items = [
          item('experience', { company: 'Beispiel', date: '2021-03 - Present', summary }),
        ];
      }),
    );
    expect(elements.find(({ name }) => name === 'html')?.attributes['lang']).toBe('de');
    expect(text).toContain('Berufserfahrung');
    expect(text).toMatch(/März 2021 – heute/);
  });

  it('prints a subject once that the degree names', async () => {
    const { text } = await pageOf(
      resume(({ sections }) => {
        sections.education.items = [
          item('education', { institution: 'Lund', studyType: 'BSc Botany', area: 'Botany' }),
        ];
      }),
    );
    expect(text.match(/Botany/g)).toHaveLength(1);
  });

  it('prints fields that the theme does not support', async () => {
    const { text } = await pageOf(
      resume(({ basics, sections }) => {
        basics.customFields = [
          { id: 'a00000000000000000000000', icon: '', name: 'Visa', value: 'EU citizen' },
        ];
        sections.education.items = [
          item('education', {
            institution: 'Lund',
            area: 'Physics',
            score: '1.3',
            summary: '<p>A thesis</p>',
          }),
        ];
        sections.skills.items = [item('skills', { name: 'Data', description: 'Expert' })];
        sections.references.items = [
          item('references', { name: 'Bo', description: 'Head', summary: '<p>Good</p>' }),
        ];
        sections.projects.items = [
          item('projects', { name: 'X', description: 'One', summary: '<p>Two</p>' }),
        ];
      }),
    );
    for (const shown of ['EU citizen', '1.3', 'A thesis', 'Expert', 'Head', 'One', 'Two']) {
      expect(text).toContain(shown);
    }
  });
});
