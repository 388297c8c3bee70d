import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { commonInTrade, isEverydayTool } from '../../../lexicon/classes.ts';
import { broaderOf, canonical, kindOf } from '../../../lexicon/lexicon.ts';
import { titleKeys, titleWords } from '../../../lexicon/title-keys.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { findForm } from '../../../text/find-form.ts';
import type { Language } from '../../../text/language.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { termKey, tokenize } from '../../../text/tokenize.ts';
import { sentencesOf } from '../../framing/sentences.ts';
import { isRole } from '../../grammar/noun-phrase.ts';
import { capitalized } from '../../grammar/spelling.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import type { FoundEvidence, RequirementEvidence } from '../../score/evidence/find-evidence.ts';
import { dutiesOfTitle, readFamilies } from '../../score/role/read-title.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import { roleRelevance } from '../../score/role/role-relevance.ts';
import { helpers, leadingWords, seniorityWords } from '../../score/role/title-words.ts';
import { hasFigure } from '../bullets.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { isListable } from '../skills/is-listable.ts';
import { type ShownTerm, shownByRelatedJobs, shownTerm } from '../skills/shown-term.ts';
import { namesRole } from './summary-sentences.ts';

/** One keyword after a title says less than the title alone. */
const minTerms = 2;
const maxTerms = 3;
const maxHeadline = 90;
const sameRole = 0.9;
/** In so many lines of related jobs, in one with a number, or in one beside the list of skills: else it is only mentioned. */
const enoughLines = 2;
/** What a headline puts after its title, or adds to it; `Administrator/Developer` is a title in two words. */
const hasParts = /[|•·,;–—:@(]|\s[-/]|[-/]\s/;

/**
 * The person's own headline with two or three things after it that distinguish them: `Data Engineer | Airflow, dbt`.
 * Without one, the title that the person holds. It stays as it is where that is in doubt: a title that is not near the
 * position, or things that its holders all have.
 */
export function headline(input: PlanInput): readonly Alternatives[] {
  const own = input.model.chunks.find(({ kind }) => kind === 'headline');
  const title = own ? ownTitle(own, input) : titleToday(input);
  if (!title || (!own && isSaidAlready(input))) return [];
  const terms = headlineTerms(title.text, input);
  if (terms.length >= minTerms) return [[withTerms(title, terms, own, input)]];
  return own || title.text.includes('/') ? [] : [[titleAlone(title, input)]];
}

function withTerms(
  title: Chunk,
  terms: readonly ShownTerm[],
  own: Chunk | undefined,
  { model }: PlanInput,
): ProposedEdit {
  const evidence = [own ?? title, title].filter((chunk, index, all) => all.indexOf(chunk) === index);
  return {
    op: 'headline',
    source: 'basics.label',
    text: `${title.text} | ${terms.map(({ text }) => titled(text)).join(', ')}`,
    rule: title === (own ?? title) ? 'headline_terms' : 'headline_held_title',
    reason: messagesFor(model).changes.headline,
    requirements: terms.map(({ requirement }) => requirement),
    evidence: [
      ...evidence.map(({ path, text }) => ({ path, quote: text })),
      ...terms.map(({ evidence: { path, quote } }) => ({ path, quote })),
    ],
  };
}

function titleAlone({ path, text }: Chunk, { model }: PlanInput): ProposedEdit {
  return {
    op: 'headline',
    source: 'basics.label',
    text,
    rule: 'headline_title',
    reason: messagesFor(model).changes.headlineTitle,
    requirements: [],
    evidence: [{ path, quote: text }],
  };
}

function ownTitle(own: Chunk, input: PlanInput): Chunk | undefined {
  const isNear = isRelated(roleRelevance(own.text, input.target.position));
  return hasParts.test(own.text) || !isNear ? undefined : heldTitle(own, input);
}

/**
 * What the person is today, where nothing at the top says it and the posting is for that role: no title that is learned
 * for, and none below a position that leads.
 */
function titleToday({ model, target }: PlanInput): Chunk | undefined {
  const [today] = model.entries
    .filter(
      ({ section, recency, dates }) => section === 'experience' && (recency === 0 || dates.end === 'present'),
    )
    .map(({ path, title }) => ({ path, near: roleRelevance(title, target.position) }))
    .sort((a, b) => b.near - a.near);
  const title = model.chunks.find(({ path }) => path === `${today?.path}.position`);
  if (!today || !title || today.near < sameRole || !isPlainTitle(title.text, model.language))
    return undefined;
  const [held, asked] = [title.text, target.position].map((title) => titleKeys(title));
  const isBelow = asked?.some((key) => leadingWords.has(key)) && !held?.some((key) => leadingWords.has(key));
  const isLearner = held?.some((key) => helpers.has(key) && !asked?.includes(key));
  return isBelow || isLearner ? undefined : title;
}

const oddTitle = preparedPattern(String.raw`\p{N}|[.!?&"“”]|^\P{Lu}`);
const maxTitleWords = 5;

/** Written as a title is, and of somebody: `R&D`, `Sales 2019` and `Work Experience` are not. */
function isPlainTitle(title: string, language: Language | null): boolean {
  if (hasParts.test(title) || oddTitle.test(title) || title.split(' ').length > maxTitleWords) return false;
  return namesRole(title, language);
}

const whatSomebodyIs = preparedPattern(
  String.raw`(?<!\p{L})(?:professional|graduate|student)(?!\p{L})`,
  'iu',
);
/** Of a summary, in words; a role that comes later is somebody else's. */
const longestOpening = 7;

/** A summary that opens with who the person is says it, in the same words or in others: `CloudOps engineer with …`. */
function isSaidAlready({ model }: PlanInput): boolean {
  const own = model.chunks.find(({ kind }) => kind === 'summary');
  const [opening = ''] = sentencesOf(own?.text ?? '');
  const first = opening.split(' ').slice(0, longestOpening);
  const opensWithRole = first.some((_, at) => isRole(first.slice(0, at + 1).join(' ')));
  return opensWithRole || whatSomebodyIs.test(opening) || readFamilies(opening, titleWords(opening)).size > 0;
}

/**
 * At super a title that was really held, when it is the very one the posting names. A headline that says it already and
 * more stays, and so does one with a rank that the held title lacks: nobody gives up `Senior`.
 */
function heldTitle(own: Chunk, { level, model, target }: PlanInput): Chunk {
  if (level !== 'super' || findForm(tokenize(own.text), target.position)) return own;
  const isSame = roleRelevance(own.text, target.position) >= sameRole;
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
  const isEverybodys = everybodysWith(title, input);
  const skills = input.model.chunks.filter(({ kind }) => kind === 'skill');
  const listed = new Map(skills.map(({ text }) => [termKey(text), text]));
  return input.rows
    .filter(({ requirement }) => isMust(requirement) || isTool(requirement))
    .sort((a, b) => Number(isMust(b.requirement)) - Number(isMust(a.requirement)) || b.grade - a.grade)
    .flatMap((row) => provenTerm(row, listed, input) ?? [])
    .filter(
      ({ text }) => !isRole(text) && isListable(text, true) && !findForm(named, text) && !isEverybodys(text),
    )
    .flatMap((term) => {
      const text = standsAlone(term.text, input) ? term.text : listed.get(termKey(term.text));
      return text === undefined ? [] : [{ ...term, text }];
    })
    .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index)
    .filter(({ text }) => text.length <= room / maxTerms + 6)
    .slice(0, maxTerms);
}

