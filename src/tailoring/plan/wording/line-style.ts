import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { readVerb } from '../../../lexicon/words/verbs.ts';
import { opensSmall } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../text/tokenize.ts';
import { memoizeByObject } from '../../../values/memoize.ts';
import { tenseOf } from '../../grammar/verb-tense.ts';
import { type Chunk, isBullet, type ResumeModel } from '../../resume/resume-model.ts';
import { bulletsOf } from '../bullets.ts';
import type { PlanInput } from '../plan-input.ts';
import { openingInBase } from './base-openings.ts';
import { datesOf } from './job-dates.ts';
import { openingOfLines } from './line-opening.ts';
import { isOver, type LineStyle, type Situation, withChange, withStyle } from './pattern.ts';
import { gerundLine } from './patterns/gerund-line.ts';
import { endsMidPhrase } from './torn-lines.ts';

/* How the lines of a job are written: how they open and end, and whether verbs lead them. */

/** How the lines open, as far as it shows that words that may be nouns are verbs. */
export function openingIn(
  own: readonly string[],
  byDates: Situation,
  model: ResumeModel,
): LineStyle['opens'] {
  const inBase = isOver(byDates) ? openingInBase(byDates.lexicon, own, linesInPresent(model)) : null;
  return inBase ?? (areGerunds(own, byDates) ? 'gerunds' : 'mixed');
}

/** The lines of all ended jobs, if none of them opens in the past; otherwise none. */
const linesInPresent = memoizeByObject((model: ResumeModel): readonly string[] => {
  const ended = model.entries.filter((entry) => entry.section !== 'education' && datesOf(entry) === 'over');
  const lines = ended.flatMap((entry) => bulletsOf(model, entry).map(({ text }) => text));
  return lines.some((text) => tenseOf(model.lexicon, text) === 'past') ? [] : lines;
});

const [minGerunds, minSureGerunds] = [3, 1 / 2];
export const opensInIng = preparedPattern(String.raw`^(?:\p{Lu}\p{Ll}+ly\s)?\p{L}{2,}ing\s`);

/** True if most lines open with an -ing form, and at least half of these are certainly verbs. */
function areGerunds(texts: readonly string[], situation: Situation): boolean {
  const gerunds = texts.filter((text) => opensInIng.test(text));
  const inPast = withChange(withStyle(situation, { tense: 'past', isTenseKnown: true }), { tense: 'none' });
  const sure = gerunds.filter((text) => gerundLine.apply(text, inPast) !== null);
  return (
    sure.length >= minGerunds &&
    gerunds.length > texts.length / 2 &&
    sure.length >= minSureGerunds * gerunds.length
  );
}

const opensWithWould = preparedPattern(String.raw`^(?:I\s)?would\s`, 'i');
/** Fewer may be a plan. */
const minHabits = 2;

/** True if several lines tell of a habit: `Would inspect the ovens`. */
export function tellHabits(texts: readonly string[]): boolean {
  return texts.filter((text) => opensWithWould.test(text)).length >= minHabits;
}

/** How the lines are written, if they are reworded so. */
export function styleOf(
  own: readonly string[],
  texts: readonly string[],
  { lexicon, style, mayChange }: Situation,
  { language }: Pick<ResumeModel, 'language'>,
): LineStyle {
  const opensWith = openingOfLines(own, language);
  return {
    ...style,
    ...(opensWith === undefined ? {} : { opensWith }),
    isTenseKnown: style.isTenseKnown && mayChange.gerunds,
    isLedByVerbs: areLedByVerbs(
      lexicon,
      texts,
      own.some((text) => opensWithFiniteVerb(lexicon, text)),
    ),
  };
}

export function opensWithFiniteVerb(lexicon: Lexicon, text: string): boolean {
  return ['past', 'present'].includes(tenseOf(lexicon, text));
}

/** Minimum share of lines with a leading verb after rewording, so that a new verb fits; lower if a job mixes styles already. */
const minVerbShare = 1 / 2;
const minVerbShareIfMixed = 1 / 3;

function areLedByVerbs(lexicon: Lexicon, texts: readonly string[], isMixed: boolean): boolean {
  const lines = texts.filter((text) => isLedByVerb(lexicon, text) || !isStyleless(text));
  const share = isMixed ? minVerbShareIfMixed : minVerbShare;
  return lines.filter((each) => isLedByVerb(lexicon, each)).length >= share * lines.length;
}

function isLedByVerb(lexicon: Lexicon, text: string): boolean {
  const verb = readVerb(firstWord(text));
  const tense = tenseOf(lexicon, text);
  return tense === 'past' || tense === 'present' || (verb !== null && !verb.forms.includes('gerund'));
}

/** True for the rest of a broken line, a labeled line or a name, which show nothing about the style of the others. */
function isStyleless(text: string): boolean {
  return opensSmall(text) || isLabeledLine(text) || nameAlone.test(text);
}

const nameAlone = preparedPattern(String.raw`^\S+(?:\s\S+)?$`);

/**
 * The style of a bullet that depends on the lines around it.
 * @param labeled number of lines of the job with labels, including this one
 */
export function styleAt(
  at: number,
  bullets: readonly Chunk[],
  labeled: number,
  model: PlanInput['model'],
): Pick<LineStyle, 'isLabeled' | 'opensInCapitals' | 'othersStop'> {
  const before = bullets[at - 1]?.text;
  const stops = othersStop(at, bullets);
  return {
    ...(stops === null ? {} : { othersStop: stops }),
    isLabeled: labeled > Number(isLabeledLine(bullets[at]?.text ?? '')),
    opensInCapitals:
      opensInCapitals(model) &&
      (before === undefined || !(before.endsWith(',') || endsMidPhrase(before, model.language))),
  };
}

/** Fewer lines show no style. */
const minOtherLines = 3;

/** How all other lines of a job end; null if they differ, or if a line was torn, so that its end is further below. */
function othersStop(at: number, bullets: readonly Chunk[]): 'always' | 'never' | null {
  const { stopped, isTorn } = stopsOf(bullets);
  const others = bullets.length - 1;
  if (others < minOtherLines || isTorn) return null;
  const stoppedOthers = stopped - Number(bullets[at]?.text.endsWith('.') === true);
  if (stoppedOthers === others) return 'always';
  return stoppedOthers === 0 ? 'never' : null;
}

/** Counted once for a job, so that many lines take linear time. */
const stopsOf = memoizeByObject((bullets: readonly Chunk[]) => ({
  stopped: bullets.filter(({ text }) => text.endsWith('.')).length,
  isTorn: bullets.some(({ text }, index) => index > 0 && opensSmall(text)),
}));

const maxSmallShare = 1 / 4;

/** True if most bullets of the resume begin with a capital. */
const opensInCapitals = memoizeByObject(({ chunks }: ResumeModel): boolean => {
  const bullets = chunks.filter(({ path }) => isBullet(path));
  const small = bullets.filter(({ text }) => opensSmall(text)).length;
  return small <= maxSmallShare * bullets.length;
});

const opensWithLabel = preparedPattern(
  String.raw`^\p{L}[\p{L}\p{N}/&-]*(?: [\p{L}\p{N}/&-]+){0,2}\s?[:：]\s?\S`,
);

/** True for a line with a label: `Employer: …`. */
export function isLabeledLine(text: string): boolean {
  return opensWithLabel.test(text);
}
