import { dateWords } from '../../../contract/resume/dates.ts';
import { opensWithDegree } from '../../../lexicon/degree-words.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { andWords } from '../../../lexicon/words/function-words.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { ownValue } from '../../../values/own-value.ts';
import { filled, textOf } from '../../files/json-parts.ts';
import { labelsOfSchools, withLabeledValues } from '../entries/labeled-values.ts';
import { isGrade, studiesIn, subjectAfterDegree, withoutDateWords } from '../entries/school-fields.ts';
import { isCompany } from '../heads/head-names.ts';
import { subjectBeforeSchool } from '../heads/subject-before-school.ts';
import { dateFields, withoutDatePreposition } from '../recognize/dates-in-text.ts';
import {
  areGrades,
  isPlace,
  isSchool,
  namesDegree,
  namesOrganization,
  namesSubject,
} from '../recognize/name-kinds.ts';
import { inBrackets, isDated, type Names, namesOf, withNames, withRestsAbove } from './fitting-names.ts';

/*
 * Moves values of schools to the fields that they fit: a degree or date is not a school, and a school is not a
 * subject.
 */

type School = Names<'school' | 'degree' | 'area'>;

export function fittingSchools(items: readonly JsonObject[]): readonly JsonObject[] {
  let above = '';
  const schools = items.map((item) => {
    const one = fittingSchool(item, above);
    if (!isEmptyEntry(one)) above = textOf(one, 'institution');
    return one;
  });
  return withRestsAbove(schools, isEmptyEntry, 'courses', ['score', 'url', 'location', 'summary']);
}

/** @param above the school of the entry above */
function fittingSchool(read: JsonObject, above: string): JsonObject {
  const item = withoutBareLabels(withDegreeBelow(withLabeledValues(read, labelsOfSchools, 'courses')));
  const keys = { school: 'institution', degree: 'studyType', area: 'area' };
  const written = withDateInText(namesOf(item, keys, namesDegree), textOf(item, 'summary'));
  const named = withOwnSchool(withOwnDegree(withWholeBracket(written)), above);
  const whole = withSubject(withoutPlace(named));
  const one = withoutSubjectBefore(whole);
  const names = {
    institution: withoutDateWords(isDated(item) ? withoutDatePreposition(one.school) : one.school),
    studyType: one.degree,
    area: one.area.replace(inCapitals, ''),
  };
  return withNames(item, names, one, 'courses');
}

/** Drops the label of a degree whose value is in its field: `Abschluss` beside `Abitur`. */
function withoutBareLabels(item: JsonObject): JsonObject {
  if (textOf(item, 'studyType') === '' || textOf(item, 'summary') === '') return item;
  const { summary: _, ...others } = item;
  const kept = textOf(item, 'summary')
    .split('\n\n')
    .filter((text) => !bareLabel.test(text));
  return { ...others, ...filled({ summary: kept.join('\n\n') }) };
}

const bareLabel = preparedPattern(
  () => `^(?:${phrases('resume', 'degree_label')})(?: (?:adquirid|alcanzad)[oa])?[:：]?$`,
  'iu',
);

const maxDegreeLength = 60;

/** Moves a degree from the text below its school: `HSLC` below `Oak Higher Secondary School`. */
function withDegreeBelow(item: JsonObject): JsonObject {
  const [school, degree, area] = ['institution', 'studyType', 'area'].map((key) => textOf(item, key));
  if (!isSchool(school ?? '') || namesDegree(school ?? '') || degree !== '' || area !== '') return item;
  const texts = textOf(item, 'summary').split('\n\n');
  const found = texts.find((text) => text.length <= maxDegreeLength && isOnlyDegree(text));
  if (found === undefined) return item;
  const { summary: _, ...others } = item;
  return {
    ...others,
    studyType: found,
    ...filled({ summary: texts.filter((text) => text !== found).join('\n\n') }),
  };
}

