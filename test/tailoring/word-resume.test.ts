import { describe, expect, it } from 'vitest';
import type { Tailored } from '../../src/service/ports.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { sample } from '../support/how-long.ts';
import { asOf, type Case, documentOf, namedCases } from './cases.ts';
import { lies } from './llm/lies.ts';

const engine = createRulesEngine();
const people = [namedCases.engineer, namedCases.nurse, namedCases.marketer];

const inputOf = (person: Case) => ({
  base: documentOf(person),
  target: person.target,
  level: 'super' as const,
  asOf,
});

const tailored = new Map<Case, Promise<Tailored>>();

function made(person: Case): Promise<Tailored> {
  const before = tailored.get(person) ?? engine.tailor(inputOf(person));
  tailored.set(person, before);
  return before;
}

const lines = new Map<Case, ReturnType<typeof engine.wordings>>();

async function linesOf(person: Case) {
  const { plan } = await made(person);
  const before = lines.get(person) ?? engine.wordings({ ...inputOf(person), plan });
  lines.set(person, before);
  return before;
}

async function word(person: Case, plan: string, item: string, text: string) {
  const judged = await engine.word({ ...inputOf(person), plan, item, text });
  if (!judged) throw new Error(`no line ${item}`);
  return judged;
}

describe.each(lies)('a wording that $name', ({ tell }) => {
  it('is refused with the rule and what is wrong, and nothing is made of it', async () => {
    let count = 0;
    for (const person of people) {
      const { plan } = await made(person);
      const told = (await linesOf(person)).flatMap(({ item, base, text }) => {
        const lie = tell({ id: item, text: base, draft: null } as Parameters<typeof tell>[0]);
        return lie === null || lie === base || lie === text ? [] : [{ item, lie, text }];
      });
      count += told.length;
      for (const { item, lie, text } of sample(told, 2)) {
        const judged = await word(person, plan, item, lie);
        expect(judged, lie).toMatchObject({ tailored: null, nearest: text });
        expect(judged.findings[0]?.message).toMatch(/\w/);
      }
    }
    // A placeholder can only be made up where there are some.
    expect(count).toBeGreaterThan(0);
  });
});

describe('an honest wording', () => {
  const person = namedCases.engineer;

  async function reworded() {
    const before = await made(person);
    const lines = await engine.wordings({ ...inputOf(person), plan: before.plan });
    const line = lines.find(({ base }) => base.includes('REST endpoints'));
    if (!line) throw new Error('the engineer has no such line');
    const text = line.base
      .replace('REST endpoints', 'REST APIs')
      .replace('used by 3 mobile apps', 'that 3 mobile apps used');
    return { before, line, text, judged: await word(person, before.plan, line.item, text) };
  }

  it('is in the resume as a change with its evidence, and can be undone', async () => {
    const { before, line, text, judged } = await reworded();
    expect(judged.findings).toEqual([]);
    const result = judged.tailored as Tailored;
    expect(JSON.stringify(result.document)).toContain(text);
    const change = result.report.changes.find(({ source }) => source === line.item);
    expect(change).toMatchObject({
      engine: 'llm',
      op: 'rewrite',
      evidence: [{ path: line.item, quote: line.base }],
    });
    const changeIds = [change?.id ?? ''];
    const undone = await engine.revert({ ...inputOf(person), plan: result.plan, changeIds });
    expect(JSON.stringify(undone.document)).toContain(line.base);
    expect(result.atsScore).toBeLessThanOrEqual(before.report.score.ceiling);
  });

  it('takes the place of the one before it', async () => {
    const { line, text, judged } = await reworded();
    const plan = judged.tailored?.plan ?? '';
    const again = await word(person, plan, line.item, line.base.replace('REST endpoints', 'REST interfaces'));
    expect(again.findings).not.toContainEqual(expect.objectContaining({ rule: 'no_change' }));
    const same = await word(person, plan, line.item, text);
    expect(same).toMatchObject({ tailored: null, findings: [{ rule: 'no_change' }] });
  });

  it('is judged by the base and not by an earlier wording, so that no lie gets in by small steps', async () => {
    const { line, text, judged } = await reworded();
    const steps = [' in a team', ' in a team of leads', ' in a team of leads at Netflix'];
    let plan = judged.tailored?.plan ?? '';
    for (const step of steps) {
      const { tailored: next } = await word(person, plan, line.item, `${text.replace(/\.$/, '')}${step}`);
      plan = next?.plan ?? plan;
    }
    expect(plan).not.toMatch(/Netflix|leads/);
  });
});

describe('lines', () => {
  it('are those of the base that the rules have not hidden or joined, each with its current wording', async () => {
    for (const person of people) {
      const { plan, document } = await made(person);
      const lines = await engine.wordings({ ...inputOf(person), plan });
      expect(lines.length).toBeGreaterThan(0);
      const shown = JSON.stringify(document)
        .replace(/<[^<>]*>/g, '')
        .replaceAll('&amp;', '&');
      for (const { text } of lines) expect(shown).toContain(JSON.stringify(text.split('\n')[0]).slice(1, -1));
    }
  });

  it.each(['basics.name', 'work[0].name', 'work[99].highlights[0]', '__proto__', 'skills[0].name', ''])(
    'do not include %s',
    async (item) => {
      const { plan } = await made(namedCases.engineer);
      const input = { ...inputOf(namedCases.engineer), plan };
      expect(await engine.word({ ...input, item, text: 'Chief Executive of Netflix' })).toBeNull();
    },
  );

  it('do not include the summary at a level that writes none', async () => {
    const input = { ...inputOf(namedCases.engineer), level: 'basic' as const };
    const { plan } = await engine.tailor(input);
    const items = (await engine.wordings({ ...input, plan })).map(({ item }) => item);
    expect(items.length).toBeGreaterThan(0);
    expect(items).not.toContain('basics.summary');
  });

  it('are empty in a language whose wording the verifier cannot judge', async () => {
    const { german } = namedCases;
    const { plan } = await made(german);
    expect(await engine.wordings({ ...inputOf(german), plan })).toEqual([]);
  });
});
