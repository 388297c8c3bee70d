import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerPlace } from '../../src/contract/resume/answer-place.ts';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import { reviseSource } from '../../src/documents/revise/revise-source.ts';
import type { Statement, Tailored } from '../../src/service/ports.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { runs, sample } from '../support/how-long.ts';
import { asOf, type Case, documentOf, namedCases, shippedCases } from './cases.ts';
import { editedDocument } from './edited-document.ts';
import { editingOf, idsOf } from './editing.ts';

const { engineer, nurse, german } = namedCases;
const engine = createRulesEngine();
const places = ['work[0]', 'work[1]', 'education[0]', 'skills[0]', 'skills', 'certificates', 'languages'];
const settings = { numRuns: runs(3, 20), endOnFailure: true };

/** A resume whose person answers, and takes the answer back. */
function answering(person: Case) {
  const base = documentOf(person);
  async function remade(
    current: Tailored,
    from: ResumeDocument,
    source: Case['resume'],
    isActive: boolean,
    path: string,
    text: string,
  ) {
    const next = documentOf({ resume: source });
    const input = { base: next, target: person.target, level: 'super', asOf } as const;
    const fresh = (await engine.tailor(input)).plan;
    const id = isActive ? '' : 'ch900';
    const answer = { id, requirement: 'r1', key: 'x', path, text };
    const answers = { active: isActive ? [answer] : [], undone: isActive ? [] : [answer] };
    return engine.remake({
      ...input,
      plan: current.plan,
      fresh,
      previous: from,
      added: [],
      answers,
      warnings: [],
    });
  }
  return { base, remade };
}

describe.each(sample([engineer, nurse, german, ...shippedCases()], 3))('an answer of $name', (person) => {
  test('leaves edits and undone changes as they are, and goes without a trace', async () => {
    const { base, remade } = answering(person);
    const { made, put, revert } = await editingOf(person);
    const text = 'Kept the records of the club';
    const possible = places.filter((path) => {
      const place = answerPlace(path);
      return place && isThere(person.resume, { name: path, place, text });
    });
    const holds = async (
      edited: (document: ResumeDocument) => ResumeDocument,
      choices: Iterator<boolean>,
      path: string,
    ) => {
      const place = answerPlace(path);
      if (!place) throw new Error(path);
      const statement = { name: path, place, text };
      const undone = idsOf(made.report.changes.filter(() => choices.next().value));
      const reverted = await revert(made, undone);
      const before = await put(reverted, edited(reverted.document));
      const lost = ({ report }: Tailored) =>
        report.warnings.filter(({ code }) => code === 'edit_lost').length;
      const { source } = reviseSource(person.resume, { add: [statement], remove: [] });
      const list = path.startsWith('skills[') ? `${path}.keywords` : listOf(path);
      const after = await remade(before, base, source, true, list, text);
      expect(idsOf(after.report.undone ?? [])).toEqual(
        expect.arrayContaining([...idsOf(before.report.undone ?? [])]),
      );
      expect(idsOf(after.report.changes).filter((id) => undone.includes(id))).toEqual([]);
      expect(new Set(idsOf(after.report.changes)).size).toBe(after.report.changes.length);
      expect(lost(after)).toBe(lost(before));
      const answer = after.report.changes.find(({ op }) => op === 'answer');
      expect(answer).toMatchObject({ engine: 'user', after: text, before: null });
      const back = reviseSource(source, { add: [], remove: [statement] });
      expect(back.source).toEqual(person.resume);
      const again = await remade(after, documentOf({ resume: source }), back.source, false, list, text);
      expect(again.document).toEqual(before.document);
      expect(again.atsScore).toBe(before.atsScore);
    };
    await fc.assert(
      fc.asyncProperty(editedDocument, fc.infiniteStream(fc.boolean()), fc.constantFrom(...possible), holds),
      settings,
    );
  });
});

function listOf(path: string): string {
  if (path.startsWith('education')) return `${path}.courses`;
  return path.includes('[') ? `${path}.highlights` : path;
}

function isThere(source: Case['resume'], statement: Statement): boolean {
  try {
    reviseSource(source, { add: [statement], remove: [] });
    return true;
  } catch {
    return false;
  }
}

test('an answer stays word for word, beside lines that end with a stop', async () => {
  const lines = [
    'Baked 200 loaves a day.',
    'Trained three apprentices.',
    'Kept the ovens of two shops clean.',
    'Ordered flour from 12 mills.',
  ];
  const text = 'Wrote the recipes of the winter bread';
  const job = { name: 'Harbour Bakery', position: 'Baker', startDate: '2015-03', endDate: '2019-06' };
  const resumeOf = (highlights: readonly string[]) => ({
    basics: { name: 'Kim Vale', email: 'kim@example.org' },
    work: [{ ...job, highlights: [...highlights] }],
  });
  const target = {
    position: 'Baker',
    companyName: 'Mill',
    jobDescription: 'Requirements\n- Sourdough bread',
  };
  const [previous, base] = [lines, [...lines, text]].map((all) => documentOf({ resume: resumeOf(all) }));
  if (!previous || !base) throw new Error('two documents');
  const { plan } = await engine.tailor({ base: previous, target, level: 'super', asOf });
  const input = { base, target, level: 'super', asOf } as const;
  const { plan: fresh } = await engine.tailor(input);
  const answer = { id: '', requirement: 'r1', key: 'x', path: 'work[0].highlights', text };
  const { document } = await engine.remake({
    ...{ ...input, plan, fresh, previous, added: [], warnings: [] },
    answers: { active: [answer], undone: [] },
  });
  expect(document.sections.experience.items[0]?.summary).toContain(`${text}<`);
});