/** The word between degree and subject: `BACHELOR` and `OF ARTS`; in small letters the readings know it. */
const inCapitals = /^(?:OF|IN|DE|EN|IM) (?=\p{Lu}{2})/u;

const point = `(?:${dateWords.month}\\.?,? )?(?:19|20)\\d{2}(?!\\d)`;
const finished = new RegExp(
  `^(?:(?:anticipated|expected|projected) )?(?:graduation|graduated|graduating|completion|completed|abschluss|diplômée?|egresad[oa]|titulad[oa])(?: date)?\\s?[:–-]?\\s?(?:in |en |im )?(${point})`,
  'iu',
);
const unfinished = /^\(?(?:currently )?(?:in progress|ongoing|en cours|en curso|cursando|laufend)\)?\.?$/iu;

/**
 * Takes the date of a school without one from text such as `Graduated in 2008 with honors`. The only date of
 * unfinished studies is their start.
 */
function withDateInText(one: School, text: string): School {
  const lines = [...one.left, ...text.split('\n\n')];
  const { date } = one.dates;
  if (date !== undefined && lines.some((line) => unfinished.test(line)))
    return { ...one, dates: { startDate: date } };
  // An entry without names and dates continues the school above.
  if (Object.keys(one.dates).length > 0 || [one.school, one.degree, one.area].every((name) => name === ''))
    return one;
  const finishDate = lines.map((line) => finished.exec(line)?.[1]).find((found) => found !== undefined);
  return finishDate === undefined ? one : { ...one, dates: { ...dateFields(finishDate) } };
}

const openBracket = /^([^()]{1,30})\), (\S.*)$/u;

/** `MAES), Oak University`: moves the end of a bracket to the degree or subject where it was opened. */
function withWholeBracket(one: School): School {
  const [, inside, school] = openBracket.exec(one.school) ?? [];
  if (inside === undefined || school === undefined || one.degree + one.area === '') return one;
  const bracket = ` (${inside})`;
  // The degree in other words adds nothing to its name.
  if (one.area === '')
    return namesDegree(inside)
      ? { ...one, school, left: [inside, ...one.left] }
      : { ...one, school, degree: one.degree + bracket };
  return { ...one, school, area: one.area.endsWith(bracket) ? one.area : one.area + bracket };
}

/** Moves the place before a degree out of the way: `PA, Bachelor of Arts in Botany` behind a town. */
function withOwnDegree(one: School): School {
  const { degree, area, left } = one;
  const pieces = area.split(/,\s+/);
  const first = pieces.findIndex((piece) => namesDegree(piece) && !isSchool(piece));
  const before = [degree, ...pieces.slice(0, Math.max(first, 0))].filter((piece) => piece !== '');
  const isWhere = before.length > 0 && before.every((piece) => !namesDegree(piece) && isPlace(piece));
  if (first < 0 || !isWhere) return one;
  return { ...one, degree: pieces.slice(first).join(', '), area: '', left: [before.join(', '), ...left] };
}

const joints =
  /\s(?:from|at|@|an der|bei|à la|en la|por(?: la| el)?)\s|\s[-–—|]\s|\s?-(?=\p{Lu}\p{Ll}+ of )|\.\s|,\s|(?<=^\p{Script=Han}{2,6})\s(?=\p{Script=Han})/giu;

