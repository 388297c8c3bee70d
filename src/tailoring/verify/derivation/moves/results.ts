import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { lemmaOfVerb, readVerb } from '../../../../lexicon/words/verbs.ts';
import { wordSet } from '../../../../values/lists.ts';
import { frameEnds } from '../frames.ts';
import type { Line } from '../units.ts';
import { isVerbAt } from '../verbs.ts';
import { isToolName } from '../words.ts';
import { isNumber, made, refersBack, type Units, withoutEnd } from './phrases.ts';

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
const changes: ReadonlyMap<string, string> = new Map([
  ['boost', 'boost'],
  ['cut', 'cut'],
  ['decrease', 'decrease'],
  ['improvement', 'improve'],
  ['increase', 'increase'],
  ['reduction', 'reduce'],
]);
const inOrOf = wordSet('in of');

/** A result in a noun: `resulting in a 30% reduction in search time` is `reduce search time by 30%`. */
function namedResult(line: Units, start: number): Units | null {
  const link = leadsTo.find((words) => words.every((word, step) => line[start + step]?.text === word));
  if (!link) return null;
  const rest = line.slice(start + link.length).filter(({ text }, at) => !(at === 0 && /^an?$/.test(text)));
  const at = rest.findIndex(({ text }) => changes.has(text));
  const verb = changes.get(rest[at]?.text ?? '');
  const share = rest.slice(0, at);
  if (verb === undefined || !share.some(isNumber) || !inOrOf.has(rest[at + 1]?.text ?? '')) return null;
  return [made(verb), ...rest.slice(at + 2), made('by'), ...share];
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
