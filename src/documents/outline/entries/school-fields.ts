import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { withoutTrailing } from '../../../values/strings.ts';
import { filled } from '../../files/json-parts.ts';
import {
  degreeLetters,
  isPlace,
  isSchool,
  namesDegree,
  namesSchoolFirst,
  namesSubject,
} from '../recognize/name-kinds.ts';
import { hanAside, hanStudies, isHanDiscipline, withoutHanGrade } from './chinese-studies.ts';
import { asidesOf, dateOf, isShortList, link, list, partsOf, partsOfRole } from './entry-parts.ts';
import { isLabeledPlace } from './labeled-values.ts';
import type { WrittenEntry } from './read-entries.ts';

/* Reads the fields of a school, as in JSON Resume, from an entry. */

/** The label before a grade: `GPA:`, `Note `. */
export const gradeLabel = preparedPattern(
  () =>
    String.raw`^(?:(?:overall|cumulative|final|cum\.) )?(?:${phrases('resume', 'grade_label')})(?!\p{Script=Latin})\s*(?:[:：]\s*|de (?=\d))?(?=\S)`,
  'iu',
);
const grade =
  '(?:(?:overall|cumulative|final) )?c?gpa\\b.{2,30}|\\d[\\d.,/]*\\s*c?gpa|(?:promedio|moyenne|abschlussnote|note)(?: de|:)? ?\\d[\\d.,/]{0,9}';
/** A grade after the degree: `MSc Physics; GPA: 3.9`, `MSc Physics, 3.6 GPA`, `MSc Physics (GPA 3.9)`, `HSC – 81%`. */
const gradesAfter = [
  `^(.+?)[;,]\\s+(${grade})$`,
  `^(.+?)(?<!\\s)\\s+\\((${grade})\\)$`,
  '^(.{1,80}?)(?<!\\s)\\s?[:–—-]\\s(\\d{1,3}(?:[.,]\\d{1,2})?\\s?%)$',
].map((pattern) => new RegExp(pattern, 'iu'));

export function school(entry: WrittenEntry): JsonObject {
  const titled = partsOfRole(entry)
    .flatMap(withoutGrade)
    .flatMap(splitAtSign)
    .map(withoutDateWords)
    .map(withoutPeriod)
    .filter(isNotEmpty);
  const { address, others } = asidesOf(entry);
  const asides = others.flatMap(partsOf).flatMap(withoutGrade).map(withoutDateWords).filter(isNotEmpty);
  const headParts = [...titled, ...asides];
  // A short line below may be the degree of a school, or the school of a degree.
  const isTitle = (line: string) => line.length <= 90 && !/[.:]$/.test(withoutPeriod(line));
  const isDegree = (line: string) => namesDegree(line) && !isSchool(line) && isTitle(line);
  const isItsSchool = (line: string) => isSchool(line) && !namesDegree(line) && isTitle(line);
  const under = headParts.some(namesDegree) ? undefined : entry.paragraphs.slice(0, 2).find(isDegree);
  const studied =
    under ?? (headParts.some(namesDegree) ? undefined : entry.bullets.slice(0, 1).find(isDegree));
  const schoolBelow = headParts.some(isSchool) ? undefined : entry.paragraphs.slice(0, 2).find(isItsSchool);
  const found = [studied, schoolBelow].filter((line) => line !== undefined);
  const parts = [...titled, ...found.map(withoutPeriod)];
  const paragraphs = entry.paragraphs.filter((line) => !found.includes(line));
  const rating = [...parts, ...asides, ...paragraphs].find(isGrade) ?? '';
  const {
    institution,
    studies: written,
    left,
  } = readTaught(inUsualOrder(parts.filter((part) => part !== rating)), asides);
  const { remark, ...studies } = written;
  const rest = [...left, remark].filter((part) => part !== rating && isNotEmpty(part));
  const named = withSchool({ institution, ...studies });
  // JSON Resume has no field for the place of a school.
  const places = rest.filter(isWhere);
  const rated = rest.filter((part) => asides.includes(part) && !places.includes(part));
  const score = rating || (rated.find(isGradeOrHonors) ?? '');
  const text = [
    ...places,
    ...rest.filter((part) => !places.includes(part) && part !== score),
    ...paragraphs.filter((line) => line !== rating),
    ...entry.after,
  ];
  const courses = text.filter((line) => isShortList(line) && !isLabeledPlace(line) && !places.includes(line));
  return {
    ...filled(named),
    ...filled({ score: score.replace(gradeLabel.regExp, ''), ...link(entry, address) }),
    ...dateOf(entry),
    ...filled({ summary: text.filter((line) => !courses.includes(line)).join('\n\n') }),
    ...list('courses', [
      ...courses.flatMap((line) => line.split(/,\s+/)),
      ...entry.bullets.filter((line) => line !== studied),
    ]),
  };
}

