import { describe, expect, it } from 'vitest';
import { requirementsPart } from '../../../src/cli/report/page/report-parts.ts';
import { requirementsText } from '../../../src/cli/report/requirements-text.ts';
import { plainInks, type TerminalStyle } from '../../../src/cli/terminal/terminal-style.ts';
import type { Report } from '../../../src/contract/report.ts';
import type { Requirement } from '../../../src/contract/score.ts';
import { english } from '../../../src/messages/report/english.ts';

const terminal: TerminalStyle = { isTerminal: true, columns: 100, ink: plainInks };

const bullet = { path: 'work[0].highlights[1]', quote: 'k8s' };
const keyword = { path: 'skills[1].keywords[0]', quote: 'k8s' };

function asked(parts: Partial<Requirement>): Requirement {
  return {
    ...{
      id: 'r4',
      term: 'Kubernetes',
      class: 'must',
      source: { section: 'requirements', start: 0, end: 10 },
    },
    ...{ state: 'evidenced', grade: 1, literal: true, listed: false, reason: 'lexicon', evidence: [bullet] },
    ...parts,
  };
}

describe('a requirement on a terminal', () => {
  it.each([
    ['evidenced', [bullet], '✓', 'met', 'job 1, point 2'],
    ['evidenced', [bullet, keyword], '✓', 'met', 'job 1, point 2 +1'],
    ['alias_only', [bullet], '✓', 'met', 'job 1, point 2, as "k8s"'],
    ['listed_only', [keyword], '~', 'in part', 'only skill group 2'],
    ['in_part', [{ ...bullet, note: 'a reason' }], '~', 'in part', 'job 1, point 2, a reason'],
    ['aspirational', [], '✗', 'missing', 'mentioned, but not as something you did or hold'],
    ['missing', [], '✗', 'missing', ''],
  ] as const)('%s', async (state, evidence, sign, status, place) => {
    const text = await requirementsText(
      { requirements: [asked({ state, evidence: [...evidence] })] },
      terminal,
    );
    const [, row = ''] = text.trimEnd().split('\n');
    expect(row.trim().split(/\s{2,}/)).toEqual([`${sign} ${status}`, 'Kubernetes', place].filter(Boolean));
  });

  it('is listed under its importance and its probability', async () => {
    const requirements = [
      asked({ term: 'Ansible', class: 'nice' }),
      asked({ term: 'Terraform', probability: 0.7 }),
      asked({ probability: 0.8 }),
      asked({ term: 'code reviews', class: 'responsibility' }),
    ];
    const text = await requirementsText({ requirements }, terminal);
    const words = text.split('\n').map((line) => line.trim().split(/\s{2,}/));
    expect(words.filter((cells) => cells[0] !== '').map((cells) => cells[1] ?? cells[0])).toEqual([
      'Required',
      'Kubernetes',
      'Probably required',
      'Terraform',
      'Nice to have',
      'Ansible',
      'Tasks',
      'code reviews',
    ]);
  });

  it('is left out after twenty more important ones, with the number left out', async () => {
    const tasks = Array.from({ length: 9 }, (_, index) =>
      asked({ term: `task ${index}`, class: 'responsibility' }),
    );
    const musts = Array.from({ length: 20 }, (_, index) => asked({ term: `skill ${index}` }));
    const text = await requirementsText({ requirements: [...tasks, ...musts] }, terminal);
    expect(text).not.toContain('task 1');
    expect(text).toContain('skill 19');
    expect(text).toContain('and 9 more, see all with --all');
    const whole = await requirementsText({ requirements: [...tasks, ...musts] }, terminal, { all: true });
    expect(whole).toContain('task 8');
    expect(whole).not.toContain('see all');
  });

  it('is left out if it is doubtful and five others are not, and shown with --all', async () => {
    const terms = ['oars', 'rudders', 'keels', 'masts', 'sails'].map((term) =>
      asked({ term, probability: 0.6 }),
    );
    const doubtful = asked({ term: 'old boats', class: 'responsibility', probability: 0.59 });
    const text = await requirementsText({ requirements: [doubtful, ...terms] }, terminal);
    expect(text).not.toContain('old boats');
    expect(text).toContain('and 1 more, see all with --all');
    const whole = await requirementsText({ requirements: [doubtful, ...terms] }, terminal, { all: true });
    expect(whole).toContain('old boats');
  });

  it('is among the five most probable ones if fewer are sure', async () => {
    const probabilities = [0.45, 0.5, 0.42, 0.55, 0.44, 0.43, 0.9];
    const terms = probabilities.map((probability) => asked({ term: `boat ${probability}`, probability }));
    const text = await requirementsText({ requirements: terms }, terminal);
    expect(terms.filter(({ term }) => text.includes(term)).map(({ probability }) => probability)).toEqual([
      0.45, 0.5, 0.55, 0.44, 0.9,
    ]);
    expect(text).toContain('and 2 more, see all with --all');
  });

  it('is shown if a report of an earlier version has no probability', async () => {
    const terms = Array.from({ length: 12 }, (_, index) => asked({ term: `boat ${index}` }));
    expect(await requirementsText({ requirements: terms }, terminal)).not.toContain('see all');
  });

  it('is shown before met ones of the same importance if it is missing', async () => {
    const met = Array.from({ length: 20 }, (_, index) => asked({ term: `skill ${index}` }));
    const missing = asked({ term: 'Terraform', state: 'missing', evidence: [] });
    const text = await requirementsText({ requirements: [...met, missing] }, terminal);
    expect(text).toContain('Terraform');
    expect(text).toContain('and 1 more, see all with --all');
  });

  it('is not left out because of missing soft skills', async () => {
    const missing = Array.from({ length: 20 }, (_, index) =>
      asked({ term: `trait ${index}`, class: 'soft', state: 'missing', evidence: [] }),
    );
    const inPart = asked({ term: 'Terraform', state: 'listed_only', evidence: [keyword] });
    const text = await requirementsText({ requirements: [...missing, inPart] }, terminal);
    expect(text).toContain('Terraform');
  });

  it('is separate if it is a knock-out, before all others and never left out', async () => {
    const musts = Array.from({ length: 20 }, (_, index) => asked({ term: `skill ${index}` }));
    const licence = asked({ term: 'RN license', state: 'missing', evidence: [], probability: 0.5 });
    const knockouts = [{ type: 'licence', term: 'RN license', met: false }];
    const text = await requirementsText({ requirements: [...musts, licence], knockouts }, terminal);
    const [first, row = ''] = text.split('\n');
    expect(first?.trim()).toBe('Mandatory license or language');
    expect(row.trim().split(/\s{2,}/)).toEqual(['✗ missing', 'RN license']);
    expect(text.match(/RN license/g)).toHaveLength(1);
    expect(text).not.toContain('more, see all');
  });

  it('has the most similar line, if it is missing and there is one', async () => {
    const missing = asked({ id: 'r9', state: 'missing', evidence: [] });
    const near = [{ path: 'work[1].highlights[0]', quote: 'Docker' }];
    const gap = { requirement: 'r9', term: 'Kubernetes', class: 'must', question: '', near } as const;
    const text = await requirementsText({ requirements: [missing], gaps: [{ ...gap, near }] }, terminal);
    expect(text).toContain('closest: "Docker", job 2, point 1');
  });

  it.each([100, 80, 58, 40])('is one line in %d columns, even with long words', async (columns) => {
    const long = 'familiarity with the many procedures of a large organization and what follows from them';
    const requirements = [
      asked({ term: long, state: 'alias_only', evidence: [{ ...bullet, quote: long }] }),
      asked({ term: 'Terraform' }),
    ];
    const text = await requirementsText({ requirements }, { ...terminal, columns });
    const lines = text.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
  });

  describe('with a reason that counts it in part', () => {
    const note = 'the line says “took over from time to time, when the others were away”';
    const limited = asked({ term: 'closing of the till', state: 'in_part', evidence: [{ ...bullet, note }] });
    const rowIn = async (columns: number, evidence = limited.evidence) =>
      (await requirementsText({ requirements: [{ ...limited, evidence }] }, { ...terminal, columns }))
        .trimEnd()
        .split('\n')
        .at(-1);

    it.each([
      [120, 'job 1, point 2, the line says “took over from time to time, when the others were away”'],
      [100, 'the line says “took over from time to time, when the others were…”'],
      [80, 'the line says “took over from time to time…”'],
    ])('in %d columns keeps its sentence whole and cuts its quote at a word', async (columns, shown) => {
      expect(await rowIn(columns)).toContain(`  ${shown}`);
    });

    it('leaves out the place where only the reason fits', async () => {
      const evidence = [{ ...bullet, note: 'only the job title says it' }];
      expect(await rowIn(120, evidence)).toContain('job 1, point 2, only the job title says it');
      expect(await rowIn(70, evidence)).toMatch(/ {2}only the job title says it$/);
    });

    it.each([100, 80, 50, 40])('is there in full with --all, in %d columns', async (columns) => {
      const text = await requirementsText(
        { requirements: [limited, asked({})] },
        { ...terminal, columns },
        { all: true },
      );
      const words = text.split('\n').flatMap((line) => line.slice(11).trim().split(/\s+/));
      for (const word of note.split(' ')) expect(words).toContain(word);
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
    });
  });

  it('has the nearest line cut at a word, with its quotation marks closed', async () => {
    const closest = { path: 'work[1].highlights[0]', quote: 'Weighed, packed and labeled 300 parcels a day' };
    const missing = asked({ term: 'forklift', state: 'missing', evidence: [], closest });
    const rowIn = async (columns: number) =>
      (await requirementsText({ requirements: [missing] }, { ...terminal, columns }))
        .trimEnd()
        .split('\n')[1];
    expect(await rowIn(120)).toMatch(
      /closest: "Weighed, packed and labeled 300 parcels a day", job 2, point 1$/,
    );
    expect(await rowIn(80)).toMatch(/closest: "Weighed, packed and labeled 300 parcels a day"$/);
    expect(await rowIn(70)).toMatch(/closest: "Weighed, packed and labeled 300…"$/);
  });

  it('has the nearest line cut before a bracket that would not be closed', async () => {
    const closest = {
      path: 'work[1].highlights[0]',
      quote: 'Weighed and packed parcels (incl. large crates)',
    };
    const missing = asked({ term: 'forklift', state: 'missing', evidence: [], closest });
    const text = await requirementsText({ requirements: [missing] }, { ...terminal, columns: 70 });
    expect(text).toContain('closest: "Weighed and packed parcels…"');
  });

  it('has the same room under a group with a long title', async () => {
    const licence = asked({ term: 'RN license', state: 'missing', evidence: [] });
    const knockouts = [{ type: 'licence', term: 'RN license', met: false }];
    const text = await requirementsText({ requirements: [licence], knockouts }, terminal);
    expect(text).toContain('\n  ✗ missing  RN license\n');
  });

  it('in a pipe is the same as on a terminal, with state and id', async () => {
    const requirements = Array.from({ length: 25 }, (_, index) =>
      asked({ id: `r${index}`, term: `skill ${index}`, ...(index > 20 && { class: 'nice' }) }),
    );
    const piped = { ...terminal, isTerminal: false };
    const termsIn = (text: string) => text.match(/skill \d+/g);
    const rows = await requirementsText({ requirements }, piped);
    expect(termsIn(rows)).toEqual(termsIn(await requirementsText({ requirements }, terminal)));
    expect(rows).toMatch(/^requirement\tmet\tskill 0\trequired\twork\[0\].highlights\[1\]\tevidenced\tr0\n/);
    expect(rows).toMatch(/\nmore\t5\n$/);
    expect(termsIn(await requirementsText({ requirements }, piped, { all: true }))).toHaveLength(25);
  });

  it('has all of its evidence only with --all, on a terminal and in a pipe', async () => {
    const requirements = [asked({ evidence: [bullet, keyword] })];
    const whole = await requirementsText({ requirements }, terminal, { all: true });
    expect(whole).toContain('also skill group 2: "k8s"');
    expect(await requirementsText({ requirements }, terminal)).not.toContain('also');
    const piped = { ...terminal, isTerminal: false };
    expect(await requirementsText({ requirements }, piped)).not.toContain('evidence\t');
    const rows = await requirementsText({ requirements }, piped, { all: true });
    expect(rows).toBe(
      [
        'requirement\tmet\tKubernetes\trequired\twork[0].highlights[1]\tevidenced\tr4\n',
        'evidence\tr4\twork[0].highlights[1]\tk8s\n',
        'evidence\tr4\tskills[1].keywords[0]\tk8s\n',
      ].join(''),
    );
  });
});

