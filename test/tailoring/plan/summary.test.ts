import { describe, expect, test } from 'vitest';
import { readInput } from '../../../src/tailoring/read-input.ts';
import { tailorResume } from '../../../src/tailoring/tailor-resume.ts';
import { asOf, documentOf } from '../cases.ts';

const target = {
  companyName: 'Harbour',
  position: 'Backend Engineer',
  jobDescription: `Backend Engineer at Harbour

Requirements
- Kubernetes and Terraform
- PostgreSQL
- Grafana
- Prometheus
- Spanish, spoken and written

We look for a person who will work with the team on the platform.`,
};

interface Given {
  readonly summary: string;
  readonly label?: string;
  /** Of the job that is over. */
  readonly position?: string;
  readonly highlights?: readonly string[];
  readonly languages?: readonly Record<string, string>[];
  readonly keywords?: readonly string[];
  readonly group?: string;
  readonly jobDescription?: string;
  readonly education?: Readonly<Record<string, string>>;
}

function summaryOf(given: Given): string {
  const {
    summary,
    label,
    position,
    highlights,
    languages = [],
    keywords,
    group,
    jobDescription,
    education,
  } = given;
  const resume = {
    basics: { name: 'Pat Doe', label: label ?? 'Backend Engineer', email: 'pat@example.org', summary },
    work: [
      { name: 'Acme', position: 'Shop Assistant', startDate: '2022-01', highlights: ['Served guests'] },
      {
        name: 'Initech',
        position: position ?? 'Backend Engineer',
        startDate: '2014-01',
        endDate: '2021-12',
        highlights: highlights ?? [
          'Moved the services to Kubernetes',
          'Wrote the Terraform modules of two teams',
        ],
      },
    ],
    skills: [{ name: group ?? 'Skills', keywords: keywords ?? ['Grafana', 'Prometheus'] }],
    education: education ? [{ institution: 'Leeds', ...education }] : [],
    languages,
  };
  const base = documentOf({ resume });
  const asking = { ...target, jobDescription: jobDescription ?? target.jobDescription };
  const input = { base, target: asking, level: 'super' as const, asOf };
  expect(readInput(input).model.language).toBe('en');
  return tailorResume(input).document.sections.summary.content.replace(/<[^>]+>/g, '');
}

const own = 'Engineer for the quiet parts of the system, who likes to be called before it breaks.';

