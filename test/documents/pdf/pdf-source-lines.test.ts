import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, type PageRun } from '../../../src/documents/pdf/page-rows.ts';
import { pdfSourceLines } from '../../../src/documents/pdf/pdf-source-lines.ts';

function run(text: string, x: number, y: number, bold = false): PageRun {
  return { text, x, endX: x + text.length * 5, y, size: 10, font: bold ? 'b' : 'f', bold, italic: false };
}

const linesOf = (...runs: PageRun[]) => pdfSourceLines([{ runs, links: [] }]);

describe('A word that wraps at a hyphen', () => {
  const wrapped = [
    run('Big fan of the workflows that are terminal-', 50, 500),
    run('centric on any machine', 50, 488),
  ];

  it('keeps its hyphen', () => {
    expect(linesOf(...wrapped)[0]?.text).toContain('terminal-centric on');
  });

  it('loses its hyphen if the file has the word without one', () => {
    const [line] = linesOf(...wrapped, run('Terminalcentric', 50, 400));
    expect(line?.text).toContain('terminalcentric on');
  });
});

it('joins widely spaced lines if all lines are widely spaced', () => {
  const wrapped = (marker: string, top: number) => [
    run('•', 50, top),
    run(`${marker} of the shop that was open on all days of the week but for`, 60, top),
    run('the days on which the market was held in the square before it', 60, top - 20),
  ];
  const texts = linesOf(...[700, 660, 620, 580, 540].flatMap((top, index) => wrapped(`Part ${index}`, top)));
  expect(texts.map(({ text }) => text.slice(0, 6))).toEqual([
    'Part 0',
    'Part 1',
    'Part 2',
    'Part 3',
    'Part 4',
  ]);
  // Among closer lines, such a gap begins another text.
  const close = [400, 388, 376, 364, 352, 340, 328, 316, 304].flatMap((top) => run('Short', 50, top));
  expect(linesOf(...wrapped('Part', 700), ...close)[1]?.text).toMatch(/^the days/);
});

describe('A sentence that wraps', () => {
  const wide = run('A line that is as wide as the whole column of this text, to its end', 50, 640);

  it('before the edge of its column continues in lower case', () => {
    const frame = (first: string, second: string) =>
      linesOf(run(first, 50, 700), run(second, 50, 688), wide).map(({ text }) => text);
    const [first, second] = ['Baked all the bread and rolls of the town', 'fair, and sold them'];
    expect(frame(first, second)[0]).toBe(`${first} ${second}`);
    // Neither below a whole sentence nor below the short names of a list.
    expect(frame(`${first}.`, second)).toHaveLength(3);
    expect(frame('bread', 'rolls')).toHaveLength(3);
  });

  it('at the edge of its column continues in whatever typeface', () => {
    const [line] = linesOf(
      run('Baked bread for all the guests of the house, also in the early morning', 50, 700),
      run('hours, alone', 50, 688, true),
    );
    expect(line?.text).toMatch(/morning hours, alone$/);
  });
});

it('joins the lines of a bullet below its marker, whatever size all bullets have', () => {
  const large = (text: string, x: number, y: number): PageRun => ({
    ...run(text, x, y),
    font: 'g',
    size: 12,
  });
  const point = (first: string, second: string, y: number) => [
    large('•', 50, y),
    large(first, 60, y),
    large(second, 50, y - 14),
  ];
  const body = Array.from({ length: 12 }, (_, index) =>
    run(`The text of most lines of the file, ${index}.`, 50, 700 - 16 * index),
  );
  const texts = linesOf(
    ...body,
    ...point('License for trucks and for buses', 'Heavy ones', 460),
    ...point('Member of the guild of the bakers', 'Graduate', 400),
  ).map(({ text }) => text);
  expect(texts).toContain('Member of the guild of the bakers Graduate');
});

describe('A file with hyphenated words', () => {
  it('has its words joined, but compounds keep their hyphen', () => {
    const [line] = linesOf(
      run('Etude du fonctionne-', 50, 500),
      run('ment et de la structu-', 50, 488),
      run('ration des eaux non-', 50, 476),
      run('potables de la ville', 50, 464),
    );
    expect(line?.text).toBe(
      'Etude du fonctionnement et de la structuration des eaux non-potables de la ville',
    );
  });

  it('keeps the space after a suspended hyphen', () => {
    const [line] = linesOf(
      run('Verkauf von Waren im Gross-', 50, 500),
      run('und Einzelhandel der Region', 50, 488),
    );
    expect(line?.text).toBe('Verkauf von Waren im Gross- und Einzelhandel der Region');
  });
});

