import { describe, expect, test } from 'vitest';
import type { FinetuneLevel } from '../../../../src/contract/choices.ts';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { makePlan } from '../../../../src/tailoring/plan/make-plan.ts';
import { estimatePages } from '../../../../src/tailoring/plan/pages/page-estimate.ts';
import { readInput } from '../../../../src/tailoring/read-input.ts';
import { asOf, documentOf } from '../../cases.ts';

interface Person {
  readonly position: string;
  readonly highlights: readonly string[];
  readonly skills: Readonly<Record<string, readonly string[]>>;
  readonly education?: readonly Record<string, unknown>[];
  readonly certificates?: readonly string[];
  readonly projects?: readonly Record<string, unknown>[];
  /** The paragraph of the job. */
  readonly summary?: string;
}

function baseOf({ position, highlights, skills, education, certificates = [], projects, summary }: Person) {
  const resume = {
    basics: { name: 'Pat Doe', email: 'pat@example.org' },
    work: [{ name: 'Acme', position, startDate: '2018-01', highlights, summary }],
    projects,
    skills: Object.entries(skills).map(([name, keywords]) => ({ name, keywords })),
    education,
    certificates: certificates.map((name) => ({ name })),
  };
  return documentOf({ resume });
}

function planFor(person: Person, asked: string, level: FinetuneLevel, wanted = person.position) {
  const base = baseOf(person);
  const target = {
    companyName: 'Delta',
    position: wanted,
    jobDescription: `${wanted}\n\nRequirements:\n${asked}`,
  };
  const input = readInput(standardLexicon(), { base, target, level, asOf });
  const textAt = new Map(input.model.chunks.map(({ path, text }) => [path, text]));
  const edits = makePlan(input).flatMap((alternatives) => alternatives.slice(0, 1));
  return {
    headline: edits.find(({ op }) => op === 'headline'),
    hidden: edits.flatMap(({ op, source, reason }) =>
      op === 'hide' ? [{ text: textAt.get(source) ?? textAt.get(`${source}.name`) ?? '', reason }] : [],
    ),
    groups: edits.flatMap((edit) => (edit.op === 'reorder' && edit.source === 'skills' ? edit.order : [])),
    keywords: edits.flatMap((edit) =>
      edit.op === 'reorder' && edit.source.endsWith('.keywords')
        ? edit.order.map((path) => textAt.get(path))
        : [],
    ),
    spelled: edits.flatMap((edit) => (edit.op === 'alias' || edit.op === 'rewrite' ? [edit.text] : [])),
    surfaced: edits.flatMap((edit) => (edit.op === 'surface_skill' ? [edit.text] : [])),
    placed: Object.fromEntries(
      edits.flatMap((edit) =>
        edit.op === 'surface_skill' ? [[edit.text, edit.group ?? textAt.get(`${edit.source}.name`)]] : [],
      ),
    ),
  };
}

function surfacedIn(
  base: ReturnType<typeof documentOf>,
  target: { position: string; jobDescription: string },
) {
  const input = readInput(standardLexicon(), {
    base,
    target: { companyName: 'Delta', ...target },
    level: 'super',
    asOf,
  });
  return makePlan(input)
    .flatMap((alternatives) => alternatives.slice(0, 1))
    .flatMap((edit) => (edit.op === 'surface_skill' ? [{ group: edit.group, text: edit.text }] : []));
}

const engineer: Person = {
  position: 'Backend Engineer',
  highlights: [
    'Built services in Go on k8s',
    'Replaced cron jobs with queue workers on RabbitMQ',
    'Typed the portal in TypeScript',
  ],
  skills: {
    Office: ['Jira', 'Confluence', 'Slack', 'Figma'],
    Web: ['React', 'HTML', 'CSS', 'TypeScript'],
    Data: ['Redis', 'Kafka', 'PostgreSQL', 'RabbitMQ'],
    Languages: ['Bash', 'JavaScript', 'Python', 'SQL', 'Go'],
    Platform: ['GitHub Actions', 'Terraform', 'AWS', 'Docker', 'k8s', 'Photoshop'],
  },
};
const asked =
  '- Go\n- Kubernetes\n- Relational databases\n- Message queues\n- CI/CD\n- Infrastructure as code\n- Docker';

