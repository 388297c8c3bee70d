import { wordList } from '../../../lexicon/packed/word-lists.ts';
import type { ReadTerm } from '../../../lexicon/read-text.ts';
import { isArticle } from '../../../lexicon/words/function-words.ts';
import type { InfinitiveLanguage } from '../../../lexicon/words/infinitives.ts';
import { numberWordsIn } from '../../../lexicon/words/number-words.ts';
import { isPastForm, readVerb } from '../../../lexicon/words/verbs.ts';
import { wordSet } from '../../../values/lists.ts';
import { memoizeByObject } from '../../../values/memoize.ts';
import { frequencyOf } from '../../framing/plain-words.ts';
import { verbOfActionNoun } from '../../framing/sentences.ts';
import { endInTools } from '../../grammar/tool-names.ts';
import { isMostlyVerb } from '../../grammar/verb-tense.ts';
import { stepsOfForms } from './foreign-forms.ts';
import { frameEnds, startsStatement, verbsForFrame } from './frames.ts';
import { endOfUse, servesAs } from './light-verbs.ts';
import { type Line, separates, type Unit } from './units.ts';
import { basesOf, formsOf, haveSameLemma, isVerbAt, opensClause } from './verbs.ts';
import { isPreposition, isRelative as opensRelative } from './words.ts';

/* Whether a new text says the words of a line in their order, with nothing added or lost that binds or limits. */

/** How far a new text follows a line. */
export interface Followed {
  /** Units of the new text that follow the line. */
  readonly reached: number;
  readonly isWhole: boolean;
}

/** Limits the work on one text; a text that needs more steps is refused. */
const maxSteps = 20_000;

/**
 * Follows the new text through the line, unit by unit.
 * @param language of which other forms count as the same words
 */
export function follow(own: Line, said: Line, language: InfinitiveLanguage | null = null): Followed {
  const seen = new Set<number>();
  const open: (readonly [number, number])[] = [[0, 0]];
  const width = said.units.length + 1;
  let reached = 0;
  for (let next = open.pop(); next !== undefined && seen.size < maxSteps; next = open.pop()) {
    const [i, j] = next;
    const state = i * width + j;
    if (seen.has(state) || i > own.units.length || j > said.units.length) continue;
    seen.add(state);
    reached = Math.max(reached, j);
    if (i === own.units.length && j === said.units.length) return { reached, isWhole: true };
    open.push(...stepsFrom(own, said, i, j, language));
    if (language !== null) open.push(...stepsOfForms(own.units, i, said.units, j, language));
  }
  return { reached, isWhole: false };
}

type Step = readonly [number, number];

function stepsFrom(
  own: Line,
  said: Line,
  i: number,
  j: number,
  language: InfinitiveLanguage | null,
): readonly Step[] {
  const [one, other] = [own.units[i], said.units[j]];
  const steps: Step[] = [];
  if (one && mayLeaveOut(own.units, i, said.units, j, language)) steps.push([i + 1, j]);
  if (other && mayPutIn(own.units, i, said.units, j)) steps.push([i, j + 1]);
  if (one && startsStatement(own.units, i) && startsStatement(said.units, j)) {
    for (const end of frameEnds(own, i)) {
      steps.push([end, j]);
      // A frame may become the verb of what the person was responsible for: `Managed` for `Responsible for`.
      if (
        other &&
        isVerbAt(said.units, j) &&
        verbsForFrame(own, i).some((verb) => basesOf(other.text).includes(verb))
      )
        steps.push([end, j + 1]);
    }
  }
  const used =
    startsStatement(own.units, i) && startsStatement(said.units, j) ? endOfUse(own.units, i, other) : null;
  if (used !== null) steps.push([used, j + 1]);
  const wordy = wordyEnd(own.units, i);
  if (wordy !== null) steps.push([wordy, j]);
  const bracket = other ? acronymEnd(own, said, j) : null;
  if (bracket !== null) steps.push([i, bracket]);
  if (!one || !other) return steps;
  steps.push(...relativeSteps(own.units, i, said.units, j), ...joinedSteps(own.units, i, said.units, j));
  const term = sameTerm(own, i, said, j);
  if (term) steps.push(term);
  if (isSame(own.units, i, said.units, j)) steps.push([i + 1, j + 1]);
  return steps;
}