it('finds headings that are as large as the name', () => {
  const large = (text: string, y: number) => ({
    ...run(text, 50, y, true),
    size: 16,
    endX: 50 + text.length * 8,
  });
  const lines = linesOf(
    large('Mara Lindt', 700),
    run('Bakes for the whole town and for its guests', 50, 680),
    large('Education', 650),
    run('University of Graz, which is a long line of text', 50, 630),
    large('Bread on Stage', 600),
    run('Baked in front of five hundred guests in a tent', 50, 580),
  );
  expect(lines.filter(({ style }) => style === 'heading').map(({ text }) => text)).toEqual([
    'Education',
    'Bread on Stage',
  ]);
});

it('reads the header of every page as the contact header on the first page', () => {
  const page = (...texts: readonly string[]) => ({
    runs: [
      run('Mara Lindt', 50, 740),
      run('mara@example.at', 50, 726),
      ...texts.map((text, index) => run(text, 50, 690 - 14 * index)),
    ],
    links: [],
  });
  const lines = pdfSourceLines([
    page('Experience', 'Baker at Crust & Co'),
    page('Education', 'Guild School'),
  ]);
  expect(lines.map(({ text, style }) => [text, style === 'running'])).toEqual([
    ['Mara Lindt', false],
    ['mara@example.at', false],
    ['Experience', false],
    ['Baker at Crust & Co', false],
    ['Mara Lindt', true],
    ['mara@example.at', true],
    ['Education', false],
    ['Guild School', false],
  ]);
});

it('reads a line after a marker as a title if it is bold and has text in the right column', () => {
  const lines = linesOf(
    run('Experience', 50, 540, true),
    run('•', 50, 520),
    run('Google', 60, 520, true),
    run('Mountain View, CA', 300, 520),
    run('•', 50, 500),
    run('TensorFlow', 60, 500, true),
    run('is a library for numerical work that many people use', 112, 500),
  );
  expect(lines.map(({ style, text }) => [style, text.split(' ')[0]])).toEqual([
    ['heading', 'Experience'],
    ['strong', 'Google'],
    ['bullet', 'TensorFlow'],
  ]);
});

it('continues a column at the top of the next page', () => {
  const page = (side: readonly string[], main: readonly string[]) => ({
    runs: [
      ...side.map((text, index) => run(text, 50, 740 - 17 * index)),
      ...main.map((text, index) => run(text, 220, 740 - 14 * index)),
    ],
    links: [],
  });
  const names = ['One that is long.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'];
  const lines = pdfSourceLines([
    page(['Skills', ...names], ['Experience', ...names]),
    page(['Seven.', ...names], ['Eight.', ...names]),
  ]);
  const texts = lines.map(({ text }) => text);
  expect(texts.filter((text) => /Skills|Seven|Experience|Eight/.test(text))).toEqual([
    'Skills',
    'Seven.',
    'Experience',
    'Eight.',
  ]);
});

it('reads a line with the style of the known headings as a heading', () => {
  const large = (text: string, y: number) => ({ ...run(text, 50, y, true), size: 14 });
  const lines = linesOf(
    { ...large('Ada Lovelace', 740), size: 20 },
    large('Experience', 700),
    run('Engineer at Acme, where things are built', 50, 680, true),
    large('Patents', 660),
    run('A better spoon', 50, 640),
    large('Education', 620),
    run('Physics in Leipzig', 50, 600),
  );
  expect(lines.filter(({ style }) => style === 'heading').map(({ text }) => text)).toEqual([
    'Experience',
    'Patents',
    'Education',
  ]);
});