/** Two pages and a little more, of lines that all have numbers; every job is of the same kind. */
function overflowing(person: Person): Person {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => `Moved ${index + 10} crates over the yard`);
  const given = person.highlights;
  for (let count = 90; ; count += 1) {
    const longer = { ...person, highlights: [...given, ...lines(count)] };
    if (estimatePages(baseOf(longer)) > 2) return longer;
  }
}

test('no skill is hidden for room', () => {
  for (const level of ['good', 'super'] as const)
    expect(planFor(overflowing(engineer), asked, level).hidden).toEqual([]);
});

test('a level in brackets is no second naming of a skill', () => {
  const skills = { Languages: ['French', '(B1)', 'Spanish', '(B1)'] };
  expect(planFor({ ...engineer, skills }, asked, 'super').hidden).toEqual([]);
});

test('what is listed in one word is not listed again in two', () => {
  const highlights = ['Read the figures of 12 shops in Google Analytics'];
  const skills = { Web: ['GoogleAnalytics', 'React', 'HTML'] };
  expect(planFor({ ...engineer, highlights, skills }, '- Google Analytics\n- Go', 'super').surfaced).toEqual(
    [],
  );
});

describe('surfacing', () => {
  const accountant: Person = {
    position: 'Accountant',
    highlights: ['Prepared the PBC list for the external audit', 'Ran the month-end close in NetSuite'],
    skills: { Software: ['Excel'] },
  };

  test.each([
    ['a duty', accountant, '- External audit\n- NetSuite', 'External audit'],
    ['a setting', { ...engineer, highlights: ['Set up the on-call rotation'] }, '- On-call\n- Go', 'On-call'],
    [
      'a loose noun',
      { ...engineer, highlights: ['Tuned databases and APIs'] },
      '- Experience with databases and APIs',
      'Databases',
    ],
    [
      'the field of a degree',
      { ...engineer, education: [{ institution: 'MIT', area: 'Computer Science', studyType: 'BSc' }] },
      '- Computer Science\n- Go',
      'Computer Science',
    ],
  ])('%s is not named as a skill', (_, person, wanted, text) => {
    expect(planFor(person, wanted, 'super').surfaced).not.toContain(text);
  });

  const analyst: Person = {
    position: 'Data Analyst',
    highlights: ['Reported churn with confidence intervals'],
    skills: { Tools: ['Excel'] },
  };

  test('a phrase that no table knows is named where the posting must have it, and only there', () => {
    expect(planFor(analyst, '- Confidence intervals', 'good').surfaced).toEqual(['Confidence intervals']);
    expect(planFor(analyst, '- Excel\n\nNice to have:\n- Confidence intervals', 'good').surfaced).toEqual([]);
  });

  test('neither a plural of initials nor a plain noun is named, nor put into the headline', () => {
    const person: Person = { ...analyst, highlights: ['Taught pupils with APIs'] };
    const { surfaced, headline } = planFor(person, '- API’s\n- Experience teaching pupils', 'super');
    expect(surfaced).toEqual([]);
    expect(headline).toMatchObject({ text: 'Data Analyst' });
  });

  test('a thing of every shop gets only into the headlines of people who list it', () => {
    const highlights = ['Set up 4 lathes with Mastercam', 'Ran SolidWorks on 12 seats'];
    const headlineWith = (keywords: readonly string[]) => {
      const person: Person = { position: 'Machinist', highlights, skills: { Shop: keywords } };
      const { headline } = planFor(person, '- Lathes\n- Mastercam\n- SolidWorks', 'good');
      return headline?.op === 'headline' ? headline.text : null;
    };
    expect(headlineWith(['Deburring'])).toBe('Machinist | Mastercam, SolidWorks');
    expect(headlineWith(['Lathes'])).toBe('Machinist | Lathes, Mastercam, SolidWorks');
  });

  test('half of the name of a product is not respelled', () => {
    const highlights = ['Booked goods in with Manhattan WMS'];
    const person: Person = { position: 'Warehouse Clerk', highlights, skills: { Tools: ['Excel'] } };
    expect(planFor(person, '- Warehouse management system', 'good').surfaced).toEqual(['WMS']);
  });

  test('a skill is written in the number of the posting, without the capital that only opens its line', () => {
    const machinist: Person = { ...analyst, position: 'Machinist', highlights: ['Set up the lathe'] };
    const summary = (asking: string) => planFor(machinist, asking, 'good').surfaced;
    expect(summary('- Lathes')).toEqual(['lathes']);
    expect(summary('- Experience with a lathe')).toEqual(['lathe']);
  });

  test('a name in small letters is written as its maker writes it', () => {
    const highlights = ['Set dates in outlook', 'Wrote 40 models in dbt', 'Kept the stock in postgres'];
    const person = { ...engineer, highlights, skills: { Work: ['Perl'] } };
    expect(planFor(person, '- outlook\n- dbt\n- PostgreSQL', 'good').surfaced).toEqual(
      expect.arrayContaining(['Outlook', 'dbt', 'postgres']),
    );
  });

  test('what is only implied is named by super alone', () => {
    const asking = '- Infrastructure as code';
    const person: Person = { ...analyst, position: 'Engineer', highlights: ['Kept staging in Terraform'] };
    expect(planFor(person, asking, 'good').surfaced).toEqual([]);
    expect(planFor(person, asking, 'super').surfaced).toEqual(['Infrastructure as code']);
  });

  test('a tool and a method that the work shows are named', () => {
    expect(planFor(accountant, '- NetSuite\n- Month-end close', 'basic').surfaced).toEqual([
      'NetSuite',
      'Month-end close',
    ]);
  });
});

