import { describe, expect, it } from 'vitest';
import { readDocx } from '../../../src/documents/docx/read-docx.ts';
import { withContent } from '../support/word-document.ts';

/** A paragraph; `>` is a tab. */
const p = (text: string) =>
  `<w:p><w:r>${text.replace(/>|[^>]+/g, (part) => (part === '>' ? '<w:tab/>' : `<w:t xml:space="preserve">${part}</w:t>`))}</w:r></w:p>`;

async function read(...texts: readonly string[]): Promise<readonly string[]> {
  const lines = await readDocx(withContent(texts.map(p).join('')));
  return lines.map(({ text, aside }) => (aside === '' ? text : `${text} >> ${aside}`));
}

describe('Two columns made with tabs', () => {
  it('are read one after the other if each has a heading', async () => {
    const lines = await read(
      'Mara Quist',
      'Skills>>>>Hobbies',
      '-------->>>>--------',
      '>Baking bread>>>Rowing',
      'Pastry',
      '>>>>>Chess',
      '',
      'Mara bakes for 300 guests.',
    );
    expect(lines).toEqual([
      ...['Mara Quist', 'Skills', 'Baking bread', 'Pastry', 'Hobbies', 'Rowing', 'Chess'],
      'Mara bakes for 300 guests.',
    ]);
  });

  it('need one known heading below a line of two that is set alike', async () => {
    const lines = await read(
      ...['Skills>>>Hobbies', 'Pastry>>>Rowing', ''],
      ...['Bakeries>>>Education', 'Baker>>>Bern School of Bread', 'Courier'],
    );
    expect(lines).toEqual([
      ...['Skills', 'Pastry', 'Hobbies', 'Rowing'],
      ...['Bakeries', 'Baker', 'Courier', 'Education', 'Bern School of Bread'],
    ]);
  });

  it('end at a heading and at a text as wide as both', async () => {
    const wide = 'Bread for 300 guests a day, in two bakeries at the same time';
    const lines = await read('Skills>>Hobbies', 'Pastry>>Rowing', wide, 'Education', 'Bern School>>2019');
    expect(lines.slice(-3)).toEqual([wide, 'Education', 'Bern School >> 2019']);
  });

  it('are not seen in a title with its dates, or in two headings without rows', async () => {
    const texts = ['Baker>>>2019', 'Acme Bakery>>>Bern', 'Skills>>>Hobbies', 'Pastry', 'Bread'];
    expect(await read(...texts)).toEqual([
      ...['Baker >> 2019', 'Acme Bakery >> Bern', 'Skills >> Hobbies', 'Pastry', 'Bread'],
    ]);
  });
});
