import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../../src/posting/read-posting.ts';
import type { Target } from '../../../../src/service/ports.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { documentOf } from '../../cases.ts';
import { cases } from '../../fixtures/cases.ts';
import { evidenceRows } from '../../fixtures/evidence-rows.ts';
import { type JobSketch, type ResumeSketch, resumeOf } from '../../fixtures/resume-of.ts';
import { scoreOf } from '../../fixtures/score-of.ts';

const target: Target = {
  companyName: 'Acme',
  position: 'Backend Engineer',
  jobDescription: 'Requirements:\n- Kubernetes\n- Terraform or Pulumi\n\nNice to have:\n- Kafka',
};

function job(bullets: readonly string[], rest: Partial<JobSketch> = {}): JobSketch {
  return { title: 'Backend Developer', company: 'Initech', date: '2020-01 - Present', bullets, ...rest };
}

function evidenceOf(sketch: ResumeSketch, term: string) {
  const rows = evidenceRows(
    readPosting(standardLexicon(), target),
    readResume(standardLexicon(), resumeOf(sketch)),
    target,
  );
  const row = rows.find(({ requirement }) => requirement.term === term);
  if (!row) throw new Error(`no requirement ${term}`);
  return row;
}

const states: readonly (readonly [
  why: string,
  sketch: ResumeSketch,
  state: string,
  literal: boolean,
  listed: boolean,
])[] = [
  ['a bullet names it', { jobs: [job(['Ran Kubernetes'])] }, 'evidenced', true, false],
  ['a bullet names an alias', { jobs: [job(['Ran k8s'])] }, 'alias_only', false, false],
  [
    'only the list names it',
    { jobs: [job(['Wrote'])], skills: { A: ['Kubernetes'] } },
    'listed_only',
    true,
    true,
  ],
  [
    'only the summary claims it',
    { jobs: [job(['Wrote'])], summary: 'Kubernetes person' },
    'listed_only',
    true,
    false,
  ],
  ['a bullet names what implies it', { jobs: [job(['Ran Helm charts'])] }, 'alias_only', false, false],
  [
    'only the list names what implies it',
    { jobs: [job(['Wrote'])], skills: { A: ['Helm'] } },
    'listed_only',
    false,
    false,
  ],
  ['what implies it is wished for', { jobs: [job(['Want to learn Helm'])] }, 'missing', false, false],
  ['it is only wished for', { jobs: [job(['Want to learn Kubernetes'])] }, 'aspirational', false, false],
  ['nothing names it', { jobs: [job(['Wrote code'])] }, 'missing', false, false],
];

describe('the state of a requirement', () => {
  it.each(states)('when %s', (_, sketch, state, literal, listed) => {
    const row = evidenceOf(sketch, 'Kubernetes');
    expect([row.state, row.literal, row.listed]).toEqual([state, literal, listed]);
  });

  it('is not met by its words in two list items', () => {
    const asking = { ...target, jobDescription: 'Requirements:\n- Wick trimming\n- Kubernetes' };
    const states = ['Tested the wick, trimming and oil', 'Knows wick trimming'].map((bullet) => {
      const resume = readResume(standardLexicon(), resumeOf({ jobs: [job([bullet])] }));
      return evidenceRows(readPosting(standardLexicon(), asking), resume, asking)[0]?.state;
    });
    expect(states).toEqual(['missing', 'evidenced']);
  });

  it('is met by either of two alternatives', () => {
    const row = evidenceOf({ jobs: [job(['Wrote Pulumi programs'])] }, 'Terraform or Pulumi');
    expect([row.state, row.grade, row.literal]).toEqual(['evidenced', 1, true]);
  });
});

