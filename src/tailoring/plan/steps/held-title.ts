import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { familiesOfEveryTrade } from '../../../lexicon/titles/families.ts';
import { titleKeys, titleWords } from '../../../lexicon/titles/title-keys.ts';
import type { Language } from '../../../text/language.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { type Chunk, type Entry, jobsOf } from '../../resume/resume-model.ts';
import { isLearnersTitle, readFamilies, withoutGenderTags } from '../../score/role/read-title.ts';
import { adjacentRelevance } from '../../score/role/role-factors.ts';
import { roleRelevance } from '../../score/role/role-relevance.ts';
import { genericHeads, helpers, leadingWords, seniorityWords } from '../../score/role/title-words.ts';
import { yearsSinceEnd } from '../bullets.ts';
import type { PlanInput } from '../plan-input.ts';
import { namesRole } from './summary-sentences.ts';

/* The job titles that a person held, as a headline for one posting. */

/** A title that ended longer ago, in years, no longer says what the person is. */
const maxYearsSince = 15;

interface HeldTitle {
  readonly chunk: Chunk;
  readonly nearness: number;
  readonly recency: number;
  /** False for a title that is too odd for a headline. */
  readonly isPlain: boolean;
}

/**
 * The held title nearest to the position, the latest among equals. Undefined if none is near, or if a later one is as
 * near and cannot be a headline: an older title says less than the person is.
 */
export function nearestTitle(
  { model, target, asOf }: PlanInput,
  minimum = adjacentRelevance,
): Chunk | undefined {
  const titles = jobsOf(model).flatMap((job): HeldTitle[] => {
    const chunk = model.chunks.find(({ path }) => path === `${job.path}.position`);
    if (!chunk || isOfLearner(chunk.text, target.position)) return [];
    const nearness = roleRelevance(chunk.text, target.position);
    if (nearness < minimum || yearsSinceEnd(job.dates, asOf) > maxYearsSince) return [];
    const isPlain = readsAsHeadline(chunk.text, job, model.language);
    return [{ chunk, nearness, recency: job.recency, isPlain }];
  });
  const sorted = titles.toSorted((a, b) => b.nearness - a.nearness || a.recency - b.recency);
  const nearest = sorted.find(({ isPlain }) => isPlain);
  const isPassed = sorted.some(
    (other) =>
      nearest && other.nearness >= nearest.nearness && other.recency < nearest.recency && !other.isPlain,
  );
  return isPassed ? undefined : nearest?.chunk;
}

const training = preparedPattern(
  () =>
    String.raw`^(?:(?:${phrases('tailoring', 'training_opening', 'en', 'de', 'fr', 'es')})(?!\p{L})|${phrases('tailoring', 'training_opening', 'zh')})`,
  'iu',
);

/** True for training (`Ausbildung zur …`), and for a learner or helper unless the position is one. */
function isOfLearner(title: string, position: string): boolean {
  if (training.test(title) || (isLearnersTitle(title) && !isLearnersTitle(position))) return true;
  const asked = titleKeys(position);
  return titleKeys(title).some((key) => helpers.has(key) && !asked.includes(key));
}

/** True for a title without lead beside another text that leads. */
export function isBelow(title: string, other: string): boolean {
  const leads = (text: string) => titleKeys(text).some((key) => leadingWords.has(key));
  return leads(other) && !leads(title);
}

/** Relevance from which a title is clearly of the position's role; half of what strangers share by a word is less. */
export const sameRole = 0.45;
/** Relevance from which a title is that of the position. */
const samePosition = 0.9;

/**
 * The held title that takes the place of a headline of another field. If the headline names a job that was held, too,
 * only a title of the position's role does, and none below it.
 */
export function titleInstead(own: Chunk, input: PlanInput): Chunk | undefined {
  const { model, target, factors } = input;
  if (isWish(own.text)) return nearestTitle(input);
  const held = jobsOf(model).filter(({ title }) => roleRelevance(own.text, title) >= sameRole);
  const saysLittle = held.length > 0 || !namesRole(own.text, model.language);
  const isHeld = saysLittle && nearestTitle(input, samePosition) !== undefined;
  if (!namesAnotherField(own.text, target.position, isHeld)) return undefined;
  if (held.length === 0) return nearestTitle(input);
  // The employer may tell the field of a title that does not: a `Shift Supervisor` of a restaurant.
  if (held.some(({ path }) => (factors.relevance.get(path) ?? 0) >= adjacentRelevance)) return undefined;
  const title = nearestTitle(input, sameRole);
  return title && !isBelow(title.text, own.text) ? title : undefined;
}

const parts = preparedPattern(String.raw`[|•·,;–—:@]|\s-|-\s`);
const oddTitle = preparedPattern(String.raw`\p{N}|[.!?"“”]|\p{L}&|^[^\p{Lu}\p{Lo}]`);
/** A remark that is more than an acronym: `(Promoted)`, `(part-time)`. */
const remark = preparedPattern(String.raw`[(（[](?!\p{Lu}{2,6}\))`);
const acronym = preparedPattern(String.raw`\s?\(\p{Lu}{2,6}\)`);
const maxTitleWords = 5;

/** True if a text is written like a title and names a role, unlike `R&D`, `Sales 2019` or `Work Experience`. */
function readsAsHeadline(title: string, { organization }: Entry, language: Language | null): boolean {
  if (parts.test(title) || oddTitle.test(title) || title.split(' ').length > maxTitleWords) return false;
  const namesEmployer = organization !== '' && title.includes(organization);
  if (namesEmployer || remark.test(title)) return false;
  return namesRole(title.replace(acronym.regExp, ''), language);
}

/** Matches headlines that say what the person wants to be, or where: `Aspiring …`, `Open to …`. */
const wish = preparedPattern(
  () =>
    String.raw`^[^\p{L}\p{N}]{0,3}(?:(?:${phrases('tailoring', 'headline_wish', 'en', 'de', 'fr', 'es')})(?!\p{L})|(?:${phrases('tailoring', 'headline_wish', 'zh')}))`,
  'iu',
);

/** True for a headline that begins with a wish. */
export function isWish(headline: string): boolean {
  return wish.test(headline);
}

const separator = preparedPattern(String.raw`[|•·,;/–—｜]|\s-\s`, 'u');

/**
 * True if no part of a headline is near the position, and it opens with a known profession. A profession of every trade
 * (`Assistant`), or none that is known, is another field only if the position's own title was held, too.
 */
function namesAnotherField(headline: string, position: string, isHeld: boolean): boolean {
  const named = headline.split(separator.regExp).filter((part) => part.trim() !== '');
  const own = familiesOf(named[0] ?? '');
  const isOfEveryTrade = [...own].every((family) => familiesOfEveryTrade.has(family));
  if (familiesOf(position).size === 0 || (isOfEveryTrade && !isHeld)) return false;
  const words = specificWords(position);
  if (specificWords(headline).some((key) => words.includes(key))) return false;
  return [headline, ...named].every((part) => roleRelevance(part, position) < adjacentRelevance);
}

function specificWords(title: string): readonly string[] {
  return titleKeys(title).filter((key) => !genericHeads.has(key) && !seniorityWords.has(key));
}

function familiesOf(title: string): ReadonlySet<string> {
  const plain = withoutGenderTags(title);
  return readFamilies(plain, titleWords(plain));
}
