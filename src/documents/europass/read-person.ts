import type { JsonObject } from '../../values/json-object.ts';
import { filled } from '../files/json-parts.ts';
import { skillSection } from '../outline/skills/skill-groups.ts';
import { lineOfText } from '../outline/source-line.ts';
import {
  channelsOf,
  countryName,
  elementsAt,
  languageName,
  placeOf,
  textsOfHtml,
  websitesOf,
  wordsAt,
  type XmlElement,
} from './europass-xml.ts';

/** The person as `basics` of a JSON Resume. */
export function readPerson(root: XmlElement, language: string): JsonObject {
  const [person = root] = [...elementsAt(root, 'Identification'), ...elementsAt(root, 'CandidatePerson')];
  const [phone = '', ...phones] = written([
    ...elementsAt(person, 'Telephone').map((one) => wordsAt(one, 'Contact')),
    ...channelsOf(person, 'telephone').map(numberIn),
  ]);
  const [email = '', ...emails] = written([
    ...elementsAt(person, 'Email').map((one) => wordsAt(one, 'Contact')),
    ...channelsOf(person, 'email').map((one) => wordsAt(one, 'URI')),
  ]);
  const [url = '', ...others] = written(websitesOf(person));
  const profiles = [...others.map((address) => ({ url: address })), ...messengers(person)];
  const place = placeOf(person, language) || countryName(wordsAt(person, 'ResidencyCountryCode'), language);
  const licences = drivingLicenses(root);
  const headline = headlineOf(root);
  const names = [wordsAt(person, 'FirstName', 'GivenName'), wordsAt(person, 'Surname', 'FamilyName')];
  const name = names.join(' ').trim();
  return filled({
    name: (name && `${titleOf(person)}${name}`) || wordsAt(person, 'FormattedName', 'LegalName'),
    ...headline,
    ...{ email, phone, url },
    ...(place && { location: { address: place } }),
    profiles,
    customFields: [
      ...[...emails, ...phones].map((value) => ({ name: '', value })),
      ...(licences === '' ? [] : [{ name: 'Driving licence', value: licences }]),
    ],
  });
}

/** A form of address that nobody writes above a resume. */
const salutation = /^(?:mrs?|ms|miss|herr|frau|mme|mlle|m|sra?|srta)\.?$/iu;

/** `Dr. `, which is part of the name; '' for `Ms.`. */
function titleOf(person: XmlElement): string {
  const title = wordsAt(person, 'PersonName/Title/Label');
  return title === '' || salutation.test(title) ? '' : `${title} `;
}

/** The non-empty texts without duplicates. */
function written(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}

/** A headline is a job title or a personal statement. */
function headlineOf(root: XmlElement): { readonly label: string; readonly summary: string } {
  const text = wordsAt(root, 'Headline/Description/Label');
  const isStatement = /statement/i.test(wordsAt(root, 'Headline/Type/Code'));
  const summary = [
    isStatement ? text : '',
    ...['ExecutiveSummary', 'CandidateObjective', 'QualificationsSummary'].flatMap((name) =>
      textsOfHtml(wordsAt(root, name)),
    ),
  ];
  return { label: isStatement ? '' : text, summary: summary.filter((part) => part !== '').join('\n\n') };
}

/** Joins `39` and `055 1234` to `+39 055 1234`. */
function numberIn(channel: XmlElement): string {
  const [country, number] = [wordsAt(channel, 'CountryDialing'), wordsAt(channel, 'DialNumber')];
  if (number === '' || country === '' || /^(?:\+|00)/.test(number)) return number || wordsAt(channel, 'URI');
  return `+${country.replace(/\D/g, '')} ${number}`;
}

function messengers(person: XmlElement): readonly JsonObject[] {
  return elementsAt(person, 'InstantMessaging').map((one) =>
    filled({ network: wordsAt(one, 'Use/Label'), username: wordsAt(one, 'Contact') }),
  );
}

function drivingLicenses(root: XmlElement): string {
  const licences = [
    ...elementsAt(root, 'Driving/Description/Licence'),
    ...elementsAt(root, 'License/LicenseTypeCode'),
  ];
  return licences
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(', ');
}

const motherTongue = 'Mother tongue';

