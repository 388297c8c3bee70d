import { describe, expect, it } from 'vitest';
import { addLists } from '../../../src/documents/outline/read-lists.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import { skillSection } from '../../../src/documents/outline/skills/skill-groups.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';
import { sourceLine as line } from '../support/source-line.ts';

const bullet = (text: string) => line(text, { style: 'bullet' });
const strong = (text: string, aside = '') => line(text, { style: 'strong', aside });
const heading = (text: string) => line(text, { style: 'heading' });

function skillsIn(...written: readonly (string | SourceLine)[]) {
  return skillSection(written.map((one) => (typeof one === 'string' ? line(one) : one)));
}

const keywordsOf = (text: string) => text.slice(text.indexOf('(') + 1, text.indexOf(')')).split(', ');
const named = (...names: readonly string[]) => names.map((name) => ({ name }));

it('drops years, percentages and drawn levels, which name no skill', () => {
  const { skills, repeated } = skillsIn('Sawing, 98, Milling', '70%', '●●●●', 'Ovens: gas, 2016, wood');
  expect(skills).toEqual([...named('Sawing', 'Milling'), { name: 'Ovens', keywords: ['gas', 'wood'] }]);
  // Only a number that may be a date or a phone number is reported as lost.
  expect(repeated).toEqual(expect.arrayContaining(['98', '70%']));
  expect(repeated).not.toContain('2016');
});

describe('A row of skills', () => {
  it.each([
    ['Sawing, grinding, milling and turning', ['Sawing', 'grinding', 'milling', 'turning']],
    ['Grinding, milling, and turning.', ['Grinding', 'milling', 'turning']],
    ['Grinding, tools and dies, milling and turning', ['Grinding', 'tools and dies', 'milling and turning']],
    ['Grinding, milling, etc.', ['Grinding', 'milling']],
    ['Lathe / Mill · C/C++', ['Lathe', 'Mill', 'C/C++']],
    ['车床、铣床，磨床', ['车床', '铣床', '磨床']],
    ['车床 ｜ 铣床 ｜ 磨床', ['车床', '铣床', '磨床']],
    ['Sawing | Milling | Tools & Dies', ['Sawing', 'Milling', 'Tools & Dies']],
    ['Access, Excel and Word', ['Access', 'Excel', 'Word']],
    ['Sawing, Tools and Dies', ['Sawing', 'Tools and Dies']],
    ['Sawing, Milling, ...', ['Sawing', 'Milling']],
    ['Sägen, Fräsen u.a.', ['Sägen', 'Fräsen']],
    ['Patient - Likes to help - Good with wood', ['Patient', 'Likes to help', 'Good with wood']],
    ['Wood - Metal, Brass - Oak', ['Wood - Metal', 'Brass - Oak']],
    ['Sawing - Milling', ['Sawing - Milling']],
    ['Sawing, sawing', ['Sawing']],
    ['Sawing, Latin, Milling, Japanese planes', ['Sawing', 'Milling', 'Japanese planes']],
  ])('%s', (written, names) => {
    expect(skillsIn(written).skills).toEqual(named(...names));
  });

  it('continues in the next line after a comma or open bracket, or before a lowercase letter', () => {
    const written = ['Shop: Lathe, Mill, Five-axis', 'router, Press (bench and', 'floor), Shaper,', 'Saw'];
    const keywords = ['Lathe', 'Mill', 'Five-axis router', 'Press (bench and floor)', 'Shaper', 'Saw'];
    expect(skillsIn(...written).skills).toEqual([{ name: 'Shop', keywords }]);
  });
});

describe('Text in brackets', () => {
  it('forms a group if it has commas, more names inside a group, and a level otherwise', () => {
    expect(skillsIn('Machines (Lathe, Mill), Welding (advanced)').skills).toEqual([
      { name: 'Machines', keywords: ['Lathe', 'Mill'] },
      { name: 'Welding', level: 'advanced' },
    ]);
    expect(skillsIn('Shop: Press (bench, floor), Saw').skills).toEqual([
      { name: 'Shop', keywords: ['Press', 'bench', 'floor', 'Saw'] },
    ]);
  });
});

