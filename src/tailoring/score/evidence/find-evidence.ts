import { isCredential } from '../../../contract/choices.ts';
import type { RequirementState } from '../../../contract/score.ts';
import { canonical, type Lexicon, memoizeInLexicon } from '../../../lexicon/lexicon.ts';
import type { AskedRequirement, Posting } from '../../../posting/posting.ts';
import type { Target } from '../../../service/ports.ts';
import { termsKnownInPart } from '../../resume/limit-in.ts';
import { type Chunk, type ChunkKind, type ResumeModel, textAt } from '../../resume/resume-model.ts';
import { type FieldServed, fieldServed, isDealtIn } from '../role/field-served.ts';
import { claimingKinds, type RoleFactors } from '../role/role-factors.ts';
import { activitiesByWord } from './activity/activities-of.ts';
import { agentNounsOf } from './activity/agent-nouns.ts';
import { type ChunkIndex, indexChunks, type WeighedChunk, weighChunks } from './chunk-index.ts';
import { worthInPart } from './claim.ts';
import { higherCredentials, holdingKinds } from './find-credential.ts';
import { firstKey, formsOf, membersShowing, suitesContaining } from './forms-of.ts';
import { languageFactor, writtenIn } from './languages.ts';
import {
  isUnsaid,
  lookIn,
  type Refused,
  type Showing,
  shownInOtherWords,
  withWholeSuite,
} from './look-in.ts';
import { type NearestLine, nearestLine, refusedLine } from './nearest-line.ts';

export interface FoundEvidence extends Omit<Showing, 'literal'> {
  /** Set for a language whose level is below the one asked for. */
  readonly isBelowLevel?: true;
}

export interface RequirementEvidence {
  readonly requirement: AskedRequirement;
  /** The formula's E(r): the best evidence, 0 to 1. */
  readonly grade: number;
  readonly state: RequirementState;
  /** True if the posting's own spelling occurs in text that counts. */
  readonly literal: boolean;
  /** True if it is named in the skills section. */
  readonly listed: boolean;
  /** Best first; on a tie, the posting's spelling, then document order. */
  readonly evidence: readonly FoundEvidence[];
  /** The line closest to a missing requirement. It never counts as evidence. */
  readonly nearest?: NearestLine;
}

/** Finds the evidence for each requirement, in the order of the posting. */
export function findEvidence(
  posting: Posting,
  model: ResumeModel,
  target: Pick<Target, 'position'>,
  factors: RoleFactors,
): RequirementEvidence[] {
  const position = target.position.trim();
  const indexOf = (isServed: boolean) =>
    indexChunks(weighChunks(model, factors, position, isServed), wordsAsked(model.lexicon, posting));
  const index = indexOf(false);
  const served = fieldServed(model, factors, position);
  const rows = posting.requirements.map((requirement) => evidenceFor(requirement, model, index, false));
  // A project, volunteer work or school that shows a skill proves that the person does not only deal in it.
  if (served === null || rows.some(isShownBesideWork)) return rows;
  const isSubject = subjectsDealtIn(model.lexicon, posting, index, served);
  if (isSubject === null) return rows;
  const ofGoods = indexOf(true);
  return rows.map((row) =>
    isSubject(row.requirement) && isDealtIn(model.lexicon, row.requirement, position, served)
      ? evidenceFor(row.requirement, model, ofGoods, true)
      : row,
  );
}

/**
 * Tests whether a requirement is of the subject that the person deals in: all of the field, except that a teacher of
 * something else deals only in what a line names as taught. Null if nothing is.
 */
function subjectsDealtIn(
  lexicon: Lexicon,
  { requirements }: Posting,
  index: ChunkIndex,
  { isOfOtherSubject }: FieldServed,
): ((requirement: AskedRequirement) => boolean) | null {
  if (!isOfOtherSubject) return () => true;
  const dealt = new Map(requirements.map((each) => [each, kindsDealingIn(lexicon, each, index)]));
  // A `Java Tutor` teaches the field of a posting that asks for Java, and so also its Docker.
  if ([...dealt.values()].some((kinds) => kinds.has('job_title'))) return () => true;
  const subjects = new Set(requirements.filter((each) => (dealt.get(each)?.size ?? 0) > 0));
  return subjects.size === 0 ? null : (requirement) => subjects.has(requirement);
}