describe('a skill that the list lacked', () => {
  const skills = {
    Office: ['Jira', 'Confluence', 'Slack', 'Figma'],
    Web: ['React', 'HTML', 'CSS', 'TypeScript'],
    Data: ['Redis', 'Redshift'],
    Languages: ['Bash', 'JavaScript', 'SQL'],
    Platform: ['Jenkins', 'Terraform', 'Prometheus'],
  };
  const highlights = [
    'Built services in Go and Python on k8s',
    'Moved events to Kafka, with RabbitMQ for the queues',
    'Tuned PostgreSQL',
  ];

  test('joins its likes: a programming language the languages, a database the databases', () => {
    const wanted = '- Go\n- Python\n- Kubernetes\n- Kafka\n- PostgreSQL';
    const { placed } = planFor({ ...engineer, highlights, skills }, wanted, 'good');
    expect(placed).toEqual({
      Go: 'Languages',
      Python: 'Languages',
      Kubernetes: 'Platform',
      Kafka: 'Further skills',
      PostgreSQL: 'Data',
    });
  });

  test('gets a group of its own when none holds its likes, and never one of everyday tools', () => {
    const { placed } = planFor(
      { ...engineer, highlights, skills: { Office: skills.Office, Languages: skills.Languages } },
      '- Kubernetes',
      'good',
    );
    expect(placed).toEqual({ Kubernetes: 'Further skills' });
  });
});

test.each([
  ['what is no program', 'Checked parts with bore gauges', '- Bore gauges', 'Further skills'],
  ['a program', 'Wrote jobs in GibbsCAM', '- GibbsCAM', 'Software'],
])('%s joins a list of software only if it belongs there', (_what, bullet, asking, group) => {
  const skills = {
    Software: ['Mastercam', 'Fusion 360'],
    Machining: ['CNC turning', 'Milling', 'Deburring'],
  };
  const person: Person = { position: 'Machinist', highlights: [bullet], skills };
  expect(Object.values(planFor(person, asking, 'good').placed)).toEqual([group]);
});

test.each([
  ['Databases', ['PostgreSQL', 'MySQL'], 'Git', 'Further skills'],
  ['Databases', ['PostgreSQL', 'MySQL'], 'MongoDB', 'Databases'],
  ['DB', ['PostgreSQL', 'MySQL'], 'Git', 'Further skills'],
  ['Languages', ['English', 'German'], 'Python', 'Further skills'],
  ['Project management', ['Scrum', 'Kanban'], 'Java', 'Further skills'],
  ['Soft skills', ['Teamwork'], 'Git', 'Further skills'],
  ['Technical skills', ['Excel'], 'Git', 'Technical skills'],
])('the one group %s (%j) and %s: it goes to %s', (name, keywords, skill, group) => {
  const person: Person = {
    ...engineer,
    highlights: [`Kept 4 services in ${skill}`],
    skills: { [name]: keywords },
  };
  expect(planFor(person, `- ${skill}\n- Cobol`, 'good').placed).toEqual({ [skill]: group });
});

