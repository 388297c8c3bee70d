import { describe, expect, it } from 'vitest';
import type { PageRun } from '../../../src/documents/pdf/page-runs.ts';
import { pdfSourceLines } from '../../../src/documents/pdf/pdf-source-lines.ts';

function run(text: string, x: number, y: number, bold = false): PageRun {
  return { text, x, endX: x + text.length * 5, y, size: 10, font: bold ? 'b' : 'f', bold, italic: false };
}

const linesOf = (...runs: PageRun[]) => pdfSourceLines([{ runs, links: [] }]);

describe('a word that wraps at a hyphen', () => {
  const wrapped = [
    run('Big fan of the workflows that are terminal-', 50, 500),
    run('centric on any machine', 50, 488),
  ];

  it('stays as it is written', () => {
    expect(linesOf(...wrapped)[0]?.text).toContain('terminal-centric on');
  });

  it('is made whole where the file has it without the hyphen, too', () => {
    const [line] = linesOf(...wrapped, run('Terminalcentric', 50, 400));
    expect(line?.text).toContain('terminalcentric on');
  });
});

it('A marked line is a title when it is bold and something stands at its other end', () => {
  const lines = linesOf(
    run('Experience', 50, 540, true),
    run('•', 50, 520),
    run('Google', 60, 520, true),
    run('Mountain View, CA', 300, 520),
    run('•', 50, 500),
    run('TensorFlow', 60, 500, true),
    run('is a library for numerical work that many people use', 112, 500),
  );
  expect(lines.map(({ style, text }) => [style, text.split(' ')[0]])).toEqual([
    ['heading', 'Experience'],
    ['strong', 'Google'],
    ['bullet', 'TensorFlow'],
  ]);
});
