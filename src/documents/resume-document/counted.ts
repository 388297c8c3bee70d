import type { SectionId } from './section-id.ts';

const nouns: Readonly<Record<SectionId, readonly [one: string, many: string]>> = {
  profiles: ['profile', 'profiles'],
  experience: ['job', 'jobs'],
  education: ['school', 'schools'],
  projects: ['project', 'projects'],
  volunteer: ['volunteer role', 'volunteer roles'],
  references: ['reference', 'references'],
  skills: ['skill group', 'skill groups'],
  interests: ['interest', 'interests'],
  certifications: ['certificate', 'certificates'],
  awards: ['award', 'awards'],
  publications: ['publication', 'publications'],
  languages: ['language', 'languages'],
};

/** `1 job`, `3 jobs` */
export function counted(id: SectionId, count: number): string {
  return `${count} ${nouns[id][count === 1 ? 0 : 1]}`;
}