describe('a requirement in the HTML report', () => {
  it.each([
    ['listed_only', [keyword], 'in part', 'listed, but not shown in use'],
    ['in_part', [bullet], 'in part', 'the line says some of it, or work with help'],
    ['in_part', [{ ...bullet, note: 'a reason' }], 'in part', 'k8s job 1, point 2, a reason'],
    ['aspirational', [], 'missing', 'mentioned, but not as something you did or hold'],
  ] as const)('%s, %j', (state, evidence, status, why) => {
    const requirements = [asked({ state, evidence: [...evidence] })];
    const { markup } = requirementsPart({ requirements } as Report, english, { all: false });
    const cells = markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(cells).toContain(`Kubernetes ${{ 'in part': '◐', missing: '✗' }[status]} ${status}`);
    expect(cells).toContain(why);
  });
});

describe('conditions of the job', () => {
  const background = { conditions: [{ class: 'travel' as const, quote: 'Some travel between islands' }] };

  it('stand under a heading of their own, with the words of the posting', async () => {
    const text = await requirementsText({ requirements: [asked({})], background }, terminal);
    const [heading = '', row = ''] = text.split('\n');
    expect(heading.trim()).toBe('Conditions, not counted');
    expect(row.trim()).toBe('travel: "Some travel between islands"');
  });

  it('are whole in a narrow terminal', async () => {
    const text = await requirementsText(
      { requirements: [asked({})], background },
      { ...terminal, columns: 40 },
    );
    const [, ...lines] = text.split('\n');
    expect(lines.slice(0, 2)).toEqual(['    travel: "Some travel between', '    islands"']);
  });

  it('are rows of their own in a pipe, even without requirements', async () => {
    const text = await requirementsText({ requirements: [], background }, { ...terminal, isTerminal: false });
    expect(text.trim().split('\t')).toEqual(['condition', 'travel', 'Some travel between islands']);
  });

  it('are in the report as a page', () => {
    const requirements: Requirement[] = [];
    const { markup } = requirementsPart({ requirements, background } as Report, english, { all: false });
    expect(markup).toContain('Conditions, not counted');
    expect(markup).toContain('Some travel between islands');
  });
});
