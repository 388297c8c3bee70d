import { describe, expect, test } from 'vitest';
import type { FinetuneLevel } from '../../../src/contract/choices.ts';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { makePlan } from '../../../src/tailoring/plan/make-plan.ts';
import { estimatePages } from '../../../src/tailoring/plan/pages/page-estimate.ts';
import { readInput } from '../../../src/tailoring/read-input.ts';
import { asOf, documentOf, namedCases } from '../cases.ts';

const posting = namedCases.engineer.target;

interface Given {
  readonly work?: readonly Record<string, unknown>[];
  readonly skills?: readonly Record<string, unknown>[];
  readonly projects?: readonly Record<string, unknown>[];
  readonly basics?: Record<string, unknown>;
  readonly certificates?: readonly Record<string, unknown>[];
  readonly education?: readonly Record<string, unknown>[];
  readonly volunteer?: readonly Record<string, unknown>[];
}

const job = { name: 'Acme', position: 'Backend Engineer', startDate: '2018-01' };

function baseOf(given: Given) {
  const basics = {
    name: 'Pat Doe',
    label: 'Backend Engineer',
    email: 'pat@example.org',
    summary: 'Backend engineer with a taste for the quiet parts of the system.',
    ...given.basics,
  };
  return documentOf({ resume: { ...given, basics } });
}

/** First choices of the plan, by operation. */
function plan(given: Given, level: FinetuneLevel, target = posting) {
  const input = readInput(standardLexicon(), { base: baseOf(given), target, level, asOf });
  return makePlan(input).flatMap((alternatives) => alternatives.slice(0, 1));
}

function hiddenAt(given: Given, level: FinetuneLevel): readonly string[] {
  return plan(given, level).flatMap(({ op, source }) => (op === 'hide' ? [source] : []));
}

const idle = [
  'Watered plants',
  'Sorted mail',
  'Fed the fish',
  'Cleaned desks',
  'Made coffee',
  'Ordered pens',
  'Answered the door',
  'Locked up',
];

