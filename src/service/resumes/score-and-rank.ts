import { bestBase } from '../../contract/base-names.ts';
import { knownCompany, knownPosition } from '../../contract/job-title.ts';
import type { Rank, RankedPosting } from '../../contract/rank.ts';
import type { Report } from '../../contract/report.ts';
import type { Requirement, Score, Warning } from '../../contract/score.ts';
import {
  noRequirementsFound,
  noRequirementsText,
  nothingToChange,
  nothingToChangeText,
  sameAtGood,
} from '../../contract/warning-codes.ts';
import { sha256 } from '../../sha256.ts';
import { nearDuplicates } from '../../text/compare/near-duplicates.ts';
import { plainBreaks, plainLine } from '../../values/strings.ts';
import { fieldError } from '../../values/validation-error.ts';
import { countMore, getUsage, type Policy } from '../accounts/quota.ts';
import {
  checkOneSource,
  type DocumentSource,
  findDocument,
  findDocuments,
  type JudgedDocument,
  type NamedDocument,
} from '../base-resumes.ts';
import { utcDate } from '../calendar.ts';
import type { Ports, Target } from '../ports.ts';
import type { Caller, UseCases } from '../use-cases.ts';
import type { LetOthers, WorkSlots } from '../work-slots.ts';
import { answeredKeys, openGaps } from './open-gaps.ts';
import { chooseLook } from './render-pdf.ts';

export function scoreResume(ports: Ports, policy: Policy, slots: WorkSlots): UseCases['scoreResume'] {
  const find = findCandidates(ports, policy);
  return async (caller, request, { base: asked, require, trace = false } = {}) => {
    const { resume } = request;
    const order = { target: namedTarget(targetOf(request)), asOf: utcDate(ports.clock.now()) };
    const { score, judged } = await slots.run(async (letOthers) => {
      const candidates = await find(caller, { resume, base: asked, nameless: true }, { letOthers });
      return highest(candidates, letOthers, ({ document: base }) =>
        ports.offlineEngine.score({ ...order, base, ...(trace && { trace }) }),
      );
    });
    checkRequirements(require, score.warnings);
    return { ...score, ...(judged.name !== undefined && { base: judged.name }) };
  };
}

export function previewResume(ports: Ports, policy: Policy, slots: WorkSlots): UseCases['previewResume'] {
  const usage = getUsage(ports, policy);
  const find = findCandidates(ports, policy);
  return async (caller, { resume, ...request }, { base, baseVersion, require, ...asked }) => {
    chooseLook(ports.renderer, asked);
    const target = namedTarget(targetOf(request));
    const asOf = utcDate(ports.clock.now());
    const level = request.finetune_level;
    const choose = async (candidates: Candidates, letOthers: LetOthers) => {
      // A single candidate needs no scoring.
      if (candidates.length === 1) return candidates[0];
      const { judged: best } = await highest(candidates, letOthers, ({ document }) =>
        ports.offlineEngine.score({ base: document, target, asOf }),
      );
      await letOthers();
      return best;
    };
    const { judged, report } = await slots.run(async (letOthers) => {
      const candidates = await find(caller, { resume, base, baseVersion }, { letOthers });
      const chosen = await choose(candidates, letOthers);
      const tailored = await ports.offlineEngine.tailor({ base: chosen.document, target, level, asOf });
      return { judged: chosen, report: tailored.report };
    });
    checkRequirements(require, report.warnings);
    // A language model, which a preview does not ask, may change more.
    const isByRules = caller.mode !== 'live' || ports.engine === ports.offlineEngine;
    const isSame = isByRules && isUnchanged(report);
    const known = report.warnings.filter(({ code }) => (isByRules && !isSame) || code !== sameAtGood);
    const warnings = isSame ? [...known, { code: nothingToChange, message: nothingToChangeText }] : known;
    return {
      object: 'resume.preview',
      ...(judged.name !== undefined && { base: judged.name }),
      score: report.score,
      changes: report.changes,
      gaps: await openGaps(ports, await answeredKeys(ports, caller), { gaps: report.gaps, target }),
      warnings,
      cost: policy.credit_costs[request.finetune_level],
      credits_remaining: (await usage(caller)).credits_remaining,
    };
  };
}

/** True if tailoring to a posting that was understood changed nothing. */
export function isUnchanged({ changes, requirements }: Pick<Report, 'changes' | 'requirements'>): boolean {
  return changes.length === 0 && requirements.length > 0;
}

interface Posting {
  readonly job_description: string;
  readonly company_name?: string | undefined;
  readonly position?: string | undefined;
}

/** Keeps the outer spaces of the description, because offsets of requirements refer to it. */
export function targetOf(posting: Posting): Target {
  return {
    jobDescription: plainBreaks(posting.job_description),
    companyName: plainLine(posting.company_name ?? ''),
    position: plainLine(posting.position ?? ''),
  };
}

/** The target for the engine, with '' instead of placeholders. */
export function namedTarget({ jobDescription, companyName, position }: Target): Target {
  return { jobDescription, companyName: knownCompany(companyName), position: knownPosition(position) };
}

/**
 * With `require=requirements`, refuses a posting without requirements.
 * @throws ValidationError
 */
export function checkRequirements(required: string | undefined, warnings: readonly Warning[]): void {
  if (required === undefined || warnings.every(({ code }) => code !== noRequirementsFound)) return;
  throw fieldError('job_description', `${noRequirementsText}.`, 'no_requirements');
}

/** Ranks postings by their single scores, so that another posting does not change the order. */
export function rankPostings(ports: Ports, policy: Policy, slots: WorkSlots): UseCases['rankPostings'] {
  const find = findCandidates(ports, policy);
  return async (caller, { postings, resume, base: named }, { base: asked = named } = {}) => {
    if (named !== undefined && named !== asked) {
      throw fieldError('base', `is also ${asked} in the query`);
    }
    const asOf = utcDate(ports.clock.now());
    const ranked = await slots.run(async (letOthers) => {
      const reading = { postings: postings.length, letOthers };
      const candidates = await find(caller, { resume, base: asked, nameless: true }, reading);
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

/** True for any evidence; merely mentioned is not enough. */
function isMet({ state }: Requirement): boolean {
  return state !== 'missing' && state !== 'aspirational';
}

type Candidates<Judged extends JudgedDocument = JudgedDocument> = readonly [Judged, ...Judged[]];

interface Reading {
  /** Number of postings in the request; each counts once per resume. */
  readonly postings?: number;
  readonly letOthers: LetOthers;
}

/**
 * The resumes to score: the one in the request, the named base, or with `best` all stored ones, which are counted
 * before any is read.
 */
function findCandidates(ports: Ports, policy: Policy) {
  const count = countMore(ports, policy);
  const findEvery = findEveryBase(ports, policy);
  return async (caller: Caller, asked: DocumentSource, reading: Reading): Promise<Candidates> => {
    checkOneSource(asked);
    if (asked.base === bestBase) return findEvery(caller, reading);
    const found = await findDocument(ports, caller, asked);
    // The request itself is already counted.
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

/** The candidate with the highest score for the posting; the first one if equal. @param score scores one candidate */
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
