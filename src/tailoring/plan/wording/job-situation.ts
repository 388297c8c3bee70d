import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { prepositions } from '../../../lexicon/words/function-words.ts';
import { readVerb } from '../../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../text/tokenize.ts';
import { memoizeByObject } from '../../../values/memoize.ts';
import { isLikelyGerund, mayStayPresent, tenseOf } from '../../grammar/verb-tense.ts';
import { type Chunk, type Entry, isBullet, type ResumeModel } from '../../resume/resume-model.ts';
import { bulletsOf } from '../bullets.ts';
import type { PlanInput } from '../plan-input.ts';
import { openingInBase } from './base-openings.ts';
import { openingOfLines } from './line-opening.ts';
import {
  isOver,
  type LineStyle,
  type MayChange,
  type Pattern,
  type Situation,
  withChange,
  withStyle,
} from './pattern.ts';
import { isForeignFirstPerson, withoutHe, withoutIch, withoutJe } from './patterns/foreign-first-person.ts';
import { gerundLine, isListOfOneThing } from './patterns/gerund-line.ts';
import { lacksArticle } from './patterns/missing-article.ts';
import { withoutThirdPerson } from './patterns/third-person.ts';
import { isFirstPerson, withoutI } from './patterns/without-i.ts';
import { reword } from './reword.ts';
import { endsMidPhrase } from './torn-lines.ts';

/* Decides how the lines of a job are worded, so that they agree in tense and style. */

/** Headings of achievements, which lie in the past: `Goals achieved`, `Key accomplishments`. */
const achievementsHeading = /^(?:[\w&]+\s){0,3}(?:achievements?|accomplishments?|achieved|accomplished):?$/i;

function isUnderAchievements({ title, organization, dates }: Entry): boolean {
  return dates.start === null && [title, organization].some((name) => achievementsHeading.test(name));
}

/** True for a job with such a heading among its lines: some of them are below it, and nothing says which. */
function hasAchievementsInside({ chunks }: ResumeModel, { path }: Entry): boolean {
  const prose = chunks.find((chunk) => chunk.path === `${path}.summary`)?.text ?? '';
  return prose.split('\n').some((line) => achievementsHeading.test(line.trim()));
}

/** The situation of a line that opens with a verb, by the dates of the job and the tense of most leading verbs. */
export function situationByDates(model: ResumeModel, entry: Entry): Situation {
  const { lexicon } = model;
  const dates = datesOf(entry);
  const mayChange: MayChange = {
    tense: 'all',
    gerunds: true,
    thirds: true,
    firstPerson: true,
    articles: true,
  };
  const verbs = { isLedByVerbs: true, opens: 'mixed' } as const;
  if (dates !== 'over' && hasAchievementsInside(model, entry)) {
    const style: LineStyle = { ...verbs, tense: 'base', isTenseKnown: false };
    return { lexicon, dates, style, mayChange: { ...mayChange, tense: 'none' } };
  }
  return { lexicon, dates, style: { ...verbs, ...tenseOfVerbs(model, entry, dates) }, mayChange };
}

/** What the dates of a job show. */
export function datesOf({ dates: { end }, hasSingleDate, recency, section }: Entry): Situation['dates'] {
  // The only date of the newest job may be its beginning.
  const mayLast = hasSingleDate === true && recency === 0 && section !== 'projects';
  if (end === null || mayLast) return 'unknown';
  return end === 'present' ? 'today' : 'over';
}

function tenseOfVerbs(
  model: ResumeModel,
  entry: Entry,
  dates: Situation['dates'],
): Pick<LineStyle, 'tense' | 'isTenseKnown'> {
  const isCurrent = dates === 'today';
  if (dates === 'over' || (!isCurrent && isUnderAchievements(entry)))
    return { tense: 'past', isTenseKnown: true };
  const forms = bulletsOf(model, entry).map(({ text }) => readVerb(firstWord(text))?.forms ?? []);
  const present = forms.filter((form) => form.includes('base') && !form.includes('past')).length;
  const past = forms.filter((form) => form.includes('past')).length;
  // In a job without dates, a noun may name finished work: `Creation of a database`.
  const isTenseKnown = isCurrent ? present !== past : past > present;
  // In a current job without verbs, nouns count as present; each pattern checks for finished work itself.
  const isPresent = present > past || (isCurrent && past === 0);
  return { tense: isPresent ? 'base' : 'past', isTenseKnown };
}

