import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Resume } from '../../../src/contract/objects.ts';
import { Report } from '../../../src/contract/report.ts';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { backendPosting } from '../fixtures.ts';
import { preparedTerminals, type TestTerminal } from '../memory-io.ts';

let terminal: TestTerminal;

const person = {
  basics: {
    name: 'Ana Lo',
    label: 'Backend engineer',
    email: 'ana@example.com',
    phone: '+43 1 555 0100',
    summary: 'Backend engineer with 6 years in TypeScript and Node.js.',
    profiles: [{ network: 'GitHub', username: 'analo', url: 'https://github.com/analo' }],
  },
  work: [
    {
      name: 'Northgate',
      position: 'Backend engineer',
      startDate: '2021-03',
      highlights: [
        'Led the *ledger* API (**Node.js**, PostgreSQL); see [the talk](https://example.org/talk)',
        'Cut p95 latency from 900 to 200 ms',
        'Wrote 40 pages of docs in C# and <html> for snake_case_names',
      ],
    },
    {
      name: 'Harbor Lab',
      position: 'Developer',
      startDate: '2019',
      endDate: '2021',
      summary: 'Built tools.',
    },
  ],
  education: [
    { institution: 'TU Wien', studyType: 'BSc', area: 'Informatics', startDate: '2015', endDate: '2019' },
  ],
  skills: [{ name: 'Languages', keywords: ['TypeScript', 'Go', 'SQL'] }, { name: 'Docker' }],
  languages: [{ language: 'English', fluency: 'C1' }],
};

const terminalWithResume = preparedTerminals(async ({ folder, run }) => {
  const file = path.join(folder, 'ana.json');
  writeFileSync(file, JSON.stringify(person));
  expect((await run(['generate', backendPosting, '--resume', file, '--level', 'basic'])).exitCode).toBe(0);
});

beforeEach(async () => {
  terminal = await terminalWithResume();
});

const opened = () => path.join(terminal.folder, 'opened.md');
const saved = () => path.join(terminal.folder, 'saved.md');

/** The text that the editor showed. */
const shown = () => readFileSync(opened(), 'utf8');

/** Runs `edit` with an editor that saves the text that `change` returns. */
async function edit(change: (text: string) => string | Uint8Array) {
  // The editor itself changes nothing; the change is made here.
  await runEditor(`cp "$1" '${opened()}'`);
  writeFileSync(saved(), change(shown()));
  return runEditor(`cat '${saved()}' > "$1"`);
}

/** Uses a shell command as the editor, which starts much sooner than Node. */
function runEditor(command: string) {
  const environment = { EDITOR: `edits() { ${command}; }; edits`, CI: '' };
  return terminal.run(['edit', 'latest'], { environment, watched: true, columns: 100 });
}

async function resume(): Promise<ResumeDocument> {
  return Resume.parse(JSON.parse((await terminal.run(['get', 'latest', '--json'])).stdout)).resume_data;
}

async function editedTexts(): Promise<readonly (readonly [string | null, string | null])[]> {
  const report = Report.parse(JSON.parse((await terminal.run(['explain', 'latest', '--json'])).stdout));
  return report.changes
    .filter(({ op }) => op === 'edit')
    .map(({ before, after }) => [before, after] as const);
}

/** The text with one line changed. */
const replaced = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replace(from, () => to);
  expect(changed).not.toBe(text);
  return changed;
};

const jobs = async () => (await resume()).sections.experience.items;

