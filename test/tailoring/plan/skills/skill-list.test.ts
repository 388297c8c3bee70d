import { describe, expect, test } from 'vitest';
import type { FinetuneLevel } from '../../../../src/contract/choices.ts';
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
}

function baseOf({ position, highlights, skills, education, certificates = [] }: Person) {
  const resume = {
    basics: { name: 'Pat Doe', email: 'pat@example.org' },
    work: [{ name: 'Acme', position, startDate: '2018-01', highlights }],
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
  const input = readInput({ base, target, level, asOf });
  const textAt = new Map(input.model.chunks.map(({ path, text }) => [path, text]));
  const edits = makePlan(input).flatMap((alternatives) => alternatives.slice(0, 1));
  return {
    headline: edits.find(({ op }) => op === 'headline'),
    hidden: edits.flatMap(({ op, source, reason }) =>
      op === 'hide' ? [{ text: textAt.get(source) ?? textAt.get(`${source}.name`) ?? '', reason }] : [],
    ),
    groups: edits.flatMap((edit) => (edit.op === 'reorder' && edit.source === 'skills' ? edit.order : [])),
    surfaced: edits.flatMap((edit) => (edit.op === 'surface_skill' ? [edit.text] : [])),
    placed: Object.fromEntries(
      edits.flatMap((edit) =>
        edit.op === 'surface_skill' ? [[edit.text, edit.group ?? textAt.get(`${edit.source}.name`)]] : [],
      ),
    ),
  };
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

describe('skills that make room', () => {
  const full = overflowing(engineer);
  const hiddenOf = (person: Person, asking: string, level: FinetuneLevel, wanted?: string) =>
    planFor(person, asking, level, wanted).hidden.map(({ text }) => text);
  const all = Object.values(engineer.skills).flat();

  test('none goes while the resume fits its pages', () => {
    expect(planFor(engineer, asked, 'super').hidden).toEqual([]);
  });

  test('only traits, everyday tools and what belongs to another trade go', () => {
    for (const level of ['good', 'super'] as const) {
      const hidden = hiddenOf(full, asked, level);
      expect(hidden.length).toBeGreaterThan(0);
      expect(
        hidden.filter(
          (text) => ![...(engineer.skills['Office'] ?? []), 'Office', 'Photoshop'].includes(text),
        ),
      ).toEqual([]);
    }
  });

  test('what the field itself works with stays, whether the posting names it or not', () => {
    const tools = ['Redis', 'MongoDB', 'Cassandra', 'GraphQL', 'gRPC', 'Java', 'Scala', 'Kotlin', 'MySQL'];
    const more = ['Python', 'Rust', 'Spring Boot', 'Node.js', 'Django', 'Flask', 'C++', 'Ruby', 'PHP'];
    const others = ['Photoshop', 'Slack', 'Trello', 'Jira'];
    const person = overflowing({ ...engineer, skills: { Backend: tools, Languages: more, Others: others } });
    const hidden = hiddenOf(person, asked, 'super');
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((text) => ![...others, 'Others'].includes(text))).toEqual([]);
  });

  test('no group that is more than everyday tools loses most of its skills', () => {
    const hidden = hiddenOf(full, '- Cobol', 'super');
    for (const name of ['Web', 'Data', 'Languages', 'Platform']) {
      const group = engineer.skills[name] ?? [];
      expect(group.filter((text) => hidden.includes(text)).length).toBeLessThanOrEqual(group.length / 2);
      expect(hidden).not.toContain(name);
    }
  });

  test('each hidden skill has a reason of its own that names it', () => {
    const { hidden } = planFor(full, asked, 'super');
    expect(new Set(hidden.map(({ reason }) => reason)).size).toBe(hidden.length);
    for (const { text, reason } of hidden) expect(reason).toContain(text);
  });

  test('where no job is related to the position, what any job shows stays', () => {
    const hidden = hiddenOf(full, '- Floristry\n- Bouquets', 'super', 'Florist');
    expect(hidden.filter((text) => ['TypeScript', 'RabbitMQ', 'Go'].includes(text))).toEqual([]);
  });

  test('the tools of a neighbouring trade are no strangers', () => {
    const hidden = hiddenOf(full, '- Elixir\n- GraphQL\n- Code review\n- System design', 'good');
    expect(hidden.filter((text) => all.includes(text))).not.toContain('AWS');
  });
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
    expect([surfaced, headline]).toEqual([[], undefined]);
  });

  test('a thing that stands in every shop gets into the headline of those only who list it', () => {
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

  test('the group with most of what the posting asks for goes first, however long it is', () => {
    const skills = { Office: ['Docker'], Work: ['Go', 'Kafka', 'Bash', 'C++', 'Perl', 'Rust'] };
    expect(groupsOf(skills, '- Go\n- Kafka\n- Docker')).toEqual(['skills[1]', 'skills[0]']);
  });

  test('everyday tools and what is called other lift no group', () => {
    const skills = { Work: ['Go', 'Perl'], Office: ['Excel', 'Word'], Other: ['Kafka', 'Docker'] };
    expect(groupsOf(skills, '- Go\n- Kafka\n- Docker\n- Excel\n- Word')).toEqual([]);
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

  test('that stands among the certificates is not listed again as a skill', () => {
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

  test('of a school stands with its likes and not among the systems', () => {
    expect(schooled(nurse.skills)).toEqual({ 'NVQ Level 3': 'Certifications' });
  });

  test('of a school joins the group that the person has for them', () => {
    const skills = { Clinical: ['Scaling'], 'Licences and courses': ['First aid'] };
    expect(schooled(skills)).toEqual({ 'NVQ Level 3': 'Licences and courses' });
  });
});

test('no everyday tool stands in a headline', () => {
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

test('a paper of a school stands with the papers, what was learned there with the skills, a degree with neither', () => {
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