describe('the order of groups', () => {
  const groupsOf = (skills: Person['skills'], asking: string) =>
    planFor({ ...engineer, highlights: ['Kept the shop'], skills }, asking, 'basic').groups;

  test('one that holds a must rises past those that hold nothing the posting speaks of', () => {
    const skills = { Music: ['Cubase'], Pictures: ['Krita'], Work: ['Go', 'Kafka', 'Bash', 'C++'] };
    expect(groupsOf(skills, '- Go\n- Kafka\n- Docker')).toEqual(['skills[2]', 'skills[0]', 'skills[1]']);
  });

  test('one that the posting asks for gives way to none, and one that it mentions only to two musts', () => {
    const skills = { Languages: ['Docker'], Work: ['Go', 'Kafka', 'Bash', 'C++', 'Perl', 'Rust'] };
    expect(groupsOf(skills, '- Go\n- Kafka\n- Docker\n- C++')).toEqual([]);
    const named = { Pictures: ['Krita | Gimp'], Work: ['Go', 'C++'] };
    expect(groupsOf(named, '- Go\n- Kafka\n\nWe draw with Gimp.')).toEqual([]);
    expect(groupsOf(named, '- Go\n- C++\n\nWe draw with Gimp.')).toEqual(['skills[1]', 'skills[0]']);
  });

  test('a nice-to-have and what somebody is like lift no group', () => {
    const skills = { Music: ['Cubase'], 'Non-technical skills': ['Mentoring', 'Kafka'] };
    expect(groupsOf(skills, '- Kafka\n- Mentoring')).toEqual([]);
    expect(groupsOf({ Music: ['Cubase'], Work: ['Kafka'] }, '- Go\n\nNice to have:\n- Kafka')).toEqual([]);
  });

  test('one place up behind the first is not worth a change', () => {
    const skills = { Languages: ['Go'], Music: ['Cubase'], Work: ['Kafka'] };
    expect(groupsOf(skills, '- Go\n- Kafka')).toEqual([]);
  });

  test('everyday tools and what is called other lift no group', () => {
    const skills = { Work: ['Go', 'Perl'], Office: ['Excel', 'Word'], Other: ['Kafka', 'Docker'] };
    expect(groupsOf(skills, '- Go\n- Kafka\n- Docker\n- Excel\n- Word')).toEqual([]);
  });
});

