import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { andWords } from '../../../../lexicon/words/function-words.ts';
import { grammarWords } from '../../../../lexicon/words/generic-words.ts';
import { readVerb } from '../../../../lexicon/words/verbs.ts';
import { canBeNoun } from '../../../../lexicon/words/word-classes.ts';
import { verbOfAction } from '../../../../lexicon/words/word-families.ts';
import { rangeOf, type TokenRange } from '../../../../text/find-form.ts';
import { opensSmall } from '../../../../text/letters.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import type { Token } from '../../../../text/tokenize.ts';
import { wordSet } from '../../../../values/lists.ts';
import type { Activity, WordTest } from './activity.ts';
import { isGerund } from './parse-activity.ts';

/** Words that open a new phrase, which cannot hold the object: "Negotiated for six months about contracts". */
const opensPhrase = wordList('tailoring', 'opens_phrase');
/** Match marks that end a phrase or a clause, but not those within `3.000`. */
const mark = preparedPattern(String.raw`[;:!?()|•·\n，。；：、]|[,.](?!\d)`);

/** Finds the place where a text says that the activity was done: "Negotiated 40 supplier contracts". */
export function findActivity(text: string, tokens: readonly Token[], wanted: Activity): TokenRange | null {
  return (
    findAhead(text, tokens, wanted) ??
    (wanted.mayFollow ? findAfter(text, tokens, wanted) : null) ??
    (wanted.mayBeOneVerb ? findOneVerb(text, tokens, wanted) : null)
  );
}

/** Finds a verb that is followed by its object. */
function findAhead(text: string, tokens: readonly Token[], wanted: Activity): TokenRange | null {
  const { activity, object, reach, opensClause, mayFollow } = wanted;
  for (let first = 0; first + activity.length < tokens.length; first += 1) {
    if (!matchesAt(tokens, first, activity)) continue;
    if (opensClause && !hasObject(text, tokens, first)) continue;
    const from = first + activity.length;
    // A German verb at the end of a clause has its object before it: `Prozesse digitalisiert, Akten geführt`.
    if (mayFollow && endsClause(text, tokens, from - 1)) continue;
    for (let at = from; at <= from + reach && at + object.length <= tokens.length; at += 1) {
      const { start, end } = rangeOf(tokens, first, at - first + object.length);
      if (breaksClause(text.slice(start, tokens[at]?.start), tokens.slice(from, at))) break;
      if (continuesInGerunds(text, tokens, from, at)) break;
      if (
        matchesAt(tokens, at, object) &&
        isWholeObject(text, tokens, at, wanted) &&
        !(continuesNoun(tokens, from, at) && isNounBeforeNoun(text, tokens, first, wanted)) &&
        doFit(tokens, first, at, wanted)
      )
        return { start, end };
      if (opensPhrase.has(tokens[at]?.key ?? '') || (at > from && beginsAnother(tokens, at))) break;
    }
  }
  return null;
}

const opensVerb = preparedPattern(
  String.raw`(?:^|[.;:,•\n–—(]|\b(?:to|and|or|also|then|I|we|will|can|not|help|\p{L}{1,20}ly))\s{0,3}$`,
  'iu',
);
/** In UTF-16 units; the longest word that `opensVerb` matches. */
const maxOpener = 26;

/** True if the words at `from` go on with the same noun: "service interaction database", not "service of databases". */
function continuesNoun(tokens: readonly Token[], from: number, at: number): boolean {
  return !tokens.slice(from, at).some(({ key }) => key === 'of');
}

/** True for English nouns that only begin another noun: a `repair facility` is not the repair of facilities. */
function isNounBeforeNoun(
  text: string,
  tokens: readonly Token[],
  first: number,
  { objectEndsPhrase }: Activity,
): boolean {
  const verb = tokens[first];
  if (!objectEndsPhrase || !verb) return false;
  const forms = readVerb(verb.text)?.forms ?? [];
  if (forms.includes('past') || forms.includes('gerund')) return false;
  if (!forms.includes('base') && verbOfAction(verb.key) !== null) return true;
  const isNoun = canBeNoun(verb.text);
  return isNoun && !opensVerb.test(text.slice(Math.max(0, verb.start - maxOpener), verb.start));
}

/** True if the activity and the object that begin at these places belong together. */
function doFit(tokens: readonly Token[], activity: number, object: number, { fits }: Activity): boolean {
  const [verb, thing] = [tokens[activity], tokens[object]];
  return !fits || (verb !== undefined && thing !== undefined && fits(verb, thing));
}

/** True for "Négocier des contrats", false for "à négocier" and "Négocié." */
function hasObject(text: string, tokens: readonly Token[], first: number): boolean {
  const [verb, next] = [tokens[first], tokens[first + 1]];
  if (!verb || !next || mark.test(text.slice(verb.end, next.start))) return false;
  return !opensPhrase.has(next.key) && opensClauseAt(text, verb.start);
}

const andBefore = preparedPattern(
  () => String.raw`(?:^|[.;:,•\n–—-]|\b(?:${andWords()}|sowie))\s{0,3}$`,
  'iu',
);

function opensClauseAt(text: string, at: number): boolean {
  return andBefore.test(text.slice(Math.max(0, at - 12), at));
}

