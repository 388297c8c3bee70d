import { wordList } from '../../lexicon/packed/word-lists.ts';
import { determiners, prepositions } from '../../lexicon/words/function-words.ts';
import { regularVerb } from '../../lexicon/words/verb-forms.ts';
import { isPastForm, lemmaOfVerb, readVerb, verbNamedBy } from '../../lexicon/words/verbs.ts';
import { canBeVerb } from '../../lexicon/words/word-classes.ts';
import { isActionNoun } from '../../lexicon/words/word-families.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../text/tokenize.ts';
import { wordSet } from '../../values/lists.ts';
import { openingPhrase } from '../grammar/noun-phrase.ts';
import { readFrame } from './sentences.ts';

/* What somebody was responsible for, and the verb that claims no more: `Responsible for the budget` says `managed`. */

/** Verbs for a charge. Each says what the frame of the duty says already. */
export type ChargeVerb = 'handle' | 'lead' | 'manage' | 'provide';

export interface Charge {
  readonly verb: ChargeVerb;
  /** The text after the frame, up to the end of the sentence. */
  readonly thing: string;
}

/** Trades, which describe the noun after them, unlike other -ing forms, which have it as their object. */
const tradeWords =
  'accounting|advertising|banking|building|catering|engineering|housing|lighting|marketing|nursing|including|existing|incoming|ongoing|outgoing|outstanding|upcoming';
const describing = new Set(tradeWords.split('|'));

const chargeFrame = preparedPattern(
  String.raw`^(?:was\s)?(?:(?:also|directly|fully|personally|primarily|solely)\s)?(?:responsible\s(?:for|of)|accountable\sfor|(?<leads>in\scharge\sof))\s(?<thing>\S.*)$`,
  'isu',
);
const dutiesFrame = preparedPattern(
  String.raw`^(?:my\s)?(?:\p{L}+\s)?(?:duties|responsibilities)\s(?:also\s)?(?:included?|involved?)\s(?<thing>\S.*)$`,
  'isu',
);
/** Words after which no further thing is named. */
const endOfThings = preparedPattern(
  String.raw`[;:(]|,?\s(?:which|that|who|including|such\sas|ranging|worth|per)\s|(?:,|\s(?:and|or|&))\s(?:and\s|or\s)?(?!(?:${tradeWords})\s)\p{Ll}+ing\s(?!(?:and|or|for|of|in)\s)\p{L}`,
  'u',
);
const betweenThings = preparedPattern(
  String.raw`,\s(?:(?:and|or)\s)?|\s(?:and|or|&)\s|\sas\swell\sas\s`,
  'u',
);
const cashHandling = preparedPattern(String.raw`^(?<thing>(?:\p{L}+\s)?\p{L}+)\shandling(?=\s|[,.;]|$)`, 'u');

/** The charge that a line names, such as a team, a budget or a kind of work; null for other things, such as people in care. */
export function chargeIn(line: string): Charge | null {
  const frame = chargeFrame.exec(line);
  const { thing = '', leads } = (frame ?? dutiesFrame.exec(line))?.groups ?? {};
  if (thing === '' || readFrame(thing) !== null || ofReader.test(thing)) return null;
  const [named = ''] = thing.split(endOfThings.regExp, 1);
  const kind = kindOfAll(named.split(betweenThings.regExp));
  if (kind === 'none') return null;
  const managed: ChargeVerb = leads !== undefined && namesStaff.test(nounPhrase(named)) ? 'lead' : 'manage';
  const fit = kind === 'manage' ? managed : kind;
  // `Duties included …` names work of any size, so it is never said to have been managed.
  const isTooMuch = fit === 'manage' && (frame === null || repeats(fit, thing));
  const verb = isTooMuch ? 'handle' : fit;
  const told = verb === 'handle' ? thing.replace(cashHandling.regExp, '$<thing>') : thing;
  return repeats(verb, told) ? null : { verb, thing: told };
}

const ofReader = preparedPattern(String.raw`^(?:(?:my|their|your)\sown|your|the\sfollowing)(?!\p{L})`, 'iu');

/** True if a thing names the verb already: `payroll, including management of leave`. */
function repeats(verb: ChargeVerb, thing: string): boolean {
  return new RegExp(String.raw`\b${verb.slice(0, 'manag'.length)}`, 'i').test(thing);
}

const namesStaff = preparedPattern(
  String.raw`(?:^|\s)(?:crews?|employees|people|personnel|staff|teams?|workforce)$`,
  'iu',
);

type Kind = 'handle' | 'manage' | 'none' | 'provide';