describe('A line with the style of the known headings', () => {
  const large = (text: string, y: number) => ({ ...run(text, 50, y, true), size: 14 });
  const headingsIn = (...runs: PageRun[]) =>
    linesOf(...runs)
      .filter(({ style }) => style === 'heading')
      .map(({ text }) => text);
  const body = (y: number) => run('Spoons of wood that were carved by hand in the long evenings', 50, y);

  it('is a heading if it is larger than the text, even if most are unknown and one is long', () => {
    const unknown = [
      'Of spoons',
      'Of forks',
      'Of knives',
      'Of bowls',
      'Of what else is on the table when all come home',
    ];
    const texts = ['Experience', 'Education', ...unknown];
    const runs = texts.flatMap((text, index) => [large(text, 700 - 40 * index), body(680 - 40 * index)]);
    expect(headingsIn({ ...large('Ada Lovelace', 740), size: 20 }, ...runs)).toEqual(texts);
  });

  it('is a heading if one is fully known and the others contain the name of a section', () => {
    const texts = ['Education', 'Early professional experience', 'At the table', 'Prizes of the guild'];
    const runs = texts.flatMap((text, index) => [large(text, 700 - 40 * index), body(680 - 40 * index)]);
    expect(headingsIn({ ...large('Ada Lovelace', 740), size: 20 }, ...runs)).toEqual(texts);
  });

  it('is not a heading in the font of the text if the other headings have a different font', () => {
    const texts = ['Experience', 'Education', 'Skills'];
    const runs = texts.flatMap((text, index) => [large(text, 700 - 40 * index), body(680 - 40 * index)]);
    const plain = ['Table skills', 'Languages', 'Basic skills', 'Wood skills'].map((text, at) =>
      run(text, 50, 560 - 20 * at),
    );
    const found = headingsIn({ ...large('Ada Lovelace', 740), size: 20 }, ...runs, ...plain);
    expect(found).toEqual([...texts, 'Languages']);
  });

  it('is a heading in capitals even if titles in lower case have the same font', () => {
    const bold = (text: string, y: number) => run(text, 50, y, true);
    const titles = ['Carver of spoons', 'Carver of forks', 'Carver of knives', 'Carver of bowls'];
    const below = titles.flatMap((text, index) => [bold(text, 680 - 40 * index), body(660 - 40 * index)]);
    const runs = [
      ...[bold('EXPERIENCE', 700), ...below, bold('EDUCATION', 520), body(500)],
      ...[bold('AT THE TABLE', 480), body(460)],
    ];
    expect(headingsIn({ ...large('Ada Lovelace', 740), size: 20 }, ...runs)).toEqual([
      'EXPERIENCE',
      'EDUCATION',
      'AT THE TABLE',
    ]);
  });

  it('is not a heading if it is the first line', () => {
    const bold = (text: string, y: number) => run(text, 50, y, true);
    expect(
      headingsIn(
        bold('ADA CARVER', 740),
        body(720),
        bold('EXPERIENCE', 700),
        body(680),
        bold('EDUCATION', 660),
        body(640),
      ),
    ).toEqual(['EXPERIENCE', 'EDUCATION']);
  });
});

it('continues a bullet below its marker', () => {
  const lines = linesOf(
    run('Experience', 50, 540, true),
    run('•', 50, 520),
    run('Led the whole of the engineering for a team that', 60, 520),
    run('builds bridges', 50, 506),
    run('•', 50, 490),
    run('Ran it.', 60, 490),
  );
  expect(lines.slice(1)).toMatchObject([
    { style: 'bullet', text: 'Led the whole of the engineering for a team that builds bridges' },
    { style: 'bullet', text: 'Ran it.' },
  ]);
});

it('reads a bold title below a bullet as the next title, not as the rest of the bullet', () => {
  const lines = linesOf(
    run('Experience', 50, 540, true),
    run('•', 50, 520),
    run('Moved 40 tables from one database to another one that is faster', 60, 520),
    run('Intern', 50, 506, true),
    run(', the laboratories of the mountain company', 81, 506),
  );
  expect(lines.map(({ style }) => style)).toEqual(['heading', 'bullet', 'strong']);
});

it('does not read a date after a marker as a bullet, or a marker as text', () => {
  const lines = linesOf(
    run('Experience', 50, 540, true),
    run('Engineer', 50, 520, true),
    run('•', 50, 505),
    run('May 2019 – June 2021', 60, 505),
    run('•', 250, 505),
    run('Oslo', 260, 505),
  );
  expect(lines[2]).toMatchObject({ style: 'text', text: 'May 2019 – June 2021', aside: 'Oslo' });
});

it('reads a date before a row as the date of that row, even if it is near', () => {
  const lines = linesOf(
    run('Certificates', 50, 540, true),
    run('2023', 50, 520),
    run('Diver, PADI', 85, 520),
  );
  expect(lines[1]).toMatchObject({ text: 'Diver, PADI', aside: '2023' });
});

