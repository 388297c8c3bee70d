import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipEntries } from '../../../src/documents/archive/zip-entries.ts';
import { openDocx } from '../../../src/documents/own-file/docx-file.ts';
import type { TailoredDocuments } from '../../../src/documents/own-file/place-changes.ts';
import { indexText } from '../../../src/documents/own-file/text-index.ts';
import { wordEdits } from '../../../src/documents/own-file/word-edits.ts';
import { partOf, withContent } from '../support/word-document.ts';
import { bodyOf, changesOf, copyOf, listOf, pointsChanged, smallDocument } from './resume.ts';

const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (...runs: readonly string[]) => `<w:p>${runs.join('')}</w:p>`;
const item = (text: string, properties = '') =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>${properties}</w:pPr>${run(text)}</w:p>`;

const head = p(run('Mara Quist')) + p(run('Cook at Harbor Kitchen, Harbor Kitchen, 2019'));

async function written(content: string, documents: TailoredDocuments) {
  const { copy, ...others } = await copyOf('cv.docx', withContent(head + content), documents);
  return { ...others, content: copy && (await bodyOf(copy)).replace(head, '') };
}

const soup = ['Was responsible for the soups of 300 guests'];
const cooked = ['Cooked the soups of 300 guests'];

describe('A reworded line of a Word document', () => {
  it('changes only the differing words, which look like the first word that they replace', async () => {
    const content = p(
      run('Was responsible ', '<w:b/>'),
      run('for the '),
      run('soups', '<w:i/>'),
      run(' of 300 guests'),
    );
    expect(await written(content, pointsChanged(soup, cooked))).toEqual({
      written: ['ch1'],
      left: [],
      content: p(run('Cooked', '<w:b/>'), run(' the '), run('soups', '<w:i/>'), run(' of 300 guests')),
    });
  });

  it('keeps brackets and stops, and adds them in the look of what is before them', async () => {
    const list = (name: string, end: string) =>
      p(run('Cooked soups (bread, '), run(name, '<w:color w:val="3D85C6"/>'), run(`) and stews${end}`));
    const [before, after] = [
      'Cooked soups (bread, Cakes) and stews',
      'Cooked soups (bread, cakes) and stews.',
    ];
    const { content } = await written(list('Cakes', ''), pointsChanged([before], [after]));
    expect(content).toBe(list('cakes', '.'));
  });

  it('keeps bookmarks, links and marks of the proofreader', async () => {
    const mark = '<w:bookmarkStart w:id="1" w:name="a"/><w:proofErr w:type="spellStart"/>';
    const link = `<w:hyperlink r:id="r9">${run('soups')}</w:hyperlink><w:bookmarkEnd w:id="1"/>`;
    const content = p(run('Was responsible for the '), mark, link, run(' of 300 guests'));
    const { content: copy } = await written(content, pointsChanged(soup, cooked));
    expect(copy).toBe(p(run('Cooked the '), mark, link, run(' of 300 guests')));
  });

  it('escapes the new words, and leaves the spelling of others as it is', async () => {
    const content = p(run('Ran R&amp;D &#8211; and soups'));
    const { content: copy } = await written(
      content,
      pointsChanged(['Ran R&D – and soups'], ['Led R&D – and <40 soups']),
    );
    expect(copy).toBe(p(run('Led R&amp;D &#8211; and &lt;40 soups')));
  });

  it('keeps the room between new words that begin in another run', async () => {
    const content = p('<w:r><w:t>Soups</w:t></w:r>', run(',stews and bread for many'));
    const before = 'Soups,stews and bread for many';
    const { content: copy } = await written(
      content,
      pointsChanged([before], ['Soup, stews and bread for many']),
    );
    expect(copy).toBe(p('<w:r><w:t>Soup, stews</w:t></w:r>', run(' and bread for many')));
  });

  it('is one of the lines of a paragraph, or a paragraph behind a bullet that was typed', async () => {
    const content = p(
      run('• Was responsible for the soups of 300 guests'),
      '<w:r><w:br/></w:r>',
      run('Baked bread'),
    );
    const { content: copy } = await written(content, pointsChanged(soup, cooked));
    expect(copy).toBe(p(run('• Cooked the soups of 300 guests'), '<w:r><w:br/></w:r>', run('Baked bread')));
  });

  it.each([
    [
      'a field',
      `<w:fldSimple w:instr="DATE">${run('Was responsible')}</w:fldSimple>${run(' for the soups of 300 guests')}`,
    ],
    [
      'the result of a field',
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF a</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('Was responsible for')}<w:r><w:fldChar w:fldCharType="end"/></w:r>${run(' the soups of 300 guests')}`,
    ],
    [
      'a tracked change',
      `<w:ins w:id="1" w:author="M">${run('Was responsible for')}</w:ins>${run(' the soups of 300 guests')}`,
    ],
    [
      'a control that is filled in from data',
      `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/a"/></w:sdtPr><w:sdtContent>${run('Was responsible for')}</w:sdtContent></w:sdt>${run(' the soups of 300 guests')}`,
    ],
  ])('is left if it is in %s', async (_, content) => {
    expect(await written(p(content), pointsChanged(soup, cooked))).toMatchObject({
      written: [],
      left: [['ch1', 'locked']],
      content: null,
    });
  });
});

