import { bestBase } from '../../contract/base-name.ts';
import type { Score } from '../../contract/score.ts';
import { countMore } from '../accounts/rate-limit.ts';
import {
  checkOneSource,
  findDocument,
  findDocuments,
  type JudgedDocument,
  type NamedDocument,
} from '../base-resumes.ts';
import type { Policy } from '../policy.ts';
import type { Ports } from '../ports.ts';
import type { Caller } from '../use-cases.ts';
import type { LetOthers } from '../work-slots.ts';

interface Asked {
  readonly resume?: Readonly<Record<string, unknown>> | undefined;
  /** A name, or `best`. */
  readonly base?: string | undefined;
  readonly baseVersion?: string | undefined;
  readonly nameless?: boolean | undefined;
}

export type Candidates<Judged extends JudgedDocument = JudgedDocument> = readonly [Judged, ...Judged[]];

interface Reading {
  /** Of a request about several; each counts once for each resume. */
  readonly postings?: number;
  readonly letOthers: LetOthers;
}

/**
 * What may be judged: the resume that was sent or the base that was named, or with `best` every stored one, which are
 * counted before any of them is read.
 */
export function findCandidates(ports: Ports, policy: Policy) {
  const count = countMore(ports, policy);
  const findEvery = findEveryBase(ports, policy);
  return async (caller: Caller, asked: Asked, reading: Reading): Promise<Candidates> => {
    checkOneSource(asked);
    if (asked.base === bestBase) return findEvery(caller, reading);
    const found = await findDocument(ports, caller, asked);
    // The request itself was counted when it was admitted.
    await count(caller, (reading.postings ?? 1) - 1, 'postings');
    return [found];
  };
}

/** Every stored base resume, `default` first. */
export function findEveryBase(ports: Ports, policy: Policy) {
  const count = countMore(ports, policy);
  return async (caller: Caller, { postings, letOthers }: Reading): Promise<Candidates<NamedDocument>> => {
    const names = (await ports.store.listBases(caller)).map(({ name }) => name);
    const what = postings === undefined ? 'base' : 'postings';
    await count(caller, (postings ?? 1) * names.length - 1, what);
    return findDocuments(ports, caller, { names, letOthers });
  };
}

interface Scored<Judged> {
  readonly judged: Judged;
  readonly score: Score;
}

/** The candidate that scores highest for the posting; of several the first. @param score of one of them */
export async function highest<Judged extends JudgedDocument>(
  [first, ...others]: Candidates<Judged>,
  letOthers: LetOthers,
  score: (judged: Judged) => Promise<Score>,
): Promise<Scored<Judged>> {
  let best: Scored<Judged> = { judged: first, score: await score(first) };
  for (const judged of others) {
    await letOthers();
    const scored = { judged, score: await score(judged) };
    if (scored.score.ats_score > best.score.ats_score) best = scored;
  }
  return best;
}