/** Moves the name of a school to its field, whichever field it was read into. */
function withOwnSchool(written: School, above: string): School {
  const one = withoutLabeled(written);
  const { school, degree, area, left } = one;
  const whole = degreeAndSchool(degree);
  if (whole !== null) {
    const others = school === '' || whole.school.includes(school) ? [] : [school];
    return {
      ...one,
      ...whole,
      area: area.endsWith(whole.school) || degree.includes(area) ? '' : area,
      left: [...others, ...left],
    };
  }
  // Its word for a degree put the school beside a department, or beside the school that was taken over from above.
  if (hanSchoolName.test(degree) && (school === above || hanDepartment.test(school))) {
    const isDepartment = area === '' && hanDepartment.test(school);
    return { ...one, school: degree, degree: '', area: isDepartment ? school : area };
  }
  const isNamed = isOnlySchool(school) && school !== above;
  const mayTeach = (isOnlySchool(area) && !ofSchools.test(area)) || (!namesDegree(area) && isCompany(area));
  if (!isNamed && mayTeach && area !== school) {
    const rest = school === '' || school === above ? [] : [school];
    return { ...one, school: area, area: '', left: [...rest, ...left] };
  }
  const [, subject, giver] = school === '' || school === above ? (fromGiver.exec(area) ?? []) : [];
  if (subject !== undefined && giver !== undefined) return { ...one, school: giver, area: subject };
  if (!isOnlySchool(school) && isOnlySchool(degree))
    return namesDegree(school) || school === '' ? { ...one, school: degree, degree: school } : one;
  // `Nordtor Lebensmittel GmbH, Leipzig` above `Industriekaufmann (IHK)`: the employer trained the person.
  if (opensWithDegree(school) && !isSchool(school) && namesOrganization(degree) && !namesDegree(degree)) {
    const where = area === '' ? [] : [area];
    return { ...one, school: degree, degree: school, area: '', left: [...where, ...left] };
  }
  const han = degree !== '' && area === '' ? hanSchool.exec(school) : null;
  if (han?.[1] && han[2]) {
    const { area: subject, remark } = studiesIn(han[2]);
    if (subject !== '')
      return { ...one, school: han[1], area: subject, left: [remark, ...left].filter((text) => text !== '') };
  }
  if (area === '' && hanDepartment.test(degree) && !namesDegree(degree))
    return withOwnSchool({ ...one, degree: '', area: degree }, above);
  const glued = area === '' ? departmentOf(school) : null;
  if (glued !== null) return { ...one, ...glued };
  const split = degree === '' ? degreeAndSchool(school) : null;
  if (split !== null) return { ...one, ...split };
  const isDegree = degree === '' && namesDegree(school) && !isSchool(school);
  return isDegree ? { ...one, school: '', degree: school } : one;
}