describe('what is not added to the list', () => {
  const placed = (skills: Person['skills'], highlights: readonly string[], asking: string) =>
    planFor({ ...engineer, highlights, skills }, asking, 'super').placed;

  test.each(['Proficient', 'Expert in', 'Familiar with', 'Basics', 'Avanzado', '熟练'])(
    'a skill to a group that says how well: %s',
    (name) => {
      const skills = { [name]: ['Go', 'Docker', 'Kafka'] };
      expect(placed(skills, ['Kept services on Kubernetes'], '- Go\n- Kubernetes')).toEqual({
        Kubernetes: 'Further skills',
      });
    },
  );

  test.each([{ level: 'Advanced' }, { level: 'Expert' }, { level: 'Intermediate' }])(
    'a skill to a group with a level beside it: $level',
    ({ level }) => {
      const resume = {
        basics: { name: 'Pat Doe' },
        work: [{ name: 'Acme', position: 'Engineer', highlights: ['Kept services on Kubernetes'] }],
        skills: [{ name: 'Tools', keywords: ['Perl', 'Jira', 'Kafka'], level }],
      };
      const target = { position: 'Engineer', jobDescription: 'Requirements:\n- Go\n- Kubernetes' };
      expect(surfacedIn(documentOf({ resume }), target)).toEqual([
        { group: 'Further skills', text: 'Kubernetes' },
      ]);
    },
  );

  test.each([
    [
      'what the product of a programmer is for',
      'Developed platforms for incident response and customer service on Docker',
      'Customer service',
    ],
    ['what its customers do', 'Developed the app for grant applications in Go', 'Grant applications'],
    [
      'the same in French',
      'Conception de plateformes pour le suivi des incidents et le service client',
      'Service client',
    ],
  ])('%s', (_what, bullet, asking) => {
    const person = { ...engineer, highlights: [bullet, 'Ran services in Go on Docker'] };
    expect(planFor(person, `- ${asking}\n- Word`, 'super', '').surfaced).toEqual([]);
  });

  test('but what is kept without building, and unpaid work, is their own', () => {
    const person = {
      ...engineer,
      highlights: ['Did the accounts payable of the club', 'Ran services in Go'],
    };
    expect(planFor(person, '- Accounts payable\n- Word', 'super', '').surfaced).toEqual(['Accounts payable']);
  });

  test('dots beside a group are a level too', () => {
    const base = documentOf({
      resume: {
        basics: { name: 'Pat Doe' },
        work: [{ name: 'Acme', position: 'Engineer', highlights: ['Kept services on Kubernetes'] }],
        skills: [{ name: 'Skills', keywords: ['Perl', 'Jira', 'Kafka'] }],
      },
    });
    const [group] = base.sections.skills.items;
    if (group === undefined) throw new Error('no group');
    const target = { position: 'Engineer', jobDescription: 'Requirements:\n- Go\n- Kubernetes' };
    expect(surfacedIn(base, target)[0]?.group).toBeNull();
    const rated = { ...base.sections.skills, items: [{ ...group, level: 4 }] };
    const withDots = { ...base, sections: { ...base.sections, skills: rated } };
    expect(surfacedIn(withDots, target)[0]?.group).toBe('Further skills');
  });

  test('but who serves customers lists it, whatever else the title is near', () => {
    const person = {
      ...engineer,
      position: 'Barista',
      highlights: ['Took orders and gave friendly customer service at the bar', 'Trained staff'],
      skills: { Work: ['Latte art'] },
    };
    expect(planFor(person, '- Customer service\n- Word', 'super', '').surfaced).toEqual(['Customer service']);
  });

  test('a tool that the resume does not write, whatever another implies', () => {
    const highlights = ['Built the portal in Angular', 'Kept the modules on GitHub'];
    expect(placed({ Work: ['Kafka'] }, highlights, '- TypeScript\n- Git')).toEqual({ Git: 'Work' });
  });

  test('the field of the degree that is asked for', () => {
    const highlights = ['Taught Informática to adults', 'Kept the modules on GitHub'];
    const asking = '- Grado en Informática';
    expect(placed({ Work: ['Kafka'] }, highlights, asking)).toEqual({});
  });

  test.each(['Bases de données', 'Bases de datos'])('a group called "%s" holds databases', (name) => {
    const highlights = ['Moved the shop to MySQL', 'Wrote services in Go'];
    expect(placed({ [name]: ['PostgreSQL', 'MariaDB'] }, highlights, '- MySQL')).toEqual({ MySQL: name });
  });

  test.each(['Solid mechanics', 'Expert systems'])('a group called "%s" states no level', (name) => {
    const highlights = ['Kept the modules on GitHub', 'Wrote services in Go'];
    expect(placed({ [name]: ['GitHub'] }, highlights, '- Git')).toEqual({ Git: name });
  });

  test('but one called by a level is left as it is', () => {
    const highlights = ['Kept the modules on GitHub', 'Wrote services in Go'];
    for (const name of ['Advanced', 'Good knowledge of', 'Gute Kenntnisse', 'Proficient in']) {
      expect(placed({ [name]: ['GitHub'] }, highlights, '- Git')).not.toEqual({ Git: name });
    }
  });

  test('initials in the name of another tool list nothing', () => {
    const highlights = ['Wrote the SQL of the shop', 'Wrote services in Go'];
    expect(placed({ Work: ['PL/SQL'] }, highlights, '- SQL\n- Go')).toHaveProperty('SQL');
  });

  test('initials that are a part of a listed skill', () => {
    const highlights = ['Kept the CI of the shop', 'Wrote services in Go'];
    expect(placed({ Work: ['CI/CD pipelines'] }, highlights, '- CI\n- Go')).not.toHaveProperty('CI');
  });

  test('the name of a group, in whatever words', () => {
    const highlights = ['Kept the code in Git and SVN'];
    for (const name of ['Version control', 'Versioning and version tools'])
      expect(placed({ [name]: ['Git', 'SVN'] }, highlights, '- Version control')).toEqual({});
  });
});

