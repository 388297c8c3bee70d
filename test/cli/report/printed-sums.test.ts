import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCases, readResumes } from '../../../eval/cases/cases.ts';
import { sumPart } from '../../../src/cli/report/page/report-parts.ts';
import {
  partsText,
  type ScoreSum,
  sumOfMove,
  sumOfScore,
  sumText,
} from '../../../src/cli/report/score-text.ts';
import { plainInks, type TerminalStyle } from '../../../src/cli/terminal/terminal-style.ts';
import { finetuneLevels } from '../../../src/contract/choices.ts';
import type { Report } from '../../../src/contract/report.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { english } from '../../../src/messages/report/english.ts';
import { readPosting } from '../../../src/posting/read-posting.ts';
import { readResume } from '../../../src/tailoring/resume/read-resume.ts';
import { scoreResume } from '../../../src/tailoring/score/score-resume.ts';
import { tailorResume } from '../../../src/tailoring/tailor-resume.ts';
import { runs } from '../../support/how-long.ts';

/* Printed sums add up: in the terminal, in one line, and in the HTML report. */

const asOf = '2026-11-21';
const terminal: TerminalStyle = { isTerminal: true, columns: 100, ink: plainInks };
const postings = ['seen', 'blind-ten'] as const;

const anyPair = fc
  .record({
    one: fc.constantFrom(...postings.flatMap(readCases)),
    resume: fc.constantFrom(...postings.flatMap((folder) => [...readResumes(folder).values()])),
    level: fc.constantFrom(...finetuneLevels),
  })
  .map(({ one, resume, level }) => ({
    target: one.target,
    level,
    base: readBaseResume(resume).document,
  }));

interface Printed {
  readonly label: string;
  /** Of the base; the same as `after` if only one number is printed. */
  readonly before: number;
  readonly after: number;
}

/** "Fit 52 of 75", "Presentation 14 → 19 of 25", "-2": the numbers at the end of a printed row. */
function rowsIn(lines: readonly string[]): readonly Printed[] {
  return lines.flatMap((line) => {
    const [, label = '', first, second] =
      /^\s*(.*?)\s*[-−]?(\d+)(?: → (\d+))?(?: of \d+)?\s*$/u.exec(line) ?? [];
    if (first === undefined) return [];
    return [{ label, before: Number(first), after: Number(second ?? first) }];
  });
}

/** Rows in their order: a dial, its parts, the other dial, its parts, the deduction, and the score. */
function expectColumnToAddUp(rows: readonly Printed[]): void {
  const at = (name: string) => rows.findIndex(({ label }) => label.startsWith(name));
  const [fit, presentation, score] = [at('Fit'), at('Presentation'), at('Score')];
  expect([fit, score]).toEqual([0, rows.length - 1]);
  const isReason = ({ label }: Printed) => label.startsWith('without');
  const sum = (some: readonly Printed[], when: 'before' | 'after') =>
    some.reduce((all, row) => all + row[when], 0);
  const parts = rows.filter((row) => !isReason(row));
  const [shownFit, shownPresentation, total] = [rows[fit], rows[presentation], rows[score]];
  if (!shownFit || !shownPresentation || !total) throw new Error('a row of the sum is missing');
  expect(sum(rows.slice(fit + 1, presentation), 'after')).toBe(shownFit.after);
  expect(sum(parts.slice(presentation + 1, -1), 'after')).toBe(shownPresentation.after);
  for (const when of ['before', 'after'] as const) {
    const less = sum(rows.filter(isReason), when);
    expect(shownFit[when] + shownPresentation[when] - less).toBe(total[when]);
  }
}

/** `Fit 52 of 75 + Presentation 14 → 19 of 25 - 2 (without RN license)` */
function expectLineToAddUp(sum: ScoreSum): void {
  const [dials = '', ...less] = sumText(sum).split(' - ');
  const dialRows = rowsIn(dials.split(' + '));
  const taken = rowsIn(less.map((one) => one.replace(/\s\(.*$/u, '')));
  expect(dialRows).toHaveLength(2);
  for (const when of ['before', 'after'] as const) {
    const shown = dialRows.reduce((all, row) => all + row[when], 0);
    const off = taken.reduce((all, row) => all + row[when], 0);
    expect(shown - off).toBe(sum.score[when] ?? sum.score.after);
  }
}

/** The rows of the table in the HTML report, without the shares beside the bars. */
function htmlRows(html: string): readonly string[] {
  const table = /<table class="parts">[\s\S]*<\/table>/u.exec(html)?.[0] ?? '';
  return table.split('</tr>').map((row) =>
    row
      .replace(/<thead>[\s\S]*$/u, '')
      .replace(/<td class="quiet">[^<]*<\/td>/gu, ' ')
      .replace(/<span class="percent">[^<]*<\/span>/gu, ' ')
      .replace(/<[^>]*>/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
}

describe('a printed sum', () => {
  it('of a tailored resume adds up in the terminal, in one line and in the HTML report', async () => {
    await fc.assert(
      fc.asyncProperty(anyPair, async (input) => {
        const { report } = tailorResume(standardLexicon(), { ...input, asOf });
        const sum = sumOfMove(report.score);
        if (!sum) throw new Error('the report has no dials');
        expectLineToAddUp(sum);
        const text = await partsText(report.components, sum, terminal);
        expectColumnToAddUp(rowsIn(text.split('\n')));
        const whole: Report = { ...report, object: 'resume.report', id: 'res_1', language: 'en' };
        expectColumnToAddUp(rowsIn(htmlRows(sumPart(whole, english).markup)));
      }),
      { numRuns: runs(6, 200) },
    );
  });

  it('of a score adds up in the terminal and in one line', async () => {
    await fc.assert(
      fc.asyncProperty(anyPair, async ({ target, base }) => {
        const score = scoreResume({
          posting: readPosting(standardLexicon(), target),
          model: readResume(standardLexicon(), base),
          target,
          asOf,
        });
        const sum = sumOfScore(score);
        if (!sum) throw new Error('the score has no dials');
        expectLineToAddUp(sum);
        expectColumnToAddUp(rowsIn((await partsText(score.components, sum, terminal)).split('\n')));
      }),
      { numRuns: runs(6, 300) },
    );
  });
});
