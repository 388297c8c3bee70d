import type { Degree } from '../../contract/choices.ts';
import { degreePosition, degreeRank, degreesIn } from '../../lexicon/degree-words.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold } from '../../values/fold.ts';
import type { Clause } from '../clause.ts';
import { isImperative } from '../cues/sentence-subject.ts';

/** Alternatives that are accepted instead of a degree. */
const equivalent = preparedPattern(() => phrases('posting', 'or_equivalent'), '');

export function acceptsInstead({ text }: Clause): boolean {
  return equivalent.test(fold(text));
}

/** Says that something counts in place of something else, as study does for years of work. */
const replacing = preparedPattern(() => phrases('posting', 'replaces_other'), '');

/**
 * "A master's degree may substitute for one year": nobody is asked for it. "Degree; experience may be substituted" still
 * asks for the degree.
 */
function countsInstead(folded: string): boolean {
  const found = replacing.exec(folded);
  return found !== null && !replacedByWork.test(folded.slice(0, found.index));
}

const replacedByWork = /\b(?:experience|training|erfahrung|praxis|experiencia)\W{0,3}$/;

/** A position in which people work for a doctorate: "PhD studentship", "Doktorandenstelle". */
const studiesForDoctorate = preparedPattern(() => phrases('posting', 'studies_for_doctorate'), '');

/** "journeyman and master level": the master of a trade. */
const masterOfTrade = /\bjourneym[ae]n\b/;

/** The degrees in clauses, as far as somebody is asked to have them. */
export function degreesAsked(clauses: readonly Clause[]): (clause: Clause) => readonly Degree[] {
  const offersDoctorate = clauses.some(({ text }) => studiesForDoctorate.test(fold(text)));
  return (clause) => {
    if (!isOpen(clause)) return [];
    const folded = fold(clause.text);
    if (countsInstead(folded)) return [];
    const isOffer = offersDoctorate && (studiesForDoctorate.test(folded) || !degreePhrase.test(folded));
    return degreesIn(withoutVerb(clause.text)).filter((degree) => !isOffer || degree !== 'doctorate');
  };
}

function isOpen(clause: Clause): boolean {
  const { cue, section, text } = clause;
  if (cue === 'negated' || (cue === 'ignored' && !opensWithDegree(clause))) return false;
  if (section === 'responsibilities') return cue === 'held' || asksAmongDuties(text, cue !== null);
  return !isTaught(text);
}

/** "to master the art", "Master knowledge of": a verb or an adjective, which no degree follows. */
const masterOf = preparedPattern(
  () =>
    String.raw`\b[Mm]asters?[ -](?!(?:degrees?|abschluss|studium|diplomas?|thesis|students?|${wordList('posting', 'after_degree').alternatives()})\b)(?=\p{Ll})`,
  'gu',
);

function withoutVerb(text: string): string {
  if (!/\bmaster/i.test(text)) return text;
  return masterOfTrade.test(fold(text))
    ? text.replace(/\bmaster\b/gi, '')
    : text.replace(masterOf.regExp, '');
}

/** A requirement into which the page's own text was pulled: "Bachelor's degree preferred To apply, click below". */
function opensWithDegree({ text, section }: Clause): boolean {
  return (section === 'requirements' || section === 'nice') && degreePosition(text) === 0;
}

/** True for a training named outside of any section, as the title of a trainee's posting does: "Ausbildung zur Köchin". */
export function isOfTrainee(clause: Clause): boolean {
  return (
    clause.section === 'none' && clause.cue === null && lowestOf(degreesIn(clause.text)) === 'vocational'
  );
}

/** In words: "a completed four year degree in …". */
const maxWordsBefore = 3;

/** Wording for a degree that a person has, not for students who are taught. */
const degreePhrase = preparedPattern(() => phrases('posting', 'degree_held'), '');

/** "MBA programme", "masters swimming": the degree's name only qualifies the next noun. */
const beforeNoun = preparedPattern(
  () =>
    String.raw`\b(?:ph\.?d|doctoral|masters?|mba|bachelors?|graduates?|undergraduates?|postgraduates?)[ -](?!(?:${wordList('posting', 'after_degree').alternatives()})\b)\p{Ll}`,
  'u',
);

/** Verbs and nouns of teaching and guiding students. */
const taught = preparedPattern(
  () =>
    String.raw`\b(?:${phrases('posting', 'teaching', 'en', 'de', 'fr', 'es')})\b|${phrases('posting', 'teaching', 'zh')}`,
  '',
);

/** "Bachelor's degree or three years of supervising" begins with what somebody has, whatever follows. */
const opensWithDegreeHeld =
  /^\W{0,3}(?:\S{1,20} ){0,2}(?:degree|diploma)(?! (?:student|candidate|thes[ie]s))/;

/** "Supervise master students": the degree is not the reader's. */
function isTaught(text: string): boolean {
  const folded = fold(text);
  return taught.test(folded) && !degreePhrase.test(folded);
}

/**
 * True if a line among duties is a requirement whose heading was lost: "Bachelor's degree in …". A duty begins with a
 * verb or is about students: "Teach bachelor students", "Bachelor's thesis guidance".
 */
function asksAmongDuties(text: string, isCued: boolean): boolean {
  const at = degreePosition(text);
  if (at === -1) return false;
  const folded = fold(text);
  if (taught.test(folded) && !opensWithDegreeHeld.test(folded)) return false;
  if (beforeNoun.test(folded) && !degreePhrase.test(folded)) return false;
  const before = text.slice(0, at).trim();
  return (
    isCued ||
    before === '' ||
    (before.split(/\s+/).length <= maxWordsBefore && !isImperative(before) && !/[.:;,]$/.test(before))
  );
}

export function lowestOf(degrees: readonly Degree[]): Degree | null {
  const [lowest] = [...degrees].sort((one, other) => degreeRank(one) - degreeRank(other));
  return lowest ?? null;
}
