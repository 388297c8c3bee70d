import { describe, expect, test } from 'vitest';
import type { FinetuneLevel } from '../../src/contract/choices.ts';
import type { Report } from '../../src/contract/report.ts';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readResume } from '../../src/tailoring/resume/read-resume.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { documentOf } from './cases.ts';

/* Whole resumes and postings of which one sentence used to come out false or broken. */

interface Sketch {
  readonly position: string;
  readonly company?: string;
  readonly bullets: readonly string[];
  readonly summary?: string;
  readonly skills?: readonly string[];
  readonly endDate?: string;
}

const engine = createRulesEngine();

async function tailor(sketch: Sketch, asked: readonly string[], level: FinetuneLevel = 'super') {
  const { position, company = 'Pond Ltd', bullets, summary = '', skills = ['Filing'], endDate } = sketch;
  const base = documentOf({
    resume: {
      basics: { name: 'Ann Poe', label: position, summary },
      work: [
        { name: company, position, startDate: '2016-01', ...(endDate && { endDate }), highlights: bullets },
      ],
      skills: [{ name: 'Skills', keywords: skills }],
    },
  });
  const jobDescription = `Requirements\n${asked.map((item) => `- ${item}`).join('\n')}\n`;
  const target = { companyName: 'Acme', position, jobDescription };
  const made = await engine.tailor({ base, target, level, asOf: '2026-11-21' });
  const texts = readResume(standardLexicon(), made.document).chunks.map(({ text }) => text);
  return { ...made, texts, written: texts.join('\n') };
}

function termsOf({ requirements }: Pick<Report, 'requirements'>): readonly string[] {
  return requirements.map(({ term }) => term);
}

