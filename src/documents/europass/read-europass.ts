import { decodeEntities } from '../../contract/resume/html-markup.ts';
import type { JsonObject } from '../../values/json-object.ts';
import { filled } from '../files/json-parts.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import { findLostFields, type SourcePlace } from '../notes/lost-text.ts';
import type { ReadingNote } from '../reading-note.ts';
import {
  dayOf,
  elementsAt,
  period,
  placeOf,
  prose,
  websiteOf,
  wordsAt,
  type XmlElement,
  xmlTree,
} from './europass-xml.ts';
import { convertToSkillsPassport } from './learner-info.ts';
import { candidateActivities, passportAchievements } from './read-activities.ts';
import { readLanguages, readPerson, readSkills } from './read-person.ts';
import { isSkipped, leftOutNotes } from './skipped-elements.ts';

/*
 * Reads Europass: learnerinfo XML (2005 to 2012), SkillsPassport XML (2012 to 2020) and Candidate XML (current).
 * `learner-info.ts` converts the oldest to SkillsPassport, so each field is read by two names: `wordsAt(person,
 * 'FirstName', 'GivenName')`. Text that no field was read from is reported automatically.
 */

export interface ReadEuropass {
  /** A JSON Resume. */
  readonly source: JsonObject;
  readonly notes: readonly ReadingNote[];
}

/** @throws UnreadableFile */
export async function readEuropass(xml: string): Promise<ReadEuropass> {
  const written = await xmlTree(xml);
  const root = elementsAt(written, 'learnerinfo').length > 0 ? convertToSkillsPassport(written) : written;
  const isPassport = elementsAt(root, 'SkillsPassport').length > 0;
  if (!isPassport && elementsAt(root, 'Candidate').length === 0)
    throw new UnreadableFile('is XML, but not a Europass CV');
  const source = resumeOf(root);
  return { source, notes: [...findLostFields(places(root), source), ...leftOutNotes(root)] };
}

function resumeOf(root: XmlElement): JsonObject {
  const [profile] = elementsAt(root, 'CandidateProfile');
  const language = profile?.attributes['languageCode'] ?? 'en';
  const jobs = [...elementsAt(root, 'WorkExperience'), ...elementsAt(root, 'EmployerHistory')];
  const { skills, languages, sections } = readSkills(root);
  const lists: Readonly<Record<string, readonly JsonObject[]>> = {
    work: jobs.flatMap((element) => employment(element, language)),
    education: [
      ...elementsAt(root, 'EducationList/Education'),
      ...elementsAt(root, 'EducationOrganizationAttendance'),
    ].map((element) => school(element, language)),
    languages: [...readLanguages(root, language), ...languages],
    skills,
  };
  const filledLists = Object.entries(lists).filter(([, items]) => items.length > 0);
  const { custom = [], ...others } = profile
    ? candidateActivities(profile, language)
    : passportAchievements(root);
  return {
    basics: readPerson(root, language),
    ...Object.fromEntries(filledLists),
    ...others,
    ...(sections.length + custom.length > 0 && { custom: [...sections, ...custom] }),
  };
}

/** A job for each position with an employer. */
function employment(element: XmlElement, language: string): readonly JsonObject[] {
  const positions = elementsAt(element, 'PositionHistory');
  if (positions.length === 0) return [job(element, element, language, element)];
  // A single position may get its dates from the employer; several positions cannot.
  const own = element.children.find(({ name }) => name === 'EmploymentPeriod');
  const time = positions.length === 1 ? own : undefined;
  return positions.map((position) => job(element, position, language, isDated(position) ? position : time));
}

function isDated(position: XmlElement): boolean {
  return elementsAt(position, 'StartDate').length + elementsAt(position, 'EndDate').length > 0;
}

/** @param time the element with the dates */
function job(
  employer: XmlElement,
  position: XmlElement,
  language: string,
  time: XmlElement | undefined,
): JsonObject {
  const [contact = employer] = [
    ...elementsAt(employer, 'Employer'),
    ...elementsAt(employer, 'OrganizationContact'),
  ];
  const { summary, highlights } = prose(wordsAt(position, 'Activities', 'Description'));
  return filled({
    name: wordsAt(employer, 'Employer/Name', 'OrganizationName'),
    position: wordsAt(position, 'Position/Label', 'PositionTitle'),
    location: (position === employer ? '' : placeOf(position, language)) || placeOf(contact, language),
    url: ownLink(employer) || websiteOf(contact),
    ...(time && period(time)),
    summary: [wordsAt(employer, 'Department'), summary].filter((part) => part !== '').join('\n\n'),
    highlights,
  });
}

function ownLink(employer: XmlElement): string {
  return employer.children.find(({ name }) => name === 'Link')?.text.trim() ?? '';
}

function school(element: XmlElement, language: string): JsonObject {
  const { summary, highlights } = prose(
    wordsAt(element, 'Activities', 'Description', 'OccupationalSkillsCovered'),
  );
  const field = wordsAt(
    element,
    ...['Field/Label', 'DegreeMajor/Name', 'DegreeMajor', 'MainFieldOfStudy', 'ProgramConcentration'],
  );
  const degree = wordsAt(element, 'Title', 'DegreeName');
  const program = wordsAt(element, 'ProgramName');
  return filled({
    institution: wordsAt(element, 'Organisation/Name', 'OrganizationName'),
    studyType: degree || program,
    // Some files have only the code of a field.
    area: /^\d+$/.test(field) ? '' : field,
    score: wordsAt(element, 'FinalGrade'),
    url: wordsAt(element, 'Link') || websiteOf(element),
    ...attendance(element),
    // JSON Resume has no field for the location of a school.
    summary: [degree === '' ? '' : program, placeOf(element, language), wordsAt(element, 'Thesis'), summary]
      .filter((part) => part !== '')
      .join('\n\n'),
    courses: highlights,
  });
}

/** The date of the degree is used only without other dates. */
function attendance(element: XmlElement): JsonObject {
  const [time = element] = [...elementsAt(element, 'AttendancePeriod'), ...elementsAt(element, 'Period')];
  const dates = filled(period(time));
  return Object.keys(dates).length > 0 ? dates : { date: dayOf(element) };
}

/** Paths whose text is repeated elsewhere, or has a label where it is a code. */
const repeatedPaths = [
  ...['PositionHistory/City', 'PositionHistory/Country', 'Headline/Type/Label', 'Title/Label'],
  ...['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing'].map(
    (skill) => `ForeignLanguage/ProficiencyLevel/${skill}`,
  ),
  ...['CompetencyDimension/Score/ScoreText', 'Others/Title', 'Other/Title'],
];

function places(element: XmlElement, path = ''): readonly SourcePlace[] {
  return element.children.flatMap((child): readonly SourcePlace[] => {
    if (isSkipped(child.name)) return [];
    const at = path ? `${path}/${child.name}` : child.name;
    const own = decodeEntities(child.text.replace(/<[^<>]*>/g, ' ')).trim();
    const isSaid = own === '' || isCode(child, own) || repeatedPaths.some((end) => at.endsWith(end));
    return [...(isSaid ? [] : [{ place: at, texts: [own] }]), ...places(child, at)];
  });
}

function isCode({ name }: XmlElement, text: string): boolean {
  return name === 'ProgramConcentration' && /^\d+$/.test(text);
}
