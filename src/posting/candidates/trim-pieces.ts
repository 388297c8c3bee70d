import { trimEndOf } from '../../contract/strings.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { lazy } from '../../text/memoize.ts';
import { anyPhrase } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import type { Candidate } from '../clause.ts';
import { doneWords, praiseLength, tradeVerbs, withoutTail } from '../cues/leads.ts';
import { isOfTrade, isQualifier, maxTokens } from '../names/noun-phrases.ts';
import {
  isActivityWith,
  isPhrasalActivity,
  isStopWord,
  nounsInIng,
  opensPlainly,
} from '../names/stop-words.ts';

const opening = preparedPattern('^(?:to|in|with|of|on|at|also) ', 'iu');

/** What leads to an item: nothing, "experience with", or "able to", which verbs follow. */
export type Lead = 'none' | 'thing' | 'activity';

/** As `peel`, without the verb before the thing: "hitting renewal targets", "(able to) pull wire". */
export function trimActivity(text: string, { start, end }: TokenRange, lead: Lead): Trimmed | null {
  const trimmed = end - text.slice(start, end).trimStart().length;
  const from = trimmed + openingLength(text.slice(trimmed, end));
  const piece = text.slice(from, end);
  const isPlain = lead === 'activity' || opensPlainly(piece);
  const length = activityLength(piece) || (isPlain ? plainActivityLength(piece) : 0);
  const named = length > 0 ? trimPhrase(text, from + length, end) : null;
  if (named && namesActivity(withoutTail(piece), named.text)) return trimPhrase(text, from, end);
  if (named && isMatter(named.text)) return named;
  // "To meet" is a verb that nothing strips.
  return trimPhrase(text, /^to /i.test(text.slice(trimmed)) ? start : from, end);
}

/** "Developing policy", "supervising students": what is done says more than the word it is done with. */
function namesActivity(piece: string, object: string): boolean {
  const words = tokenize(piece);
  const [activity, ...objects] = words;
  if (isPhrasalActivity(words.map(({ key }) => key))) return words.at(-1)?.text === object;
  return objects.length === 1 && objects[0]?.text === object && isActivityWith(activity?.key, objects[0].key);
}

/** "Writing and *to* read", "grants and *in* managing volunteers": a list says again how it is led. */
function openingLength(piece: string): number {
  return opening.exec(piece)?.[0].length ?? 0;
}

function isMatter(text: string): boolean {
  const tokens = tokenize(text);
  return isOfTrade(tokens) && !tokens.every(({ key }) => isStopWord(key, null));
}

/** "Hitting renewal targets", "carrying a quota": what is done with the thing that is asked for. */
const gerund = preparedPattern(
  String.raw`^(\p{L}\p{Ll}{1,13}ing) (?:(?:up|out|down|off) )?(?:(?:to|with|on|for|by) )?(?:(?:an?|the) )?(?!of )(?=\p{L})`,
);

/** "Have kept a ledger", "written a report": an article shows that the word does not belong to the name. */
const participle = lazy(() => {
  const done = anyPhrase(doneWords());
  return preparedPattern(
    `^(?:(?:(?:have|has|having) )(?:also |already )?(?:${done})|(?:${done})(?= (?:an?|the|your|some|at least|with|for|to|on|up) )(?<!\\b(?:based|related|used|applied))) (?:(?:up|out|down|with|to|on|for|in) )?(?:(?:an?|the|your|some|at least (?:one|an?)) )?(?=\\p{L})`,
  );
});

/** How many characters at the start only say what somebody does, or has done, with the things that follow. */
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

/** As `activityLength`, of verbs in the plain form: "(able to) pull wire". */
function plainActivityLength(text: string): number {
  return plainForm().exec(text)?.[0].length ?? 0;
}

/** "Read, write" of "able to read, write and speak": a verb whose object comes later. */
export function isPlainActivity(text: string): boolean {
  return plainForm().exec(`${text} x`)?.[0].length === text.length + 1;
}

export type Trimmed = Pick<Candidate, 'text' | 'start' | 'end'>;

