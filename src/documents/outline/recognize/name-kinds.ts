import { opensWithDegree } from '../../../lexicon/degree-words.ts';
import { simplified } from '../../../lexicon/languages/simplified.ts';
import { legalForms } from '../../../lexicon/legal-forms.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { lazy } from '../../../values/memoize.ts';

/*
 * Tells employers, roles, schools, degrees and courses apart by their words. The patterns look for letters
 * around words, since `\b` does not know accented ones.
 */

/** A pattern of whole words, and of parts of words for languages with compounds. */
function patternOf(what: 'role' | 'organisation' | 'school' | 'degree' | 'course', more = ''): RegExp {
  const words = `(?<![\\p{L}\\p{N}])(?:${more}${phrases('resume', `${what}_word`)})(?![\\p{L}\\p{N}])`;
  return new RegExp(`${words}|${phrases('resume', `${what}_part`)}`, 'iu');
}

const role = lazy(() => patternOf('role'));
const organization = lazy(() => patternOf('organisation', `${legalForms('resume')}|`));
const school = lazy(() => patternOf('school'));
const degree = lazy(() => patternOf('degree'));
const course = lazy(() => patternOf('course'));

/** Abbreviated degrees: `B.Com`, `MTech`, `LL.M.` */
export const degreeLetters = (): string => phrases('resume', 'degree_letters');
const abbreviation = lazy(() => new RegExp(`(?<![\\p{L}])(?:${degreeLetters()})(?![\\p{L}])`, 'u'));

/** Endings of the names of subjects. */
const subject = lazy(() => new RegExp(`(?:${phrases('resume', 'subject_end')})$`, 'i'));

export function namesSchoolFirst(first: string, second: string): boolean {
  return (
    schoolWeight(first) + Number(namesDegree(second)) > schoolWeight(second) + Number(namesDegree(first))
  );
}

export function isSchool(text: string): boolean {
  return school().test(simplified(text));
}

export function namesRole(text: string): boolean {
  return role().test(simplified(text));
}

export function namesOrganization(text: string): boolean {
  return organization().test(simplified(text));
}

const ownAccount = lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${wordList('resume', 'own_account').alternatives()})(?![\\p{L}\\p{N}])`,
      'iu',
    ),
);

/** True for self-employed work, which has no employer: `Freelance designer`. */
export function isOnOwnAccount(text: string): boolean {
  return ownAccount().test(text);
}

const timesOut = lazy(
  () => new RegExp(`^(?:${wordList('resume', 'time_out').alternatives()})(?![\\p{L}\\p{N}])`, 'iu'),
);

/** True for a time without work, which has no employer: `Elternzeit`, `Career break (travel)`. */
export function isTimeOut(text: string): boolean {
  return timesOut().test(simplified(text));
}

const contracts = wordList('resume', 'contract_kind');

/** True if a text names only kinds of contracts: `CDI`, `Vollzeit, unbefristet`. */
export function isContract(name: string): boolean {
  const kinds = name.replace(/^[(（]|[)）]$/gu, '').split(/[,/·]/);
  return kinds.every((kind) => contracts.has(kind.trim().toLowerCase()));
}

/** True for a text with a word for degrees, from which the model of heads learned. */
export function hasDegreeWord(text: string): boolean {
  return degree().test(simplified(text)) || abbreviation().test(text);
}

/** Also true for a text that begins with a known degree without such a word: `PharmD`, `HND in Business`. */
export function namesDegree(text: string): boolean {
  if (hasDegreeWord(text)) return true;
  return (
    beginsLikeName.test(text) && text.length <= maxDegreeLength && !namesRole(text) && opensWithDegree(text)
  );
}

/** Three letters: two are more often a state. A cheap test, because most texts name no degree. */
const beginsLikeName = /^\p{L}.{2}/u;
/** In UTF-16 units; a longer text is a sentence. */
const maxDegreeLength = 80;

/** A length in brackets, which courses have and degrees do not: `Baking basics (3 days)`. */
const lengthOfCourse =
  /\(\d{1,3}\s?(?:h|hours?|days?|weeks?|stunden|tage|wochen|heures?|jours?|semaines?|horas?|días?|semanas?|小时|天|周)\)$/iu;

/** True for `Workshop on Fire Safety` and `Certified Welder`, but not for `Master Course`, which leads to a degree. */
export function namesCourse(text: string): boolean {
  if (lengthOfCourse.test(text)) return true;
  const pieces = simplified(text).split(course());
  return pieces.length > 1 && !namesDegree(pieces.join(' '));
}

/** True if a text ends like the name of a subject. */
export function namesSubject(text: string): boolean {
  return subject().test(text);
}

/** 1 for the name of a school, 0 for others, such as `High School Diploma`. */
function schoolWeight(text: string): number {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return isSchool(text) && !(last !== text && namesDegree(last)) ? 1 : 0;
}

/** True if a text may be a place, as it has no word of a role, an organization or a school: `Denver, CO`, `Lyon`. */
export function isPlace(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}.' -]{1,30}(?:, \p{Lu}[\p{L}. ]{1,30}){0,2}$/u.test(text) &&
    !namesRole(text) &&
    // `CO` is Colorado, not the legal form.
    !namesOrganization(text.replace(/, \p{Lu}{2}$/u, '')) &&
    !isSchool(text)
  );
}

const oneGrade = String.raw`(?:A\*?|[B-E]|[1-9]|[Dd]istinction\*?|[Mm]erit|[Pp]ass)`;
const classOfDegree =
  '(?:1st|2[:.][12]|2nd|(?:[Ff]irst|(?:[Uu]pper |[Ll]ower )?[Ss]econd|[Tt]hird)(?=$|[ -][Cc]lass))';
/** `Maths: A*`, `Art - Merit`, `Music (B)` */
const gradeOfSubject = new RegExp(
  String.raw`^\p{L}[\p{L}&' ]{2,40}?(?:\s?[:–-]\s?|\s\()${oneGrade}\)?$`,
  'u',
);
/** `Predicted 2:1`, `Achieved AAB`, `nine 8's` */
const gradesAlone = new RegExp(
  String.raw`^(?:(?:[Pp]redicted|[Ee]xpected|[Aa]chieved)\s)?(?:${classOfDegree}(?:[ -][Cc]lass)?(?: [Hh]onou?rs)?|(?<=\s)(?:[A-E]\*?){1,4}|(?:\d{1,2}|\p{L}{3,5})\s${oneGrade}(?:['’]?s)?)$`,
  'u',
);

/** True for the grades of British schools: `Maths - A*; Art - B`, `Predicted 2:1`, `two 8's, five 7's`. */
export function areGrades(text: string): boolean {
  if (text.length > maxGradesLength) return false;
  const parts = text.split(/[;,] |\sand\s/u).map((part) => part.trim());
  return parts.every((part) => gradeOfSubject.test(part) || gradesAlone.test(part));
}

const maxGradesLength = 200;
