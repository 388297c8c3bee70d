import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

/* Plain text as people type it who have no editor for anything else. */

async function read(...lines: readonly string[]) {
  return readResumeFile({ name: 'me.txt', bytes: new TextEncoder().encode(lines.join('\n')) });
}

const job = [
  ...['Experience', '', 'Night Clerk, Oak House, Leeds   2019 - Present'],
  ...['- Filed the post of three offices', '- Answered the calls of guests', ''],
] as const;

describe('the name in plain text', () => {
  it.each([
    'Jane Smith, RN',
    'Jane Smith RN',
    "Maura O'Dell, RN, BSN",
    'Jane Smith, LPN',
    'John Smith, P.E.',
  ])('is %s', async (name) => {
    const { source } = await read(name, 'Leeds | 555-201-3344 | jane@example.com', '', ...job);
    expect(source['basics']).toMatchObject({ name });
  });

  it.each(['NEW YORK, NY', 'Berlin, DE'])('is not %s', async (town) => {
    await expect(read(town, '555-201-3344 | jane@example.com', '', ...job)).rejects.toThrow('needs a name');
  });

  it.each(['Currículum Vítae', 'Curriculum Vítae', 'CURRÍCULUM VÍTAE', 'Lebenslauf', '个人简历'])(
    'stands below %s',
    async (title) => {
      const { source } = await read(title, '', 'Lucía Gil', 'lucia@example.es', '', ...job);
      expect(source['basics']).toMatchObject({ name: 'Lucía Gil', email: 'lucia@example.es' });
    },
  );
});

describe('a heading with its section on the same line', () => {
  const school = ['EDUCATION', '', 'Clay High School - diploma 2013', ''];
  const jobs = ['WORK HISTORY', '', 'Electrician, Volt LLC   2016 - 2019', '- Wired two schools', ''];

  it.each([
    ['below a blank line', [...jobs, ...school, 'SKILLS: conduit bending, Excel, lighting'], 'Excel'],
    ['above another heading', [...jobs, 'SKILLS: conduit bending, Excel, lighting', '', ...school], 'Excel'],
    ['right below a section', [...jobs, ...school.slice(0, 3), 'SKILLS: bending, Excel'], 'Excel'],
    ['in French', [...jobs, ...school, 'Compétences : Excel, Cegid'], 'Excel'],
    ['in German', [...jobs, ...school, 'Kenntnisse: Excel, DATEV'], 'Excel'],
    ['in Chinese', [...jobs, ...school, '技能：Excel、会计'], 'Excel'],
  ])('opens it %s', async (_, lines, skill) => {
    const { source } = await read('Dan Kowal', 'dan@example.com', '', ...lines);
    const names = (source['skills'] as readonly { readonly name: string }[]).map(({ name }) => name);
    expect(names).toContain(skill);
    expect(names.length).toBeGreaterThan(1);
    expect(JSON.stringify([source['education'], source['work']])).not.toContain(skill);
    expect(source['education']).toMatchObject([{ institution: 'Clay High School', date: '2013' }]);
  });

  it('opens a list of languages', async () => {
    const { source } = await read(
      ...['Dan Kowal', 'dan@example.com', '', ...jobs, ...school, 'Languages: English, Spanish (basic)'],
    );
    expect(source['languages']).toEqual([{ language: 'English' }, { language: 'Spanish', fluency: 'basic' }]);
  });

  it.each([
    ['right below the points of a job', ['Skills: Excel, Word']],
    ['above the next job', ['', 'Skills: Excel, Word']],
    ['indented in it', ['  Skills: Excel, Word']],
  ])('is a label of the entry %s', async (_, label) => {
    const next = ['', 'Helper, Ohm LLC   2013 - 2016', '- Carried cable', ''];
    const { source } = await read(
      'Dan Kowal',
      'dan@example.com',
      '',
      ...jobs.slice(0, 4),
      ...label,
      ...next,
      ...school,
    );
    expect(source['skills']).toBeUndefined();
    expect(source['work']).toMatchObject([{ name: 'Volt LLC' }, { name: 'Ohm LLC' }]);
    expect(JSON.stringify((source['work'] as readonly unknown[])[0])).toContain('Excel, Word');
  });

  it('is a label where each entry has one', async () => {
    const entry = (name: string) => [
      `Clerk, ${name}   2016 - 2019`,
      '- Filed the post',
      '',
      'TOOLS: Excel, Word',
      '',
    ];
    const { source } = await read(
      ...['Dan Kowal', 'dan@example.com', '', 'WORK HISTORY', ''],
      ...[...entry('Volt LLC'), ...entry('Ohm LLC'), ...school],
    );
    expect(source['skills']).toBeUndefined();
  });
});
