import type { Asked } from './wire-formats.ts';

export interface AskedLine {
  readonly id: string;
  readonly text: string;
  readonly draft: string | null;
}

/** The lines that a question is about, as a model reads them out of the prompt. */
export function askedLines({ prompt }: Pick<Asked, 'prompt'>): readonly AskedLine[] {
  return linesUnder(prompt, /\n(?:LINES|SUMMARY):\n([\s\S]*?)\nDATA /);
}

/** The facts that a summary may rest on. */
export function askedFacts({ prompt }: Pick<Asked, 'prompt'>): readonly AskedLine[] {
  return linesUnder(prompt, /\nFACTS:\n([\s\S]*?)\nSUMMARY:/);
}

function linesUnder(prompt: string, pattern: RegExp): readonly AskedLine[] {
  const rows = (pattern.exec(prompt)?.[1] ?? '').split('\n');
  return rows.flatMap((row, index) => {
    const [, id, text] = /^(\w+): (.*)$/.exec(row) ?? [];
    const draft = /^ {2}draft: (.*)$/.exec(rows[index + 1] ?? '')?.[1] ?? null;
    return id && text !== undefined ? [{ id, text, draft }] : [];
  });
}

/** An answer that words every line by `word`; lines for which it gives null are left out. */
export function editsOf(
  asked: Asked,
  word: (line: AskedLine) => string | null,
  more: Readonly<Record<string, unknown>> = {},
): string {
  const edits = askedLines(asked).flatMap((line) => {
    const text = word(line);
    const evidence = line.id === 'sum' ? askedFacts(asked).map(({ id }) => id) : [];
    return text === null ? [] : [{ target: line.id, text, evidence, merge: [], ...more }];
  });
  return JSON.stringify({ edits });
}
