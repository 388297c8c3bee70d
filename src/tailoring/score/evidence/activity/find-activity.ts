import { grammarWords } from '../../../../lexicon/generic-words.ts';
import { readVerb } from '../../../../lexicon/verbs.ts';
import { wordList } from '../../../../lexicon/word-lists.ts';
import { rangeOf, type TokenRange } from '../../../../text/find-form.ts';
import { wordSet } from '../../../../text/lists.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import type { Token } from '../../../../text/tokenize.ts';
import type { Activity, WordTest } from './activity.ts';
import { isGerund } from './parse-activity.ts';

/** After these begins another part of the sentence: "Negotiated for six months about contracts". */
const breaking = wordList('tailoring', 'opens_phrase');
const mark = preparedPattern(String.raw`[,;:.!?()|•·\n，。；：、]`);

/** Where a text says that the activity was done to its object: "Negotiated 40 supplier contracts". */
export function findActivity(text: string, tokens: readonly Token[], wanted: Activity): TokenRange | null {
  return (
    findAhead(text, tokens, wanted) ??
    (wanted.mayFollow ? findAfter(text, tokens, wanted) : null) ??
    (wanted.mayBeOneVerb ? findOneVerb(text, tokens, wanted) : null)
  );
}

function findAhead(text: string, tokens: readonly Token[], wanted: Activity): TokenRange | null {
  const { activity, object, reach, opensClause } = wanted;
  for (let first = 0; first + activity.length < tokens.length; first += 1) {
    if (!standsAt(tokens, first, activity)) continue;
    if (opensClause && !hasObject(text, tokens, first)) continue;
    const from = first + activity.length;
    for (let at = from; at <= from + reach && at + object.length <= tokens.length; at += 1) {
      const { start, end } = rangeOf(tokens, first, at - first + object.length);
      if (partsClause(text.slice(start, tokens[at]?.start), tokens.slice(from, at))) break;
      if (goesOnInGerunds(text, tokens, from, at)) break;
      if (standsAt(tokens, at, object) && isWholeObject(text, tokens, at, wanted)) return { start, end };
      if (breaking.has(tokens[at]?.key ?? '') || (at > from && beginsAnother(tokens, at))) break;
    }
  }
  return null;
}

/** True for "Négocier des contrats", false for "à négocier" and "Négocié." */
function hasObject(text: string, tokens: readonly Token[], first: number): boolean {
  const [verb, next] = [tokens[first], tokens[first + 1]];
  if (!verb || !next || mark.test(text.slice(verb.end, next.start))) return false;
  return !breaking.has(next.key) && opensClauseAt(text, verb.start);
}

const andBefore = preparedPattern(String.raw`(?:^|[.;:,•\n–—-]|\b(?:et|y|e|und|sowie))\s{0,3}$`, 'iu');

function opensClauseAt(text: string, at: number): boolean {
  return andBefore.test(text.slice(Math.max(0, at - 12), at));
}

/** "Enter hours and prepare invoices": the second verb has the object. */
function beginsAnother(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.key === 'and' && readVerb(tokens[at + 1]?.text ?? '') !== null;
}

/** "Designing workflows, troubleshooting systems" goes on in another gerund, which has the object; "Testing printing, billing systems" does not. */
function goesOnInGerunds(text: string, tokens: readonly Token[], from: number, at: number): boolean {
  const [verb, before, word] = [tokens[from - 1], tokens[at - 2], tokens[at - 1]];
  if (!verb || !before || !word || at - 1 <= from) return false;
  const isParted = text.slice(before.end, word.start).includes(',');
  return (
    isParted &&
    isGerund(verb) &&
    !inGerundForm.test(before.text) &&
    isGerund(word) &&
    tokens[at]?.key !== 'and'
  );
}

/** Of verbs that the table does not know too: `printing`. */
const inGerundForm = /\p{L}{3}ing$/u;

const otherMark = preparedPattern(String.raw`[;:.!?()|•·\n。；：]`);

/** A comma in a list of things lets the verb through: "Negotiated cleaning, print and energy contracts". */
function partsClause(between: string, words: readonly Token[]): boolean {
  if (!mark.test(between)) return false;
  return otherMark.test(between) || words.some(({ text }) => readVerb(text)?.forms.includes('past') ?? false);
}

