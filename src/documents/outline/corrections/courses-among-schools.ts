import { shippedKindOf } from '../../../lexicon/lexicon.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { entriesOf, filled, textOf } from '../../files/json-parts.ts';
import { periodText } from '../entries/entry-parts.ts';
import { withoutDateWords } from '../entries/school-fields.ts';
import { saysTitle } from '../heads/head-names.ts';
import { isSchool, namesCourse, namesDegree } from '../recognize/name-kinds.ts';

/*
 * Moves courses and certificates that are listed among schools to the certificates, because a course of two days
 * must not count as a degree.
 */

/** Moves the entries of `education` that are courses or certificates to `certificates`. */
export function withSeparateCourses(source: Readonly<JsonObject>): JsonObject {
  const entries = entriesOf(source, 'education');
  const areSchools = entries.some(namesSchoolOrDegree);
  const courses = entries.filter((entry) => isCourse(entry) || (areSchools && isOtherTraining(entry)));
  if (courses.length === 0) return { ...source };
  const { education: _, certificates: __, ...others } = source;
  const schools = entries.filter((entry) => !courses.includes(entry));
  return {
    ...others,
    ...(schools.length > 0 && { education: [...schools] }),
    certificates: [...entriesOf(source, 'certificates'), ...courses.map(certificateOf)],
  };
}

/**
 * True for a course or a known certificate without the name of a school. A training center counts only if the entry names nothing else,
 * because it may also teach a trade.
 */
function isCourse(entry: Readonly<JsonObject>): boolean {
  const [name, school] = [nameOf(entry), textOf(entry, 'institution')];
  const only = name === '' ? school : name;
  return ![name, school].some(isSchool) && (namesCourse(only) || shippedKindOf(only) === 'certificate');
}

/** True for an entry without a school whose name is neither a degree nor a trade: `Army Basic Training`. */
function isOtherTraining(entry: Readonly<JsonObject>): boolean {
  const name = nameOf(entry);
  return (
    textOf(entry, 'institution') === '' &&
    textOf(entry, 'studyType') !== '' &&
    !namesSchoolOrDegree(entry) &&
    saysTitle(name) <= 0 &&
    withoutDateWords(name) !== ''
  );
}

function namesSchoolOrDegree(entry: Readonly<JsonObject>): boolean {
  return ['institution', 'studyType', 'area', 'summary']
    .map((key) => textOf(entry, key))
    .some((text) => isSchool(text) || namesDegree(text));
}

/** The degree and subject, or the first paragraph if the entry has neither. */
function nameOf(entry: Readonly<JsonObject>): string {
  const [degree, subject] = [textOf(entry, 'studyType'), textOf(entry, 'area')];
  if (degree !== '' || subject !== '')
    return degree.includes(subject) ? degree : [degree, subject].filter((name) => name !== '').join(', ');
  return paragraphsOf(entry)[0] ?? '';
}

function paragraphsOf(entry: Readonly<JsonObject>): readonly string[] {
  return textOf(entry, 'summary')
    .split('\n\n')
    .filter((text) => text !== '');
}

function certificateOf(entry: Readonly<JsonObject>): JsonObject {
  const school = textOf(entry, 'institution');
  const ownName = nameOf(entry);
  const name = ownName === '' ? school : ownName;
  const points = Array.isArray(entry['courses']) ? entry['courses'].map(String) : [];
  const texts = [textOf(entry, 'score'), ...paragraphsOf(entry).filter((text) => text !== name), ...points];
  const period = periodText({ startDate: textOf(entry, 'startDate'), endDate: textOf(entry, 'endDate') });
  return filled({
    name,
    issuer: name === school ? '' : school,
    date: textOf(entry, 'date') || period,
    url: textOf(entry, 'url'),
    summary: texts.filter((text) => text !== '').join('\n\n'),
  });
}
