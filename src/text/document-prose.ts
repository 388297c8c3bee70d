import type { ResumeDocument } from '../contract/resume/resume-document.ts';
import { isTraditionalChinese } from './chinese-script.ts';

/** True if the sentences of a Chinese resume are in traditional characters. */
export function isTraditional(document: ResumeDocument): boolean {
  return isTraditionalChinese(proseOf(document));
}

/** The sentences of a resume, which decide its language. */
export function proseOf({ basics, sections }: ResumeDocument): string {
  const jobs = [...sections.experience.items, ...sections.volunteer.items, ...sections.projects.items];
  const schools = sections.education.items.map((item) => `${item.studyType} ${item.area} ${item.summary}`);
  const html = [sections.summary.content, ...jobs.map((job) => job.summary), ...schools];
  return `${basics.headline} ${withoutTags(html)}`;
}

/** What names things in a resume: titles, skills, languages, courses and sections of the person's own. */
export function namesIn({ sections }: ResumeDocument): string {
  const { experience, volunteer, skills, languages, interests, awards, certifications, custom } = sections;
  return withoutTags([
    ...[...experience.items, ...volunteer.items].map(({ position }) => position),
    ...skills.items.flatMap(({ name, description, keywords }) => [name, description, ...keywords]),
    ...languages.items.flatMap(({ name, description }) => [name, description]),
    ...interests.items.flatMap(({ name, keywords }) => [name, ...keywords]),
    ...awards.items.map(({ title }) => title),
    ...certifications.items.map(({ name }) => name),
    ...Object.values(custom).flatMap(({ name, items }) => [
      name,
      ...items.flatMap((item) => [item.name, item.description, item.summary]),
    ]),
  ]);
}

function withoutTags(html: readonly string[]): string {
  return html.join(' ').replace(/<[^<>]*>/g, ' ');
}
