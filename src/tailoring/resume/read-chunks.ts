import type { ResumeDocument, Sections } from '../../contract/resume/resume-document.ts';
import { parseRichText, plainText } from '../../contract/resume/rich-text.ts';
import { kindOf, type Lexicon } from '../../lexicon/lexicon.ts';
import { readText } from '../../lexicon/read-text.ts';
import { memoize } from '../../values/memoize.ts';
import type { Chunk, ChunkKind } from './resume-model.ts';

/** The place of an item or text: base path, JSON Pointer, and the entry that contains it. */
interface Place {
  readonly path: string;
  readonly pointer: string;
  readonly entry: string | null;
}

type Found = Omit<Chunk, 'lexicon'>;

/** Reads every visible text of the document, in document order. Hidden items keep their index. */
export function readChunks(lexicon: Lexicon, { basics, sections }: ResumeDocument): Chunk[] {
  const found = [
    chunk('headline', headline, basics.headline),
    ...summaryChunks(sections),
    ...experienceChunks(sections),
    ...projectChunks(sections),
    ...educationChunks(sections),
    ...listChunks(lexicon, sections),
    ...smallChunks(sections),
    ...contactChunks(basics),
    ...customSectionChunks(sections),
  ].filter(({ text }) => text.trim() !== '');
  return found.map((each) => ({ lexicon, ...each }));
}

const headline: Place = { path: 'basics.label', pointer: '/basics/headline', entry: null };
const summary: Place = { path: 'basics.summary', pointer: '/sections/summary/content', entry: null };

function chunk(kind: ChunkKind, { path, pointer, entry }: Place, text: string): Found {
  return { kind, entry, path, pointer, text };
}

type SectionName = Exclude<keyof Sections, 'summary' | 'custom' | 'profiles' | 'references'>;
type ItemOf<Name extends SectionName> = Sections[Name]['items'][number];

/** Reads the chunks of all visible items of a section. `name` is its JSON Resume name. */
function eachItem<Name extends SectionName>(
  sections: Sections,
  section: Name,
  name: string,
  read: (item: ItemOf<Name>, place: Place) => Found[],
): Found[] {
  const { visible, items } = sections[section];
  if (!visible) return [];
  const owns =
    section === 'experience' || section === 'volunteer' || section === 'projects' || section === 'education';
  return items.flatMap((item: ItemOf<Name>, index) => {
    const path = `${name}[${index}]`;
    const place = { path, pointer: `/sections/${section}/items/${index}`, entry: owns ? path : null };
    return item.visible ? read(item, place) : [];
  });
}

/** The place of an item's field, by its names in JSON Resume and v4. */
function field(place: Place, name: string, v4Name = name): Place {
  return { path: `${place.path}.${name}`, pointer: `${place.pointer}/${v4Name}`, entry: place.entry };
}

/** Splits a rich text into the JSON Resume fields for prose and for list items. */
function rich(
  kind: ChunkKind,
  place: Place,
  html: string,
  fields: { readonly prose: string; readonly bullets: string },
): Found[] {
  const { prose, bullets } = readRichLines(html);
  return [
    chunk(kind, field(place, fields.prose, 'summary'), prose),
    ...bullets.map((text, index) =>
      chunk(kind, field(place, `${fields.bullets}[${index}]`, 'summary'), text),
    ),
  ];
}

function keywords(kind: ChunkKind, place: Place, words: readonly string[]): Found[] {
  return words.map((word, index) =>
    chunk(kind, field(place, `keywords[${index}]`, `keywords/${index}`), word),
  );
}

function summaryChunks(sections: Sections): Found[] {
  if (!sections.summary.visible) return [];
  return [chunk('summary', summary, textOfSummary(sections.summary.content))];
}

/** The lines of a summary, a point or a paragraph each. */
export function textOfSummary(content: string): string {
  const lines = parseRichText(content).flatMap((block) =>
    block.type === 'paragraph' ? plainText(block.runs) : block.items.map(plainText),
  );
  return lines.join('\n');
}

const jobTexts = { prose: 'summary', bullets: 'highlights' };

function ofOrganization(organization: string, chunks: readonly Found[]): Found[] {
  return chunks.map((each) => ({ ...each, organization }));
}

function experienceChunks(sections: Sections): Found[] {
  return [
    ...eachItem(sections, 'experience', 'work', (item, place) => [
      chunk('job_title', field(place, 'position'), item.position),
      ...ofOrganization(item.company, rich('experience', place, item.summary, jobTexts)),
    ]),
    ...eachItem(sections, 'volunteer', 'volunteer', (item, place) => [
      chunk('volunteer', field(place, 'position'), item.position),
      ...ofOrganization(item.organization, rich('volunteer', place, item.summary, jobTexts)),
    ]),
  ];
}

function projectChunks(sections: Sections): Found[] {
  return eachItem(sections, 'projects', 'projects', (item, place) => {
    const prose = item.description === '' ? 'description' : 'summary';
    return [
      chunk('project', field(place, 'name'), item.name),
      chunk('project', field(place, 'description'), item.description),
      ...rich('project', place, item.summary, { prose, bullets: 'highlights' }),
      ...keywords('project', place, item.keywords),
    ].filter(({ text }) => text !== '');
  });
}

