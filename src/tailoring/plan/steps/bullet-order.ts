import type { ResumeDocument } from '../../../contract/resume-document.ts';
import { parseRichText, plainText, type Run } from '../../../contract/rich-text.ts';
import { readVerb } from '../../../lexicon/verbs.ts';
import { rootOf } from '../../../lexicon/word-families.ts';
import { memoize, memoizeByObject } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import { bulletsOf, hasFigure } from '../bullets.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { contentTokens, importanceOf } from '../relevance.ts';
import { isAskedFor, standingsOf } from '../standing.ts';
import { leansBack } from '../wording/leans-back.ts';
import { orderProposal } from './item-order.ts';

/** Less is no reason to disturb the person's own order. */
const minDifference = 0.5;

/** A line that shows so much in other words rises with those that name what is asked for. */
const answerWorth = 1;

/** What a person puts first says what the job was, as much as a nice-to-have does. */
const openingWorth = 1;

/**
 * Within a job, lines that answer the posting rise past those that name nothing it asks for, in the person's order. None
 * rises past a stronger line, nor past the first one with a number of the latest job. Groups of lines are left as they are.
 */
export function bulletOrder(input: PlanInput): readonly Alternatives[] {
  return input.model.entries
    .filter(({ section }) => section === 'experience' || section === 'volunteer')
    .flatMap((entry) => {
      const siblings = bulletsOf(input.model, entry);
      const sorted = plannedOrder(entry, input);
      const reason = messagesFor(input.model.language).changes.bulletOrder;
      const source = `${entry.path}.highlights`;
      const isReason = ({ path, text }: Chunk) => isAskedFor(standingsOf(input)(path, text));
      return orderProposal({ source, siblings, sorted, isReason, rule: 'bullet_order', reason }, input);
    });
}

/** The lines of a job, those that answer the posting first where nothing speaks against it. */
export function plannedOrder(entry: Entry, input: PlanInput): readonly Chunk[] {
  return ordersOf(input)(entry);
}

/** The summary asks for the order too. */
const ordersOf = memoizeByObject((input: PlanInput) => {
  const standing = standingsOf(input);
  const closeness = closenessTo(input);
  const rank = ({ path, text }: Chunk) => {
    const opening = path.endsWith('[0]') ? openingWorth : 0;
    return Math.round((closeness(path, text) + opening) / minDifference);
  };
  return memoizeByObject((entry: Entry): readonly Chunk[] => {
    const bullets = bulletsOf(input.model, entry);
    const ranks = new Map(bullets.map((bullet) => [bullet, rank(bullet)]));
    if (areGrouped(entry, input.base)) return bullets;
    const named = new Set(bullets.filter(({ path, text }) => isAskedFor(standing(path, text))));
    const answers = (bullet: Chunk) =>
      named.has(bullet) || input.relevance.weightOf(bullet.path) >= answerWorth;
    const best = entry.recency === 0 ? bullets.find(({ text }) => hasFigure(text)) : undefined;
    // A line that leans on the one before it stays behind that one, and nothing comes between them.
    const leaning = bullets.map(({ text }) => leansBack(text, input.model.language ?? 'en'));
    const bound = new Set(bullets.filter((_, index) => leaning[index] || leaning[index + 1]));
    const apart = new Set(bullets.filter((_, index) => leaning[index]));
    const mayPass = (bullet: Chunk, other: Chunk) =>
      !bound.has(bullet) &&
      !apart.has(other) &&
      answers(bullet) &&
      !named.has(other) &&
      other !== best &&
      (ranks.get(bullet) ?? 0) > (ranks.get(other) ?? 0) &&
      isAsStrong(bullet.text, other.text);
    const sorted = risenOf(bullets, mayPass);
    // Readers of a job read its first line: that is worth changing the person's order for, and no other.
    return sorted[0] === bullets[0] ? bullets : sorted;
  });
});

/** `Billing platform: built …`, `Key results:` and `Shop (2019–2021)` lead what stands below them. */
const label = preparedPattern(String.raw`^[^:：.;]{2,60}(?::(?:\s|$)|：)`, 'u');
const dated = preparedPattern(String.raw`^[^.;]{2,80}[(（][^)）]{0,20}(?:19|20)\d{2}[^)）]{0,20}[)）]$`, 'u');

/**
 * Whether the lines of a job stand in groups: a line that moved would be told of another project. Where every line has a label,
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

/** No job that is read as a list has more lines; it bounds the work on one that has thousands. */
const maxRise = 40;

/** Each line in turn rises past as many right before it as it may. */
function risenOf(
  bullets: readonly Chunk[],
  mayPass: (bullet: Chunk, other: Chunk) => boolean,
): readonly Chunk[] {
  const sorted: Chunk[] = [];
  for (const bullet of bullets) {
    const weaker = sorted.slice(-maxRise).reverse();
    const stop = weaker.findIndex((other) => !mayPass(bullet, other));
    sorted.splice(sorted.length - (stop === -1 ? weaker.length : stop), 0, bullet);
  }
  return sorted;
}

/** A keyword is no strength: `Used Git` is weaker than `Cut costs by 5%` and than `Led the migration`. */
function isAsStrong(text: string, other: string): boolean {
  return resultOf(text) >= resultOf(other) && agencyOf(text) >= agencyOf(other);
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

/** Content words, verbs and the nouns of their doing in one form: `negotiation` and `negotiated`. */
const rootsOf = memoize(1000, (text): ReadonlySet<string> => new Set(contentTokens(text).map(rootOf)));
