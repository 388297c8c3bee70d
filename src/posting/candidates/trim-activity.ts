import { trimEndOf } from '../../contract/strings.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import type { Candidate } from '../candidate.ts';
import { praiseLength, withoutTail } from '../cues/lead-phrases.ts';
import { doneWords, tradeVerbs } from '../cues/lead-words.ts';
import { isOfTrade } from '../names/is-noun-phrase.ts';
import { isActivityWith, isPhrasalActivity, nounsInIng, opensPlainly } from '../names/opens-as-verb.ts';
import { isTalk } from '../names/stop-words.ts';

const opening = preparedPattern('^(?:to|in|with|of|on|at|also) ', 'iu');

/** What leads to an item: nothing, "experience with", or "able to", which verbs follow. */
export type Lead = 'none' | 'thing' | 'doing';

/** As `peel`, without the verb before the thing: "hitting renewal targets", "(able to) pull wire". */
export function trimActivity(text: string, { start, end }: TokenRange, lead: Lead): Trimmed | null {
  const trimmed = end - text.slice(start, end).trimStart().length;
  const from = trimmed + openingLength(text.slice(trimmed, end));
  const piece = text.slice(from, end);
  const isPlain = lead === 'doing' || opensPlainly(piece);
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
  return isOfTrade(tokens) && !tokens.every(({ key }) => isTalk(key, null));
}

/** "Hitting renewal targets", "carrying a quota": what is done with the thing that is asked for. */
const gerund = preparedPattern(
  String.raw`^(\p{L}\p{Ll}{1,13}ing) (?:(?:up|out|down|off) )?(?:(?:to|with|on|for|by) )?(?:(?:an?|the) )?(?!of )(?=\p{L})`,
);

/** "Have kept a ledger", "written a report": an article shows that the word does not belong to the name. */
const participle = preparedPattern(
  `^(?:(?:(?:have|has|having) )(?:also |already )?(?:${doneWords})|(?:${doneWords})(?= (?:an?|the|your|some|at least|with|for|to|on|up) )(?<!\\b(?:based|related|used|applied))) (?:(?:up|out|down|with|to|on|for|in) )?(?:(?:an?|the|your|some|at least (?:one|an?)) )?(?=\\p{L})`,
);

/** How many characters at the start only say what somebody does, or has done, with the things that follow. */
export function activityLength(text: string): number {
  const [whole = '', verb = ''] = gerund.exec(text) ?? [];
  if (whole !== '' && !nounsInIng.has(verb.toLowerCase())) return whole.length;
  return participle.exec(text)?.[0].length ?? 0;
}

const plainForm = preparedPattern(
  `^(?:${tradeVerbs})(?: (?:up|out|down|off|back))? (?:(?:with|to|on|for) )?(?:an? |the )?(?=\\p{L})`,
  'iu',
);

/** As `doingLength`, of verbs in the plain form: "(able to) pull wire". */
function plainActivityLength(text: string): number {
  return plainForm.exec(text)?.[0].length ?? 0;
}

/** "Read, write" of "able to read, write and speak": a verb whose object comes later. */
export function isPlainActivity(text: string): boolean {
  return plainForm.exec(`${text} x`)?.[0].length === text.length + 1;
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
