import { render } from 'jsonresume-theme-even';
import type { JsonResume } from '../../src/documents/json-resume/to-json-resume.ts';
import { latoFaces } from './lato.ts';
import { printStyle } from './print-style.ts';

type Resume = Parameters<typeof render>[0];

/** The headings of the theme's sections, by what a resume document calls them. */
export type EvenHeadings = Readonly<Record<(typeof sections)[keyof typeof sections], string>>;

const sections = {
  work: 'experience',
  volunteer: 'volunteer',
  education: 'education',
  projects: 'projects',
  awards: 'awards',
  certificates: 'certifications',
  publications: 'publications',
  skills: 'skills',
  languages: 'languages',
  interests: 'interests',
  references: 'references',
} as const;

const time = /<time datetime="([^"]*)">[^<]*<\/time>/g;
const heading = /(<section id="(\w+)">\s*<h3>)[^<]*/g;

/** The theme's page for a resume whose dates are texts: they are printed as they stand. */
export function renderEven(resume: JsonResume, headings: EvenHeadings): string {
  const known = new Map<string, string>(
    Object.entries(sections).map(([id, section]) => [id, headings[section]]),
  );
  return render(resume as Resume)
    .replace(time, '<time>$1</time>')
    .replace(heading, (whole, start: string, id: string) => {
      const words = known.get(id);
      return words === undefined ? whole : start + words;
    });
}

export function evenStyle(paper: 'A4' | 'letter'): string {
  return latoFaces() + printStyle(paper);
}
