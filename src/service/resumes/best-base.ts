import { bestBase, defaultBase } from '../../contract/base-name.ts';
import type { Score } from '../../contract/score.ts';
import { checkOneSource, findDocument, findEveryDocument, type JudgedDocument } from '../base-resumes.ts';
import { utcDate } from '../calendar.ts';
import type { Ports, Target } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import type { Caller } from '../use-cases.ts';

interface Asked {
  readonly resume?: Readonly<Record<string, unknown>> | undefined;
  /** A name, or `best`. */
  readonly base?: string | undefined;
  readonly baseVersion?: string | undefined;
  readonly nameless?: boolean | undefined;
}

/** What may be judged: the resume that was sent or the base that was named, or with `best` every stored one. */
export async function findCandidates(
  ports: Ports,
  caller: Caller,
  asked: Asked,
): Promise<readonly [JudgedDocument, ...JudgedDocument[]]> {
  checkOneSource(asked);
  if (asked.base !== bestBase) return [await findDocument(ports, caller, asked)];
  return findEveryDocument(ports, caller);
}

interface Scored {
  readonly judged: JudgedDocument;
  readonly score: Score;
}

/** The candidate that scores highest for the posting; of several the first. @param score of one of them */
export async function highest(
  candidates: readonly [JudgedDocument, ...JudgedDocument[]],
  score: (judged: JudgedDocument) => Promise<Score>,
): Promise<Scored> {
  const [first, ...others] = candidates;
  let best: Scored = { judged: first, score: await score(first) };
  for (const judged of others) {
    const scored = { judged, score: await score(judged) };
    if (scored.score.ats_score > best.score.ats_score) best = scored;
  }
  return best;
}

/**
 * The candidate to work with. One that was named is not scored for it.
 * @throws ServiceError validation_error when no base resume is stored
 */
export async function chooseCandidate(
  ports: Ports,
  caller: Caller,
  asked: Asked,
  target: Target,
): Promise<JudgedDocument> {
  const candidates = await findCandidates(ports, caller, asked);
  if (candidates.length === 1) return candidates[0];
  const asOf = utcDate(ports.clock.now());
  const { judged } = await highest(candidates, ({ document: base }) =>
    ports.offlineEngine.score({ base, target, asOf }),
  );
  return judged;
}

/** The name of the base resume that a generation is to be made from, whether or not there is one. */
export async function chooseBaseName(
  ports: Ports,
  caller: Caller,
  { base = defaultBase, baseVersion }: Pick<Asked, 'base' | 'baseVersion'>,
  target: Target,
): Promise<string> {
  checkOneSource({ base, baseVersion });
  if (base !== bestBase) return base;
  try {
    return (await chooseCandidate(ports, caller, { base }, target)).name ?? defaultBase;
  } catch (error) {
    // A repeated request finds its answer although its base is gone.
    if (error instanceof ServiceError && error.name === 'validation_error') return defaultBase;
    throw error;
  }
}