/** Moves a subject that was read as the degree to its field. */
export function withSchool<Names extends { institution: string; studyType: string; area: string }>(
  names: Names,
): Names {
  const { institution, studyType, area } = names;
  if (area !== '' || studyType === '') return names;
  if (namesDegree(studyType)) return names;
  return namesSubject(studyType) && institution !== '' ? { ...names, studyType: '', area: studyType } : names;
}

/** Words that announce a date: `Graduation Date:`, `Expected`, `set to graduate`. */
const announcesDate =
  /(?<=^|[\s,;–-])(?:(?:expected|anticipated|projected|estimated)(?: (?:graduation|graduate|completion))?(?: date)?(?: in)?|(?:graduation|graduated|completion|completed)(?: date)?(?: in)?|(?:set|due|expected) to graduate(?: in)?|voraussichtlich(?:er abschluss)?)\s*[:：]?$/iu;

/** Removes words that announce a date from the end. */
export function withoutDateWords(part: string): string {
  const rest = part.replace(announcesDate, '');
  return rest === part ? part.trim() : withoutTrailing(rest, ' \t\u00A0,;–-').trim();
}

function isNotEmpty(part: string): boolean {
  return part !== '';
}

const signs = [' - ', ' – ', ' — ', ' @ ', ' at ', '; ', ': '];

/**
 * Splits at a separator between a school and something else: `Oak University - Botany`, `MSc Botany at Oak
 * University`.
 */
function splitAtSign(part: string): readonly string[] {
  for (const sign of signs) {
    const at = part.indexOf(sign);
    const [before, behind] = [part.slice(0, at).trim(), part.slice(at + sign.length).trim()];
    const isSubject = isSchool(before) && !isSchool(behind) && !isPlace(behind) && behind.length > 1;
    const isDegree = namesDegree(before) && !isSchool(before) && isSchool(behind);
    if (at > 0 && (isSubject || isDegree)) return [before, behind];
  }
  return [part];
}

/** Removes the period from the end: `Oak University.` */
function withoutPeriod(part: string): string {
  return part.replace(/(?<=\p{Ll}{4})\.$/u, '');
}

/** Of three or more parts, puts the school first and the degree with its subject second. */
function inUsualOrder(parts: readonly string[]): readonly string[] {
  if (parts.length < 3) return parts;
  const school = parts.find((part) => isSchool(part) && !namesDegree(part));
  const degree = parts.find((part) => part !== school && namesDegree(part));
  if (school === undefined || degree === undefined) return parts;
  const others = parts.filter((part) => part !== school && part !== degree);
  const subject =
    studiesIn(degree).area === ''
      ? others.find((part) => (!isPlace(part) || namesSubject(part)) && !/\d/.test(part) && part.length <= 60)
      : undefined;
  const studies = subject === undefined ? degree : `${degree}, ${subject}`;
  return [school, studies, ...others.filter((part) => part !== subject)];
}

function withoutGrade(part: string): readonly string[] {
  const found = gradesAfter.map((pattern) => pattern.exec(part)).find((one) => one !== null);
  return found?.[1] && found[2] ? [found[1], found[2]] : [part];
}

export function isGrade(text: string): boolean {
  if (/^\d[\d.,/ ]*(?:c?gpa|%)?$|^(?:(?:summa|magna) )?cum laude$/i.test(text)) return true;
  return text.length < 40 && gradeLabel.test(text);
}

/** True for a grade or honors: `1.3`, `cum laude`. */
function isGradeOrHonors(text: string): boolean {
  return (
    text.length <= 40 &&
    /\d|\b(?:laude|hono(?:u)?rs|distinction|merit|mention|auszeichnung|first class)\b/i.test(text)
  );
}

function isWhere(part: string): boolean {
  return part.includes(',') && isPlace(part) && !namesDegree(part);
}

interface Area {
  readonly area: string;
  /** The text after the subject; '' if there is none. */
  readonly remark: string;
}