describe('A line below a title', () => {
  it('is a separate group if it has a list in brackets, and the next line continues the title', () => {
    const found = skillsIn(heading('Shop'), bullet('Presses (bench, floor)'), bullet('Saw'), bullet('Lathe'));
    expect(found.skills).toEqual([
      { name: 'Shop', keywords: ['Saw', 'Lathe'] },
      { name: 'Presses', keywords: ['bench', 'floor'] },
    ]);
    expect(skillsIn(heading('Shop'), bullet('Presses (bench, floor)')).skills).toEqual([
      { name: 'Presses', keywords: ['bench', 'floor'] },
    ]);
  });

  it('can contain skills in a sentence', () => {
    const found = skillsIn(heading('Shop'), bullet('Saw'), bullet('Basic knowledge of Lathe, Press'));
    expect(found.skills).toEqual([
      { name: 'Shop', level: 'Basic knowledge of Lathe, Press', keywords: ['Saw', 'Lathe', 'Press'] },
    ]);
  });
});

describe('A group in one line', () => {
  const long =
    'Presses (bench press, floor press, arbor press, screw press, fly press, drop hammer, steam hammer, anvil)';
  it.each([
    [`Shop: ${long}.`, [{ name: 'Shop', keywords: ['Presses', ...keywordsOf(long)] }]],
    [
      'Planning: Kanban, Gantt Machines: Lathe, Saw, and Press',
      [
        { name: 'Planning', keywords: ['Kanban', 'Gantt'] },
        { name: 'Machines', keywords: ['Lathe', 'Saw', 'Press'] },
      ],
    ],
    [
      'Office: Proficient in Excel, Word (macros, styles); able to keep the books of a small shop in order every week',
      [
        {
          name: 'Office',
          level:
            'Proficient in Excel, Word (macros, styles); able to keep the books of a small shop in order every week',
          keywords: ['Excel', 'Word', 'macros', 'styles'],
        },
      ],
    ],
    ['Tools Excel, Word, Access', [{ name: 'Tools', keywords: ['Excel', 'Word', 'Access'] }]],
    ['Oak Excel, Word, Access', named('Oak Excel', 'Word', 'Access')],
    ['Tools shed, Word, Access', named('Tools shed', 'Word', 'Access')],
    ['Ratio: 2:1 mortar, brick Mix: fine', [{ name: 'Ratio', keywords: ['2:1 mortar', 'brick Mix: fine'] }]],
    ['Advanced Excel', [{ name: 'Excel', level: 'Advanced' }]],
    ['Advanced Carving', named('Advanced Carving')],
    ['Shop: Excel, English, Word', [{ name: 'Shop', keywords: ['Excel', 'Word'] }]],
    ['Cuisines: French, Italian, sushi', [{ name: 'Cuisines', keywords: ['French', 'Italian', 'sushi'] }]],
    [
      'Worked with guests - large and small - all day',
      named('Worked with guests - large and small - all day'),
    ],
  ])('%s', (written, skills) => {
    expect(skillsIn(written).skills).toEqual(skills);
  });
});

describe('The level of skills in a group', () => {
  it('is kept for the group, and the names stay without it', () => {
    expect(
      skillsIn(heading('Machines'), bullet('Lathe ~3 years'), bullet('Saw'), bullet('Mill (expert)')).skills,
    ).toEqual([
      { name: 'Machines', level: 'Lathe ~3 years, Mill (expert)', keywords: ['Lathe', 'Saw', 'Mill'] },
    ]);
  });

  it('can be one German word', () => {
    expect(skillsIn('Drehen Grundkenntnisse').skills).toEqual(named('Drehen Grundkenntnisse'));
    expect(skillsIn('Werkstatt: Drehen – Grundkenntnisse, Fräsen').skills).toEqual([
      { name: 'Werkstatt', level: 'Drehen – Grundkenntnisse', keywords: ['Drehen', 'Fräsen'] },
    ]);
  });
});

describe('A single name in brackets', () => {
  it('is a keyword if it is written like a product, but not if it is a remark', () => {
    expect(skillsIn('Drawing (LineCad), Welding (thin sheets)').skills).toEqual([
      { name: 'Drawing', keywords: ['LineCad'] },
      { name: 'Welding', level: 'thin sheets' },
    ]);
  });
});