describe('bullet order', () => {
  const target = {
    ...posting,
    position: 'Buyer',
    jobDescription: `Requirements
- SAP MM
- Contract negotiation
- Category management
- Microsoft Word
You titrate acids in the evening shift.`,
  };

  function orderOf(highlights: readonly string[], asked = target): readonly string[] {
    const edits = plan({ work: [{ ...job, position: 'Buyer', highlights }] }, 'good', asked);
    const paths = edits.flatMap((edit) => (edit.op === 'reorder' ? edit.order : []));
    return paths.map((path) => highlights[Number(path.match(/\d+(?=\]$)/)?.[0])] ?? path);
  }

  const [pens, post, forms, desks, proof] = [
    'Counted the pens of two floors',
    'Sorted post for the reception',
    'Filed forms for the porters',
    'Kept the desks of two rooms tidy',
    'Kept the orders of 12 plants in SAP MM',
  ];

  test('the line that shows a must comes second, and the others keep their order', () => {
    expect(orderOf([pens, post, forms, desks, proof])).toEqual([pens, proof, post, forms, desks]);
    expect(orderOf([pens, post, proof, forms, desks])).toEqual([pens, proof, post, forms, desks]);
  });

  test('of two the one that shows more, else the earlier one', () => {
    const both = 'Kept the contract negotiation of 3 mills in SAP MM';
    expect(orderOf([pens, post, forms, proof, both])).toEqual([pens, both, post, forms, proof]);
    const second = 'Moved the contracts of 3 mills into SAP MM';
    expect(orderOf([pens, post, forms, proof, second])).toEqual([pens, proof, post, forms, second]);
  });

  test('a line that only shows a duty stays', () => {
    const duties = {
      ...target,
      jobDescription:
        'Responsibilities:\n- Negotiate contracts\n- Inspect boilers\n\nRequirements:\n- Jenkins',
    };
    expect(orderOf([pens, post, forms, desks, 'Inspected boilers in the evening'], duties)).toEqual([]);
  });

  test('a line that is second in its job stays, because it is read too', () => {
    expect(orderOf([pens, proof, post, forms, desks])).toEqual([]);
  });

  test('a short job is read whole', () => {
    expect(orderOf([pens, post, forms, proof])).toEqual([]);
  });

  test.each([
    ['names only an everyday tool', 'Wrote letters for two floors in Microsoft Word'],
    ['refers back to the line before', 'Moved it to SAP MM for 12 plants'],
    ['comes later in time', 'Later moved the orders of 12 plants to SAP MM'],
  ])('a line stays that %s', (_why, line) => {
    expect(orderOf([pens, post, forms, desks, line])).toEqual([]);
  });

  test.each([
    ['answers the posting', 'Prepared the category management of paper'],
    ['was measured', 'Cut the waste of pens from 9% to 4%'],
    ['was done as the head', 'Led the desk on the first floor'],
    ['won an award', 'Won the employee of the month award'],
    ['tells of a promotion', 'Promoted to senior within a year'],
    ['founded something', 'Founded the guild for paper'],
    ['published something', 'Published a booklet on paper'],
    ['tells of a multiple', 'Trebled the savings on paper'],
    ['tells of a ranking', 'Ranked at the head of all in the house'],
    ['has more of the words of the posting', 'Shelved category folders and contract folders by evening'],
  ])('no line passes the second one that %s', (_why, second) => {
    expect(orderOf([pens, second, forms, desks, proof])).toEqual([]);
  });

  test.each([
    ['in years', ['Counted the pens in 2019', post, forms, desks, proof]],
    ['in steps', ['First counted the pens', post, forms, desks, proof]],
    ['one about the other', [pens, post, 'This saved the reception a walk', desks, proof]],
    ['the next about the line', [pens, post, forms, proof, 'This saved a walk']],
    [
      'the next the rest of the line, in small letters',
      [pens, post, forms, proof, 'seven days a week, by phone'],
    ],
    ['the second the rest of the first', [pens, 'down to the last drawer', forms, desks, proof]],
    ['one the rest of another, by a preposition', [pens, post, 'For the night porters', desks, proof]],
  ])('nothing moves where lines are told %s', (_why, lines) => {
    expect(orderOf(lines)).toEqual([]);
  });

  test('lines that are all written small are no rest of one another', () => {
    const small = [pens, post, forms, desks, proof].map(
      (line) => line.charAt(0).toLowerCase() + line.slice(1),
    );
    expect(orderOf(small)).toEqual([small[0], small[4], small[1], small[2], small[3]]);
  });

  test('no line leaves its project', () => {
    const shop = 'Pen shop: kept the desk';
    expect(orderOf([shop, pens, post, 'Mill: ran Contract negotiation', proof])).toEqual([]);
    expect(orderOf(['Pen shop (2019–2021)', pens, post, forms, proof])).toEqual([]);
    expect(orderOf(['<strong>Pen shop</strong>', pens, post, forms, proof])).toEqual([]);
  });
});

const yard = { name: 'Initech', position: 'Backend Engineer', startDate: '2015-01', endDate: '2017-12' };

/** With so many more lines, all of them with numbers, that the pages just overflow. */
function overflowing(given: Given, pages: number, filler: Record<string, unknown> = yard): Given {
  const work = given.work ?? [];
  for (let lines = 1; ; lines += 1) {
    const highlights = Array.from(
      { length: lines },
      (_, index) => `Moved ${index + 10} crates over the yard`,
    );
    const longer = { ...given, work: [...work, { ...filler, highlights }] };
    if (estimatePages(baseOf(longer)) > pages) return longer;
  }
}

describe('the spelling of the posting', () => {
  const spelled = (given: Given, level: FinetuneLevel = 'basic') =>
    plan(given, level).flatMap((edit) => (edit.op === 'alias' ? [[edit.source, edit.text]] : []));
  const highlights = ['Ran k8s for 3 shops', 'Moved k8s to new hosts', 'Wrote javascript'];

  test('is taken on once in a resume', () => {
    expect(spelled({ work: [{ ...job, highlights }] })).toEqual([
      ['work[0].highlights[0]', 'Ran Kubernetes for 3 shops'],
    ]);
  });

  test('is not taken on where the resume has it, in whatever text', () => {
    const skills = [{ name: 'Tools', keywords: ['Kubernetes'] }];
    expect(spelled({ work: [{ ...job, highlights }], skills })).toEqual([]);
  });

  test('is no reason to change capitals or a hyphen', () => {
    const given = { work: [{ ...job, highlights: ['Ran terra-form and node.js'] }] };
    expect(spelled(given)).toEqual([]);
    expect(spelled({ work: [{ ...job, highlights: ['Wrote javascript', 'Kept Github'] }] }, 'super')).toEqual(
      [],
    );
  });
});