/** A subject and the name that follows it, which is a school whatever its words: `Massage from Hill & Sons`. */
const fromGiver = /^(.{3,60}) from ((?:the )?\p{Lu}[\p{L}\p{N}&'’ -]{2,60}[\p{L}\p{N}])\.?$/u;

/** Subjects that begin like schools: `School Counseling`, `College Student Affairs`, but not `School of Arts`. */
const ofSchools = /^(?:high )?(?:school|university|college) (?!of )/iu;

/** Removes labeled text, brackets and grades, which are not names: `Focus: Computing`, `(2nd class)`, `Art - B`. */
function withoutLabeled(one: School): School {
  const { school, degree, left } = one;
  const isBeside = degree !== '' || one.area !== '';
  const isLabeled = isBeside && /^\p{L}{4,20}\s?[:：]\s/u.test(school) && !isSchool(school);
  if (isLabeled || inBrackets.test(school) || (isBeside && areGrades(school)))
    return { ...one, school: '', left: [school, ...left] };
  const isAside = inBrackets.test(degree) && !namesDegree(degree);
  return isAside ? { ...one, degree: '', left: [degree, ...left] } : one;
}

function isOnlySchool(name: string): boolean {
  return isSchool(name) && (!namesDegree(name) || hanSchoolName.test(name));
}

/** A Chinese name that ends as a school, whatever degree its kind names: `远山专科学校`. */
const hanSchoolName = /^\p{Script=Han}{3,20}(?:大[学學]|[学學]院|[学學]校)$/u;

/** True for a degree without a school, and for `High School Diploma`. */
function isOnlyDegree(name: string): boolean {
  return (
    namesDegree(name) &&
    (!isSchool(name) || /^(?:high|secondary|middle) school (?:diploma|degree|certificate)$/iu.test(name))
  );
}

/** Splits a degree from its school: `BSc in Botany from Oak University`, `Oak University. BSc Botany`. */
function degreeAndSchool(text: string): { readonly school: string; readonly degree: string } | null {
  const han = hanSchool.exec(text);
  if (han?.[1] && han[2]) return { school: han[1], degree: han[2] };
  if (!namesDegree(text)) return null;
  const whole = wholeDegree.exec(text);
  if (whole?.[1] && whole[2]) return { school: whole[2], degree: whole[1] };
  if (!isSchool(text)) return null;
  for (const { 0: sign, index } of text.matchAll(joints)) {
    const [first, second] = [text.slice(0, index).trim(), text.slice(index + sign.length).trim()];
    if (isOnlyDegree(first) && isOnlySchool(second)) return { school: second, degree: first };
    // Behind a Chinese school, a blank may also be before its department.
    if (sign !== ' ' && isOnlySchool(first) && isOnlyDegree(second)) return { school: first, degree: second };
  }
  const glued = beforeSchool.exec(text);
  if (glued?.[1] && glued[2] && namesDegree(glued[1]) && !isSchool(glued[1]))
    return withWholeName(glued[1], glued[2]);
  return null;
}

/** Moves the words behind the subject to the school: `BSc Botany National` and `College of Oakhurst`. */
function withWholeName(degree: string, school: string): { readonly school: string; readonly degree: string } {
  const [, before = '', word = ''] = /^(.+) (\p{Lu}\p{Ll}+)$/u.exec(degree) ?? [];
  const isOfSchool =
    namesSubject(before) && namesDegree(before) && !namesSubject(degree) && !namesDegree(word);
  return isOfSchool ? { school: `${word} ${school}`, degree: before } : { school, degree };
}

/** A degree whose name is complete, so the school follows it: `High School Diploma Oak Hill`. */
const wholeDegree =
  /^((?:high|secondary) school (?:diploma|degree|certificate)|g\.?e\.?d\.?)\s(?!(?:in|of|from|at|with)\s)(\p{L}.{3,60})$/iu;

/**
 * A degree before a word that begins the name of a school: `BSc in Botany University of Oakhurst`, `Técnico en
 * Botánica en Instituto Oakhurst`.
 */
const beforeSchool =
  /^(.{4,90}?),?\s(?:(?:in|at|en|im|a)\s(?:el\s|la\s|the\s)?)?((?:The\s)?(?:University|College|Institute|Universidad|Instituto|Universität|Hochschule|Université|Colegio|Escuela)\s(?:of|de|del|für|d['’]|Profesional|Superior|Nacional|Tecnológic[oa]|Técnic[oa])(?![\p{L}]).*)$/iu;

/** `企業管理系` names what is studied, and no degree. */
const hanDepartment = /^\p{Script=Han}{2,12}(?:系|科|學程|学程|專業|专业)$/u;
const gluedDepartment =
  /^(\p{Script=Han}{2,12}?(?:大學|大学|學院|学院|專科學校|专科学校))(\p{Script=Han}{2,14}(?:系|研究所|學程|学程|[資管工化物數经經](?:所)))$/u;

/** Splits the department off a Chinese university: `遠山大學企業管理系`. */
function departmentOf(school: string): { readonly school: string; readonly area: string } | null {
  const [, name = '', area = ''] = gluedDepartment.exec(school) ?? [];
  return name === '' ? null : { school: name, area };
}

/** School and degree: `青岛大学 临床医学学士` */
const hanSchool =
  /^(\p{Script=Han}{2,20}(?:大学|学院|学校|中学)(?:[（(][^（）()]{2,40}[）)])?)[\s　]+(\p{Script=Han}[^，。；]{1,40})$/u;
/** School and place: `多伦多大学 多伦多`, `哈尔滨工业大学，黑龙江省` */
const hanPlace = /^(\p{Script=Han}{2,20}(?:大学|学院|学校|中学))[\s，,、]+(\p{Script=Han}{2,6})$/u;

function withoutPlace(one: School): School {
  const { school, left } = one;
  const han = hanPlace.exec(school);
  if (han?.[1] && han[2] && !namesDegree(han[2]) && !isSchool(han[2]))
    return { ...one, school: han[1], left: [han[2], ...left] };
  const pieces = school.split(/,\s+/);
  const last = pieces.findLastIndex(isSchool);
  const where = pieces.slice(last + 1);
  const isWhere =
    last >= 0 && where.length > 1 && where.every((piece) => isPlace(piece.replace(/^the /, '')));
  if (!isWhere) return one;
  return { ...one, school: pieces.slice(0, last + 1).join(', '), left: [where.join(', '), ...left] };
}

/** A diploma of a school has no subject. */
function withoutSubjectBefore(one: School): School {
  const takesSubject = one.degree !== '' && !/school/iu.test(one.degree);
  const split = takesSubject || one.area !== '' ? subjectBeforeSchool(one.school, one.area) : null;
  return split === null ? one : { ...one, ...split };
}

/** Grades and levels, which are not subjects: `Mention Très Bien`, `Bac +5`, `with honours`. */
const rankWords = /^(?:mention\s|bac ?\+|with hono|(?:first|second|2nd|1st) class)/iu;

/** `Master of Art: Human Resources`, `Studies completed: BSc` */
const atColon = /^([^:：]{3,60})[:：]\s([^:：]+)$/u;
const bracketAtEnd = /\s\(([^()]{1,80})\)$/u;

/** Removes a bracket such as in `Botany (expected 2024)`; `Film (IMAC)` is a name. */
function withoutRemark(area: string): string {
  const inside = bracketAtEnd.exec(area)?.[1] ?? '';
  return /\d|^\p{Ll}/u.test(inside) ? area.replace(bracketAtEnd, '') : area;
}

function withSubject(written: School): School {
  const [first = '', second = ''] = (atColon.exec(written.degree) ?? []).slice(1).map((part) => part.trim());
  const isLabeled = second !== '' && !namesDegree(first) && namesDegree(second);
  const one = isLabeled ? { ...written, degree: second } : written;
  if (second !== '' && one.area === '' && namesDegree(first) && !namesDegree(second))
    return { ...one, degree: first, area: withoutRemark(second) };
  const { degree, area, left } = one;
  if (area !== '' && (rankWords.test(area) || isGrade(area) || areGrades(area)))
    return withSubject({ ...one, area: '', left: [...left, area] });
  if (degree === '') return one;
  const { studyType, area: found, remark } = studiesIn(degree);
  if (area !== '') return withWholeSubject(one, studyType, found);
  if (studyType !== degree && rankWords.test(found))
    return withSubject({ ...one, degree: studyType, left: [...left, found] });
  if (found !== '')
    return { ...one, degree: studyType, area: found, left: remark === '' ? left : [...left, remark] };
  return { ...one, area: subjectAfterDegree(degree) };
}

/**
 * A conjunction shows that the area is the end of a list (`Media and Design`). Without one it is a subject, such as
 * `Finance` beside `Master of Business Administration`.
 */
const endOfList = preparedPattern(() => String.raw`\s(?:${andWords()}|&)\s`, 'iu');

/** Joins a subject that a comma has split: `Master of Applied Arts`, `Media and Design`. */
function withWholeSubject(one: School, degree: string, begun: string): School {
  const { area } = one;
  if (begun === '' || area.startsWith(begun) || !endOfList.test(area)) return one;
  const isInName = degree === one.degree;
  return {
    ...one,
    degree: isInName ? `${degree}, ${area}` : degree,
    area: `${begun}, ${area}`,
  };
}

function isEmptyEntry(item: JsonObject): boolean {
  return (
    !isDated(item) && ['institution', 'studyType', 'area'].every((key) => ownValue(item, key) === undefined)
  );
}
