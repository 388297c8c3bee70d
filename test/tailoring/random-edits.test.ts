import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Report } from '../../src/contract/report.ts';
import { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import type { Tailored } from '../../src/service/ports.ts';
import { readRichLines } from '../../src/tailoring/resume/read-chunks.ts';
import { ValidationError } from '../../src/values/validation-error.ts';
import { runs, sample } from '../support/how-long.ts';
import { namedCases, shippedCases } from './cases.ts';
import { editedDocument } from './edited-document.ts';
import { editingOf, idsOf, userChanges } from './editing.ts';
import { leafAt, stringLeaves } from './leaves.ts';

const { engineer, nurse, german } = namedCases;
const rounds = fc.array(editedDocument, { minLength: 1, maxLength: 3 });
const settings = { numRuns: runs(2, 8), endOnFailure: true };

/** A text of the base as it is and, where it holds markup, without. */
function textsOf(text: string): readonly string[] {
  const { prose, bullets } = readRichLines(text);
  return [text, prose, ...bullets];
}

function expectHonestReport({ document, report }: Tailored, base: ResumeDocument) {
  expect(Report.omit({ object: true, id: true, language: true }).parse(report)).toEqual(report);
  expect(ResumeDocument.parse(document)).toEqual(document);
  expect(new Set(idsOf(report.changes)).size).toBe(report.changes.length);
  const quotable = [...stringLeaves(base).values()].flatMap(textsOf).join('\n');
  const lastText = new Map<string, string | null>();
  for (const change of report.changes) {
    expect(leafAt(document, change.path), change.path).toBeDefined();
    expect(change.before).not.toBe(change.after);
    lastText.set(change.path, change.after);
    if (change.engine !== 'user') continue;
    expect(change).toMatchObject({ op: 'edit', requirements: [], verified: [] });
    for (const { quote } of change.evidence) expect(quotable).toContain(quote);
  }
  for (const [path, text] of lastText) {
    const leaf = leafAt(document, path);
    if (typeof leaf === 'string' && text !== null) expect([path, text]).toEqual([path, leaf]);
  }
}

describe.each(sample([engineer, nurse, german, ...shippedCases()], 3))('random edits of $name', (person) => {
  test('give the document that was sent, and undone the engine’s, and all undone the base', async () => {
    const { base, made, put, revert } = await editingOf(person);
    const holds = async (edits: readonly ((document: ResumeDocument) => ResumeDocument)[]) => {
      let current = made;
      for (const edited of edits) {
        const document = edited(current.document);
        current = await put(current, document);
        expect(current.document).toEqual(document);
        expectHonestReport(current, base);
      }
      const withoutEdits = await revert(current, idsOf(userChanges(current)));
      expect(withoutEdits.document).toEqual(made.document);
      expect(withoutEdits.report.changes).toEqual(made.report.changes);
      expect((await revert(current, idsOf(current.report.changes))).document).toEqual(base);
    };
    await fc.assert(fc.asyncProperty(rounds, holds), settings);
  });

  test('and any of the changes undone in between keep the report honest', async () => {
    const { base, made, put, revert } = await editingOf(person);
    const holds = async (
      edits: readonly ((document: ResumeDocument) => ResumeDocument)[],
      choices: Iterator<boolean>,
    ) => {
      let current = made;
      for (const edited of edits) {
        current = await put(current, edited(current.document));
        const undone = idsOf(current.report.changes.filter(() => choices.next().value));
        const rest = idsOf(userChanges(current)).filter((id) => !undone.includes(id));
        const next = await revert(current, undone).catch((error: unknown) => error);
        // Refused where another edit of the same place would be lost.
        if (next instanceof ValidationError) continue;
        current = next as Tailored;
        expectHonestReport(current, base);
        expect(idsOf(current.report.changes).filter((id) => undone.includes(id))).toEqual([]);
        expect(idsOf(userChanges(current))).toEqual(rest);
      }
    };
    await fc.assert(fc.asyncProperty(rounds, fc.infiniteStream(fc.boolean()), holds), settings);
  });
});