describe('a line that a job repeats', () => {
  const twice = ['Fed the fish of two ponds', 'Sorted mail', 'Fed the fish of  two ponds.'];

  test('is hidden at super, in the same job only', () => {
    const work = [
      { ...job, highlights: twice },
      { ...job, startDate: '2012-01', endDate: '2016-12', highlights: ['Fed the fish of two ponds'] },
    ];
    expect(hiddenAt({ work }, 'good')).toEqual([]);
    expect(hiddenAt({ work }, 'super')).toEqual(['work[0].highlights[2]']);
  });

  test('stays if it is a word or two, or if the lines are in groups', () => {
    const tags = { ...job, highlights: ['Node.js', ...twice.slice(0, 2), 'Node.js'] };
    expect(hiddenAt({ work: [tags] }, 'super')).toEqual([]);
    const grouped = ['Pond one:', twice[0], 'Pond two:', twice[0]];
    expect(hiddenAt({ work: [{ ...job, highlights: grouped }] }, 'super')).toEqual([]);
  });
});

describe('what is hidden for room', () => {
  const current = { ...job, highlights: ['Built services in Node.js with Terraform on k8s', ...idle] };
  const gardener = { name: 'Rosewood Park', position: 'Gardener' };
  const old = {
    ...gardener,
    startDate: '2005-01',
    endDate: '2009-12',
    highlights: ['Ran Terraform', ...idle, 'Saved 20 hours', 'Won the award of the yard'],
  };

  test('nothing while the resume fits its pages, at any level', () => {
    for (const level of ['basic', 'good', 'super'] as const)
      expect(hiddenAt({ work: [current, old] }, level)).toEqual([]);
    expect(hiddenAt(overflowing({ work: [current, old] }, 1), 'super')).toEqual([]);
  });

  const full = overflowing({ work: [current, old] }, 2);

  test('basic keeps every line; good hides only in jobs that ended ten years ago', () => {
    expect(hiddenAt(full, 'basic')).toEqual([]);
    const hidden = hiddenAt(full, 'good');
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.every((path) => path.startsWith('work[1]'))).toBe(true);
  });

  test('nothing of the work in the field of the posting, however old it is', () => {
    const given = overflowing({ work: [current, { ...old, position: 'Backend Developer' }] }, 2);
    expect(hiddenAt(given, 'super')).toEqual([]);
  });

  test('what answers the posting, numbers, ranks and awards stay', () => {
    const hidden = hiddenAt(full, 'super');
    const kept = 'Cut the errors of the reception by 30% in SAP MM';
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((path) => kept.includes(path) || path.startsWith('work[2]'))).toEqual([]);
  });

  test('a tool of the field stays, and so does what shares a telling word with the posting', () => {
    const target = { ...posting, jobDescription: `${posting.jobDescription}\nYou read blueprints.` };
    const telling = ['Marked up the blueprints', 'Kept the pipelines in Jenkins'];
    const given = overflowing({ work: [current, { ...old, highlights: [...idle, ...telling] }] }, 2);
    const hidden = plan(given, 'super', target).flatMap(({ op, source }) => (op === 'hide' ? [source] : []));
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden).not.toContain(`work[1].highlights[${idle.length}]`);
    expect(hidden).not.toContain(`work[1].highlights[${idle.length + 1}]`);
  });

  test('nothing where hiding saves no page', () => {
    const work = [{ ...job, highlights: idle.slice(0, 3) }];
    const [, filler] = overflowing({ work }, 2).work ?? [];
    expect(hiddenAt({ work: [...work, filler ?? {}, filler ?? {}] }, 'super')).toEqual([]);
  });

  test('nothing of the last ten years, whatever its field', () => {
    const lately = { ...gardener, startDate: '2018-01', endDate: '2020-12', highlights: idle };
    expect(hiddenAt(overflowing({ work: [current, lately] }, 2), 'super')).toEqual([]);
    const garden = (endDate: string) => ({ name: 'Garden', endDate, highlights: idle });
    const given = (endDate: string): Given => ({
      work: [current],
      projects: [{ name: 'Infra', highlights: ['Ran Terraform'] }, garden(endDate)],
    });
    expect(hiddenAt(overflowing(given('2024-05'), 2), 'super')).toEqual([]);
    expect(hiddenAt(overflowing(given('2009-05'), 2), 'super')).toEqual(['projects[1]']);
  });

  test('nothing of a resume that runs far over its pages: that is for the person to choose', () => {
    const [filler = {}] = (full.work ?? []).slice(-1);
    const longer = { ...filler, name: 'Globex' };
    expect(hiddenAt({ work: [...(full.work ?? []), longer] }, 'super')).toEqual([]);
  });
});