interface Studies extends Area {
  readonly studyType: string;
}

interface Taught {
  readonly institution: string;
  readonly studies: Studies;
  /** Titles and asides that name neither. */
  readonly left: readonly string[];
}

function readTaught(titles: readonly string[], asides: readonly string[]): Taught {
  const named = titles.some(isSchool) ? undefined : asides.find(isSchool);
  if (named !== undefined) return withSchoolBeside(titles, asides, named);
  const places = titles.filter((title) => titles.length > 1 && isWhere(title));
  const [first = '', second = '', ...others] = schoolAndStudies(
    titles.filter((title) => !places.includes(title)),
  );
  const more = [...others, ...places];
  const schoolFirst = second === '' ? isSchool(first) : isSchoolFirst(first, second);
  const [institution, written] = schoolFirst ? [first, second] : [second, first];
  const degree = namesDegree(written) ? undefined : asides.find(namesDegree);
  if (degree !== undefined && written !== '') {
    const left = [...more, ...asides.filter((aside) => aside !== degree)];
    return { institution, studies: { studyType: degree, area: written, remark: '' }, left };
  }
  const { name, place } = withoutItsPlace(institution);
  const left = [...(place === '' ? [] : [place]), ...more, ...asides];
  return { institution: name, studies: studiesIn(written), left };
}

/** True if the school is first. If no word tells, the name that ends like a subject is the subject. */
function isSchoolFirst(first: string, second: string): boolean {
  if (namesSchoolFirst(first, second)) return true;
  const isUnknown = [first, second].every((text) => !isSchool(text) && !namesDegree(text));
  return isUnknown && namesSubject(second) && !namesSubject(first);
}

/** Splits a school from its place: `Oak University, Linz, OH`, `Oak University (Linz, OH)`. */
function withoutItsPlace(school: string): { readonly name: string; readonly place: string } {
  const open = school.endsWith(')') ? school.lastIndexOf(' (') : -1;
  const inside = school.slice(open + 2, -1);
  const dash = school.search(/\s[-–]\s/);
  const behind = school.slice(dash + 3).replace(' ,', ',');
  if (dash > 0 && isWhere(behind)) return { name: school.slice(0, dash), place: behind };
  if (open > 0 && isWhere(inside)) return { name: school.slice(0, open), place: inside };
  const pieces = school.split(/,\s+/);
  const last = pieces.findLastIndex(isSchool);
  const place = pieces.slice(last + 1).join(', ');
  const isAfter = last >= 0 && pieces.length > 2 && isPlace(place);
  return isAfter ? { name: pieces.slice(0, last + 1).join(', '), place } : { name: school, place: '' };
}

/** Reads a school at the other end of the line: `PhD` with `Princeton University, Computer Science`. */
function withSchoolBeside(titles: readonly string[], asides: readonly string[], named: string): Taught {
  const [degree = '', ...more] = titles;
  const pieces = named.split(/,\s+/);
  const last = pieces.findLastIndex(isSchool);
  const [studies, beside] = [studiesIn(degree), pieces.slice(last + 1).join(', ')];
  return {
    institution: pieces.slice(0, last + 1).join(', '),
    studies: namesDegree(beside) ? studiesIn(beside) : { ...studies, area: studies.area || beside },
    left: [...more, ...asides.filter((aside) => aside !== named)],
  };
}

/** Splits `MSc Physics, Trinity College Dublin` on one line, in either order. */
function schoolAndStudies(parts: readonly string[]): readonly string[] {
  const [only = ''] = parts;
  const pieces = only.split(/,\s+/);
  const school = pieces.findIndex(isSchool);
  const isSubject =
    school > 0 && pieces.slice(0, school).every((piece) => !isPlace(piece) || namesDegree(piece));
  if (parts.length !== 1 || !(namesDegree(only) || isSubject)) return parts;
  const degree = pieces.findIndex((piece, index) => index > 0 && namesDegree(piece));
  if (school === 0 && degree > 0)
    return [pieces.slice(0, degree).join(', '), pieces.slice(degree).join(', ')];
  if (school <= 0) return pieces.length === 2 && canSplit(pieces[0] ?? '') ? pieces : parts;
  return [pieces.slice(0, school).join(', '), pieces.slice(school).join(', ')];
}
const degreeWords = (): string => phrases('resume', 'degree_name');
const degreeOf = () =>
  `(?: of (?:(?:applied|fine|business|social) )?(?:${phrases('resume', 'degree_field')}))?`;