/** The thing between [start, end) alone, without what praises it and what trails it; null where nothing is left. */
export function trimPhrase(text: string, start: number, end: number): Trimmed | null {
  const raw = text.slice(start, end);
  const lead = /^[\s"'“”„«»《》「」:.]*/.exec(raw)?.[0].length ?? 0;
  const praised = praiseLength(raw.slice(lead));
  const from = start + lead + praised;
  const body = trimEndOf(text.slice(from, end), /[\s"'“”„«»《》「」:.!?。]/);
  const trimmed = withoutTail(body);
  return trimmed === '' || praiseLength(`${trimmed} `) >= trimmed.length
    ? null
    : { text: trimmed, start: from, end: from + trimmed.length };
}

/** Nouns that say what is done with something: "maintenance of pumps". A piece of a regular expression. */
const activityNoun = String.raw`(?:\p{Ll}{2,16}(?:ing|tion|sion|ment|ance|sis|al)|design|repair|setup)`;

const gap = /^(?:,|\/|(?:,\s*)?(?:and|or|&))$/i;
const lastGap = /and|or|&|\//i;

/** "Relational and document databases": a lone adjective of several gets the noun that they share. */
export function shareHeads(text: string, pieces: readonly Candidate[]): Candidate[] {
  return pieces.map((piece, index) => {
    const head = isLoneQualifier(piece) ? headAfter(text, pieces.slice(index)) : null;
    return head === null ? piece : { ...piece, text: `${piece.text} ${head}` };
  });
}

function isLoneQualifier({ text }: Candidate): boolean {
  return /^\p{Ll}{4,}$/u.test(text) && isQualifier(text);
}

/** The noun of the first piece that has one, as long as only adjectives and borders of the list stand before it. */
function headAfter(text: string, pieces: readonly Candidate[]): string | null {
  for (const [step, piece] of pieces.entries()) {
    const before = pieces[step - 1];
    if (before === undefined) continue;
    const between = gapBetween(text, before, piece);
    if (!gap.test(between.trim())) return null;
    const words = tokenize(piece.text);
    if (words.length > 1) return lastGap.test(between) ? (words.at(-1)?.text ?? null) : null;
    if (!isLoneQualifier(piece)) return null;
  }
  return null;
}

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

/** German "Strukturierte" of "Strukturierte und systematische Arbeitsweise". */
function sharesNoun(word: string, rest: string): boolean {
  const ending = adjective.exec(word)?.[1];
  return ending !== undefined && nextAdjective.exec(rest)?.[1] === ending;
}

/**
 * A lone verb, or action noun, of several with one object: "designing, testing and maintaining batch jobs",
 * "operation and maintenance of pumps".
 */
export function sharesObject(activity: string, rest: string): boolean {
  if (sharesNoun(activity, rest) || (noun.test(activity) && lastNoun.test(rest))) return true;
  if (!oneGerund.test(activity) || nounsInIng.has(activity)) return false;
  const [, last = ''] = lastGerund.exec(rest) ?? [];
  return last !== '' && !nounsInIng.has(last);
}

const parseActivity = preparedPattern(`^${activityNoun} of `, 'u');

/** What every trade has of its own: "principles of town planning" is town planning. */
const generalOf = preparedPattern(
  `^(?:principles?|practices?|methods?|techniques?|standards?|procedures?|concepts?|fundamentals?|basics?|theor(?:y|ies)|aspects?|elements?|types?|kinds?|forms?|areas?|fields?|operations?|functions?|phases?|stages?|methodolog(?:y|ies)|terminology|provisions|approach(?:es)?|grundlagen|grundzüge|principes|bases|notions|principios|fundamentos|conceptos|nociones) (?:(?:of|for|to|der|des|von|de la|de los|des|del|du|de) |(?:de l|d)['’])`,
  'iu',
);

/** "Commissioning of industrial cooling systems" is too long for a name: the name is what it is done with. */
export function objectOf(text: string, piece: Trimmed): Trimmed {
  const general = generalOf.exec(piece.text)?.[0];
  if (general !== undefined) return trimPhrase(text, piece.start + general.length, piece.end) ?? piece;
  const said = parseActivity.exec(piece.text)?.[0];
  if (said === undefined || tokenize(piece.text).length <= maxTokens) return piece;
  return trimPhrase(text, piece.start + said.length, piece.end) ?? piece;
}