describe('Labeled rows', () => {
  it('below a labeled row of skills are more groups of skills', () => {
    const { source } = readOutline([
      line('Ada King', { style: 'large' }),
      heading('Other'),
      line('Skills: Lathe, Mill, Saw'),
      line('Materials: Oak, Ash, Walnut'),
    ]);
    expect(source['skills']).toEqual([
      ...named('Lathe', 'Mill', 'Saw'),
      { name: 'Materials', keywords: ['Oak', 'Ash', 'Walnut'] },
    ]);
  });
});

it('continues a wrapped Chinese row of skills in the next line', () => {
  const { source } = readOutline([
    line('王小明', { style: 'large' }),
    heading('其他'),
    strong('技能：车床，铣床，磨床，钻床，锯床。能够独立完成零件的加工和机床的日常维护以及简单'),
    line('故障的排除。'),
    strong('软件：LineCad，MillCam，ShopPlan。'),
  ]);
  expect(JSON.stringify(source['skills'])).toMatch(/车床.*锯床.*LineCad.*ShopPlan/);
  expect(JSON.stringify(source)).toContain('简单故障的排除');
});

describe('Known skills', () => {
  it('are separate names even if only spaces separate them, below an unknown first word', () => {
    expect(skillsIn('Backend  Python TypeScript Ruby on Rails SQL Docker').skills).toEqual([
      { name: 'Backend', keywords: ['Python', 'TypeScript', 'Ruby on Rails', 'SQL', 'Docker'] },
    ]);
    expect(skillsIn('Managing Python teams of five people').skills).toEqual(
      named('Managing Python teams of five people'),
    );
  });

  it('end a row of skills', () => {
    const office = 'Microsoft Office Word Excel PowerPoint Outlook';
    const { skills } = skillsIn(`${office} French cooking (Advanced)`);
    expect(skills.map(({ name }) => name)).not.toContain('French');
    expect(skillsIn(office).skills.map(({ name }) => name)).toContain('Outlook');
  });

  it('are keywords in brackets, but not if they are abbreviations', () => {
    expect(skillsIn('Python (Django), Welding (manual), Amazon Web Services (AWS)').skills).toEqual([
      { name: 'Python', keywords: ['Django'] },
      { name: 'Welding', level: 'manual' },
      { name: 'Amazon Web Services', level: 'AWS' },
    ]);
  });

  it.each([
    ['熟练使用JavaScript、TypeScript、HTML5', ['JavaScript', 'TypeScript', 'HTML5']],
    ['精通Python', ['Python']],
  ])('are names after a Chinese verb: %s', (written, names) => {
    expect(skillsIn(written).skills.map(({ name }) => name)).toEqual(names);
    expect(skillsIn(`前端：${written}`).skills).toEqual([{ name: '前端', keywords: names }]);
  });
});

describe('A section', () => {
  const basics = [line('Ana Ruiz', { style: 'large' }), line('ana@example.com')];
  const rows = ['Databases: MySQL, PostgreSQL, Redis', 'Languages: Python, TypeScript, SQL'];

  it('of skills and interests contains both', () => {
    const { source } = readOutline([
      ...basics,
      heading('Education'),
      line('School of Ceramics'),
      heading('Skills & Interests'),
      ...[...rows, 'Interests: Chess, hiking'].map((text) => line(text)),
    ]);
    expect(source).toMatchObject({
      skills: [{ name: 'Databases' }, { name: 'Languages', keywords: ['Python', 'TypeScript', 'SQL'] }],
      interests: named('Chess', 'hiking'),
    });
  });

  it.each([
    ['under an unknown heading', 'Bits and pieces'],
    ['in a summary', 'Summary'],
  ])('%s can contain rows of skills', (_, title) => {
    const { source } = readOutline([
      ...basics,
      heading(title),
      ...[...(title === 'Summary' ? ['I make data flow.'] : []), ...rows].map((text) => line(text)),
      heading('Education'),
      line('School of Ceramics'),
    ]);
    expect(source['skills']).toMatchObject([
      { name: 'Databases', keywords: ['MySQL', 'PostgreSQL', 'Redis'] },
      { name: 'Languages' },
    ]);
    expect(JSON.stringify(source['basics'])).not.toContain('MySQL');
  });
});

