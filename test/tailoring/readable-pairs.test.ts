import { expect, test } from 'vitest';
import { folders, grades, readCases, readResumes } from '../../eval/cases/cases.ts';
import type { Change } from '../../src/contract/report.ts';
import { parseRichText, plainText } from '../../src/contract/resume/rich-text.ts';
import { documentReader } from '../../src/documents/service-ports.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { runs } from '../support/how-long.ts';

/* Labeled resumes and postings in five languages: whatever is written in them reads well. Written apart from the writing rules. */

const engine = createRulesEngine();
/** A sample: each is one of so many. */
const stride = runs(116, 29);

const pairs = folders.flatMap((folder) => {
  const resumes = readResumes(folder);
  return readCases(folder).flatMap(({ target, labels }) =>
    grades.flatMap((grade) =>
      (labels.pairs[grade] ?? []).map((name) => ({ target, name, source: resumes.get(name) ?? {} })),
    ),
  );
});
const sample = pairs.filter((_, index) => index % stride === 0);

function linesOf(text: string | null): readonly string[] {
  if (text === null) return [];
  if (!text.startsWith('<')) return text.split('\n');
  return parseRichText(text).flatMap((block) =>
    block.type === 'list' ? block.items.map(plainText) : [plainText(block.runs)],
  );
}

/** The lines that a change wrote. */
function written({ op, before, after }: Change): readonly string[] {
  if (op === 'reorder' || op === 'section_order' || op === 'hide') return [];
  const own = linesOf(before);
  return linesOf(after).filter((line) => !own.includes(line));
}

const pairsOfMarks = ['()', '[]', '（）', '【】', '「」', '«»'];

function problemOf(line: string, base: string): string | null {
  const count = (mark: string) => line.split(mark).length - 1;
  const loose = pairsOfMarks.find(([open = '', close = '']) => count(open) !== count(close));
  if (loose) return `${loose} of "${line}"`;
  if (/\*\*|##|`|\]\(|<\/?[a-z]|&[a-z]+;|#[A-Z]{2}/.test(line)) return `markup in "${line}"`;
  const [first = ''] = line.split(/\s/, 1);
  const isSmall = /^\p{Ll}+$/u.test(first) && !base.includes(line);
  return isSmall && line.includes(' ') ? `small letter of "${line}"` : null;
}

test('no written text is unbalanced, marked up or begins with a small letter', async () => {
  const problems: string[] = [];
  let lines = 0;
  for (const { target, source, name } of sample) {
    const { document } = await documentReader.read(source);
    const { report } = await engine.tailor({ base: document, target, level: 'super', asOf: '2026-11-21' });
    const base = JSON.stringify(document);
    for (const line of report.changes.flatMap(written)) {
      lines += 1;
      const problem = problemOf(line, base);
      if (problem) problems.push(`${name}: ${problem}`);
    }
  }
  expect(problems).toEqual([]);
  // Else nothing was judged.
  expect(lines).toBeGreaterThan(sample.length / 4);
}, 60_000);
