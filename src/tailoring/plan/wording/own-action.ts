import { regularVerb } from '../../../lexicon/verb-forms.ts';
import { inflect, isPastForm, lightVerbs, readVerb, spelledLike } from '../../../lexicon/verbs.ts';
import { wordClassOf } from '../../../lexicon/word-classes.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { wordSet } from '../../../text/lists.ts';
import { lazy } from '../../../text/memoize.ts';
import { allMatches } from '../../../text/patterns.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { firstWord } from '../../../text/tokenize.ts';

/* What somebody did, as the means by which a result came about: `Moved the archive` as `moving the archive`. */

const joint = ' and ';
const maxActionLength = 22;
/** What these deal with is what worked: `Sold a heat pump, which cut energy use`; or somebody was only there. */
const noMeans = wordList('writing', 'no_means_verb');
/** Only what somebody made works as its maker does: `Built an index that removed two steps`. */
const making = wordList('writing', 'inventing_verb');

const actionPattern = preparedPattern(
  String.raw`^(?<lead>\p{L}+(?:\sand\s\p{L}+(?=\s))?)\s+(?<action>\S[^;:.]*)$`,
);
/** `by improving the forms through tests`: two means in a row are not understood. */
const chained = /\b(?:by|through|via)\b/;

/** `moving the archive` for `Moved the archive`; null unless it is surely one action, and of the person alone. */
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

/** Whether an action, of any length, is surely of the person: `Joined a team that moved the archive` is not. */
export function isOwnAction(action: string): boolean {
  const lead = firstWord(action);
  const lemma = lemmaOfAction(lead);
  return lemma !== null && !isOfOthers(action.slice(lead.length), [lemma]);
}

/** The verb of a past that says that something was done: taking part or being there causes nothing. */
function lemmaOfAction(word: string): string | null {
  const verb = readVerb(word);
  if (!verb?.forms.includes('past') || verb.rank === 0) return null;
  return lightVerbs.has(verb.lemma) || noMeans.has(verb.lemma) ? null : verb.lemma;
}

/** Short, and without a verb that would keep its tense. */
function isOneAction(action: string): boolean {
  if (action.split(/\s+/).length > maxActionLength || hasSecondVerb(action)) return false;
  const [, ...listed] = action.split(/,\s?/);
  return listed.length === 0 || (listed.every(isListed) && joinsLast.test(listed.at(-1) ?? ''));
}

const joinsLast = preparedPattern(String.raw`(?:^|\s)(?:and|or)\s`);
const mostListed = 4;

/** `Go, Rust and Python`: a few words, and no verb among them. */
function isListed(part: string): boolean {
  const words = part.split(/\s+/);
  return (
    words.length <= mostListed && words.every((word) => readVerb(word) === null && regularVerb(word) === null)
  );
}

const relativeClause = preparedPattern(String.raw`\b(?:that|which|whom?|whose)\s+(?<next>\p{L}+)`, 'gu');
const subject = preparedPattern(
  String.raw`\b(?:I|you|he|she|it|we|they|\p{Lu}\p{L}{0,30})\s(?<next>\p{L}{1,30})`,
  'gu',
);

/** An index that somebody made removed steps itself; `a team that moved it`, `that Bob filled`, `she filled` are of others. */
function isOfOthers(action: string, lemmas: readonly (string | null)[]): boolean {
  const clauses = allMatches(action, relativeClause.for(action));
  const isMade = lemmas.every((lemma) => lemma !== null && making.has(lemma));
  if (clauses.length > 0 && (!isMade || namesPeople(action))) return true;
  return (
    clauses.some(({ 0: found, groups }) => found.startsWith('who') || !isPastForm(groups?.['next'] ?? '')) ||
    allMatches(action, subject.for(action)).some(({ groups }) => isPastForm(groups?.['next'] ?? ''))
  );
}

const secondVerb = preparedPattern(String.raw`(?:\band|\bor|\bby|\bto)\s+(\p{L}+)`, 'gu');

/** `Built and ran X` has two verbs; only one would be turned. */
export function hasSecondVerb(part: string): boolean {
  const words = allMatches(part, secondVerb.for(part)).map(([, word = '']) => readVerb(word));
  const opening = readVerb(firstWord(part));
  return (
    /^(?:and|or)\b/.test(part) ||
    words.some((verb) => verb && !verb.forms.includes('base')) ||
    opening?.forms.includes('past') === true
  );
}

/* What follows a noun of an activity and says that somebody else did it. */