describe('a summary that is extended', () => {
  test('keeps the own words, and parts what the jobs show from what only the list names', () => {
    const text = summaryOf({ summary: own });
    expect(text.startsWith(own)).toBe(true);
    expect(text).toContain('Experience with Kubernetes and Terraform.');
    expect(text).toContain('Skills include Grafana and Prometheus.');
  });

  test('names a single skill too, and an item of the list in full', () => {
    const posting = (asking: string) => `Backend Engineer\n\nRequirements\n- ${asking}`;
    const named = (asking: string, keywords: readonly string[]) =>
      summaryOf({ summary: own, highlights: ['Served guests'], keywords, jobDescription: posting(asking) });
    expect(named('Grafana', ['Grafana', 'Prometheus'])).toContain('Skills include Grafana.');
    expect(named('Observability', ['observability audits'])).toContain(
      'Skills include observability audits.',
    );
    // Known to no table: what the person lists is a skill to them.
    expect(named('Quonset', ['quonset framing'])).toContain('Skills include quonset framing.');
  });

  test('names beside a single skill what the posting only speaks of, and a part as the whole item', () => {
    const jobDescription =
      'Backend Engineer\n\nYou will walk past the quonset hut of our organization.\n\nRequirements\n- Grafana\n- Venting';
    const named = (...keywords: readonly string[]) =>
      summaryOf({ summary: own, highlights: ['Served guests'], keywords, jobDescription });
    expect(named('Grafana', 'Quonset hut', 'Hut rental')).toContain(
      'Skills include Grafana and quonset hut.',
    );
    expect(named('Grafana', 'Organization')).toContain('Skills include Grafana.');
    expect(named('Grafana', 'Quonset Hut')).toContain('Skills include Grafana and Quonset Hut.');
    expect(named('Grafana', 'gas line venting')).toContain('Skills include Grafana and gas line venting.');
  });

  test.each([
    ['the heading of a list for a skill', 'Teaching, AQA', 'Teaching', ['GCSE maths'], 'include'],
    ['what a longer item says', '- IFRS\n- IFRS 16', 'Accounting', ['IFRS', 'IFRS 16'], 'IFRS and'],
    ['what nobody lists', '- On-call rotation', 'Skills', ['Grafana'], 'on-call'],
  ])('never names %s', (_what, asking, group, keywords, unsaid) => {
    const jobDescription = `Backend Engineer\n\nRequirements\n- ${asking}`;
    const highlights = ['Served guests', 'Took part in the on-call rotation'];
    expect(summaryOf({ summary: own, highlights, group, keywords, jobDescription })).not.toContain(unsaid);
  });

  test('names things in the number of a list, and in the small letters of a sentence', () => {
    const asking = '- Fume hood\n- Stock control\n- Brake repair';
    const text = summaryOf({
      summary: own,
      keywords: ['fume hoods', 'stock control'],
      jobDescription: `Backend Engineer\n\nRequirements\n${asking}`,
    });
    expect(text).toContain('Skills include fume hoods and stock control.');
  });

  test.each([
    ['several of what is counted', ['oscilloscope', 'test automation'], 'oscilloscopes and test automation'],
    ['what every desk has last', ['Excel', 'Word', 'Grafana'], 'Grafana, Excel and Word'],
    [
      'one pair among others',
      ['scaling and root planing', 'Grafana'],
      'scaling and root planing, and Grafana',
    ],
    ['no skill that is held in part', ['Grafana', 'Kubernetes basics', 'SQL'], 'Grafana and SQL'],
  ])('names %s', (_, keywords, named) => {
    const asked = 'Oscilloscope\n- Test automation\n- Excel\n- Word\n- Grafana\n- SQL\n- Kubernetes';
    const jobDescription = `Backend Engineer\n\nRequirements\n- Scaling and root planing\n- ${asked}`;
    const text = summaryOf({ summary: own, highlights: ['Served guests'], keywords, jobDescription });
    expect(text).toContain(`Skills include ${named}.`);
  });

  test('claims no experience with a whole field that a job only touches', () => {
    const jobDescription = `${target.jobDescription}\n\nYour tasks\n- Work with sales and marketing`;
    const highlights = ['On Kubernetes and Terraform', 'A shop with $1.1B in sales'];
    expect(summaryOf({ summary: own, highlights, jobDescription })).toContain(
      'Experience with Kubernetes and Terraform.',
    );
  });

  test('names the subject of a degree as a background, and not as experience', () => {
    const jobDescription = 'Backend Engineer\n\nRequirements\n- Degree in electrical engineering\n- Grafana';
    const education = { area: 'Electrical Engineering', studyType: 'BSc', endDate: '2013-07' };
    const text = summaryOf({ summary: own, jobDescription, education });
    expect(text).toContain('Background in electrical engineering.');
    expect(text.match(/electrical/gi)).toHaveLength(1);
    const unfinished = { ...education, endDate: '2030-07' };
    expect(summaryOf({ summary: own, jobDescription, education: unfinished })).not.toMatch(/electrical/i);
  });

  test('names a subject that no table knows, and no award', () => {
    const background = (area: string) => {
      const jobDescription = `Backend Engineer\n\nRequirements\n- Degree in ${area}\n- ${area}`;
      return summaryOf({ summary: own, jobDescription, education: { area, endDate: '2013-07' } });
    };
    expect(background('Quonset Science')).toContain('Background in Quonset Science.');
    expect(background('Quonset Level 3')).not.toContain('Background');
  });

  test('takes no thing for something done', () => {
    const text = summaryOf({
      summary: own,
      highlights: ['Stored procedures and 30 reports on Kubernetes', 'Kept 12 services on Terraform'],
    });
    expect(text).toContain('Kept 12 services on Terraform.');
    expect(text).not.toContain('Stored procedures');
  });

  test('loses the sentence that only says what the person wants, and no other', () => {
    const wanted = 'Looking for a larger team.';
    const brought = 'Backend engineer for the quiet parts of the system. I write down what I change.';
    expect(summaryOf({ summary: `${brought} ${wanted}` })).toBe(summaryOf({ summary: brought }));
    expect(summaryOf({ summary: `${wanted} Open to travel.` })).toMatch(/^Backend Engineer with 8 years/);
  });

  test('takes no fact that says we or our', () => {
    const fact = 'Moved 14 services to Kubernetes for 3 of our teams';
    expect(summaryOf({ summary: own, highlights: [fact] })).not.toContain('our teams');
    expect(summaryOf({ summary: own, highlights: [fact.replace('our ', '')] })).toContain('3 of teams');
  });

  test('in the first person takes no sentence in another voice', () => {
    const text = summaryOf({
      summary: 'I look after the quiet parts of the system and like to be called early.',
    });
    expect(text).toContain('Experience with Kubernetes and Terraform.');
    expect(text).not.toContain('Moved the services');
  });

  test('claims no experience with what the job only sold, ordered or worked beside', () => {
    const highlights = [
      'Sold Kubernetes trainings to 12 banks',
      'Interviewed candidates with Terraform knowledge',
    ];
    expect(summaryOf({ summary: own, highlights })).not.toMatch(
      /Experience with|include[^.]*(?:Kubernetes|Terraform)/,
    );
  });

  test('names a language that the posting must have, with the person’s own word for the level', () => {
    const languages = [{ language: 'Spanish', fluency: 'Fluent' }];
    expect(summaryOf({ summary: own, languages })).toContain('Languages include Spanish (Fluent).');
  });

  test('does not tell in English that English is native', () => {
    const jobDescription = target.jobDescription.replace('Spanish', 'English');
    const spoken = (fluency: string) =>
      summaryOf({ summary: own, languages: [{ language: 'English', fluency }], jobDescription });
    expect(spoken('Native speaker')).not.toContain('Languages');
    expect(spoken('C1')).toContain('Languages include English (C1).');
  });

  test('names no language that is spoken only a little', () => {
    const languages = [{ language: 'Spanish', fluency: 'Basic' }];
    expect(summaryOf({ summary: own, languages })).not.toContain('Spanish');
  });
});

