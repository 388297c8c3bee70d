import { canonical } from '../../../lexicon/lexicon.ts';
import { readText } from '../../../lexicon/read-text.ts';
import { rangeOf } from '../../../text/find-form.ts';
import type { ChunkKind, ResumeModel } from '../../resume/resume-model.ts';
import { weighChunks } from '../evidence/chunk-index.ts';
import { type AskedTerm, claimAt } from '../evidence/claim.ts';
import { dutiesOfTitle } from '../role/read-title.ts';
import { hasWorkedNear, type RoleFactors, roleFactorOf } from '../role/role-factors.ts';
import { dealsInFields } from '../role/role-relevance.ts';
import { tradeOf } from '../role/trades.ts';
import type { ScoreRequest } from '../score-input.ts';

/** Where people describe what they did. */
const describing: ReadonlySet<ChunkKind> = new Set(['experience', 'job_title', 'project', 'volunteer']);

/** So many terms of a trade, each in full, are all of it: a longer resume shows no more. */
const manyTerms = 30;

/** What everybody with a title does shows least, and counts half. */
const byTitle = 0.5;

/**
 * How much of the trade of the posting the work of a person was, 0 to 1, in whatever words either names it: each term of
 * the lexicon belongs to a trade. More text can only raise it: of who sells to a field, staffs it, teaches or buys for it, only
 * what is about that is left out.
 */
export function fieldOfWork(
  { posting, model, target }: Pick<ScoreRequest, 'posting' | 'model' | 'target'>,
  factors: RoleFactors,
): number {
  const asked = byTrade(termsAsked(posting.requirements, target.position));
  const all = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return 0;
  const held = byTrade(termsOfWork(model, factors, target.position.trim()));
  const shares = [...asked].map(([trade, weight]) => (weight / all) * filled(held.get(trade) ?? 0));
  return shares.reduce((sum, share) => sum + share, 0);
}

/** The first terms of a trade say most. */
function filled(terms: number): number {
  return Math.min(1, Math.log1p(terms) / Math.log1p(manyTerms));
}

/** By term, how much it counts. */
type Terms = ReadonlyMap<string, number>;

function termsAsked(requirements: ScoreRequest['posting']['requirements'], position: string): Terms {
  const texts = requirements.filter(({ class: asked }) => asked !== 'soft').map(({ term }) => term);
  const terms = new Map([position, ...texts].flatMap((text) => [...readText(text).canonicals]).map(inFull));
  for (const duty of dutiesOfTitle(position)) raise(terms, canonical(duty), byTitle);
  return terms;
}

function inFull(term: string): [string, number] {
  return [term, 1];
}

/** Each term once, where it counts most, by the check that all evidence passes. */
function termsOfWork(model: ResumeModel, factors: RoleFactors, position: string): Terms {
  const terms = new Map<string, number>();
  for (const weighed of weighChunks(model, factors, position)) {
    const { chunk, read, worth } = weighed;
    if (!describing.has(chunk.kind)) continue;
    for (const { canonical: term, first, count } of read.terms) {
      if ((terms.get(term) ?? 0) >= worth) continue;
      if (claimAt(weighed, rangeOf(read.tokens, first, count), asSkill(term)) !== null)
        terms.set(term, worth);
    }
  }
  const isOutside = !hasWorkedNear(factors);
  for (const { section, path, title } of model.entries) {
    // What a seller does is of the trade of selling, whatever it is named after.
    if (section !== 'experience' || (isOutside && dealsInFields(title))) continue;
    const worth = byTitle * roleFactorOf(path, factors);
    for (const duty of dutiesOfTitle(title)) raise(terms, canonical(duty), worth);
  }
  return terms;
}

function asSkill(term: string): AskedTerm {
  return { kind: 'skill', term, alternatives: [term] };
}

function raise(terms: Map<string, number>, term: string, worth: number): void {
  if (worth > (terms.get(term) ?? 0)) terms.set(term, worth);
}

function byTrade(terms: Terms): Terms {
  const trades = new Map<string, number>();
  for (const [term, worth] of terms) {
    const trade = tradeOf(term);
    if (trade !== null) trades.set(trade, (trades.get(trade) ?? 0) + worth);
  }
  return trades;
}
