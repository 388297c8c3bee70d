import { wordList } from '../../../lexicon/packed/word-lists.ts';
import type { ReadTerm } from '../../../lexicon/read-text.ts';
import { lemmaOfVerb, readVerb } from '../../../lexicon/words/verbs.ts';
import type { Language } from '../../../text/language.ts';
import { wordSet } from '../../../values/lists.ts';
import { memoizeByObject } from '../../../values/memoize.ts';
import { languageOfForms, stepsOfForms } from './foreign-forms.ts';
import { frameEnds, startsStatement, verbsForFrame } from './frames.ts';
import { endOfUse } from './light-verbs.ts';
import { isNamed } from './permissions/clauses.ts';
import type { Permission } from './permissions/permission.ts';
import { type Permissions, permissionsFor } from './permissions/permissions.ts';
import { endOfAgent } from './roles.ts';
import type { Line, Unit } from './units.ts';
import { basesOf, haveSameLemma, isVerbAt } from './verbs.ts';
import { isPreposition, isRelative, mayBePeople } from './words.ts';

/* Whether a new text says the words of a line in their order, with nothing added or lost that binds or limits. */

/** How far a new text follows a line. */
export interface Followed {
  /** Units of the new text that follow the line. */
  readonly reached: number;
  /** Units of the line that were said by then. */
  readonly passed: number;
  readonly isWhole: boolean;
}

/** Limits the work on one text; a text that needs more steps is refused. */
const maxSteps = 20_000;

/**
 * Follows the new text through the line, unit by unit.
 * @param language of the line; of an unknown one, only English differences are allowed
 */
export function follow(own: Line, said: Line, language: Language | null, all: Permissions): Followed {
  const permissions = permissionsFor(all, language);
  const forms = languageOfForms(language);
  const seen = new Set<number>();
  const open: (readonly [number, number])[] = [[0, 0]];
  const width = said.units.length + 1;
  let [reached, passed] = [0, 0];
  for (let next = open.pop(); next !== undefined && seen.size < maxSteps; next = open.pop()) {
    const [i, j] = next;
    const state = i * width + j;
    if (seen.has(state) || i > own.units.length || j > said.units.length) continue;
    seen.add(state);
    if (j > reached || (j === reached && i > passed)) [reached, passed] = [j, i];
    if (i === own.units.length && j === said.units.length) return { reached, passed, isWhole: true };
    open.push(...stepsFrom(own, said, i, j, permissions));
    if (forms !== null) open.push(...stepsOfForms(own.units, i, said.units, j, forms));
  }
  return { reached, passed, isWhole: false };
}

type Step = readonly [number, number];

function stepsFrom(own: Line, said: Line, i: number, j: number, permissions: Permissions): readonly Step[] {
  const [one, other] = [own.units[i], said.units[j]];
  const steps: Step[] = [];
  if (one && !isNamed(own.units, i) && isAllowed(permissions.leftOut, own.units, i, said.units, j))
    steps.push([i + 1, j]);
  if (other && isAllowed(permissions.putIn, own.units, i, said.units, j)) steps.push([i, j + 1]);
  if (one && startsStatement(own.units, i) && startsStatement(said.units, j)) {
    for (const end of frameEnds(own, i)) {
      steps.push([end, j]);
      // A frame may become the verb of what the person was responsible for: `Managed` for `Responsible for`.
      if (
        other &&
        isVerbAt(said.units, j) &&
        verbsForFrame(own, i).some((verb) => basesOf(other.text).includes(verb))
      )
        steps.push([end, j + 1]);
    }
  }
  const used =
    startsStatement(own.units, i) && startsStatement(said.units, j) ? endOfUse(own.units, i, other) : null;
  if (used !== null) steps.push([used, j + 1]);
  const agent =
    startsStatement(own.units, i) && startsStatement(said.units, j)
      ? endOfAgent(own.units, i, other?.text ?? '')
      : null;
  if (agent !== null) steps.push([agent, j + 1]);
  const alike = wordyAndEnd(own.units, i);
  if (alike !== null && other?.text === 'and') steps.push([alike, j + 1]);
  const wordy = wordyEnd(own.units, i);
  if (wordy !== null) steps.push([wordy, j]);
  const bracket = other ? acronymEnd(own, said, j) : null;
  if (bracket !== null) steps.push([i, bracket]);
  if (!one || !other) return steps;
  steps.push(...relativeSteps(own.units, i, said.units, j), ...joinedSteps(own.units, i, said.units, j));
  const term = sameTerm(own, i, said, j);
  if (term) steps.push(term);
  if (one.text === other.text || isAllowed(permissions.sameWords, own.units, i, said.units, j))
    steps.push([i + 1, j + 1]);
  return steps;
}

function isAllowed(
  permissions: readonly Permission[],
  own: readonly Unit[],
  i: number,
  said: readonly Unit[],
  j: number,
): boolean {
  const word = own[i]?.text ?? '';
  return permissions.some(
    ({ words, may }) => (words === undefined || words.has(word)) && may(own, i, said, j),
  );
}

const wordyPhrases = ['in order', 'so as', 'in an effort'].map((phrase) => phrase.split(' '));

