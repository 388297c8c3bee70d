import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../../src/contract/resume/rich-text.ts';
import { htmlPage } from '../../../src/documents/export/html-page.ts';
import { readJsonResume } from '../../../src/documents/json-resume/read-json-resume.ts';
import { buildResumeView } from '../../../src/documents/view/build-resume-view.ts';
import { runs } from '../../support/how-long.ts';
import { jsonResume } from '../support/resume-arbitraries.ts';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

function parsed(page: string) {
  const elements: Element[] = [];
  const texts: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => elements.push({ name, attributes }),
    ontext: (text) => texts.push(text),
  });
  parser.end(page);
  return { elements, text: texts.join('') };
}

const known = [
  ...['html', 'head', 'meta', 'title', 'style', 'body', 'main', 'header', 'section', 'article', 'div'],
  ...['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'strong', 'em'],
];
const knownAttributes = ['lang', 'dir', 'charset', 'name', 'content', 'http-equiv', 'class', 'href'];

describe('A resume as an HTML page', () => {
  it('never contains scripts, markup from the resume or external resources', () => {
    fc.assert(
      fc.property(jsonResume, (source) => {
        const page = htmlPage(readJsonResume(source));
        const { elements } = parsed(page);
        expect(elements.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
        const attributes = elements.flatMap((one) => Object.keys(one.attributes));
        expect(attributes.filter((name) => !knownAttributes.includes(name))).toEqual([]);
        const links = elements.flatMap(({ attributes: { href } }) => href ?? []);
        expect(links.filter((href) => !/^(https?|mailto|tel):/.test(href))).toEqual([]);
        expect(elements.filter(({ name }) => name === 'style')).toHaveLength(1);
        expect(page).not.toMatch(/@import|url\(/);
      }),
      { numRuns: runs(15, 60) },
    );
  });

  it('shows every text of the view, escaped where necessary', () => {
    fc.assert(
      fc.property(jsonResume, (source) => {
        const document = readJsonResume(source);
        const { text } = parsed(htmlPage(document));
        const { name, headline, contact, sections } = buildResumeView(document);
        const shown = [
          ...[name, headline, ...contact.map((item) => item.text), ...sections.map(({ title }) => title)],
          ...sections.flatMap(({ lines }) => lines.map((line) => line.text)),
          ...sections.flatMap(({ entries }) =>
            entries.flatMap((one) => [one.title.text, one.date, one.keywords]),
          ),
          ...sections
            .flatMap((section) => [...section.blocks, ...section.entries.flatMap(({ blocks }) => blocks)])
            .flatMap((block) => (block.type === 'list' ? block.items : [block.runs]))
            .map(plainText),
        ];
        for (const words of shown) expect(text).toContain(words);
      }),
      { numRuns: runs(15, 60) },
    );
  });

  it('declares the language of the resume', () => {
    const page = htmlPage(
      readJsonResume({
        basics: { name: 'Karl Brandt', summary: 'Leitet das Werk und die Schicht mit der Mannschaft.' },
        work: [{ name: 'Ruhr Stahl', position: 'Leiter', startDate: '2019-03' }],
      }),
    );
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<h2>Berufserfahrung</h2>');
    expect(page).toContain('<p class="aside">März 2019 – heute</p>');
    expect(page).toContain('<title>Karl Brandt - Lebenslauf</title>');
  });

  it('is right-to-left only if most of the resume is Hebrew or Arabic', () => {
    const hebrew = { basics: { name: 'נועה לוי', label: 'מהנדסת תוכנה' }, work: [{ name: 'Acme' }] };
    expect(htmlPage(readJsonResume(hebrew))).toContain('<html lang="he" dir="rtl">');
    expect(htmlPage(readJsonResume({ basics: { name: 'Noa Levy' } }))).toContain('<html lang="en">');
    expect(htmlPage(readJsonResume(hebrew))).not.toMatch(
      /(?:margin|padding|border)-(?:left|right)|align: (?:left|right)/,
    );
  });

  it('has headings for person, sections and entries in this order', () => {
    const page = htmlPage(
      readJsonResume({
        basics: { name: 'Ana Ruiz' },
        work: [{ name: 'Acme', position: 'Cook', highlights: ['Fed 40'] }],
        skills: [{ name: 'Kitchen', keywords: ['Soup', 'Bread'] }, { name: 'Excel' }],
      }),
    );
    expect(page.match(/<h\d>[^<]*/g)).toEqual(['<h1>Ana Ruiz', '<h2>Experience', '<h3>Cook', '<h2>Skills']);
    expect(page).toContain('<div><dt>Kitchen:</dt> <dd>Soup, Bread</dd></div>');
    expect(page).toContain('<p>Excel</p>');
  });

  it('has the paper size of the resume', () => {
    const document = readJsonResume({ basics: { name: 'Ana' } });
    expect(htmlPage(document)).toContain('@page { size: A4;');
    document.metadata.page.format = 'letter';
    expect(htmlPage(document)).toContain('@page { size: letter;');
  });

  it('has the same bytes for the same resume', () => {
    const source = { basics: { name: 'Ana' }, work: [{ name: 'Acme' }] };
    expect(htmlPage(readJsonResume(source))).toBe(htmlPage(readJsonResume(source)));
  });
});
