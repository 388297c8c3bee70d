import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';

const resume = { basics: { name: 'Ana' }, work: [{ name: 'Acme', highlights: ['a', 'b'] }] };
const json = JSON.stringify(resume);

function read(name: string, text: string) {
  return readResumeFile({ name, bytes: new TextEncoder().encode(text) });
}

describe('readResumeFile', () => {
  it.each([
    ['resume.json', json],
    ['RESUME.JSON', `\uFEFF${json}`],
    ['-', json],
    ['resume.yaml', 'basics:\n  name: Ana\nwork:\n  - name: Acme\n    highlights: [a, b]\n'],
    ['resume.yml', json],
    ['standard input', 'basics: { name: Ana }\nwork: [{ name: Acme, highlights: [a, b] }]\n'],
  ])('reads %s', async (name, text) => {
    expect(await read(name, text)).toMatchObject({ source: resume, format: 'json-resume' });
  });

  it.each([
    [
      'a.json',
      '{\n  "basics": {\n    "name": "Ana",\n  }\n}',
      'a.json:4:3: is not valid JSON: expected a name in double quotes',
    ],
    ['a.json', '{"a": [1, 2}', 'a.json:1:12: is not valid JSON: expected a comma or ]'],
    ['a.json', "{'a': 1}", 'a.json:1:2: is not valid JSON'],
    ['a.json', '{"a": 1} {"b": 2}', 'a.json:1:10: is not valid JSON: expected nothing more'],
    ['a.json', '{"a": 1', 'a.json:1:8: is not valid JSON: expected a comma or }, found the end of the file'],
    ['a.json', '{"a": "tab\there"}', 'a.json:1:7: is not valid JSON'],
    ['a.json', '[[], {}, tru]', 'a.json:1:10: is not valid JSON'],
    ['a.yaml', 'basics:\n  name: Ana\n name: x\n', 'a.yaml:3:'],
    ['a.yaml', 'a: 1\na: 2\n', 'a.yaml:2:1: is not valid YAML'],
    ['a.json', '["basics"]', 'a.json: is not a resume'],
    ['a.yaml', 'just words', 'a.yaml: is not a resume'],
    ['a.json', '{"work": [{"name": [["x"]]}]}', 'a.json: work[0].name: must be text'],
    ['a.json', '   ', 'a.json: is empty'],
    ['a.xyz', 'words', 'a.xyz: has an unsupported format'],
    ['a.odt', 'words', 'a.odt: is not a readable OpenDocument text; save or export it again'],
    ['a.docx', 'words', 'a.docx: is not a readable Word document'],
    ['a.docx', 'PK\x03\x04 words', 'a.docx: is not a readable Word document: it is a damaged zip archive'],
    ['a.pdf', '%PDF-1.7', 'a.pdf: cannot be read as a PDF: it is damaged or incomplete'],
    ['a.json', JSON.stringify({ ...resume, x: 'x'.repeat(1024 * 1024) }), 'at most 1048576 are read'],
  ])('reports the place of the error in %s: %s', async (name, text, message) => {
    await expect(read(name, text)).rejects.toThrow(message);
  });

  it.each([
    ['a name', 'Ana Gil\nana@example.com\n\nSkills\n\nExcel, Word\n', 'text'],
    ['a label', 'Name: Ana Gil\nEmail: ana@example.com\n\nSkills: Excel, Word\n', 'text'],
    ['a title', 'RESUME\n\nAna Gil\nana@example.com\n\nSkills\n\n- Excel\n- Word\n', 'text'],
    ['Markdown', '# Ana Gil\n\nana@example.com\n\n## Skills\n\nExcel, Word\n', 'markdown'],
    ['front matter', '---\ntitle: CV\n---\n\n# Ana Gil\n\nana@example.com\n', 'markdown'],
    ['an HTML page', '<!doctype html><h1>Ana Gil</h1><p>ana@example.com</p>', 'html'],
    ['YAML', 'basics:\n  name: Ana Gil\n', 'json-resume'],
    ['YAML below a comment', '# my resume\n---\nbasics:\n  name: Ana Gil\n', 'json-resume'],
  ])('detects the format of standard input that begins with %s', async (_, text, format) => {
    const read = await readResumeFile({ name: 'standard input', bytes: Buffer.from(text) });
    expect(read.format).toBe(format);
    expect(read.source['basics']).toMatchObject({ name: 'Ana Gil' });
  });

  it('reports the line of an error on standard input', async () => {
    await expect(read('standard input', 'basics:\n  name: Ana\n name: x\n')).rejects.toThrow(
      'standard input:3:',
    );
  });

  it('reports which encoding it assumed', async () => {
    const text = 'José Gil\njose@example.com\n\nSkills\n\nExcel, Word\n';
    const { source, notes } = await readResumeFile({ name: 'jose.txt', bytes: Buffer.from(text, 'latin1') });
    expect(source['basics']).toMatchObject({ name: 'José Gil' });
    expect(notes).toContainEqual({
      kind: 'read',
      path: 'encoding',
      message: 'read as windows-1252; if letters are wrong, save the file in UTF-8',
    });
    const unmarked = await readResumeFile({ name: 'jose.txt', bytes: Buffer.from(text) });
    expect(unmarked.notes.filter(({ path }) => path === 'encoding')).toEqual([]);
  });

  it('does not expand a YAML bomb', async () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `l${level + 1}: &l${level + 1} [${Array(9).fill(`*l${level}`).join(', ')}]`,
    );
    await expect(read('bomb.yaml', `l0: &l0 [x, x]\n${levels.join('\n')}\n`)).rejects.toThrow(
      /bomb\.yaml: .*expanded/,
    );
    const cycle = `basics: &b\n  name: Ana\n${Array.from({ length: 50 }, (_, key) => `  k${key}: *b\n`).join('')}`;
    await expect(read('cycle.yaml', cycle)).rejects.toThrow(/cycle\.yaml: is nested too deeply/);
  });

  it('reports what it read, suspicious fields and data that has no field', async () => {
    const { notes } = await read(
      'a.json',
      JSON.stringify({
        basics: { name: 'Ana', email: 'nobody', location: { postalCode: '1' } },
        work: [
          { name: 'Acme', company: 'Acme', description: 'Shoes', startDate: 'Winter', highlights: ['x', ''] },
          { position: 'Cook', url: 'no link' },
          {},
        ],
        patents: ['Spoon'],
        meta: { version: '1' },
      }),
    );
    expect(notes.map(({ kind, path, message }) => `${kind} ${path}: ${message}`)).toEqual([
      'read name: Ana',
      'read experience: 2 jobs, 1 bullet',
      'odd basics.email: "nobody" is not an e-mail address; it is shown as written',
      'odd work[0]: "Winter - Present" is kept, but was not understood as dates',
      'odd work[1]: has no name; please add one',
      'odd work[1]: "no link" cannot be linked; it is kept as text',
      'odd work[2]: has nothing to show and stays hidden',
      'unplaced patents: has no place in the resume document; kept for exports to JSON Resume',
      'unplaced basics.location.postalCode: has no place in the resume document; kept for exports to JSON Resume',
      'unplaced work[0].company: has no place in the resume document; kept for exports to JSON Resume',
      'unplaced work[0].description: has no place in the resume document; kept for exports to JSON Resume',
      'odd work[0].highlights[1]: is blank and left out',
    ]);
  });

  it('asks once about a missing employer, and not about an entry without one', async () => {
    const text = (title: string) =>
      `Ana Ruiz\nana@example.com\n\nEXPERIENCE\n${title}\n2019 – 2021\n- Drew signs for two bakeries\n\nBaker, Sunrise Bakery, Denver 2016 – 2018\n- Baked bread\n`;
    const doubtsOf = async (title: string) =>
      (await read('a.txt', text(title))).notes
        .filter(({ kind, path }) => kind === 'odd' && path.startsWith('work'))
        .map(({ path, message }) => `${path}: ${message}`);
    expect(await doubtsOf('Graphic Designer')).toEqual(['work[0]: no employer was found; please check']);
    expect(await doubtsOf('Freelance Designer')).toEqual([]);
  });

  it('reports hidden parts of a Reactive Resume export', async () => {
    const { notes } = await read(
      'a.json',
      JSON.stringify({
        basics: { name: 'Ana', email: 'a@b.example' },
        sections: { skills: { items: [{ name: 'Go' }, { name: 'Cobol', visible: false }] } },
      }),
    );
    expect(notes.filter(({ kind }) => kind === 'odd')).toEqual([
      { kind: 'odd', path: 'sections.skills.items[1]', message: 'is hidden in the file and stays hidden' },
    ]);
  });

  it('reports fields of a Reactive Resume export that v4 does not have', async () => {
    const { notes, format } = await read(
      'a.json',
      JSON.stringify({
        basics: { name: 'Ana', email: 'a@b.example', born: '1990' },
        sections: { skills: { items: [{ name: 'Go', color: 'red' }] } },
      }),
    );
    expect(format).toBe('reactive-resume-v4');
    expect(notes.filter(({ kind }) => kind === 'unplaced').map(({ path }) => path)).toEqual([
      'basics.born',
      'sections.skills.items[0].color',
    ]);
  });
});