const wordyPhrases = ['in order', 'so as', 'in an effort'].map((phrase) => phrase.split(' '));

/** The `to` after a wordy phrase: `in order to`. */
function wordyEnd(own: readonly Unit[], i: number): number | null {
  const found = wordyPhrases.find(
    (words) =>
      own[i + words.length]?.text === 'to' && words.every((word, step) => own[i + step]?.text === word),
  );
  return found ? i + found.length : null;
}

/** The person and what is theirs, which lines do not name. */
const ofPerson = wordSet('i my our we');
const auxiliary = wordSet('am was have had would also');
const beingForms = wordSet('am is are was were');
const havingForms = wordSet('has have had');

function isSame(own: readonly Unit[], i: number, said: readonly Unit[], j: number): boolean {
  const [one, other] = [own[i], said[j]];
  if (!one || !other) return false;
  if (separates(one) && separates(other)) return one.text !== 'and' || other.text !== ':';
  if (one.isMark || other.isMark) return one.text === other.text;
  if (one.text === other.text || one.key === other.key || isSameNumber(one.text, other.text)) return true;
  if (isArticle(one.text, 'en') && isArticle(other.text, 'en')) return true;
  if (beingForms.has(one.text) && beingForms.has(other.text)) return true;
  if (havingForms.has(one.text) && havingForms.has(other.text)) return true;
  if (refersBack.has(one.text) && other.text === 'which') return separates(own[i - 1]);
  if (frequencyOf(one.text) === other.text) return startsStatement(said, j);
  if (one.text === 'of' && other.text === 'for') return isNounTurned(own, i - 1, said, j - 1);
  if (startsStatement(own, i) && startsStatement(said, j) && servesAs(own, i, said, j)) return true;
  return isSameVerb(own, i, said, j);
}

/** `five` and `5` */
function isSameNumber(one: string, other: string): boolean {
  const words = numberWordsIn('en');
  const value = words.get(one) ?? words.get(other);
  return value !== undefined && [one, other].includes(String(value));
}

const refersBack = wordSet('this it');

/** True for another form of the same verb, or the verb of an action noun, where a verb may be: `Migrated`, `migration of`. */
function isSameVerb(own: readonly Unit[], i: number, said: readonly Unit[], j: number): boolean {
  if (!haveSameLemma(own[i], said[j]) || isListedTool(own, i)) return false;
  const isGerund = said[j]?.text.endsWith('ing') === true;
  if (opensClause(own, i) || opensClause(said, j))
    return (isGerund && isActionNoun(own[i])) || mayTurn(own, i);
  // `in the introduction of charts` and `in introducing charts`
  return isGerund && own[i + 1]?.text === 'of' && isActionNoun(own[i]);
}

/** True for the name of a tool behind another one, which is no verb: `excel` in `with word and excel`. */
function isListedTool(own: readonly Unit[], i: number): boolean {
  return own[i]?.kind === 'tool' && separates(own[i - 1]) && endInTools(own.slice(0, i - 1));
}

function isActionNoun(unit: Unit | undefined): boolean {
  return unit !== undefined && !unit.text.endsWith('ing') && verbOfActionNoun(unit.key) !== null;
}

const withThing = wordSet('in with');
const skipped = wordSet('was were am is are been have has had would my i');

