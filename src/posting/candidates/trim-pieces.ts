import type { Lexicon } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { anyPhrase } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { termKey, tokenize } from '../../text/tokenize.ts';
import { lazy } from '../../values/memoize.ts';
import { trimEndOf } from '../../values/strings.ts';
import type { Candidate } from '../clause.ts';
import {
  modifiersLength,
  pastForms,
  tradeVerbs,
  withoutTrailingWords,
} from '../cues/requirement-prefixes.ts';
import { isOfTrade, isQualifier, maxTokens } from '../names/noun-phrases.ts';
import {
  isActivityWith,
  isPhrasalActivity,
  isStopWord,
  nounsInIng,
  opensPlainly,
} from '../names/stop-words.ts';

const opening = preparedPattern('^(?:to|in|with|of|on|at|also) ', 'iu');

/** The prefix that introduces an item: none, one for things ("experience with") or one for verbs ("able to"). */
export type PrefixKind = 'none' | 'thing' | 'activity';

/** Like `trimPhrase`, but also removes the verb before the thing: "hitting renewal targets", "(able to) pull wire". */
export function trimActivity(text: string, { start, end }: TokenRange, prefix: PrefixKind): Trimmed | null {
  const trimmed = end - text.slice(start, end).trimStart().length;
  const from = trimmed + openingLength(text.slice(trimmed, end));
  const piece = text.slice(from, end);
  const isPlain = prefix === 'activity' || opensPlainly(piece);
  const length = activityLength(piece) || (isPlain ? plainActivityLength(piece) : 0);
  const named = length > 0 ? trimPhrase(text, from + length, end) : null;
  if (named && namesActivity(withoutTrailingWords(piece), named.text)) return trimPhrase(text, from, end);
  if (named && isMatter(named.text)) return named;
  // Nothing else removes the verb of "to meet", so trimming starts at "to".
  return trimPhrase(text, /^to /i.test(text.slice(trimmed)) ? start : from, end);
}

/** True if the activity names more than its object: "developing policy", "supervising students". */
function namesActivity(piece: string, object: string): boolean {
  const words = tokenize(piece);
  const [activity, ...objects] = words;
  if (isPhrasalActivity(words.map(({ key }) => key))) return words.at(-1)?.text === object;
  return objects.length === 1 && objects[0]?.text === object && isActivityWith(activity?.key, objects[0].key);
}

/** Length of a repeated preposition in a list: "writing and *to* read", "grants and *in* managing volunteers". */
function openingLength(piece: string): number {
  return opening.exec(piece)?.[0].length ?? 0;
}

function isMatter(text: string): boolean {
  const tokens = tokenize(text);
  return isOfTrade(tokens) && !tokens.every(({ key }) => isStopWord(key, null));
}

/** A gerund before the thing that is asked for: "hitting renewal targets", "carrying a quota". */
const gerund = preparedPattern(
  String.raw`^(\p{L}\p{Ll}{1,13}ing) (?:(?:up|out|down|off) )?(?:(?:to|with|on|for|by) )?(?:(?:an?|the) )?(?!of )(?=\p{L})`,
);

/** "Have kept a ledger", "written a report": an article shows that the verb is not part of the name. */
const participle = lazy(() => {
  const done = anyPhrase(pastForms());
  return preparedPattern(
    `^(?:(?:(?:have|has|having) )(?:also |already )?(?:${done})|(?:${done})(?= (?:an?|the|your|some|at least|with|for|to|on|up) )(?<!\\b(?:based|related|used|applied))) (?:(?:up|out|down|with|to|on|for|in) )?(?:(?:an?|the|your|some|at least (?:one|an?)) )?(?=\\p{L})`,
  );
});

/** The number of characters at the start that only name an activity with the things that follow. */
export function activityLength(text: string): number {
  const [whole = '', verb = ''] = gerund.exec(text) ?? [];
  if (whole !== '' && !nounsInIng.has(verb.toLowerCase())) return whole.length;
  return participle().exec(text)?.[0].length ?? 0;
}

const plainForm = lazy(() =>
  preparedPattern(
    `^(?:${anyPhrase(tradeVerbs())})(?: (?:up|out|down|off|back))? (?:(?:with|to|on|for) )?(?:an? |the )?(?=\\p{L})`,
    'iu',
  ),
);

/** Like `activityLength`, for verbs in the plain form: "(able to) pull wire". */
function plainActivityLength(text: string): number {
  return plainForm().exec(text)?.[0].length ?? 0;
}

/** True for a verb whose object comes later: "read" and "write" in "able to read, write and speak". */
export function isPlainActivity(text: string): boolean {
  return plainForm().exec(`${text} x`)?.[0].length === text.length + 1;
}

export type Trimmed = Pick<Candidate, 'text' | 'start' | 'end'>;

