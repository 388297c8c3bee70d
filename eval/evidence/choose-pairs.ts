import { shuffle } from '../../tools/train/random.ts';
import { tokensOf } from '../judge/tokens.ts';
import type { Pair, PairSplit } from './tables.ts';
import { cosine, type Vector } from './tf-idf.ts';

/*
 * Chooses pairs of postings and resumes for labeling by field, profession and common words, never by the engine's
 * score, so that the choice is not biased.
 */

export interface PostingCandidate {
  readonly id: string;
  readonly split: PairSplit;
  readonly language: string;
  readonly group: string;
  readonly profession: string;
  readonly vector: Vector;
}

export interface ResumeCandidate {
  readonly id: string;
  readonly split: string;
  readonly language: string;
  readonly field: string;
  readonly profession: string;
  readonly vector: Vector;
}

/** Fields of resumes that are the same as or related to a posting's, by group of postings. */
export type Fields = ReadonlyMap<
  string,
  { readonly same: readonly string[]; readonly related: readonly string[] }
>;

interface Plan {
  readonly best: number;
  readonly middle: number;
  readonly related: number;
  readonly unrelated: number;
}

/** Number of resumes per posting and kind, by the number of people in the posting's own field. */
const plans = {
  many: { best: 4, middle: 1, related: 1, unrelated: 1 },
  few: { best: 2, middle: 1, related: 1, unrelated: 1 },
  none: { best: 0, middle: 0, related: 2, unrelated: 1 },
} as const satisfies Readonly<Record<string, Plan>>;
type Supply = keyof typeof plans;
const many = 8;
const likeliest = 3;
/** Order of postings by supply, so that enough pairs of each grade are likely. */
const turns: readonly Supply[] = ['many', 'many', 'few', 'none'];

/** Maximum number of postings of a split per resume. */
const maxUses = 5;
/** Similarity from which two resumes are taken as the same person's. */
const samePerson = 0.6;

interface Ranked {
  readonly resume: ResumeCandidate;
  readonly near: 'same' | 'related' | 'other';
  readonly likeness: number;
  readonly sharedWords: number;
}

interface Turn {
  readonly posting: PostingCandidate;
  readonly ranked: readonly Ranked[];
  readonly supply: Supply;
}

export function choosePairs(
  split: PairSplit,
  count: number,
  postings: readonly PostingCandidate[],
  resumes: readonly ResumeCandidate[],
  fields: Fields,
  random: () => number,
): readonly Pair[] {
  const uses = new Map<string, number>();
  const pairs: Pair[] = [];
  const allowed = resumes.filter((resume) => mayServe(resume.split, split));
  for (const { posting, ranked, supply } of inTurns(split, postings, allowed, fields)) {
    if (pairs.length >= count) break;
    const free = ranked.filter(({ resume }) => (uses.get(resume.id) ?? 0) < maxUses);
    const chosen = chooseResumes(free, plans[supply], random).slice(0, count - pairs.length);
    // The order on a sheet must not reveal who was expected to fit.
    shuffle(chosen, random);
    for (const { id } of chosen) {
      uses.set(id, (uses.get(id) ?? 0) + 1);
      pairs.push({ id: `${posting.id}-${id}`, split, posting: posting.id, resume: id });
    }
  }
  return pairs;
}

/** True if a resume of one split may be used for a posting of another. Resumes of `test` are only for `test`. */
function mayServe(resume: string, split: PairSplit): boolean {
  if (split === 'train') return resume === 'train';
  return split === 'test' || resume !== 'test';
}

