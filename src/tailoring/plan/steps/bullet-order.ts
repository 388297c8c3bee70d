import type { ResumeDocument } from '../../../contract/resume-document.ts';
import { parseRichText, plainText, type Run } from '../../../contract/rich-text.ts';
import { canonical, kindOf } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { readVerb } from '../../../lexicon/verbs.ts';
import { rootOf } from '../../../lexicon/word-families.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import type { Language } from '../../../text/language.ts';
import { memoize, memoizeByObject } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { firstWord } from '../../../text/tokenize.ts';
import { describesOrganization } from '../../framing/describes-organization.ts';
import { withoutDutyFrame } from '../../framing/sentences.ts';
import { tenseOf } from '../../grammar/verb-tense.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import { bulletsOf, hasFigure, namesAchievement } from '../bullets.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { isAskedFor, prioritiesOf } from '../priority.ts';
import { contentTokens, importanceOf } from '../relevance.ts';
import { isStatement } from '../wording/is-statement.ts';
import { refersBack } from '../wording/refers-back.ts';
import { orderProposal } from './item-order.ts';

/** Between the strongest line and what opens the job, as much as half a must: less is no reason to disturb the person's own order. */
const minDifference = 1.5;

/** Who reads a job reads its first two lines: one that is there already is found. */
const linesRead = 2;

/** Fewer words name a thing and tell nothing of it. */
const leastWords = 5;

/**
 * Within a job, at most one line moves: the strongest, which proves a must with a number or a tool that the posting names, comes
 * to the top, past two lines or more that answer nothing of the posting and, from the third on, past what proves less. In any doubt the person's own order stays: where the lines stand in
 * groups or in the order of time, or the line belongs to one that it would leave or pass.
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

/** The lines of a job, the strongest first where nothing speaks against it. */
export function plannedOrder(entry: Entry, input: PlanInput): readonly Chunk[] {
  return ordersOf(input)(entry);
}

/** Lines that are joined ask for the order too. */
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
      if (isStronger(other.text, line.text)) return false;
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

/** What proves most of the posting comes first, then the better result, then who did more of it. */
function byProof({ relevance }: PlanInput) {
  return (one: Chunk, other: Chunk): number =>
    relevance.weightOf(other.path) - relevance.weightOf(one.path) ||
    resultOf(other.text) - resultOf(one.text) ||
    agencyOf(other.text) - agencyOf(one.text);
}

/** Says of a must what was done, with a number or with a tool that the posting names. */
function isProof({ path, text }: Chunk, { model, relevance }: PlanInput): boolean {
  const isLong = model.language === 'zh' || text.split(/\s+/).length >= leastWords;
  const namesTool = relevance.quotesAt(path).some((quote) => kindOf(canonical(quote)) === 'tool');
  return isLong && agencyOf(text) > 0 && (namesTool || hasFigure(text));
}

const yearOrStep = preparedPattern(
  () => String.raw`\b(?:19|20)\d{2}\b|^\s*(?:\(?\d{1,2}[.)]|(?:${phrases('writing', 'step_word')})(?!\p{L}))`,
  'iu',
);

/**
 * Whether the order of the lines says something: groups, steps, the years of what was done, one line about the one before or the
 * rest of it.
 */
function orderMatters(bullets: readonly Chunk[], entry: Entry, { base, model }: PlanInput): boolean {
  if (areGrouped(entry, base)) return true;
  const language = model.language ?? 'en';
  const opensInCapitals = !smallWord.test(bullets[0]?.text ?? '');
  const goesOn = (text: string) =>
    (opensInCapitals && smallWord.test(text)) || opensByPreposition(text, language);
  return bullets.some(
    ({ text }, index) => yearOrStep.test(text) || refersBack(text, language) || (index > 0 && goesOn(text)),
  );
}

/** Not `iOS` or `npm/yarn`, which are written so anywhere. */
const smallWord = preparedPattern(String.raw`^\p{Ll}+(?=[\s,.;]|$)`, 'u');

/** `With two other wards`, below `Planned the move`; `In charge of` opens a line of its own. */
function opensByPreposition(text: string, language: Language): boolean {
  const isPreposition = wordList('writing', 'preposition').hasIn(language, firstWord(text).toLowerCase());
  return isPreposition && withoutDutyFrame(text) === text;
}

/**
 * Whether the line that opens a job says what the job was: it tells of the employer, of a role, in a frame of duties, in the
 * words of the title, or of what later lines go on about.
 */