/** "Eingangsrechnungen sachlich geprüft", but not "mit Kunden geprüft": a German clause ends in its verb. */
function findAfter(text: string, tokens: readonly Token[], wanted: Activity): TokenRange | null {
  const { activity, object, reach } = wanted;
  for (let first = 0; first < tokens.length; first += 1) {
    if (!standsAt(tokens, first, object) || breaking.has(tokens[first - 1]?.key ?? '')) continue;
    const from = first + object.length;
    for (let at = from; at <= from + reach && at + activity.length <= tokens.length; at += 1) {
      const { start, end } = rangeOf(tokens, first, at - first + activity.length);
      if (mark.test(text.slice(start, tokens[at]?.start))) break;
      if (standsAt(tokens, at, activity) && endsClause(text, tokens, at + activity.length - 1))
        return { start, end };
    }
  }
  return null;
}

/** "Line managed three people", "Fault find boilers". */
function findOneVerb(
  text: string,
  tokens: readonly Token[],
  { activity, object }: Activity,
): TokenRange | null {
  for (let first = 0; first + object.length < tokens.length; first += 1) {
    const at = first + object.length;
    if (!standsAt(tokens, first, object) || !standsAt(tokens, at, activity)) continue;
    if (isOneVerb(text, tokens, first, at)) return rangeOf(tokens, first, object.length + activity.length);
  }
  return null;
}

const joining: ReadonlySet<string> = new Set(['und', 'oder', 'sowie', 'bzw', 'wurde', 'wurden', 'habe']);

/** A verb in small letters, for `Führung` is a noun, and not one that stands before what it describes. */
function endsClause(text: string, tokens: readonly Token[], last: number): boolean {
  const [verb, next] = [tokens[last], tokens[last + 1]];
  if (!verb || !/^\p{Ll}/u.test(verb.text)) return false;
  return !next || joining.has(next.key) || mark.test(text.slice(verb.end, next.start));
}

function standsAt(tokens: readonly Token[], first: number, tests: readonly WordTest[]): boolean {
  return tests.every((test, step) => {
    const token = tokens[first + step];
    return token !== undefined && test(token);
  });
}

/** "Reviewed contract templates" says nothing of reviewed contracts. */
function isWholeObject(text: string, tokens: readonly Token[], at: number, wanted: Activity): boolean {
  if (!wanted.objectEndsPhrase) return true;
  const end = at + wanted.object.length;
  const [last, next] = [tokens[end - 1], tokens[end]];
  if (!last || !next) return true;
  return /[^\s\-/]/.test(text.slice(last.end, next.start)) || mayFollowObject(next.key);
}

const afterObject = wordList('tailoring', 'after_object');

/** No noun that would make another thing of what is before it. */
export function mayFollowObject(key: string): boolean {
  return grammarWords.has(key) || breaking.has(key) || afterObject.has(key) || /^\d/.test(key);
}

const counted = wordList('tailoring', 'after_verb_of_two');
/** What follows a noun and not a verb: "Team lead for the rollout". */
const afterNoun = wordSet('for of at in on to with by and or');

/** Whether the words from `first` to the verb at `at` are one verb: `line managed`, but no `stock controlled store`. */
function isOneVerb(text: string, tokens: readonly Token[], first: number, at: number): boolean {
  const [start, before, verb, next] = [tokens[first], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!start || !before || !verb || !/^[ -]$/.test(text.slice(before.end, verb.start))) return false;
  const forms = readVerb(verb.text)?.forms ?? (/ed$/.test(verb.text) ? ['past'] : []);
  if (forms.includes('past')) return next?.key !== 'by' && endsThere(text, verb, next);
  return (
    forms.includes('base') &&
    opensAt(text, start.start) &&
    next !== undefined &&
    !afterNoun.has(next.key) &&
    /^\s+$/.test(text.slice(verb.end, next.start))
  );
}

/** Whether a sentence, a line or an item begins there. */
function opensAt(text: string, at: number): boolean {
  const above = text.slice(0, at).trimEnd();
  return above === '' || '.;:•'.includes(above.slice(-1)) || text.slice(above.length, at).includes('\n');
}

function endsThere(text: string, verb: Token, next: Token | undefined): boolean {
  if (!next || /[^\s\-/]/.test(text.slice(verb.end, next.start))) return true;
  return grammarWords.has(next.key) || counted.has(next.key) || /^\d/.test(next.key);
}
