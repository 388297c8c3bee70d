import { withRelated } from '../../../lexicon/families.ts';
import { broaderOf, canonical, kindOf, professionOf } from '../../../lexicon/lexicon.ts';
import { readText } from '../../../lexicon/read-text.ts';
import { everydayTools } from '../../../lexicon/skill-flags.ts';
import { findForm } from '../../../text/find-form.ts';
import { memoizeByObject } from '../../../text/memoize.ts';
import { type Token, tokenize } from '../../../text/tokenize.ts';
import type { ChangeMessages } from '../../messages/messages.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import type { PlanInput } from '../plan-input.ts';
import { officeWork } from '../relevance.ts';

/** How a skill bears on the posting, least related first; from `central` on it is never hidden. */
export const skillUses = [
  'soft',
  'office',
  'unrelated',
  'unnamed',
  'listed',
  'central',
  'shown',
  'near',
  'asked',
] as const;

export type SkillUse = (typeof skillUses)[number];

interface SkillUses {
  useOf(keyword: Chunk): SkillUse;
  /** Professions that the posting's requirements belong to, most of them first. */
  readonly professions: readonly string[];
}

/** A profession that owns less than this share of what is asked for is only brushed. */
const leastShare = 0.15;
/** One that owns this much is the posting's own, beside the first. */
const centralShare = 0.25;
const leastTerms = 2;

/** What each skill of the base is to this posting: asked for, a step away, shown at work, or none of these. */
export function skillUsesOf(input: PlanInput): SkillUses {
  const shares = professionShares(input);
  const professions = [...shares.keys()];
  const central = new Set(
    professions.filter((each, index) => index === 0 || (shares.get(each) ?? 0) >= centralShare),
  );
  const atHome = withRelated(professions);
  const near = oneStepAway(input);
  const shown = shownAtWork(input);
  return {
    professions,
    useOf({ path, text }) {
      if (input.relevance.weightOf(path) > 0) return 'asked';
      const name = termNamed(text);
      const broader = broaderOf(name);
      if (near.has(name) || broader.some((each) => near.has(each))) return 'near';
      if (kindOf(name) === 'soft' || kindOf(`${text} skills`) === 'soft') return 'soft';
      const profession = professionOf(name);
      const isOffice = profession === officeWork && !professions.includes(officeWork);
      if (isOffice || everydayTools.has(name)) return 'office';
      if (shown(name) || shown(text)) return 'shown';
      if (profession === null) return input.relevance.nearness(text) > 0 ? 'near' : 'unnamed';
      // What the field itself works with says who somebody is, asked for or not: Redis of a backend engineer.
      if (central.has(profession)) return 'central';
      return professions.length === 0 || atHome.has(profession) ? 'listed' : 'unrelated';
    },
  };
}

/** The known term of a keyword that says a little more: `Typing 70 wpm`; the text itself without just one. */
function termNamed(text: string): string {
  const [only, ...others] = readText(text).terms;
  return only && others.length === 0 ? only.canonical : canonical(text);
}

/** The terms asked for, and what each of them implies. */
function oneStepAway({ posting }: PlanInput): ReadonlySet<string> {
  const asked = posting.requirements.flatMap(({ alternatives }) => alternatives.map(canonical));
  return new Set([...asked, ...asked.flatMap(broaderOf)]);
}

/**
 * What projects, the latest job and related jobs (all jobs, where none is related) name, and what knowing that implies:
 * TypeScript shows JavaScript.
 */
function shownAtWork({ model, factors: { relevance }, terms }: PlanInput): (text: string) => boolean {
  const anyRelated = [...relevance.values()].some(isRelated);
  const latest = model.entries.find(({ section, recency }) => section === 'experience' && recency === 0);
  const isWork = ({ kind, entry }: Chunk) =>
    kind === 'project' ||
    (kind === 'experience' &&
      (!anyRelated || entry === latest?.path || isRelated(relevance.get(entry ?? ''))));
  const named = terms.filter(({ chunk }) => isWork(chunk)).map((term) => term.canonical);
  const shown = new Set([...named, ...named.flatMap(broaderOf)]);
  const work = model.chunks.filter(isWork).map(tokensOf);
  return (text) => shown.has(text) || work.some((tokens) => findForm(tokens, text) !== null);
}

/** The share of what is asked for that each profession owns, most first. */
function professionShares({ posting }: PlanInput): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const owners = posting.requirements
    .filter(({ kind }) => kind !== 'soft' && kind !== 'language')
    .flatMap(({ alternatives }) => professionOf(alternatives[0] ?? '') ?? []);
  for (const owner of owners) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const shares = [...counts]
    .filter(([, count]) => count >= leastTerms)
    .map(([profession, count]): [string, number] => [profession, count / owners.length])
    .filter(([, share]) => share >= leastShare)
    .sort(([, a], [, b]) => b - a);
  return new Map(shares);
}

/** Why a skill goes before the others, in words that name it. */
export function whyHidden(
  text: string,
  use: SkillUse,
  professions: readonly string[],
  messages: ChangeMessages,
): string {
  switch (use) {
    case 'soft':
      return messages.hiddenTrait(text);
    case 'office':
      return messages.hiddenEverydayTool(text);
    case 'unrelated':
      return messages.hiddenOfOtherField(text, professionOf(text) ?? '', professions.slice(0, 2));
    case 'unnamed':
      return messages.hiddenUnnamed(text);
    default:
      return messages.hiddenUnshown(text);
  }
}

/** The tokens of a chunk's text, split once: many steps look at the same texts. */
const tokensOf = memoizeByObject(({ text }: Chunk): readonly Token[] => tokenize(text));