describe('the order of keywords', () => {
  const keywordsOf = (keywords: readonly string[], asking: string) =>
    planFor({ ...engineer, highlights: ['Kept the shop'], skills: { Work: keywords } }, asking, 'basic')
      .keywords;

  test('what is asked for comes first, in the order in which the person has it', () => {
    const asking = '- Kafka with 5 years of Kafka\n\nNice to have:\n- Go\n- AWS';
    const idle = ['Krita', 'Cubase', 'Ableton'];
    expect(keywordsOf([...idle, 'Kafka', 'Go', 'Blender'], asking)).toEqual([
      'Kafka',
      'Go',
      ...idle,
      'Blender',
    ]);
    expect(keywordsOf(['AWS', 'Go', 'Kafka', 'Krita'], asking)).toEqual([]);
  });

  test('several names in one keyword are read as such, and what the posting only names comes before the rest', () => {
    const asking = '- React\n- JavaScript\n\nOur shop is built with Gatsby.';
    const idle = ['Krita', 'Cubase', 'Ableton'];
    expect(keywordsOf([...idle, 'Javascript | Typescript', 'React'], asking)).toEqual([
      'Javascript | Typescript',
      'React',
      ...idle,
    ]);
    expect(keywordsOf(['Gatsby & Hugo', ...idle, 'React'], asking)).toEqual([
      'React',
      'Gatsby & Hugo',
      ...idle,
    ]);
    expect(keywordsOf([...idle, 'Gatsby', 'React'], asking)).toEqual(['React', 'Gatsby', ...idle]);
  });

  test('a skill near the front stays there, and one far down moves up', () => {
    const asking = '- React\n- Kafka';
    expect(keywordsOf(['Krita', 'Cubase', 'React', 'Ableton'], asking)).toEqual([]);
    const far = ['React', 'Krita', 'Cubase', 'Ableton', 'Blender', 'Kafka'];
    expect(keywordsOf(far, asking).slice(0, 3)).toEqual(['React', 'Kafka', 'Krita']);
  });

  test('an everyday tool that is asked for comes after what is asked for and before the rest', () => {
    const idle = ['Knitting', 'Chess', 'Swimming'];
    const asking = '- Calendar management\n- PowerPoint';
    expect(keywordsOf([...idle, 'PowerPoint', 'Calendar management'], asking)).toEqual([
      'Calendar management',
      'PowerPoint',
      ...idle,
    ]);
  });

  test('what the person knows only in part does not come first', () => {
    expect(keywordsOf(['Krita', 'Cubase', 'Ableton', 'React (basics)'], '- React')).toEqual([]);
  });

  test('a spoken language among programs does not rise', () => {
    const skills = { Work: ['Perl', 'Bash', 'Awk', 'Sed', 'Krita', 'French: fluent'] };
    const person = { ...engineer, highlights: ['Kept the shop'], skills };
    expect(planFor(person, '- Fluent French\n- Kafka', 'basic').keywords).toEqual([]);
  });

  test('what was cut from its other half stays beside it', () => {
    const work = ['Krita', 'IELTS', '7.5', 'Cubase', 'Go', 'Kafka'];
    expect(keywordsOf(work, '- Go\n- Kafka')).toEqual(['Go', 'Kafka', 'Krita', 'IELTS', '7.5', 'Cubase']);
    expect(keywordsOf(['Perl', 'Bash', 'Awk', 'Git (GitHub', 'Kafka)', 'Go'], '- Go')).toEqual([]);
  });

  test('a list with ratings keeps the names with theirs', () => {
    const skills = { Work: ['Perl', 'Awk', 'Sed: ★☆☆', 'Krita', 'Kafka', 'Go: ★★★'] };
    const person = { ...engineer, highlights: ['Kept the shop'], skills };
    expect(planFor(person, '- Go\n- Kafka', 'basic').keywords).toEqual([]);
  });

  test('the order of the alphabet is kept', () => {
    expect(keywordsOf(['Ableton', 'Cubase', 'Krita', 'React'], '- React')).toEqual([]);
    expect(keywordsOf(['Cubase', 'Ableton', 'Krita', 'React'], '- React')).toEqual([
      'React',
      'Cubase',
      'Ableton',
      'Krita',
    ]);
  });

  test('what a tool implies moves nothing', () => {
    expect(keywordsOf(['Cubase', 'Krita', 'PostgreSQL'], '- Relational databases')).toEqual([]);
  });
});

