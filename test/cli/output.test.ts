import { describe, expect, it } from 'vitest';
import type { Paper } from '../../src/cli/paper.ts';
import { pdfFileName } from '../../src/cli/pdf-target.ts';
import { changedLines, movedLines } from '../../src/cli/report/changed-lines.ts';
import { diffText } from '../../src/cli/report/diff-text.ts';
import { table } from '../../src/cli/table.ts';
import { shortened, wrap } from '../../src/cli/wrap.ts';

const plain = (text: string) => text;
const marked = (mark: string) => (text: string) => `<${mark}>${text}`;

function paper(parts: Partial<Paper> = {}): Paper {
  const ink = {
    bold: plain,
    dim: plain,
    cyan: plain,
    yellow: plain,
    red: marked('red'),
    green: marked('green'),
  };
  return { isTerminal: false, columns: 40, hasColour: false, ink, ...parts };
}

describe('a table', () => {
  const rows = [
    ['res_1', 'Engineer\tof "things"\nand more'],
    ['res_2', 'Nurse'],
  ];

  it('in a pipe is one line per row, with tabs between and none within', async () => {
    expect(await table(paper(), { head: ['ID', 'POSITION'], rows })).toBe(
      'res_1\tEngineer of "things" and more\nres_2\tNurse\n',
    );
  });

  it('on a terminal has a head, no colours of its own, and wraps the flexible column', async () => {
    const long = [['res_1', 'one two three four five six seven eight nine ten']];
    const text = await table(paper({ isTerminal: true }), {
      head: ['ID', 'POSITION'],
      rows: long,
      flexible: 1,
    });
    const lines = text.trimEnd().split('\n');
    expect(lines[0]).toBe('ID     POSITION');
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
    expect(text).not.toContain('\u001b');
  });
});

describe('the name of a PDF', () => {
  it.each([
    ['Zoë Müller-Østby', 'ACME, Inc.', 'C++ Engineer', 'zoe-muller-ostby-acme-inc-c-engineer.pdf'],
    ['Ada Lovelace', '../../etc', 'a/b\\c', 'ada-lovelace-etc-a-b-c.pdf'],
    ["Niamh O'Brien", 'Straße 7', 'R&D', 'niamh-obrien-strasse-7-r-d.pdf'],
    ['李小龙', '公司', '工程师', 'resume.pdf'],
  ])('of %s at %s for %s is %s', (person, company, position, name) => {
    expect(pdfFileName({ person, company, position })).toBe(name);
  });

  it('stays short enough for a file system', () => {
    const long = 'word '.repeat(100);
    expect(pdfFileName({ person: long, company: long, position: long }).length).toBeLessThan(200);
  });
});

describe('what changed in a text', () => {
  const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

  it('is only the bullet that differs, without its HTML', () => {
    expect(changedLines(list('Kept', 'Was <strong>old</strong>'), list('Kept', 'Is new'))).toEqual([
      { before: 'Was old', after: 'Is new' },
    ]);
  });

  it('is the whole text when it is not rich text, also when it looks like a tag', () => {
    expect(changedLines('R&D <lead>', 'R&D <head>')).toEqual([{ before: 'R&D <lead>', after: 'R&D <head>' }]);
    expect(changedLines(null, 'REST')).toEqual([{ before: '', after: 'REST' }]);
    expect(changedLines('Figma', null)).toEqual([{ before: 'Figma', after: '' }]);
  });

  it('is a move when the same bullets stand in another order', () => {
    expect(changedLines(list('a', 'b', 'c'), list('c', 'a', 'b'))).toEqual([]);
    expect(movedLines(list('a', 'b', 'c'), list('c', 'b', 'a'))).toEqual([
      { text: 'c', from: 3, to: 1 },
      { text: 'a', from: 1, to: 3 },
    ]);
  });

  it('is marked by colour, or by brackets where there is none', () => {
    const line = { before: 'Led a team', after: 'Led two teams' };
    expect(diffText(line, paper())).toBe('Led [-a team-] {+two teams+} ');
    expect(diffText(line, paper({ hasColour: true }))).toBe('Led <red>a <red>team <green>two <green>teams ');
  });
});

describe('wrapping', () => {
  it('breaks between words, indents every line and does not count colours', () => {
    const red = '\u001b[31mred\u001b[39m';
    expect(wrap(`${red} ${red} ${red} ${red} ${red} ${red}`, 24, '    ')).toBe(
      `    ${red} ${red} ${red} ${red} ${red}\n    ${red}\n`,
    );
  });

  it('shortens with a sign that something is missing', () => {
    expect(shortened('a long sentence', 7)).toBe('a long…');
    expect(shortened('short', 7)).toBe('short');
  });
});
