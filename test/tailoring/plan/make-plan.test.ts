import { describe, expect, test } from 'vitest';
import type { FinetuneLevel } from '../../../src/contract/finetune-level.ts';
import { makePlan } from '../../../src/tailoring/plan/make-plan.ts';
import { readInput } from '../../../src/tailoring/read-input.ts';
import { asOf, documentOf, namedCases } from '../cases.ts';

const posting = namedCases.engineer.target;

interface Given {
  readonly work?: readonly Record<string, unknown>[];
  readonly skills?: readonly Record<string, unknown>[];
  readonly projects?: readonly Record<string, unknown>[];
  readonly basics?: Record<string, unknown>;
}

const job = { name: 'Acme', position: 'Backend Engineer', startDate: '2018-01' };

/** First choices of the plan, by operation. */
function plan(given: Given, level: FinetuneLevel, target = posting) {
  const basics = {
    name: 'Pat Doe',
    label: 'Backend Engineer',
    email: 'pat@example.org',
    summary: 'Backend engineer with a taste for the quiet parts of the system.',
    ...given.basics,
  };
  const base = documentOf({ resume: { ...given, basics } });
  return makePlan(readInput({ base, target, level, asOf })).flatMap((alternatives) =>
    alternatives.slice(0, 1),
  );
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

  function orderOf(highlights: readonly string[]): readonly string[] {
    const edits = plan({ work: [{ ...job, position: 'Buyer', highlights }] }, 'good', target);
    const paths = edits.flatMap((edit) => (edit.op === 'reorder' ? edit.order : []));
    return paths.map((path) => highlights[Number(path.match(/\d+(?=\]$)/)?.[0])] ?? path);
  }

  test('what the posting asks for in part and in another form goes before a number', () => {
    const [first, idle, other, shown] = [
      'Ran a desk',
      'Counted 400 pens',
      'Negotiated with three carriers',
      'Kept SAP MM',
    ];
    expect(orderOf([first, idle, other, shown])).toEqual([shown, first, other, idle]);
  });

  test('the words of the posting that are no requirement go before a number', () => {
    const [first, idle] = ['Ran a desk', 'Counted 400 pens'];
    const [near, shown] = ['Titrated acids each evening shift', 'Kept SAP MM'];
    expect(orderOf([first, idle, near, shown])).toEqual([shown, first, near, idle]);
  });

  test('a tool that every desk has moves nothing before what opens the job', () => {
    const [first, typed, shown] = ['Ran a desk', 'Typed letters in Microsoft Word', 'Kept SAP MM'];
    expect(orderOf([first, typed, shown])).toEqual([shown, first, typed]);
  });

  test('between equals a number decides, else the order of the base', () => {
    const [first, idle, counted, last] = [
      'Ran a desk',
      'Counted pens',
      'Sorted 12 shelves',
      'Watered plants',
    ];
    const shown = 'Kept SAP MM';
    expect(orderOf([first, idle, counted, last, shown])).toEqual([shown, first, counted, idle, last]);
  });

  test('what opens a job, and so says what it was, sinks below nothing that answers as little', () => {
    const [first, idle, shown] = ['Ran a desk', 'Sorted 12 shelves', 'Kept SAP MM'];
    expect(orderOf([first, idle, shown])).toEqual([shown, first, idle]);
  });

  test('nothing moves where no shown point would rise', () => {
    expect(orderOf(['Kept SAP MM', 'Counted pens', 'Sorted 12 shelves'])).toEqual([]);
  });
});

describe('bullet selection', () => {
  test('what shares a telling word with the posting stays, also where no requirement was read', () => {
    const target = { ...posting, jobDescription: `${posting.jobDescription}\nYou read blueprints.` };
    const work = [{ ...job, highlights: ['Ran Terraform', 'Marked up the blueprints', ...idle] }];
    const hidden = plan({ work }, 'super', target).flatMap(({ op, source }) =>
      op === 'hide' ? [source] : [],
    );
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden).not.toContain('work[0].highlights[1]');
  });

  const current = { ...job, highlights: ['Built services in Node.js', ...idle] };
  const old = {
    ...job,
    startDate: '2005-01',
    endDate: '2009-12',
    highlights: ['Ran Terraform', ...idle.slice(0, 3), 'Saved 20 hours'],
  };

  test('basic keeps every bullet; good hides only in jobs that ended ten years ago', () => {
    expect(hiddenAt({ work: [current, old] }, 'basic')).toEqual([]);
    const hidden = hiddenAt({ work: [current, old] }, 'good');
    expect(hidden.length).toBe(3);
    expect(hidden.every((path) => path.startsWith('work[1]'))).toBe(true);
  });

  test('what answers the posting and the last number always stay', () => {
    const hidden = hiddenAt({ work: [current, old] }, 'super');
    expect(hidden).not.toContain('work[0].highlights[0]');
    expect(hidden).not.toContain('work[1].highlights[0]');
    expect(hidden).not.toContain('work[1].highlights[4]');
  });

  test('what the latest job achieved in numbers stays, where that job is of the kind asked for', () => {
    const highlights = [
      'Built services in Node.js',
      ...[2, 3, 4, 5, 6, 7, 8].map((count) => `Fed ${count} fish`),
    ];
    const hiddenOf = (position: string) => hiddenAt({ work: [{ ...job, position, highlights }] }, 'super');
    expect(hiddenOf('Backend Engineer')).toEqual([]);
    expect(hiddenOf('Gardener').length).toBe(highlights.length - 6);
  });

  test('super keeps six bullets of the latest job', () => {
    expect(hiddenAt({ work: [current] }, 'super').length).toBe(current.highlights.length - 6);
  });
});