function isOverview(first: Chunk, bullets: readonly Chunk[], entry: Entry, { model }: PlanInput): boolean {
  const { text } = first;
  const [language, organization] = [model.language ?? 'en', first.organization ?? ''];
  if (describesOrganization(text, { organization, introduces: true }) || withoutDutyFrame(text) !== text)
    return true;
  const isDone = language === 'en' ? isDoneAtFirst(text) : isStatement(text, language);
  if (!isDone || agencyOf(text) > 1) return true;
  const named = rootsOf([entry.title, entry.organization].join(' '));
  const later = bullets.slice(1).map((bullet) => thingsIn(bullet.text));
  return [...thingsIn(text)].some((root) => named.has(root) || later.some((roots) => roots.has(root)));
}

/** Some verb or action noun opens it, in whatever tense. */
function isDoneAtFirst(text: string): boolean {
  return tenseOf(text) !== 'none' || readVerb(firstWord(text)) !== null;
}

/** Both speak of one thing, which is not the employer, the work as a whole or what is asked for: apart they would say less. */
function belongTogether(one: Chunk, other: Chunk, entry: Entry, { relevance }: PlanInput): boolean {
  const everywhere = rootsOf([entry.title, entry.organization, ...relevance.quotesAt(one.path)].join(' '));
  const things = thingsIn(one.text);
  return [...thingsIn(other.text)].some((root) => things.has(root) && !everywhere.has(root));
}

/** What a line speaks of, but for the verb that opens it. */
function thingsIn(text: string): ReadonlySet<string> {
  const verb = readVerb(firstWord(text))?.lemma;
  return new Set([...rootsOf(text)].filter((root) => root !== verb));
}

/** `Billing platform: built …`, `Key results:` and `Shop (2019–2021)` lead what is below them. */
const label = preparedPattern(String.raw`^[^:：.;]{2,60}(?::(?:\s|$)|：)`, 'u');
const dated = preparedPattern(String.raw`^[^.;]{2,80}[(（][^)）]{0,20}(?:19|20)\d{2}[^)）]{0,20}[)）]$`, 'u');

/**
 * Whether the lines of a job stand in groups: a line that moved would seem to belong to another project. Where every line has a label,
 * each is a group of its own.
 */
function areGrouped({ section, index }: Entry, { sections }: ResumeDocument): boolean {
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

/** `Cut costs by 5%` and `Led the migration` give way to nothing that only names a tool, and an award gives way to nothing. */
function isStronger(text: string, other: string): boolean {
  return namesAchievement(text) || resultOf(text) > resultOf(other) || agencyOf(text) > agencyOf(other);
}

/** A change in numbers, in the languages of resumes. */
const change = preparedPattern(
  String.raw`[%‰％]|(?<!\p{L})(?:percent|prozent|pour cent|por ciento)(?!\p{L})|(?<!\p{L})(?:from|von|de|desde)\s[^.;]{1,40}?\s(?:to|auf|à|a)\s|从[^。；]{1,30}(?:到|至)`,
  'iu',
);

/** 2 a change in numbers, 1 a number, 0 neither. */
function resultOf(text: string): number {
  if (!hasFigure(text)) return 0;
  return change.test(text) ? 2 : 1;
}

/** 0 took part, 1 did, 2 decided, 3 led, by the first verb; whatever opens otherwise was done. */
function agencyOf(text: string): number {
  const [first = '', second = ''] = text.match(/[\p{L}'’-]+/gu) ?? [];
  // `Successfully helped` took part, however well.
  return readVerb(first.toLowerCase().endsWith('ly') ? second : first)?.rank ?? 1;
}

/** A requirement named in part or in another form counts half of one that is shown: `negotiated contracts`. */
const partWorth = 0.5;
/** Fewer of its words are chance. */
const leastShare = 0.5;
/** A word shared with the rest of the posting; more than so many are length. */
const wordWorth = 0.1;
const maxWords = 10;

/**
 * How much the text at a path answers of the posting: what it shows, then the requirements that it comes near to, then
 * the other words that both use. For putting texts in order, never for scoring or hiding.
 */
function closenessTo({ rows, relevance }: Pick<PlanInput, 'rows' | 'relevance'>) {
  const asked = rows.map(({ requirement }) => ({
    id: requirement.id,
    weight: importanceOf(requirement),
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
  return share >= leastShare ? share : 0;
}

/** Content words, verbs and their action nouns in one form: `negotiation` and `negotiated`. */
const rootsOf = memoize(1000, (text): ReadonlySet<string> => new Set(contentTokens(text).map(rootOf)));