describe('The level of a skill', () => {
  it.each([
    ['Welding ●●●○○', 'Welding', '●●●○○'],
    ['Welding ▣▣▣☐', 'Welding', '▣▣▣☐'],
    ['Welding 🟢🟢⚪', 'Welding', '🟢🟢⚪'],
    ['Welding 4/5', 'Welding', '4/5'],
    ['Welding – 90 %', 'Welding', '90 %'],
    ['Schweißen: sehr gute Kenntnisse', 'Schweißen', 'sehr gute Kenntnisse'],
    ['Schweißen: erweiterte Kenntnisse', 'Schweißen', 'erweiterte Kenntnisse'],
    ['Schweißen: sicherer Umgang', 'Schweißen', 'sicherer Umgang'],
    ['Soldadura: nivel alto', 'Soldadura', 'nivel alto'],
    ['Soldadura: conocimientos básicos', 'Soldadura', 'conocimientos básicos'],
    ['Soudure : connaissances approfondies', 'Soudure', 'connaissances approfondies'],
    ['Welding: solid understanding', 'Welding', 'solid understanding'],
    ['焊接：中級', '焊接', '中級'],
    ['Proficient in Welding', 'Welding', 'Proficient'],
  ])('%s', (written, name, level) => {
    expect(skillsIn(written).skills).toEqual([{ name, level }]);
  });

  it('can be a Chinese sentence of short clauses after the name', () => {
    const text = '自学中；掌握基本焊法，阅读图纸，以便与车间沟通。';
    expect(skillsIn(`焊接：${text}`).skills).toEqual([{ name: '焊接', level: text }]);
  });

  it('applies to all names before it', () => {
    expect(skillsIn('Welding, Milling: Grundkenntnisse').skills).toEqual([
      { name: 'Welding', level: 'Grundkenntnisse' },
      { name: 'Milling', level: 'Grundkenntnisse' },
    ]);
  });

  it('beside a title applies to the skills below it', () => {
    expect(
      skillsIn(strong('Shop', 'Senior'), 'Lathe', 'Mill', strong('Office', 'Junior'), 'Mail').skills,
    ).toEqual([
      { name: 'Shop', level: 'Senior', keywords: ['Lathe', 'Mill'] },
      { name: 'Office', level: 'Junior', keywords: ['Mail'] },
    ]);
  });

  it('is not read from a number in a name', () => {
    expect(skillsIn('Windows 8/10').skills).toEqual(named('Windows 8/10'));
  });
});

describe('Languages among skills', () => {
  it.each([['Languages: English, Polish (fluent)'], ['Idiomas: English; Polish – fluent']])(
    'are moved to the languages: %s',
    (written) => {
      expect(skillsIn('Lathe, Mill', written)).toMatchObject({
        skills: named('Lathe', 'Mill'),
        languages: [{ language: 'English' }, { language: 'Polish', fluency: 'fluent' }],
      });
    },
  );

  it('are not found among programming languages or in the name of a course', () => {
    const written = ['Languages: Go, Rust', 'English for Glassblowers of All Ages'];
    expect(skillsIn(...written)).toMatchObject({
      skills: [
        { name: 'Languages', keywords: ['Go', 'Rust'] },
        { name: 'English for Glassblowers of All Ages' },
      ],
      languages: [],
    });
  });

  it('do not start a section if they are one group among others', () => {
    const { source } = readOutline([
      ...[
        line('Mara Lindt', { style: 'large' }),
        heading('Skills'),
        heading('Languages:'),
        line('English, Polish'),
      ],
      ...[line('Machines:'), line('Lathe, Mill'), heading('Education'), strong('College of Linz')],
    ]);
    expect(source).toMatchObject({
      skills: [{ name: 'Machines', keywords: ['Lathe', 'Mill'] }],
      languages: [{ language: 'English' }, { language: 'Polish' }],
      education: [{ institution: 'College of Linz' }],
    });
  });
});

