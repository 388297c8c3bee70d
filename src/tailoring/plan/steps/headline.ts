import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { broaderOf, canonical, kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { commonInTrade, isEverydayTool } from '../../../lexicon/skills/classes.ts';
import { titleKeys } from '../../../lexicon/titles/title-keys.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { findForm } from '../../../text/find-form.ts';
import { opensSmall } from '../../../text/letters.ts';
import { termKey, tokenize } from '../../../text/tokenize.ts';
import { isRole } from '../../grammar/noun-phrase.ts';
import { capitalized } from '../../grammar/spelling.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import type { FoundEvidence, RequirementEvidence } from '../../score/evidence/find-evidence.ts';
import { dutiesOfTitle } from '../../score/role/read-title.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import { roleRelevance } from '../../score/role/role-relevance.ts';
import { seniorityWords } from '../../score/role/title-words.ts';
import { hasFigure } from '../bullets.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { isListable } from '../skills/is-listable.ts';
import { type ShownTerm, shownByRelatedJobs, shownTerm } from '../skills/shown-term.ts';
import { isBelow, isWish, nearestTitle, sameRole, titleInstead } from './held-title.ts';

/** A single term after a title says less than the title alone. */
const minTerms = 2;
const maxTerms = 3;
const maxHeadline = 90;
const minSameRole = 0.9;
/** Lines of related jobs that prove a skill; one is enough if it has a number or if the skill is listed. */
const minLines = 2;
/** Matches additions to a title; `Administrator/Developer` is one title in two words. */
const hasParts = /[|•·,;–—:@(]|\s[-/]|[-/]\s/;

/**
 * Writes the held title nearest to the position where there is no headline, or one of another field or a wish. Adds two
 * or three distinguishing skills to it or to the person's own headline: `Data Engineer | Airflow, dbt`. In doubt the
 * own headline stays: if it is not near the position, or if its holders all have these skills.
 */
export function headline(input: PlanInput): readonly Alternatives[] {
  const own = input.model.chunks.find(({ kind }) => kind === 'headline');
  const instead = own && titleInstead(own, input);
  const title = instead ?? (own ? ownTitle(own, input) : titleForNone(input));
  if (!title) return [];
  const kept = instead ? undefined : own;
  const terms = headlineTerms(title.text, input);
  const alone = kept ? [] : [titleAlone(title, own, input)];
  const proposals = terms.length >= minTerms ? [withTerms(title, terms, kept, input), ...alone] : alone;
  return proposals.length === 0 ? [] : [proposals];
}

/**
 * The nearest held title of the position's role; none below the position, which would only point at the gap. Readers
 * found titles of related roles as often worse than none.
 */
function titleForNone(input: PlanInput): Chunk | undefined {
  const title = nearestTitle(input, sameRole);
  return title && !isBelow(title.text, input.target.position) ? title : undefined;
}

function withTerms(
  title: Chunk,
  terms: readonly ShownTerm[],
  own: Chunk | undefined,
  { lexicon, model }: PlanInput,
): ProposedEdit {
  const evidence = [own ?? title, title].filter((chunk, index, all) => all.indexOf(chunk) === index);
  return {
    op: 'headline',
    source: 'basics.label',
    text: `${title.text} | ${terms.map(({ text }) => titled(lexicon, text)).join(', ')}`,
    rule: title === (own ?? title) ? 'headline_terms' : 'headline_held_title',
    reason: messagesFor(model).changes.headline,
    requirements: terms.map(({ requirement }) => requirement),
    evidence: [
      ...evidence.map(({ path, text }) => ({ path, quote: text })),
      ...terms.map(({ evidence: { path, quote } }) => ({ path, quote })),
    ],
  };
}

function titleAlone({ path, text }: Chunk, own: Chunk | undefined, { model }: PlanInput): ProposedEdit {
  const { headlineTitle, headlineOfField, headlineForWish } = messagesFor(model).changes;
  const replaced = own && isWish(own.text) ? headlineForWish : headlineOfField;
  return {
    op: 'headline',
    source: 'basics.label',
    text,
    rule: own ? 'headline_held_title' : 'headline_title',
    reason: own ? replaced : headlineTitle,
    requirements: [],
    evidence: [{ path, quote: text }],
  };
}

function ownTitle(own: Chunk, input: PlanInput): Chunk | undefined {
  const isNear = isRelated(roleRelevance(own.text, input.target.position));
  return hasParts.test(own.text) || !isNear ? undefined : heldTitle(own, input);
}

/**
 * At `super`, replaces the headline by a held title that is exactly that of the posting. A headline stays if it
 * contains that title or has a rank that the held title lacks, such as `Senior`.
 */
function heldTitle(own: Chunk, { level, model, target }: PlanInput): Chunk {
  if (level !== 'super' || findForm(tokenize(own.text), target.position)) return own;
  const isSame = roleRelevance(own.text, target.position) >= minSameRole;
  const held = model.chunks.find(
    ({ kind, text }) => kind === 'job_title' && termKey(text) === termKey(target.position),
  );
  if (!isSame || !held) return own;
  const ranks = ranksIn(held.text);
  return ranksIn(own.text).every((rank) => ranks.includes(rank)) ? held : own;
}

function ranksIn(title: string): readonly string[] {
  return titleKeys(title).filter((key) => seniorityWords.has(key));
}

function headlineTerms(title: string, input: PlanInput): readonly ShownTerm[] {
  const room = maxHeadline - title.length;
  const named = tokenize(title);
  const isCommon = commonToTitle(title, input);
  const skills = input.model.chunks.filter(({ kind }) => kind === 'skill');
  const listed = new Map(skills.map(({ text }) => [termKey(text), text]));
  return input.rows
    .filter(({ requirement }) => isMust(requirement) || isTool(input.lexicon, requirement))
    .sort((a, b) => Number(isMust(b.requirement)) - Number(isMust(a.requirement)) || b.grade - a.grade)
    .flatMap((row) => provenTerm(row, listed, input) ?? [])
    .filter(
      ({ text }) =>
        !isRole(text) && isListable(input.lexicon, text, true) && !findForm(named, text) && !isCommon(text),
    )
    .flatMap((term) => {
      const text = mayBeUnlisted(term.text, input) ? term.text : listed.get(termKey(term.text));
      return text === undefined ? [] : [{ ...term, text }];
    })
    .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index)
    .filter(({ text }) => text.length <= room / maxTerms + 6)
    .slice(0, maxTerms);
}

function isMust({ class: asked, kind }: AskedRequirement): boolean {
  return asked === 'must' && kind === 'skill';
}

/** True for nice-to-have tools, which distinguish a person as much as musts do. */
function isTool(lexicon: Lexicon, { class: asked, term }: AskedRequirement): boolean {
  return asked === 'nice' && kindOf(lexicon, term) === 'tool';
}

/** The term as related jobs prove it; null if they only mention it. */
function provenTerm(
  row: RequirementEvidence,
  listed: ReadonlyMap<string, string>,
  input: PlanInput,
): ShownTerm | null {
  const lines = shownByRelatedJobs(row, input);
  const isListed = lines.some(({ quote }) => listed.has(termKey(quote)));
  const isProven =
    new Set(lines.map(({ path }) => path)).size >= minLines || isListed || lines.some(isInLineWithNumber);
  return isProven ? shownTerm(row.requirement, lines, input) : null;

  function isInLineWithNumber({ path }: FoundEvidence): boolean {
    return hasFigure(input.lexicon, input.model.chunks.find((chunk) => chunk.path === path)?.text ?? '');
  }
}

/**
 * Tests for skills that all holders of the title have: everyday tools, tools of the whole trade, typical tasks of the
 * title and their kinds (`Git` for version control), and what another skill of the person implies (`SQL` beside
 * PostgreSQL).
 */
function commonToTitle(title: string, { lexicon, target, terms }: PlanInput): (text: string) => boolean {
  const duties = [title, target.position].map(dutiesOfTitle);
  const implied = new Set(terms.flatMap((term) => broaderOf(lexicon, term.canonical)));
  return (text) => {
    const name = canonical(lexicon, text);
    const isDuty = [name, ...broaderOf(lexicon, name)].some((each) => duties.some((all) => all.has(each)));
    return isEverydayTool(lexicon, text) || commonInTrade.has(name) || isDuty || implied.has(name);
  };
}

/**
 * True if a headline may name a skill that the person does not list: not a plain word such as `lathes`, which every
 * shop has, and outside English only a tool, because other words may be inflected.
 */
function mayBeUnlisted(text: string, { lexicon, model }: PlanInput): boolean {
  return model.language === 'en' ? !isPlainWord(lexicon, text) : kindOf(lexicon, text) === 'tool';
}

function isPlainWord(lexicon: Lexicon, text: string): boolean {
  return /^\p{L}\p{Ll}+$/u.test(text) && opensSmall(canonical(lexicon, text));
}

/** Keeps the spelling of tools (`dbt`) and capitalizes everything else. */
function titled(lexicon: Lexicon, term: string): string {
  return kindOf(lexicon, term) === 'tool' ? term : capitalized(term);
}