describe('skills', () => {
  test('what is named twice goes once, whatever its capitals', () => {
    const work = [{ ...job, highlights: ['Wrote services in Node.js and modules for Terraform'] }];
    const twice = [
      { name: 'Tools', keywords: ['Word', 'Redis', 'WORD'] },
      { name: 'Data', keywords: ['redis'] },
    ];
    expect(hiddenAt({ work, skills: twice }, 'basic')).toEqual([]);
    expect(hiddenAt({ work, skills: twice }, 'good')).toEqual(['skills[0].keywords[2]']);
  });

  test('a skill in two groups stays in both, and one that is also a certificate stays a skill', () => {
    const work = [{ ...job, highlights: ['Wrote services in Node.js and modules for Terraform'] }];
    const twice = [
      { name: 'Back end', keywords: ['Redis', 'Perl'] },
      { name: 'Cloud', keywords: ['Nomad', 'Perl', 'CKA'] },
    ];
    expect(hiddenAt({ work, skills: twice, certificates: [{ name: 'CKA' }] }, 'super')).toEqual([]);
  });

  test('what jobs show is named in the group of its like, else in a group of its own', () => {
    const work = [{ ...job, highlights: ['Moved services to k8s with Terraform'] }];
    const surfaced = (skills: readonly Record<string, unknown>[]) =>
      plan({ work, skills }, 'good').flatMap((edit) =>
        edit.op === 'surface_skill' ? [[edit.text, edit.source, edit.group]] : [],
      );
    expect(surfaced([{ name: 'Tools', keywords: ['Docker'] }])).toEqual([
      ['Kubernetes', 'skills[0]', null],
      ['Terraform', 'skills[0]', null],
    ]);
    expect(surfaced([{ name: 'Docker' }, { name: 'Jenkins' }])).toEqual([
      ['Kubernetes', 'skills', null],
      ['Terraform', 'skills', null],
    ]);
    expect(surfaced([])).toEqual([
      ['Kubernetes', 'skills', 'Skills'],
      ['Terraform', 'skills', 'Skills'],
    ]);
  });

  test('no section is made for a single skill', () => {
    const work = [{ ...job, highlights: ['Moved services to k8s'] }];
    const made = plan({ work, skills: [] }, 'good').filter(({ op }) => op === 'surface_skill');
    expect(made).toEqual([]);
  });

  test('a title or a degree does not make a skill', () => {
    const target = {
      ...posting,
      jobDescription: `Marketing Manager\n\nRequirements:\n- Marketing\n- SEO\n- Copywriting in English`,
    };
    const work = [{ ...job, position: 'Marketing Manager', highlights: ['Sold tea'] }];
    expect(plan({ work, skills: [] }, 'super', target).filter(({ op }) => op === 'surface_skill')).toEqual(
      [],
    );
  });
});

