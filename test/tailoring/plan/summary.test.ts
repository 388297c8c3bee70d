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
  readonly highlights?: readonly string[];
  readonly languages?: readonly Record<string, string>[];
  readonly keywords?: readonly string[];
  readonly jobDescription?: string;
}

function summaryOf({ summary, highlights, languages = [], keywords, jobDescription }: Given): string {
  const resume = {
    basics: { name: 'Pat Doe', label: 'Backend Engineer', email: 'pat@example.org', summary },
    work: [
      { name: 'Acme', position: 'Shop Assistant', startDate: '2022-01', highlights: ['Served guests'] },
      {
        name: 'Initech',
        position: 'Backend Engineer',
        startDate: '2014-01',
        endDate: '2021-12',
        highlights: highlights ?? [
          'Moved the services to Kubernetes',
          'Wrote the Terraform modules of two teams',
        ],
      },
    ],
    skills: [{ name: 'Skills', keywords: keywords ?? ['Grafana', 'Prometheus'] }],
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

  test('names no language that is spoken only a little', () => {
    const languages = [{ language: 'Spanish', fluency: 'Basic' }];
    expect(summaryOf({ summary: own, languages })).not.toContain('Spanish');
  });
});
