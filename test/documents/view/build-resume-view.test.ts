import { describe, expect, it } from 'vitest';
import { buildResumeView } from '../../../src/documents/view/build-resume-view.ts';
import type { EntryView } from '../../../src/documents/view/view-model.ts';
import { bullets, customItem, item, resume } from '../../rendering/sample-document.ts';
import { softwareEngineer } from '../../rendering/software-engineer.ts';

type Document = Parameters<typeof buildResumeView>[0];

/** Returns the first entry of the only section that the test fills. */
function entryOf(fill: (sections: Document['sections']) => void): EntryView {
  const [section] = buildResumeView(resume(({ sections }) => fill(sections))).sections;
  const [entry] = section?.entries ?? [];
  if (!entry) throw new Error('the section has no entry');
  return entry;
}

function plainText(block: EntryView['blocks'][number]): string | null {
  return block.type === 'paragraph' ? block.runs.map((run) => run.text).join('') : null;
}

function heading(entry: EntryView): string[] {
  return [entry.title.text, entry.date, entry.subtitle.text, entry.aside.text];
}

describe('The two heading lines of an entry', () => {
  it('show the position and date of a job, then employer and place', () => {
    const entry = entryOf(({ experience }) => {
      experience.items = [
        item('experience', {
          company: 'Acme',
          position: 'Cook',
          location: 'Oslo',
          date: '2020-01 - Present',
        }),
      ];
    });
    expect(heading(entry)).toEqual(['Cook', 'Jan 2020 – Present', 'Acme', 'Oslo']);
  });

  it('begin with the employer of a job without a position', () => {
    const entry = entryOf(({ experience }) => {
      experience.items = [
        item('experience', { company: 'Acme', url: { label: '', href: 'https://acme.example' } }),
      ];
    });
    expect(heading(entry)).toEqual(['Acme', '', '', '']);
    expect(entry.title.href).toBe('https://acme.example/');
  });

  it('leave out the placeholder for a missing employer', () => {
    const entry = entryOf(({ experience }) => {
      experience.items = [item('experience', { company: '—', position: 'Translator', date: '2013' })];
    });
    expect(heading(entry)).toEqual(['Translator', '2013', '', '']);
  });

  it('show a volunteer role like a job', () => {
    const entry = entryOf(({ volunteer }) => {
      volunteer.items = [item('volunteer', { organization: 'Red Cross', position: 'Driver', date: '2019' })];
    });
    expect(heading(entry)).toEqual(['Driver', '2019', 'Red Cross', '']);
  });

  it.each([
    ['BSc', 'Physics', '3.8', 'BSc in Physics', 'Grade: 3.8'],
    ['Bachelor of Science (B.S.)', 'Physics', '', 'Bachelor of Science (B.S.) in Physics', ''],
    ['National Certificate', 'Plumbing', '', 'National Certificate, Plumbing', ''],
    ['BSc in Physics', 'Physics', 'GPA 3.8', 'BSc in Physics', 'GPA 3.8'],
    ['', 'Physics', '', 'Physics', ''],
    ['BSc', '', 'First class', 'BSc', 'First class'],
  ])(
    'show the degree "%s" and the subject "%s" with the grade "%s"',
    (studyType, area, score, title, aside) => {
      const entry = entryOf(({ education }) => {
        education.items = [item('education', { institution: 'MIT', studyType, area, score })];
      });
      expect(heading(entry)).toEqual([title, '', 'MIT', aside]);
    },
  );

  it('begin with the school if there is no degree', () => {
    const entry = entryOf(({ education }) => {
      education.items = [item('education', { institution: 'Night school', score: 'passed' })];
    });
    expect(heading(entry)).toEqual(['Night school', '', '', 'passed']);
  });

  it('show the name and date of a project, then description and address, with separate keywords', () => {
    const entry = entryOf(({ projects }) => {
      projects.items = [
        item('projects', {
          name: 'outbox',
          description: 'A queue',
          date: '2020',
          url: { label: '', href: 'https://github.com/jane/outbox' },
          keywords: ['Go', 'SQL'],
        }),
      ];
    });
    expect(heading(entry)).toEqual(['outbox', '2020', 'A queue', 'github.com/jane/outbox']);
    expect(entry.keywords).toBe('Go, SQL');
  });

  it('show the issuer or publisher of awards, certifications, publications and references', () => {
    const view = buildResumeView(
      resume(({ sections }) => {
        sections.awards.items = [item('awards', { title: 'Prize', awarder: 'Academy', date: '2014-11-01' })];
        sections.certifications.items = [item('certifications', { name: 'CKA', issuer: 'CNCF' })];
        sections.publications.items = [item('publications', { name: 'Paper', publisher: 'Journal' })];
        sections.references.items = [item('references', { name: 'A. Smith', description: 'Manager' })];
      }),
    );
    expect(view.sections.flatMap((section) => section.entries.map(heading))).toEqual([
      ['CKA', '', 'CNCF', ''],
      ['Prize', 'Nov 2014', 'Academy', ''],
      ['Paper', '', 'Journal', ''],
      ['A. Smith', '', 'Manager', ''],
    ]);
  });

  it('show both place and address of an item in a custom section', () => {
    const entry = entryOf((sections) => {
      const url = { label: '', href: 'https://patents.example/1' };
      const patent = customItem({ name: 'Patent', description: 'Hinge', location: 'EU', url });
      const section = { ...sections.awards, id: patent.id, name: 'Patents', items: [patent] };
      sections.custom = { patents: section };
    });
    expect(heading(entry)).toEqual(['Patent', '', 'Hinge', 'EU | patents.example/1']);
  });
});