test('a bare list of skills is put in order for what is asked for behind its front', () => {
  const orderOf = (names: readonly string[]) =>
    plan(
      { work: [{ ...job, highlights: ['Wrote code'] }], skills: names.map((name) => ({ name })) },
      'basic',
    ).filter(({ op, source }) => op === 'reorder' && source === 'skills');
  const idle = ['Krita', 'Cubase', 'Ableton', 'Blender'];
  expect(orderOf([...idle, 'Terraform', 'Kubernetes'])).toHaveLength(1);
  const [edit] = orderOf([...idle, 'Terraform']);
  expect(edit).toMatchObject({ rule: 'skill_order', reason: expect.stringMatching(/: Terraform\.$/) });
  expect(orderOf(['Krita', 'Cubase', 'Terraform', 'Ableton'])).toEqual([]);
  expect(orderOf([...idle, 'Programs', 'Terraform'])).toEqual([]);
  expect(orderOf(['Familiar with Krita', ...idle, 'Terraform'])).toEqual([]);
});

test('skills of neighboring groups stay in theirs', () => {
  const skills = [
    { name: 'Drawing', keywords: ['Krita', 'Cubase', 'Ableton', 'Blender', 'Terraform'] },
    ...['Sketching', 'Inking', 'Lettering', 'Kubernetes'].map((name) => ({ name })),
  ];
  const edits = plan({ work: [{ ...job, highlights: ['Wrote code'] }], skills }, 'basic');
  expect(edits.flatMap((edit) => (edit.op === 'reorder' ? [[edit.source, edit.order]] : []))).toEqual([
    ['skills[0].keywords', [4, 0, 1, 2, 3].map((at) => `skills[0].keywords[${at}]`)],
    ['skills', [0, 4, 1, 2, 3].map((at) => `skills[${at}]`)],
  ]);
});