function educationChunks(sections: Sections): Found[] {
  return eachItem(sections, 'education', 'education', (item, place) => [
    chunk('education', field(place, 'studyType'), item.studyType),
    chunk('education', field(place, 'area'), item.area),
    ...rich('education', place, item.summary, { prose: 'summary', bullets: 'courses' }),
  ]);
}

/** The lowest of five level dots. */
const lowestLevel = 1;

/** The level of a skill in words, or else as dots; empty if neither is given. */
function levelOf({ level, description }: Sections['skills']['items'][number]): string {
  if (level === lowestLevel) return 'beginner';
  return description === '' && level > lowestLevel ? `${level}/5` : description;
}

/** Adds text beside or above a skill that may state its level: `Beginner`, `Grundkenntnisse`. */
function withLevel(skill: Found, level: string): Found {
  if (level === '') return skill;
  return { ...skill, level: skill.level === undefined ? level : `${skill.level}\n${level}` };
}

function listChunks(lexicon: Lexicon, sections: Sections): Found[] {
  return [
    ...eachItem(sections, 'skills', 'skills', (item, place) =>
      [
        chunk('skill', field(place, 'name'), item.name),
        ...keywords('skill', place, item.keywords).map((each) => withLevel(each, item.name)),
      ].map((each) => withLevel(each, levelOf(item))),
    ),
    ...eachItem(sections, 'certifications', 'certificates', (item, place) => [
      chunk('certificate', field(place, 'name'), item.name),
      // An issuer is not a skill, but in "BLS, ACLS (AHA)" the second credential was read as the issuer.
      ...(namesCredential(lexicon, item.issuer)
        ? [chunk('certificate', field(place, 'issuer'), item.issuer)]
        : []),
      chunk('other', field(place, 'summary'), wholeText(item.summary)),
    ]),
    ...eachItem(sections, 'languages', 'languages', (item, place) => [
      chunk('language', field(place, 'language', 'name'), item.name),
      chunk('language', field(place, 'fluency', 'description'), item.description),
    ]),
  ];
}

function smallChunks(sections: Sections): Found[] {
  return [
    ...eachItem(sections, 'awards', 'awards', (item, place) => [
      chunk('award', field(place, 'title'), item.title),
      chunk('award', field(place, 'summary'), wholeText(item.summary)),
    ]),
    ...eachItem(sections, 'publications', 'publications', (item, place) => [
      chunk('publication', field(place, 'name'), item.name),
      chunk('publication', field(place, 'summary'), wholeText(item.summary)),
    ]),
    ...eachItem(sections, 'interests', 'interests', (item, place) => [
      chunk('interest', field(place, 'name'), item.name),
      ...keywords('interest', place, item.keywords),
    ]),
  ];
}

/** Custom fields of the contact details: `Führerschein: B`. */
function contactChunks({ customFields }: ResumeDocument['basics']): Found[] {
  return customFields.flatMap(({ name, value }, index) => {
    const path = `basics.customFields[${index}]`;
    const place = { path, pointer: `/basics/customFields/${index}`, entry: null };
    return [chunk('other', field(place, 'name'), name), chunk('other', field(place, 'value'), value)];
  });
}

/** Custom sections, which JSON Resume does not have: `Other`, `Weitere Angaben`. */
function customSectionChunks({ custom }: Sections): Found[] {
  return Object.entries(custom).flatMap(([key, { visible, items }], section) =>
    (visible ? items : []).flatMap((item, index) => {
      const path = `custom[${section}].items[${index}]`;
      const place = { path, pointer: `/sections/custom/${key}/items/${index}`, entry: null };
      if (!item.visible) return [];
      return [
        chunk('other', field(place, 'name'), item.name),
        chunk('other', field(place, 'description'), item.description),
        ...keywords('other', place, item.keywords),
        chunk('other', field(place, 'summary'), wholeText(item.summary)),
      ];
    }),
  );
}

function namesCredential(lexicon: Lexicon, text: string): boolean {
  const kinds = readText(lexicon, text).terms.map(({ canonical }) => kindOf(lexicon, canonical));
  return kinds.includes('certificate') || kinds.includes('licence');
}

function wholeText(html: string): string {
  const { prose, bullets } = readRichLines(html);
  return [prose, ...bullets].filter((text) => text !== '').join('\n');
}

interface RichLines {
  /** The paragraphs outside lists, joined by line breaks. */
  readonly prose: string;
  /** The items of all lists in order. */
  readonly bullets: readonly string[];
}

/** Reads the HTML of an item as prose and bullets. Memoized, as tailored resumes share most items with their base. */
export const readRichLines = memoize(500, readLines);

function readLines(html: string): RichLines {
  const blocks = parseRichText(html);
  return {
    prose: blocks.flatMap((block) => (block.type === 'paragraph' ? [plainText(block.runs)] : [])).join('\n'),
    bullets: blocks.flatMap((block) => (block.type === 'list' ? block.items.map(plainText) : [])),
  };
}
