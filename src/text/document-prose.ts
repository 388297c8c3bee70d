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