/** `plans based on needs`: no verb of a sentence, as `a fair generated for the shop 40 orders` has one. */
const describing = preparedPattern(
  String.raw`\s(?:based|located|associated|combined|connected|coupled|dedicated|integrated|linked|related|needed|used)\s(?=(?:at|by|for|from|in|of|on|to|via|with|within)\s)`,
  'gu',
);
/** `bugs reported by customers`: who did the work is no matter; `offices provided by an agency` may be cleaned by it. */
const bySomebody = preparedPattern(
  String.raw`\s(?:affected|assigned|owned|reported|requested|used)\sby(?=\s)`,
  'gu',
);
const by = preparedPattern(String.raw`\b[Bb]y\s(?!\d[\d.,]{0,12}\s?%|an?\sfactor\b|\p{Ll}+ing\b)`);

/** `by an agency`, `by two nurses`, `by staff`; `by 20%` and `by using` tell how, and `bugs reported by customers` which. */
export function isDoneByOthers(text: string): boolean {
  return by.test(text.replace(bySomebody.for(text), ' '));
}

/** `operator`, `consultants`, `assistant`, `trainee`; a server falls under it, too: in doubt a line stays. */
const agent = preparedPattern(String.raw`\b\p{L}{2,24}(?:[eo]r|ist|ant|ee|ian)s?\b`, 'iu');
const collectives = lazy(() =>
  preparedPattern(
    String.raw`\b(?:${wordList('writing', 'collective_noun').alternatives('en')}|freelance\p{L}*|task\sforces?)\b`,
    'iu',
  ),
);

/** Whether a text names anybody who could have done something: `a team`, `two vendors`. */
function namesPeople(text: string): boolean {
  return collectives().test(text) || agent.test(text);
}

const relatives = wordSet('that which who');
const relativeAfterComma = preparedPattern(String.raw`,\s(?:which|who)\s`);
const auxiliaries = wordList('writing', 'auxiliary');
const prepositions =
  'of for in on at to with from across by via through during using and or within between as into per including';
const linking = wordSet(prepositions);
/** After one of these a participle belongs to the noun that follows: `of automated tests`. */
const openers = wordSet(`${prepositions} a an the all our my their its two three four five six`);

const inBrackets = /\s?\([^()]*\)/g;

/**
 * `Creation of a web shop increased sales` is a sentence: its subject is the action, and not the person. `isListed`: beside lines of its
 * own kind a word in -s before a noun is a noun as well, `office services staff`.
 */
export function isSentence(text: string, { isListed = false } = {}): boolean {
  const words = text
    .split(relativeAfterComma.for(text), 1)
    .join('')
    .replace(inBrackets, '')
    .replace(describing.for(text), ' ')
    .replace(bySomebody.for(text), ' ')
    .split(/\s+/);
  return words.some((word, index) => {
    const before = words[index - 1]?.toLowerCase() ?? '';
    // `a shop that sells pumps`, `forms that are used`: the verb of the shop and of the forms.
    const isRelative =
      relatives.has(before) || (auxiliaries.has(before) && relatives.has(words[index - 2] ?? ''));
    if (isRelative) return false;
    if (auxiliaries.has(word)) return true;
    if (before === '' || openers.has(before) || /^\d|,$/.test(before)) return false;
    if (opensThing(words, index - 1)) return false;
    // `articles to be printed`
    if (/^(?:be|been|being)$/.test(before)) return false;
    // `and enhancing automated tests`: what is done, as it would be after the first of the two.
    if (before.endsWith('ing') && /^(?:and|or)$/.test(words[index - 2] ?? '')) return false;
    const behind = /[,.;:]$/.test(word) ? '' : (words[index + 1] ?? '');
    return isFiniteVerb(word.replace(/[,.;:]$/, ''), behind, isListed);
  });
}

/** `of new automated tests`: no verb follows an adjective, unless a noun stands before it: `Making orders digital cut costs`. */
function opensThing(words: readonly string[], at: number): boolean {
  const [word = '', before = ''] = [words[at], words[at - 1]];
  const isAdjective = /^Ar?$/.test(wordClassOf(word)) || /-\p{L}+ed$/u.test(word);
  return isAdjective && (before === '' || before.endsWith('ing') || openers.has(before.toLowerCase()));
}

/** `reports` and `set` may be nouns: they are verbs where an object follows. */
function isFiniteVerb(word: string, behind: string, isListed: boolean): boolean {
  const forms = readVerb(word)?.forms ?? [];
  const takesObject = behind !== '' && !linking.has(behind) && !behind.startsWith('(');
  if (forms.includes('past')) return takesObject || !forms.includes('base');
  if (forms.includes('third')) return takesObject && !isListed;
  return regularVerb(word)?.past === word;
}