/** An abbreviation in brackets after the degree: `(M.A.)` */
const short = '(?: ?\\([^()]{2,12}\\))?';
const degreeIn = preparedPattern(
  () =>
    `^((?:${degreeWords()})${degreeOf()}(?: degree)?${short})(?:,?\\s+(?:in|en|im)\\s+|\\s?[:：]\\s+)([^()\\s][^()]*)$`,
  'iu',
);
const words = () => wordList('resume', 'degree_before_subject').alternatives();
const wordsThen = preparedPattern(
  () =>
    `^((?:${words()})(?: of (?:Science|Arts|Engineering|Laws|Education|Business Administration))?${short})\\s+(?!(?:I{1,3}|of|d|d['’]\\p{L}+|de|des|du|degree|en|im|in|thesis|student|studies)(?![\\p{L}]))(?!\\p{L}+ (?:\\p{L}+ )?(?:en|in) )(\\p{L}[^(),:]+)$`,
  'u',
);
/** Without `MA`, which after a subject may also be a place. */
const degreeInitials = () => phrases('resume', 'degree_initials');
const degreeThen = preparedPattern(
  () => `^((?:${degreeInitials()}|MA|${degreeLetters()})\\.?(?: \\(Hons?\\.?\\))?)\\s+(\\p{Lu}[^()]+)$`,
  'u',
);
const lettersIn = preparedPattern(
  () => `^((?:${degreeLetters()})\\.?(?: \\(Hons?\\.?\\))?)\\s+(?:in|en|of)\\s+([^()\\s][^()]*)$`,
  'u',
);

/** Names of degrees in several languages: words, abbreviations with periods, and `DUT` and the like. */
const degreeName = () =>
  `(?:${degreeWords()}|${degreeLetters()}|\\p{Lu}(?:\\.\\p{Lu})+\\.?|${phrases('resume', 'training_name')})`;
const afterDegree = preparedPattern(
  () =>
    `^(?:(?:honou?rs|double|abschluss|estudiante de la) )?${degreeName()}${degreeOf()}(?: degree)?(?: [12]| I{1,2})?(?: universitaria| superior| professionnelle)?${short}\\.?(?: ?[:–-])? (?:(?:in|en|im|zum|zur|zu|als|zum/zur)\\s)?(\\p{L}.{2,90})$`,
  'iu',
);

/** Words after a degree that are not its subject: `Candidate`, `Level 5`, `Cum Laude`. */
const notSubject = preparedPattern(
  () => String.raw`\d|^(?:${phrases('resume', 'not_subject')})(?![\p{L}])`,
  'iu',
);

/** The subject after the name of a degree: `DUT Génie Biologique`, `Master 2 Physique`, `Ausbildung zum Tischler`. */
export function subjectAfterDegree(studies: string): string {
  const found = afterDegree.exec(studies)?.[1] ?? '';
  // `Bachelor degree program` has no subject, and neither has text that continues in lower case.
  return /^\p{Lu}/u.test(found) && !isSchool(found) && !notSubject.test(found) ? found : '';
}

function canSplit(studies: string): boolean {
  return [degreeIn, degreeThen, wordsThen, lettersIn].some((pattern) => pattern.test(studies));
}

/** The degree after its subject: `Physics PhD`, `Botany (BS)`, `物理学 硕士`, `化学-本科`, `化学（本科）`. */
const degreeAfter = preparedPattern(
  () => `^(\\p{L}[^()]{2,70}?)\\s?\\(?(?<=[\\s(])((?:${degreeInitials()}|${degreeLetters()})\\.?)\\)?$`,
  'u',
);
const hanDegreeAfter =
  /^(\p{Script=Han}{2,30})(?:[（(][^（）()]{1,20}[）)])?[\s-]?[（(]?(本科|硕士|碩士|博士|学士|學士|专科|大专)[)）]?$/u;
