import { isCredential } from '../../../contract/choices.ts';
import type { ProposedEdit, SurfaceEdit } from '../../../contract/plan/edit.ts';
import { degreesIn } from '../../../lexicon/degree-words.ts';
import { broaderOf, canonical, kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { readText } from '../../../lexicon/read-text.ts';
import { titleWords } from '../../../lexicon/titles/title-keys.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { sharesLanguage } from '../../../text/language.ts';
import { isIdeographs, isShortAcronym } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { termKey, tokenize } from '../../../text/tokenize.ts';
import { memoizeByObject } from '../../../values/memoize.ts';
import { showsUse, speaksOfBuilding } from '../../framing/term-use.ts';
import { capitalized } from '../../grammar/spelling.ts';
import { limitIn, termsKnownInPart } from '../../resume/limit-in.ts';
import { isInformative } from '../../resume/mere-names.ts';
import { type Entry, isBullet, jobsOf, workKinds } from '../../resume/resume-model.ts';
import { type SkillGroup, skillGroups } from '../../resume/skill-groups.ts';
import type { FoundEvidence, RequirementEvidence } from '../../score/evidence/find-evidence.ts';
import { readFamilies } from '../../score/role/read-title.ts';
import { isRelated, skillsAsked } from '../../score/role/role-factors.ts';
import { isOfTradeAsked, isOfTradeServed } from '../../score/role/trades.ts';
import { levels } from '../levels.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { byWeight, contentTokens } from '../relevance.ts';
import { writtenAs } from '../wording/wanted-spellings.ts';
import { claimedTerm } from './claimed-term.ts';
import { isListable, isSharedName, isTradePhrase, isWorkInOneWord } from './is-listable.ts';
import { isPartOfName, type ShownTerm, saidToBeHeld, shownTerm, taskPhrase } from './shown-term.ts';
import { holdsCredentials, placeFor } from './skill-place.ts';

/** Two characters begin too many names: 数据 is not 数据分析. */
const minHanLength = 3;

/** Adds skills to the list that the posting asks for and the base shows. */
export function skillSurface(input: PlanInput): readonly Alternatives[] {
  const groups = skillGroups(input.model);
  return surfacedSkills(input).map((skill) => [proposalFor(skill, groups, input)]);
}

/** The skills to add; memoized, because other steps need them to compute the room that is left. */
export const surfacedSkills = memoizeByObject((input: PlanInput): readonly SurfacedSkill[] => {
  if (!input.base.sections.skills.visible) return [];
  const all = byWeight(input.rows).flatMap(
    (row) => evidencedSkill(row, input) ?? broaderSkill(row, input) ?? [],
  );
  const listed = input.model.chunks.filter(({ kind }) => kind === 'skill').map(({ text }) => text);
  const known = new Set(listed.map(termKey));
  // `GoogleAnalytics` already lists Google Analytics.
  const withoutSpaces = new Set(listed.map(lettersOf));
  const groups = skillGroups(input.model);
  const chosen = all.filter(({ text }) => {
    const key = termKey(text);
    if (
      groups.some((group) => isNameOfGroup(input.lexicon, group, text)) ||
      isPartOfListed(input.lexicon, text, listed)
    )
      return false;
    if (withoutSpaces.has(lettersOf(text))) return false;
    return known.has(key) || isLongerHan(text, known) ? false : known.add(key) !== null;
  });
  // A new section with a single skill looks like a mistake.
  return groups.length === 0 && chosen.length === 1 ? [] : chosen;
});

/** True if the group's name already says the skill: `Version control`, or `Managing versions: Git, SVN`. */
function isNameOfGroup(lexicon: Lexicon, { name, keywords }: SkillGroup, text: string): boolean {
  if (!name) return false;
  const term = canonical(lexicon, text);
  if (canonical(lexicon, name.text) === term) return true;
  const words = new Set(contentTokens(name.text).map(({ key }) => key));
  const kinds = keywords.filter((keyword) =>
    broaderOf(lexicon, canonical(lexicon, keyword.text)).includes(term),
  );
  const isKind = kinds.length > 0 && kinds.length * 2 >= keywords.length;
  return isKind && contentTokens(text).some(({ key }) => words.has(key));
}

/**
 * True for an acronym in a listed skill (`CI` in `CI/CD pipelines`), but not in the name of a tool (`SQL` in
 * `PL/SQL`).
 */
function isPartOfListed(lexicon: Lexicon, text: string, listed: readonly string[]): boolean {
  if (!isShortAcronym(text)) return false;
  return listed.some((each) => lettersIn(each).includes(text) && !isInNameOfTool(lexicon, text, each));
}

function isInNameOfTool(lexicon: Lexicon, text: string, listed: string): boolean {
  return readText(lexicon, listed).terms.some(
    (term) =>
      term.text !== text && kindOf(lexicon, term.canonical) === 'tool' && lettersIn(term.text).includes(text),
  );
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}

const notLetters = preparedPattern(String.raw`[^\p{L}\p{N}]+`, 'u');

function lettersIn(text: string): readonly string[] {
  return text.split(notLetters.regExp);
}

/** True if a Chinese name only extends a listed one: 多线程编程 adds nothing to 多线程. */
function isLongerHan(text: string, known: ReadonlySet<string>): boolean {
  if (!isIdeographs(text)) return false;
  const longer = termKey(text);
  return [...known].some((key) => key.split(' ').length >= minHanLength && longer.startsWith(key));
}

function proposalFor(
  skill: SurfacedSkill,
  groups: readonly SkillGroup[],
  input: PlanInput,
): ProposedEdit<SurfaceEdit> {
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

/* The skill that a requirement adds to the list: one that the base shows, or a broader term of one. */

/** A skill to add to the list, with its evidence. */
interface SurfacedSkill {
  readonly text: string;
  readonly requirement: string;
  readonly rule: 'surface' | 'broader_term';
  /** A certificate or license. */
  readonly isGranted: boolean;
  readonly reason: string;
  readonly evidence: { readonly path: string; readonly quote: string };
}

/** In words. */
const maxSkillLength = 4;
/** In words; credentials keep their official names: `Ohio Respiratory Care Professional license`. */
const maxCredentialLength = 10;
/** Matches a figure, an acronym or Chinese text: `NVQ Level 3`. */
const figureOrAcronym = preparedPattern(String.raw`\p{N}|\p{Lu}{2}|^\p{Script=Han}`);

/** A skill that the base shows and the list lacks; null for anything that people do not list as a skill. */
function evidencedSkill(row: RequirementEvidence, input: PlanInput): SurfacedSkill | null {
  const { requirement, listed } = row;
  const isHeld = isCredential(requirement.kind);
  if (listed || (requirement.kind !== 'skill' && !isHeld)) return null;
  // `Degree in chemistry` asks for education, not for a skill.
  if (!isHeld && degreesIn(requirement.term).length > 0) return null;
  return isHeld ? heldCredential(row, input) : provenSkill(row, input);
}

/**
 * A certificate or license counts as held if education says so, not if a bullet names it. One in the section of
 * certificates is not listed again. One in the summary or headline is read there, and joins only a group of
 * credentials, because it is not a skill.
 */
function heldCredential(row: RequirementEvidence, input: PlanInput): SurfacedSkill | null {
  if (row.evidence.some(({ kind, implied }) => kind === 'certificate' && !implied)) return null;
  const granted = row.evidence.filter(({ kind }) => kind === 'education');
  const listsCredentials = skillGroups(input.model).some(holdsCredentials);
  const said = listsCredentials ? saidToBeHeld(row, input) : null;
  const shown = shownTerm(row.requirement, granted, input) ?? said;
  if (!shown || isHeldInPart(shown, input) || isTitle(shown.text)) return null;
  const isGranted = isCredentialName(input.lexicon, shown);
  if (!isGranted && !mayBeListed(shown, row, input)) return null;
  return toSurfacedSkill(shown, row, isGranted, input);
}

const credentialWords = preparedPattern(
  String.raw`^\p{Lu}{2,5}$|\b(?:licen[sc]|certif|charter|register|diplom|zertifi|geprüft|titul|coleg|status\b)`,
  'iu',
);

/** True for a job title such as `Journeyman Electrician`, which is not the name of the license. */
function isTitle(text: string): boolean {
  return !credentialWords.test(text) && readFamilies(text, titleWords(text)).size > 0;
}

const stepToCredential = preparedPattern(
  String.raw`\b(?:level|part|stage|stufe|teil|niveau|nivel)\s(?:[IVX]{1,3}|\p{N})\b|\b(?:candidate|kandidat|candidat)`,
  'iu',
);

/** True if any text of the same entry names a step toward the credential: `Level I passed` beside `CFA`. */
function isHeldInPart({ text, evidence: { path } }: ShownTerm, { model }: PlanInput): boolean {
  const entry = model.chunks.find((chunk) => chunk.path === path)?.entry ?? null;
  const around = model.chunks.filter((chunk) => entry !== null && chunk.entry === entry);
  return !stepToCredential.test(text) && around.some((chunk) => stepToCredential.test(chunk.text));
}

function provenSkill(row: RequirementEvidence, input: PlanInput): SurfacedSkill | null {
  const done = row.evidence.filter((each) => workKinds.has(each.kind) && !isHalfOfTerm(each, input));
  for (const shown of [shownTerm(row.requirement, done, input), claimedTerm(row, input)]) {
    if (!shown || isOfAnotherTrade(shown, input)) continue;
    if (mayBeListed(shown, row, input)) return toSurfacedSkill(shown, row, false, input);
  }
  if (row.requirement.class !== 'must') return null;
  const work = taskPhrase(row, input);
  return work && toSurfacedSkill(work, row, false, input);
}

/**
 * True for work in one word that is only half of a known term, not the kind of it: `automation` in `marketing automation`,
 * unlike `wiring` in `house wiring`.
 */
function isHalfOfTerm(found: FoundEvidence, { lexicon, terms }: PlanInput): boolean {
  const { path, quote } = found;
  if (!isWorkInOneWord(lexicon, quote) || !isPartOfName(found, terms)) return false;
  const term = canonical(lexicon, quote);
  return !terms.some(
    ({ chunk, quote: longer, canonical: name }) =>
      chunk.path === path &&
      longer.includes(quote) &&
      longer !== quote &&
      (name === term || broaderOf(lexicon, name).includes(term)),
  );
}

/**
 * True if the job that shows a skill is in another field, where the skill means something else: cleaning data is not
 * a cleaner's work, and writing software for customer service is not customer service. Projects count as part of the
 * latest job.
 */
function isOfAnotherTrade({ text, evidence }: ShownTerm, input: PlanInput): boolean {
  const { lexicon } = input;
  const chunk = input.model.chunks.find(({ path }) => path === evidence.path);
  const jobs = jobsOf(input.model);
  const own = jobs.find(({ path }) => path === chunk?.entry);
  const job =
    own ?? (evidence.kind === 'project' ? jobs.toSorted((a, b) => a.recency - b.recency).at(0) : undefined);
  if (chunk === undefined || job === undefined) return false;
  if (isOfTradeWanted(job, input)) return false;
  if (own && isWorkInOneWord(lexicon, text)) return true;
  const isBuilt = own === undefined || speaksOfBuilding(chunk.text);
  return isBuilt && kindOf(lexicon, text) !== 'tool' && isOfTradeServed(lexicon, job.title, text);
}

/** True if the job is in the field of the posting; without a position, the requested skills decide. */
function isOfTradeWanted({ path, title }: Entry, { lexicon, target, posting, factors }: PlanInput): boolean {
  return target.position === ''
    ? isOfTradeAsked(lexicon, title, skillsAsked(posting))
    : isRelated(factors.relevance.get(path));
}

function toSurfacedSkill(
  shown: ShownTerm,
  row: Pick<RequirementEvidence, 'requirement'>,
  isGranted: boolean,
  { lexicon, model }: PlanInput,
): SurfacedSkill | null {
  const { text: term, evidence, requirement } = shown;
  if (wordsOf(term) > (isGranted ? maxCredentialLength : maxSkillLength)) return null;
  const { surfaced, surfacedAs } = messagesFor(model).changes;
  const asked = askedAs(lexicon, term, row.requirement);
  const same = termKey(asked) === termKey(evidence.quote);
  return {
    text: asListed(lexicon, term),
    requirement,
    rule: 'surface',
    isGranted,
    reason: same ? surfaced(asked) : surfacedAs(asked, evidence.quote),
    evidence: { path: evidence.path, quote: evidence.quote },
  };
}

/** The posting's own words for a term: 代码评审 if the resume says "code review". */
function askedAs(lexicon: Lexicon, term: string, requirement: AskedRequirement): string {
  const written = requirement.alternatives.map((each) => writtenAs(lexicon, requirement, each));
  const same = written.find((each) => termKey(each) === termKey(term));
  return (
    same ?? written.find((each) => canonical(lexicon, each) === canonical(lexicon, term)) ?? requirement.term
  );
}

/**
 * False for a subject that a school taught: `Automatisierungstechnik` is the skill of a `Techniker`, not a
 * credential.
 */
function isCredentialName(lexicon: Lexicon, { text, evidence }: ShownTerm): boolean {
  return evidence.kind !== 'education' || isCredential(kindOf(lexicon, text)) || figureOrAcronym.test(text);
}

function mayBeListed(shown: ShownTerm, { requirement }: RequirementEvidence, input: PlanInput): boolean {
  const isMust = requirement.class === 'must';
  // In a title, a field in one word may be a department or a line of business: `Marketing`, `Urgencias`.
  const isOnlyNamed = !isBullet(shown.evidence.path);
  return (
    isListable(input.lexicon, shown.text, isMust && !isOnlyNamed) ||
    (isMust && isPhraseOrSharedName(shown, input))
  );
}

/** Phrases are not taken from German sentences, because German inflects their words. */
function isPhraseOrSharedName(shown: ShownTerm, input: PlanInput): boolean {
  return (
    (input.model.language !== 'de' && isTradePhrase(input.lexicon, shown.text)) || isSharedName(shown, input)
  );
}

/** Number of words; two Chinese characters count as one. */
function wordsOf(text: string): number {
  const words = tokenize(text).length;
  return isIdeographs(text) ? words / 2 : words;
}

/**
 * True if a broader term may be listed for a narrower one: it is part of the name (Git in GitHub), or it is a class
 * of things in several words (`version control`). A tool that the resume never names is not: Angular does not add
 * TypeScript.
 */
function mayBeListedFor(lexicon: Lexicon, term: string, narrower: string): boolean {
  const isNamed = narrower.toLowerCase().includes(term.toLowerCase());
  return isNamed || (kindOf(lexicon, term) !== 'tool' && (/\s/.test(term) || isIdeographs(term)));
}

/** A broader term of a shown skill, one step up: GitHub may add Git, and the report calls it the broader term. */
function broaderSkill(row: RequirementEvidence, input: PlanInput): SurfacedSkill | null {
  const { lexicon } = input;
  const { requirement, evidence } = row;
  const isNamed = evidence.some(({ implied }) => !implied);
  if (!levels[input.level].broaderTerms || isNamed || requirement.kind !== 'skill') return null;
  // The broader term is the posting's word, which must not bring another language into the resume.
  if (!sharesLanguage(input.posting.language, input.model.language)) return null;
  for (const alternative of requirement.alternatives) {
    const narrower = isListable(lexicon, alternative)
      ? narrowerIn(input, canonical(lexicon, alternative))
      : null;
    if (!narrower) continue;
    const term = writtenAs(lexicon, requirement, alternative);
    if (!mayBeListedFor(lexicon, term, narrower.quote)) continue;
    return {
      text: asListed(lexicon, term),
      requirement: requirement.id,
      rule: 'broader_term',
      isGranted: false,
      reason: messagesFor(input.model).changes.broaderTerm(term, narrower.quote),
      evidence: narrower,
    };
  }
  return null;
}

function narrowerIn({ lexicon, terms, model }: PlanInput, wanted: string): SurfacedSkill['evidence'] | null {
  const inPart = termsKnownInPart(model.chunks);
  if (inPart.has(wanted)) return null;
  const narrower = terms.find(
    ({ chunk, canonical: name, start, end }) =>
      workKinds.has(chunk.kind) &&
      broaderOf(lexicon, name).includes(wanted) &&
      isInformative(chunk, { start, end }, model) &&
      !inPart.has(name) &&
      limitIn(chunk, { start, end }) === null &&
      showsUse(lexicon, chunk.text, { start, end }),
  );
  return narrower ? { path: narrower.chunk.path, quote: narrower.quote } : null;
}

/** Capitalizes a skill, but gives a tool in one word its usual spelling: `dbt` stays, `outlook` becomes `Outlook`. */
function asListed(lexicon: Lexicon, term: string): string {
  if (kindOf(lexicon, term) !== 'tool' || term.includes(' ')) return capitalized(term);
  return (
    canonical(lexicon, term)
      .split(' ')
      .find((word) => word.toLowerCase() === term) ?? term
  );
}