describe('Rich text', () => {
  it('keeps bullets, emphasis, and the words of unsupported markup', () => {
    const entry = entryOf(({ experience }) => {
      const summary =
        '<p>Ran <strong>two</strong> teams.</p><ol><li>One</li></ol><ul><li><u>Two</u></li></ul>';
      experience.items = [item('experience', { company: 'Acme', summary })];
    });
    const run = { strong: false, em: false, href: '' };
    expect(entry.blocks).toEqual([
      {
        type: 'paragraph',
        runs: [
          { ...run, text: 'Ran ' },
          { ...run, text: 'two', strong: true },
          { ...run, text: ' teams.' },
        ],
      },
      { type: 'list', ordered: true, items: [[{ ...run, text: 'One' }]] },
      { type: 'list', ordered: false, items: [[{ ...run, text: 'Two' }]] },
    ]);
  });

  it.each([
    ['courses share a line', ['Databases', 'Networks'], 'Databases, Networks'],
    ['a sentence stays a bullet', ['Databases', 'Graduated first of 120.'], null],
    ['a name with a comma stays a bullet', ['Logic, sets and proofs', 'Networks'], null],
    ['a long name stays a bullet', ['Databases', 'Advanced topics in the theory of computation'], null],
  ])('of a school: %s', (_, names, line) => {
    const summary = bullets(...names);
    const ofSchool = entryOf(({ education }) => {
      education.items = [item('education', { institution: 'MIT', summary })];
    });
    const ofJob = entryOf(({ experience }) => {
      experience.items = [item('experience', { company: 'Acme', summary })];
    });
    expect(ofJob.blocks).toMatchObject([{ type: 'list', items: names.map((text) => [{ text }]) }]);
    if (line === null) expect(ofSchool.blocks).toEqual(ofJob.blocks);
    else expect(ofSchool.blocks.map(plainText)).toEqual([line]);
  });

  it.each([
    ['• Ran a team', 'Ran a team'],
    ['- Ran a team', 'Ran a team'],
    ['*Ran* a team', '*Ran* a team'],
    ['-5 % cost', '-5 % cost'],
  ])('has one marker for a bullet typed as "%s": "%s"', (typed, printed) => {
    const entry = entryOf(({ experience }) => {
      experience.items = [item('experience', { company: 'Acme', summary: bullets(typed) })];
    });
    expect(entry.blocks).toMatchObject([{ items: [[{ text: printed }]] }]);
  });

  it('keeps only links with safe addresses', () => {
    const { sections } = buildResumeView(
      resume((document) => {
        document.sections.summary.content =
          '<p><a href="javascript:alert(1)">a</a><a href="https://b.example">b</a></p>';
      }),
    );
    const [block] = sections[0]?.blocks ?? [];
    expect(block?.type === 'paragraph' && block.runs.map((one) => one.href)).toEqual([
      '',
      'https://b.example/',
    ]);
  });
});

describe('A resume view', () => {
  it('leaves out hidden sections, hidden items and empty sections', () => {
    const view = buildResumeView(
      resume(({ sections }) => {
        sections.experience.items = [
          item('experience', { company: 'Shown' }),
          item('experience', { company: 'Hidden', visible: false }),
        ];
        sections.skills.items = [item('skills', { name: 'Secret', visible: false })];
        sections.awards.items = [item('awards', { title: 'Secret' })];
        sections.awards.visible = false;
        sections.summary.content = '<p>Secret</p>';
        sections.summary.visible = false;
      }),
    );
    expect(view.sections.map((section) => section.key)).toEqual(['experience']);
    expect(JSON.stringify(view)).toContain('Shown');
    expect(JSON.stringify(view)).not.toMatch(/Hidden|Secret/);
  });

  it('has sections in the order of the layout', () => {
    const keys = buildResumeView(softwareEngineer).sections.map((section) => section.key);
    expect(keys).toEqual([
      'summary',
      'experience',
      'education',
      'projects',
      'skills',
      'certifications',
      'languages',
      'interests',
    ]);
  });
});

describe('The language of the resume', () => {
  const german = (name: string) =>
    buildResumeView(
      resume(({ basics, sections }) => {
        basics.name = 'Jürgen Groß';
        sections.experience.name = name;
        const summary = bullets('Betreuung der Patienten mit dem Team der Station und der Klinik');
        sections.experience.items = [item('experience', { company: 'Klinik', date: '2020-10', summary })];
      }),
    );

  it('sets headings, months, title and page label', () => {
    const view = german('Experience');
    expect(view.sections[0]?.title).toBe('Berufserfahrung');
    expect(view.sections[0]?.entries[0]?.date).toBe('Okt. 2020');
    expect([view.language, view.title, view.pageLabel]).toEqual([
      'de',
      'Jürgen Groß - Lebenslauf',
      'Seite {page} von {pages}',
    ]);
  });

  it('does not change a heading that the person chose', () => {
    expect(german('Stationen').sections[0]?.title).toBe('Stationen');
  });
});

it('takes paper size and title from the document', () => {
  const letter = resume(({ metadata }) => {
    metadata.page.format = 'letter';
  });
  expect(buildResumeView(letter).paper).toBe('us-letter');
  expect(buildResumeView(resume()).paper).toBe('a4');
  expect(buildResumeView(letter).title).toBe('Jane Doe - Resume');
  expect(buildResumeView(resume(({ basics }) => Object.assign(basics, { name: ' ' }))).title).toBe('Resume');
});
