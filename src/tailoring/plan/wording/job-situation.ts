import { readVerb } from '../../../lexicon/verbs.ts';
import { memoizeByObject } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { firstWord } from '../../../text/tokenize.ts';
import { couldBeBase, isRatherVerb, mayBeBase, mayStayPresent, tenseOf } from '../../grammar/verb-tense.ts';
import { type Chunk, type Entry, isBullet, type ResumeModel } from '../../resume/resume-model.ts';
import { bulletsOf } from '../bullets.ts';
import type { PlanInput } from '../plan-input.ts';
import type { Situation } from './pattern.ts';
import { gerundLine, isListOfOneThing } from './patterns/gerund-line.ts';
import { speaksAsI, withoutI } from './patterns/without-i.ts';
import { reword } from './reword.ts';
import { endsMidPhrase } from './torn-lines.ts';

/* How the lines of one job are to be worded: their tense, and what all of them have in common. */

/** `Goals achieved`, `Key accomplishments`: what stands below has happened, and the heading has no dates of its own. */
const reached = /^(?:[\w&]+\s){0,3}(?:achievements?|accomplishments?|achieved|accomplished):?$/i;

function namesWhatWasReached({ title, organization, dates }: Entry): boolean {
  return dates.start === null && [title, organization].some((name) => reached.test(name));
}

/** The tense that most leading verbs of a job have, and whether it may be taken for granted. */
export function tenseOfJob(
  model: ResumeModel,
  entry: Entry,
): Pick<Situation, 'tense' | 'lasts' | 'isTenseKnown'> {
  const lasts = lastsAsDated(entry);
  const goesOn = lasts === 'today';
  if (lasts === 'over' || (!goesOn && namesWhatWasReached(entry)))
    return { lasts, tense: 'past', isTenseKnown: true };
  const forms = bulletsOf(model, entry).map(({ text }) => readVerb(firstWord(text))?.forms ?? []);
  const present = forms.filter((form) => form.includes('base') && !form.includes('past')).length;
  const past = forms.filter((form) => form.includes('past')).length;
  // What a job without dates names as a noun may be done long since: `Creation of a database` is no task of today.
  const isTenseKnown = goesOn ? present !== past : past > present;
  // Nouns alone in a job of today name what is done: which of them may be over, the patterns look at.
  const isOfToday = present > past || (goesOn && past === 0);
  return { lasts, tense: isOfToday ? 'base' : 'past', isTenseKnown };
}

function lastsAsDated({ dates: { end } }: Entry): Situation['lasts'] {
  if (end === null) return 'open';
  return end === 'present' ? 'today' : 'over';
}

/** Of the lines of a job so many begin with a verb, or do so afterwards, that one more is no stranger; fewer where it mixes both already. */
const ledByVerbs = 1 / 2;
const ledByVerbsOfMixed = 1 / 3;

/** Of the lines that open with what may be a verb, so many surely do. */
const surelyInBase = 1 / 3;

/**
 * How the lines of a job are worded. It is put into the past as a whole or not at all: half of it would read worse than the
 * present. Nor do single lines get a verb, or lose their I, when the others do not.
 */
