import { lightVerbUses } from '../../../lexicon/words/light-verbs.ts';
import { wordSet } from '../../../values/lists.ts';
import { isNumber } from './moves/phrases.ts';
import type { Unit } from './units.ts';
import { basesOf, formsOf } from './verbs.ts';
import { isPreposition, isRelative } from './words.ts';

/* Verbs that may replace a verb with little meaning, because with its object both name one activity. */

type Units = readonly Unit[];

/**
 * The end of what a new verb says of a light one and its object: of `Did` if it is `Processed` (`Did the payroll`), of
 * `Made calls` if it is `Called`; null if it says something else.
 */
export function endOfUse(own: Units, i: number, said: Unit | undefined): number | null {
  const light = basesOf(own[i]?.text ?? '');
  const verbs = basesOf(said?.text ?? '');
  const hasVerb = (among: readonly string[]) => among.some((verb) => verbs.includes(verb));
  const uses = lightVerbUses().filter(
    (use) => use.light.some((verb) => light.includes(verb)) && hasVerb([...use.verbs, ...use.inOneWord]),
  );
  const object = uses.length === 0 ? [] : objectAfter(own, i);
  const used = uses.find(({ objects }) => objects.some((words) => endsIn(object, words)));
  if (!used || !formsOf(said).some((form) => formsOf(own[i]).includes(form))) return null;
  if (hasVerb(used.verbs)) return i + 1;
  // What else the object says would be lost: `Made 40 calls`.
  const isBare = used.objects.some((words) => words.length === object.length);
  const end = i + 1 + object.length;
  return isBare ? end + (own[end]?.text === 'to' ? 1 : 0) : null;
}

function endsIn(object: Units, words: readonly string[]): boolean {
  const last = object.slice(-words.length);
  return (
    last.length === words.length && last.every(({ text, key }, at) => [text, key].includes(words[at] ?? ''))
  );
}

const opensThing = wordSet('a an the all each every our my their its');
const opensAmount = wordSet('a an the each every per');
const frequencies = wordSet('daily weekly monthly yearly');
const joints = wordSet('and or');

/** The words of the object; none if other objects follow, which may have another verb: `made coffee and dresses`. */
function objectAfter(own: Units, verb: number): Units {
  const start = verb + 1;
  const end = own.findIndex((_, at) => at >= start && endsObject(own, at, start));
  const until = end === -1 ? own.length : end;
  const isList = own[until]?.text === ',' || joints.has(own[until]?.text ?? '');
  if (isList && !continuesWithVerb(own, verb, until)) return [];
  const phrase = own.slice(start, until);
  return phrase.slice(0, phrase.findLastIndex(({ text }) => !frequencies.has(text)) + 1);
}

function endsObject(own: Units, at: number, start: number): boolean {
  const unit = own[at] as Unit;
  if (unit.isMark || joints.has(unit.text) || isPreposition(unit) || isRelative(unit)) return true;
  // `40 calls a day`
  return at > start && opensAmount.has(unit.text);
}

/** True if the next part has its own verb: `Did the payroll and kept the books`. */
function continuesWithVerb(own: Units, verb: number, joint: number): boolean {
  const next = own.findIndex((unit, at) => at > joint && !joints.has(unit.text));
  const word = own[next];
  if (!word || !formsOf(word).some((form) => formsOf(own[verb]).includes(form))) return false;
  // In `Made coffee and iced tea`, a participle describes a second object.
  const behind = own[next + 1];
  return behind !== undefined && (opensThing.has(behind.text) || isNumber(behind));
}

const wasOrWere = wordSet('was were');
/** Forms of `serve` with the forms of `be` whose time they keep. */
const serving: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['served', wasOrWere],
  ['serve', wordSet('am are')],
  ['serves', wordSet('is')],
]);

/** True for `Served as` in the place of `Was`, in front of a role: `Was charge nurse`, not `Was at the desk`. */
export function servesAs(own: Units, i: number, said: Units, j: number): boolean {
  const role = own[i + 1];
  if (!role || role.isMark || isPreposition(role) || formsOf(role).includes('past')) return false;
  return said[j + 1]?.text === 'as' && serving.get(said[j]?.text ?? '')?.has(own[i]?.text ?? '') === true;
}