/** The kinds of the texts that name the requirement as something dealt in. */
function kindsDealingIn(
  lexicon: Lexicon,
  requirement: AskedRequirement,
  index: ChunkIndex,
): ReadonlySet<ChunkKind> {
  if (requirement.kind !== 'skill') return new Set();
  return new Set(
    textsFor(lexicon, requirement, index).flatMap((read) => {
      const look = lookIn(read, requirement);
      return look !== null && !isShowing(look) && look.refusal === 'dealt_in' ? [read.chunk.kind] : [];
    }),
  );
}

/** Memoized because a base resume and the documents made from it are searched for the same words. */
const wordsAsked = memoizeInLexicon(
  (lexicon, { requirements }: Posting): ReadonlySet<string> =>
    new Set(requirements.flatMap((each) => wordsOf(lexicon, each))),
);

/** Token keys of which a chunk must contain one to show the requirement, unless it implies it. */
const wordsOf = memoizeInLexicon((lexicon, requirement: AskedRequirement): readonly string[] => [
  ...formsOf(lexicon, requirement).map(firstKey),
  ...[...activitiesByWord(lexicon, requirement).keys()].filter((word) => word !== null),
  ...agentNounsOf(lexicon, requirement).flatMap(({ agentNoun }) => [...agentNoun]),
]);

function textsFor(
  lexicon: Lexicon,
  requirement: AskedRequirement,
  index: ChunkIndex,
): readonly WeighedChunk[] {
  if (activitiesByWord(lexicon, requirement).has(null)) return index.all;
  const terms = [
    ...requirement.alternatives.map((each) => canonical(lexicon, each)),
    ...membersShowing(lexicon, requirement).keys(),
    ...suitesContaining(lexicon, requirement),
    ...higherCredentials(lexicon, requirement),
  ];
  return index.candidatesFor(wordsOf(lexicon, requirement), terms);
}

/** `isGoods`: the person only deals in the field, so their lists name it as goods, courses or customers. */
function evidenceFor(
  requirement: AskedRequirement,
  model: ResumeModel,
  index: ChunkIndex,
  isGoods: boolean,
): RequirementEvidence {
  const { chunks } = model;
  const named = textsFor(model.lexicon, requirement, index)
    .filter(({ chunk }) => mayShow(requirement, chunk))
    .flatMap((read) => lookIn(read, requirement) ?? []);
  const isNamed = named.some((look) => !isUnsaid(look));
  const found = isNamed
    ? named
    : [
        ...named,
        writtenIn(requirement, model),
        ...index.all.map((read) => shownInOtherWords(read, requirement)),
      ];
  const looks = found
    .filter((look) => look !== null)
    .filter((look) => !isShowing(look) || isQuote(look, chunks));
  const refused = looks.flatMap((look) => (isShowing(look) ? [] : [look]));
  const showing = withWholeSuite(looks.filter(isShowing));
  const own = isGoods && showing.every(({ kind }) => namingKinds.has(kind)) ? [] : showing;
  const shown = limitedByLevel(model.lexicon, requirement, own, chunks).sort(byWorth);
  const factor = levelFactor(requirement, shown, chunks);
  const isDenied = refused.some(({ refusal }) => refusal === 'denied');
  const nearest =
    shown.length > 0 || isDenied
      ? null
      : (refusedLine([...refused, ...showing], index.all) ?? nearestLine(requirement, index.all));
  return {
    ...(nearest && { nearest }),
    requirement,
    grade: factor * (shown[0]?.worth ?? 0),
    state: factor < 1 ? 'in_part' : stateOf(requirement, shown, isDenied),
    literal: shown.some(({ literal }) => literal),
    listed: shown.some(({ kind, implied }) => kind === 'skill' && !implied),
    evidence:
      factor < 1 ? shown.map((one) => ({ ...one, worth: factor * one.worth, isBelowLevel: true })) : shown,
  };
}

