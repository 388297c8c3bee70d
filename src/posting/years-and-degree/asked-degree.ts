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
      (section === 'responsibilities'
        ? cue === 'held' || asksAmongDuties(text, cue !== null)
        : !isTaught(text)),
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

/** Words that say that a degree is held, not who is taught. */
const degreePhrase = preparedPattern(
  String.raw`\bdegrees?\b|\b(?:bachelor|master|associate)['’]s\b|\b(?:bachelors?|masters?|ph\.?\s?d\.?|doctorate|m\.?b\.?a\.?|b\.?(?:sc|eng|[as])\.?|m\.?(?:sc|eng|[as])\.?|graduates?|graduad[oa]|diplome|licenciatura|grado|licence) (?:in|of|en|from)\b|\b(?:abgeschlossene\w{0,3}|hochschulabschluss|studium|ausbildung|abitur)\b|studium (?:in|der|des)\b|以上|学历|學歷|毕业|畢業`,
  '',
);

/** "MBA programme", "masters swimming": the name of a degree says what kind of thing the next noun is. */
const beforeNoun = preparedPattern(
  String.raw`\b(?:ph\.?d|doctoral|masters?|mba|bachelors?|graduates?|undergraduates?|postgraduates?)[ -](?!(?:in|of|or|and|from|required|preferred|desired|mandatory|essential|desirable|minimum|level|with|is|as|at|to|en|oder|und|ou|et|o|y|e|de|im|der|dans)\b)\p{Ll}`,
  'u',
);

/** Words of teaching and guiding, whose objects are students. */
const taught = preparedPattern(
  String.raw`\b(?:teach\w{0,5}|supervis\w{0,5}|tutor\w{0,5}|coach\w{0,5}|mentor\w{0,5}|guid(?:e|es|ing|ance)|lectur\w{0,5}|onboard\w{0,5}|students?|thes[ie]s|betreu\w{0,5}|unterricht\w{0,5}|lehr(?:e|en|st)|studierende\w{0,2}|\w{0,30}arbeiten|encadr\w{0,6}|enseign\w{0,6}|etudiants?|estudiantes|alumn[oa]s)\b|教学|指导|带教|授课|培养`,
  '',
);

/** "Supervise master students": no phrase says that one has the degree. */
function isTaught(text: string): boolean {
  const folded = fold(text);
  return taught.test(folded) && !degreePhrase.test(folded);
}

/**
 * Whether a line among duties is what its list of requirements lost its heading for: "Bachelor's degree in …". A duty begins with
 * what is to be done, or is about those who learn: "Teach bachelor students", "Bachelor's thesis guidance".
 */
function asksAmongDuties(text: string, isCued: boolean): boolean {
  const at = degreePosition(text);
  if (at === -1) return false;
  const folded = fold(text);
  if (taught.test(folded) || (beforeNoun.test(folded) && !degreePhrase.test(folded))) return false;
  const before = text.slice(0, at).trim();
  return (
    isCued ||
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