describe('a certificate or licence', () => {
  const nurse: Person = {
    position: 'Dental Hygienist',
    highlights: ['Cleaned teeth'],
    skills: { Clinical: ['Scaling'], Systems: ['Dentrix'] },
    certificates: ['BLS', 'Idaho Dental Hygiene License', 'RCVS registration'],
  };
  const asking = '- BLS certification\n- Idaho dental hygiene license\n- Registered with the RCVS';

  test('that is among the certificates is not listed again as a skill', () => {
    expect(planFor(nurse, asking, 'super').surfaced).toEqual([]);
  });

  const schooled = (skills: Person['skills']) =>
    planFor(
      {
        ...nurse,
        skills,
        education: [{ institution: 'College', studyType: 'NVQ Level 3', area: 'Gas' }],
      },
      '- NVQ Level 3 certification',
      'good',
    ).placed;

  test('of a school is listed with similar ones and not among the systems', () => {
    expect(schooled(nurse.skills)).toEqual({ 'NVQ Level 3': 'Certifications' });
  });

  test('of a school joins the group that the person has for them', () => {
    const skills = { Clinical: ['Scaling'], 'Licences and courses': ['First aid'] };
    expect(schooled(skills)).toEqual({ 'NVQ Level 3': 'Licences and courses' });
  });
});

test('no headline has an everyday tool', () => {
  const person: Person = {
    position: 'Data Analyst',
    highlights: [
      'Built 12 reports in Excel and Snowflake',
      'Kept 9 feeds in SAP MM',
      'Kept 40 tickets in Jira',
    ],
    skills: { Tools: ['Excel'] },
  };
  const { headline } = planFor(person, '- Excel\n- Snowflake\n- Jira\n- SAP MM', 'good');
  expect(headline).toMatchObject({ text: 'Data Analyst | Snowflake, SAP MM' });
});

test('a certificate of a school is listed with the certificates, its subjects with the skills, a degree with neither', () => {
  const placedFrom = (studyType: string, area: string, asked: string) =>
    planFor({ ...engineer, education: [{ institution: 'College', studyType, area }] }, asked, 'good').placed;
  expect(placedFrom('NVQ Level 3', 'Gas', '- NVQ Level 3 certification')).toEqual({
    'NVQ Level 3': 'Certifications',
  });
  expect(
    placedFrom(
      'Techniker',
      'Automatisierungstechnik',
      '- Weiterbildung zum Techniker (Automatisierungstechnik, Elektrotechnik)',
    ),
  ).toEqual({ Automatisierungstechnik: 'Further skills' });
});

test('a Chinese skill that the list begins with already is not listed twice', () => {
  const person = {
    position: 'Java开发工程师',
    highlights: ['负责订单服务的开发，使用多线程编程和微服务'],
    skills: { 技能: ['Java', '多线程'] },
  };
  const { surfaced } = planFor(person, '1. 熟悉多线程编程\n2. 熟悉微服务架构', 'good');
  expect(surfaced).toEqual(expect.arrayContaining([expect.stringContaining('微服务')]));
  expect(surfaced).not.toContain('多线程编程');
});

test('the subject of a course is no skill; what was done with it is', () => {
  const person = {
    ...engineer,
    certificates: ['Introduction to Ansible', 'Kafka for beginners, Acme Academy'],
  };
  const asked = '- Ansible\n- Kafka';
  expect(planFor(person, asked, 'super').surfaced).toEqual([]);
  const highlights = [...engineer.highlights, 'Moved all servers to Ansible'];
  expect(planFor({ ...person, highlights }, asked, 'super').surfaced).toEqual(['Ansible']);
});