describe('a summary that is built', () => {
  const built = (label: string, keywords: readonly string[]) =>
    summaryOf({ summary: '', label, highlights: ['Served the guests of the house'], keywords });

  test.each([
    ['the title of a doer', 'Backend Engineer', 'Backend Engineer with 8 years of experience'],
    ['a title with a comma', 'Engineer, Platforms', 'Engineer, Platforms, with 8 years of experience'],
    [
      'what was held, where the headline names a field',
      'Observability',
      'Backend Engineer with 8 years of experience',
    ],
  ])('begins with %s', (_, label, lead) => {
    const text = built(label, ['Grafana', 'Prometheus']);
    expect(text).toBe(`${lead} and skills in Grafana and Prometheus.`);
  });

  test('tells of a job that names no doer the field', () => {
    const jobDescription = 'Backend Development\n\nRequirements\n- Grafana\n- Prometheus';
    const asked = {
      summary: '',
      label: 'Backend Development',
      position: 'Backend Development',
      jobDescription,
    };
    expect(summaryOf({ ...asked, highlights: ['Served the guests of the house'] })).toMatch(
      /^8 years of experience in Backend Development and skills in /,
    );
  });

  test('does not say again what the title says', () => {
    const text = built('Grafana Engineer', ['Grafana', 'Prometheus', 'PostgreSQL']);
    expect(text.match(/Grafana/g)).toHaveLength(1);
  });
});