it('reads text at the edge of every page as a footer outside all sections', () => {
  const page = (text: string, number: number) => ({
    runs: [run(text, 50, 700), run('May 2026', 50, 30), run(`Ada Lovelace · ${number}`, 300, 30)],
    links: [],
  });
  const lines = pdfSourceLines([page('Engineer', 1), page('Countess', 2)]);
  expect(lines.map(({ style, text }) => [style, text])).toEqual([
    ['text', 'Engineer'],
    ['running', 'Ada Lovelace · 1'],
    ['text', 'Countess'],
    ['running', 'Ada Lovelace · 2'],
  ]);
});

it('continues bullets beside a date at the right edge', () => {
  const lines = linesOf(
    run('Experience', 50, 540, true),
    run('Acme, Engineer', 50, 520, true),
    run('Oslo, Norway', 480, 520),
    run('•', 50, 506),
    run('Built the first bridge that opens by', 60, 506),
    run('May 2019 – June 2021', 440, 506),
    run('itself', 60, 492),
    run('2 years 2 months', 460, 492),
  );
  expect(lines[2]).toMatchObject({
    style: 'bullet',
    text: 'Built the first bridge that opens by itself',
    aside: 'May 2019 – June 2021 | 2 years 2 months',
  });
});

it('recognizes headings in the margin by their font, even if they wrap', () => {
  const beside = Array.from({ length: 14 }, (_, index) =>
    run(`a longer line of text, number ${index}`, 140, 700 - 14 * index),
  );
  const labels: readonly [string, number][] = [
    ['Profile', 700],
    ['Professional', 658],
    ['Experience', 644],
    ['Patents', 602],
    ['Education', 560],
    ['Skills', 532],
  ];
  const dates = [run('2019 – 2021', 50, 616), run('2012 – 2018', 50, 546)];
  const lines = linesOf(...labels.map(([text, y]) => run(text, 50, y, true)), ...dates, ...beside);
  const headings = lines.filter(({ style }) => style === 'heading').map(({ text }) => text);
  expect(headings).toEqual(['Profile', 'Professional Experience', 'Patents', 'Education', 'Skills']);
});

it('puts every word of a page in a line, in any position', () => {
  const word = fc.constantFrom('Skills', 'Experience', 'Acme', 'Berlin', 'led', 'team-', 'work', 'Go,', '•');
  const placed = fc.tuple(
    word,
    fc.integer({ min: 3, max: 50 }),
    fc.integer({ min: 5, max: 70 }),
    fc.boolean(),
  );
  const page = fc.array(placed, { maxLength: 60 }).map((words) => ({
    runs: words.map(([text, x, y, bold]) => run(text, x * 10, y * 10, bold)),
    links: [],
  }));
  const lettersIn = (texts: readonly string[]) => [...texts.join('').replace(/[^a-z]/gi, '')].sort().join('');
  fc.assert(
    fc.property(fc.array(page, { maxLength: 3 }), (pages) => {
      const lines = pdfSourceLines(pages).flatMap(({ text, aside }) => [text, aside]);
      expect(lettersIn(lines)).toBe(lettersIn(pages.flatMap(({ runs }) => runs.map(({ text }) => text))));
    }),
  );
});

it('reads a line with the style of known headings and the name of a section as a heading too', () => {
  const lines = linesOf(
    run('Education', 50, 540, true),
    run('Forestry college, a course of two years in the north', 50, 520),
    run('Tools of the trade', 50, 500, true),
    run('Chainsaw, harvester and other machines that cut wood', 50, 480),
    run('Early professional experience', 50, 460, true),
    run('Lumberjack in a wood that belongs to the town since', 50, 440),
    ...['Felling of trees', 'Planting of trees', 'Counting of trees', 'Measuring of trees'].map(
      (text, index) => run(text, 50, 420 - 20 * index, true),
    ),
  );
  expect(lines.filter(({ style }) => style === 'heading').map(({ text }) => text)).toEqual([
    'Education',
    'Early professional experience',
  ]);
});

it('ignores an icon before a heading', () => {
  const lines = linesOf(
    { ...run('•', 40, 540, true), size: 14 },
    { ...run('EDUCATION', 60, 540, true), size: 14 },
    run('Forestry college, a course of two years in the north', 50, 520),
  );
  expect(lines[0]).toMatchObject({ style: 'heading', text: 'EDUCATION' });
});

