import type { LabeledPosting } from './corpus.ts';
import type { Item, ItemClass } from './labels.ts';

/** A term that the reader found, with the classes of GUIDE.md: `task` for a responsibility. */
export interface ReadTerm {
  readonly spellings: readonly string[];
  readonly class: 'must' | 'nice' | 'task' | 'soft';
  readonly probability: number;
}

export interface Reading {
  readonly posting: LabeledPosting;
  readonly terms: readonly ReadTerm[];
}

/** Classes of terms that the applicant is asked for. */
export const counted: readonly ItemClass[] = ['must', 'nice', 'task'];

/** Groups of classes that are evaluated. A term is right if it matches a label of any counted class. */
export const groups = {
  'must and nice': ['must', 'nice'],
  tasks: ['task'],
  all: counted,
  musts: ['must'],
} as const satisfies Readonly<Record<string, readonly ItemClass[]>>;
export type Group = keyof typeof groups;

/** Sums over postings. */
export interface Counts {
  right: number;
  wrong: number;
  found: number;
  labeled: number;
  /** Terms that match a label `distractor`, such as a benefit. */
  distractors: number;
  /** Terms that match a label. */
  named: number;
  /** Terms that match a label of the same class. */
  sameClass: number;
  /** Terms that have the whole text of a label; the others that match have only a piece of it. */
  whole: number;
}

export function noCounts(): Counts {
  return { right: 0, wrong: 0, found: 0, labeled: 0, distractors: 0, named: 0, sameClass: 0, whole: 0 };
}

/** Counts of one posting. Neutral and unsure labels do not count (GUIDE.md, "Second reading and settling"). */
export function countsOf({ posting, terms }: Reading, group: Group): Counts {
  const counts = noCounts();
  const classes: readonly string[] = groups[group];
  const { items } = posting.labels;
  const neutral = items.filter((item) => item.class === 'neutral' || item.isUnsure);
  const asked = items.filter((item) => counted.includes(item.class) && !item.isUnsure);
  const shown = terms.filter((term) => term.class !== 'soft');
  for (const term of shown.filter((one) => classes.includes(one.class))) {
    const same = asked.filter((item) => isSame(term, item));
    if (same.length > 0) {
      counts.right += 1;
      counts.named += 1;
      if (same.some((item) => item.class === term.class)) counts.sameClass += 1;
      if (same.some((item) => hasWhole(term, item))) counts.whole += 1;
    } else if (!neutral.some((item) => isSame(term, item))) {
      counts.wrong += 1;
      if (items.some((item) => item.class === 'distractor' && isSame(term, item))) counts.distractors += 1;
    }
  }
  for (const item of asked.filter((one) => classes.includes(one.class))) {
    counts.labeled += 1;
    if (shown.some((term) => isSame(term, item))) counts.found += 1;
  }
  return counts;
}

/** True if a spelling contains the other, at word boundaries. */
function isSame(term: ReadTerm, item: Item): boolean {
  const read = term.spellings.map(normalized);
  return item.members.flat().some((spelling) => {
    const label = normalized(spelling);
    return read.some((one) => holds(one, label) || holds(label, one));
  });
}

function hasWhole(term: ReadTerm, item: Item): boolean {
  const read = term.spellings.map(normalized);
  return item.members.flat().some((label) => read.some((one) => holds(one, normalized(label))));
}

function normalized(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}

function holds(text: string, part: string): boolean {
  const at = text.indexOf(part);
  const isLetter = (index: number) => /[\p{Script=Latin}\p{N}]/u.test(text[index] ?? '');
  return part !== '' && at >= 0 && !isLetter(at - 1) && (part.length > 3 || !isLetter(at + part.length));
}

export function sumOf(all: readonly Counts[]): Counts {
  const sum = noCounts();
  for (const counts of all) for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += counts[key];
  return sum;
}

export function precisionOf({ right, wrong }: Counts): number {
  return right / (right + wrong);
}

export function recallOf({ found, labeled }: Counts): number {
  return found / labeled;
}

export function fOf(counts: Counts): number {
  const [precision, recall] = [precisionOf(counts), recallOf(counts)];
  return (2 * precision * recall) / (precision + recall);
}
