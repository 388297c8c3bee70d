import { packedModel } from '../../lexicon/packed/packed-lexicon.ts';
import { addWeightsOf, certain, type LinearModel, readModel } from '../../text/model/linear-model.ts';
import { finer, impossible, logAdder, shareOfLog } from '../../text/model/log-sums.ts';
import { lazy } from '../../values/memoize.ts';
import { isSurelyPlace } from '../outline/recognize/place-names.ts';
import { grade } from './company-in-text.ts';
import { holdsName, type NameCandidate, nameCandidates } from './name-candidates.ts';
import { isNoTitle, type Named } from './named-in-text.ts';
import { isWorkplaceAlone } from './title-line.ts';

/* Picks the most probable candidate for position and employer if the rules do not find them. */

/** The classes of the model. */
export const nameClasses = ['position', 'company'] as const;
type NameClass = (typeof nameClasses)[number];

/** With less, a wrong name is too likely (cross-validated over repositories). */
const minProbability = 0.5 * certain;
/** Minimum to replace a doubtful name of the rules. */
const minAgainstRules = 0.6 * certain;

/** In UTF-16 units. The model learned from whole postings and is not reliable for a note of a line or two. */
const minLength = 200;

const nameModel: () => LinearModel = lazy(() => readModel(packedModel('names')));

/** The known names; the model adds those that are unknown or doubtful. */
export function pickNames(
  text: string,
  known: Named,
  model: () => LinearModel = nameModel,
): Pick<Named, NameClass> {
  const { isPositionDoubtful } = known;
  const isKnown = known.position && known.company && !isPositionDoubtful;
  if (isKnown || text.length < minLength) return known;
  const candidates = nameCandidates(text, known);
  const scores = scoresOf(model(), candidates);
  const picked =
    known.position && !isPositionDoubtful
      ? undefined
      : mostProbable(candidates, scores, 'position', ({ name }) => !isNoTitle(name) && !address.test(name));
  const needed = isPositionDoubtful ? minAgainstRules : minProbability;
  const position = picked && picked.probability >= needed ? picked.name : known.position;
  const isEmployer = ({ name }: NameCandidate) =>
    name !== position && !grade.test(name) && !isWorkplaceAlone(name);
  const company = known.company ? undefined : mostProbable(candidates, scores, 'company', isEmployer);
  // Checked last, because looking up a place is slow.
  const isSure = company && company.probability >= minProbability && !isSurelyPlace(company.name);
  return { position, company: isSure ? company.name : known.company };
}

/** A path such as `/accounting-clerk`, which is not a title. */
const address = /^[/\\]/;

/** Scores of each candidate for the classes of the model. */
function scoresOf(model: LinearModel, candidates: readonly NameCandidate[]): Int32Array {
  const scores = new Int32Array(candidates.length * model.classes);
  for (const [index, { slots }] of candidates.entries())
    for (const slot of slots) addWeightsOf(model, slot, scores, index * model.classes);
  return scores;
}

/** All others are improbable even together. */
const maxLikely = 16;

interface Picked {
  readonly name: string;
  readonly probability: number;
}

/**
 * The most probable candidate. Its probability is that of all candidates that contain it or are part of it. The
 * absence of a name counts as a candidate with a score of 0.
 */
function mostProbable(
  candidates: readonly NameCandidate[],
  scores: Int32Array,
  as: NameClass,
  isPossible: (candidate: NameCandidate) => boolean,
): Picked | undefined {
  const add = logAdder();
  const [classes, own] = [nameClasses.length, nameClasses.indexOf(as)];
  const logs = candidates.map((_, index) => (scores[index * classes + own] as number) * finer);
  const total = logs.reduce(add, 0);
  const likely = candidates
    .map((candidate, index) => ({ candidate, log: logs[index] as number }))
    .sort((one, other) => other.log - one.log)
    .slice(0, maxLikely)
    .filter(({ candidate }) => isPossible(candidate));
  const judged = likely.map(({ candidate: { name, key } }) => {
    const logOfAll = likely
      .filter((other) => holdsName(key, other.candidate.key))
      .reduce((sum, { log }) => add(sum, log), impossible);
    return { name, probability: Math.min(shareOfLog(logOfAll - total), certain) };
  });
  const best = Math.max(0, ...judged.map(({ probability }) => probability));
  // The first of the candidates with nearly the highest probability.
  return judged.find(({ probability }) => 10 * probability >= 9 * best);
}
