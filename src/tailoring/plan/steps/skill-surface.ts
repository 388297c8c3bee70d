import { broaderOf, canonical, kindOf } from '../../lexicon/lexicon.ts';
import type { ChunkKind } from '../../resume/resume-model.ts';
import type { RequirementEvidence } from '../../score/evidence/find-evidence.ts';
import { assertsExperience } from '../../text/asserts-experience.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { rememberingFor } from '../../text/remembering.ts';
import { termKey, tokenize } from '../../text/tokenize.ts';
import { showsUse } from '../../verify/term-use.ts';
import type { Proposal, SurfaceEdit } from '../edit.ts';
import { levels } from '../levels.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { byWeight } from '../relevance.ts';
import { type ShownTerm, shownTerm } from '../shown-term.ts';
import { capitalized } from '../wording/capitalized.ts';
import { writtenAs } from '../wording/written-as.ts';
import { isListable } from './is-listable.ts';
import { isTradePhrase } from './is-trade-phrase.ts';
import { placeFor } from './skill-place.ts';
import { type SkillGroup, skillGroups } from './skills.ts';

/** A skill to be named in the list, with what it rests on. */
interface Surfaced {
  readonly text: string;
  readonly requirement: string;
  readonly rule: 'surface' | 'broader_term';
  /** A certificate or licence. */
  readonly isGranted: boolean;
  readonly reason: string;
  readonly evidence: { readonly path: string; readonly quote: string };
}

const longestSkill = 4;
/** Two characters begin many names: 数据 is no 数据分析. */
const shortestHan = 3;
/** `Ohio Respiratory Care Professional license`: a paper is called as its office calls it. */
const longestPaper = 7;
/** `NVQ Level 3`: a figure or an acronym. */
const named = preparedPattern(String.raw`\p{N}|\p{Lu}{2}|^\p{Script=Han}`);
const ideographs = preparedPattern(String.raw`^\p{Script=Han}+$`);
/** Where something done names a skill; a title or a degree only names itself. */
const showing: ReadonlySet<ChunkKind> = new Set(['experience', 'project', 'volunteer', 'certificate']);
/** A certificate or licence is held where the base says so, not where a bullet names it. */
const granting: ReadonlySet<ChunkKind> = new Set(['certificate', 'education']);
/** Names in the skills what the posting asks for and the jobs, projects and certificates show. */
export function skillSurface(input: PlanInput): readonly Alternatives[] {
  const groups = skillGroups(input.model);
  return surfaced(input).map((skill) => [proposalFor(skill, groups, input)]);
}

/** The room of the summary and the length of the list depend on it too: three steps ask for it. */
export const surfaced = rememberingFor((input: PlanInput): readonly Surfaced[] => {
  if (!input.base.sections.skills.visible) return [];
  const all = byWeight(input.rows).flatMap((row) => evidenced(row, input) ?? broader(row, input) ?? []);
  const known = new Set(
    input.model.chunks.filter(({ kind }) => kind === 'skill').map(({ text }) => termKey(text)),
  );
  return all.filter(({ text }) => {
    const key = termKey(text);
    return known.has(key) || isLongerHan(text, known) ? false : known.add(key) !== null;
  });
});

/** Without spaces a name is its beginning and more: who lists 多线程 need not list 多线程编程. */
function isLongerHan(text: string, known: ReadonlySet<string>): boolean {
  if (!ideographs.test(text)) return false;
  const longer = termKey(text);
  return [...known].some((key) => key.split(' ').length >= shortestHan && longer.startsWith(key));
}

function evidenced(row: RequirementEvidence, input: PlanInput): Surfaced | null {
  const { requirement, listed } = row;
  const isPaper = requirement.kind === 'certificate' || requirement.kind === 'licence';
  if (listed || (requirement.kind !== 'skill' && !isPaper)) return null;
  const shown = shownTerm(row, isPaper ? granting : showing, input);
  if (!shown) return null;
  const isGranted = isPaper && isPaperName(shown);
  if (!isGranted && !mayBeListed(shown.text, row, input)) return null;
  if (wordsOf(shown.text) > (isGranted ? longestPaper : longestSkill)) return null;
  const { text: term, evidence } = shown;
  const same = termKey(term) === termKey(evidence.quote);
  return {
    text: asListed(term),
    requirement: requirement.id,
    rule: 'surface',
    isGranted,
    reason: same
      ? `The posting asks for ${term}; your resume shows it, but the skills do not name it.`
      : `The posting asks for ${term}; your resume shows it as "${evidence.quote}", the same thing.`,
    evidence: { path: evidence.path, quote: evidence.quote },
  };
}

/** What a school taught is no paper: a `Techniker` of `Automatisierungstechnik` has a degree, and the field as a skill. */
function isPaperName({ text, evidence }: ShownTerm): boolean {
  const kind = kindOf(text);
  return evidence.kind !== 'education' || kind === 'certificate' || kind === 'licence' || named.test(text);
}

/** German bends the words of a phrase, so that one lifted from a sentence is no entry of a list. */
function mayBeListed(text: string, { requirement }: RequirementEvidence, { model }: PlanInput): boolean {
  const isMust = requirement.class === 'must';
  return isListable(text, isMust) || (isMust && model.language !== 'de' && isTradePhrase(text));
}

/** Two characters of Chinese make about a word. */
function wordsOf(text: string): number {
  const words = tokenize(text).length;
  return ideographs.test(text) ? words / 2 : words;
}

/** `dbt` is written so; `scissor lift` is just no name. */
function asListed(term: string): string {
  return kindOf(term) === 'tool' && !term.includes(' ') ? term : capitalized(term);
}

/** One step only: who shows Spring Boot may name Java, and the report says that it is the broader term. */
function broader(row: RequirementEvidence, input: PlanInput): Surfaced | null {
  const { requirement, evidence } = row;
  const isNamed = evidence.some(({ implied }) => !implied);
  if (!levels[input.level].broaderTerms || isNamed || requirement.kind !== 'skill') return null;
  for (const alternative of requirement.alternatives) {
    const narrower = isListable(alternative) ? narrowerIn(input, canonical(alternative)) : null;
    if (!narrower) continue;
    const term = writtenAs(requirement, alternative);
    return {
      text: asListed(term),
      requirement: requirement.id,
      rule: 'broader_term',
      isGranted: false,
      reason: `Broader term: your resume shows ${narrower.quote}, which is a kind of ${term}.`,
      evidence: narrower,
    };
  }
  return null;
}

function narrowerIn({ terms }: PlanInput, wanted: string): Surfaced['evidence'] | null {
  const narrower = terms.find(
    ({ chunk, canonical: name, start, end }) =>
      showing.has(chunk.kind) &&
      broaderOf(name).includes(wanted) &&
      assertsExperience(chunk.text, { start, end }) &&
      (chunk.kind === 'certificate' || showsUse(chunk.text, { start, end })),
  );
  return narrower ? { path: narrower.chunk.path, quote: narrower.quote } : null;
}

function proposalFor(
  skill: Surfaced,
  groups: readonly SkillGroup[],
  input: PlanInput,
): Proposal<SurfaceEdit> {
  const { text, requirement, rule, reason, evidence } = skill;
  return {
    op: 'surface_skill',
    ...placeFor(skill, groups, input),
    text,
    rule,
    reason,
    requirements: [requirement],
    evidence: [evidence],
  };
}
