import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { prepositions } from '../../../lexicon/words/function-words.ts';
import { regularVerb } from '../../../lexicon/words/verb-forms.ts';
import { inflect, isPastForm, lightVerbs, readVerb, spelledLike } from '../../../lexicon/words/verbs.ts';
import { isAdjectiveAlone } from '../../../lexicon/words/word-classes.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../text/tokenize.ts';
import { wordSet } from '../../../values/lists.ts';
import { lazy } from '../../../values/memoize.ts';

/* Turns an action into the means of a result: `Moved the archive` becomes `moving the archive`. */

const joint = ' and ';
const maxActionWords = 22;
/** Verbs whose object caused the result (`Sold a heat pump, which cut energy use`), or that only mean being there. */
const noMeansVerbs = wordList('writing', 'no_means_verb');
/** Verbs of making, which credit the person with the effect of the thing: `Built an index that removed two steps`. */
const inventingVerbs = wordList('writing', 'inventing_verb');

const actionPattern = preparedPattern(
  String.raw`^(?<lead>\p{L}+(?:\sand\s\p{L}+(?=\s))?)\s+(?<action>\S[^;:.]*)$`,
);
/** A second means, which would be unclear: `by improving the forms through tests`. */
const chained = /\b(?:by|through|via)\b/;

/** `moving the archive` for `Moved the archive`; null unless it is surely one action by the person alone. */
export function meansOf(line: string): string | null {
  const { lead = '', action = '' } = actionPattern.exec(line.trim())?.groups ?? {};
  const lemmas = lead.split(joint).map(lemmaOfAction);
  if (lemmas.includes(null) || !isOneAction(action) || chained.test(action)) return null;
  if (isOfOthers(action, lemmas)) return null;
  const gerunds = lead.split(joint).map((word, index) => {
    return spelledLike(word.toLowerCase(), inflect(lemmas[index] ?? '', 'gerund'));
  });
  return `${gerunds.join(joint)} ${action}`;
}

/** True if an action of any length is surely the person's own: not `Joined a team that moved the archive`. */
export function isOwnAction(action: string): boolean {
  const lead = firstWord(action);
  const lemma = lemmaOfAction(lead);
  return lemma !== null && !isOfOthers(action.slice(lead.length), [lemma]);
}

/** The lemma of a past form that can cause a result; null for taking part or being there. */
function lemmaOfAction(word: string): string | null {
  const verb = readVerb(word);
  if (!verb?.forms.includes('past') || verb.rank === 0) return null;
  return lightVerbs.has(verb.lemma) || noMeansVerbs.has(verb.lemma) ? null : verb.lemma;
}

/** True for a short action without a further verb, which would keep its tense. */
function isOneAction(action: string): boolean {
  if (action.split(/\s+/).length > maxActionWords || hasSecondVerb(action)) return false;
  const [, ...listed] = action.split(/,\s?/);
  return listed.length === 0 || (listed.every(isListed) && joinsLast.test(listed.at(-1) ?? ''));
}

const joinsLast = preparedPattern(String.raw`(?:^|\s)(?:and|or)\s`);
const maxListedWords = 4;

/** True for a list item of a few words without a verb, as in `Go, Rust and Python`. */
function isListed(part: string): boolean {
  const words = part.split(/\s+/);
  return (
    words.length <= maxListedWords &&
    words.every((word) => readVerb(word) === null && regularVerb(word) === null)
  );
}

const relativeClause = preparedPattern(String.raw`\b(?:that|which|whom?|whose)\s+(?<next>\p{L}+)`, 'gu');
const subject = preparedPattern(
  String.raw`\b(?:I|you|he|she|it|we|they|\p{Lu}\p{L}{0,30})\s(?<next>\p{L}{1,30})`,
  'gu',
);

/** True if a clause tells what others did: `a team that moved it`, `that Bob filled`; not what a made thing does. */
function isOfOthers(action: string, lemmas: readonly (string | null)[]): boolean {
  const clauses = relativeClause.all(action);
  const isMade = lemmas.every((lemma) => lemma !== null && inventingVerbs.has(lemma));
  if (clauses.length > 0 && (!isMade || namesPeople(action))) return true;
  return (
    clauses.some(({ 0: found, groups }) => found.startsWith('who') || !isPastForm(groups?.['next'] ?? '')) ||
    subject.all(action).some(({ groups }) => isPastForm(groups?.['next'] ?? ''))
  );
}

const secondVerb = preparedPattern(String.raw`(?:\band|\bor|\bby|\bto)\s+(\p{L}+)`, 'gu');

/** True if the text has a further verb, which would keep its form: `Built and ran X`. */
export function hasSecondVerb(part: string): boolean {
  const words = secondVerb.all(part).map(([, word = '']) => readVerb(word));
  const opening = readVerb(firstWord(part));
  return (
    /^(?:and|or)\b/.test(part) ||
    words.some((verb) => verb && !verb.forms.includes('base')) ||
    opening?.forms.includes('past') === true
  );
}