describe('A box that is stored twice', () => {
  const box = (first: string, second: string) =>
    p(
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wps:txbx><w:txbxContent>${first}</w:txbxContent></wps:txbx></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${second}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
    );
  const [old, fresh] = [p(run(soup[0] ?? '')), p(run(cooked[0] ?? ''))];

  it('is changed in both places', async () => {
    const { content } = await written(box(old, old), pointsChanged(soup, cooked));
    expect(content).toBe(box(fresh, fresh));
  });

  it('is changed in none if they differ', async () => {
    const { left } = await written(box(old, old + old), pointsChanged(soup, cooked));
    expect(left).toEqual([['ch1', 'locked']]);
  });
});

describe('Points of a job in a Word document', () => {
  const points = [
    'Cooked soups for many guests',
    'Baked bread for the whole town',
    'Trained four apprentices',
  ];
  const [soups = '', bread = '', apprentices = ''] = points;

  it('change places, while each place keeps its own properties', async () => {
    const spaced = '<w:spacing w:after="200"/>';
    const content = item(soups) + item(bread) + item(apprentices, spaced);
    const copy = await written(content, pointsChanged(points, [apprentices, soups, bread]));
    expect(copy).toMatchObject({
      written: ['ch1'],
      content: item(apprentices) + item(soups) + item(bread, spaced),
    });
  });

  it('change places with the look of their words', async () => {
    const set = (text: string, properties: string) =>
      item('').replace(/<w:r>.*<\/w:r>/, run(text, properties));
    const [one, two] = [set(soups, '<w:i/><w:sz w:val="20"/>'), set(bread, '<w:b/>')];
    const { content } = await written(one + two, pointsChanged([soups, bread], [bread, soups]));
    expect(content).toBe(two + one);
  });

  it.each([
    ['another paragraph is between them', item(soups) + p(run('Cooked in the evenings.')) + item(bread)],
    ['they are set in another way', item(soups) + p(run(bread))],
    [
      'they are in different cells',
      `<w:tbl><w:tr><w:tc>${item(soups)}</w:tc><w:tc>${item(bread)}</w:tc></w:tr></w:tbl>`,
    ],
    [
      'another point is below the last one',
      item(soups) + item(bread) + item('Rolls').replace('w:val="0"', 'w:val="1"'),
    ],
    ['one has a picture', item(soups) + item(bread).replace('</w:p>', '<w:r><w:drawing/></w:r></w:p>')],
  ])('stay if %s', async (_, content) => {
    const copy = await written(content, pointsChanged([soups, bread], [bread, soups]));
    expect(copy).toMatchObject({ content: null, left: [['ch1', 'apart']] });
  });

  it('are left out if the paragraph says nothing else', async () => {
    const content = item(soups) + item(bread) + p(run('Evenings. Trained four apprentices'));
    const documents = {
      base: smallDocument({ first: points }),
      tailored: smallDocument({ first: [soups] }),
      changes: changesOf([
        { op: 'hide', before: bread, after: null },
        { op: 'hide', before: apprentices, after: null },
      ]),
    };
    expect(await written(content, documents)).toEqual({
      written: ['ch1'],
      left: [['ch2', 'in_part']],
      content: item(soups) + p(run('Evenings. Trained four apprentices')),
    });
  });

  it('are reworded after they moved', async () => {
    const documents = {
      base: smallDocument({ first: [soups, bread] }),
      tailored: smallDocument({ first: ['Bake bread for the whole town', soups] }),
      changes: changesOf([
        { op: 'reorder', before: listOf(soups, bread), after: listOf(bread, soups) },
        { before: listOf(bread, soups), after: listOf('Bake bread for the whole town', soups) },
      ]),
    };
    const { content } = await written(item(soups) + item(bread), documents);
    expect(content).toBe(item('Bake bread for the whole town') + item(soups));
  });
});

