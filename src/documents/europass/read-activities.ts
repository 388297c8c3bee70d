import type { JsonObject } from '../../values/json-object.ts';
import { filled } from '../files/json-parts.ts';
import {
  dayOf,
  elementsAt,
  period,
  placeOf,
  prose,
  textsOfHtml,
  wordsAt,
  type XmlElement,
} from './europass-xml.ts';
import { candidateSkillElements } from './read-person.ts';

/* Reads activities besides jobs and schools: publications, awards, projects and custom sections. */

interface ActivityList {
  /** The key of a list in a JSON Resume, or `custom`. */
  readonly key: string;
  readonly read: (element: XmlElement, language: string) => JsonObject;
}

const titleNames = [
  ...[
    'Title',
    'CertificationName',
    'FormattedPublicationDescription',
    'OrganizationName',
    'PatentTitle',
    'Name',
  ],
];

const titleOf = (element: XmlElement) => wordsAt(element, ...titleNames);
const addressOf = (element: XmlElement) => wordsAt(element, 'Link', 'DOI');
const textOf = (element: XmlElement) => wordsAt(element, 'Description', 'Reference', 'Comment');
const linesAsText = (element: XmlElement) => textsOfHtml(textOf(element)).join('\n\n');

const custom: ActivityList = {
  key: 'custom',
  read: (element, language) =>
    filled({
      ...{ name: titleOf(element), ...datesOf(element), location: placeIn(element, language) },
      ...{ url: addressOf(element), ...prose(textOf(element)) },
    }),
};

/** Lists by their element in a Candidate. Any other element with titles and descriptions becomes a custom section. */
const lists: ReadonlyMap<string, ActivityList> = new Map([
  [
    'PublicationHistory',
    {
      key: 'publications',
      read: (element) =>
        filled({
          ...{
            name: titleOf(element) || textOf(element),
            releaseDate: dayOf(element),
            url: addressOf(element),
          },
          summary: titleOf(element) === '' ? '' : linesAsText(element),
        }),
    },
  ],
  [
    'Projects',
    {
      key: 'projects',
      read: (element) =>
        filled({
          ...{ name: titleOf(element), ...datesOf(element), url: addressOf(element) },
          ...prose(textOf(element)),
        }),
    },
  ],
  [
    'VoluntaryWorks',
    {
      key: 'volunteer',
      read: (element, language) =>
        filled({
          ...{
            position: titleOf(element),
            organization: wordsAt(element, 'OrganizationName', 'Organisation'),
          },
          ...{ ...datesOf(element), location: placeIn(element, language), url: addressOf(element) },
          ...prose(textOf(element)),
        }),
    },
  ],
  ...['Certifications', 'CourseCertifications'].map((name): [string, ActivityList] => [
    name,
    {
      key: 'certificates',
      read: (element) =>
        filled({
          ...{ name: titleOf(element), issuer: wordsAt(element, 'IssuingAuthority', 'OrganizationName') },
          ...{ date: dayOf(element), url: addressOf(element), summary: linesAsText(element) },
        }),
    },
  ]),
  ...['HonoursAndAwards', 'HonorsAndAwards'].map((name): [string, ActivityList] => [
    name,
    {
      key: 'awards',
      read: (element) =>
        filled({
          ...{ title: titleOf(element), awarder: wordsAt(element, 'IssuingAuthority', 'OrganizationName') },
          ...{ date: dayOf(element), url: addressOf(element), summary: linesAsText(element) },
        }),
    },
  ]),
  [
    'HobbiesAndInterests',
    {
      key: 'interests',
      read: (element) => filled({ name: titleOf(element), keywords: textsOfHtml(textOf(element)) }),
    },
  ],
  [
    'EmploymentReferences',
    {
      key: 'references',
      read: (element) =>
        filled({
          name: [wordsAt(element, 'GivenName'), wordsAt(element, 'FamilyName')].join(' ').trim(),
          description: wordsAt(element, 'Role'),
          reference: [linesAsText(element), wordsAt(element, 'URI'), wordsAt(element, 'DialNumber')]
            .filter((part) => part !== '')
            .join('\n\n'),
        }),
    },
  ],
]);