describe('skills', () => {
  const spare = [
    'Excel',
    'Word',
    'Teamwork',
    'Figma',
    'Jira',
    'Slack',
    'Perl',
    'Photoshop',
    'HTML',
    'CSS',
    'Redis',
    'Nginx',
    'Ansible',
    'jQuery',
    'PHP',
    'Vue.js',
    'Sass',
    'Trello',
    'Zoom',
    'Miro',
  ];

  test('the list is capped at good and super, and what the posting asks for is never hidden', () => {
    const skills = [{ name: 'Tools', keywords: [...spare, 'Node.js'] }];
    const work = [{ ...job, highlights: ['Wrote code'] }];
    expect(hiddenAt({ work, skills }, 'basic')).toEqual([]);
    expect(hiddenAt({ work, skills }, 'good').length).toBe(3);
    expect(hiddenAt({ work, skills }, 'super').length).toBe(7);
    expect(hiddenAt({ work, skills }, 'super')).not.toContain(`skills[0].keywords[${spare.length}]`);
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

describe('headline', () => {
  const work = [{ ...job, highlights: ['Built Node.js services on k8s with Terraform and REST endpoints'] }];
  const headlineOf = (label: string, level: FinetuneLevel) =>
    plan({ work, basics: { label } }, level).flatMap((edit) => (edit.op === 'headline' ? [edit.text] : []));

  test('names up to three musts behind the base’s own words', () => {
    expect(headlineOf('Software Engineer', 'good')).toEqual([
      'Software Engineer | Node.js, Kubernetes, REST APIs',
    ]);
  });

  test('takes a title that was held when it is the very one asked for, at super', () => {
    expect(headlineOf('Software Engineer', 'super')[0]).toMatch(/^Backend Engineer \| /);
    expect(headlineOf('Gardener', 'super')[0]).toMatch(/^Gardener \| /);
  });

  test('keeps the rank that the person has beside the title asked for', () => {
    expect(headlineOf('Senior Backend Engineer', 'super')[0]).toMatch(/^Senior Backend Engineer \| /);
  });

  test('names what two requirements ask for once', () => {
    const target = {
      ...posting,
      jobDescription: 'Requirements:\n- SAP MM or SAP SD\n- Experience with SAP MM in a plant',
    };
    const edits = plan({ work: [{ ...job, highlights: ['Set up SAP MM'] }] }, 'good', target);
    expect(edits.flatMap((edit) => (edit.op === 'headline' ? [edit.text] : []))).toEqual([
      'Backend Engineer | SAP MM',
    ]);
  });

  test('a headline that is a list already is left alone', () => {
    expect(headlineOf('Engineer | Java | Cloud', 'good')).toEqual([]);
  });
});

describe('projects and sections', () => {
  const projects = [
    { name: 'Fish tank', highlights: ['Fed the fish'] },
    { name: 'Cluster', highlights: ['Ran k8s at home'] },
  ];
  const work = [{ ...job, highlights: ['Wrote code'] }];

  test('the project that answers the posting comes first; at super the others are hidden', () => {
    const orders = plan({ work, projects }, 'good').flatMap((edit) =>
      edit.op === 'reorder' && edit.source === 'projects' ? [edit.order] : [],
    );
    expect(orders).toEqual([['projects[1]', 'projects[0]']]);
    expect(hiddenAt({ work, projects }, 'good')).toEqual([]);
    expect(hiddenAt({ work, projects }, 'super')).toEqual(['projects[0]']);
  });

  test('projects that answer nothing stay when none does, or when there is no job', () => {
    expect(hiddenAt({ work, projects: projects.slice(0, 1) }, 'super')).toEqual([]);
    expect(hiddenAt({ projects }, 'super')).toEqual([]);
  });

  test('skills come before the jobs when little of the posting stands at the top', () => {
    const skills = [{ name: 'Tools', keywords: ['Node.js', 'Terraform', 'Kubernetes'] }];
    const orders = plan({ work, skills }, 'good').flatMap((edit) =>
      edit.op === 'section_order' ? [edit.order] : [],
    );
    expect(orders.length).toBe(1);
    expect(orders[0]?.indexOf('skills')).toBe((orders[0]?.indexOf('experience') ?? 0) - 1);
    expect(plan({ work, skills }, 'basic').filter(({ op }) => op === 'section_order')).toEqual([]);
  });
});
