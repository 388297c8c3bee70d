import { parseDateRange } from '../../../src/contract/resume/dates.ts';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { parseRichText } from '../../../src/contract/resume/rich-text.ts';
import { sectionIds } from '../../../src/documents/resume-document/document-parts.ts';

export interface Recovered {
  readonly fields: number;
  readonly found: number;
  /** `sections.experience.items[0].company: Acme` */
  readonly lost: readonly string[];
}

const marks = new Set(['id', 'visible', 'icon', 'level']);

/** Number of fields of a resume that are in the same place after reading a file of it. */
export function recoveredFields(original: ResumeDocument, read: ResumeDocument): Recovered {
  const wanted = fieldsOf(original);
  const readFields = new Map(fieldsOf(read));
  const lost = wanted.filter(
    ([path, value]) => plainQuotes(readFields.get(path) ?? '') !== plainQuotes(value),
  );
  return {
    fields: wanted.length,
    found: wanted.length - lost.length,
    lost: lost.map(([path, value]) => `${path}: ${value} (read: ${readFields.get(path) ?? ''})`),
  };
}

/** Word and LaTeX curl quotes automatically. */
function plainQuotes(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

type Field = readonly [path: string, value: string];

function fieldsOf({ basics, sections }: ResumeDocument): readonly Field[] {
  const { name, headline, email, phone, location, url } = basics;
  const head = Object.entries({ name, headline, email, phone, location, url: plainAddress(url.href) });
  const items = sectionIds.flatMap((id) =>
    sections[id].items.flatMap((item, index) =>
      Object.entries(item)
        .filter(([leaf]) => !marks.has(leaf))
        .flatMap(([leaf, value]) => valuesOf(`${id}[${index}].${leaf}`, leaf, value)),
    ),
  );
  const fields = [...head, ...blocksOf('summary', sections.summary.content), ...items];
  return fields.filter(([, value]) => value !== '');
}

function valuesOf(path: string, leaf: string, value: unknown): readonly Field[] {
  if (leaf === 'summary') return blocksOf(path, String(value));
  if (leaf === 'date') return [[path, dateOf(String(value))]];
  if (Array.isArray(value)) return value.map((one, index) => [`${path}[${index}]`, String(one)]);
  if (typeof value === 'object' && value !== null && 'href' in value)
    return [[path, plainAddress(String(value.href))]];
  return [[path, String(value)]];
}

function blocksOf(path: string, html: string): readonly Field[] {
  const texts = parseRichText(html).flatMap((block) => (block.type === 'list' ? block.items : [block.runs]));
  return texts.map((runs, index) => [`${path}[${index}]`, runs.map(({ text }) => text).join('')]);
}

function dateOf(text: string): string {
  const { start, end } = parseDateRange(text);
  return start && end ? JSON.stringify({ start, end }) : text;
}

function plainAddress(href: string): string {
  return href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