it('refuses a PDF with too many lines before layout', () => {
  const lines = Array.from({ length: 7000 }, (_, index) => run('- a', 50, index * 12));
  expect(() => linesOf(...lines)).toThrow('has 7000 lines; at most 3000 are read');
});

it('continues a sentence in a line that begins with a bold word, but not in the heading line of an entry', () => {
  const above = run('Keeps the pumps of nine public baths and two ice rinks running with', 50, 500);
  const below = (bold: string, rest: string) => [
    run(bold, 50, 488, true),
    run(rest, 55 + bold.length * 5, 488),
  ];
  expect(linesOf(above, ...below('Ridgeway,', 'and trains the crews')).map(({ text }) => text)).toEqual([
    'Keeps the pumps of nine public baths and two ice rinks running with Ridgeway, and trains the crews',
  ]);
  expect(linesOf(above, ...below('Pump Fitter', 'Ridgeway Baths, Hull'))).toHaveLength(2);
});

it('reads the bold words at the beginning of a line', () => {
  const [, whole, label] = linesOf(
    run('Experience', 50, 540, true),
    ...[run('Oak Mills,', 50, 520, true), run('Night Planner', 105, 520)],
    ...[run('Tools:', 50, 480, true), run('Ovens', 90, 480)],
  );
  expect([whole?.opening, label?.opening]).toEqual(['Oak Mills,', undefined]);
});

it('keeps a date separate from a title above it that begins like a month', () => {
  const wide = run('Led a team of nine people across three sites in two countries.', 50, 690);
  const [title, date] = linesOf(run('Head of Marketing', 50, 720), run('2016 – 2018', 50, 708), wide);
  expect([title?.text, date?.text]).toEqual(['Head of Marketing', '2016 – 2018']);
});

it('does not continue a short address with another word', () => {
  const page = [
    run('mara.lindt@mail.example', 50, 700),
    run('linkedin.com/in/mara', 50, 676),
    run('behance', 50, 664),
  ];
  expect(linesOf(...page).map(({ text }) => text)).toEqual([
    'mara.lindt@mail.example',
    'linkedin.com/in/mara',
    'behance',
  ]);
});

it('keeps centered details on separate lines', () => {
  const texts = [
    ...['Mara Lindt', 'Baker and Confectioner', '12 Mill Road, Leeds', 'mara@lindt.example'],
    ...['+44 113 555 0100', 'Leeds, UK', 'Summary'],
  ];
  const page = texts.map((text, index) => run(text, 300 - text.length * 2.5, 760 - index * 14));
  expect(linesOf(...page).map(({ text }) => text)).toEqual(texts);
});

