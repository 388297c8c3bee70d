import { numberWordsIn } from '../../../../lexicon/words/number-words.ts';
import { isPastForm, readVerb } from '../../../../lexicon/words/verbs.ts';
import { isMostlyVerb } from '../../../../lexicon/words/word-classes.ts';
import { wordSet } from '../../../../values/lists.ts';
import { separates, type Unit } from '../units.ts';
import { basesOf, formsOf, opensClause } from '../verbs.ts';

/* What the moves need to know about the phrases of a line: where they end, and what they may hang on. */

export type Units = readonly Unit[];

/** A unit that a move puts in, made like an existing one: a comma, `by`. */
export function made(text: string): Unit {
  return {
    text,
    key: text,
    isMark: /^\P{L}/u.test(text),
    isCapital: false,
    kind: null,
    isNamedTool: false,
    token: -1,
    start: 0,
    end: 0,
  };
}

const timeNouns = wordSet(
  'hour day night morning evening noon week weekend month quarter year season spring summer autumn fall winter shift minute second',
);

/** True for phrases such as `each month` and `every morning`, which say when or how often. */
export function isFrequency(phrase: Units): boolean {
  const [first] = phrase;
  return (first?.text === 'each' || first?.text === 'every') && phrase.length <= 4;
}

export function isTimeNoun({ key }: Unit): boolean {
  return timeNouns.has(key);
}

/** True for a number, also with a unit: `12`, `1.8`. */
export function isNumber({ text }: Unit): boolean {
  return /\d/.test(text) || numberWordsIn('en').has(text) || scales.has(text);
}

const scales = wordSet('dozen dozens hundred hundreds thousand thousands million millions billion');

/** Words that refer to what comes before them. */
const anaphors = wordSet(
  'it its them they their theirs this these those one ones latter former same such then thereby thus so',
);

export function refersBack(phrase: Units): boolean {
  return phrase.some(({ text }) => anaphors.has(text));
}

/**
 * Where the clauses of a line begin: the first word, and each verb of the same form after `and`, a comma or another
 * mark. Two verbs with one object, `planned and moved the archive`, are one clause.
 */
export function clauseStarts(units: Units): readonly number[] {
  const opener = units[0];
  const forms = formsOf(opener);
  const later = units.flatMap((unit, at) => {
    if (at === 0 || !separates(units[at - 1]) || !opensClause(units, at)) return [];
    const isVerb = isLikelyVerb(unit) && formsOf(unit).some((form) => forms.includes(form));
    // `, used by 60 shops` describes what comes before it.
    if (!isVerb || units[at + 1]?.text === 'by' || sharesObject(units, at)) return [];
    return [at];
  });
  return [0, ...later];
}

/** Words that may be nouns, such as `heat` or `cost`, count only if they are mostly verbs. */
function isLikelyVerb(unit: Unit): boolean {
  return (
    isPastForm(unit.text) ||
    unit.text.endsWith('ing') ||
    readVerb(unit.text) !== null ||
    isMostlyVerb(unit.text)
  );
}

function sharesObject(units: Units, at: number): boolean {
  const before = units.slice(0, at).findLastIndex((unit) => !separates(unit));
  const isVerb = before >= 0 && opensClause(units, before) && basesOf(units[before]?.text ?? '').length > 0;
  const forms = formsOf(units[at]);
  // Not the noun in `wrote to accounts and managed shops`.
  return isVerb && (before === 0 || formsOf(units[before]).some((form) => forms.includes(form)));
}

/** The row of units with one run taken out. */
export function without(units: Units, start: number, end: number): Units {
  return [...units.slice(0, start), ...units.slice(end)];
}

/** True if the run at `at` has the same words. */
export function isRunAt(units: Units, at: number, run: Units): boolean {
  return run.every(({ text, key }, step) => {
    const unit = units[at + step];
    return unit !== undefined && (unit.text === text || unit.key === key);
  });
}

const closing: ReadonlySet<string> = new Set(['.', ';', ',']);

/** The units without the marks at their end. */
export function withoutEnd(units: Units): Units {
  const last = units.findLastIndex(({ text }) => !closing.has(text));
  return units.slice(0, last + 1);
}