const besideWork: ReadonlySet<ChunkKind> = new Set(['project', 'volunteer', 'education']);

function isShownBesideWork({ requirement, evidence }: RequirementEvidence): boolean {
  return requirement.kind === 'skill' && evidence.some(({ kind }) => besideWork.has(kind));
}

/** Chunks that name a thing without saying how it was used. */
const namingKinds: ReadonlySet<ChunkKind> = new Set([...claimingKinds, 'award', 'publication']);

/** False for a quote that spans a blanked-out name, because the original text does not contain it. */
function isQuote({ path, quote }: Showing, chunks: readonly Chunk[]): boolean {
  return textAt({ chunks }, path).includes(quote);
}

function isShowing(look: Showing | Refused): look is Showing {
  return !('refusal' in look);
}

function byWorth(a: Showing, b: Showing): number {
  return b.worth - a.worth || Number(b.literal) - Number(a.literal);
}

function levelFactor(
  { level }: AskedRequirement,
  shown: readonly Showing[],
  chunks: readonly Chunk[],
): number {
  if (level === undefined) return 1;
  return languageFactor(
    level,
    shown.filter(({ isWriting }) => !isWriting),
    chunks,
  );
}

/** Chunks that can show a language; "German customers" in a bullet does not. */
const speakingKinds: ReadonlySet<ChunkKind> = new Set<ChunkKind>([...holdingKinds, 'language']);

/** Names of papers, prizes and schools, and subjects of degrees, which are no evidence of a general ability. */
const names = /^(?:publications|awards)\[\d+\]\.(?:name|title)$|\.(?:area|studyType|institution)$/;

function mayShow({ kind: asked }: AskedRequirement, { kind, path }: Chunk): boolean {
  if (asked === 'soft') return !names.test(path);
  return asked !== 'language' || speakingKinds.has(kind);
}

function stateOf(
  { kind: asked }: AskedRequirement,
  shown: readonly Showing[],
  isDenied: boolean,
): RequirementState {
  if (shown.length === 0) return isDenied ? 'aspirational' : 'missing';
  // Listing a language or a credential is enough, because it is held and not shown by work.
  const isHeld = asked === 'language' || isCredential(asked);
  const isDemonstrated = (one: Showing) =>
    !claimingKinds.has(one.kind) || (isHeld && (asked === 'language' || isHeldAsSaid(one)));
  const showing = shown.filter((one) => one.limit === undefined && isDemonstrated(one));
  if (showing.length === 0) return shown.every(isOnlyListed) ? 'listed_only' : 'in_part';
  return shown.some(({ literal }) => literal) ? 'evidenced' : 'alias_only';
}

/** False for words about oneself of a person without a related job, who may only name what the posting asks for. */
function isHeldAsSaid({ kind, worth }: Showing): boolean {
  return (kind !== 'summary' && kind !== 'headline') || worth >= 1;
}

function isOnlyListed({ kind, limitedBy }: Showing): boolean {
  return claimingKinds.has(kind) || limitedBy === 'row_of_names';
}

/** Applies an `at_most` limit, such as "basic knowledge of X", to all other evidence for the same term. */
function limitedByLevel(
  lexicon: Lexicon,
  { kind }: AskedRequirement,
  shown: readonly Showing[],
  chunks: readonly Chunk[],
): Showing[] {
  if (kind !== 'skill' && kind !== 'soft') return [...shown];
  const inPart = new Set(termsKnownInPart(chunks));
  for (const { limit, form } of shown) if (limit === 'at_most') inPart.add(canonical(lexicon, form));
  return shown.map((one) => {
    if (one.limit !== undefined || !inPart.has(canonical(lexicon, one.form))) return one;
    return { ...one, worth: worthInPart * one.worth, limit: 'at_most', limitedBy: 'other_line' };
  });
}
