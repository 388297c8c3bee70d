import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { inflect, lemmaOfVerb, readVerb } from '../../../../lexicon/words/verbs.ts';
import { wordSet } from '../../../../values/lists.ts';
import { resultNouns } from '../../../framing/figures.ts';
import { frameEnds } from '../frames.ts';
import type { Line } from '../units.ts';
import { formsOf, isVerbAt } from '../verbs.ts';
import { isPreposition, isRelative, isToolName, mayBePeople } from '../words.ts';
import { clauseStarts, isNumber, made, refersBack, type Units, withoutEnd } from './phrases.ts';

/* The result of an action comes first, and an action before its means. */

const outcomeVerbs = wordList('writing', 'outcome_verb');
const links = wordSet('which thereby thus and');

/** `Moved the archive, cutting search time by 30%` becomes `Cut search time by 30% by moving the archive`. */
export function withResultFirst(own: Line): readonly Units[] {
  const line = withoutEnd(own.units);
  return line.flatMap(({ text }, comma) => {
    if (text !== ',') return [];
    const action = line.slice(0, comma);
    const start = links.has(line[comma + 1]?.text ?? '') ? comma + 2 : comma + 1;
    const isLinked = start > comma + 1 && line[comma + 1]?.text !== 'and';
    const result = resultAt(line, start, isLinked) ?? namedResult(line, comma + 1);
    if (!result || refersBack(result)) return [];
    const bare = frameEnds(own, 0).filter((end) => end < comma);
    return [0, ...bare].flatMap((from) => [
      [...result, made('by'), ...action.slice(from)],
      ...(isVerbAt(action, from) ? [[...result, made(':'), ...action.slice(from)]] : []),
    ]);
  });
}

/** A result in a verb: `cutting search time by 30%`, `which cut search time`. */
function resultAt(line: Units, start: number, isLinked: boolean): Units | null {
  const verb = line[start];
  const lemma = verb ? readVerb(verb.text)?.lemma : undefined;
  if (!verb || lemma === undefined || !outcomeVerbs.has(lemma)) return null;
  return verb.text.endsWith('ing') || isLinked ? line.slice(start) : null;
}

const leadsTo = [
  ['resulting', 'in'],
  ['leading', 'to'],
  ['which', 'led', 'to'],
  ['which', 'resulted', 'in'],
];
const inOrOf = wordSet('in of');

/** A result in a noun: `resulting in a 30% reduction in search time` is `reduce search time by 30%`. */
function namedResult(line: Units, start: number): Units | null {
  const link = leadsTo.find((words) => isRunOf(line, start, words));
  const change = link ? changeAt(line, start + link.length, line.length) : null;
  return change && [made(change.verb), ...change.changed, made('by'), ...change.share];
}

function isRunOf(line: Units, start: number, words: readonly string[]): boolean {
  return words.every((word, step) => line[start + step]?.text === word);
}

interface Change {
  /** Base form. */
  readonly verb: string;
  readonly changed: Units;
  readonly share: Units;
}

/** The change that a noun with a number names: `a 30% reduction in search time`. */
function changeAt(line: Units, start: number, end: number): Change | null {
  const from = /^an?$/.test(line[start]?.text ?? '') ? start + 1 : start;
  const at = line.findIndex(({ text }, index) => index >= from && index < end && resultNouns.has(text));
  const verb = resultNouns.get(line[at]?.text ?? '');
  const share = line.slice(from, at);
  if (verb === undefined || !share.some(isNumber) || share.length > maxShare) return null;
  return inOrOf.has(line[at + 1]?.text ?? '') ? { verb, changed: line.slice(at + 2, end), share } : null;
}

/** In words: `nearly 1.5 million` */
const maxShare = 4;

const reached = [['achieving'], ['delivering'], ['yielding']];
const reachedAtStart = [['achieved'], ['delivered']];

/** `Moved the archive, resulting in a 30% reduction in search time` ends in `reducing search time by 30%`. */
export function withChangeInVerb(own: Units): readonly Units[] {
  const line = withoutEnd(own);
  return line.flatMap(({ text }, at) => {
    if (at !== 0 && text !== ',') return [];
    const start = at === 0 ? 0 : at + 1;
    const links = at === 0 ? reachedAtStart : [...leadsTo, ...reached];
    const link = links.find((words) => isRunOf(line, start, words));
    if (!link) return [];
    const end = line.findIndex((unit, index) => index > start && unit.isMark && unit.text !== '(');
    const until = end === -1 ? line.length : end;
    const change = changeAt(line, start + link.length, until);
    if (!change || change.changed.length === 0) return [];
    const { verb, changed, share } = change;
    const first = [...line.slice(0, start), made(inflect(verb, at === 0 ? 'past' : 'gerund'))];
    const size = [made('by'), ...share];
    const phrase = changed.findIndex((unit, index) => index > 0 && isPreposition(unit));
    const inFront =
      phrase === -1
        ? []
        : [[...first, ...changed.slice(0, phrase), ...size, ...changed.slice(phrase), ...line.slice(until)]];
    return [[...first, ...changed, ...size, ...line.slice(until)], ...inFront];
  });
}

const verbsWithTool = wordList('writing', 'verb_with_tool');

/** `Used Excel to build 12 forecasts` becomes `Built 12 forecasts with Excel`. */
export function withMeansLast(own: Units): readonly Units[] {
  const line = withoutEnd(own);
  const to = line.findIndex(({ text }) => text === 'to');
  const tools = line.slice(1, to);
  const names = tools.filter(({ text, isMark }) => !(isMark || text === 'and'));
  const verb = lemmaOfVerb(line[to + 1]?.text ?? '');
  if (to < 2 || verb === null || !verbsWithTool.hasIn('en', verb)) return [];
  if (
    lemmaOfVerb(line[0]?.text ?? '') !== 'use' &&
    !/^(?:utili[sz]|leverag|employ)/.test(line[0]?.text ?? '')
  )
    return [];
  return names.every((unit) => isToolName(unit) || unit.isCapital)
    ? [[...line.slice(to + 1), made('with'), ...tools]]
    : [];
}

/** `Sped up searches using indexes` becomes `Used indexes to speed up searches`, which claims less. */
export function withMeansFirst(own: Units): readonly Units[] {
  const line = withoutEnd(own);
  const using = line.findLastIndex(({ text }) => text === 'using');
  const [verb, means] = [line[0], line.slice(using + 1)];
  const lemma = lemmaOfVerb(verb?.text ?? '');
  if (using < 2 || means.length === 0 || !verb || lemma === null || clauseStarts(line).length > 1) return [];
  // Others may have used it: `Built systems for shops using SAP`.
  const object = line.slice(1, using);
  if (
    readVerb(lemma)?.rank === 0 ||
    object.some((unit) => isPreposition(unit) || isRelative(unit) || mayBePeople(unit))
  )
    return [];
  // What follows an infinitive or a relative pronoun may not belong to the means.
  if (means.some((unit) => unit.text === 'to' || isRelative(unit) || mayBePeople(unit))) return [];
  const form = formsOf(verb).includes('past') ? 'used' : 'use';
  return [[made(form), ...means, made('to'), made(lemma), ...object]];
}
