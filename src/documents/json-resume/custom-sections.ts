import type { ResumeDocument } from '../../contract/resume-document.ts';
import { dateRange } from './date-fields.ts';
import { writeFields } from './entry.ts';
import type { JsonObject } from './json-resume.ts';
import { keywords } from './list-fields.ts';
import { proseAndBullets } from './rich-fields.ts';
import { line, link, place } from './text-fields.ts';

const fields = {
  name: line('name'),
  description: line('description'),
  date: dateRange,
  location: place('location'),
  summary: proseAndBullets(['summary'], ['highlights']),
  keywords: keywords('keywords'),
  url: link('url'),
};

/** The custom sections of a document: JSON Resume has none, but lets us add keys of our own. */
export function customSections({ sections }: ResumeDocument): readonly JsonObject[] {
  return Object.values(sections.custom)
    .filter((section) => section.visible)
    .map(({ name, items }) => ({
      name,
      items: items.filter((item) => item.visible).map((item) => writeFields(fields, { ...item }, {})),
    }));
}