describe('headline', () => {
  const work = [
    {
      ...job,
      highlights: [
        'Moved 14 services to k8s with Terraform and cut incidents by 30%',
        'Kept 12 REST endpoints in Node.js with Git',
      ],
    },
  ];
  const headlineOf = (label: string, level: FinetuneLevel, jobs: readonly Record<string, unknown>[] = work) =>
    plan({ work: jobs, basics: { label } }, level).flatMap((edit) =>
      edit.op === 'headline' ? [edit.text] : [],
    );

  test('names two or three musts that the work proves behind the base’s own words', () => {
    expect(headlineOf('Software Engineer', 'good')).toEqual([
      'Software Engineer | Node.js, Kubernetes, Terraform',
    ]);
  });

  test('stays where the work proves less than two, or only mentions them', () => {
    const mentioned = [{ ...job, highlights: ['Deployed to k8s with Terraform', 'Kept Node.js services'] }];
    expect(headlineOf('Software Engineer', 'super', mentioned)).toEqual([]);
    const one = [{ ...job, highlights: ['Moved 14 services to k8s'] }];
    expect(headlineOf('Software Engineer', 'super', one)).toEqual([]);
  });

  test('takes a title that was held when it is the very one asked for, at super', () => {
    expect(headlineOf('Software Engineer', 'super')[0]).toMatch(/^Backend Engineer \| /);
  });

  const idle = [{ ...job, highlights: ['Kept the place in order'] }];
  const related = [{ ...idle[0], position: 'Network Engineer' }];

  test.each(['Professional Experience', 'Summary'])(
    'gives way to the very title asked for where it names no profession: %s',
    (label) => {
      expect(headlineOf(label, 'good', idle)).toEqual(['Backend Engineer']);
      expect(headlineOf(label, 'good', related)).toEqual([]);
    },
  );

  test('of no known field gives way to the very title asked for only if both were held', () => {
    const label = 'Lighthouse Assistant';
    expect(headlineOf(label, 'good', idle)).toEqual([]);
    const both = [
      { ...idle[0], position: label },
      { ...idle[0], startDate: '2014-01', endDate: '2015-01' },
    ];
    expect(headlineOf(label, 'good', both)).toEqual(['Backend Engineer']);
  });

  test.each([
    ['another field', 'Gardener'],
    ['a wish', 'Aspiring Software Developer'],
    ['a wish for a place', 'Open to relocation | Developer'],
    ['a wish in German', 'Angehender Gärtner'],
    ['a wish in French', 'À la recherche d’un poste'],
    ['a wish in Spanish', 'En busca de empleo'],
    ['a wish in Chinese', '求职意向：园艺'],
  ])('gives way to the held title where it is %s: %s', (_what, label) => {
    expect(headlineOf(label, 'good', idle)).toEqual(['Backend Engineer']);
  });

  test.each(['Software Developer', 'Developer and gardener'])(
    'stays in the field of the posting: %s',
    (label) => expect(headlineOf(label, 'good', idle)).toEqual([]),
  );

  test('is written where there is none, from a title of the same role and not from a related one', () => {
    const held = (position: string) =>
      headlineOf('', 'good', [{ ...job, position, highlights: ['Kept order'] }]);
    expect(held('Software Engineer')).toEqual(['Software Engineer']);
    expect(held('Network Engineer')).toEqual([]);
  });

  test('of a job that was held stays where only a lower or a merely related title is near', () => {
    const cook = { ...job, position: 'Gardener' };
    const learner = {
      ...idle[0],
      position: 'Software Engineering Intern',
      startDate: '2016-01',
      endDate: '2017-01',
    };
    expect(headlineOf('Gardener', 'good', [cook, learner])).toEqual([]);
  });

  test('keeps the rank that the person has, beside or instead of the title asked for', () => {
    expect(headlineOf('Senior Backend Engineer', 'super')[0]).toMatch(/^Senior Backend Engineer \| /);
    expect(headlineOf('Principal Software Engineer', 'super')[0]).toMatch(/^Principal Software Engineer \| /);
  });

  test.each([
    [
      'a duty of everybody with the title',
      'Accountant',
      '- Accounting\n- Reconciliations\n- Bank reconciliations',
    ],
    ['a tool of every desk', 'Electrical Engineer', '- Excel\n- Word\n- Jira'],
    ['a kind of such a duty', 'Software Architect', '- Git\n- Version control\n- GitHub'],
  ])('names nothing that is %s', (_what, label, asked) => {
    const target = { ...posting, position: label, jobDescription: `${label}\n\nRequirements\n${asked}` };
    const lines = asked.replaceAll('- ', 'Kept 12 files of ').split('\n');
    const jobs = [
      { ...job, position: label, highlights: [...lines, ...lines.map((line) => `${line} twice`)] },
    ];
    const edits = plan({ work: jobs, basics: { label } }, 'super', target);
    expect(edits.filter(({ op }) => op === 'headline')).toEqual([]);
  });

  test('names what two requirements ask for once', () => {
    const target = {
      ...posting,
      jobDescription:
        'Requirements:\n- SAP MM or SAP SD\n- Experience with SAP MM in a plant\n- Kafka\n- Terraform',
    };
    const highlights = ['Set up SAP MM for 3 plants', 'Moved 9 feeds to Kafka'];
    const edits = plan({ work: [{ ...job, highlights }] }, 'good', target);
    expect(edits.flatMap((edit) => (edit.op === 'headline' ? [edit.text] : []))).toEqual([
      'Backend Engineer | SAP MM, Kafka',
    ]);
  });

  test('names what would be an advantage where one learns it by its name, after the musts', () => {
    const jobDescription =
      'Backend Engineer\n\nRequirements\n- Kafka\n\nNice to have\n- Ansible\n- Good knowledge of incidents';
    const highlights = ['Ran Ansible on 12 hosts', 'Moved 9 feeds to Kafka', 'Closed 30 incidents'];
    const edits = plan({ work: [{ ...job, highlights }] }, 'good', { ...posting, jobDescription });
    expect(edits.flatMap((edit) => (edit.op === 'headline' ? [edit.text] : []))).toEqual([
      'Backend Engineer | Kafka, Ansible',
    ]);
  });

  test('names the narrower of two things', () => {
    const jobDescription = 'Backend Engineer\n\nRequirements\n- Python\n- FastAPI\n- Kafka';
    const highlights = ['Moved 9 feeds to Kafka', 'Built 12 services with FastAPI', 'Wrote 3 jobs in Python'];
    const edits = plan({ work: [{ ...job, highlights }] }, 'good', { ...posting, jobDescription });
    const [text] = edits.flatMap((edit) => (edit.op === 'headline' ? [edit.text] : []));
    expect(text?.split(' | ')[1]?.split(', ').sort()).toEqual(['FastAPI', 'Kafka']);
  });

  describe('without one', () => {
    const titleOf = (
      title: string,
      position: string,
      basics: Record<string, string> = {},
      jobs: readonly Record<string, unknown>[] = [],
    ) => {
      const today = { ...job, position: title, highlights: ['Kept the place in order'] };
      const target = { ...posting, position, jobDescription: `${position}\n\nRequirements\n- Patience` };
      const nothing = { label: '', summary: '' };
      const edits = plan({ work: [today, ...jobs], basics: { ...nothing, ...basics } }, 'good', target);
      return edits.flatMap((edit) => (edit.op === 'headline' ? [edit.text] : []));
    };

    test.each([
      ['Backend Engineer', 'Software Developer'],
      ['Mathematics Teacher', 'High School Teacher'],
      ['Postdoctoral Researcher', 'Researcher'],
      ['Sales Representative', 'Pharmaceutical Sales Representative'],
      ['Backend Engineer/Trainer', 'Software Developer'],
    ])('has the title of today, %s, where the posting is for that role: %s', (title, position) => {
      expect(titleOf(title, position)).toEqual([title]);
    });

    test.each([
      ['another role', 'Gardener', 'Software Developer'],
      ['who leads', 'Sales Assistant', 'Director of Sales'],
      ['a trade that is learned', 'Software Engineering Intern', 'Software Engineer'],
      ['who helps', 'Teaching Assistant', 'Teacher'],
      ['training', 'Ausbildung zum Softwareentwickler', 'Software Developer'],
      ['with parts', 'Backend Engineer (Promoted)', 'Software Developer'],
      ['a field', 'Backend Development', 'Software Developer'],
      ['with a number', 'Backend Engineer 2', 'Software Developer'],
    ])('has none for %s: %s beside %s', (_what, title, position) => {
      expect(titleOf(title, position)).toEqual([]);
    });

    test('has the title of an earlier job, unless it ended long ago', () => {
      const earlier = { ...job, position: 'Backend Engineer', startDate: '2016-01', endDate: '2018-01' };
      expect(titleOf('Gardener', 'Software Developer', {}, [earlier])).toEqual(['Backend Engineer']);
      const old = { ...earlier, startDate: '2000-01', endDate: '2002-01' };
      expect(titleOf('Gardener', 'Software Developer', {}, [old])).toEqual([]);
    });

    test('has the latest of titles that are as near', () => {
      const earlier = { ...job, position: 'Web Developer', startDate: '2016-01', endDate: '2018-01' };
      expect(titleOf('Backend Engineer', 'Software Developer', {}, [earlier])).toEqual(['Backend Engineer']);
      expect(titleOf('Backend Engineer 2', 'Software Developer', {}, [earlier])).toEqual([]);
    });
  });

  test.each(['Engineer | Java | Cloud', 'Backend Engineer, Payments', 'Backend Engineer - 12 years'])(
    'one with parts is left alone: %s',
    (label) => expect(headlineOf(label, 'super')).toEqual([]),
  );
});