/** The thing in [start, end) without praise before it and filler after it; null if nothing is left. */
export function trimPhrase(text: string, start: number, end: number): Trimmed | null {
  const raw = text.slice(start, end);
  const prefix = /^[\s"'“”„«»《》「」:.]*/.exec(raw)?.[0].length ?? 0;
  const praiseEnd = modifiersLength(raw.slice(prefix));
  const from = start + prefix + praiseEnd;
  const body = trimEndOf(text.slice(from, end), /[\s"'“”„«»《》「」:.!?。]/);
  const trimmed = withoutTrailingWords(body);
  return trimmed === '' || modifiersLength(`${trimmed} `) >= trimmed.length
    ? null
    : { text: trimmed, start: from, end: from + trimmed.length };
}

/** Nouns that name an activity: "maintenance of pumps". Source of a regular expression. */
const activityNoun = String.raw`(?:\p{Ll}{2,16}(?:ing|tion|sion|ment|ance|sis|al)|design|repair|setup)`;

const gap = /^(?:,|\/|(?:,\s*)?(?:and|or|&))$/i;
const lastGap = /and|or|&|\//i;

/** Gives a lone adjective in a list the noun that it shares: "Relational and document databases". */
export function shareHeads(lexicon: Lexicon, text: string, pieces: readonly Candidate[]): Candidate[] {
  return pieces.map((piece, index) => {
    const head = isLoneQualifier(piece) ? headAfter(lexicon, text, pieces.slice(index)) : null;
    if (head === null) return piece;
    const whole = `${piece.text} ${head}`;
    return { ...piece, text: whole, term: knownTerm(lexicon, whole) };
  });
}

function isLoneQualifier({ text }: Candidate): boolean {
  return /^\p{Ll}{4,}$/u.test(text) && isQualifier(text);
}

/** The noun of the first piece that has one, if only adjectives and list borders come before it. */
function headAfter(lexicon: Lexicon, text: string, pieces: readonly Candidate[]): string | null {
  for (const [step, piece] of pieces.entries()) {
    const before = pieces[step - 1];
    if (before === undefined) continue;
    const between = gapBetween(text, before, piece);
    if (!gap.test(between.trim())) return null;
    const words = tokenize(piece.text);
    if (words.length > 1) return lastGap.test(between) ? headOf(lexicon, text, piece) : null;
    if (!isLoneQualifier(piece)) return null;
  }
  return null;
}

function knownTerm(lexicon: Lexicon, name: string): Candidate['term'] {
  return lexicon.index.terms.get(termKey(name)) ?? null;
}

/**
 * The noun that a piece lends. An activity that is one name with its object keeps its own noun: "problem solving skills"
 * lends only "skills".
 */
function headOf(lexicon: Lexicon, text: string, piece: Candidate): string | null {
  const [before, last] = tokenize(piece.text).slice(-2);
  if (before === undefined || last === undefined) return null;
  const isActivity = !isQualifier(before.key) && !nounsInIng.has(last.key) && oneGerund.test(last.text);
  const isOneName =
    piece.text.endsWith(`${before.text}-${last.text}`) || knownTerm(lexicon, piece.text) !== null;
  if (!isActivity || !isOneName) return last.text;
  const behind = nounBehind.exec(text.slice(piece.end, piece.end + maxNounBehind))?.[1];
  const isTrimmed = behind !== undefined && withoutTrailingWords(`${piece.text} ${behind}`) === piece.text;
  return isTrimmed ? behind : null;
}

/** In UTF-16 units, with the blank before it. */
const maxNounBehind = 30;
const nounBehind = preparedPattern(String.raw`^ (\p{Ll}{3,})(?![\p{L}-])`);

function gapBetween(text: string, before: TokenRange, piece: TokenRange): string {
  return text.slice(before.end, piece.start);
}

const oneGerund = preparedPattern(String.raw`^\p{Ll}{2,14}ing$`);
const lastGerund = preparedPattern(
  String.raw`^[^\p{L}\p{N}_]*(?:(?:\p{Ll}{2,14}ing|and|or)[^\p{L}\p{N}_]+)*?(\p{Ll}{2,14}ing) (?!and|or)\p{L}`,
);
const noun = preparedPattern(`^${activityNoun}$`, 'u');
const lastNoun = preparedPattern(
  String.raw`^(?:,\s*${activityNoun})*\s*(?:,\s*)?(?:and|or)\s+${activityNoun} of `,
  'u',
);

const adjective = preparedPattern(
  String.raw`^\p{L}{2,}(?:iert|isch|lich|ig|bar|sam|iv|ell|end|haft)(e[nrsm]?)$`,
);
const nextAdjective = preparedPattern(String.raw`^\s*(?:,|und|oder|sowie)\s+\p{Ll}{3,}(e[nrsm]?)\s+\p{Lu}`);

/** German adjectives that share a noun, such as "Strukturierte" in "Strukturierte und systematische Arbeitsweise". */
function sharesNoun(word: string, rest: string): boolean {
  const ending = adjective.exec(word)?.[1];
  return ending !== undefined && nextAdjective.exec(rest)?.[1] === ending;
}

/**
 * True for a lone verb or action noun that shares its object with the next: "designing, testing and maintaining batch
 * jobs", "operation and maintenance of pumps".
 */
export function sharesObject(activity: string, rest: string): boolean {
  if (sharesNoun(activity, rest) || (noun.test(activity) && lastNoun.test(rest))) return true;
  if (!oneGerund.test(activity) || nounsInIng.has(activity)) return false;
  const [, last = ''] = lastGerund.exec(rest) ?? [];
  return last !== '' && !nounsInIng.has(last);
}

const activityOf = preparedPattern(`^${activityNoun} of `, 'u');

/** Words that every trade uses before its subject: "principles of town planning" is town planning. */
const generalOf = preparedPattern(
  () =>
    `^(?:${phrases('posting', 'part_of_subject')}) (?:(?:of|for|to|der|des|von|de la|de los|des|del|du|de) |(?:de l|d)['’])`,
  'iu',
);

/** Shortens a name to its object if it is too long: "Commissioning of industrial cooling systems". */
export function objectOf(text: string, piece: Trimmed): Trimmed {
  const general = generalOf.exec(piece.text)?.[0];
  if (general !== undefined) return trimPhrase(text, piece.start + general.length, piece.end) ?? piece;
  const activityOpening = activityOf.exec(piece.text)?.[0];
  if (activityOpening === undefined || tokenize(piece.text).length <= maxTokens) return piece;
  return trimPhrase(text, piece.start + activityOpening.length, piece.end) ?? piece;
}