it('reads a languages heading among skills as a group if no spoken language is below it', () => {
  const { source } = readOutline([
    ...[line('Mara Lindt', { style: 'large' }), heading('Skills'), line('Lathe, Mill'), heading('Languages')],
    ...[line('Java, Python'), heading('Education'), strong('College of Linz')],
  ]);
  expect(source['skills']).toEqual([
    ...named('Lathe', 'Mill'),
    { name: 'Languages', keywords: ['Java', 'Python'] },
  ]);
  expect(source['languages']).toBeUndefined();
});

describe('A sentence about skills', () => {
  it('is kept as the level of its label', () => {
    const sentence = 'I have run presses of every size in two shops and trained four people on them.';
    expect(skillsIn(`Presses: ${sentence}`).skills).toEqual([{ name: 'Presses', level: sentence }]);
  });

  it('is not a list of names, even if it contains brackets', () => {
    const sentence =
      'Proficient in Java and Spring Boot (since 2015) Team lead of five people for years (Berlin office)';
    expect(skillsIn(sentence)).toMatchObject({ skills: [], sentences: [sentence] });
  });

  it.each([
    ['熟练使用WORD、EXCEL等办公软件', ['WORD', 'EXCEL'], '熟练使用'],
    ['熟悉Lathe、Mill，，Press。', ['Lathe', 'Mill', 'Press'], '熟悉'],
    ['熟悉办公软件（Word、Excel）', ['办公软件', 'Word', 'Excel'], '熟悉'],
  ])('in Chinese gives only names if it has nothing but names and a level: %s', (text, names, level) =>
    expect(skillsIn(text)).toMatchObject({ skills: names.map((name) => ({ name, level })), sentences: [] }),
  );

  it.each([
    ['熟悉Lathe、Mill，能独立完成零件的加工与检验', ['Lathe', 'Mill']],
    ['熟练使用Photoshop制作海报、宣传册', ['Photoshop']],
    ['掌握打包工具（如npm，gulp）的使用', ['打包工具', 'npm', 'gulp']],
  ])('in Chinese is kept beside its names if it contains more: %s', (text, names) => {
    const { skills, sentences } = skillsIn(text);
    expect(skills.map(({ name }) => name)).toEqual(names);
    expect(sentences).toEqual([text]);
  });

  it('in Chinese after a label is kept if it contains more', () => {
    const sentence = '机床：熟悉Lathe、Mill，能独立完成零件的加工与检验';
    expect(skillsIn(sentence)).toMatchObject({
      skills: [{ name: '机床', keywords: ['Lathe', 'Mill'] }],
      sentences: [sentence],
    });
  });

  it('in Chinese keeps the brackets after a name together', () => {
    expect(skillsIn('熟悉排版设计（名片、邀请函、画册）').skills).toEqual([
      { name: '排版设计', level: '熟悉', keywords: ['名片', '邀请函', '画册'] },
    ]);
  });
});

it('splits two tools joined by "and", even without a list before them', () => {
  expect(skillsIn('PowerPoint and Access').skills).toEqual(named('PowerPoint', 'Access'));
  expect(skillsIn('Food and Wine').skills).toEqual(named('Food and Wine'));
});

describe('Columns of skills', () => {
  it('are read as bullets if they are bullets', () => {
    const written = [line('Lathe', { style: 'bullet', aside: 'Mill' }), bullet('Press')];
    expect(skillsIn(...written).skills).toEqual(named('Lathe', 'Mill', 'Press'));
  });

  it('with two titles become one group because no line shows which title a skill belongs to', () => {
    const written = [
      strong('Shop', 'Office'),
      line('Lathe', { aside: 'Mill | Mail' }),
      line('Press', { aside: 'Fax' }),
    ];
    expect(skillsIn(...written).skills).toEqual([
      { name: 'Shop / Office', keywords: ['Lathe', 'Mill', 'Mail', 'Press', 'Fax'] },
    ]);
  });
});

it('reads two skills sections separately', () => {
  const { source } = readOutline([
    ...[line('Mara Lindt', { style: 'large' }), heading('Skills'), bullet('Lathe'), bullet('Mill')],
    ...[heading('Education'), strong('College of Linz'), heading('Skills'), line('Press, Saw')],
  ]);
  expect(source['skills']).toEqual(named('Lathe', 'Mill', 'Press', 'Saw'));
});