/* Wording after an activity noun that shows that others did it. */

/** Participles that describe a noun (`plans based on needs`) and are not the main verb of a sentence. */
const describing = preparedPattern(
  () =>
    String.raw`\s(?:${wordList('writing', 'describing_participle').alternatives()})\s(?=(?:${prepositions('en')})\s)`,
  'gu',
);
/** Participles whose `by` does not name who did the work: `bugs reported by customers`. */
const participleWithBy = preparedPattern(
  String.raw`\s(?:affected|assigned|owned|reported|requested|used)\sby(?=\s)`,
  'gu',
);
const by = preparedPattern(String.raw`\b[Bb]y\s(?!hand\b|\d[\d.,]{0,12}\s?%|an?\sfactor\b|\p{Ll}+ing\b)`);

/** True for `by an agency` or `by staff`, but not for `by 20%`, `by using` or `bugs reported by customers`. */
export function isDoneByOthers(text: string): boolean {
  return by.test(text.replace(participleWithBy.regExp, ' '));
}

/** Nouns for people: `operator`, `consultants`, `trainee`. It also matches `server`, because in doubt a line stays. */
const agent = preparedPattern(String.raw`\b\p{L}{2,24}(?:[eo]r|ist|ant|ee|ian)s?\b`, 'iu');
const collectives = lazy(() =>
  preparedPattern(
    String.raw`\b(?:${wordList('writing', 'collective_noun').alternatives('en')}|freelance\p{L}*|task\sforces?)\b`,
    'iu',
  ),
);

/** True if a text names people who may have done something: `a team`, `two vendors`. */
function namesPeople(text: string): boolean {
  return collectives().test(text) || agent.test(text);
}

const relatives = wordSet('that which who');
const relativeAfterComma = preparedPattern(String.raw`,\s(?:which|who)\s`);
const auxiliaries = wordList('writing', 'auxiliary');
const endsPhrase = wordList('tailoring', 'ends_phrase');
const determiners = wordSet('a an the all our my their its two three four five six');

/** True for a word after which a participle belongs to the noun that follows: `of automated tests`. */
function opensPhrase(word: string): boolean {
  return endsPhrase.has(word) || determiners.has(word);
}

const inBrackets = /\s?\([^()]*\)/g;

/**
 * True if the text has a main verb, so that its subject is the action and not the person: `Creation of a web shop
 * increased sales`. `isListed`: the line is one of several alike, where a word in -s before a noun is a noun too:
 * `office services staff`.
 */
export function isSentence(text: string, { isListed = false } = {}): boolean {
  const words = text
    .split(relativeAfterComma.regExp, 1)
    .join('')
    .replace(inBrackets, '')
    .replace(describing.regExp, ' ')
    .replace(participleWithBy.regExp, ' ')
    .split(/\s+/);
  return words.some((word, index) => {
    const before = words[index - 1]?.toLowerCase() ?? '';
    // The verb of a relative clause: `a shop that sells pumps`, `forms that are used`.
    const isRelative =
      relatives.has(before) || (auxiliaries.has(before) && relatives.has(words[index - 2] ?? ''));
    if (isRelative) return false;
    if (auxiliaries.has(word)) return true;
    if (before === '' || opensPhrase(before) || /^\d|,$/.test(before)) return false;
    if (opensNounPhrase(words, index - 1)) return false;
    // `articles to be printed`
    if (/^(?:be|been|being)$/.test(before)) return false;
    // In `and enhancing automated tests`, the participle belongs to the object.
    if (before.endsWith('ing') && /^(?:and|or)$/.test(words[index - 2] ?? '')) return false;
    const behind = /[,.;:]$/.test(word) ? '' : (words[index + 1] ?? '');
    return isFiniteVerb(word.replace(/[,.;:]$/, ''), behind, isListed);
  });
}

/** True for an adjective that opens a noun phrase, after which no verb follows: `of new automated tests`. */
function opensNounPhrase(words: readonly string[], at: number): boolean {
  const [word = '', before = ''] = [words[at], words[at - 1]];
  const isAdjective = isAdjectiveAlone(word) || /-\p{L}+ed$/u.test(word);
  return isAdjective && (before === '' || before.endsWith('ing') || opensPhrase(before.toLowerCase()));
}

/** True for a finite verb; words that may be nouns (`reports`, `set`) count only if an object follows. */
function isFiniteVerb(word: string, behind: string, isListed: boolean): boolean {
  const forms = readVerb(word)?.forms ?? [];
  const takesObject = behind !== '' && !endsPhrase.has(behind) && !behind.startsWith('(');
  if (forms.includes('past')) return takesObject || !forms.includes('base');
  if (forms.includes('third')) return takesObject && !isListed;
  return regularVerb(word)?.past === word;
}
