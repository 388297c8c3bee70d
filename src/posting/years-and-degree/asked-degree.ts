import type { Degree } from '../../contract/score.ts';
import { degreePosition, degreeRank, degreesIn } from '../../lexicon/degree-words.ts';
import { fold } from '../../text/fold.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Clause } from '../clause.ts';
import { tellsToDo } from '../sentences/voice-words.ts';

export interface AskedDegree {
  readonly degree: Degree | null;
  /** Without it nobody need apply: it is required, and nothing is taken in its place. */
  readonly mandatory: boolean;
}

/** What is taken in the place of a degree. */
const equivalent = preparedPattern(
  String.raw`or (?:an? )?(?:equivalent|comparable|related) (?:\w+ ){0,2}(?:experience|training|qualification|work)|or equivalent\b|in lieu of|or (?:\w+ ){0,4}(?:years?|yrs) (?:of )?|or (?:relevant|significant|practical|proven|similar|extensive) (?:\w+ ){0,2}experience|(?:experience|training) (?:may|can|will) (?:be )?(?:substitut|consider|accept)|combination of (?:education|training|experience)|oder (?:eine )?(?:vergleichbare|gleichwertige)|ou (?:experience )?equivalente?|o (?:experiencia )?equivalente|o similar|或同等`,
  '',
);

/** The lowest degree that would do: from what is required, else from what is only preferred. */
export function askedDegree(clauses: readonly Clause[]): AskedDegree {
  const open = clauses.filter(
    ({ cue, section, text }) =>
      cue !== 'negated' &&
      cue !== 'ignored' &&
      (section !== 'responsibilities' || cue !== null || opensWithDegree(text)),
  );
  const required = open.filter(({ cue, section }) => cue !== 'nice' && section !== 'nice').find(namesDegree);
  const named = required ?? open.find(namesDegree);
  return {
    degree: named ? lowestOf([named, ...insteadOf(named, clauses)]) : null,
    mandatory: required !== undefined && !equivalent.test(fold(required.text)),
  };
}

/** In words: "a completed four year degree in …". */
const mostBefore = 3;

/**
 * Whether a line among duties is what its list of requirements lost its heading for: "Bachelor's degree in …". A duty begins with
 * what is to be done: "Teach bachelor students".
 */
function opensWithDegree(text: string): boolean {
  const at = degreePosition(text);
  if (at === -1) return false;
  const before = text.slice(0, at).trim();
  return (
    before === '' ||
    (before.split(/\s+/).length <= mostBefore && !tellsToDo(before) && !/[.:;,]$/.test(before))
  );
}

const opensChoice = preparedPattern(String.raw`^\W*(?:or|oder|bzw|ou|o|或)\b`, 'iu');

/** "A bachelor's degree (or a school diploma with six years)": what the next clause of the sentence offers in its place. */
function insteadOf(named: Clause, clauses: readonly Clause[]): readonly Clause[] {
  const next = clauses[clauses.indexOf(named) + 1];
  const follows = next !== undefined && next.start - named.end <= maxBorderLength;
  return follows && opensChoice.test(next.text) && next.cue !== 'nice' && next.cue !== 'negated'
    ? [next]
    : [];
}

/** In UTF-16 units, between two clauses of a sentence. */
const maxBorderLength = 2;

function lowestOf(clauses: readonly Clause[]): Degree | null {
  const [lowest] = clauses
    .flatMap(({ text }) => degreesIn(text))
    .sort((a, b) => degreeRank(a) - degreeRank(b));
  return lowest ?? null;
}

function namesDegree(clause: Clause): boolean {
  return lowestOf([clause]) !== null;
}
