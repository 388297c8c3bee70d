import { ownValue } from '../values/own-value.ts';

const sections: Readonly<Record<string, readonly [one: string, all: string]>> = {
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
};

const whole: Readonly<Record<string, string>> = {
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
};

/** Fields that have a name of their own, besides list items. */
const fields: Readonly<Record<string, string>> = {
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
export function placeName(place: string): string {
  const plain = ownValue(whole, place) ?? ownValue(sections, place)?.[1];
  if (plain !== undefined) return plain;
  if (place.startsWith(ofContact)) return 'contact details';
  const profiles = profile.exec(place)?.groups;
  if (profiles)
    return profiles['index'] === undefined ? 'profiles' : `profile ${Number(profiles['index']) + 1}`;
  const section = ofSection.exec(place)?.groups?.['section'];
  if (section !== undefined) return `other section ${Number(section) + 1}`;
  const own = ofOwn.exec(place)?.groups;
  if (own) return `other section ${Number(own['section']) + 1}, entry ${Number(own['index']) + 1}`;
  const { section: list = '', index, field = '', point } = path.exec(place)?.groups ?? {};
  const [one] = ownValue(sections, list) ?? [];
  if (one === undefined) return place;
  const entry = `${one} ${Number(index) + 1}`;
  if (field === 'highlights' && point !== undefined) return `${entry}, point ${Number(point) + 1}`;
  const named = ownValue(fields, field);
  return named === undefined ? entry : `${entry}, ${named}`;
}
