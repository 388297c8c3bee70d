import { isCounted } from '../../../contract/requirement-status.ts';
import { canonical, kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { readText } from '../../../lexicon/read-text.ts';
import { isEverydayTool } from '../../../lexicon/skills/classes.ts';
import { hasLetter } from '../../../text/letters.ts';
import { memoizeByObject } from '../../../values/memoize.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { holdsLabels, isGeneralName, opensWithLanguage } from '../../resume/skill-groups.ts';
import { dutiesOfTitle } from '../../score/role/read-title.ts';
import { roleRelevance } from '../../score/role/role-relevance.ts';
import { tradeOf, tradesOfTitle } from '../../score/role/trades.ts';
import type { PlanInput } from '../plan-input.ts';
import { isAskedFor, prioritiesOf } from '../priority.ts';
import { programList, statesLevel } from './skill-labels.ts';

/* The order of skills on one line: what the posting asks for, what is near it, the rest as the person wrote it. */

/**
 * `asked`: names a requirement, without a limit, or the work of the position. `near`: shows one in part, is named in
 * the posting, or is a usual task of the position. `field`: of the position's trade, or an everyday tool asked for.
 */
const ranks = ['asked', 'near', 'field', 'rest'] as const;
type Rank = (typeof ranks)[number];

/** The skills of a line in their new order; unchanged if a move could tear apart what belongs together. */
export function orderedSkills(skills: readonly Chunk[], input: PlanInput): readonly Chunk[] {
  if (mayHoldGroups(skills) || isTorn(skills) || isAlphabetical(skills)) return skills;
  const rankOf = new Map(skills.map((skill, at) => [skill, rankIn(skills, at, input)]));
  return ranks.flatMap((rank) => skills.filter((skill) => rankOf.get(skill) === rank));
}

/** Fewer skills are in alphabetical order by chance. */
const minAlphabetical = 4;

/** The order of a list, and how many of its skills come before a new one. */
interface PlaceInOrder {
  readonly order: readonly Chunk[];
  readonly at: number;
  readonly isAlphabetical: boolean;
}

/**
 * The place of a new skill that the posting asks for: before the first one that it does not ask for, or by the alphabet
 * if the list follows it. Null if the list may hold groups.
 */
export function placeOfNew(text: string, skills: readonly Chunk[], input: PlanInput): PlaceInOrder | null {
  if (mayHoldGroups(skills) || isTorn(skills)) return null;
  if (skills.length >= minAlphabetical && isAlphabetical(skills)) {
    const at = skills.findLastIndex((skill) => skill.text.toLowerCase() <= text.toLowerCase()) + 1;
    return { order: skills, at, isAlphabetical: true };
  }
  const sorted = orderedSkills(skills, input);
  const order = risenSkills(skills, sorted, input).length > 0 ? sorted : skills;
  const asked = new Set(skills.filter((_, at) => rankIn(skills, at, input) === 'asked'));
  const last = order.findLastIndex((skill) => asked.has(skill));
  const behind = order.slice(last + 1);
  const unasked = behind.findIndex((skill) => !shownAtSkills(input).named.has(skill.path));
  return { order, at: last + 1 + (unasked === -1 ? behind.length : unasked), isAlphabetical: false };
}

/** Readers look at the first few skills of a line. */
const frontOfList = 3;
/** Readers do not notice a rise by one place. */
const minRise = 2;

/** The skills that visibly rise: requirements from behind the front. None if nothing that is asked for does. */
export function risenSkills(
  before: readonly Chunk[],
  after: readonly Chunk[],
  input: PlanInput,
): readonly Chunk[] {
  const places = new Map(before.map((skill, index) => [skill, index]));
  return after.filter((skill, index) => {
    const place = places.get(skill) ?? 0;
    const isVisible = place >= frontOfList && place - index >= minRise;
    return isVisible && (isAsked(skill, input) || shownAtSkills(input).named.has(skill.path));
  });
}

function rankIn(skills: readonly Chunk[], at: number, input: PlanInput): Rank {
  const skill = skills[at];
  const next = skills[at + 1];
  // What follows may be its level: `IELTS`, `7.5`.
  if (!skill || !isNamed(skill) || (next && !isNamed(next)) || isStrayLanguage(skill, skills)) return 'rest';
  if (isAsked(skill, input)) return 'asked';
  const { position } = input.target;
  const { lexicon } = input;
  const term = canonical(lexicon, skill.text);
  if (isEverydayTool(lexicon, term)) return shownAtSkills(input).named.has(skill.path) ? 'field' : 'rest';
  if (shownAtSkills(input).inPart.has(skill.path)) return 'near';
  if (!isKnownSkill(lexicon, skill.text)) return 'rest';
  const isNamedThere = prioritiesOf(input)(skill.path, skill.text) === 'named';
  if (isNamedThere || dutiesOfTitle(position).has(term)) return 'near';
  const trade = tradeOf(lexicon, term);
  return trade !== null && tradesOfTitle(lexicon, position).has(trade) ? 'field' : 'rest';
}

function isAsked({ path, text }: Chunk, input: PlanInput): boolean {
  const isRequired = isAskedFor(prioritiesOf(input)(path, text)) && shownAtSkills(input).named.has(path);
  return isRequired || namesPosition(text, input);
}

/** Relevance from which a skill names the position's own work. */
const minSameWork = 0.6;

/** True for the work of the position: `Technical writing` for a `Technical Writer`. */
function namesPosition(text: string, { lexicon, target }: Pick<PlanInput, 'lexicon' | 'target'>): boolean {
  return isKnownSkill(lexicon, text) && roleRelevance(text, target.position) >= minSameWork;
}

/** Paths of texts that name a requirement, also an everyday tool, and of those that show one in part; no traits. */
const shownAtSkills = memoizeByObject(
  ({ rows }: PlanInput): Readonly<Record<'named' | 'inPart', ReadonlySet<string>>> => {
    const shown = rows
      .filter(({ requirement }) => isCounted(requirement))
      .flatMap(({ evidence }) => evidence)
      .map(({ path, implied, limit }) => ({ path, isWhole: !implied && limit === undefined }));
    const pathsOf = (whole: boolean) =>
      new Set(shown.filter(({ isWhole }) => isWhole === whole).map(({ path }) => path));
    return { named: pathsOf(true), inPart: pathsOf(false) };
  },
);

/** True for a text that is one term of a trade as a whole; everyday tools and traits are in every resume. */
function isKnownSkill(lexicon: Lexicon, text: string): boolean {
  const kind = kindOf(lexicon, canonical(lexicon, text));
  const isWhole = readText(lexicon, text).terms.some((term) => term.text.length === text.length);
  return (
    isWhole && (kind === 'tool' || kind === 'method' || kind === 'domain') && !isEverydayTool(lexicon, text)
  );
}

const bracket = /[()（）[\]]/gu;

/** True if a line holds half of an item that was split in reading: `Git (GitHub` and `GitLab)`. */
export function isTorn(skills: readonly Chunk[]): boolean {
  return skills.some(({ text }) => (text.match(bracket)?.length ?? 0) % 2 === 1);
}

/** False for a figure or a mark that was split off in reading: `7.5`, `●`. */
function isNamed({ text }: Chunk): boolean {
  return hasLetter(text);
}

/** True if a skill of the line may belong to another one there: to a label, a heading, a rating or a level before it. */
function mayHoldGroups(skills: readonly Chunk[]): boolean {
  const leading = skills.filter(opensWithLevel).length;
  const isLed = leading > 0 && leading < skills.length;
  return isLed || holdsLabels(skills) || skills.some((skill) => isRated(skill) || isHeading(skill));
}

const rating = /[\u25A0-\u25FF\u2605\u2606\u26AA\u26AB\u2B50\u{1F534}\u{1F535}\u{1F7E0}-\u{1F7EB}]{2}\s*$/u;

/** True for a keyword with a rating, which may apply to the names before it as well: `Figma, Sketch: ★★☆`. */
function isRated({ text }: Chunk): boolean {
  return rating.test(text);
}

/** True for a level that may apply to the names after it as well: `Familiar with HTML`, `CSS`. */
function opensWithLevel({ text }: Chunk): boolean {
  return /\s/.test(text.trim()) && statesLevel.exec(text)?.index === 0;
}

/** True for the name of a group that was read as a skill: `Software`, `Other skills`. */
function isHeading({ text }: Chunk): boolean {
  return programList.test(text.trim()) || isGeneralName(text);
}

/** An alphabetical order is the person's own and stays. */
function isAlphabetical(skills: readonly Chunk[]): boolean {
  return skills.every(({ text }, index) => {
    const last = skills[index - 1];
    return !last || last.text.toLowerCase() <= text.toLowerCase();
  });
}

/** True for a language among other skills, which should not come first there. */
function isStrayLanguage(skill: Chunk, skills: readonly Chunk[]): boolean {
  return opensWithLanguage(skill) && skills.filter(opensWithLanguage).length * 2 < skills.length;
}