describe('the posting spells a skill otherwise', () => {
  const person = { ...engineer, highlights: ['Answered tickets'], skills: { Tools: ['k8s', 'Redis'] } };

  test('the name of a project keeps its words and takes the place of no other text', () => {
    const projects = [{ name: 'k8s at home', highlights: ['Built a rack'] }];
    expect(planFor({ ...person, projects }, '- Kubernetes', 'super').spelled).toEqual(['Kubernetes']);
  });

  test('a paragraph that becomes bullets is spelled so as well, once', () => {
    const summary =
      'Moved 14 services to k8s within a year. Built the billing platform for 300 shops. Trained 12 people on k8s and wrote the manual.';
    const { spelled } = planFor({ ...person, highlights: [], summary }, '- Kubernetes', 'super');
    expect(spelled.join('\n').match(/Kubernetes/g)).toHaveLength(1);
  });

  test('a text that has it first where it cannot change, as part of a name, changes behind that', () => {
    const highlights = ['Kept k8s-x, k8s-y, k8s-z and k8s in order'];
    expect(
      planFor({ ...person, highlights, skills: { Tools: ['Redis'] } }, '- Kubernetes', 'good').spelled,
    ).toEqual(['Kept k8s-x, k8s-y, k8s-z and Kubernetes in order']);
  });
});

describe('a keyword with a label covers those after it', () => {
  const idle = ['Krita', 'Cubase', 'Ableton'];
  const asking = '- React\n- Kafka\n- PostgreSQL';

  test.each([
    [[...idle, 'Blender Databases: PostgreSQL', 'Redis', 'React', 'Kafka']],
    [[...idle, 'Blender 数据库：PostgreSQL', 'Redis', 'React', 'Kafka']],
  ])('its group keeps its order: %j', (keywords) => {
    const person = { ...engineer, highlights: ['Kept the shop'], skills: { Work: keywords } };
    expect(planFor(person, asking, 'basic').keywords).toEqual([]);
  });

  test('nothing is hidden in its group', () => {
    const skills = { Work: ['Debian', 'Go', 'Servers: Ubuntu', 'Debian'] };
    expect(planFor({ ...engineer, skills }, '- Go', 'super').hidden).toEqual([]);
  });

  test('nothing is added below the label', () => {
    const skills = { Work: ['MySQL', 'Hosts: Ubuntu', 'Oracle', 'MariaDB'] };
    const highlights = ['Moved the shop to PostgreSQL'];
    expect(planFor({ ...engineer, highlights, skills }, '- PostgreSQL', 'super').placed).toEqual({
      PostgreSQL: 'Further skills',
    });
  });

  test.each([
    ['the level of a language', [...idle, 'French: fluent', 'React', 'Kafka']],
    ['each has its own', [...idle, 'React', 'Kafka'].map((name) => `${name}: 2 years`)],
  ])('not so where %s', (_why, keywords) => {
    const person = { ...engineer, highlights: ['Kept the shop'], skills: { Work: keywords } };
    expect(planFor(person, asking, 'basic').keywords.slice(0, 2).map(String)).toEqual([
      expect.stringMatching(/^React/),
      expect.stringMatching(/^Kafka/),
    ]);
  });
});

test.each([
  ['en', 'Mechanical engineering', 'Delivered mechanical engineering of two pumps'],
  ['fr', 'informatique', 'Pilotage d’un projet informatique pour le port'],
])('a field of study is no skill of somebody who works in it: %s', (_language, field, line) => {
  const person = {
    ...engineer,
    highlights: [line, 'Built services in Go'],
    skills: { Tools: ['Go', 'Perl'] },
  };
  const surfaced = planFor(person, `- ${field}\n- Go`, 'super').surfaced;
  expect(surfaced.map((each) => each.toLowerCase())).not.toContain(field.toLowerCase());
});

test('a field in one word that only a title names may be a department, and is not added as a skill', () => {
  const person: Person = {
    position: 'Marketing Assistant',
    highlights: ['Planned fairs with Excel and two printers', 'Ran 12 fairs a year'],
    skills: { Tools: ['Canva'] },
  };
  const { surfaced } = planFor(person, '- Experience in marketing\n- Excel', 'good');
  expect(surfaced).toContain('Excel');
  expect(surfaced).not.toContain('Marketing');
});