describe('The layout of a line', () => {
  const title = { ...run('Mara Lindt', 50, 700, true), size: 18 };
  const lines = [
    run('Baker at Crust & Co since 2019', 50, 660),
    run('Languages: German, English and French', 50, 648),
    run('Tools: ovens, mixers and pens for paper', 100, 636),
    run('Hobbies: more bread and the mountains', 50, 624),
  ];

  it('is relative to most of the text', () => {
    const [name, first, second, third] = linesOf(title, ...lines).map(({ layout }) => layout);
    expect(name).toMatchObject({ isBold: true, larger: 8, gap: null, indent: 0 });
    expect(first).toMatchObject({ isBold: false, larger: 0, indent: 0 });
    expect(first?.gap).toBeGreaterThan(3);
    expect(second?.gap).toBe(1);
    expect(third?.indent).toBe(50);
  });

  it('has its own place even beside a label in the margin', () => {
    const row = (label: string, text: string, y: number) => [run(label, 50, y), run(text, 200, y)];
    const places = linesOf(
      ...row('Experience', 'Baker at Crust & Co in Linz and Graz', 700),
      run('Baked bread for four shops and a hotel', 200, 688),
      ...row('Education', 'Trade School Linz for bakers and cooks', 660),
      run('Learned all about ovens, dough and cakes', 200, 648),
    ).map(({ place }) => place);
    expect(places).toContain('page 1, line 2');
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('A link of an icon without words', () => {
  const page = [
    run('Mara Lindt', 50, 740),
    run('mara@example.at', 50, 726),
    ...Array.from({ length: 20 }, (_, index) =>
      run(`Baked the bread of town ${index}`, 50, 690 - 14 * index),
    ),
  ];
  const linksOf = (url: string, bottom: number) => {
    const link = { url, left: 300, right: 312, bottom, top: bottom + 12 };
    return pdfSourceLines([{ runs: page, links: [link] }]).flatMap(({ links }) => links);
  };
  const profile = 'https://www.linkedin.com/in/mara-lindt';

  it('to a profile belongs to the person if it is above the sections', () => {
    expect(linksOf(profile, 728)).toEqual([profile]);
  });

  it('is ignored if it is lower or not to a profile', () => {
    expect(linksOf(profile, 500)).toEqual([]);
    expect(linksOf('https://bread.example/loaf', 728)).toEqual([]);
  });
});

it('begins another entry at a date in the margin, even if the text above fills its column', () => {
  const row = (date: string, text: string, y: number) => [run(date, 50, y), run(text, 200, y)];
  const lines = linesOf(
    run('Experience', 50, 720, true),
    ...row('2019-2021', 'Baker at the large mill of Oakhurst', 700),
    run('for the bread and rolls of the town', 200, 688),
    ...row('2016-2018', 'Cook at the small inn of Oakhurst', 676),
    ...row('2014-2016', 'Waiter at the old inn of Oakhurst', 664),
  );
  expect(lines.map(({ text, aside }) => `${text} ${aside}`)).toEqual([
    'Experience ',
    'Baker at the large mill of Oakhurst 2019-2021',
    'for the bread and rolls of the town ',
    'Cook at the small inn of Oakhurst 2016-2018',
    'Waiter at the old inn of Oakhurst 2014-2016',
  ]);
});

it('does not read centered lines as bullets', () => {
  const centered = (text: string, y: number, bold = false) => run(text, 150 - text.length * 2.5, y, bold);
  const lines = linesOf(
    centered('Education', 720, true),
    centered('Diploma of Baking and Pastry', 700, true),
    centered('Oakhurst College 2019', 688),
    centered('Certificate of Sales', 668, true),
    centered('Elmwood College 2016', 656),
    run('Learned how to bake all the bread', 70, 630),
  );
  expect(lines.map(({ style }) => style)).not.toContain('bullet');
});

it('removes code symbols that decorate the lines', () => {
  const lines = linesOf(
    run('/', 50, 740, true),
    run('EXPERIENCE', 90, 740, true),
    run('> Baker', 60, 720),
    run('< Oakhurst Mill | 2019 - 2021 />', 70, 700),
    run('> Cook', 60, 680),
    run('< Elmwood Inn | 2016 - 2018 />', 70, 660),
    run('/ EDUCATION', 50, 630, true),
    run('> Diploma', 60, 610),
    run('< Oakhurst College | 2014 - 2016 />', 70, 590),
  );
  expect(lines.map(({ text }) => text)).toEqual([
    'EXPERIENCE',
    'Baker',
    'Oakhurst Mill | 2019 - 2021',
    'Cook',
    'Elmwood Inn | 2016 - 2018',
    'EDUCATION',
    'Diploma',
    'Oakhurst College | 2014 - 2016',
  ]);
  // A single such line can be meant literally.
  expect(linesOf(run('< 10 people', 50, 700))[0]?.text).toBe('< 10 people');
});

it('does not read initials larger than the name as the name', () => {
  const sized = (text: string, y: number, size: number) => ({ ...run(text, 50, y), size });
  const below = (first: string) =>
    linesOf(
      sized(first, 780, 40),
      sized('Mara Lindt', 740, 24),
      run('Experience', 50, 700, true),
      run('Baked bread for four shops and a hotel', 50, 688),
      run('Sold the rolls of the town', 50, 660),
    );
  const stylesBelow = (first: string) =>
    below(first)
      .slice(0, 2)
      .map(({ style }) => style);
  expect(stylesBelow('ML')).toEqual(['quiet', 'large']);
  expect(stylesBelow('CV')[0]).toBe('large');
});

it('separates a bold title from a long date of the column beside it', () => {
  const rowOf = (date: string, isBold = true) => [
    run(date, 50, 500),
    run('Stage de Master', 50 + date.length * 5 + 8, 500, isBold),
  ];
  expect(cellsOf(rowOf('janvier 2020 - juillet 2020'))).toHaveLength(2);
  expect(cellsOf(rowOf('janvier 2020 - juillet 2020', false))).toHaveLength(1);
  expect(cellsOf(rowOf('Responsable de la ferme'))).toHaveLength(1);
});