/** Postings in the order of use, with languages mixed evenly. */
function inTurns(
  split: PairSplit,
  postings: readonly PostingCandidate[],
  resumes: readonly ResumeCandidate[],
  fields: Fields,
): readonly Turn[] {
  // Postings with suitable people come first, because those without teach less.
  const own = postings
    .filter((posting) => posting.split === split)
    .map((posting) => ({ posting, ranked: rank(posting, resumes, fields) }))
    .sort((one, other) => outlook(other.ranked) - outlook(one.ranked));
  const queues: Readonly<Record<Supply, Turn[]>> = { many: [], few: [], none: [] };
  for (const { posting, ranked } of own) {
    const supply = supplyOf(ranked.filter(({ near }) => near === 'same').length);
    if (ranked.length >= 3) queues[supply].push({ posting, ranked, supply });
  }
  for (const queue of Object.values(queues)) mixLanguages(queue);
  const order: Turn[] = [];
  for (let turn = 0; Object.values(queues).some((queue) => queue.length > 0); turn += 1) {
    const next = queues[turns[turn % turns.length] ?? 'none'].shift();
    if (next) order.push(next);
  }
  return order;
}

/** Similarity of a posting to the most similar people in its own field. */
function outlook(ranked: readonly Ranked[]): number {
  const best = ranked.filter(({ near }) => near === 'same').slice(0, likeliest);
  return best.reduce((sum, { likeness, sharedWords }) => sum + likeness * (sharedWords > 0 ? 2 : 1), 0);
}

function supplyOf(people: number): Supply {
  if (people === 0) return 'none';
  return people < many ? 'few' : 'many';
}

/** Puts the k-th of n postings of a language at k / n of the queue. */
function mixLanguages(queue: Turn[]): void {
  const size = new Map<string, number>();
  const place = new Map<Turn, number>();
  for (const one of queue) {
    const { language } = one.posting;
    size.set(language, (size.get(language) ?? 0) + 1);
    place.set(one, size.get(language) ?? 0);
  }
  const share = (one: Turn) => ((place.get(one) ?? 0) - 0.5) / (size.get(one.posting.language) ?? 1);
  queue.sort((one, other) => share(one) - share(other));
}

function rank(posting: PostingCandidate, resumes: readonly ResumeCandidate[], fields: Fields): Ranked[] {
  const own = fields.get(posting.group);
  if (own === undefined) throw new Error(`fields.tsv has no row for the group "${posting.group}"`);
  const wanted = new Set(tokensOf(posting.profession));
  return resumes
    .filter(({ language }) => language === posting.language)
    .map((resume): Ranked => {
      const near = own.same.includes(resume.field) ? 'same' : 'other';
      return {
        resume,
        near: near === 'other' && own.related.includes(resume.field) ? 'related' : near,
        likeness: cosine(posting.vector, resume.vector),
        sharedWords: tokensOf(resume.profession).filter((word) => wanted.has(word)).length,
      };
    })
    .sort((one, other) => other.likeness - one.likeness || (one.resume.id < other.resume.id ? -1 : 1));
}

/** @param ranked resumes, most similar first */
function chooseResumes(ranked: readonly Ranked[], plan: Plan, random: () => number): ResumeCandidate[] {
  const chosen: ResumeCandidate[] = [];
  const take = (from: readonly Ranked[], wanted: number) => {
    const before = chosen.length;
    for (const { resume } of from) {
      if (chosen.length - before >= wanted) return;
      if (!chosen.some((one) => one === resume || cosine(one.vector, resume.vector) >= samePerson))
        chosen.push(resume);
    }
  };
  const near = (...wanted: readonly Ranked['near'][]) => ranked.filter((one) => wanted.includes(one.near));
  const same = near('same');
  // Half by common words of the texts and half by common words of the professions, so that neither decides alone.
  const byProfession = [...ranked].sort((one, other) => other.sharedWords - one.sharedWords);
  const named = byProfession.filter(({ sharedWords }) => sharedWords > 0);
  take([...named, ...same], Math.floor(plan.best / 2));
  take(same, Math.ceil(plan.best / 2));
  take(drawn(same.slice(Math.floor(same.length / 3)), random), plan.middle);
  const related = near('related');
  take(
    related.length > 0 ? [...named.slice(0, 1), ...related, ...near('other')] : near('other'),
    plan.related,
  );
  const other = near('other');
  take(drawn(other.slice(Math.floor(other.length / 2)), random), plan.unrelated);
  return chosen;
}

function drawn(from: readonly Ranked[], random: () => number): readonly Ranked[] {
  const all = [...from];
  shuffle(all, random);
  return all;
}
