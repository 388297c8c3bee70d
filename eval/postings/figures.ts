import type { LabeledPosting } from './corpus.ts';
import type { Item, ItemClass } from './labels.ts';

/** A term as the reader gives it, in the words of the guide: `task` for a responsibility. */
export interface ReadTerm {
  readonly spellings: readonly string[];
  readonly class: 'must' | 'nice' | 'task' | 'soft';
  readonly probability: number;
}

export interface Reading {
  readonly posting: LabeledPosting;
  readonly terms: readonly ReadTerm[];
}

/** What the applicant is asked for. */
export const counted: readonly ItemClass[] = ['must', 'nice', 'task'];

/** What is compared: terms and labels of these classes. A term is right when it is any counted label. */
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
  /** Terms that are an error by the guide: of the company, of benefits. */
  distractors: number;
  /** Terms that both name, and those of them that both give one class. */
  named: number;
  sameClass: number;
}

export function noCounts(): Counts {
  return { right: 0, wrong: 0, found: 0, labeled: 0, distractors: 0, named: 0, sameClass: 0 };
}

/** What one posting adds. Neutral and unsure labels count neither way (GUIDE.md, "Second reading and settling"). */
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

/** One spelling is in the other, at the borders of words. */
function isSame(term: ReadTerm, item: Item): boolean {
  const read = term.spellings.map(normalized);
  return item.members.flat().some((spelling) => {
    const label = normalized(spelling);
    return read.some((one) => holds(one, label) || holds(label, one));
  });
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