/** Minimum share of lines with a leading verb after rewording, so that a new verb fits; lower if a job mixes styles already. */
const minVerbShare = 1 / 2;
const minVerbShareIfMixed = 1 / 3;

/**
 * Decides how the lines of a job may be worded. All lines change their tense or none, because a mix reads worse than the
 * present. Likewise, a single line gets no verb and keeps its `I` if the others do.
 */
export function situationOf(
  lines: readonly { readonly text: string }[],
  entry: Entry,
  input: PlanInput,
): Situation {
  const own = lines.map(({ text }) => text);
  const byDates = situationByDates(input.model, entry);
  const asVerbs = withStyle(byDates, {
    opens: openingIn(own, byDates, input.model),
    tellsHabits: own.filter((text) => opensWithWould.test(text)).length >= minHabits,
  });
  const best = withChange(asVerbs, { firstPerson: canDropI(own, asVerbs, input) });
  const texts = own.map((text) => reword(text, input, best).text);
  const mayChange = mayChangeIn(own, texts, best);
  return { ...best, mayChange, style: styleOf(own, texts, { ...best, mayChange }, input.model) };
}

/** How the lines open, as far as it shows that words that may be nouns are verbs. */
function openingIn(own: readonly string[], byDates: Situation, model: ResumeModel): LineStyle['opens'] {
  const inBase = isOver(byDates) ? openingInBase(byDates.lexicon, own, linesInPresent(model)) : null;
  return inBase ?? (areGerunds(own, byDates) ? 'gerunds' : 'mixed');
}

/** The lines of all ended jobs, if none of them opens in the past; otherwise none. */
const linesInPresent = memoizeByObject((model: ResumeModel): readonly string[] => {
  const ended = model.entries.filter((entry) => entry.section !== 'education' && datesOf(entry) === 'over');
  const lines = ended.flatMap((entry) => bulletsOf(model, entry).map(({ text }) => text));
  return lines.some((text) => tenseOf(model.lexicon, text) === 'past') ? [] : lines;
});

/**
 * What may change in each line, if the lines would be reworded so.
 * @param best the situation in which most changes
 */