describe('edit opens Markdown', () => {
  it('with the name, fields, sections, entries and their marks', async () => {
    await edit((text) => text);
    const [northgate] = await jobs();
    expect(shown().replace(/^<!--[\s\S]*?-->\n\n/, '')).toMatch(
      /^# Ana Lo\nHeadline: Backend engineer\nEmail: ana@example\.com\nPhone: \+43 1 555 0100\nLocation:\nWebsite:\n\n## Summary \{#summary\}\n\n/,
    );
    expect(shown()).toContain(
      `## Experience {#experience}\n\n### Northgate {#${northgate?.id.slice(0, 6)}}\nJob title: Backend engineer\nLocation:\nDates: 2021-03 - Present\n\n- `,
    );
    expect(shown()).toContain('(**Node.js**, PostgreSQL); see [the talk](https://example.org/talk)');
    expect(shown()).toContain('C# and <html> for snake_case_names');
  });

  it('and changes nothing if the text stays, even if the editor changes line ends and empty lines', async () => {
    const before = await resume();
    for (const change of [
      (text: string) => text,
      (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
      (text: string) => text.replaceAll('\n\n', '\n\n\n').trimEnd(),
      (text: string) => text.replaceAll(/^- (.{30,}?) (?=\S)/gm, '* $1\n  '),
      (text: string) => text.replace(/^<!--[\s\S]*?-->\n/, ''),
    ]) {
      expect(await edit(change)).toMatchObject({
        exitCode: 0,
        stdout: expect.stringContaining('no changes'),
      });
    }
    expect(await resume()).toEqual(before);
  });

  it('stores changed words, and keeps the markup of the line and its neighbors', async () => {
    const before = (await jobs())[0]?.summary ?? '';
    const ran = await edit(replaced('see [the talk]', 'see **my** [talk]'));
    expect(ran).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('edited') });
    const after = (await jobs())[0]?.summary;
    expect(after).toBe(
      before.replace(
        'see <a href="https://example.org/talk">the talk</a>',
        'see <strong>my</strong> <a href="https://example.org/talk">talk</a>',
      ),
    );
    expect(await editedTexts()).toHaveLength(1);
  });

  it('stores bullets, paragraphs and signs as they are typed', async () => {
    await edit(
      replaced(
        'Built tools.',
        'Built tools\nand more: 2*3*4, a_b_c, <T>, R&D.\n\n1. One\n2. Two\n\n\\- not a bullet \\*\\*x\\*\\*\n\n' +
          '\\#### no heading\n\n####hashtag',
      ),
    );
    expect((await jobs())[1]?.summary).toBe(
      '<p>Built tools and more: 2*3*4, a_b_c, &lt;T&gt;, R&amp;D.</p><ol><li>One</li><li>Two</li></ol>' +
        '<p>- not a bullet **x**</p><p>#### no heading</p><p>####hashtag</p>',
    );
  });

  it('keeps the text after the end of a comment', async () => {
    await edit(replaced('Built tools.', '<!-- later\n --> Built <!-- two --> tools.'));
    expect((await jobs())[1]?.summary).toBe('<p>Built tools.</p>');
    await edit(replaced('Built tools.', '<!-- one --> Built\n\n<!-- two -->\n\nmore.'));
    expect((await jobs())[1]?.summary).toBe('<p>Built</p><p>more.</p>');
  });

  it('reads fields by label or by their name in the document, and empties deleted ones', async () => {
    await edit((text) =>
      [
        replaced('Email: ana@example.com', 'email: lo@example.com'),
        replaced(/^Phone: .*\n/m, ''),
        replaced('Website:', 'Website: ana.example'),
        replaced('Job title: Developer', 'position: Engineer C#'),
        replaced(/^Keywords: .*TypeScript.*$/m, 'Keywords: TypeScript, Go\\, a lot'),
      ].reduce((made, change) => change(made), text),
    );
    const { basics, sections } = await resume();
    expect(basics).toMatchObject({
      email: 'lo@example.com',
      phone: '',
      url: { label: '', href: 'https://ana.example' },
    });
    expect(sections.experience.items[1]?.position).toBe('Engineer C#');
    expect(sections.skills.items.map(({ keywords }) => keywords)).toContainEqual(['TypeScript', 'Go, a lot']);
  });

  it('removes, adds, hides and moves entries and sections', async () => {
    const before = await resume();
    const [northgate, harbor] = before.sections.experience.items;
    await edit((text) => {
      const [head = '', ...sections] = text.split(/^(?=## )/m);
      const named = (name: string) => sections.find((section) => section.startsWith(`## ${name}`)) ?? '';
      const [title = '', first = '', second = ''] = named('Experience').split(/^(?=### )/m);
      const added = '### Quay\nDates: Apr 2018 - 2019\nJob title: Intern\n\n- Tested **all**\n\n';
      const hidden = second.replace('}', ' hidden}');
      const others = sections.filter((section) => !/^## (Experience|Education|Languages)/.test(section));
      return [head, named('Education'), ...others, title, hidden, added, first].join('');
    });
    const { sections, metadata } = await resume();
    expect(sections.languages.items).toEqual([]);
    expect(sections.experience.items).toEqual([
      { ...harbor, visible: false },
      {
        ...{ company: 'Quay', position: 'Intern', location: '', date: 'Apr 2018 - 2019', visible: true },
        ...{ summary: '<ul><li>Tested <strong>all</strong></li></ul>', url: { label: '', href: '' } },
        id: expect.stringMatching(/^[a-z][0-9a-z]{23}$/),
      },
      northgate,
    ]);
    const order = metadata.layout.flat(2);
    expect(order.indexOf('education')).toBeLessThan(order.indexOf('summary'));
    expect(order.indexOf('experience')).toBeGreaterThan(order.indexOf('skills'));
    expect(order.toSorted()).toEqual(before.metadata.layout.flat(2).toSorted());
  });

  it('finds an entry by its heading if its mark was deleted', async () => {
    const [, before] = await jobs();
    await edit((text) => text.replace(/^(### Harbor Lab) .*\n.*$/m, '$1\nJob title: Engineer'));
    expect((await jobs())[1]).toEqual({ ...before, position: 'Engineer' });
    expect(await editedTexts()).toEqual([['Developer', 'Engineer']]);
  });

  it('adds a known section that was empty, and a custom section', async () => {
    await edit(
      (text) => `${text}\n## Awards\n\n### Best in show\nDate: 2020\n\n## Patents\n\n### A hinge\n\nOiled.\n`,
    );
    const { sections, metadata } = await resume();
    expect(sections.awards.items).toMatchObject([{ title: 'Best in show', date: '2020' }]);
    const [[key, patents] = []] = Object.entries(sections.custom);
    expect(patents).toMatchObject({
      name: 'Patents',
      items: [{ name: 'A hinge', summary: '<p>Oiled.</p>' }],
    });
    expect(metadata.layout.flat(2).slice(-2)).toEqual(['awards', `custom.${key}`]);
    expect(await edit((text) => text)).toMatchObject({ stdout: expect.stringContaining('no changes') });
  });

  it('adds a section whose title is like that of another, or was the title of one', async () => {
    await edit((text) => `${text}\n## Patents\n\n### A hinge\n`);
    const ran = await edit(
      (text) =>
        `${text.replace('## Patents', '## Inventions').replace('## Skills', '## Tools')}\n## Patents\n\n### A latch\n` +
        '\n## Skills\n\n### Rope work\n\n## Profile {#new}\n\n### Diver\n',
    );
    expect(ran).toMatchObject({ exitCode: 0 });
    const { custom, skills } = (await resume()).sections;
    expect(skills.name).toBe('Tools');
    expect(Object.values(custom).map(({ name, items }) => [name, items.map((item) => item.name)])).toEqual([
      ['Inventions', ['A hinge']],
      ['Patents', ['A latch']],
      ['Skills', ['Rope work']],
      ['Profile', ['Diver']],
    ]);
  });

  it('reads a name without a space after the #', async () => {
    expect(await edit(replaced('# Ana Lo', '#Ana Long'))).toMatchObject({ exitCode: 0 });
    expect((await resume()).basics.name).toBe('Ana Long');
  });

  it.each(['latin1', 'utf16le'] as const)('reads letters that an editor saves in %s', async (encoding) => {
    const mark = encoding === 'latin1' ? '' : '\uFEFF';
    const ran = await edit((text) =>
      Buffer.from(mark + text.replace('Harbor Lab', 'Häfen & Söhne'), encoding),
    );
    expect(ran).toMatchObject({ exitCode: 0 });
    expect(ran.stderr.includes('read as windows-1252')).toBe(encoding === 'latin1');
    expect((await jobs())[1]?.company).toBe('Häfen & Söhne');
  });
});

describe('a mistake', () => {
  it.each([
    ['an unknown mark', /(?<=Northgate \{#)\w+/, 'zzzzzz', 'there is no entry with the mark {#zzzzzz}'],
    [
      'an unknown field',
      'Job title: Developer',
      'Salary: 3',
      '"Salary" is not a field of a job; the fields are',
    ],
    ['a misspelled field', 'Job title: Developer', 'Job titel: x', 'did you mean Job title?'],
    ['a field twice', 'Job title: Developer', 'Dates: 2019\nJob title: x', 'is also on line'],
    ['a date', 'Dates: 2019 - 2021', 'Dates: 2019 - soon', 'cannot be read: "2019 - soon"; write 2021-03'],
    [
      'an end',
      'Dates: 2019 - 2021',
      'Dates: 2021 - 2019',
      'Dates: the end is before the start in "2021 - 2019"',
    ],
    [
      'an end in the same year',
      '2019 - 2021',
      'Jun 2019 - Mar 2019 (part-time)',
      'the end is before the start in',
    ],
    ['an address', 'Website:', 'Website: not there', 'must be an address such as https://example.org'],
    ['an e-mail address', 'ana@example.com', 'ana', 'Email must be'],
    ['an employer without name', '### Harbor Lab', '###', 'Employer must not be empty'],
    ['text under a skill', /^### Docker .*$/m, '$&\n\n- Compose', 'a skill has no text'],
    ['text under fields', 'Dates: 2019 - 2021\n', 'Dates: 2019 - 2021\nBuilt', 'leave an empty line'],
    ['a misspelled section', '## Skills {#skills}', '## Skils', 'did you mean Skills?'],
    ['a title like another', '## Skills {#skills}', '## Skill', 'write: ## Skill {#new}'],
    ['an empty deep heading', 'Built tools.', 'Built.\n\n####', 'a heading has at most three "#"'],
    ['a deep heading', /^## Skills .*$/m, '$&\n\n##### Tools', 'a heading has at most three "#"'],
    ['an empty name', '# Ana Lo', '#', 'write your name after "#"'],
    ['a section without heading', /^## Experience .*$/m, '', 'the summary has no entries; write the heading'],
    ['no name', '# Ana Lo', 'Ana Lo', 'the line with your name is missing'],
    ['a comment', '# Ana Lo', '<!-- later\n\n# Ana Lo', 'this comment does not end'],
  ])('in %s is reported with its line', async (_what, from, to, message) => {
    const before = await resume();
    const ran = await edit((text) => text.replace(from, to));
    expect(ran.stderr.replaceAll(/\s+/g, ' ')).toContain(message);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(await resume()).toEqual(before);
    const [, line = ''] = /res_\w+\.md:(\d+): /.exec(ran.stderr) ?? [];
    const lines = readFileSync(saved(), 'utf8').split('\n');
    expect(Number(line)).toBeGreaterThan(0);
    expect(Number(line)).toBeLessThanOrEqual(lines.length);
  });

  it('keeps the text, which can be corrected and read from its file', async () => {
    const ran = await edit(replaced('Dates: 2019 - 2021', 'Dates: 2019 - soon\nJob titel: Lead'));
    const line = readFileSync(saved(), 'utf8').split('\n').indexOf('Dates: 2019 - soon') + 1;
    expect(ran.stderr).toContain(`.md:${line}: Dates cannot be read`);
    expect(ran.stderr).toContain(`.md:${line + 1}: "Job titel"`);
    const [, next = ''] = /resume-tailor (edit res_\S+ --file \S+)/.exec(ran.stderr) ?? [];
    const file = next.split(' ').at(-1) ?? '';
    const text = readFileSync(file, 'utf8');
    expect(text).toBe(readFileSync(saved(), 'utf8'));
    writeFileSync(file, text.replace('2019 - soon', '2019 - 2022').replace(/^Job titel.*\n/m, ''));
    expect(await terminal.run(next.split(' '))).toMatchObject({ exitCode: 0 });
    expect((await jobs())[1]?.date).toBe('2019 - 2022');
  });

  it('in stored dates is kept', async () => {
    const file = path.join(terminal.folder, 'stored.json');
    const { stdout } = await terminal.run(['get', 'latest', '--format', 'json']);
    writeFileSync(file, stdout.replace('"2019 - 2021"', '"2021 - 2019"'));
    expect(await terminal.run(['edit', 'latest', '--file', file])).toMatchObject({ exitCode: 0 });
    const ran = await edit(replaced('Job title: Developer', 'Job title: Engineer'));
    expect(shown()).toContain('Dates: 2021 - 2019');
    expect(ran).toMatchObject({ exitCode: 0 });
    expect((await jobs())[1]).toMatchObject({ position: 'Engineer', date: '2021 - 2019' });
  });

  it('in the line of the name is reported once', async () => {
    const ran = await edit(replaced('# Ana Lo\n', ''));
    expect(ran.stderr.match(/res_\w+\.md:\d+/g)).toHaveLength(1);
    expect(ran.stderr).toContain('the line with your name is missing');
  });

  it('in a mark or heading neither hides mistakes below it nor adds others', async () => {
    const ran = await edit((text) =>
      text
        .replace('{#experience}', '{#experience.}')
        .replace(/(?<=Northgate \{#)\w+/, 'zzzzzz')
        .replace('Dates: 2021-03 - Present', 'Dates: soon'),
    );
    expect(ran.stderr.match(/res_\w+\.md:\d+/g)).toHaveLength(3);
    expect(ran.stderr).toContain('Dates cannot be read: "soon"');
  });

  it('in a copy names the line of the original; a copy without a mark is a new entry', async () => {
    const copied = (mark: string) => (text: string) => {
      const [entry = ''] = /^### Harbor Lab [\s\S]*?(?=^#)/m.exec(text) ?? [];
      return text.replace(entry, entry + entry.replace(/ \{.*\}/, mark));
    };
    const ran = await edit((text) => copied(` ${/(?<=Harbor Lab )\{.*\}/.exec(text)?.[0]}`)(text));
    const first =
      readFileSync(saved(), 'utf8')
        .split('\n')
        .findIndex((line) => line.startsWith('### Harbor')) + 1;
    expect(ran.stderr).toContain(`is also on line ${first}`);
    expect(await edit(copied(''))).toMatchObject({ exitCode: 0 });
    const companies = (await jobs()).map(({ company }) => company);
    expect(companies).toEqual(['Northgate', 'Harbor Lab', 'Harbor Lab']);
  });

  it('in the section of an entry names the section that it is from', async () => {
    const ran = await edit((text) => {
      const [entry = ''] = /^### Harbor Lab [\s\S]*?(?=^#)/m.exec(text) ?? [];
      return text.replace(entry, '').replace(/^## Education .*\n\n/m, (heading) => heading + entry);
    });
    expect(ran.stderr.replaceAll(/\s+/g, ' ')).toContain(
      'is from Experience; to move it to Education, remove its mark',
    );
  });

  it.each([
    ['an empty text', () => '\n', 'has no text in it'],
    [
      'a text without marks',
      () => '# Ana Lo\n\n## Experience\n\n### Northgate\n',
      'resume-tailor get ID -o cv.yaml',
    ],
  ])('in %s changes nothing', async (_what, change, message) => {
    const before = await resume();
    const ran = await edit(change);
    expect(ran).toMatchObject({ exitCode: 2 });
    expect(ran.stderr.replaceAll(/\s+/g, ' ')).toContain(message);
    expect(await resume()).toEqual(before);
  });
});