const grades: readonly (readonly [where: string, sketch: ResumeSketch, grade: number])[] = [
  ['a bullet of a related job', { jobs: [job(['Ran Kubernetes'])] }, 1],
  ['a bullet of an unrelated job', { jobs: [job(['Ran Kubernetes'], { title: 'Florist' })] }, 0.35],
  ['the title of a related job', { jobs: [job([], { title: 'Kubernetes Backend Engineer' })] }, 0.8],
  ['a certificate', { certificates: ['Kubernetes course'] }, 1],
  ['a project', { projects: [{ name: 'Home lab', bullets: ['Kubernetes on three boards'] }] }, 0.7],
  ['the list of somebody with a related job', { jobs: [job([])], skills: { A: ['Kubernetes'] } }, 0.55],
  ['the list of somebody without a related job', { skills: { A: ['Kubernetes'] } }, 0.55 * 0.35],
  ['the summary of somebody with a related job', { jobs: [job([])], summary: 'Kubernetes' }, 0.4],
];

describe('E(r)', () => {
  it.each(grades)('for %s', (_, sketch, grade) => {
    expect(evidenceOf(sketch, 'Kubernetes').grade).toBeCloseTo(grade, 10);
  });

  it('is the best of all places, and that place comes first', () => {
    const { evidence } = evidenceOf(
      { jobs: [job(['Ran k8s'])], skills: { A: ['Kubernetes'] } },
      'Kubernetes',
    );
    expect(evidence.map(({ path, quote }) => [path, quote])).toEqual([
      ['work[0].highlights[0]', 'k8s'],
      ['skills[0].keywords[0]', 'Kubernetes'],
    ]);
  });

  it('counts a language only where the person claims to speak it', () => {
    const asked: Target = { ...target, jobDescription: 'Requirements:\n- Fluent in German' };
    const grade = (sketch: ResumeSketch) =>
      evidenceRows(
        readPosting(standardLexicon(), asked),
        readResume(standardLexicon(), resumeOf(sketch)),
        asked,
      )[0]?.grade;
    expect(grade({ jobs: [job(['Served German customers'])] })).toBe(0);
    expect(grade({ jobs: [job([])], languages: { Deutsch: 'C1' } })).toBe(1);
  });

  it.each([
    ['Fluent in German', 'C1', 1],
    ['Fluent in German', 'native', 1],
    ['Fluent in German', 'B2', 0.5],
    ['Fluent in German', 'A2', 0.25],
    ['Fluent in German', '', 1],
    ['Native German', 'C2', 1],
    ['Basic German', 'conversational', 1],
    ['German', 'A1', 1],
  ])('for "%s" at level "%s" is %d', (asks, level, grade) => {
    const asked: Target = { ...target, jobDescription: `Requirements:\n- ${asks}` };
    const sketch = { jobs: [job([])], languages: { German: level }, skills: { Languages: ['German'] } };
    const [row] = evidenceRows(
      readPosting(standardLexicon(), asked),
      readResume(standardLexicon(), resumeOf(sketch)),
      asked,
    );
    expect([row?.grade, row?.state]).toEqual([grade, grade === 1 ? 'evidenced' : 'in_part']);
  });

  it('has quotes that occur in the resume', () => {
    for (const { target: asked, qualified } of cases) {
      const model = readResume(standardLexicon(), resumeOf(qualified));
      for (const { evidence } of evidenceRows(readPosting(standardLexicon(), asked), model, asked)) {
        for (const { path, quote } of evidence) {
          expect(model.chunks.find((chunk) => chunk.path === path)?.text).toContain(quote);
        }
      }
    }
  });
});

describe('an unfinished certificate', () => {
  const asks: Target = {
    companyName: '',
    position: 'Accountant',
    jobDescription: 'Requirements:\n- CPA license',
  };
  const stateOf = (sketch: ResumeSketch) => scoreOf(asks, sketch).requirements[0]?.state;

  it.each([
    'CPA candidate (all four sections passed, license application pending)',
    'Eligible for the CPA',
    'Studying for the CPA',
  ])('is not held: %s', (name) => {
    expect(stateOf({ certificates: [name] })).toBe('aspirational');
  });

  it('is not held after passing only sections of its exam', () => {
    expect(stateOf({ summary: 'Accountant. Passed the last two CPA exam sections in 2025.' })).toBe(
      'aspirational',
    );
  });

  it('is held if it is simply named', () => {
    expect(stateOf({ certificates: ['CPA, Minnesota'] })).toBe('alias_only');
    expect(stateOf({ certificates: ['CPA license no. 1234'] })).toBe('evidenced');
  });
});