export function mayChangeIn(own: readonly string[], texts: readonly string[], best: Situation): MayChange {
  const { lexicon } = best;
  const isDone = isOver(best);
  const inIng = (all: readonly string[]) => all.filter((text) => isLedByGerund(text, best)).length;
  const [before, after] = [inIng(own), inIng(texts)];
  // `Managed …` beside `Managing …` reads worse than either alone. If one must stay, none changes, unless they were mixed before.
  const verbs = own.filter((text) => opensWithFiniteVerb(lexicon, text)).length;
  const isLessMixed = verbs > before / 2 && after <= maxGerundsLeft * before;
  const isHalfTurned = after !== 0 && after !== before && !isLessMixed;
  // The same is true for `Analyzed data` beside `Manage the ward`.
  const staysPresent = isDone && texts.some((text) => tenseOf(lexicon, text) === 'present');
  const isInDoubt = isHalfTurned || staysPresent;
  const areTurned = texts.every((text) => isPastOrNone(lexicon, text)) && areAllTurned(lexicon, own, texts);
  const isHeld = isDone
    ? !(areTurned || isLessMixedInTense(lexicon, own, texts)) || isWorkAmongNouns(lexicon, own)
    : isInDoubt;
  return {
    tense: isHeld ? 'none' : best.mayChange.tense,
    gerunds: !isInDoubt,
    thirds: !own.some((text) => keepsThird(text, best)),
    firstPerson: best.mayChange.firstPerson,
    articles: !texts.some(lacksArticle),
  };
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

const opensWithWork = preparedPattern(String.raw`^Work\s`, 'i');

/** True if `Work` opens the only lines with a possible verb, so that it is a noun like theirs: `Work in the field of glass`. */
function isWorkAmongNouns(lexicon: Lexicon, texts: readonly string[]): boolean {
  const others = texts.filter((text) => !opensWithWork.test(text));
  return (
    others.length > 0 &&
    others.length < texts.length &&
    !others.some((each) => mayOpenWithVerb(lexicon, each))
  );
}

function mayOpenWithVerb(lexicon: Lexicon, text: string): boolean {
  return (
    tenseOf(lexicon, text) !== 'none' ||
    opensInIng.test(text) ||
    isFirstPerson(text) ||
    mayStayPresent(lexicon, text)
  );
}

const opensWithWould = preparedPattern(String.raw`^(?:I\s)?would\s`, 'i');
/** Fewer may be a plan. */
const minHabits = 2;

/** True for a line in the third person that would stay so in a current job. */
function keepsThird(text: string, best: Situation): boolean {
  const isThird =
    readVerb(firstWord(text))?.forms.includes('third') === true && tenseOf(best.lexicon, text) === 'present';
  return isThird && withoutThirdPerson.apply(text, best) === null;
}

/** Maximum share of lines that may keep their `I` while the others lose it: `I love the work`. */
const maxShareWithI = 1 / 3;

function canDropI(texts: readonly string[], situation: Situation, { model }: PlanInput): boolean {
  const { language } = model;
  // Outside English a line changes its form without it, so that all of them do or none.
  if (language === 'de' || language === 'fr' || language === 'es')
    return !texts.some((text) => keepsForeignI(text, foreignVoices[language], situation));
  const stay = texts.filter((text) => isFirstPerson(text) && withoutI.apply(text, situation) === null).length;
  return stay <= maxShareWithI * texts.length;
}

const foreignVoices = { de: withoutIch, fr: withoutJe, es: withoutHe } as const;

function keepsForeignI(text: string, without: Pattern, situation: Situation): boolean {
  return (
    isForeignFirstPerson(text) && without.apply(text, withChange(situation, { firstPerson: true })) === null
  );
}

function opensWithFiniteVerb(lexicon: Lexicon, text: string): boolean {
  return ['past', 'present'].includes(tenseOf(lexicon, text));
}

function areLedByVerbs(lexicon: Lexicon, texts: readonly string[], isMixed: boolean): boolean {
  const lines = texts.filter((text) => isLedByVerb(lexicon, text) || !isStyleless(text));
  const share = isMixed ? minVerbShareIfMixed : minVerbShare;
  return lines.filter((each) => isLedByVerb(lexicon, each)).length >= share * lines.length;
}

/** True for the rest of a broken line, a labeled line or a name, which show nothing about the style of the others. */
function isStyleless(text: string): boolean {
  return opensSmall.test(text) || isLabeledLine(text) || nameAlone.test(text);
}

const nameAlone = preparedPattern(String.raw`^\S+(?:\s\S+)?$`);

/** Maximum share of -ing lines that may stay in a job that also has lines with verbs. */
const maxGerundsLeft = 1 / 3;
const [minGerunds, minSureGerunds] = [3, 1 / 2];
const opensInIng = preparedPattern(String.raw`^(?:\p{Lu}\p{Ll}+ly\s)?\p{L}{2,}ing\s`);

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

/** True for a job that mixed past and present before, if fewer lines disagree with the others afterwards. */
function isLessMixedInTense(lexicon: Lexicon, own: readonly string[], texts: readonly string[]): boolean {
  const inPast = own.filter((text) => tenseOf(lexicon, text) === 'past').length;
  const left = texts.filter(
    (text) => !isPastOrNone(lexicon, text) || text.split('\n').some((each) => mayStayPresent(lexicon, each)),
  ).length;
  const had = own.filter((text) => !isPastOrNone(lexicon, text)).length;
  return inPast > 0 && left < had && left <= Math.min(inPast, had - left);
}

/** False if a line is put into the past while another may still be in the present. */
function areAllTurned(lexicon: Lexicon, own: readonly string[], texts: readonly string[]): boolean {
  const isAnyTurned = texts.some(
    (text, at) =>
      tenseOf(lexicon, text) === 'past' && ['present', 'unknown'].includes(tenseOf(lexicon, own[at] ?? '')),
  );
  return !(
    isAnyTurned && texts.some((text) => text.split('\n').some((each) => mayStayPresent(lexicon, each)))
  );
}

function isPastOrNone(lexicon: Lexicon, text: string): boolean {
  return text.split('\n').every((line) => ['past', 'none'].includes(tenseOf(lexicon, line)));
}

/** Verbs without an object, whose -ing forms are hardly ever nouns: `Participating in raising money`. */
const goesWithoutObject = wordList('tailoring', 'intransitive_verb');
const opensPhrase = preparedPattern(() => String.raw`^\s(?!of\s)(?:${prepositions('en')})\s`, 'u');
const leadingWord = preparedPattern(String.raw`^(?:\p{L}{2,30}ly\s)?(\p{L}{1,30})(.*)$`, 'su');

/** True for `Managing the ward`, also after an adverb; not for the noun in `Training materials`. */
function isLedByGerund(text: string, situation: Situation): boolean {
  if (gerundLine.apply(text, situation) !== null) return true;
  if (isListOfOneThing(text)) return false;
  const [, word = '', rest = ''] = leadingWord.exec(text) ?? [];
  const verb = readVerb(word);
  if (verb?.forms.includes('gerund') !== true) return false;
  return isLikelyGerund(verb.lemma, rest) || (goesWithoutObject.has(verb.lemma) && opensPhrase.test(rest));
}

function isLedByVerb(lexicon: Lexicon, text: string): boolean {
  const verb = readVerb(firstWord(text));
  const tense = tenseOf(lexicon, text);
  return tense === 'past' || tense === 'present' || (verb !== null && !verb.forms.includes('gerund'));
}

/**
 * The situation for sentences of a paragraph, which may mix tenses, so verbs keep theirs. A duty still gets a verb if the
 * job is over and no sentence would remain in the present, in -ing or in the first person.
 */
export function situationInProse(
  lines: readonly { readonly text: string }[],
  entry: Entry,
  input: PlanInput,
): Situation {
  const situation = situationOf(lines, entry, input);
  const isDone = isOver(situation);
  const inProse = withChange(situation, { tense: isDone ? 'mixed' : 'none' });
  const isPast = lines.every(({ text }) => {
    const told = withoutI.apply(text, inProse) ?? text;
    return isPastOrNone(input.lexicon, told) && !isFirstPerson(told) && !isLedByGerund(told, situation);
  });
  return withStyle(inProse, { isTenseKnown: isDone && situation.style.isTenseKnown && isPast });
}

/**
 * The situation for the sentences of a paragraph that stays one. They change their tense, or lose their `I`, together
 * or not at all; those that describe the work from outside have neither.
 */
export function situationInParagraph(
  sentences: readonly string[],
  bullets: readonly { readonly text: string }[],
  entry: Entry,
  input: PlanInput,
): Situation {
  const lines = [...sentences.map((text) => ({ text })), ...bullets];
  const situation = situationOf(lines, entry, input);
  const staysFirstPerson = sentences.some((text) => {
    const told = withoutI.apply(text, withChange(situation, { firstPerson: true }));
    return isFirstPerson(told ?? text);
  });
  return withChange(situation, { firstPerson: situation.mayChange.firstPerson && !staysFirstPerson });
}

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
  isTorn: bullets.some(({ text }, index) => index > 0 && opensSmall.test(text)),
}));

const opensSmall = preparedPattern(String.raw`^\p{Ll}`);
const maxSmallShare = 1 / 4;

/** True if most bullets of the resume begin with a capital. */
const opensInCapitals = memoizeByObject(({ chunks }: ResumeModel): boolean => {
  const bullets = chunks.filter(({ path }) => isBullet(path));
  const small = bullets.filter(({ text }) => opensSmall.test(text)).length;
  return small <= maxSmallShare * bullets.length;
});

const opensWithLabel = preparedPattern(
  String.raw`^\p{L}[\p{L}\p{N}/&-]*(?: [\p{L}\p{N}/&-]+){0,2}\s?[:：]\s?\S`,
);

/** True for a line with a label: `Employer: …`. */
export function isLabeledLine(text: string): boolean {
  return opensWithLabel.test(text);
}