it('names a group after a heading inside the section', () => {
  const { source } = readOutline([
    ...[line('Mara Lindt', { style: 'large' }), heading('Technical Skills'), line('Lathe, Mill')],
    ...[heading('Soft Skills'), line('Patience, Humor')],
  ]);
  expect(source['skills']).toEqual([
    ...named('Lathe', 'Mill'),
    { name: 'Soft Skills', keywords: ['Patience', 'Humor'] },
  ]);
});

describe('Brackets after a skill', () => {
  it.each([
    ['Academy (Principles of Cast Iron Welding, Basics of Hand Milling, Theory of Turning)', 3],
    ['VerilogHDL (FPGA)', 1],
  ])('contain keywords: %s', (written, count) => {
    const [skill] = skillsIn(written).skills;
    expect(skill?.['keywords']).toHaveLength(count);
  });

  it('can contain an abbreviation, which is not a keyword', () => {
    expect(skillsIn('Google Cloud (GCP)').skills).toEqual([{ name: 'Google Cloud', level: 'GCP' }]);
  });
});

it('reads a list before sentences about it as a list', () => {
  const { skills, sentences } = skillsIn(
    '车床，铣床，磨床，焊接。能够独立完成复杂零件的加工并负责新员工的培训工作。',
  );
  expect(skills).toEqual(named('车床', '铣床', '磨床', '焊接'));
  expect(sentences).toHaveLength(1);
});

describe('Rows of names', () => {
  it('list each name once and ignore "and others"', () => {
    expect(skillsIn('Lathe, Mill and others', 'Saw, Mill').skills).toEqual(named('Lathe', 'Mill', 'Saw'));
  });

  it('get the level before them', () => {
    const row = line('Machines', { aside: 'Expert | Lathe, Mill', setting: 'row' });
    expect(skillsIn(row).skills).toEqual([
      { name: 'Machines', level: 'Expert', keywords: ['Lathe', 'Mill'] },
    ]);
  });

  it('can contain approximate years', () => {
    expect(skillsIn('Welding ~0.5 year').skills).toEqual([{ name: 'Welding', level: '~0.5 year' }]);
  });
});

it('reads programming languages as skills under any heading', () => {
  const { source } = readOutline([
    line('Mara Lindt', { style: 'large' }),
    heading('COMPUTER KNOWLEDGE'),
    heading('Languages:'),
    line('Python, Java, SQL'),
    line('Frameworks: React, Django'),
  ]);
  expect(source['languages']).toBeUndefined();
  expect(source['skills']).toMatchObject([...named('Python', 'Java', 'SQL'), { name: 'Frameworks' }]);
});

const strongWork = [
  ...[heading('Work'), strong('Baker, Oak Mills', '2019 – 2022'), bullet('Baked.')],
  ...[strong('Cook, Crust & Co', '2016 – 2019'), bullet('Cooked.')],
];
const read = (...lines: readonly SourceLine[]) =>
  readOutline([line('Mara Lindt', { style: 'large' }), line('mara@lindt.example'), ...strongWork, ...lines]);

it.each([
  ['Hobbies', 'interests'],
  ['Languages', 'languages'],
])('does not read dated items under %s as jobs', (title, key) => {
  const listed = ['English', 'French', 'German'].map((text, index) =>
    line(text, { aside: `${2010 + index} – ${2012 + index}` }),
  );
  const { source } = read(heading(title), ...listed);
  expect(source['work']).toHaveLength(2);
  expect(JSON.stringify(source[key])).toMatch(/English.*French.*German/);
});

it('takes only the labeled line below an unknown heading', () => {
  const { source, notes } = read(
    ...[heading('Other'), line('Skills: Go, Rust'), line('Interests: rowing, chess'), line('Born in 1990.')],
  );
  expect(source).toMatchObject({ skills: named('Go', 'Rust'), interests: named('rowing', 'chess') });
  expect(JSON.stringify(source['custom'])).toContain('Born in 1990.');
  expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
});