/** Elements of a profile that are not activities. */
const skippedSections = new Set([
  ...['EmploymentHistory', 'EducationHistory', 'PersonQualifications', 'Skills', 'Licenses', 'Attachment'],
  ...[
    'ExecutiveSummary',
    'PersonAvailability',
    'CandidateEmployerPreferences',
    'CandidatePositionPreferences',
  ],
  'ExperienceSummary',
  ...candidateSkillElements,
]);

/** Lists of a JSON Resume; `custom` has custom sections. */
export type Activities = Readonly<Record<string, readonly JsonObject[]>>;

/** The activities of a Candidate. */
export function candidateActivities(profile: XmlElement, language: string): Activities {
  const found = new Map<string, JsonObject[]>();
  for (const section of profile.children) {
    if (skippedSections.has(section.name)) continue;
    const { key, read } = lists.get(section.name) ?? custom;
    const title = section.children.find(({ name }) => name === 'Title')?.text.trim() ?? '';
    const items = section.children.filter(({ children }) => children.length > 0);
    const entries = items
      .map((item) => read(item, language))
      .filter((entry) => Object.keys(entry).length > 0);
    if (entries.length === 0) continue;
    const own = key === 'custom' ? [ownSection(title || spaced(section.name), entries)] : entries;
    addTo(found, key, own);
  }
  return Object.fromEntries(found);
}

function addTo(lists: Map<string, JsonObject[]>, key: string, entries: readonly JsonObject[]): void {
  const list = lists.get(key) ?? [];
  list.push(...entries);
  lists.set(key, list);
}

/** A custom section; an entry with the same name as the section has none. */
function ownSection(name: string, entries: readonly JsonObject[]): JsonObject {
  return {
    name,
    items: entries.map(({ name: own, ...entry }) => (own === name ? entry : { name: own, ...entry })),
  };
}

/** `NetworksAndMemberships` → `Networks and memberships`. */
function spaced(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A period or a single date. */
function datesOf(element: XmlElement): JsonObject {
  const dates = filled(period(element));
  return Object.keys(dates).length > 0 ? dates : { date: dayOf(element) };
}

function placeIn(element: XmlElement, language: string): string {
  return wordsAt(element, 'Location') || placeOf(element, language);
}

/** Lists for the achievements of a passport, by code; each line of the description is an entry. */
const achievementKeys: ReadonlyMap<string, readonly [key: string, name: string]> = new Map([
  ['publications', ['publications', 'name']],
  ['honors_awards', ['awards', 'title']],
  ['honorsawards', ['awards', 'title']],
  ['certifications', ['certificates', 'name']],
  ['courses', ['certificates', 'name']],
]);

/** Lists of a JSON Resume, and custom sections, from the achievements and certificates of a passport. */
export function passportAchievements(root: XmlElement): Activities {
  const found = new Map<string, JsonObject[]>();
  for (const achievement of elementsAt(root, 'AchievementList/Achievement')) {
    const code = wordsAt(achievement, 'Title/Code').toLowerCase().replace(/-/g, '_');
    const title = wordsAt(achievement, 'Title/Label');
    const [key, leaf] = achievementKeys.get(code) ?? ['custom', 'name'];
    const html = wordsAt(achievement, 'Description');
    const { summary, highlights } = prose(html);
    const items = highlights.map((name) => ({ name }));
    const entries =
      key === 'custom'
        ? [{ name: title || spaced(code), items: summary === '' ? items : [{ summary }, ...items] }]
        : textsOfHtml(html).map((line) => ({ [leaf]: line }));
    if (html !== '') addTo(found, key, entries);
  }
  const proofs = elementsAt(root, 'VerifiedBy/Certificate').map(proofOfSkill);
  const named = proofs.filter((proof) => 'name' in proof);
  if (named.length > 0) addTo(found, 'certificates', named);
  return Object.fromEntries(found);
}

/** A certificate that verifies a language or computer skills. */
function proofOfSkill(certificate: XmlElement): JsonObject {
  return filled({
    ...{ name: wordsAt(certificate, 'Title'), issuer: wordsAt(certificate, 'AwardingBody') },
    ...{ date: dayOf(certificate), summary: wordsAt(certificate, 'Level') },
  });
}
