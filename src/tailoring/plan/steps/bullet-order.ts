import type { ResumeDocument } from '../../../contract/resume/resume-document.ts';
import { parseRichText, plainText, type Run } from '../../../contract/resume/rich-text.ts';
import { canonical, kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { readVerb } from '../../../lexicon/words/verbs.ts';
import { rootOf } from '../../../lexicon/words/word-families.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import type { Language } from '../../../text/language.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../text/tokenize.ts';
import { memoize, memoizeByObject } from '../../../values/memoize.ts';
import { describesOrganization } from '../../framing/describes-organization.ts';
import { withoutDutyFrame } from '../../framing/sentences.ts';
import { tenseOf } from '../../grammar/verb-tense.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import { bulletsOf, hasFigure, namesAchievement } from '../bullets.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { isAskedFor, prioritiesOf } from '../priority.ts';
import { contentTokens, importanceOf } from '../relevance.ts';
import { isStatement } from '../wording/is-statement.ts';
import { refersBack } from '../wording/refers-back.ts';
import { orderProposal } from './item-order.ts';

/**
 * Least difference in closeness, half a must, between the moved line and the first one; less is no reason to move it.
 */
const minDifference = 1.5;

/** Readers see the first two lines of a job, so a line that is there need not move. */
const linesRead = 2;

/** Fewer words only name a thing. */
const minWords = 5;

/**
 * Moves at most one line of a job to the top: the strongest, which proves a must with a number or a tool that the
 * posting names. The first two lines must not answer the posting, and the others that it passes must not prove more.
 * In doubt the person's order stays: if the lines form groups or a timeline, or if the line belongs with one that it
 * would leave or pass.
 */
export function bulletOrder(input: PlanInput): readonly Alternatives[] {
  return input.model.entries
    .filter(({ section }) => section === 'experience' || section === 'volunteer')
    .flatMap((entry) => {
      const siblings = bulletsOf(input.model, entry);
      const sorted = plannedOrder(entry, input);
      const reason = messagesFor(input.model).changes.bulletOrder;
      const source = `${entry.path}.highlights`;
      const isReason = ({ path, text }: Chunk) => isAskedFor(prioritiesOf(input)(path, text));
      return orderProposal({ source, siblings, sorted, isReason, rule: 'bullet_order', reason }, input);
    });
}

/** The lines of a job, the strongest first if nothing speaks against moving it. */
export function plannedOrder(entry: Entry, input: PlanInput): readonly Chunk[] {
  return ordersOf(input)(entry);
}

/** Memoized, because joining lines needs the order, too. */
const ordersOf = memoizeByObject((input: PlanInput) => {
  const priority = prioritiesOf(input);
  const closeness = closenessTo(input);
  return memoizeByObject((entry: Entry): readonly Chunk[] => {
    const bullets = bulletsOf(input.model, entry);
    const proofs = bullets.filter(
      (bullet, index) =>
        index >= linesRead && priority(bullet.path, bullet.text) === 'must' && isProof(bullet, input),
    );
    if (proofs.length === 0 || orderMatters(bullets, entry, input)) return bullets;
    const line = proofs.toSorted(byProof(input)).find((proof) => mayLead(proof, bullets, entry));
    return line ? [line, ...bullets.filter((bullet) => bullet !== line)] : bullets;
  });

  function mayLead(line: Chunk, bullets: readonly Chunk[], entry: Entry): boolean {
    const from = bullets.indexOf(line);
    const passed = bullets.slice(0, from);
    const [first] = passed;
    const isPassable = (other: Chunk, index: number) => {
      if (isStronger(input.lexicon, other.text, line.text)) return false;
      return index < linesRead
        ? !isAskedFor(priority(other.path, other.text))
        : input.relevance.weightOf(other.path) <= input.relevance.weightOf(line.path);
    };
    if (!first || !passed.every(isPassable) || isOverview(first, bullets, entry, input)) return false;
    if (closeness(line.path, line.text) - closeness(first.path, first.text) < minDifference) return false;
    const around = [...passed, ...bullets.slice(from + 1, from + 2)];
    return !around.some((other) => belongTogether(line, other, entry, input));
  }
});

/** Compares by the weight of the requirements shown, then by result, then by agency. */
function byProof({ lexicon, relevance }: PlanInput) {
  return (one: Chunk, other: Chunk): number =>
    relevance.weightOf(other.path) - relevance.weightOf(one.path) ||
    resultOf(lexicon, other.text) - resultOf(lexicon, one.text) ||
    agencyOf(other.text) - agencyOf(one.text);
}

/** True if a line says in enough words what was done, with a number or with a tool that the posting names. */
function isProof({ lexicon, path, text }: Chunk, { model, relevance }: PlanInput): boolean {
  const isLong = model.language === 'zh' || text.split(/\s+/).length >= minWords;
  const namesTool = relevance
    .quotesAt(path)
    .some((quote) => kindOf(lexicon, canonical(lexicon, quote)) === 'tool');
  return isLong && agencyOf(text) > 0 && (namesTool || hasFigure(lexicon, text));
}

const yearOrStep = preparedPattern(
  () => String.raw`\b(?:19|20)\d{2}\b|^\s*(?:\(?\d{1,2}[.)]|(?:${phrases('writing', 'step_word')})(?!\p{L}))`,
  'iu',
);

/**
 * True if the order of the lines has a meaning: groups, steps, years, or a line that refers to or continues another.
 */
function orderMatters(bullets: readonly Chunk[], entry: Entry, { base, model }: PlanInput): boolean {
  if (areGrouped(entry, base)) return true;
  const language = model.language ?? 'en';
  const opensInCapitals = !lowerCaseWord.test(bullets[0]?.text ?? '');
  const continuesPrevious = (text: string) =>
    (opensInCapitals && lowerCaseWord.test(text)) || opensByPreposition(text, language);
  return bullets.some(
    ({ text }, index) =>
      yearOrStep.test(text) || refersBack(text, language) || (index > 0 && continuesPrevious(text)),
  );
}

/** Matches a first word in lower case, but not `iOS` or `npm/yarn`, which are never capitalized. */
const lowerCaseWord = preparedPattern(String.raw`^\p{Ll}+(?=[\s,.;]|$)`, 'u');

/**
 * True for a line that continues another, `With two other wards` below `Planned the move`, but not for `In charge
 * of`.
 */
function opensByPreposition(text: string, language: Language): boolean {
  const isPreposition = wordList('language', 'preposition').hasIn(language, firstWord(text).toLowerCase());
  return isPreposition && withoutDutyFrame(text) === text;
}

/**
 * True if the first line says what the job was: it describes the employer or a role, is framed as a duty ("responsible
 * for"), or shares words with the title or with later lines.
 */
function isOverview(
  first: Chunk,
  bullets: readonly Chunk[],
  entry: Entry,
  { lexicon, model }: PlanInput,
): boolean {
  const { text } = first;
  const [language, organization] = [model.language ?? 'en', first.organization ?? ''];
  if (describesOrganization(text, { organization, introduces: true }) || withoutDutyFrame(text) !== text)
    return true;
  const isDone = language === 'en' ? opensWithAction(lexicon, text) : isStatement(text, language);
  if (!isDone || agencyOf(text) > 1) return true;
  const named = rootsOf([entry.title, entry.organization].join(' '));
  const later = bullets.slice(1).map((bullet) => topicRootsIn(bullet.text));
  return [...topicRootsIn(text)].some((root) => named.has(root) || later.some((roots) => roots.has(root)));
}

/** True if a verb in any tense or an action noun opens the text. */
function opensWithAction(lexicon: Lexicon, text: string): boolean {
  return tenseOf(lexicon, text) !== 'none' || readVerb(firstWord(text)) !== null;
}

/** True if both lines share a word that is not from the title, the employer or a requirement: they belong together. */
function belongTogether(one: Chunk, other: Chunk, entry: Entry, { relevance }: PlanInput): boolean {
  const everywhere = rootsOf([entry.title, entry.organization, ...relevance.quotesAt(one.path)].join(' '));
  const topics = topicRootsIn(one.text);
  return [...topicRootsIn(other.text)].some((root) => topics.has(root) && !everywhere.has(root));
}

/** The roots of the content words of a line, without the verb that opens it. */
function topicRootsIn(text: string): ReadonlySet<string> {
  const verb = readVerb(firstWord(text))?.lemma;
  return new Set([...rootsOf(text)].filter((root) => root !== verb));
}

/** Match lines that introduce those below: `Billing platform: built …`, `Key results:`, `Shop (2019–2021)`. */
const label = preparedPattern(String.raw`^[^:：.;]{2,60}(?::(?:\s|$)|：)`, 'u');
const dated = preparedPattern(String.raw`^[^.;]{2,80}[(（][^)）]{0,20}(?:19|20)\d{2}[^)）]{0,20}[)）]$`, 'u');

/**
 * True if the lines of a job form groups, so that a line that moves would seem to belong to another project. Lines
 * that all have labels are separate.
 */
export function areGrouped({ section, index }: Entry, { sections }: ResumeDocument): boolean {
  if (section !== 'experience' && section !== 'volunteer') return false;
  const blocks = parseRichText(sections[section].items[index]?.summary ?? '');
  const lists = blocks.flatMap((block) => (block.type === 'list' ? [block.items] : []));
  const leads = lists.flat().filter(isLead).length;
  return lists.length > 1 || (leads > 0 && leads < lists.flat().length);
}

function isLead(line: readonly Run[]): boolean {
  const text = plainText(line).trim();
  return label.test(text) || dated.test(text) || line.every((run) => run.strong === true);
}

/**
 * True if a line must stay ahead of another: it has an achievement, a better result (`by 5%`) or more agency (`Led`).
 */
function isStronger(lexicon: Lexicon, text: string, other: string): boolean {
  return (
    namesAchievement(text) ||
    resultOf(lexicon, text) > resultOf(lexicon, other) ||
    agencyOf(text) > agencyOf(other)
  );
}

/** Matches a change in numbers, in all languages of resumes. */
const change = preparedPattern(
  String.raw`[%‰％]|(?<!\p{L})(?:percent|prozent|pour cent|por ciento)(?!\p{L})|(?<!\p{L})(?:from|von|de|desde)\s[^.;]{1,40}?\s(?:to|auf|à|a)\s|从[^。；]{1,30}(?:到|至)`,
  'iu',
);

/** 2 for a change in numbers, 1 for any other number, else 0. */
function resultOf(lexicon: Lexicon, text: string): number {
  if (!hasFigure(lexicon, text)) return 0;
  return change.test(text) ? 2 : 1;
}

/** The rank of the first verb: 0 took part, 1 did, 2 decided, 3 led; 1 if the text opens with anything else. */
function agencyOf(text: string): number {
  const [first = '', second = ''] = text.match(/[\p{L}'’-]+/gu) ?? [];
  // An adverb is skipped: `Successfully helped` only took part.
  return readVerb(first.toLowerCase().endsWith('ly') ? second : first)?.rank ?? 1;
}

/** A requirement named in part or in another form (`negotiated contracts`) counts half of one that is shown. */
const partWorth = 0.5;
/** A smaller share of a requirement's words is chance. */
const minShare = 0.5;
/** Worth of a word shared with the rest of the posting, up to `maxWords`, so that length does not decide. */
const wordWorth = 0.1;
const maxWords = 10;

/**
 * How closely the text at a path answers the posting: the requirements that it shows, those that it comes near, then
 * other shared words. Used for ordering, never for scoring or hiding.
 */
function closenessTo({ lexicon, rows, relevance }: Pick<PlanInput, 'lexicon' | 'rows' | 'relevance'>) {
  const asked = rows.map(({ requirement }) => ({
    id: requirement.id,
    weight: importanceOf(lexicon, requirement),
    forms: requirement.alternatives.map(rootsOf),
  }));
  return (path: string, text: string): number => {
    const roots = rootsOf(text);
    const shown = relevance.requirementsAt(path);
    const near = asked
      .filter(({ id }) => !shown.includes(id))
      .reduce(
        (sum, { weight, forms }) => sum + weight * Math.max(...forms.map((form) => shareIn(roots, form))),
        0,
      );
    const words = Math.min(maxWords, relevance.nearness(text));
    return relevance.weightOf(path) + partWorth * near + wordWorth * words;
  };
}

function shareIn(roots: ReadonlySet<string>, form: ReadonlySet<string>): number {
  let shared = 0;
  for (const root of form) if (roots.has(root)) shared += 1;
  const share = form.size === 0 ? 0 : shared / form.size;
  return share >= minShare ? share : 0;
}

/** The roots of content words, in which verbs and their action nouns are equal: `negotiation`, `negotiated`. */
const rootsOf = memoize(1000, (text): ReadonlySet<string> => new Set(contentTokens(text).map(rootOf)));
