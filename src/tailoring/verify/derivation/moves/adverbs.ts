import { isArticle } from '../../../../lexicon/words/function-words.ts';
import { isPastForm } from '../../../../lexicon/words/verbs.ts';
import { isVerbAt } from '../verbs.ts';
import { isBound, isPreposition, isRelative } from '../words.ts';
import { clauseStarts, isRunAt, type Units } from './phrases.ts';

/* Adverbs that say how move between the front of a line and the end of what was acted on. */

/** In words: `quickly, safely and quietly`. */
const maxAdverbs = 6;

/** `Safely operated all ovens in two halls` becomes `Operated all ovens safely in two halls`. */
export function withAdverbsBehind(own: Units, said: Units): readonly Units[] {
  const adverbs = adverbsInFront(own);
  if (adverbs.length === 0) return [];
  const rest = own.slice(adverbs.length);
  return placesOf(said, adverbs)
    .flatMap((at) => [at - 1, at, at + 1])
    .filter((at) => isBehindObject(rest, at))
    .map((at) => [...rest.slice(0, at), ...adverbs, ...rest.slice(at)]);
}

/** `Operated all ovens safely in two halls` becomes `Safely operated all ovens in two halls`. */
export function withAdverbsInFront(own: Units, said: Units): readonly Units[] {
  const adverbs = adverbsInFront(said);
  if (adverbs.length === 0) return [];
  return placesOf(own, adverbs)
    .map((at) => ({ at, rest: [...own.slice(0, at), ...own.slice(at + adverbs.length)] }))
    .filter(({ at, rest }) => isBehindObject(rest, at))
    .map(({ rest }) => [...adverbs, ...rest]);
}

/** The adverbs before the verb that a line opens with; none if one of them limits. */
function adverbsInFront(units: Units): Units {
  const end = units.slice(0, maxAdverbs).findIndex(({ text }) => !(text.endsWith('ly') || joints.has(text)));
  const adverbs = end < 1 ? [] : units.slice(0, end);
  const isHow = adverbs.every((unit) => !isBound(unit)) && isVerbAt(units, end);
  return isHow && !joints.has(adverbs.at(-1)?.text ?? '') ? adverbs : [];
}

const joints: ReadonlySet<string> = new Set(['and', ',']);

function placesOf(units: Units, run: Units): readonly number[] {
  return units.flatMap((_, at) => (at > 0 && isRunAt(units, at, run) ? [at] : []));
}

/** True for a place behind the verb of the line or its object, where an adverb is about this verb alone. */
function isBehindObject(units: Units, at: number): boolean {
  if (at < 1 || at > units.length || !isVerbAt(units, 0)) return false;
  const [, later = units.length] = clauseStarts(units);
  const next = units[at];
  const isEnd = next === undefined || next.isMark || isPreposition(next) || next.text === 'and';
  const object = units.slice(1, at);
  return (
    isEnd &&
    at <= later &&
    !isArticle(units[at - 1]?.text ?? '', 'en') &&
    object.every((unit) => !(unit.isMark || isPreposition(unit) || isRelative(unit))) &&
    !object.slice(1).some(isParticiple)
  );
}

/** What others do or what was done to a thing may be what the adverb is about: `clerks working safely`. */
function isParticiple({ text }: Units[number]): boolean {
  return text.endsWith('ing') || isPastForm(text);
}
