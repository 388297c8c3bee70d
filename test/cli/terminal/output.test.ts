import { describe, expect, it } from 'vitest';
import { changedLines, diffText, movedLines } from '../../../src/cli/report/changes-text.ts';
import { gatheredNotes } from '../../../src/cli/resume/read-resume.ts';
import { oneLineRows } from '../../../src/cli/terminal/one-line-rows.ts';
import { table } from '../../../src/cli/terminal/table.ts';
import { plainInks, type TerminalStyle } from '../../../src/cli/terminal/terminal-style.ts';
import { foldedLines, labeled, shortened, textWidth, wrap } from '../../../src/cli/terminal/terminal-text.ts';

function terminalStyle(parts: Partial<TerminalStyle> = {}): TerminalStyle {
  return { isTerminal: false, columns: 40, ink: plainInks, ...parts };
}

describe('a table', () => {
  const rows = [
    ['res_1', 'Engineer\tof "things"\nand more'],
    ['res_2', 'Nurse'],
  ];

  it('in a pipe is one line per row, with tabs only between columns', async () => {
    expect(await table(terminalStyle(), { head: ['ID', 'POSITION'], rows })).toBe(
      'res_1\tEngineer of "things" and more\nres_2\tNurse\n',
    );
  });

  it('on a terminal has a header, no colors, and wraps the flexible column', async () => {
    const long = [['res_1', 'one two three four five six seven eight nine ten']];
    const text = await table(terminalStyle({ isTerminal: true }), {
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

describe('a table that is too wide for the terminal', () => {
  const head = ['ID', 'NAME', 'LAST USED'];
  const rows = [
    ['apikey_01m809xqf8d54e6kqp69ypcp5q', 'laptop', 'never'],
    ['apikey_01m809xqf8d54e6kqp69ypcp5r', 'a server in the cellar of the house', ''],
  ];

  it('is drawn as blocks without empty values', async () => {
    expect(await table(terminalStyle({ isTerminal: true, columns: 45 }), { head, rows })).toBe(
      'ID         apikey_01m809xqf8d54e6kqp69ypcp5q\n' +
        'NAME       laptop\n' +
        'LAST USED  never\n\n' +
        'ID         apikey_01m809xqf8d54e6kqp69ypcp5r\n' +
        'NAME       a server in the cellar of the\n' +
        '           house\n',
    );
  });

  it('stays a table as soon as it fits', async () => {
    expect(await table(terminalStyle({ isTerminal: true, columns: 81 }), { head, rows })).toMatch(
      /^ID +NAME +LAST/,
    );
    expect(await table(terminalStyle({ isTerminal: true, columns: 80 }), { head, rows })).toMatch(
      /^ID +apikey/,
    );
  });
});

describe('rows on one line each', () => {
  const whole = {
    head: ['ID', 'LEVEL', 'COMPANY', 'POSITION', 'STATUS'],
    rows: [
      ['res_1', 'good', 'Harbour and Finch Exhibitions', 'Coordinator of Travelling Exhibitions', ''],
      ['res_2', 'super', 'Birch', 'Nurse', ''],
    ],
  };
  const columns = { cut: [2, 3], optional: [1, 4] };
  const rowsIn = (width: number) =>
    oneLineRows(terminalStyle({ isTerminal: true, columns: width }), whole, columns);

  it('are whole where they fit', () => {
    expect(rowsIn(120)).toEqual(whole);
  });

  it('leave out an empty column first, and cut texts at the end of a word', () => {
    expect(rowsIn(60)).toEqual({
      head: ['ID', 'LEVEL', 'COMPANY', 'POSITION'],
      rows: [
        ['res_1', 'good', 'Harbour and Finch…', 'Coordinator of…'],
        ['res_2', 'super', 'Birch', 'Nurse'],
      ],
    });
  });

  it('leave out the least important column before a name has too little room', () => {
    expect(rowsIn(34).head).toEqual(['ID', 'COMPANY', 'POSITION']);
  });

  it.each([30, 34, 45, 60, 75, 90])('fit into %i columns', async (width) => {
    const style = terminalStyle({ isTerminal: true, columns: width });
    const lines = (await table(style, rowsIn(width))).trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(width);
  });
});

describe('a document on a terminal', () => {
  const text = 'SUMMARY\n\n- Moved fourteen services to another cluster in a year\nShort\n';

  it('is wrapped between words, and a bullet under its first word', () => {
    expect(foldedLines(text, terminalStyle({ isTerminal: true, columns: 30 }))).toBe(
      'SUMMARY\n\n- Moved fourteen services to\n  another cluster in a year\nShort\n',
    );
  });

  it('in a pipe is unchanged', () => {
    expect(foldedLines(text, terminalStyle({ columns: 30 }))).toBe(text);
  });
});

describe('the notes on how a file was read', () => {
  const unplaced = (path: string) => ({ kind: 'unplaced', path, message: 'has no place' }) as const;

  it('are merged if they say the same about several places', () => {
    const notes = [
      { kind: 'read', path: 'name', message: 'Ada' },
      { kind: 'read', path: 'label', message: 'Ada' },
      unplaced('work[0].roles'),
      { kind: 'odd', path: '', message: 'no e-mail' },
      unplaced('work[1].roles'),
    ] as const;
    expect(gatheredNotes(notes)).toEqual([
      { kind: 'read', text: 'name: Ada' },
      { kind: 'read', text: 'label: Ada' },
      { kind: 'unplaced', text: 'work[0].roles, work[1].roles: has no place' },
      { kind: 'odd', text: 'no e-mail' },
    ]);
  });
});

describe('the shown difference of a text', () => {
  const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

  it('is only the changed bullet, without its HTML', () => {
    expect(changedLines(list('Kept', 'Was <strong>old</strong>'), list('Kept', 'Is new'))).toEqual([
      { before: 'Was old', after: 'Is new' },
    ]);
  });

  it('is the whole text if it is not rich text, even if it looks like a tag', () => {
    expect(changedLines('R&D <lead>', 'R&D <head>')).toEqual([{ before: 'R&D <lead>', after: 'R&D <head>' }]);
    expect(changedLines(null, 'REST')).toEqual([{ before: '', after: 'REST' }]);
    expect(changedLines('Figma', null)).toEqual([{ before: 'Figma', after: '' }]);
  });

  it('is a move if the same bullets are in another order', () => {
    expect(changedLines(list('a', 'b', 'c'), list('c', 'a', 'b'))).toEqual([]);
    expect(movedLines(list('a', 'b', 'c'), list('c', 'b', 'a'))).toEqual([
      { text: 'c', from: 3, to: 1 },
      { text: 'a', from: 1, to: 3 },
    ]);
  });

  it('is marked by brackets, with or without colors', () => {
    const line = { before: 'Led a team', after: 'Led two teams' };
    expect(diffText(line, terminalStyle())).toBe('Led [-a team-] {+two teams+} ');
    const marked = (mark: string) => (text: string) => `<${mark}>${text}`;
    const ink = { bold: marked('b'), dim: marked('d'), good: marked('+'), bad: marked('-') };
    expect(diffText(line, terminalStyle({ ink }))).toBe(
      'Led <->[-<d>a <d>team<->-] <+>{+<b>two <b>teams<+>+} ',
    );
  });
});

describe('wrapping', () => {
  it('breaks between words, indents every line and does not count color codes', () => {
    const red = '\u001b[31mred\u001b[39m';
    expect(wrap(`${red} ${red} ${red} ${red} ${red} ${red}`, 24, '    ')).toBe(
      `    ${red} ${red} ${red} ${red} ${red}\n    ${red}\n`,
    );
  });

  it('shortens with an ellipsis', () => {
    expect(shortened('a long sentence', 7)).toBe('a long…');
    expect(shortened('short', 7)).toBe('short');
    expect(shortened('采购专员', 7)).toBe('采购专…');
  });

  it.each([
    ['Led the migration of twelve services', 20, 'Led the migration…'],
    ['Led the migration of twelve services', 18, 'Led the migration…'],
    ['Wrote tools (Python, Go) for the team', 20, 'Wrote tools…'],
    ['Wrote tools (Python, Go) for the team', 30, 'Wrote tools (Python, Go) for…'],
    ['(Python, Go, Rust and Java)', 18, '(Python, Go, Rust…'],
    ['only “planned the budget of the museum”', 24, 'only “planned the…'],
    ['missing since “planned the budget”', 26, 'missing since…'],
    ['Buchhaltungssoftwarekenntnisse', 12, 'Buchhaltung…'],
  ])('cuts %j to %i columns at the end of a word, outside brackets', (text, room, cut) => {
    expect(shortened(text, room)).toBe(cut);
  });

  it('aligns the lines of a value under the first, for every script of the label', () => {
    expect(labeled('✓ Met', 'one two three four five six', 33)).toBe(
      '  ✓ Met      one two three four\n             five six\n',
    );
    expect(labeled('\u001b[32m✓ Met\u001b[39m', 'one', 40)).toBe('  \u001b[32m✓ Met\u001b[39m      one\n');
  });
});

describe('scripts of wide letters', () => {
  it.each([
    ['plain', 5],
    ['Müller-Østby', 12],
    ['e\u0301', 1],
    ['采购专员', 8],
    ['ﾊﾝｶｸ', 4],
    ['한국어', 6],
    ['👩‍👩‍👧', 2],
    ['\u001b[1m采\u001b[22m', 2],
  ])('%s takes %i columns', (text, width) => {
    expect(textWidth(text)).toBe(width);
  });

  it('are wrapped between characters, never before a full stop, and lose none', () => {
    const text = '负责采购合同的谈判与管理，熟悉供应商开发。五年以上 SAP MM 使用经验。';
    const lines = wrap(text, 22).trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.every((line) => textWidth(line) <= 22 && !/^[，。]/.test(line))).toBe(true);
    expect(lines.join('').replace(/ /g, '')).toBe(text.replace(/ /g, ''));
  });

  it('wrap in a column of a table without losing a character of a long word', async () => {
    const long = ['会使用数据透视表的采购专员', 'Buchhaltungssoftwarekenntnisse und', 'ab cd'];
    const rows = long.map((text) => ['x', text, 'required']);
    const drawn = await table(terminalStyle({ isTerminal: true, columns: 27 }), {
      head: ['', 'A', ''],
      rows,
      flexible: 1,
    });
    const lines = drawn.trimEnd().split('\n');
    expect(lines.every((line) => textWidth(line) <= 27)).toBe(true);
    const letters = lines.slice(1).map((line) => line.replace(/^x|required$/g, '').replace(/ /g, ''));
    expect(letters.join('')).toBe(long.join('').replace(/ /g, ''));
  });

  it('align in a table', async () => {
    const rows = [
      ['采购', 'one'],
      ['procurement', 'two'],
    ];
    const text = await table(terminalStyle({ isTerminal: true }), { head: ['A', 'B'], rows });
    const columns = text
      .trimEnd()
      .split('\n')
      .map((line) => textWidth(line.slice(0, line.search(/B$|one|two/))));
    expect(new Set(columns)).toEqual(new Set([13]));
  });
});