it('keeps a skills label below an entry inside the entry', () => {
  const { source } = read(
    ...[heading('Selected Engagements'), strong('Tidewatch'), line('A sensor.'), line('Skills: Go, Rust')],
    ...[strong('Saltmine'), line('A store.')],
  );
  expect(source['skills']).toBeUndefined();
  expect(JSON.stringify(source)).toMatch(/Tidewatch.*Go, Rust.*Saltmine/);
});

describe('Below the last known language', () => {
  const below = (row: SourceLine) => {
    const { source } = readOutline([
      ...[line('Mara Lindt', { style: 'large' }), heading('Languages'), line('English'), row],
    ]);
    return source;
  };

  it.each([
    'Kurmanji, Sorani',
    'Twi, Ga, Ewe',
    'Plattdeutsch, Bairisch',
    'American Sign Language, Braille',
    'IELTS 7.5, TOEFL 110',
    'Other languages: Twi, Ewe',
  ])('other languages are not read as skills: %s', (written) => {
    expect(below(line(written))['skills']).toBeUndefined();
  });

  it.each([
    line('Machines: Lathe, Planer'),
    line('Datenbanken  MySQL, Redis'),
    line('Datenbanken', { aside: 'MySQL, Redis' }),
    line('MySQL, Redis'),
    line('MySQL (advanced), Redis (basic)'),
  ])('skills are recognized by a label or the lexicon: %o', (row) => {
    const { skills, languages } = below(row);
    expect(skills).toBeDefined();
    expect(languages).toEqual([{ language: 'English' }]);
  });
});

it('reads a language with a level among the skills as a spoken language', () => {
  const found = skillSection([line('French : fluent'), line('Welding : expert')]);
  expect(found.languages).toEqual([{ language: 'French', fluency: 'fluent' }]);
  expect(found.skills).toEqual([{ name: 'Welding', level: 'expert' }]);
});

it('reads a language among other skills as a spoken language and keeps it once', () => {
  const { source } = readOutline([
    ...[line('Mara Lindt', { style: 'large' }), heading('Languages'), line('English (fluent), German')],
    ...[heading('Skills'), line('Sawing, English, Milling, Polish')],
  ]);
  expect(source['skills']).toMatchObject(named('Sawing', 'Milling'));
  expect(source['languages']).toEqual([
    { language: 'English', fluency: 'fluent' },
    { language: 'German' },
    { language: 'Polish' },
  ]);
});

it('splits a row at bullet signs, but not at separators in brackets', () => {
  const row =
    'Carving • Statistics of wood and of how it is grown in the north (surveys of all the forests | plots of each) • Turning';
  const { skills, sentences } = skillSection([line(row, { style: 'bullet' })]);
  expect(sentences).toEqual([]);
  expect(skills.map(({ name }) => name)).toEqual([
    'Carving',
    'Statistics of wood and of how it is grown in the north',
    'Turning',
  ]);
});

it('reads separators in brackets as keywords of the name before them, not as a level', () => {
  expect(skillsIn('SQL, Power BI • Python | Excel (pivot tables | macros)').skills).toEqual([
    ...named('SQL', 'Power BI', 'Python'),
    { name: 'Excel', keywords: ['pivot tables', 'macros'] },
  ]);
});

it('keeps a limiting level with its Chinese skill after a label', () => {
  const { skills } = skillsIn(bullet('物流能力：了解PLC、WMS，基本掌握Excel，熟悉Python'));
  expect(skills).toEqual([
    { name: '物流能力', level: '了解', keywords: ['PLC', 'WMS'] },
    { name: '物流能力', level: '基本掌握', keywords: ['Excel'] },
    { name: '物流能力', keywords: ['Python'] },
  ]);
});

it('splits two tools at a Chinese conjunction', () => {
  expect(skillsIn('软件：Python 和 Excel').skills).toEqual([{ name: '软件', keywords: ['Python', 'Excel'] }]);
  expect(skillsIn('訂購頁面：使用 Vue.js 與 JavaScript 建立頁面').skills).toEqual([
    { name: '訂購頁面', keywords: ['Vue.js', 'JavaScript'] },
  ]);
});