function isMust({ class: asked, kind }: AskedRequirement): boolean {
  return asked === 'must' && kind === 'skill';
}

/** What would be an advantage distinguishes as much, if it is a thing that one learns by its name. */
function isTool({ class: asked, term }: AskedRequirement): boolean {
  return asked === 'nice' && kindOf(term) === 'tool';
}

/** The term by what related jobs did with it; null where they only mention it. */
function provenTerm(
  row: RequirementEvidence,
  listed: ReadonlyMap<string, string>,
  input: PlanInput,
): ShownTerm | null {
  const lines = shownByRelatedJobs(row, input);
  const isListed = lines.some(({ quote }) => listed.has(termKey(quote)));
  const isProven =
    new Set(lines.map(({ path }) => path)).size >= enoughLines || isListed || lines.some(counts);
  return isProven ? shownTerm(row.requirement, lines, input) : null;

  function counts({ path }: FoundEvidence): boolean {
    return hasFigure(input.model.chunks.find((chunk) => chunk.path === path)?.text ?? '');
  }
}

/**
 * Whether all who hold the title have it: a tool of every desk or of the whole trade, a usual duty of the title or a kind of one (`Git` of version
 * control), what another skill of the person implies (`SQL` beside PostgreSQL).
 */
function everybodysWith(title: string, { target, terms }: PlanInput): (text: string) => boolean {
  const duties = [title, target.position].map(dutiesOfTitle);
  const implied = new Set(terms.flatMap((term) => broaderOf(term.canonical)));
  return (text) => {
    const name = canonical(text);
    const isDuty = [name, ...broaderOf(name)].some((each) => duties.some((all) => all.has(each)));
    return isEverydayTool(text) || commonInTrade.has(name) || isDuty || implied.has(name);
  };
}

/**
 * Whether a headline may name what no list of the person names: `lathes` are what is in every shop, and outside English
 * a word of a sentence may be inflected.
 */
function standsAlone(text: string, { model }: PlanInput): boolean {
  return model.language === 'en' ? !isPlainWord(text) : kindOf(text) === 'tool';
}

function isPlainWord(text: string): boolean {
  return /^\p{L}\p{Ll}+$/u.test(text) && /^\p{Ll}/u.test(canonical(text));
}

/** Tools are written as they are (`dbt`); everything else begins with a capital. */
function titled(term: string): string {
  return kindOf(term) === 'tool' ? term : capitalized(term);
}