/** Refuses to make an own action of one that the person only helped with: `Helped clean the ovens and wrote menus`. */
function mayTurn(own: readonly Unit[], i: number): boolean {
  const start = own.slice(0, i).findLastIndex((unit) => ['.', ';', '\n'].includes(unit.text)) + 1;
  if (dependsOnEarlierTo(own, start, i)) return false;
  const opener = own.findIndex((unit, at) => at >= start && !skipped.has(unit.text) && isVerbAt(own, at));
  if (opener === -1 || opener >= i) return true;
  const verb = readVerb(own[opener]?.text ?? '');
  if (verb?.rank === 0 && readVerb(own[i]?.text ?? '')?.rank === 0) return true;
  const isAlike = formsOf(own[opener]).some((form) => formsOf(own[i]).includes(form));
  if (isAlike && !(verb?.rank === 0 && formsOf(own[i]).includes('base'))) return true;
  // `Observe and test foods`: both are done.
  const next = own[opener + 1];
  if (opener + 2 === i && (separates(next) || next?.text === 'or')) return true;
  // After `Assisted in the planning`, no verb can belong to `Assisted`.
  if (opener + 1 < i && withThing.has(next?.text ?? '')) return true;
  // `Worked to clean the ovens and write menus`; not `from 30 to 4`.
  const hasInfinitive = own.some(
    ({ text }, at) => at > opener && at < i && text === 'to' && isVerbAt(own, at + 1),
  );
  return verb?.rank !== 0 && !hasInfinitive;
}

/** True for an infinitive behind a semicolon whose `to` is before it: `Helped the team to design posters; write texts`. */
function dependsOnEarlierTo(own: readonly Unit[], start: number, i: number): boolean {
  if (own[start - 1]?.text !== ';' || !formsOf(own[i]).includes('base')) return false;
  const from = own.slice(0, start).findLastIndex(({ text }) => ['.', '\n'].includes(text)) + 1;
  const opener = own.findIndex((unit, at) => at >= from && !skipped.has(unit.text) && isVerbAt(own, at));
  const isOwnAction = formsOf(own[opener]).includes('base') && readVerb(own[opener]?.text ?? '')?.rank !== 0;
  if (opener === -1 || opener >= start || isOwnAction) return false;
  const earlier = own.slice(from, start);
  const lastTo = earlier.findLastIndex(({ text }, at) => text === 'to' && isVerbAt(own, from + at + 1));
  // A statement in the past between them ends what depends on `to`.
  const isEnded = earlier.some(
    ({ text }, at) => at > lastTo && text === ';' && isPastForm(own[from + at + 1]?.text ?? ''),
  );
  return lastTo !== -1 && !isEnded;
}

const trailing: ReadonlySet<string> = new Set(['.', ';', ',']);
const praise = wordList('writing', 'praise');
const received = wordList('writing', 'received_action');

/** True for what a new text may leave out without changing what is said. */
function mayLeaveOut(
  own: readonly Unit[],
  i: number,
  said: readonly Unit[],
  j: number,
  language: InfinitiveLanguage | null,
): boolean {
  const unit = own[i] as Unit;
  const next = own[i + 1];
  if (isNamed(own, i)) return false;
  if (isArticle(unit.text, language ?? 'en') || isPerson(own, i)) return true;
  if (unit.text === own[i - 1]?.text && !unit.isMark) return true;
  if (beingForms.has(unit.text) || unit.text === 'been')
    return startsClause(own, i) && !(next && isPastForm(next.text) && !isOwnState(own, i + 1));
  if (havingForms.has(unit.text) || unit.text === 'would')
    return (
      startsClause(own, i) && next?.text !== 'have' && next !== undefined && isVerbWord(next, own[i + 2])
    );
  if (unit.text === 'successfully' || unit.text === 'etc') return true;
  if (unit.text === 'together' && next?.text === 'with') return true;
  if (isRepeatedVerb(own, i)) return true;
  if (startsStatement(said, j) && mayGoInFront(own, i)) return true;
  if (unit.text === 'to' && own[i - 1]?.text === 'and')
    return next !== undefined && basesOf(next.text).length > 0;
  if (unit.text === 'to' && readVerb(own[i - 1]?.text ?? '')?.lemma === 'help') return true;
  if (leavesWithNoun.has(unit.text) && isNounTurned(own, i - 1, said, j - 1)) return true;
  if (unit.text === 'on' && haveSameLemma(own[i - 1], researched))
    return isNounTurned(own, i - 1, said, j - 1);
  if (afterAnd.has(unit.text)) return joinsInRomance.has(own[i - 1]?.text ?? '');
  return isLooseMark(own, i);
}

