import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../../../src/rendering/create-renderer.ts';
import { readPdfText } from '../../../../src/rendering/proof/pdf/read-pdf-text.ts';
import { folders } from '../../folders.ts';
import { readPdf } from '../../read-pdf.ts';
import { bullets, resume } from '../../sample-document.ts';
import { softwareEngineer } from '../../software-engineer.ts';

const renderer = createRenderer(folders);
afterAll(() => renderer.close());

const pageHeader = /Maya Lindqvist - Page 2 of 2/g;
const letters = (text: string) => text.replace(/\s+/g, '');

describe('the text of a PDF', () => {
  it.each([
    ['two pages', softwareEngineer],
    [
      'symbols and scripts',
      resume(({ sections }) => {
        sections.summary.content = bullets('(a) \\ b) Łódź “x” – 100 €', 'Ελένη Иван Nguyễn ½');
      }),
    ],
  ])('is the same as in another reader, except for page numbers: %s', async (_name, document) => {
    const { pdf } = await renderer.render({ document, look: { theme: 'ats' }, check: false });
    const { text } = await readPdf(pdf);
    const ours = readPdfText(pdf)
      .pages.flat()
      .map((run) => run.text)
      .join('');
    expect(letters(ours)).toBe(letters(text.replace(pageHeader, '')));
  });

  it('has the position of each run', async () => {
    const { pdf } = await renderer.render({
      document: softwareEngineer,
      look: { theme: 'ats' },
      check: false,
    });
    const { pages, fontNames } = readPdfText(pdf);
    const [name, headline] = pages[0] ?? [];
    expect(name).toMatchObject({ text: 'Maya Lindqvist', size: 24 });
    expect(name?.endX).toBeCloseTo(208.3, 0);
    expect(name?.y).toBeGreaterThan(headline?.y ?? 0);
    expect(fontNames).toContain('SourceSans3-Regular');
  });
});
