import type { ResumeDocument } from '../../../contract/resume/resume-document.ts';
import { parseRichText, plainText, type Run } from '../../../contract/resume/rich-text.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { readVerb } from '../../../lexicon/words/verbs.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import type { Language } from '../../../text/language.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../text/tokenize.ts';
import { memoizeByObject } from '../../../values/memoize.ts';
import { refersBack } from '../../framing/refers-back.ts';
import { withoutDutyFrame } from '../../framing/sentences.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import { bulletsOf, hasFigure, namesAchievement } from '../bullets.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { prioritiesOf } from '../priority.ts';
import { evidenceAt } from '../relevance.ts';

/** The lines of a job that readers see; the first mostly says what the job was, so it stays. */
const firstLines = 2;

/** Shorter jobs are read whole. */
const minLines = 5;

/** The least weight of the requirements that a line shows, half a nice-to-have; less may be chance. */
const minWeight = 0.5;

/**
 * Moves at most one line of a job to the second place: of those that show a must, the one that shows most, if the line
 * there shows nothing, has no more words of the posting and tells no better result. Where the order has a meaning, the
 * person's order stays.
 */
export function bulletOrder(input: PlanInput): readonly Alternatives[] {
  const { model, relevance } = input;
  return model.entries.filter(isJob).flatMap((entry): Alternatives[] => {
    const line = lineToRaise(entry, input);
    if (line === null) return [];
    return [
      [
        {
          op: 'reorder',
          source: `${entry.path}.highlights`,
          order: plannedOrder(entry, input).map(({ path }) => path),
          rule: 'bullet_order',
          reason: messagesFor(model).changes.bulletOrder,
          requirements: relevance.requirementsAt(line.path),
          evidence: [evidenceAt(line, relevance)],
        },
      ],
    ];
  });
}

/** The lines of a job, with the one that moves in the second place. */
export function plannedOrder(entry: Entry, input: PlanInput): readonly Chunk[] {
  const bullets = bulletsOf(input.model, entry);
  const line = lineToRaise(entry, input);
  if (line === null) return bullets;
  const [first, ...others] = bullets;
  return first ? [first, line, ...others.filter((other) => other !== line)] : bullets;
}

function lineToRaise(entry: Entry, input: PlanInput): Chunk | null {
  return isJob(entry) ? raisedLinesOf(input)(entry) : null;
}

function isJob({ section }: Entry): boolean {
  return section === 'experience' || section === 'volunteer';
}

/** Memoized, because joining lines needs the order, too. */
const raisedLinesOf = memoizeByObject((input: PlanInput) => {
  const { model, relevance } = input;
  const priority = prioritiesOf(input);
  return memoizeByObject((entry: Entry): Chunk | null => {
    const bullets = bulletsOf(model, entry);
    const second = bullets[firstLines - 1];
    if (!second || bullets.length < minLines || relevance.weightOf(second.path) > 0) return null;
    const [line] = bullets
      .slice(firstLines)
      .filter(({ path, text }) => priority(path, text) === 'must' && relevance.weightOf(path) >= minWeight)
      .sort((one, other) => relevance.weightOf(other.path) - relevance.weightOf(one.path));
    if (!line || relevance.nearness(line.text) < relevance.nearness(second.text)) return null;
    return isStronger(input.lexicon, second.text, line.text) || orderMatters(bullets, entry, input)
      ? null
      : line;
  });
});

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