/** Languages with their CEFR levels. */
export function readLanguages(root: XmlElement, language: string): readonly JsonObject[] {
  const mother = elementsAt(root, 'MotherTongue').map((one) => wordsAt(one, 'Description/Label'));
  const primary = elementsAt(root, 'PrimaryLanguageCode').map(({ text }) =>
    languageName(text.trim(), language),
  );
  const foreign = elementsAt(root, 'ForeignLanguage').map((one) => {
    const levels = (elementsAt(one, 'ProficiencyLevel')[0]?.children ?? []).map(({ text }) => text.trim());
    return filled({ language: wordsAt(one, 'Description/Label'), fluency: [...new Set(levels)].join(', ') });
  });
  const known = elementsAt(root, 'PersonCompetency')
    .filter(isLanguage)
    .map((one) => {
      const levels = elementsAt(one, 'CompetencyDimension').map((level) => wordsAt(level, 'ScoreText'));
      const name = wordsAt(one, 'CompetencyName') || languageName(wordsAt(one, 'CompetencyID'), language);
      return filled({ language: name, fluency: [...new Set(levels)].filter(Boolean).join(', ') });
    });
  const spoken = [...mother, ...primary].map((name) => ({ language: name, fluency: motherTongue }));
  return [...spoken, ...foreign, ...known].filter((one) => 'language' in one && one['language'] !== '');
}

function isLanguage(competency: XmlElement): boolean {
  return wordsAt(competency, 'TaxonomyID').toLowerCase() === 'language';
}

/* Europass has a text for each kind of skill: names in a row, points, or sentences. */

export interface EuropassSkills {
  readonly skills: readonly JsonObject[];
  /** Languages among the skills. */
  readonly languages: readonly JsonObject[];
  /** Sentences, under the title of their kind. */
  readonly sections: readonly JsonObject[];
}

interface Kind {
  /** Its element in a SkillsPassport or a Candidate. */
  readonly name: string;
  readonly title: string;
  /** True if the text describes behavior and has no names of skills. */
  readonly isText?: true;
}

const skillsPassportKinds: readonly Kind[] = [
  { name: 'Social', title: 'Social', isText: true },
  { name: 'Communication', title: 'Communication', isText: true },
  { name: 'Organisational', title: 'Organisational', isText: true },
  { name: 'JobRelated', title: 'Job-related' },
  { name: 'Computer', title: 'Computer' },
  { name: 'Artistic', title: 'Artistic' },
  { name: 'Other', title: 'Other' },
];

const candidateKinds: readonly Kind[] = [
  { name: 'CommunicationAndInterpersonalSkills', title: 'Communication', isText: true },
  { name: 'ManagementAndLeadershipSkills', title: 'Management and leadership', isText: true },
  { name: 'OrganisationalSkills', title: 'Organisational', isText: true },
  { name: 'DigitalSkills', title: 'Digital' },
];
export const candidateSkillElements: readonly string[] = candidateKinds.map(({ name }) => name);

export function readSkills(root: XmlElement): EuropassSkills {
  const texts = [
    ...skillsPassportKinds.map((kind) => ({
      kind,
      lines: textsOfHtml(wordsAt(root, `Skills/${kind.name}/Description`)),
    })),
    ...candidateKinds.map((kind) => ({
      kind,
      lines: elementsAt(root, kind.name).flatMap(({ children }) => children.flatMap(linesOfSkill)),
    })),
  ];
  const read = texts.map(({ kind, lines }) => ofKind(kind, lines));
  const competencies = elementsAt(root, 'PersonCompetency').filter((one) => !isLanguage(one));
  const names = competencies.map((one) => wordsAt(one, 'CompetencyName')).filter((name) => name !== '');
  return {
    skills: [...read.flatMap(({ skills }) => skills), ...names.map((name) => ({ name }))],
    languages: read.flatMap(({ languages }) => languages),
    sections: read.flatMap(({ sections }) => sections),
  };
}

/** The title, which may repeat the kind, and the lines below it; in a group, those of each skill. */
function linesOfSkill(skill: XmlElement): readonly string[] {
  const inGroup = skill.children.filter(({ name }) => name.endsWith('Skill'));
  if (inGroup.length > 0) return inGroup.flatMap(linesOfSkill);
  return [
    wordsAt(skill, 'Title'),
    ...textsOfHtml(wordsAt(skill, 'Description')),
    ...textsOfHtml(skill.text),
  ].filter((line) => line !== '');
}

function ofKind({ title, isText }: Kind, lines: readonly string[]): EuropassSkills {
  const section = (texts: readonly string[]) =>
    texts.length > 0 ? [{ name: `${title} skills`, items: texts.map((summary) => ({ summary })) }] : [];
  if (isText) return { skills: [], languages: [], sections: section(lines) };
  const { skills, languages, sentences } = skillSection(lines.map(lineOfText));
  // A skill with only a name is a keyword of this kind.
  const isName = (skill: JsonObject) => Object.keys(filled(skill)).join() === 'name';
  const keywords = skills.filter(isName).map(({ name }) => name);
  return {
    skills: [
      ...(keywords.length > 0 ? [{ name: title, keywords }] : []),
      ...skills.filter((skill) => !isName(skill)).map(filled),
    ],
    languages,
    sections: section(sentences),
  };
}
