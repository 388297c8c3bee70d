import { type Block, plainText, type Run } from '../../contract/rich-text.ts';

/** The runs of all paragraphs, with a line break behind each. */
export function paragraphRuns(blocks: readonly Block[]): readonly Run[] {
  return blocks.flatMap((block) => (block.type === 'paragraph' ? [...block.runs, { text: '\n' }] : []));
}

/** Lines that were taken out of a text, in its order: what is said in the same words keeps its markup. */
export function runsOfLines(runs: readonly Run[], lines: readonly string[]): readonly (readonly Run[])[] {
  const whole = plainText(runs);
  let from = 0;
  return lines.map((line) => {
    const start = whole.indexOf(line, from);
    if (start === -1) return [{ text: line }];
    from = start + line.length;
    return slice(runs, start, from);
  });
}

function slice(runs: readonly Run[], start: number, end: number): readonly Run[] {
  let at = 0;
  return runs.flatMap((run) => {
    const [first, last] = [Math.max(start - at, 0), Math.min(end - at, run.text.length)];
    at += run.text.length;
    return first < last ? [{ ...run, text: run.text.slice(first, last) }] : [];
  });
}
