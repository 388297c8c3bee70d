import type { Item, Pair } from './tables.ts';

/* Reads labels (GUIDE.md): rows of pair, item or `grade`, and label. */

export const itemLabels = ['shown', 'part', 'not'] as const;
export type ItemLabel = (typeof itemLabels)[number];

export interface PairLabels {
  /** 0 unrelated, 1 related, 2 weaker, 3 qualified. */
  readonly grade: number;
  /** Labels by item number. */
  readonly items: ReadonlyMap<number, ItemLabel>;
}

export interface ReadLabels {
  /** Labels by pair id, without invalid ones. */
  readonly pairs: ReadonlyMap<string, PairLabels>;
  /** Messages for the labeler. */
  readonly problems: readonly string[];
}

/** Reads the labels of one posting and checks that all its pairs and items have one. */
export function parseLabels(text: string, pairs: readonly Pair[], items: readonly Item[]): ReadLabels {
  const problems: string[] = [];
  const cells = new Map<string, string>();
  for (const [index, row] of text.split(/\r?\n/u).entries()) {
    if (row.trim() === '') continue;
    const [pair = '', item = '', label = '', ...rest] = row.split('\t').map((cell) => cell.trim());
    const at = `${pair}\t${item}`;
    const problem = problemOf(pair, item, label, rest);
    if (problem !== null) problems.push(`row ${index + 1}: ${problem}`);
    else if (cells.has(at)) problems.push(`row ${index + 1}: ${pair} ${item} has a label already`);
    else cells.set(at, label);
  }

  function problemOf(pair: string, item: string, label: string, rest: readonly string[]): string | null {
    if (rest.length > 0 || label === '') return 'expected PAIR<tab>ITEM<tab>LABEL';
    if (!pairs.some(({ id }) => id === pair)) return `this posting has no pair ${pair}`;
    if (item === 'grade') return /^[0-3]$/u.test(label) ? null : `a grade is 0 to 3: ${label}`;
    if (!items.some(({ number }) => String(number) === item)) return `this posting has no item ${item}`;
    return isItemLabel(label) ? null : `a label is ${itemLabels.join(', ')}: ${label}`;
  }

  const read = new Map<string, PairLabels>();
  for (const { id } of pairs) {
    const given = items.flatMap(({ number }): [number, ItemLabel][] => {
      const label = cells.get(`${id}\t${number}`) ?? '';
      return isItemLabel(label) ? [[number, label]] : [];
    });
    const grade = cells.get(`${id}\tgrade`);
    const missing = items.filter(({ number }) => !given.some(([one]) => one === number));
    if (missing.length > 0)
      problems.push(`${id}: no label of items ${missing.map(({ number }) => number).join(', ')}`);
    if (grade === undefined) problems.push(`${id}: no grade`);
    else read.set(id, { grade: Number(grade), items: new Map(given) });
  }
  return { pairs: read, problems };
}

function isItemLabel(text: string): text is ItemLabel {
  return itemLabels.some((label) => label === text);
}
