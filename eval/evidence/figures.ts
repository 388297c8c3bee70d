import { areaUnderCurve, mean, median, rankCorrelation } from '../judge/numbers.ts';
import type { ItemLabel } from './labels.ts';
import type { MadeUp } from './tables.ts';

/* Figures that compare the engine's evidence and scores with the labels. */

/** `unread`: the engine does not read this item in the posting now. */
export const verdicts = ['met', 'part', 'missing', 'unread'] as const;
export type Verdict = (typeof verdicts)[number];

export interface JudgedItem {
  readonly label: ItemLabel;
  readonly verdict: Verdict;
  /** Verdict on the item itself, independent of the posting reader, so it is never `unread`. */
  readonly asItStands?: Verdict | undefined;
  /** Verdict of an earlier engine, if known. */
  readonly before?: Verdict | undefined;
}

export interface JudgedPair {
  readonly posting: string;
  readonly grade: number;
  readonly score: number;
  /** TF-IDF similarity. Document frequencies come from the real texts for a real pair, from all for a made-up one. */
  readonly likeness: number;
  /** The same with frequencies from all texts, to compare real and made-up people. */
  readonly likenessAmongAll: number;
  readonly items: readonly JudgedItem[];
  readonly madeUp?: MadeUp;
}

export interface EvidenceFigures {
  /** Share of the items labeled `shown` that are accepted. */
  readonly recall: number | null;
  /** Share of the accepted items that are labeled `shown`. */
  readonly precision: number | null;
  /** Share of the accepted items that are labeled `shown` or `part`. */
  readonly precisionWithPart: number | null;
  /** Share of the items labeled `not` that are accepted. */
  readonly falselyAccepted: number | null;
}

export function evidenceFigures(items: readonly JudgedItem[]): EvidenceFigures {
  const read = items.filter(({ verdict }) => verdict !== 'unread');
  const accepted = read.filter(isAccepted);
  return {
    recall: share(labeled(read, 'shown'), isAccepted),
    precision: share(accepted, ({ label }) => label === 'shown'),
    precisionWithPart: share(accepted, ({ label }) => label !== 'not'),
    falselyAccepted: share(labeled(read, 'not'), isAccepted),
  };
}

/** The items with the verdicts on the items themselves, independent of the posting reader. */
export function asTheyStand(items: readonly JudgedItem[]): readonly JudgedItem[] {
  return items.flatMap((item) =>
    item.asItStands === undefined ? [] : [{ ...item, verdict: item.asItStands }],
  );
}

/** The figures for the items that the earlier engine called missing. */
export function newFigures(items: readonly JudgedItem[]): EvidenceFigures {
  return evidenceFigures(items.filter(({ before }) => before === 'missing'));
}

export interface RankFigures {
  /** Medians by grade, 0 to 3. */
  readonly medians: readonly (number | null)[];
  /** AUC of qualified against all others. */
  readonly againstAll: number | null;
  /** AUC of qualified against related and weaker. */
  readonly againstNear: number | null;
  /** Mean AUC over postings that have a qualified person and another. */
  readonly perPosting: number | null;
  readonly rankCorrelation: number | null;
}

export function rankFigures(
  pairs: readonly JudgedPair[],
  figureOf: (pair: JudgedPair) => number,
): RankFigures {
  const of = (from: readonly JudgedPair[], ...grades: readonly number[]) =>
    from.filter(({ grade }) => grades.includes(grade)).map(figureOf);
  const postings = [...new Set(pairs.map(({ posting }) => posting))];
  return {
    medians: [0, 1, 2, 3].map((grade) => median(of(pairs, grade))),
    againstAll: areaUnderCurve(of(pairs, 3), of(pairs, 0, 1, 2)),
    againstNear: areaUnderCurve(of(pairs, 3), of(pairs, 1, 2)),
    perPosting: mean(
      postings.map((posting) => {
        const own = pairs.filter((pair) => pair.posting === posting);
        return areaUnderCurve(of(own, 3), of(own, 0, 1, 2));
      }),
    ),
    rankCorrelation: rankCorrelation(
      pairs.map(figureOf),
      pairs.map(({ grade }) => grade),
    ),
  };
}

export interface MadeUpFigures {
  readonly medians: Readonly<Record<MadeUp, number | null>>;
  /** AUC of qualified against traps, and the mean over postings that have both; the same for weaker. */
  readonly againstTraps: number | null;
  readonly trapsPerPosting: number | null;
  readonly againstWeaker: number | null;
  readonly weakerPerPosting: number | null;
  /** The same against real people of grades 1 and 2. */
  readonly againstNear: number | null;
  readonly nearPerPosting: number | null;
}

/** Figures about the ranking of made-up people, among each other and compared with real ones. */
export function madeUpFigures(
  pairs: readonly JudgedPair[],
  figureOf: (pair: JudgedPair) => number,
): MadeUpFigures {
  const postings = [...new Set(pairs.filter(({ madeUp }) => madeUp).map(({ posting }) => posting))];
  const is = (kind: MadeUp) => (pair: JudgedPair) => pair.madeUp === kind;
  const near = ({ madeUp, grade }: JudgedPair) => !madeUp && (grade === 1 || grade === 2);
  const of = (from: readonly JudgedPair[], isOne: (pair: JudgedPair) => boolean) =>
    from.filter(isOne).map(figureOf);
  const against = (from: readonly JudgedPair[], isOther: (pair: JudgedPair) => boolean) =>
    areaUnderCurve(of(from, is('qualified')), of(from, isOther));
  const perPosting = (isOther: (pair: JudgedPair) => boolean) =>
    mean(
      postings.map((posting) =>
        against(
          pairs.filter((pair) => pair.posting === posting),
          isOther,
        ),
      ),
    );
  const medianOf = (kind: MadeUp) => median(of(pairs, is(kind)));
  return {
    medians: { qualified: medianOf('qualified'), weaker: medianOf('weaker'), trap: medianOf('trap') },
    againstTraps: against(pairs, is('trap')),
    trapsPerPosting: perPosting(is('trap')),
    againstWeaker: against(pairs, is('weaker')),
    weakerPerPosting: perPosting(is('weaker')),
    againstNear: against(pairs, near),
    nearPerPosting: perPosting(near),
  };
}

function isAccepted({ verdict }: JudgedItem): boolean {
  return verdict === 'met' || verdict === 'part';
}

function labeled(items: readonly JudgedItem[], wanted: ItemLabel): readonly JudgedItem[] {
  return items.filter(({ label }) => label === wanted);
}

function share(items: readonly JudgedItem[], holds: (item: JudgedItem) => boolean): number | null {
  return mean(items.map((item) => (holds(item) ? 1 : 0)));
}