/** `Bachelor of Political Science`: the subject is part of the name of the degree. */
const subjectOfDegree =
  /^(?:Bachelor|Master|Doctor)(?:['’]?s)? of (\p{Lu}[\p{L} ]{3,60}?)(?: (?:degree|Degree))?$/u;
const broadDegrees =
  /^(?:Sciences?|Arts|Engineering|Education|Laws?|Commerce|Philosophy|Medicine|Technology)$/u;

/** The label of a subject: `Fachbereich: Maschinenbau`, `opt. Mines` */
const areaLabel = preparedPattern(
  () =>
    String.raw`^(?:(?:${phrases('resume', 'subject_label')})\s?[:：]\s?|(?:fachrichtung|studienrichtung|studiengang|studium(?: der)?|opt\.|major in)\s)(?=\p{L})`,
  'iu',
);

/** Splits a subject from the text after it: `in Physics. Full scholarship.` */
export function plainArea(written: string): Area {
  const han = hanAside.exec(written);
  if (han?.[1] && han[2]) return { area: han[1], remark: han[2] };
  const bare = written.replace(/^(?:in|im|für|en|de|IN|EN|DE)\s(?=\p{Lu})/u, '');
  const text = bare.replace(areaLabel.regExp, '');
  const thesis = text.search(/\s(?:sur|on|über|sobre)\s[‘’“”"«„]/u);
  if (thesis > 0) return { area: text.slice(0, thesis), remark: text.slice(thesis + 1) };
  const end = [...text.matchAll(/(?<=\p{L}{5})\.\s/gu)].find(({ index }) =>
    isSentence(text.slice(index + 1, index + maxSentenceStart)),
  );
  const area = (end ? text.slice(0, end.index) : text).replace(/(?<=\p{Ll}{3})\.$/u, '');
  return { area, remark: end ? text.slice(end.index + 1).trim() : '' };
}

/** Number of characters in which a sentence is recognized. */
const maxSentenceStart = 200;

/** True for a sentence such as `Full scholarship.`; the second word of `Mechan. Engineering` is not one. */
function isSentence(text: string): boolean {
  const [first = '', ...others] = text.trim().split(/\s+/);
  return /^\p{Lu}/u.test(first) && !namesSubject(first) && others.some((word) => /^\p{Ll}{4}/u.test(word));
}

/**
 * Finds the degree and the subject: `BSc` and `Physics` in `BSc, Physics` and `BSc in Physics`. Where no sign or word is
 * between them (`BSc Physics`, `Physics PhD`) the degree is the whole text, so that it is printed as written. So is text
 * that cannot be split.
 */
export function studiesIn(written: string): Studies {
  const studies = withoutDateWords(written);
  const { rest, grade } = withoutHanGrade(studies);
  if (grade !== '') {
    const { studyType, area, remark } = studiesIn(rest);
    // Text with a grade that is not a degree is a subject.
    const named =
      area === '' && !namesDegree(studyType) ? { studyType: '', area: studyType } : { studyType, area };
    return { ...named, remark: [remark, grade].filter((text) => text !== '').join(' ') };
  }
  const han = hanStudies(studies);
  if (han !== null) return han;
  const found = degreeAfter.exec(studies) ?? hanDegreeAfter.exec(studies);
  if (found?.[1] && found[2] && !namesDegree(found[1]) && !isHanDiscipline(found[1]))
    return { studyType: /\p{Script=Han}/u.test(studies) ? found[2] : studies, area: found[1], remark: '' };
  const { studyType, area } = splitStudies(studies);
  if (notSubject.test(area) && studyType === studies) return { studyType, area: '', remark: '' };
  const ofDegree = area === '' ? (subjectOfDegree.exec(studies)?.[1] ?? '') : '';
  return { studyType, ...plainArea(broadDegrees.test(ofDegree) ? area : area || ofDegree) };
}

function splitStudies(studies: string): Omit<Studies, 'remark'> {
  const whole = degreeIn.exec(studies) ?? lettersIn.exec(studies);
  if (whole?.[1] && whole[2]) return { studyType: whole[1], area: whole[2] };
  const [first = '', ...areas] = studies.split(/,\s|，|\s-\s/).map((part) => part.trim());
  if (areas.length > 0) return { studyType: first, area: areas.join(', ') };
  const split = degreeThen.exec(first) ?? wordsThen.exec(first);
  if (split?.[2]) return { studyType: first, area: split[2] };
  const subject = /\s(?:in|en)\s/i.exec(first);
  const area = subject ? withoutRemark(first.slice(subject.index + subject[0].length).trim()) : '';
  return { studyType: first, area };
}

/** `Physics (with honours)` → `Physics` */
function withoutRemark(area: string): string {
  const open = area.endsWith(')') ? area.lastIndexOf('(') : -1;
  return open > 0 ? area.slice(0, open).trimEnd() : area;
}
