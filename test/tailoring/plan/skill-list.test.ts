import { describe, expect, test } from 'vitest';
import type { FinetuneLevel } from '../../../src/contract/finetune-level.ts';
import { makePlan } from '../../../src/tailoring/plan/make-plan.ts';
import { readInput } from '../../../src/tailoring/read-input.ts';
import { asOf, documentOf } from '../cases.ts';

interface Person {
  readonly position: string;
  readonly highlights: readonly string[];
  readonly skills: Readonly<Record<string, readonly string[]>>;
  readonly education?: readonly Record<string, unknown>[];
  readonly certificates?: readonly string[];
}

function planFor(
  { position, highlights, skills, education, certificates = [] }: Person,
  asked: string,
  level: FinetuneLevel,
  wanted = position,
) {
  const resume = {
    basics: { name: 'Pat Doe', email: 'pat@example.org' },
    work: [{ name: 'Acme', position, startDate: '2018-01', highlights }],
    skills: Object.entries(skills).map(([name, keywords]) => ({ name, keywords })),
    education,
    certificates: certificates.map((name) => ({ name })),
  };
  const base = documentOf({ resume });
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

describe('the cap of the skills list', () => {
  test('good hides only traits, everyday tools and what belongs to another trade', () => {
    const { hidden } = planFor(engineer, asked, 'good');
    expect(hidden.map(({ text }) => text).sort()).toEqual(['Office', 'Photoshop']);
  });

  test('what is one step from a requirement, or shown in related work, stays at any length', () => {
    const hidden = planFor(engineer, asked, 'super').hidden.map(({ text }) => text);
    const kept = [
      'GitHub Actions',
      'Terraform',
      'RabbitMQ',
      'Kafka',
      'PostgreSQL',
      'TypeScript',
      'JavaScript',
    ];
    expect(hidden.filter((text) => kept.includes(text))).toEqual([]);
    expect(hidden).toContain('HTML');
  });

  test('what the field itself works with stays, whether the posting names it or not', () => {
    const tools = ['Redis', 'MongoDB', 'Cassandra', 'GraphQL', 'gRPC', 'Java', 'Scala', 'Kotlin', 'MySQL'];
    const more = ['Python', 'Rust', 'Spring Boot', 'Node.js', 'Django', 'Flask', 'C++', 'Ruby', 'PHP'];
    const others = ['Photoshop', 'Illustrator', 'Trello', 'Jira'];
    const person = { ...engineer, skills: { Backend: tools, Languages: more, Others: others } };
    const hidden = planFor(person, asked, 'super').hidden.map(({ text }) => text);
    expect(hidden.filter((text) => !others.includes(text))).toEqual([]);
    expect(hidden).toContain('Trello');
  });

  test('what the latest job shows, or either of two trades of the posting works with, stays', () => {
    const web = '- React\n- TypeScript\n- Vue.js\n- Node.js\n- Docker\n- Go\n- Kotlin\n- Spring Boot';
    const hidden = planFor(engineer, web, 'super', 'Web Developer').hidden.map(({ text }) => text);
    expect(hidden.filter((text) => ['HTML', 'CSS'].includes(text))).toEqual([]);
    const latest = { ...engineer, highlights: [...engineer.highlights, 'Wrote HTML for the portal'] };
    expect(planFor(latest, asked, 'super').hidden.map(({ text }) => text)).not.toContain('HTML');
    expect(planFor(engineer, asked, 'super').hidden.map(({ text }) => text)).toContain('HTML');
  });

  test('no group that is more than everyday tools loses most of its skills', () => {
    const hidden = planFor(engineer, '- Cobol', 'super').hidden.map(({ text }) => text);
    for (const name of ['Web', 'Data', 'Languages', 'Platform']) {
      const group = engineer.skills[name] ?? [];
      expect(group.filter((text) => hidden.includes(text)).length).toBeLessThanOrEqual(group.length / 2);
      expect(hidden).not.toContain(name);
    }
  });

  test('each hidden skill has a reason of its own that names it', () => {
    const { hidden } = planFor(engineer, asked, 'super');
    expect(new Set(hidden.map(({ reason }) => reason)).size).toBe(hidden.length);
    for (const { text, reason } of hidden) expect(reason).toContain(text);
  });

  test('where no job is related to the position, what any job shows stays', () => {
    const { hidden } = planFor(engineer, '- Floristry\n- Bouquets', 'super', 'Florist');
    const texts = hidden.map(({ text }) => text);
    expect(texts.filter((text) => ['TypeScript', 'RabbitMQ', 'Go'].includes(text))).toEqual([]);
  });

  test('the tools of a neighbouring trade are no strangers', () => {
    const { hidden } = planFor(engineer, '- Elixir\n- GraphQL\n- Code review\n- System design', 'good');
    expect(hidden.map(({ text }) => text)).not.toContain('AWS');
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
    const highlights = ['Set up lathes with Mastercam'];
    const headlineWith = (keywords: readonly string[]) => {
      const person: Person = { position: 'Machinist', highlights, skills: { Shop: keywords } };
      const { headline } = planFor(person, '- Lathes\n- Mastercam', 'good');
      return headline?.op === 'headline' ? headline.text : null;
    };
    expect(headlineWith(['Deburring'])).toBe('Machinist | Mastercam');
    expect(headlineWith(['Lathes'])).toBe('Machinist | Lathes, Mastercam');
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
      Kafka: 'Data',
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
  ['what is no program', 'Checked parts with bore gauges', '- Bore gauges', 'Machining'],
  ['what has a name', 'Wrote G-code', '- G-code', 'Software'],
])('%s joins no list of software unless it belongs there', (_what, bullet, asking, group) => {
  const skills = {
    Software: ['Mastercam', 'Fusion 360'],
    Machining: ['CNC turning', 'Milling', 'Deburring'],
  };
  const person: Person = { position: 'Machinist', highlights: [bullet], skills };
  expect(Object.values(planFor(person, asking, 'good').placed)).toEqual([group]);
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

describe('a certificate or licence that the list lacked', () => {
  const nurse: Person = {
    position: 'Dental Hygienist',
    highlights: ['Cleaned teeth'],
    skills: { Clinical: ['Scaling'], Systems: ['Dentrix'] },
    certificates: ['BLS', 'Idaho Dental Hygiene License', 'RCVS registration'],
  };
  const asking = '- BLS certification\n- Idaho dental hygiene license';

  test('stands with its likes and not among the systems', () => {
    expect(planFor(nurse, asking, 'good').placed).toEqual({
      BLS: 'Certifications',
      'Idaho Dental Hygiene License': 'Certifications',
    });
  });

  test('joins the group that the person has for them', () => {
    const skills = { Clinical: ['Scaling'], 'Licences and courses': ['First aid'] };
    const { placed } = planFor({ ...nurse, skills }, asking, 'good');
    expect(new Set(Object.values(placed))).toEqual(new Set(['Licences and courses']));
  });

  test('is named in full where a half of its name says something else', () => {
    const { surfaced } = planFor(nurse, '- Registered with the RCVS', 'good');
    expect(surfaced).toContain('RCVS registration');
  });
});

test('no everyday tool stands in a headline', () => {
  const person: Person = {
    position: 'Data Analyst',
    highlights: ['Built reports in Excel and Snowflake', 'Kept the backlog in Jira'],
    skills: { Tools: ['Excel'] },
  };
  const { headline } = planFor(person, '- Excel\n- Snowflake\n- Jira', 'good');
  expect(headline).toMatchObject({ text: 'Data Analyst | Snowflake' });
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
