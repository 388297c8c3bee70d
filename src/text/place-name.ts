import { ownValue } from '../values/own-value.ts';

/** The words for the parts of a resume, in one language. */
export interface PlaceWords {
  /** An entry of each section, and the whole section. */
  readonly sections: Readonly<Record<PlaceSection, readonly [one: string, all: string]>>;
  /** Parts that are not lists. */
  readonly whole: Readonly<Record<WholePlace, string>>;
  /** Fields of an entry. */
  readonly fields: Readonly<Record<'title' | 'text' | 'points', string>>;
  readonly point: string;
  readonly contact: string;
  readonly profile: readonly [one: string, all: string];
  /** A section of the person's own, and an entry in it. */
  readonly otherSection: string;
  readonly entry: string;
  /** Between an entry and its part. */
  readonly comma: string;
}

type PlaceSection =
  | 'work'
  | 'volunteer'
  | 'projects'
  | 'education'
  | 'skills'
  | 'certificates'
  | 'languages'
  | 'awards'
  | 'publications'
  | 'interests'
  | 'references';

type WholePlace =
  | 'basics.label'
  | 'basics.summary'
  | 'basics.name'
  | 'basics.email'
  | 'basics.phone'
  | 'basics.location'
  | 'basics.url'
  | 'basics.image'
  | 'sections'
  | 'custom';

export const englishPlaces: PlaceWords = {
  sections: {
    work: ['job', 'jobs'],
    volunteer: ['volunteering', 'volunteering'],
    projects: ['project', 'projects'],
    education: ['school', 'education'],
    skills: ['skill group', 'skills'],
    certificates: ['certificate', 'certificates'],
    languages: ['language', 'languages'],
    awards: ['award', 'awards'],
    publications: ['publication', 'publications'],
    interests: ['interest', 'interests'],
    references: ['reference', 'references'],
  },
  whole: {
    'basics.label': 'headline',
    'basics.summary': 'summary',
    'basics.name': 'name',
    'basics.email': 'e-mail address',
    'basics.phone': 'phone number',
    'basics.location': 'location',
    'basics.url': 'website',
    'basics.image': 'picture',
    sections: 'sections',
    custom: 'other sections',
  },
  fields: { title: 'title', text: 'text', points: 'points' },
  point: 'point',
  contact: 'contact details',
  profile: ['profile', 'profiles'],
  otherSection: 'other section',
  entry: 'entry',
  comma: ', ',
};

/** Fields that have a name, besides list items. */
const fields: Readonly<Record<string, keyof PlaceWords['fields']>> = {
  position: 'title',
  summary: 'text',
  description: 'text',
  highlights: 'points',
};

const ofOwn = /^custom\[(?<section>\d+)\]\.items\[(?<index>\d+)\]/;
const ofContact = 'basics.customFields';
const profile = /^basics\.profiles(?:\[(?<index>\d+)\])?/;
const ofSection = /^custom\[(?<section>\d+)\]$/;
const path = /^(?<section>\w+)\[(?<index>\d+)\](?:\.(?<field>\w+)(?:\[(?<point>\d+)\])?)?$/;

/** Describes a path for people: `work[0].highlights[1]` is `job 1, point 2`. An unknown path is returned unchanged. */
export function placeName(place: string, words: PlaceWords = englishPlaces): string {
  const { sections, whole, comma } = words;
  const plain = ownValue<string>(whole, place) ?? ownValue<readonly string[]>(sections, place)?.[1];
  if (plain !== undefined) return plain;
  if (place.startsWith(ofContact)) return words.contact;
  const profiles = profile.exec(place)?.groups;
  if (profiles) {
    const [one, all] = words.profile;
    return profiles['index'] === undefined ? all : numbered(one, profiles['index']);
  }
  const section = ofSection.exec(place)?.groups?.['section'];
  if (section !== undefined) return numbered(words.otherSection, section);
  const own = ofOwn.exec(place)?.groups;
  if (own) return numbered(words.otherSection, own['section']) + comma + numbered(words.entry, own['index']);
  const { section: list = '', index, field = '', point } = path.exec(place)?.groups ?? {};
  const [one] = ownValue<readonly string[]>(sections, list) ?? [];
  if (one === undefined) return place;
  const entry = numbered(one, index);
  if (field === 'highlights' && point !== undefined) return entry + comma + numbered(words.point, point);
  const named = ownValue(fields, field);
  return named === undefined ? entry : entry + comma + words.fields[named];
}

function numbered(noun: string, index: string | undefined): string {
  return `${noun} ${Number(index) + 1}`;
}