describe('a cut piece of the posting', () => {
  const bullets = ['Built shops in Ruby on Rails and RSpec', 'Wrote the XQ9 driver of the till'];
  test('is asked for as a whole, and written so', async () => {
    const { written, report } = await tailor({ position: 'Web Developer', bullets, skills: ['Git', 'RoR'] }, [
      'Ruby (on Rails',
      '**RSpec:',
      'Git',
      '#LI-XQ9',
    ]);
    expect(termsOf(report)).toContain('Ruby on Rails');
    expect(written).not.toMatch(/\(on|\*\*|XQ9(?! driver)|#/);
  });
  test('keeps a bracket that belongs to it', async () => {
    const { report } = await tailor({ position: 'Regulatory Specialist', bullets }, [
      '510(k), De Novo and EU MDR',
    ]);
    expect(termsOf(report).filter((term) => term.startsWith('510'))).toEqual(['510(k)']);
  });
});

describe('a job that is over', () => {
  const endDate = '2021-02';
  const team = ['Manage the night shift of 12 people', 'Oversees the yard and its gates'];
  test('is put into the past as a whole', async () => {
    const { texts } = await tailor({ position: 'Shift Lead', bullets: team, endDate }, ['Excel', 'Planning']);
    expect(texts).toEqual(
      expect.arrayContaining(['Managed the night shift of 12 people', 'Oversaw the yard and its gates']),
    );
  });
  test.each([
    ['Watch over the stock of 3 halls', 'Watched over the stock of 3 halls'],
    ['Implement and follow the rules of the yard', 'Implemented and followed the rules of the yard'],
  ])('also what no table of verbs holds: %s', async (line, past) => {
    const { texts } = await tailor({ position: 'Shift Lead', bullets: [...team, line], endDate }, ['Excel']);
    expect(texts).toEqual(
      expect.arrayContaining([
        'Managed the night shift of 12 people',
        'Oversaw the yard and its gates',
        past,
      ]),
    );
  });
  test.each(['Be the contact for 12 suppliers', 'Implement the rules of the yard and report faults'])(
    'or not at all: %s',
    async (doubtful) => {
      const bullets = [...team, doubtful];
      const { texts } = await tailor({ position: 'Shift Lead', bullets, endDate }, ['Excel', 'Planning']);
      expect(texts).toEqual(expect.arrayContaining(bullets));
    },
  );
  test('has irregular verbs in their form, and verbs next to each other both in the past', async () => {
    const bullets = ['Troubleshoot the printers of 20 offices', 'Manage and train a team of 6'];
    const { texts } = await tailor({ position: 'IT Support', bullets, endDate }, ['Excel', 'Printers']);
    expect(texts).toEqual(
      expect.arrayContaining(['Troubleshot the printers of 20 offices', 'Managed and trained a team of 6']),
    );
  });
});

test('a word that limits is no filler', async () => {
  const bullets = [
    'Was responsible for inspecting buildings with various types and occupancies',
    'Fitted boilers in two schools',
  ];
  const { texts } = await tailor({ position: 'Electrician', bullets }, ['Conduit', 'Boilers']);
  expect(texts).toContain('Inspected buildings with various types and occupancies');
});

test('half of a long bullet that says nothing of who did it stays where it is', async () => {
  const shown =
    'Built a dashboard in Tableau that shows the sales of forty shops by week, product and region for the board and all of the regional managers in the country and abroad';
  const bullets = [`${shown}; used during a talk at the yearly meeting of the trade`];
  const { texts } = await tailor({ position: 'Analyst', bullets }, ['Tableau', 'Excel']);
  expect(texts).toEqual(expect.arrayContaining(bullets));
  const trained = await tailor(
    { position: 'Analyst', bullets: [`${shown}; trained the staff of all forty shops in it`] },
    ['Tableau', 'Excel'],
  );
  expect(trained.texts).toEqual(
    expect.arrayContaining([shown, 'Trained the staff of all forty shops in it']),
  );
});

test('singular, plural and articles agree with the posting’s spelling', async () => {
  const bullets = ['Wrote REST endpoints for 3 partners', 'Put a REST endpoint behind the app of the shop'];
  for (const asked of ['REST API', 'RESTful APIs']) {
    const { texts } = await tailor({ position: 'Backend Developer', bullets }, [asked, 'Git']);
    expect(texts.filter((text) => /an REST|REST(?:ful)? API for|a REST(?:ful)? APIs/.test(text))).toEqual([]);
  }
});

test('the newer name of a product is not given up for an older one', async () => {
  const bullets = [
    'Rolled out Microsoft Teams and Microsoft 365 to 300 desks',
    'Moved the users of 4 sites to Microsoft Entra ID and Google Workspace',
  ];
  const { written } = await tailor(
    { position: 'IT Support', bullets, skills: ['Google Workspace', 'Windows'] },
    ['Lync', 'Azure AD', 'G Suite', 'Office 365'],
  );
  expect(written).not.toMatch(/Lync|Azure AD|G Suite|Office 365/);
});

describe('a name that only sounds like a technology', () => {
  const roaster = {
    position: 'Barista',
    company: 'Kafka Coffee Roasters',
    bullets: [
      'Opened the second shop of Kafka Coffee Roasters with a team of 5',
      'Sold a running shoe named Swift to 40 shops',
      'Guided visitors through the Python exhibit at the zoo',
    ],
  };
  test('is no evidence, and gets nowhere', async () => {
    const { report, written } = await tailor(roaster, ['Kafka', 'Swift', 'Python', 'Latte art']);
    expect(report.requirements.filter(({ state }) => state !== 'missing')).toEqual([]);
    expect(written).not.toMatch(/Barista \| |skills in|Experience with/);
  });
  test('beside work with the technology it takes nothing away', async () => {
    const bullets = [
      'Built the Kafka pipeline for Swift Freight in Python',
      'Wrote a service called Courier in Python',
      'Ran the Python backend of 12 shops',
    ];
    const { report } = await tailor({ position: 'Data Engineer', company: 'Swift Freight', bullets }, [
      'Kafka',
      'Python',
      'Swift',
    ]);
    expect(report.requirements.map(({ term, state }) => [term, state])).toEqual([
      ['Kafka', 'evidenced'],
      ['Python', 'evidenced'],
      ['Swift', 'missing'],
    ]);
  });
});

test('what was dropped is counted in the report, and still after a change was undone', async () => {
  const base = documentOf({
    resume: {
      basics: {
        name: 'Ann Poe',
        label: 'Backend Developer',
        summary: 'Backend developer who likes calm services.',
      },
      work: [
        { name: 'Lake Ltd', position: 'Backend Developer', startDate: '2020-01', highlights: ['Wrote Go'] },
        {
          name: 'Pond Ltd',
          position: 'Backend Developer',
          startDate: '2016-01',
          endDate: '2019-12',
          highlights: [
            'Cut the load of 30 shops by 40% (with Node.js',
            'Ran 12 services on k8s with Terraform',
          ],
        },
      ],
      skills: [{ name: 'Skills', keywords: ['Filing'] }],
    },
  });
  const jobDescription = 'Requirements\n- Node.js\n- Kubernetes\n- Terraform\n';
  const target = { companyName: 'Acme', position: 'Backend Developer', jobDescription };
  const input = { base, target, level: 'super', asOf: '2026-11-21' } as const;
  const { report, plan } = await engine.tailor(input);
  expect(report.withheld).toEqual([
    { rule: 'brackets', count: expect.any(Number), message: expect.stringContaining('bracket') },
  ]);
  const undone = await engine.revert({ ...input, plan, changeIds: [report.changes[0]?.id ?? ''] });
  expect(undone.report.withheld).toEqual(report.withheld);
});

test('changes that make one claim name each other', async () => {
  const { report } = await tailor(
    {
      position: 'Backend Developer',
      bullets: ['Built services in Node.js for 30 shops', 'Ran 12 services on k8s with Terraform'],
      summary: 'Backend developer who likes calm services.',
      skills: ['Git'],
    },
    ['Node.js', 'Kubernetes', 'Terraform', 'Git'],
  );
  const claims = report.changes.filter(({ op }) => ['surface_skill', 'headline', 'summary'].includes(op));
  const skill = claims.find(({ op, after }) => op === 'surface_skill' && after === 'Kubernetes');
  const headline = claims.find(({ op }) => op === 'headline');
  expect(skill?.same_claim).toContain(headline?.id);
  expect(headline?.same_claim).toContain(skill?.id);
  for (const { id, requirements, same_claim = [] } of report.changes) {
    for (const other of same_claim) {
      const named = report.changes.find((change) => change.id === other);
      expect(named?.requirements.some((each) => requirements.includes(each))).toBe(true);
      expect(other).not.toBe(id);
    }
  }
});

test('a correction of the own summary makes no claim', async () => {
  const { report } = await tailor(
    {
      position: 'Backend Developer',
      bullets: ['Built services in Node.js for 30 shops', 'Ran 12 services on k8s with Terraform'],
      summary: 'Backend developer who likes fast paced teams and Kubernetes , with calm services.',
      skills: ['Git'],
    },
    ['Node.js', 'Kubernetes', 'Terraform', 'Git'],
  );
  const corrected = report.changes.find(({ op }) => op === 'summary');
  expect(corrected?.after).toContain('fast-paced');
  expect(corrected?.requirements).not.toEqual([]);
  expect(corrected?.same_claim).toBeUndefined();
  expect(report.changes.flatMap(({ same_claim = [] }) => same_claim)).not.toContain(corrected?.id);
});

describe('a skill that is listed by another name of it', () => {
  test.each([
    ['JavaScript', 'JS'],
    ['JS', 'JavaScript'],
  ])('is not named twice: %s, where the posting asks for %s', async (listed, asked) => {
    const bullets = [`Wrote the ${asked} of two shops`, 'Built 12 pages in HTML'];
    const { document } = await tailor({ position: 'Web Developer', bullets, skills: [listed] }, [asked]);
    const keywords = document.sections.skills.items.flatMap((item) => item.keywords);
    expect(keywords.filter((keyword) => ['JS', 'JavaScript'].includes(keyword))).toHaveLength(1);
  });
});
