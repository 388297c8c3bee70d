import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { applyEdits } from '../../../../src/tailoring/edits/apply-edits.ts';
import { readInput, verifierFor } from '../../../../src/tailoring/read-input.ts';
import { tailorResume } from '../../../../src/tailoring/tailor-resume.ts';
import { asOf, documentOf } from '../../cases.ts';

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
  return tailored(given).document.sections.summary.content.replace(/<[^>]+>/g, '');
}

function tailored(given: Given) {
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
  expect(readInput(standardLexicon(), input).model.language).toBe('en');
  return { base, input, ...tailorResume(standardLexicon(), input) };
}

const own = 'Engineer for the quiet parts of the system, who likes to be called before it breaks.';
const proofs = ['Moved 14 services to Kubernetes', 'Wrote 30 Terraform modules for two teams'];
const sentences = proofs.map((proof) => `${proof}.`).join(' ');

describe('the summary of a person', () => {
  test('keeps its words, with two proofs from the jobs behind them', () => {
    expect(summaryOf({ summary: own, highlights: proofs })).toBe(`${own} ${sentences}`);
  });

  test.each([
    ['is only listed', ['Served 12 guests'], ['Grafana', 'Prometheus', 'Kubernetes', 'Terraform']],
    ['has no number', ['Moved the services to Kubernetes', 'Wrote the Terraform modules of the teams'], []],
    ['stands in the name of a norm', ['Kept Kubernetes under ISO9001', 'Kept Terraform under AS9100'], []],
    ['is numbered by versions', ['Moved the services to Kubernetes 2', 'Wrote modules for Terraform 11'], []],
    ['was sold or read', ['Sold Kubernetes trainings to 12 banks', 'Interviewed 9 people on Terraform'], []],
    ['was done by others', ['Helped move 14 services to Kubernetes', 'Supported 30 Terraform modules'], []],
  ])('stays as it is where what the posting asks for %s', (_what, highlights, keywords) => {
    expect(summaryOf({ summary: own, highlights, keywords })).toBe(own);
  });

  test.each([
    ['with a number', 'Moved 14 services to Kubernetes'],
    ['of two things that the posting must have', 'Moved the services to Kubernetes with Terraform'],
  ])('has one proof behind it where there is one, %s', (_what, proof) => {
    expect(summaryOf({ summary: own, highlights: [proof, 'Wrote Terraform modules'] })).toBe(
      `${own} ${proof}.`,
    );
  });

  test('has no more than three sentences with its proofs', () => {
    const two = `${own} Writes things down.`;
    expect(summaryOf({ summary: two, highlights: proofs })).toBe(`${two} ${proofs[0]}.`);
    const three = `${two} Answers the phone.`;
    expect(summaryOf({ summary: three, highlights: proofs })).toBe(three);
  });

  test('has the number behind what it claims', () => {
    const text = 'Engineer for Kubernetes, who likes to be called before it breaks.';
    expect(summaryOf({ summary: text, highlights: proofs.slice(0, 1) })).toBe(`${text} ${proofs[0]}.`);
    expect(summaryOf({ summary: text, highlights: ['Moved services to Kubernetes with Ansible'] })).toBe(
      text,
    );
  });

  test.each([
    ['in the first person', 'I look after the quiet parts of the system and like to be called early.'],
    ['that opens a sentence in the first person', 'Engineer for the quiet parts of it. My calls come early.'],
    ['that ends in a wish that says when', `${own} Looking for a part-time position.`],
    ['that is a wish and something else', 'Seeking a position where I can grow. Open to travel.'],
    ['that is a wish that says when', 'Seeking a part-time position in a quiet team.'],
    ['that is a wish in any verb', 'To serve people who like to be called before it breaks.'],
    ['that is a wish with a fact of its own', 'To obtain a position in the accounting of a large company.'],
    ['of full length', Array.from({ length: 8 }, () => own).join(' ')],
  ])('stays as it is: one %s', (_what, text) => {
    expect(summaryOf({ summary: text, highlights: proofs })).toBe(text);
  });

  test.each([
    ['opens', `Looking for a challenging position in a growing company. ${own}`, own],
    ['ends', `${own} I am eager to apply my skills in a larger team.`, own],
    [
      'is joined to',
      'Backend engineer with a calm hand and a clear head seeking a position with room to grow. Writes things down.',
      'Backend engineer with a calm hand and a clear head. Writes things down.',
    ],
    [
      'with a row of adjectives ends',
      `${own} Seeking a quiet position in a modern, family-run, or friendly environment.`,
      own,
    ],
    ['has no subject and opens', `To be employed in a calm company of the north. ${own}`, own],
    [
      'has a row of things and opens',
      `Looking for a position where my patience, time management, and hard work will be of use. ${own}`,
      own,
    ],
    [
      'takes two sentences to open',
      `To obtain a position in a modern company. As well as an opportunity to grow in my field. ${own}`,
      own,
    ],
    [
      'is joined to a figure before',
      '12 years of work at the quiet parts of one large system seeking a challenging position in this field. Writes things down.',
      '12 years of work at the quiet parts of one large system. Writes things down.',
    ],
  ])('loses a wish that %s it', (_where, text, left) => {
    expect(summaryOf({ summary: text, highlights: [] })).toBe(left);
  });

  test.each([
    'Seeking a challenging position in a growing company.',
    'To obtain a position in a quiet team. I am looking for a larger company.',
  ])('is left out if it says nothing but a wish: %s', (text) => {
    const { base, input, report, document } = tailored({ summary: text, position: 'Bus Driver' });
    expect(document.sections.summary).toEqual({ ...base.sections.summary, visible: false });
    const hidden = report.changes.filter(({ op }) => op === 'hide');
    expect(hidden).toMatchObject([{ before: text, after: null, path: '/sections/summary' }]);
    expect(hidden[0]?.reason).toContain('what you want, not what you offer');
    expect(tailorResume(standardLexicon(), { ...input, level: 'good' }).document.sections.summary).toEqual(
      base.sections.summary,
    );
  });

  test('stays if it wishes for work with a tool whose name is only part of another one', () => {
    const summary = 'Seeking a position as a Java developer.';
    const { document } = tailored({ summary, position: 'Bus Driver', keywords: ['JavaScript'] });
    expect(document.sections.summary.visible).toBe(true);
  });

  test('takes the place of a wish', () => {
    const { document, report } = tailored({
      summary: 'Seeking a challenging position in a growing company.',
      highlights: proofs,
    });
    expect(document.sections.summary.visible).toBe(true);
    expect(document.sections.summary.content).toContain('Backend Engineer with 8 years of experience.');
    expect(report.changes.filter(({ op }) => op === 'hide')).toEqual([]);
  });

  test('is hidden by nobody if it is more than a wish, in an edit and in the whole document', () => {
    const { input } = tailored({ summary: own, highlights: [] });
    const read = readInput(standardLexicon(), input);
    const [source, rule] = ['basics.summary', 'wish'];
    const hide = { op: 'hide' as const, source, rule, reason: '', requirements: [], evidence: [] };
    expect(
      verifierFor(read)
        .verifyEdit(hide)
        .map((finding) => finding.rule),
    ).toContain('V8');
    const { document } = applyEdits(read.base, [{ ...hide, id: 'ch1' }]);
    expect(
      verifierFor(read)
        .verifyDocument(document, read.model.chunks)
        .map((finding) => finding.rule),
    ).toEqual(['V8']);
  });

  test.each([
    ['says what is done', `${own} Seeking to keep 14 services alive.`],
    ['names what nothing else names', `${own} Looking for work with Elasticsearch.`],
    ['has a second part', `${own} Looking for a position where I write, keeping systems alive, and read.`],
    ['opens like one', `To date the calm center of a company. ${own}`],
    ['is a habit', `${own} Always looking for an opportunity to learn from others.`],
    ['is a trait', `${own} Eager to learn in every position.`],
    ['offers something', `${own} Seeking a position in a bakery, keeping systems alive.`],
    ['is spoken of', `Looking for a larger team. That is where my ideas come from. ${own}`],
    [
      'is the end of a clause',
      'As an engineer of the quiet parts of the system, I am looking for a larger team.',
    ],
    ['is nearly all that is said', 'I am an engineer, looking for a larger team.'],
    [
      'leaves a bare line',
      'Backend apprentice in the third year of it all. Looking for a position in a team.',
    ],
    ['names a field that nothing else names', `${own} Seeking a position in accounting.`],
  ])('keeps a wish that %s', (_what, text) => {
    expect(summaryOf({ summary: text, highlights: [] })).toBe(text);
  });

  test.each([
    [['Project scheduling', 'Regulatory work', 'Crew management', 'Contract rules']],
    [['JAVA', 'HTML', 'SCALA', 'POSTGRESQL']],
  ])('has its single words in one line, and keeps its other lines: %j', (words) => {
    const list = words.map((word) => `<li>${word}</li>`).join('');
    const content = `<p>${own}</p><ul>${list}</ul><p>Always on time for work.</p>`;
    const base = documentOf({
      resume: { basics: { name: 'Pat Doe', email: 'pat@example.org', summary: own } },
    });
    base.sections.summary.content = content;
    const made = tailorResume(standardLexicon(), { base, target, level: 'super', asOf });
    expect(made.document.sections.summary.content).toBe(
      `<p>${own}</p><ul><li>${words.join(', ')}</li></ul><p>Always on time for work.</p>`,
    );
    expect(made.report.changes.map(({ op }) => op)).toContain('summary');
  });

  test('never loses a sentence, whatever it speaks of', () => {
    const text = 'Backend engineer. Led the equal opportunity program and met its objective in 12 offices.';
    expect(summaryOf({ summary: text, highlights: proofs })).toContain(text);
  });

  test('names no list of skills, languages or subjects', () => {
    const text = summaryOf({
      summary: own,
      highlights: proofs,
      keywords: ['Grafana', 'Prometheus', 'PostgreSQL'],
      languages: [{ language: 'Spanish', fluency: 'Fluent' }],
      education: { area: 'Electrical Engineering', studyType: 'BSc', endDate: '2013-07' },
      jobDescription: `${target.jobDescription}\n- Degree in electrical engineering`,
    });
    expect(text).not.toMatch(/include|Experience with|Background in/);
  });

  test('takes no thing for something done', () => {
    const text = summaryOf({
      summary: own,
      highlights: ['Stored procedures and 30 reports on Kubernetes', ...proofs],
    });
    expect(text).toContain('Moved 14 services to Kubernetes.');
    expect(text).not.toContain('Stored procedures');
  });

  test('takes no fact that says we or our', () => {
    const fact = 'Moved 14 clusters of Kubernetes for 3 of our teams';
    expect(summaryOf({ summary: own, highlights: [fact, ...proofs] })).not.toContain('our teams');
    const highlights = [fact.replace('our ', ''), ...proofs];
    expect(summaryOf({ summary: own, highlights })).toContain('3 of teams');
  });

  test('does not say again what it says already', () => {
    const summary = 'Backend engineer. Moved 14 services to Kubernetes in a year.';
    expect(summaryOf({ summary, highlights: proofs.slice(0, 1) })).toBe(summary);
  });
});

describe('a summary for who has none', () => {
  const built = (given: Partial<Given> = {}) => summaryOf({ summary: '', highlights: proofs, ...given });

  test('is a held title, the years that the dates hold, and proofs', () => {
    expect(built()).toBe(`Backend Engineer with 8 years of experience. ${sentences}`);
    expect(built({ label: 'Observability' })).toMatch(/^Backend Engineer with 8 years of experience\. /);
  });

  test.each([
    [
      'without a proof',
      { highlights: ['Moved the services to Kubernetes'], keywords: ['Grafana', 'Prometheus'] },
    ],
    ['of a job that names no person', { position: 'Backend Development', label: 'Backend Development' }],
    ['under a heading taken for a title', { position: 'Work Experience' }],
    [
      'where the headline states more years',
      { label: 'Backend Engineer with more than 10 years of experience' },
    ],
    ['where a line states more years', { highlights: [...proofs, 'Fifteen years of work on ships'] }],
  ])('is none %s', (_what, given) => {
    expect(built(given)).toBe('');
  });
});