/** True for a function word with a capital inside a line, which is part of a name: `Los`, `UN`, `grade A`, `IS teams`. */
function isNamed(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  if (!unit?.isCapital || unit.text === 'i' || startsStatement(units, at)) return false;
  return hasSmallWords(units);
}

/** False for a line of capitals, where they mark no names. */
const hasSmallWords = memoizeByObject((units: readonly Unit[]): boolean =>
  units.some(({ isCapital, token, text }) => !isCapital && token !== -1 && !/\d/.test(text)),
);

/** The person as the subject, and `my` and `our`; not the number in `phase I trials`. */
function isPerson(own: readonly Unit[], i: number): boolean {
  if (own[i]?.text !== 'i') return ofPerson.has(own[i]?.text ?? '');
  const next = own[i + 1];
  const word = next?.text ?? '';
  const isSubject = isPastForm(word) || isMostlyVerb(word) || auxiliary.has(word);
  return startsClause(own, i) || isSubject;
}

/** `Wrote` in `Wrote guides, wrote manuals`, if nothing in between could take the manuals instead. */
function isRepeatedVerb(own: readonly Unit[], i: number): boolean {
  const unit = own[i];
  const start = own.slice(0, i).findLastIndex(({ text }) => text === unit?.text);
  if (start === -1 || !separates(own[i - 1]) || !isVerbAt(own, start) || !isVerbAt(own, i)) return false;
  return !own.slice(start + 1, i).some((between) => isPreposition(between) || opensRelative(between));
}

const researched: Unit = {
  text: 'research',
  key: 'research',
  isMark: false,
  isCapital: false,
  kind: null,
  token: -1,
  start: 0,
  end: 0,
};
/** `de` in `responsable de la gestion et de la formation`, which goes with the frame. */
const afterAnd = wordSet('de du des del');
const joinsInRomance = wordSet('et y e');

/** True for a state of the person, whose `was` may go: `was promoted to`, `was involved in`, `was trained as`. */
function isOwnState(own: readonly Unit[], i: number): boolean {
  const word = own[i]?.text ?? '';
  return received.has(word) || word === 'involved' || own[i + 1]?.text === 'as';
}

/** Praise and `also` in front of a statement say nothing of what was done. */
function mayGoInFront(own: readonly Unit[], i: number): boolean {
  const word = own[i]?.text ?? '';
  if (word === 'and') return praise.hasIn('en', own[i + 1]?.text ?? '');
  return word === 'also' || word === 'successful' || praise.hasIn('en', word);
}

function isVerbWord(unit: Unit, next: Unit | undefined): boolean {
  return (
    basesOf(unit.text).length > 0 ||
    isPastForm(unit.text) ||
    /ly$|^(?:also|often)$/.test(unit.text) ||
    next === undefined
  );
}

/** True at the start of a statement, also after the subject. */
function startsClause(units: readonly Unit[], at: number): boolean {
  return startsStatement(units, at) || ofPerson.has(units[at - 1]?.text ?? '') || separates(units[at - 1]);
}

/** Prepositions that go when the noun before them becomes a verb: `migration of`, `support to`. */
const leavesWithNoun = wordSet('of to for');

function isNounTurned(own: readonly Unit[], i: number, said: readonly Unit[], j: number): boolean {
  const isTurned = opensClause(said, j) || said[j]?.text.endsWith('ing') === true;
  return isTurned && haveSameLemma(own[i], said[j]);
}