/** True if a second verb starts here and takes the object: "Enter hours and prepare invoices". */
function beginsAnother(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.key === 'and' && readVerb(tokens[at + 1]?.text ?? '') !== null;
}

/**
 * True if another gerund takes the object: "Designing workflows, troubleshooting systems", but not "Testing printing,
 * billing systems".
 */
function continuesInGerunds(text: string, tokens: readonly Token[], from: number, at: number): boolean {
  const [verb, before, word] = [tokens[from - 1], tokens[at - 2], tokens[at - 1]];
  if (!verb || !before || !word || at - 1 <= from) return false;
  const hasComma = text.slice(before.end, word.start).includes(',');
  return (
    hasComma &&
    isGerund(verb) &&
    !inGerundForm.test(before.text) &&
    isGerund(word) &&
    tokens[at]?.key !== 'and'
  );
}

/** Also matches verbs that the table does not know: `printing`. */
const inGerundForm = preparedPattern(String.raw`\p{L}{3}ing$`);

const otherMark = preparedPattern(String.raw`[;:!?()|•·\n。；：]|\.(?!\d)`);

/** A comma in a list does not end the clause: "Negotiated cleaning, print and energy contracts". */
function breaksClause(between: string, words: readonly Token[]): boolean {
  if (!mark.test(between)) return false;
  return otherMark.test(between) || words.some(({ text }) => readVerb(text)?.forms.includes('past') ?? false);
}

/** Finds an object followed by the verb that ends a German clause: "Eingangsrechnungen sachlich geprüft". */
function findAfter(text: string, tokens: readonly Token[], wanted: Activity): TokenRange | null {
  const { activity, object, reach } = wanted;
  for (let first = 0; first < tokens.length; first += 1) {
    if (!matchesAt(tokens, first, object) || opensPhrase.has(tokens[first - 1]?.key ?? '')) continue;
    const from = first + object.length;
    for (let at = from; at <= from + reach && at + activity.length <= tokens.length; at += 1) {
      const { start, end } = rangeOf(tokens, first, at - first + activity.length);
      if (mark.test(text.slice(start, tokens[at]?.start))) break;
      if (
        matchesAt(tokens, at, activity) &&
        endsClause(text, tokens, at + activity.length - 1) &&
        doFit(tokens, at, first, wanted)
      )
        return { start, end };
    }
  }
  return null;
}

/** Finds an object and verb that form one verb: "Line managed three people", "Fault find boilers". */
function findOneVerb(
  text: string,
  tokens: readonly Token[],
  { activity, object }: Activity,
): TokenRange | null {
  for (let first = 0; first + object.length < tokens.length; first += 1) {
    const at = first + object.length;
    if (!matchesAt(tokens, first, object) || !matchesAt(tokens, at, activity)) continue;
    if (isOneVerb(text, tokens, first, at)) return rangeOf(tokens, first, object.length + activity.length);
  }
  return null;
}

const joining: ReadonlySet<string> = new Set(['und', 'oder', 'sowie', 'bzw', 'wurde', 'wurden', 'habe']);

/** True for a lowercase verb (`Führung` is a noun) that is not an adjective of a following noun. */
function endsClause(text: string, tokens: readonly Token[], last: number): boolean {
  const [verb, next] = [tokens[last], tokens[last + 1]];
  if (!verb || !opensSmall(verb.text)) return false;
  return !next || joining.has(next.key) || mark.test(text.slice(verb.end, next.start));
}

function matchesAt(tokens: readonly Token[], first: number, tests: readonly WordTest[]): boolean {
  return tests.every((test, step) => {
    const token = tokens[first + step];
    return token !== undefined && test(token);
  });
}

/** False for "Reviewed contract templates", which does not say that contracts were reviewed. */
function isWholeObject(text: string, tokens: readonly Token[], at: number, wanted: Activity): boolean {
  if (!wanted.objectEndsPhrase) return true;
  const end = at + wanted.object.length;
  const [last, next] = [tokens[end - 1], tokens[end]];
  if (!last || !next) return true;
  return /[^\s\-/]/.test(text.slice(last.end, next.start)) || mayFollowObject(next.key);
}

const afterObject = wordList('tailoring', 'after_object');

/** False for a noun, which would make the object part of another thing. */
export function mayFollowObject(key: string): boolean {
  return grammarWords.has(key) || opensPhrase.has(key) || afterObject.has(key) || /^\d/.test(key);
}

const afterVerbOfTwo = wordList('tailoring', 'after_verb_of_two');
/** Words that follow a noun rather than a verb: "Team lead for the rollout". */
const afterNoun = wordSet('for of at in on to with by and or');

/** True if the words from `first` to `at` form one verb: `line managed`, but not in `stock controlled store`. */
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

/** True if a sentence, line or item begins there. */
function opensAt(text: string, at: number): boolean {
  const above = text.slice(0, at).trimEnd();
  return above === '' || '.;:•'.includes(above.slice(-1)) || text.slice(above.length, at).includes('\n');
}

function endsThere(text: string, verb: Token, next: Token | undefined): boolean {
  if (!next || /[^\s\-/]/.test(text.slice(verb.end, next.start))) return true;
  return grammarWords.has(next.key) || afterVerbOfTwo.has(next.key) || /^\d/.test(next.key);
}