export function situationOf(
  lines: readonly { readonly text: string }[],
  entry: Entry,
  input: PlanInput,
): Situation {
  const tense = tenseOfJob(input.model, entry);
  const own = lines.map(({ text }) => text);
  const isOver = tense.lasts === 'over';
  const isListInBase = isOver && isList(own);
  const opensInBase = isOver && (isListInBase || areInBase(own));
  const asVerbs: Situation = { ...tense, isLedByVerbs: true, opensInBase, isListInBase, dropsI: true };
  const isListOfGerunds = areGerunds(own, asVerbs);
  const best: Situation = { ...asVerbs, isListOfGerunds };
  const dropsI = canDropI(own, best);
  const texts = lines.map(({ text }) => reword(text, input, { ...best, dropsI }).text);
  const inIng = (all: readonly string[]) => all.filter((text) => isLedByGerund(text, best)).length;
  const [before, after] = [inIng(own), inIng(texts)];
  // `Managed …` beside `Managing …` reads worse than both alike: where one stays, no line gets a verb, but where they were mixed before.
  const verbs = own.filter(isInTense).length;
  const isMixedLess = verbs > before / 2 && after <= mostLeft * before;
  const isHalfTurned = after !== 0 && after !== before && !isMixedLess;
  // Nor does `Analyzed data` beside `Manage the ward`, which stays.
  const staysPresent = isOver && texts.some((text) => tenseOf(text) === 'present');
  const isInDoubt = isHalfTurned || staysPresent;
  const isOpen = isOver ? !(texts.every(isPastOrNone) && areAllTurned(own, texts)) : isInDoubt;
  return {
    ...tense,
    ...(isInDoubt ? { isTenseKnown: false, keepsGerunds: true } : {}),
    lasts: isOpen ? 'open' : tense.lasts,
    isLedByVerbs: areLedByVerbs(texts, verbs > 0),
    opensInBase,
    isListInBase,
    isListOfGerunds,
    dropsI,
  };
}

/** Of the lines of a job so many may keep an I that the others lose: `I love the work` is no stranger among many. */
const mostOfI = 1 / 3;

function canDropI(texts: readonly string[], situation: Situation): boolean {
  const stay = texts.filter((text) => speaksAsI(text) && withoutI.apply(text, situation) === null).length;
  return stay <= mostOfI * texts.length;
}

function isInTense(text: string): boolean {
  return ['past', 'present'].includes(tenseOf(text));
}

function areLedByVerbs(texts: readonly string[], isMixed: boolean): boolean {
  const lines = texts.filter((text) => isLedByVerb(text) || !saysNoWork(text));
  const share = isMixed ? ledByVerbsOfMixed : ledByVerbs;
  return lines.filter(isLedByVerb).length >= share * lines.length;
}

/** The rest of a torn line, a heading with what it heads, or a name: of how the others are worded it says nothing. */
function saysNoWork(text: string): boolean {
  return opensSmall.test(text) || isLabelledLine(text) || nameAlone.test(text);
}

const nameAlone = preparedPattern(String.raw`^\S+(?:\s\S+)?$`);

/** Of lines in -ing so many may stay, where a job has them beside lines led by verbs. */
const mostLeft = 1 / 3;
const [fewestGerunds, surelyGerunds] = [3, 1 / 2];
const opensInIng = preparedPattern(String.raw`^(?:\p{Lu}\p{Ll}+ly\s)?\p{L}{2,}ing\s`);

/** Most lines open in -ing, and half of these surely with a verb. */
function areGerunds(texts: readonly string[], situation: Situation): boolean {
  const gerunds = texts.filter((text) => opensInIng.test(text));
  const sure = gerunds.filter(
    (text) =>
      gerundLine.apply(text, { ...situation, tense: 'past', isTenseKnown: true, lasts: 'open' }) !== null,
  );
  return (
    sure.length >= fewestGerunds &&
    gerunds.length > texts.length / 2 &&
    sure.length >= surelyGerunds * gerunds.length
  );
}

const [fewestOfList, mostOfList] = [4, 2 / 3];

/** Nearly all lines surely open with a verb in the present, and none of the others with what no verb is written like. */
function isList(texts: readonly string[]): boolean {
  const tenses = texts.map(tenseOf);
  const sure = tenses.filter((tense) => tense === 'present').length;
  return (
    sure >= fewestOfList &&
    sure >= mostOfList * texts.length &&
    texts.every(
      (text, at) =>
        tenses[at] !== 'unknown' || couldBeBase(firstWord(text), text.slice(firstWord(text).length)),
    )
  );
}

/**
 * `Bake breads` may be a noun by itself; beside `Prepared the sauces` and `Wash, peel and cut fruits` it is none. Lines that name
 * things, or none of whose words is a verb, are no lines of the list.
 */