describe('The archive of a Word document', () => {
  it('keeps all other files byte for byte', async () => {
    const picture = { name: 'word/media/image1.png', content: 'not really a picture' };
    const original = withContent(head + p(run(soup[0] ?? '')), [
      picture,
      partOf('header1', p(run('Mara Quist'))),
    ]);
    const { copy } = await copyOf('cv.docx', original, pointsChanged(soup, cooked));
    const [before, after] = await Promise.all([original, copy ?? new Uint8Array()].map(contentsOf));
    expect(
      [...(after ?? [])].filter(([name, content]) => before?.get(name) !== content).map(([name]) => name),
    ).toEqual(['word/document.xml']);
    expect([...(after?.keys() ?? [])]).toEqual([...(before?.keys() ?? [])]);
    const kept = recordsOf(original).filter((record) => !record.includes('word/document.xml'));
    expect(kept.length).toBe((before?.size ?? 0) - 1);
    expect(recordsOf(copy ?? new Uint8Array())).toEqual(expect.arrayContaining(kept));
  });

  it('is refused if its text is not in UTF-8, because it would be damaged', async () => {
    const original = withContent(head + p(run(soup[0] ?? '')) + p(run('Caf\uFFFD')));
    await expect(copyOf('cv.docx', original, pointsChanged(soup, cooked))).rejects.toThrow('not in UTF-8');
  });

  it('moves lines that only differ in their spacing', async () => {
    const [one, two] = ['Cooked the soups of 300 guests', 'Baked the bread of a whole town'];
    const spaced = (text: string) => `<w:p><w:pPr><w:keepNext/></w:pPr>${run(text)}</w:p>`;
    const original = withContent(head + spaced(one) + p(run(two)));
    const { written } = await copyOf('cv.docx', original, pointsChanged([one, two], [two, one]));
    expect(written).toEqual(['ch1']);
  });
});

/** The files of an archive as they are stored, with their headers but without its directory. */
function recordsOf(archive: Uint8Array): readonly string[] {
  const bytes = Buffer.from(archive).toString('latin1');
  const records = bytes.slice(0, bytes.indexOf('PK\x01\x02')).split('PK\x03\x04');
  return records.slice(1);
}

async function contentsOf(archive: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const entries = await zipEntries(archive);
  return new Map(
    await Promise.all(
      entries.map(async ({ name, bytes }) => [name, Buffer.from(await bytes()).toString()] as const),
    ),
  );
}

describe('Any words in any runs', () => {
  const words = fc.array(fc.constantFrom('soup', 'bread', 'a', 'R&D', '<b>', 'fish,', '汤', 'café'), {
    minLength: 1,
    maxLength: 8,
  });

  it('read as the new words, and the words at both ends that stay are not touched', async () => {
    await fc.assert(
      fc.asyncProperty(words, words, fc.array(fc.nat(30), { maxLength: 4 }), async (old, fresh, cuts) => {
        const [before, after] = [old.join(' '), fresh.join(' ')];
        const places = [0, ...cuts.map((cut) => cut % before.length).sort((a, b) => a - b), before.length];
        const runs = places
          .slice(1)
          .map((end, at) => run(escaped(before.slice(places[at], end)), `<w:sz w:val="${at}"/>`));
        const file = await openDocx(withContent(p(...runs)));
        const index = indexText(file.lines);
        const edits = wordEdits(index, { from: 0, to: index.signs.length }, after);
        expect(file.canEdit(edits)).toBe(true);
        const copy = await openDocx(file.write({ edits, moves: [], removed: [] }));
        expect(copy.lines.map(({ text }) => text)).toEqual([after]);
        const same = old.findIndex((word, at) => word !== fresh[at]);
        const kept = same < 0 ? before.length : old.slice(0, same).join(' ').length;
        expect(edits.every(({ from }) => from >= kept)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
