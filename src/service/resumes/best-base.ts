import { bestBase } from '../../contract/base-name.ts';
import type { Score } from '../../contract/score.ts';
import { countMore } from '../accounts/rate-limit.ts';
import { checkOneSource, findDocument, findEveryDocument, type JudgedDocument } from '../base-resumes.ts';
import type { Policy } from '../policy.ts';
import type { Ports } from '../ports.ts';
import type { Caller } from '../use-cases.ts';
import type { WorkSlots } from '../work-slots.ts';

interface Asked {
  readonly resume?: Readonly<Record<string, unknown>> | undefined;
  /** A name, or `best`. */
  readonly base?: string | undefined;
  readonly baseVersion?: string | undefined;
  readonly nameless?: boolean | undefined;
}

type Candidates<Judged extends JudgedDocument = JudgedDocument> = readonly [Judged, ...Judged[]];

/** What may be judged: the resume that was sent or the base that was named, or with `best` every stored one. */
export async function findCandidates(ports: Ports, caller: Caller, asked: Asked): Promise<Candidates> {
  checkOneSource(asked);
  if (asked.base !== bestBase) return [await findDocument(ports, caller, asked)];
  return findEveryDocument(ports, caller);
}

interface Scored<Judged> {
  readonly judged: Judged;
  readonly score: Score;
}

/** The candidate that scores highest for the posting; of several the first. @param score of one of them */
export async function highest<Judged extends JudgedDocument>(
  candidates: Candidates<Judged>,
  score: (judged: Judged) => Promise<Score>,
): Promise<Scored<Judged>> {
  const [first, ...others] = candidates;
  let best: Scored<Judged> = { judged: first, score: await score(first) };
  for (const judged of others) {
    const scored = { judged, score: await score(judged) };
    if (scored.score.ats_score > best.score.ats_score) best = scored;
  }
  return best;
}

/**
 * The same for a request about one posting: each candidate counts as a request, before any of them is scored. One after
 * the other, so that other requests get their turn in between.
 */
export function chooseHighest(ports: Ports, policy: Policy, slots: WorkSlots) {
  const count = countMore(ports, policy);
  return async <Judged extends JudgedDocument>(
    caller: Caller,
    candidates: Candidates<Judged>,
    score: (judged: Judged) => Promise<Score>,
  ): Promise<Scored<Judged>> => {
    // The request itself was counted when it was admitted.
    await count(caller, candidates.length - 1, 'base');
    return highest(candidates, (judged) => slots.run(() => score(judged)));
  };
}
