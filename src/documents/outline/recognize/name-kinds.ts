import { legalForms } from '../../../lexicon/legal-forms.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { simplified } from '../../../lexicon/simplified.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { lazy } from '../../../text/memoize.ts';

/*
 * Which of two lines names the employer, and which the role; the school, and the degree. Words end where letters do:
 * `\b` takes the end of `lycée` for none.
 */

/** A pattern over words, and over parts of words in languages that join them. */
function named(what: 'role' | 'organisation' | 'school' | 'degree' | 'course', more = ''): RegExp {
  const words = `(?<![\\p{L}\\p{N}])(?:${more}${phrases('resume', `${what}_word`)})(?![\\p{L}\\p{N}])`;
  return new RegExp(`${words}|${phrases('resume', `${what}_part`)}`, 'iu');
}

const role = lazy(() => named('role'));
const organisation = lazy(() => named('organisation', `${legalForms('resume')}|`));
const school = lazy(() => named('school'));
const degree = lazy(() => named('degree'));
const course = lazy(() => named('course'));

/** Degrees in letters: `B.Com`, `MTech`, `LL.M.` */
export const degreeLetters =
  '(?:Hon\\.?\\s?)?[BMD]\\.?\\s?(?:Sc|Com|Comm|Comp|Eng|Engg|Tech|Ed|Arch|Des|Phil|Pharm|Mus|Stat|Math|Acc|Agr|Econ|Th|Div|Litt|BA|CA|FA|BBS)|LL\\.?[BMD]|J\\.?D|Psy\\.?D|Ed\\.?D|D\\.?N\\.?P';
const abbreviation = new RegExp(`(?<![\\p{L}])(?:${degreeLetters})(?![\\p{L}])`, 'u');

/** The words that the names of subjects end in. */
const subject =
  /(?:ing|ology|ics|ences?|studies|management|administration|development|education|technolog(?:y|ies)|arts|design|laws?|history|literature|communications?|relations|business|analysis)$/i;

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
  return organisation().test(simplified(text));
}

const ownAccount = lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${wordList('resume', 'own_account').alternatives()})(?![\\p{L}\\p{N}])`,
      'iu',
    ),
);

/** `Freelance designer` works for no employer. */
export function isOnOwnAccount(text: string): boolean {
  return ownAccount().test(text);
}

const contracts = wordList('resume', 'contract_kind');

/** `CDI`, `Vollzeit, unbefristet` */
export function isContract(name: string): boolean {
  const kinds = name.replace(/^[(（]|[)）]$/gu, '').split(/[,/·]/);
  return kinds.every((kind) => contracts.has(kind.trim().toLowerCase()));
}

export function namesDegree(text: string): boolean {
  return degree().test(simplified(text)) || abbreviation.test(text);
}

/** `Baking basics (3 days)`: no school is left after days. */
const inDays =
  /\(\d{1,3}\s?(?:h|hours?|days?|weeks?|stunden|tage|wochen|heures?|jours?|semaines?|horas?|días?|semanas?|小时|天|周)\)$/iu;

/** `Workshop on Fire Safety`, `Certified Welder`; a `Master Course` leads to a degree. */
export function namesCourse(text: string): boolean {
  if (inDays.test(text)) return true;
  const pieces = simplified(text).split(course());
  return pieces.length > 1 && !namesDegree(pieces.join(' '));
}

/** Whether a text ends as the names of subjects do. */
export function namesSubject(text: string): boolean {
  return subject.test(text);
}

/** `High School Diploma` is no school. */
function schoolWeight(text: string): number {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return isSchool(text) && !(last !== text && namesDegree(last)) ? 1 : 0;
}

/** `Denver, CO`, `Lyon`: a name of few words with nothing in it that a role or an organization has. */
export function isPlace(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}.' -]{1,30}(?:, \p{Lu}[\p{L}. ]{1,30}){0,2}$/u.test(text) &&
    !namesRole(text) &&
    // Colorado is no company.
    !namesOrganization(text.replace(/, \p{Lu}{2}$/u, '')) &&
    !isSchool(text)
  );
}