describe('The column titles of a table of skills', () => {
  it.each([
    [
      'in cells',
      [line('Herramientas'), line('Nivel'), line('Torno'), line('Alto'), line('Sierra'), line('Bajo')],
    ],
    ['in rows', [line('Tools', { aside: 'Level' }), line('Lathe', { aside: 'Expert' })]],
  ])('are not skills %s', (_name, lines) => {
    const names = skillSection(lines).skills.map(({ name }) => name);
    expect(names).toEqual(lines.length > 2 ? ['Torno', 'Sierra'] : ['Lathe']);
    const { source } = readOutline([line('Mara Lindt', { style: 'large' }), heading('Skills'), ...lines]);
    expect(JSON.stringify(source)).not.toMatch(/Nivel|Herramientas|Tools|Level/);
  });

  it('are skills if there are no levels below them', () => {
    expect(skillsIn('Grading', 'Rating', 'Sawing', 'Milling').skills).toHaveLength(4);
  });
});

it('reads a languages heading among skills neither as a skill nor as a language', () => {
  const read = (languages: readonly SourceLine[], ...skills: readonly SourceLine[]) => {
    const source: Record<string, unknown> = {};
    const none = { interests: [], personal: { name: '', items: [] }, custom: [] };
    const sections = {
      skills: [{ heading: null, lines: skills }],
      languages: [{ heading: null, lines: languages }],
    };
    addLists(source as never, { ...none, ...sections });
    return source;
  };
  const points = [line('Dutch: B1'), line('Latin: A2'), strong('Maschinen'), line('Drehbank: gut')];
  expect(read([], strong('Fremdsprachen'), ...points)).toEqual({
    skills: [{ name: 'Drehbank', level: 'gut' }],
    languages: [
      { language: 'Dutch', fluency: 'B1' },
      { language: 'Latin', fluency: 'A2' },
    ],
  });
  expect(read([line('Sprachkenntnisse', { aside: 'Dutch, Latin' })])).toEqual({
    languages: [{ language: 'Dutch' }, { language: 'Latin' }],
  });
  // Without languages, the name is a skill of the person.
  expect(read([], bullet('Sawing'), bullet('Fremdsprachen'))).toEqual({
    skills: named('Sawing', 'Fremdsprachen'),
  });
});

describe('A label with commas', () => {
  it('is one label if it goes on in lower case', () => {
    expect(skillsIn('Bases de datos, relacionales y documentales: PostgreSQL, MongoDB').skills).toEqual([
      { name: 'Bases de datos, relacionales y documentales', keywords: ['PostgreSQL', 'MongoDB'] },
    ]);
  });

  it('is a list if its parts are names', () => {
    expect(skillsIn('Sawing, Milling, Tools: Lathe, Mill').skills).not.toContainEqual(
      expect.objectContaining({ name: 'Sawing, Milling, Tools' }),
    );
  });
});

it('takes a name in capitals for a level only below a label in capitals', () => {
  expect(skillsIn('Languages: BASIC, Pascal, Fortran').skills).toEqual([
    { name: 'Languages', keywords: ['BASIC', 'Pascal', 'Fortran'] },
  ]);
  expect(skillsIn('OFFICE: BASIC, Word, Excel').skills).toEqual([
    { name: 'OFFICE', level: 'BASIC', keywords: ['Word', 'Excel'] },
  ]);
});

it('reads no skill without a letter or a figure', () => {
  expect(skillsIn('-', '●', 'Sawing').skills).toEqual(named('Sawing'));
});

describe('A title above labeled rows', () => {
  const rows = [line('Metal: Lathe, Mill'), line('Wood: Saws, Planes')];
  const groups = [
    { name: 'Metal', keywords: ['Lathe', 'Mill'] },
    { name: 'Wood', keywords: ['Saws', 'Planes'] },
  ];

  it('is no skill', () => {
    const { skills, repeated } = skillsIn(strong('What I work with'), ...rows);
    expect(skills).toEqual(groups);
    expect(repeated).toContain('What I work with');
  });

  it.each(['12 Mill Lane', 'Institute of Fine Metal and of Wood Work', 'Excel'])(
    'is kept if it may say more: %s',
    (title) => {
      const [first] = skillsIn(strong(title), ...rows).skills;
      expect(first).toMatchObject({ name: title });
    },
  );
});
