import type { RequirementState } from '../../contract/score.ts';
import type { Target } from '../../service/ports.ts';
import { findMeantKeys } from '../lexicon/find-terms.ts';
import { canonical, spellingsOf } from '../lexicon/lexicon.ts';
import type { Spelling } from '../lexicon/lexicon-index.ts';
import type { AskedRequirement, Posting } from '../posting/posting.ts';
import { spellingOf } from '../posting/requirements/spelling-of.ts';
import type { Chunk, ChunkKind, ResumeModel } from '../resume/resume-model.ts';
import { assertsExperience, assertsHolding } from '../text/asserts-experience.ts';
import { rangeOf } from '../text/find-form.ts';
import { rememberingFor } from '../text/remembering.ts';
import { termKey } from '../text/tokenize.ts';
import { type ChunkShelves, shelveChunks, type WeighedChunk, weighChunks } from './chunk-shelves.ts';
import { claimingKinds } from './kind-weights.ts';
import { languageFactor } from './language-factor.ts';
import { type RoleFactors, roleFactors } from './role-factors.ts';

export interface FoundEvidence {
  /** Path of the chunk, in JSON Resume terms. */
  readonly path: string;
  /** A substring of the chunk's text. */
  readonly quote: string;
  /** The spelling that was found: the posting's own, or a true alias. */
  readonly form: string;
  readonly kind: ChunkKind;
  /** k times its factors, 0 to 1. */
  readonly worth: number;
  /** Set where the text names what nobody knows without this: `NetSuite` shows ERP, and does not say it. */
  readonly implied?: true;
}

export interface RequirementEvidence {
  readonly requirement: AskedRequirement;
  /** The formula's E(r): the best evidence, 0 to 1. */
  readonly grade: number;
  readonly state: RequirementState;
  /** The posting's own spelling occurs in text that counts. */
  readonly literal: boolean;
  /** Named in the skills section. */
  readonly listed: boolean;
  /** Best first; of equal worth, the posting's spelling, then document order. */
  readonly evidence: readonly FoundEvidence[];
}

interface Form extends Spelling {
  readonly literal: boolean;
}

/** What in the resume shows each requirement, in the order of the posting. */
export function findEvidence(
  posting: Posting,
  model: ResumeModel,
  target: Pick<Target, 'position'>,
  factors: RoleFactors = roleFactors(model, target.position),
): RequirementEvidence[] {
  const words = posting.requirements.flatMap((requirement) => formsOf(requirement).map(firstWord));
  const shelves = shelveChunks(weighChunks(model, factors), new Set(words));
  return posting.requirements.map((requirement) => evidenceFor(requirement, model, shelves));
}

function evidenceFor(
  requirement: AskedRequirement,
  { chunks }: ResumeModel,
  shelves: ChunkShelves,
): RequirementEvidence {
  const forms = formsOf(requirement);
  const candidates = shelves.candidatesFor(forms.map(firstWord), requirement.alternatives.map(canonical));
  const counted: (FoundEvidence & { readonly literal: boolean })[] = [];
  const isHeld = requirement.kind === 'certificate' || requirement.kind === 'licence';
  const claims = isHeld ? assertsHolding : assertsExperience;
  let wished = false;
  for (const read of candidates) {
    if (!mayShow(requirement, read.chunk.kind)) continue;
    const found = bestIn(read, forms, claims) ?? impliedIn(read, requirement);
    if (found === 'wished') wished = true;
    else if (found) counted.push(found);
  }
  const factor = levelFactor(requirement, counted, chunks);
  counted.sort((a, b) => b.worth - a.worth || Number(b.literal) - Number(a.literal));
  return {
    requirement,
    grade: factor * (counted[0]?.worth ?? 0),
    // A language that is spoken less well than asked for is named, not shown.
    state: factor < 1 ? 'listed_only' : stateOf(counted, wished),
    literal: counted.some(({ literal }) => literal),
    listed: counted.some(({ kind, implied }) => kind === 'skill' && !implied),
    evidence: counted.map(({ literal: _, ...evidence }) => ({ ...evidence, worth: factor * evidence.worth })),
  };
}

function levelFactor(
  { level }: AskedRequirement,
  found: readonly FoundEvidence[],
  chunks: readonly Chunk[],
): number {
  if (level === undefined) return 1;
  const paths = found.map(({ path }) => path);
  return languageFactor(level, paths, chunks);
}

/** "German customers" in a bullet does not show that somebody speaks German. */
const speakingKinds: ReadonlySet<ChunkKind> = new Set([
  'language',
  'certificate',
  'education',
  'skill',
  'summary',
  'headline',
]);

function mayShow({ kind }: AskedRequirement, chunkKind: ChunkKind): boolean {
  return kind !== 'language' || speakingKinds.has(chunkKind);
}

/** Looked for in the base, and again in every document that is made of it. */
const formsOf = rememberingFor((requirement: AskedRequirement): readonly Form[] =>
  requirement.alternatives.flatMap((alternative) => formsFor(requirement, alternative)),
);

/** The posting's own spelling first, then the true aliases; all that the posting writes itself are literal. */
function formsFor(requirement: AskedRequirement, alternative: string): Form[] {
  const spelling = spellingOf(requirement, alternative);
  const written = new Set(requirement.alsoWritten?.map(termKey));
  return spellingsOf(spelling).map((form, index) => ({
    ...form,
    literal: index === 0 || written.has(form.key),
  }));
}

function firstWord({ keys }: Form): string {
  return keys[0] ?? '';
}

function bestIn(
  { chunk, read, worth }: WeighedChunk,
  forms: readonly Form[],
  claims: typeof assertsExperience,
) {
  const { tokens, keys } = read;
  let wished = false;
  for (const form of forms) {
    if (!keys.has(firstWord(form))) continue;
    const match = findMeantKeys(chunk.text, tokens, form.keys);
    if (!match) continue;
    const range = rangeOf(tokens, match.first, match.count);
    if (!claims(chunk.text, range)) {
      wished = true;
      continue;
    }
    const quote = chunk.text.slice(range.start, range.end);
    return { path: chunk.path, quote, form: form.text, kind: chunk.kind, worth, literal: form.literal };
  }
  return wished ? ('wished' as const) : null;
}

/** Knowing the narrower thing shows the skill; a paper or a language is held itself or not at all. */
function impliedIn({ chunk, implying, worth }: WeighedChunk, { kind, alternatives }: AskedRequirement) {
  if (kind !== 'skill' || implying.size === 0) return null;
  for (const alternative of alternatives) {
    const range = implying.get(canonical(alternative));
    if (!range || !assertsExperience(chunk.text, range)) continue;
    const quote = chunk.text.slice(range.start, range.end);
    return {
      path: chunk.path,
      quote,
      form: quote,
      kind: chunk.kind,
      worth,
      literal: false,
      implied: true as const,
    };
  }
  return null;
}

function stateOf(
  counted: readonly (FoundEvidence & { literal: boolean })[],
  wished: boolean,
): RequirementState {
  if (counted.length === 0) return wished ? 'aspirational' : 'missing';
  if (counted.every(({ kind }) => claimingKinds.has(kind))) return 'listed_only';
  return counted.some(({ literal }) => literal) ? 'evidenced' : 'alias_only';
}