/** The kind of all things of a charge. Only who manages the first of them may also have other things in hand. */
function kindOfAll(items: readonly string[]): Kind {
  const kinds: Kind[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && isPastForm(firstWord(item))) break;
    const kind = kindOfThing(item);
    const before = items[at - 1];
    const isRestOfPhrase = before !== undefined && nounPhrase(before).length < before.trim().length;
    const next = items[at + 1];
    const isModifier = sharesNoun(item, next) && (kind === 'none' || kindOfThing(next ?? '') === 'manage');
    if (!isModifier && (kind !== 'none' || !isRestOfPhrase)) kinds.push(kind);
  }
  const [first = 'none'] = kinds;
  if (first === 'manage') return 'manage';
  if (kinds.includes('none')) return 'none';
  return kinds.every((kind) => kind === 'provide') ? 'provide' : 'handle';
}

const oneWord = preparedPattern(String.raw`^\p{L}[\p{L}-]*$`, 'u');

/** True for a word that shares the noun of the next thing: `food` in `food and labor costs`. */
function sharesNoun(item: string, next: string | undefined): boolean {
  return next !== undefined && oneWord.test(item) && nounPhrase(next).includes(' ');
}

function nounPhrase(item: string): string {
  return openingPhrase(` ${item.replace(/\.$/, '')}`).trim();
}

/** People who may have done it: `presentation of 3 vendors`. */
const ofOthers = preparedPattern(
  () =>
    String.raw`^\sof\s(?:(?:the|our|all|two|three|four|five|\d+)\s)?(?:\p{Ll}+\s)?(?:${wordList('writing', 'possible_agent').alternatives('en')})(?=\s*(?:[.;()]|$)|\s(?:${prepositions('en')}|who)\s)|^\sof\s(?:the\s)?\p{Lu}{2,6}(?!\p{L})`,
  'u',
);

function kindOfThing(item: string): Kind {
  const phrase = nounPhrase(item);
  const words = phrase.toLowerCase().split(/\s+/);
  const [head = '', pair] = [words.at(-1), words.slice(-2).join(' ')];
  if (phrase === '' || opensWithAction(words)) return 'none';
  const isListed = (rule: 'handled_thing' | 'managed_thing' | 'provided_thing') => {
    const list = wordList('writing', rule);
    return list.hasIn('en', head) || list.hasIn('en', pair);
  };
  if (isListed('managed_thing') && !namesAction(words, item)) return 'manage';
  if (isListed('provided_thing')) return 'provide';
  if (ofOthers.test(item.slice(phrase.length)) && !isDoneToPeople(head)) return 'none';
  return isListed('handled_thing') || namesWork(head) ? 'handle' : 'none';
}

/** True for an -ing form with its object, unlike `marketing budgets` and `incoming calls`. */
function opensWithAction([first = '', second]: readonly string[]): boolean {
  if (second === undefined || !first.endsWith('ing')) return false;
  return !describing.has(first) || isDeterminer.test(second);
}

/** True for work that is done to the people after `of`, not by them: `running of the office`. */
function isDoneToPeople(noun: string): boolean {
  const verb = verbNamedBy(noun) ?? lemmaOfVerb(noun) ?? '';
  return verb === 'run' || wordList('writing', 'verb_done_to_people').has(verb);
}

const isDeterminer = preparedPattern(() => String.raw`^(?:${determiners()}|\d.*)$`);

/** True for an action with what it was done to, which has its own verb: `the training of staff`. */
function namesAction(words: readonly string[], thing: string): boolean {
  const head = words.at(-1) ?? '';
  const isAlone = words.length === 1 || (words.length === 2 && isDeterminer.test(words[0] ?? ''));
  const isOfSomething = thing.toLowerCase().includes(`${head} of `);
  return isAlone && isOfSomething && (verbNamedBy(head) !== undefined || head.endsWith('ing'));
}

/** -ing nouns for things, not for work. */
const thingsInIng = wordSet(
  'building clothing funding heating housing lighting listing meeting outstanding ranking wording',
);
/** Nouns for what somebody is to reach. */
const aimNouns = wordList('writing', 'aim_noun');
/** Nouns of verbs for how something is, not for work. */
const states = wordSet(
  'adherence appearance compliance department performance presence satisfaction well-being',
);

/** True for a noun that names work: `billing`, `recruitment`, `inspections`. */
export function namesWork(head: string): boolean {
  const one = head.endsWith('ies') ? `${head.slice(0, -3)}y` : head.replace(/s$/, '');
  if ([head, one].some((noun) => aimNouns.has(noun) || states.has(noun))) return false;
  if (one.endsWith('ing')) return !thingsInIng.has(one) && isGerund(one);
  return [head, one].some((noun) => verbNamedBy(noun) !== undefined || isActionNoun(noun));
}

function isGerund(word: string): boolean {
  const verb = readVerb(word);
  if (verb !== null) return verb.forms.includes('gerund');
  return canBeVerb(regularVerb(word)?.lemma ?? '');
}
