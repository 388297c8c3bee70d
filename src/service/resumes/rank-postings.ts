import type { Rank, RankedPosting } from '../../contract/rank.ts';
import type { Requirement, Score } from '../../contract/score.ts';
import { nearDuplicates } from '../../text/near-duplicates.ts';
import { utcDate } from '../calendar.ts';
import type { Policy } from '../policy.ts';
import type { Ports, Target } from '../ports.ts';
import { sha256 } from '../sha256.ts';
import type { UseCases } from '../use-cases.ts';
import type { WorkSlots } from '../work-slots.ts';
import { findCandidates, highest } from './best-base.ts';
import { namedTarget, targetOf } from './score-and-preview.ts';

/** The order of many postings is that of their single scores, so one more never moves the others. */
export function rankPostings(ports: Ports, policy: Policy, slots: WorkSlots): UseCases['rankPostings'] {
  const find = findCandidates(ports, policy);
  return async (caller, { postings, resume }, base) => {
    const asOf = utcDate(ports.clock.now());
    const ranked = await slots.run(async (letOthers) => {
      const reading = { postings: postings.length, letOthers };
      const candidates = await find(caller, { resume, base, nameless: true }, reading);
      const scored: Ranked[] = [];
      for (const [index, posting] of postings.entries()) {
        if (index > 0) await letOthers();
        const target = namedTarget(targetOf(posting));
        const { score, judged } = await highest(candidates, letOthers, ({ document }) =>
          ports.offlineEngine.score({ base: document, target, asOf }),
        );
        const hash = sha256(target.jobDescription);
        scored.push({ index, id: posting.id ?? null, base: judged.name, target, score, hash });
      }
      return scored;
    });
    const inOrder = ranked.toSorted(bestFirst);
    const same = nearDuplicates(inOrder.map(({ target }) => target.jobDescription));
    return {
      object: 'rank',
      version: ranked[0]?.score.version ?? '',
      data: inOrder.map((one, place) => rankedPosting(one, inOrder[same[place] ?? -1]?.index ?? null)),
    } satisfies Rank;
  };
}

interface Ranked {
  readonly index: number;
  readonly id: string | null;
  readonly base: string | undefined;
  readonly target: Target;
  readonly score: Score;
  readonly hash: string;
}

function bestFirst(a: Ranked, b: Ranked): number {
  const difference = b.score.ats_score - a.score.ats_score;
  if (difference !== 0 || a.hash === b.hash) return difference || a.index - b.index;
  return a.hash < b.hash ? -1 : 1;
}

function rankedPosting(
  { index, id, base, target, score, hash }: Ranked,
  sameAs: number | null,
): RankedPosting {
  const musts = score.requirements.filter((requirement) => requirement.class === 'must');
  const missing = musts.filter((must) => !isMet(must)).map(({ term }) => term);
  const knockouts = score.knockouts.filter(({ met }) => !met);
  const met = musts.length - missing.length;
  return {
    index,
    id,
    ...(base !== undefined && { base }),
    company_name: target.companyName || null,
    position: target.position || null,
    ats_score: score.ats_score,
    band: score.band,
    fit: score.fit,
    ceiling: score.ceiling,
    musts: { met, total: musts.length },
    missing,
    knockouts,
    same_as: sameAs,
    reasons: [
      ...score.warnings.map(({ message }) => message),
      ...(musts.length > 0 ? [`${met} of ${musts.length} musts are shown`] : []),
      ...knockouts.map(({ term }) => `not met, and may rule you out: ${term}`),
    ],
    text_hash: hash,
  };
}

/** Whatever says it; hoped for is not. */
function isMet({ state }: Requirement): boolean {
  return state !== 'missing' && state !== 'aspirational';
}
