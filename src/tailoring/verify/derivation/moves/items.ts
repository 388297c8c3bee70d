import { wordSet } from '../../../../values/lists.ts';
import { basesOf } from '../verbs.ts';
import { isBound, isPreposition, isRelative, mayBePeople } from '../words.ts';
import { clauseStarts, made, refersBack, type Units, withoutEnd } from './phrases.ts';

/* A whole item moves forward in the list that ends a line: `including A with B, C, and D`. */

/** Items of a list; with fewer, a comma may lead to a second name. */
const minItems = 3;

/** Longer lists are left in their order, so that the work stays small. */
const maxItems = 10;

/** The lines with one item of their last list further in front; each keeps its own phrases. */
export function withItemForward(own: Units): readonly Units[] {
  const line = withoutEnd(own);
  const start = startOfList(line);
  const items = start === -1 ? [] : itemsIn(line.slice(start));
  if (items.length < minItems || items.length > maxItems || !items.every(mayMove)) return [];
  // Behind the verb, `with two clerks` may be about all of them; so may people or a limit in any list.
  if (start === 1 ? items.some(hasPhrase) : hasPhraseOfAll(items.at(-1) ?? [])) return [];
  if (clauseStarts(line).some((at) => at > start)) return [];
  return items.flatMap((item, from) =>
    items.slice(0, from).map((_, to) => {
      const others = items.filter((other) => other !== item);
      return [...line.slice(0, start), ...joined([...others.slice(0, to), item, ...others.slice(to)])];
    }),
  );
}

const introducing = wordSet('including');

/** Where the list begins: behind `including`, a colon or the verb of the line; -1 if something else may. */
function startOfList(line: Units): number {
  const host = line.findLastIndex(({ text }) => introducing.has(text) || text === ':');
  if (host !== -1) return host + 1;
  const comma = line.findIndex(({ isMark }) => isMark);
  const isObject = !line.slice(1, comma).some(isPrepositionOrRelative);
  return isObject && basesOf(line[0]?.text ?? '').length > 0 ? 1 : -1;
}

function hasPhrase(item: Units): boolean {
  return item.some((unit) => isPrepositionOrRelative(unit) && unit.text !== 'of');
}

const ofAll = wordSet('as by during from since under until');

function hasPhraseOfAll(item: Units): boolean {
  const at = item.findIndex((unit) => isPrepositionOrRelative(unit) && unit.text !== 'of');
  return at !== -1 && item.slice(at).some((unit) => ofAll.has(unit.text) || mayBePeople(unit));
}

function isPrepositionOrRelative(unit: Units[number]): boolean {
  return isPreposition(unit) || isRelative(unit);
}

/** The items between commas or semicolons; none if the last one does not open with `and`. */
function itemsIn(list: Units): readonly Units[] {
  const marks = list.flatMap(({ isMark }, at) => (isMark ? [at] : []));
  if (marks.some((at) => !separators.has(list[at]?.text ?? ''))) return [];
  const starts = [0, ...marks.map((at) => at + 1)];
  const items = starts.map((from, index) => list.slice(from, marks[index] ?? list.length));
  const last = items.at(-1) ?? [];
  const joint = joints.find((words) => words.every((word, at) => last[at]?.text === word));
  return joint === undefined ? [] : [...items.slice(0, -1), last.slice(joint.length)];
}

const separators: ReadonlySet<string> = new Set([',', ';']);
const joints = [['and'], ['as', 'well', 'as']];

/** False for an item that refers to others, or opens with a word that may reach over them: `only`, `no`. */
function mayMove(item: Units): boolean {
  const end = item.findIndex(isPreposition);
  const thing = end === -1 ? item : item.slice(0, end);
  return thing.length > 0 && !refersBack(item) && !thing.some(isBound);
}

function joined(items: readonly Units[]): Units {
  return items.flatMap((item, index) => {
    if (index === 0) return item;
    return index === items.length - 1 ? [made(','), made('and'), ...item] : [made(','), ...item];
  });
}
