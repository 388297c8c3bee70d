import { packedModel } from '../../lexicon/packed-lexicon.ts';
import { lazy } from '../../text/memoize.ts';
import { addWeightsOf, certain, type LinearModel, readModel } from '../../text/model/linear-model.ts';
import { finer, impossible, logAdder, shareOfLog } from '../../text/model/log-sums.ts';
import { isSurelyPlace } from '../outline/recognize/place-names.ts';
import { holdsName, type NameCandidate, nameCandidates } from './name-candidates.ts';
import { isNoTitle, type Named } from './named-in-text.ts';

/* Title and employer of a posting where the rules do not know them: of all candidates in the text the most probable one. */

/** The classes of the model. */
export const nameClasses = ['position', 'company'] as const;
type NameClass = (typeof nameClasses)[number];

/** With less, a wrong name is too likely (cross-validated over repositories). */
const least = 0.5 * certain;
/** What is needed against a doubtful guess of the rules. */
const leastAgainstRules = 0.6 * certain;

/** The model learned from whole postings: it knows nothing of a note of a line or two. In UTF-16 units. */
const minLength = 200;

const nameModel: () => LinearModel = lazy(() => readModel(packedModel('names')));

/** The known names, and those that the model finds in their place where they are unknown or doubtful. */
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
  const needed = isPositionDoubtful ? leastAgainstRules : least;
  const position = picked && picked.probability >= needed ? picked.name : known.position;
  const isEmployer = ({ name }: NameCandidate) => name !== position;
  const company = known.company ? undefined : mostProbable(candidates, scores, 'company', isEmployer);
  // Whether a name is a place's takes longer to see than all else here.
  const isSure = company && company.probability >= least && !isSurelyPlace(company.name);
  return { position, company: isSure ? company.name : known.company };
}

/** `/accounting-clerk`: where a page is, not what it is about. */
const address = /^[/\\]/;

/** What speaks for each candidate, by the classes of the model. */
function scoresOf(model: LinearModel, candidates: readonly NameCandidate[]): Int32Array {
  const scores = new Int32Array(candidates.length * model.classes);
  for (const [index, { slots }] of candidates.entries())
    for (const slot of slots) addWeightsOf(model, slot, scores, index * model.classes);
  return scores;
}

/** Those behind it are improbable even together. */
const mostLikely = 16;

interface Picked {
  readonly name: string;
  readonly probability: number;
}

/**
 * The most probable candidate, as probable as it is together with all that hold it or are a part of it. That the posting names
 * nobody is as probable as a candidate for which nothing speaks.
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
    .slice(0, mostLikely)
    .filter(({ candidate }) => isPossible(candidate));
  const judged = likely.map(({ candidate: { name, key } }) => {
    const logOfAll = likely
      .filter((other) => holdsName(key, other.candidate.key))
      .reduce((sum, { log }) => add(sum, log), impossible);
    return { name, probability: Math.min(shareOfLog(logOfAll - total), certain) };
  });
  const best = Math.max(0, ...judged.map(({ probability }) => probability));
  // The most probable of those that agree with each other.
  return judged.find(({ probability }) => 10 * probability >= 9 * best);
}
