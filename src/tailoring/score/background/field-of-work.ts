import { isCounted } from '../../../contract/requirement-status.ts';
import { canonical, type Lexicon } from '../../../lexicon/lexicon.ts';
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

/** Chunks that describe the person's work. */
const describing: ReadonlySet<ChunkKind> = new Set(['experience', 'job_title', 'project', 'volunteer']);

/** Terms of a trade from which the trade counts in full, so a longer resume gains nothing. */
const manyTerms = 30;

/** The worth of a task that only the job title implies. */
const byTitle = 0.5;

/**
 * How much of the person's work was in the posting's trades (occupational fields), 0 to 1. Every lexicon term belongs
 * to a trade, so the two texts need not share words. More text never lowers the value. If no job is related, titles
 * that sell to, staff, teach or buy for a field do not count. Null if the lexicon knows no term of the posting.
 */
export function fieldOfWork(
  { posting, model, target }: Pick<ScoreRequest, 'posting' | 'model' | 'target'>,
  factors: RoleFactors,
): number | null {
  const asked = byTrade(model.lexicon, termsAsked(model.lexicon, posting.requirements, target.position));
  const all = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return null;
  const held = byTrade(model.lexicon, termsOfWork(model, factors, target.position.trim()));
  const shares = [...asked].map(([trade, weight]) => (weight / all) * filled(held.get(trade) ?? 0));
  return shares.reduce((sum, share) => sum + share, 0);
}

/** Grows logarithmically, because the first terms of a trade say most. */
function filled(terms: number): number {
  return Math.min(1, Math.log1p(terms) / Math.log1p(manyTerms));
}

/** How much each term or trade counts. */
type Terms = ReadonlyMap<string, number>;

function termsAsked(
  lexicon: Lexicon,
  requirements: ScoreRequest['posting']['requirements'],
  position: string,
): Terms {
  const texts = requirements.filter(isCounted).map(({ term }) => term);
  const terms = new Map(
    [position, ...texts].flatMap((text) => [...readText(lexicon, text).canonicals]).map(inFull),
  );
  for (const duty of dutiesOfTitle(position)) raise(terms, canonical(lexicon, duty), byTitle);
  return terms;
}

function inFull(term: string): [string, number] {
  return [term, 1];
}

/** Counts each term once, at its highest worth, and only where {@link claimAt} accepts it as evidence. */
function termsOfWork(model: ResumeModel, factors: RoleFactors, position: string): Terms {
  const terms = new Map<string, number>();
  for (const weighed of weighChunks(model, factors, position)) {
    const { chunk, read, worth } = weighed;
    if (!describing.has(chunk.kind)) continue;
    for (const { canonical: term, first, count } of read.terms) {
      if ((terms.get(term) ?? 0) >= worth) continue;
      const claim = claimAt(weighed, rangeOf(read.tokens, first, count), asSkill(term));
      if (claim !== 'denied' && claim !== 'dealt_in') terms.set(term, worth);
    }
  }
  const isOutside = !hasWorkedNear(factors);
  for (const { section, path, title } of model.entries) {
    // The work of a "Software Sales Manager" is sales, even though the title names software.
    if (section !== 'experience' || (isOutside && dealsInFields(title))) continue;
    const worth = byTitle * roleFactorOf(path, factors);
    for (const duty of dutiesOfTitle(title)) raise(terms, canonical(model.lexicon, duty), worth);
  }
  return terms;
}

function asSkill(term: string): AskedTerm {
  return { kind: 'skill', term, alternatives: [term] };
}

function raise(terms: Map<string, number>, term: string, worth: number): void {
  if (worth > (terms.get(term) ?? 0)) terms.set(term, worth);
}

function byTrade(lexicon: Lexicon, terms: Terms): Terms {
  const trades = new Map<string, number>();
  for (const [term, worth] of terms) {
    const trade = tradeOf(lexicon, term);
    if (trade !== null) trades.set(trade, (trades.get(trade) ?? 0) + worth);
  }
  return trades;
}
