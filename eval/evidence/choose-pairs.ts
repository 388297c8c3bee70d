import { shuffle } from '../../tools/train/random.ts';
import { tokensOf } from '../judge/tokens.ts';
import type { Pair, PairSplit } from './tables.ts';
import { cosine, type Vector } from './tf-idf.ts';

/*
 * Which resumes are judged with which postings: by field, profession and words in common, never by the engine's score,
 * so that the pairs favor neither side.
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

/** Fields of resumes that are a posting's own, or near it, by group of postings. */
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

/** More where there is more to tell apart: by how many people of the posting's own field there are. */
const plans = {
  many: { best: 4, middle: 1, related: 1, unrelated: 1 },
  few: { best: 2, middle: 1, related: 1, unrelated: 1 },
  none: { best: 0, middle: 0, related: 2, unrelated: 1 },
} as const satisfies Readonly<Record<string, Plan>>;
type Supply = keyof typeof plans;
const many = 8;
const likeliest = 3;
/** So that enough pairs of every grade can be expected. */
const turns: readonly Supply[] = ['many', 'many', 'few', 'none'];

/** One person's resume is judged with that many postings of a split. */
const maxUses = 5;
/** Two resumes that are this much alike are one person's. */
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
    // The order of a sheet must not tell its reader who was expected to fit.
    shuffle(chosen, random);
    for (const { id } of chosen) {
      uses.set(id, (uses.get(id) ?? 0) + 1);
      pairs.push({ id: `${posting.id}-${id}`, split, posting: posting.id, resume: id });
    }
  }
  return pairs;
}

/** What may be read freely serves everywhere; what nobody has looked at serves `test` alone. */
function mayServe(resume: string, split: PairSplit): boolean {
  if (split === 'train') return resume === 'train';
  return split === 'test' || resume !== 'test';
}

/** Postings in the order in which they are taken, languages mixed as they are in the whole. */
function inTurns(
  split: PairSplit,
  postings: readonly PostingCandidate[],
  resumes: readonly ResumeCandidate[],
  fields: Fields,
): readonly Turn[] {
  // First come the postings for which there are people: of those for which there is nobody more would teach nothing.
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

/** How much the likeliest people of the posting's own field have in common with it. */
function outlook(ranked: readonly Ranked[]): number {
  const best = ranked.filter(({ near }) => near === 'same').slice(0, likeliest);
  return best.reduce((sum, { likeness, sharedWords }) => sum + likeness * (sharedWords > 0 ? 2 : 1), 0);
}

function supplyOf(people: number): Supply {
  if (people === 0) return 'none';
  return people < many ? 'few' : 'many';
}

/** The k-th of n postings of a language goes to k / n of the way. */
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

/** `ranked` begins with what is most alike. */
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
  // Half by the words of both texts, half by the words of both professions, so that neither way decides alone.
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
