import { describe, expect, it } from 'vitest';
import { readDocx } from '../../../src/documents/docx/read-docx.ts';
import { withContent } from '../support/word-document.ts';

const p = (content: string) => `<w:p>${content}</w:p>`;
const text = (words: string) => p(`<w:r><w:t>${words}</w:t></w:r>`);

interface Sides {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly from?: 'page' | 'paragraph';
}

/** A text box; its sides are in points. */
function box({ x, y, width, height, from = 'paragraph' }: Sides, ...paragraphs: readonly string[]): string {
  const units = (points: number) => String(points * 12_700);
  const position = (axis: string, relative: string, points: number) =>
    `<wp:position${axis} relativeFrom="${relative}"><wp:posOffset>${units(points)}</wp:posOffset></wp:position${axis}>`;
  const extent = `<wp:extent cx="${units(width)}" cy="${units(height)}"/>`;
  const content = `<w:txbxContent>${paragraphs.join('')}</w:txbxContent>`;
  const across = position('H', from === 'page' ? 'page' : 'column', x);
  return `<w:r><w:drawing><wp:anchor>${across}${position('V', from, y)}${extent}<wps:txbx>${content}</wps:txbx></wp:anchor></w:drawing></w:r>`;
}

/** A shape as older programs write it. */
function shape(style: string, ...paragraphs: readonly string[]): string {
  const content = `<w:txbxContent>${paragraphs.join('')}</w:txbxContent>`;
  return `<w:r><w:pict><v:shape style="position:absolute;${style}"><v:textbox>${content}</v:textbox></v:shape></w:pict></w:r>`;
}

async function read(content: string): Promise<readonly string[]> {
  return (await readDocx(withContent(content))).map((line) => line.text);
}

const side = { x: 300, width: 180 };
const main = { x: 0, width: 280 };

describe('Text boxes without text between them', () => {
  const hobbies = box({ ...side, y: 200, height: 60 }, text('Hobbies'), text('Rowing'));
  const contact = box({ ...side, y: 100, height: 90 }, text('Contact'), text('mara@quist.example'));
  const work = box({ ...main, y: 100, height: 250 }, text('Experience'), text('Baker'));
  const name = box({ x: 0, y: 0, width: 480, height: 80 }, text('Mara Quist'));
  const ordered = ['Mara Quist', 'Experience', 'Baker', 'Contact', 'mara@quist.example', 'Hobbies', 'Rowing'];

  it('are read column by column, from top to bottom', async () => {
    expect(await read(p(hobbies + work + contact + name))).toEqual(ordered);
  });

  it('are read so in several empty paragraphs', async () => {
    const schools = box({ ...main, y: 300, height: 60 }, text('Education'));
    const lines = await read(p(schools) + p('') + p(hobbies + name + work + contact));
    expect(lines.slice(0, 3)).toEqual(['Mara Quist', 'Experience', 'Baker']);
    expect(lines.indexOf('Education')).toBe(3);
  });

  it('keep the order of the file around text', async () => {
    expect(await read(p(hobbies) + text('Pastry') + p(name))).toEqual([
      ...['Hobbies', 'Rowing', 'Pastry', 'Mara Quist'],
    ]);
  });

  it('keep it if their places cannot be compared or are not known', async () => {
    const page = box({ x: 0, y: 20, width: 480, height: 40, from: 'page' }, text('Mara Quist'));
    expect(await read(text('Resume') + p(hobbies) + p(page))).toEqual([
      ...['Resume', 'Hobbies', 'Rowing', 'Mara Quist'],
    ]);
    const unknown = shape(
      'margin-top:0;mso-position-vertical:center;width:90pt;height:9pt',
      text('Mara Quist'),
    );
    expect(await read(p(hobbies + unknown))).toEqual(['Hobbies', 'Rowing', 'Mara Quist']);
  });

  it('give a heading drawn twice once', async () => {
    const heading = box({ ...main, y: 95, height: 20 }, text('Experience'));
    expect(await read(p(work + heading + name))).toEqual(['Mara Quist', 'Experience', 'Baker']);
  });
});

describe('A heading in a text box over another one', () => {
  const blank = p('');
  const jobs = [text('Baker, Acme'), text('2019 - 2021'), text('Courier, Borealis'), text('2015 - 2019')];
  const schools = [text('Diploma in baking'), text('Bern School of Bread')];
  const large = shape(
    'margin-left:0;margin-top:10pt;width:480pt;height:400pt',
    ...[...[blank, blank, blank, ...jobs, blank, blank, blank, ...schools]],
  );
  const heading = (top: number, words: string) =>
    shape(`margin-left:5pt;margin-top:${top}pt;width:120pt;height:25pt`, text(words));

  it('is read where the text leaves room for it', async () => {
    const lines = await read(p(large + heading(115, 'Education') + heading(18, 'Experience')));
    expect(lines).toEqual([
      ...['Experience', 'Baker, Acme', '2019 - 2021', 'Courier, Borealis', '2015 - 2019'],
      ...['Education', 'Diploma in baking', 'Bern School of Bread'],
    ]);
  });

  it('is read after the text if there is no room near it', async () => {
    const lines = await read(p(large + heading(300, 'Hobbies')));
    expect(lines.at(-1)).toBe('Hobbies');
  });
});