describe('a requirement that the posting spells in two ways', () => {
  const twice = (asking: string) => ({ ...target, jobDescription: `Requirements:\n- ${asking}\n- Docker` });
  const literalFor = (asking: string, bullet: string) => {
    const posting = readPosting(standardLexicon(), twice(asking));
    const rows = evidenceRows(
      posting,
      readResume(standardLexicon(), resumeOf({ jobs: [job([bullet])] })),
      target,
    );
    return rows[0]?.literal;
  };
  it.each([
    ['Continuous integration (CI) and deployment', 'Set up CI for 4 teams', true],
    ['Kubernetes (k8s)', 'Ran k8s', true],
    ['Kubernetes', 'Ran k8s', false],
  ])('is literal in either spelling: %s, %s', (asking, bullet, literal) => {
    expect(literalFor(asking, bullet)).toBe(literal);
  });
});

describe('a requirement that the resume describes without naming it', () => {
  const shown = (asked: string, bullet: string) => {
    const posting: Target = {
      ...target,
      jobDescription: `Requirements:\n- ${asked}\n- 3 years of experience`,
    };
    const rows = evidenceRows(
      readPosting(standardLexicon(), posting),
      readResume(standardLexicon(), resumeOf({ jobs: [job([bullet])] })),
      posting,
    );
    return rows[0]?.evidence.map(({ quote, implied }) => [quote, implied]) ?? [];
  };

  it.each([
    ['Precepting', 'Precepted six new graduates', 'Precepted'],
    ['Mentoring', 'Reviewed code and mentored four juniors', 'mentored'],
    ['Negotiation', 'Negotiated carrier rates', 'Negotiated'],
    ['Mentoring', 'Mentor two juniors', 'Mentor'],
    ['Recruitment', 'Recruit and train 24 waiters', 'Recruit'],
    ['OSHA standards', 'Led monthly OSHA talks', 'OSHA'],
    ['Spectrophotometry', 'Measured ammonia on a spectrophotometer', 'spectrophotometer'],
    ['Presentations', 'Present quarterly figures to the board', 'Present'],
    ['Staff training', 'Trained 24 new attendants in bed making', 'Trained 24 new attendants'],
    ['Segmentation', 'Pull and segment the data each quarter', 'segment'],
    ['Arterial lines', 'Managed arterial and central lines', 'arterial and central lines'],
    [
      'Patient education',
      'Patient assessment and education on a ward of 24',
      'Patient assessment and education',
    ],
  ])('%s is implied by "%s"', (asked, bullet, quote) => {
    expect(shown(asked, bullet)).toEqual([[quote, true]]);
  });

  it.each([
    ['Mentoring', 'Was mentored by two architects'],
    ['Mentoring', 'Mentor programme for women joined in 2024'],
    ['Recruitment', 'Agencies recruit the drivers'],
    ['Welding', 'Inspected welded joints'],
    ['Arterial lines', 'Read arterial pressure and drew lines'],
    ['Mentoring', 'No experience yet, but mentored by seniors'],
  ])('%s is not shown by "%s"', (asked, bullet) => {
    expect(shown(asked, bullet)).toEqual([]);
  });
});

describe('the name of a project', () => {
  const asked: Target = {
    companyName: 'Acme',
    position: 'Team Lead',
    jobDescription: 'Requirements:\n- Project management\n- GraphQL',
  };
  const resume = documentOf({
    resume: {
      basics: { name: 'Robin Vale' },
      projects: [{ name: 'Project management app on GraphQL', description: 'A board for small teams.' }],
    },
  });
  const states = new Map(
    evidenceRows(readPosting(standardLexicon(), asked), readResume(standardLexicon(), resume), asked).map(
      ({ requirement, state }) => [requirement.term, state],
    ),
  );

  it('shows its tools, and its subject only in part', () => {
    expect(states.get('GraphQL')).toBe('evidenced');
    expect(states.get('Project management')).toBe('in_part');
  });
});