describe('projects and sections', () => {
  const projects = [
    { name: 'Fish tank', highlights: ['Fed the fish'] },
    { name: 'Cluster', highlights: ['Ran k8s with Terraform at home'] },
  ];
  const work = [{ ...job, highlights: ['Wrote services in Node.js and modules for Terraform'] }];

  test('a project that shows a must gives way to none that the posting speaks of', () => {
    const named = [{ name: 'Tables', highlights: ['Kept a table in PostgreSQL'] }, projects[1] ?? {}];
    const orders = plan({ work, projects: named }, 'good').filter(({ source }) => source === 'projects');
    expect(orders).toEqual([]);
  });

  test('the project that answers the posting comes first; none is hidden while there is room', () => {
    const orders = plan({ work, projects }, 'good').flatMap((edit) =>
      edit.op === 'reorder' && edit.source === 'projects' ? [edit.order] : [],
    );
    expect(orders).toEqual([['projects[1]', 'projects[0]']]);
    expect(hiddenAt({ work, projects }, 'super')).toEqual([]);
    const oneMust = [projects[0] ?? {}, { name: 'Cluster', highlights: ['Ran k8s at home'] }];
    expect(plan({ work, projects: oneMust }, 'good').filter(({ source }) => source === 'projects')).toEqual(
      [],
    );
  });

  test('without room super hides the project that answers nothing, if another does', () => {
    const old = projects.map((each) => ({ ...each, endDate: '2010-05' }));
    const both = overflowing({ work, projects: old }, 2);
    expect(hiddenAt(both, 'good')).toEqual([]);
    expect(hiddenAt(both, 'super')).toEqual(['projects[0]']);
    expect(hiddenAt(overflowing({ work, projects: old.slice(0, 1) }, 2), 'super')).toEqual([]);
  });

  const skills = [{ name: 'Tools', keywords: ['Node.js', 'Terraform', 'Kubernetes'] }];
  const sectionsOf = (position: string, startDate: string, label = position) =>
    plan(
      { work: [{ ...job, position, startDate, highlights: ['Wrote code'] }], skills, basics: { label } },
      'good',
    ).flatMap((edit) => (edit.op === 'section_order' ? [edit.order] : []));

  test.each([
    ['a junior', 'Backend Engineer', '2025-03'],
    ['who changes fields', 'Registered Nurse', '2008-03'],
  ])(
    'skills come before the jobs of %s when little of the posting stands at the top',
    (_who, title, since) => {
      const [order = []] = sectionsOf(title, since);
      expect(order.indexOf('skills')).toBe(order.indexOf('experience') - 1);
    },
  );

  test('skills come first for several musts, which the jobs do not show as well, or not at all', () => {
    const orderOf = (keywords: readonly string[], highlight: string) =>
      plan(
        {
          work: [{ ...job, startDate: '2025-03', highlights: [highlight] }],
          skills: [{ name: 'Tools', keywords }],
          basics: { label: 'Backend Engineer' },
        },
        'good',
      ).filter(({ op }) => op === 'section_order');
    expect(orderOf(['Node.js', 'Terraform', 'Kubernetes'], 'Wrote code')).toHaveLength(1);
    expect(orderOf(['Node.js', 'Excel'], 'Wrote code')).toEqual([]);
    const shown = 'Ran Node.js on Kubernetes with Terraform';
    expect(orderOf(['Node.js', 'Terraform', 'Kubernetes'], shown)).toEqual([]);
  });

  test('projects rise before the schools at super only where they name what is asked for, and no degree is', () => {
    const schooled = {
      work,
      education: [{ institution: 'TU', area: 'Physics', studyType: 'Bachelor' }],
      volunteer: [{ organization: 'Club', position: 'Helper', highlights: ['Ran Terraform'] }],
    };
    const risenOf = (given: Given, level: FinetuneLevel, asking = posting.jobDescription) =>
      plan(given, level, { ...posting, jobDescription: asking }).flatMap((edit) =>
        edit.op === 'section_order' ? [edit.rule] : [],
      );
    expect(risenOf({ ...schooled, projects }, 'super')).toEqual(['projects_up']);
    expect(risenOf({ ...schooled, projects }, 'good')).toEqual([]);
    expect(risenOf({ ...schooled, projects: projects.slice(0, 1) }, 'super')).toEqual([]);
    const oneMust = [{ name: 'Cluster', highlights: ['Ran k8s at home'] }];
    expect(risenOf({ ...schooled, projects: oneMust }, 'super')).toEqual([]);
    const degree = `${posting.jobDescription}\n\nRequirements\n- Bachelor's degree`;
    expect(risenOf({ ...schooled, projects }, 'super', degree)).toEqual([]);
    const short = work.map((job) => ({ ...job, startDate: '2023-01', endDate: '2023-06' }));
    expect(risenOf({ ...schooled, work: short, projects }, 'super', degree)).not.toContain('projects_up');
  });

  test.each([
    ['more than two years in the field', 'Backend Engineer', '2021-03'],
    ['fifteen years under a title that says little', 'Team Lead', '2011-03'],
  ])('jobs stay before the skills with %s', (_how, title, since) => {
    expect(sectionsOf(title, since)).toEqual([]);
  });
});
