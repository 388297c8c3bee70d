import type { SectionId } from '../resume-document/section-id.ts';
import type { Names } from './renamed.ts';

/* Reactive Resume v5 calls most leaves otherwise. Source: its published schema (draft 2020-12). */

const common: Names = { date: 'period', summary: 'description' };
const awarded: Names = { summary: 'description' };

/** v4's name of a leaf → v5's; `url` is `website` with other words inside, `hidden` is `visible` turned round. */
export const v5Names: { readonly [Id in SectionId]: Names } = {
  profiles: {},
  experience: common,
  education: { ...common, institution: 'school', studyType: 'degree', score: 'grade' },
  projects: common,
  skills: { description: 'proficiency' },
  languages: { name: 'language', description: 'fluency' },
  interests: {},
  awards: awarded,
  certifications: { ...awarded, name: 'title' },
  publications: { ...awarded, name: 'title' },
  volunteer: common,
  references: { description: 'position', summary: 'description' },
};

/** What v5 calls the kind of section in which most of a custom item of v4 has a field: anything with a name. */
export const v5CustomType = 'projects';
export const v5CustomNames: Names = common;
