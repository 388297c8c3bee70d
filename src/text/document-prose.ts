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
  const html = [sections.summary.content, ...jobs.map((job) => job.summary), ...schools].join(' ');
  return `${basics.headline} ${html.replace(/<[^<>]*>/g, ' ')}`;
}

/** What names things in a resume: titles, skills, languages, courses and sections of the person's own. */
export function namesIn({ sections }: ResumeDocument): string {
  const jobs = [...sections.experience.items, ...sections.volunteer.items].map(({ position }) => position);
  const named = [sections.skills, sections.languages, sections.interests].flatMap(({ items }) =>
    items.map((item) =>
      [
        item.name,
        'description' in item ? item.description : '',
        'keywords' in item ? item.keywords.join(', ') : '',
      ].join(' '),
    ),
  );
  const titles = [
    ...sections.awards.items.map(({ title }) => title),
    ...sections.certifications.items.map(({ name }) => name),
  ];
  const own = Object.values(sections.custom).flatMap(({ name, items }) => [
    name,
    ...items.flatMap((item) => [item.name, item.description, item.summary]),
  ]);
  return [...jobs, ...named, ...titles, ...own].join(' ').replace(/<[^<>]*>/g, ' ');
}