/** True for what a new text may put in without saying more. */
function mayPutIn(own: readonly Unit[], i: number, said: readonly Unit[], j: number): boolean {
  const unit = said[j] as Unit;
  if (isArticle(unit.text, 'en') && !isNamed(said, j)) return true;
  // `Served as Charge Nurse` for `Was charge nurse`
  if (unit.text === 'as') return servesAs(own, i - 1, said, j - 1);
  if (unit.text === 'to') return readVerb(said[j - 1]?.text ?? '')?.lemma === 'help';
  if (unit.text === '(' || unit.text === ')') return true;
  // Where a line lost its line breaks, the next statement begins with a capital letter.
  if ((unit.text === '\n' || unit.text === '.') && own[i]?.isCapital) return true;
  return isLooseMark(said, j);
}

const beforeClause = wordSet('and or but which who while including where');

/** True for a mark that says nothing beside what is next to it: the comma in `, and`, the last full stop. */
function isLooseMark(units: readonly Unit[], at: number): boolean {
  const unit = units[at] as Unit;
  if (!unit.isMark) return false;
  const [before, next] = [units[at - 1], units[at + 1]];
  if (trailing.has(unit.text) && (!next || next.text === '\n')) return true;
  if (unit.text === '\n') return next !== undefined && !next.isCapital;
  if (separates(unit) && (separates(before) || separates(next))) return true;
  return unit.text === ',' && beforeClause.has(next?.text ?? '');
}

const relatives = wordSet('that which who');

/** `scripts that enrich alerts` and `scripts enriching alerts`. */
function relativeSteps(own: readonly Unit[], i: number, said: readonly Unit[], j: number): readonly Step[] {
  const turns = (verb: Unit | undefined, gerund: Unit | undefined) =>
    verb !== undefined &&
    gerund?.text.endsWith('ing') === true &&
    !verb.text.endsWith('ing') &&
    haveSameLemma(verb, gerund);
  if (relatives.has(own[i]?.text ?? '') && turns(own[i + 1], said[j])) return [[i + 2, j + 1]];
  return relatives.has(said[j]?.text ?? '') && turns(said[j + 1], own[i]) ? [[i + 1, j + 2]] : [];
}

/** A word in two pieces in one of the texts: `data base`, or `engi-` at the end of a line. */
function joinedSteps(own: readonly Unit[], i: number, said: readonly Unit[], j: number): readonly Step[] {
  const joined = (pair: readonly Unit[], at: number, whole: Unit | undefined): number => {
    const end = pair[at + 1]?.text === '\n' ? at + 2 : at + 1;
    return whole !== undefined && `${pair[at]?.text}${pair[end]?.text}` === whole.text ? end + 1 : 0;
  };
  const ofOwn = joined(own, i, said[j]);
  if (ofOwn > 0) return [[ofOwn, j + 1]];
  const ofSaid = joined(said, j, own[i]);
  return ofSaid > 0 ? [[i + 1, ofSaid]] : [];
}

/** A step over a term that both texts have, in two spellings. V3 judges whether the spelling is allowed. */
function sameTerm(own: Line, i: number, said: Line, j: number): Step | null {
  const [one, other] = [termAt(own, i), termAt(said, j)];
  return one && other && one.canonical === other.canonical ? [i + one.count, j + other.count] : null;
}

/** The term that begins at a unit, if its words are still together. */
export function termAt({ read, units }: Line, at: number): ReadTerm | null {
  const first = units[at]?.token ?? -1;
  const term = first === -1 ? undefined : termsByStart(read).get(first);
  if (!term) return null;
  const words = units.slice(at, at + term.count);
  return words.every(({ token }, step) => token === first + step) ? term : null;
}

const termsByStart = memoizeByObject(
  ({ terms }: Line['read']): ReadonlyMap<number, ReadTerm> =>
    new Map(terms.map((term) => [term.first, term])),
);

/** The end of an added `(BOM)` after a term that the line has, too; null if there is none. */
function acronymEnd(own: Line, said: Line, j: number): number | null {
  if (said.units[j]?.text !== '(') return null;
  const term = termAt(said, j + 1);
  if (!term || !own.read.canonicals.has(term.canonical)) return null;
  const end = j + 1 + term.count;
  return said.units[end]?.text === ')' ? end + 1 : null;
}