function areInBase(texts: readonly string[]): boolean {
  const sure = texts.filter(isInTense);
  const doubtful = texts.filter((text) => tenseOf(text) === 'unknown');
  const verbs = sure.length + doubtful.length;
  return (
    verbs > 1 &&
    verbs >= ledByVerbs * texts.length &&
    sure.length >= surelyInBase * verbs &&
    doubtful.every((text) => mayBeBase(firstWord(text), text.slice(firstWord(text).length)))
  );
}

/** Where a line is put into the past, none may be left that is in the present perhaps. */
function areAllTurned(own: readonly string[], texts: readonly string[]): boolean {
  const isAnyTurned = texts.some(
    (text, at) => tenseOf(text) === 'past' && ['present', 'unknown'].includes(tenseOf(own[at] ?? '')),
  );
  return !(isAnyTurned && texts.some((text) => text.split('\n').some(mayStayPresent)));
}

function isPastOrNone(text: string): boolean {
  return text.split('\n').every((line) => ['past', 'none'].includes(tenseOf(line)));
}

const leadingWord = preparedPattern(String.raw`^(?:\p{L}{2,30}ly\s)?(\p{L}{1,30})(.*)$`, 'su');

/** `Managing the ward`, also after an adverb; not `Training materials`, a noun. */
function isLedByGerund(text: string, situation: Situation): boolean {
  if (gerundLine.apply(text, situation) !== null) return true;
  if (isListOfOneThing(text)) return false;
  const [, word = '', rest = ''] = leadingWord.exec(text) ?? [];
  const verb = readVerb(word);
  return verb?.forms.includes('gerund') === true && isRatherVerb(verb.lemma, rest);
}

function isLedByVerb(text: string): boolean {
  const verb = readVerb(firstWord(text));
  const tense = tenseOf(text);
  return tense === 'past' || tense === 'present' || (verb !== null && !verb.forms.includes('gerund'));
}

/**
 * Sentences of a paragraph are in several tenses: verbs stay in theirs. A duty gets a verb where the job is over and no
 * sentence speaks in the present, in `-ing`, or as I and stays so.
 */
export function situationInProse(
  lines: readonly { readonly text: string }[],
  entry: Entry,
  input: PlanInput,
): Situation {
  const situation = situationOf(lines, entry, input);
  const inProse: Situation = { ...situation, hasEnded: situation.lasts === 'over', lasts: 'open' };
  const isPast = lines.every(({ text }) => {
    const told = withoutI.apply(text, inProse) ?? text;
    return isPastOrNone(told) && !speaksAsI(told) && !isLedByGerund(told, situation);
  });
  return { ...inProse, isTenseKnown: situation.lasts === 'over' && situation.isTenseKnown && isPast };
}

/**
 * What the lines around a bullet show of how it is to be written.
 * @param labelled how many lines of the job have labels, this one included
 */
export function styleAt(
  at: number,
  bullets: readonly Chunk[],
  labelled: number,
  model: PlanInput['model'],
): Pick<Situation, 'isLabelled' | 'opensInCapitals'> {
  const before = bullets[at - 1]?.text;
  return {
    isLabelled: labelled > Number(isLabelledLine(bullets[at]?.text ?? '')),
    opensInCapitals:
      opensInCapitals(model) &&
      (before === undefined || !(before.endsWith(',') || endsMidPhrase(before, model.language))),
  };
}

const opensSmall = preparedPattern(String.raw`^\p{Ll}`);
const mostSmall = 1 / 4;

/** Whether the bullets of the resume begin with capitals, most of them. */
const opensInCapitals = memoizeByObject(({ chunks }: ResumeModel): boolean => {
  const bullets = chunks.filter(({ path }) => isBullet(path));
  const small = bullets.filter(({ text }) => opensSmall.test(text)).length;
  return small <= mostSmall * bullets.length;
});

const opensWithLabel = preparedPattern(
  String.raw`^\p{L}[\p{L}\p{N}/&-]*(?: [\p{L}\p{N}/&-]+){0,2}\s?[:：]\s?\S`,
);

/** `Employer: …` */
export function isLabelledLine(text: string): boolean {
  return opensWithLabel.test(text);
}