/** The `to` after a wordy phrase: `in order to`. */
function wordyEnd(own: readonly Unit[], i: number): number | null {
  const found = wordyPhrases.find(
    (words) =>
      own[i + words.length]?.text === 'to' && words.every((word, step) => own[i + step]?.text === word),
  );
  return found ? i + found.length : null;
}

/** The end of `as well as` between two things, unless it compares: `performed as well as the best`. */
function wordyAndEnd(own: readonly Unit[], i: number): number | null {
  const isAndToo = ['as', 'well', 'as'].every((word, step) => own[i + step]?.text === word);
  return isAndToo && i > 0 && !isVerbAt(own, i - 1) ? i + 3 : null;
}

const relatives = wordSet('that which who');
const outcomeVerbs = wordList('writing', 'outcome_verb');

/** True for `, which cut costs`, if no people before it may have done that. */
function tellsResult(own: readonly Unit[], i: number): boolean {
  const subject = own[i - 2];
  const verb = readVerb(own[i + 1]?.text ?? '')?.lemma ?? '';
  return own[i]?.text === 'which' && outcomeVerbs.has(verb) && subject !== undefined && !mayBePeople(subject);
}

const linking = wordSet('contribute lead');

/** True for `which led to sales` behind the thing that the person made, so that making it led there, too. */
function leadsTo(own: readonly Unit[], i: number): boolean {
  const isLink = linking.has(lemmaOfVerb(own[i + 1]?.text ?? '') ?? '') && own[i + 2]?.text === 'to';
  if (own[i]?.text !== 'which' || !isLink) return false;
  const start = own.slice(0, i).findLastIndex((_, at) => startsStatement(own, at));
  const object = own.slice(start + 1, i);
  const rank = readVerb(own[start]?.text ?? '')?.rank ?? 0;
  return (
    rank > 0 &&
    object.length > 0 &&
    object.every((unit) => !(unit.isMark || isRelative(unit) || mayBePeople(unit))) &&
    object.every((unit) => unit.text === 'of' || !isPreposition(unit))
  );
}

/** `scripts that enrich alerts` and `scripts enriching alerts`. */
function relativeSteps(own: readonly Unit[], i: number, said: readonly Unit[], j: number): readonly Step[] {
  const turns = (verb: Unit | undefined, gerund: Unit | undefined) =>
    verb !== undefined &&
    gerund?.text.endsWith('ing') === true &&
    !verb.text.endsWith('ing') &&
    haveSameLemma(verb, gerund);
  const isBehindMark = own[i - 1]?.isMark === true;
  if (!isBehindMark && said[j]?.text === ',' && leadsTo(own, i))
    return turns(own[i + 1], said[j + 1]) ? [[i + 2, j + 2]] : [];
  if (isBehindMark !== (said[j - 1]?.isMark === true)) return [];
  // Behind a comma, the -ing form says what the person did: `Advised two chefs, opening 12 shops`.
  if (isBehindMark && !tellsResult(own, i)) return [];
  if (relatives.has(own[i]?.text ?? '') && turns(own[i + 1], said[j])) return [[i + 2, j + 1]];
  return relatives.has(said[j]?.text ?? '') && turns(said[j + 1], own[i]) ? [[i + 1, j + 2]] : [];
}

/** A word in two pieces in one of the texts: `data base`, or `engi-` at the end of a line. */
function joinedSteps(own: readonly Unit[], i: number, said: readonly Unit[], j: number): readonly Step[] {
  const joined = (pair: readonly Unit[], at: number, whole: Unit | undefined): number => {
    const end = pair[at + 1]?.text === '\n' ? at + 2 : at + 1;
    return whole !== undefined && `${pair[at]?.text}${pair[end]?.text}` === whole.text ? end + 1 : 0;
  };
  const ofOwn = joined(own, i, said[j]);
  if (ofOwn > 0) return [[ofOwn, j + 1]];
  const ofSaid = joined(said, j, own[i]);
  return ofSaid > 0 ? [[i + 1, ofSaid]] : [];
}

/** A step over a term that both texts have, in two spellings. V3 judges whether the spelling is allowed. */
function sameTerm(own: Line, i: number, said: Line, j: number): Step | null {
  const [one, other] = [termAt(own, i), termAt(said, j)];
  return one && other && one.canonical === other.canonical ? [i + one.count, j + other.count] : null;
}

/** The term that begins at a unit, if its words are still together. */
export function termAt({ read, units }: Line, at: number): ReadTerm | null {
  const first = units[at]?.token ?? -1;
  const term = first === -1 ? undefined : termsByStart(read).get(first);
  if (!term) return null;
  const words = units.slice(at, at + term.count);
  return words.every(({ token }, step) => token === first + step) ? term : null;
}

const termsByStart = memoizeByObject(
  ({ terms }: Line['read']): ReadonlyMap<number, ReadTerm> =>
    new Map(terms.map((term) => [term.first, term])),
);

/** The end of an added `(BOM)` after a term that the line has, too; null if there is none. */
function acronymEnd(own: Line, said: Line, j: number): number | null {
  if (said.units[j]?.text !== '(') return null;
  const term = termAt(said, j + 1);
  if (!term || !own.read.canonicals.has(term.canonical)) return null;
  const end = j + 1 + term.count;
  return said.units[end]?.text === ')' ? end + 1 : null;
}
