import { legalForms } from '../../../lexicon/legal-forms.ts';
import { lazy } from '../../../text/memoize.ts';

/*
 * Which of two lines names the employer, and which the role; the school, and the degree. Words end where letters do:
 * `\b` takes the end of `lycée` for none.
 */

const role =
  /(?<![\p{L}\p{N}])(?:engineer|developer|manager|nurse|accountant|analyst|designer|director|consultant|assistant|lead|head of|intern|clerk|architect|scientist|teacher|officer|specialist|administrator|technician|coordinator|supervisor|programmer|founder|chief|c[tefo]o|vice president|associate|representative|executive|trainee|researcher|writer|editor|driver|cook|electrician|plumber|mechanic|welder|carpenter|therapist|pharmacist|physician|midwife|paralegal|attorney|lawyer|buyer|planner|organi[sz]er|cashier|rn|lpn|\p{L}{3,20}(?:ician|ologist|grapher|keeper)|krankenschwester|ingénieure?|comptable|responsable|chargée?|stagiaire|ingeniero|ingeniera|enfermer[oa]|contable|jefe|jefa|director[a]?|gerente|becari[oa])(?![\p{L}\p{N}])|ingenieur|entwickler|leiter|berater|pfleger|buchhalter|referent|sachbearbeiter|werkstudent|praktikant|développeu\w|infirmi\w|chef|desarrollador|工程师|经理|主管|总监|护士|会计|分析师|设计师|实习生|顾问|专员/iu;
const organisation = lazy(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${legalForms('resume')}|corporation|company|group|gruppe|bank|university|college|hospital|medical|cent(?:er|re)|council|ministry|rehab|hôpital|clinic|institute|labs?|studios?|software|systems|solutions|technologies|consulting|services|logistics|partners|agency|foundation|e\.v)(?![\p{L}\p{N}])|klinik|公司|集团|医院|银行|大学|学院`,
      'iu',
    ),
);
const school =
  /(?<![\p{L}\p{N}])(?:university|universidade?|uniwersytet|hochschule|fachhochschule|hogeschool|college|school|schule|gymnasium|école|lycée|escuela|escola|scuola|liceo|faculdade|colegio|collège|campus|instituto?|institut|institute|academy|akademie|academia|polytechnic|politecnico|politechnika|faculty|iut|insa|eth|epfl|mit|ucla)(?![\p{L}\p{N}])|(?:schule|gymnasium|kolleg)(?!\p{L})|universit|大学|学院|学校|中学/iu;
const degree =
  /(?<![\p{L}\p{N}])(?:b\.?\s?sc?|m\.?\s?sc?|b\.?a|m\.?a|b\.?eng|m\.?eng|mba|ph\.?d|bachelor(?:['’]?s)?|master(?:['’]?s)?|diploma|associate|degree|licence|diplôme|bts|dut|técnico|grado|máster|maîtrise|abitur|baccalauréat|bachillerato|staatsexamen|ausbildung|certificate|bsn|adn|a\.?a\.?s|gcse|a-levels)(?![\p{L}\p{N}])|doctor|diplom|licen\w|(?:reife|studium)(?!\p{L})|本科|硕士|博士|学士|专科/iu;

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
  return school.test(text);
}

export function namesRole(text: string): boolean {
  return role.test(text);
}

export function namesOrganisation(text: string): boolean {
  return organisation().test(text);
}

export function namesDegree(text: string): boolean {
  return degree.test(text) || abbreviation.test(text);
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

/** `Denver, CO`, `Lyon`: a name of few words with nothing in it that a role or an organisation has. */
export function isPlace(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}.' -]{1,30}(?:, \p{Lu}[\p{L}. ]{1,30}){0,2}$/u.test(text) &&
    !namesRole(text) &&
    // Colorado is no company.
    !namesOrganisation(text.replace(/, \p{Lu}{2}$/u, '')) &&
    !isSchool(text)
  );
}
