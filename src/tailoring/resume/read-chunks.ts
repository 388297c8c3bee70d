import type { ResumeDocument, Sections } from '../../contract/resume-document.ts';
import { parseRichText, plainText } from '../../contract/rich-text.ts';
import { readRichLines } from './read-rich-lines.ts';
import type { Chunk, ChunkKind } from './resume-model.ts';

interface Leaf {
  readonly path: string;
  readonly pointer: string;
  readonly text: string;
}

/** Where an item stands: in JSON Resume terms, as JSON Pointer, and as the entry that owns its texts. */
interface Place {
  readonly path: string;
  readonly pointer: string;
  readonly entry: string | null;
}

/** Every visible text of the document, in document order. Hidden items keep their index. */
export function readChunks({ basics, sections }: ResumeDocument): Chunk[] {
  return [
    chunk('headline', null, { path: 'basics.label', pointer: '/basics/headline', text: basics.headline }),
    ...summaryChunks(sections),
    ...experienceChunks(sections),
    ...projectChunks(sections),
    ...educationChunks(sections),
    ...listChunks(sections),
    ...smallChunks(sections),
  ].filter(({ text }) => text.trim() !== '');
}

function chunk(kind: ChunkKind, entry: string | null, leaf: Leaf): Chunk {
  const { path, pointer, text } = leaf;
  return { kind, entry, path, pointer, text };
}

type SectionName = Exclude<keyof Sections, 'summary' | 'custom' | 'profiles' | 'references'>;
type ItemOf<Name extends SectionName> = Sections[Name]['items'][number];

/** The chunks of every visible item of one section, `name` being its JSON Resume name. */
function eachItem<Name extends SectionName>(
  sections: Sections,
  section: Name,
  name: string,
  read: (item: ItemOf<Name>, place: Place) => Chunk[],
): Chunk[] {
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

function field(kind: ChunkKind, place: Place, name: string, v4Name: string, text: string): Chunk {
  const leaf = { path: `${place.path}.${name}`, pointer: `${place.pointer}/${v4Name}`, text };
  return chunk(kind, place.entry, leaf);
}

/** A summary as prose under `proseName` and its list items under `bulletName[k]`. */
function rich(kind: ChunkKind, place: Place, html: string, proseName: string, bulletName: string): Chunk[] {
  const { prose, bullets } = readRichLines(html);
  return [
    field(kind, place, proseName, 'summary', prose),
    ...bullets.map((text, index) => field(kind, place, `${bulletName}[${index}]`, 'summary', text)),
  ];
}

function keywords(kind: ChunkKind, place: Place, words: readonly string[]): Chunk[] {
  return words.map((word, index) => field(kind, place, `keywords[${index}]`, `keywords/${index}`, word));
}

function summaryChunks({ summary }: Sections): Chunk[] {
  if (!summary.visible) return [];
  const text = parseRichText(summary.content)
    .map((block) =>
      block.type === 'paragraph' ? plainText(block.runs) : block.items.map(plainText).join('\n'),
    )
    .join('\n');
  return [chunk('summary', null, { path: 'basics.summary', pointer: '/sections/summary/content', text })];
}

function experienceChunks(sections: Sections): Chunk[] {
  return [
    ...eachItem(sections, 'experience', 'work', (item, place) => [
      field('job_title', place, 'position', 'position', item.position),
      ...rich('experience', place, item.summary, 'summary', 'highlights'),
    ]),
    ...eachItem(sections, 'volunteer', 'volunteer', (item, place) => [
      field('volunteer', place, 'position', 'position', item.position),
      ...rich('volunteer', place, item.summary, 'summary', 'highlights'),
    ]),
  ];
}

function projectChunks(sections: Sections): Chunk[] {
  return eachItem(sections, 'projects', 'projects', (item, place) => {
    const prose = item.description === '' ? 'description' : 'summary';
    return [
      field('project', place, 'name', 'name', item.name),
      field('project', place, 'description', 'description', item.description),
      ...rich('project', place, item.summary, prose, 'highlights'),
      ...keywords('project', place, item.keywords),
    ].filter(({ text }) => text !== '');
  });
}

function educationChunks(sections: Sections): Chunk[] {
  return eachItem(sections, 'education', 'education', (item, place) => [
    field('education', place, 'studyType', 'studyType', item.studyType),
    field('education', place, 'area', 'area', item.area),
    ...rich('education', place, item.summary, 'summary', 'courses'),
  ]);
}

function listChunks(sections: Sections): Chunk[] {
  return [
    ...eachItem(sections, 'skills', 'skills', (item, place) => [
      field('skill', place, 'name', 'name', item.name),
      ...keywords('skill', place, item.keywords),
    ]),
    ...eachItem(sections, 'certifications', 'certificates', (item, place) => [
      field('certificate', place, 'name', 'name', item.name),
    ]),
    ...eachItem(sections, 'languages', 'languages', (item, place) => [
      field('language', place, 'language', 'name', item.name),
      field('language', place, 'fluency', 'description', item.description),
    ]),
  ];
}

function smallChunks(sections: Sections): Chunk[] {
  return [
    ...eachItem(sections, 'awards', 'awards', (item, place) => [
      field('award', place, 'title', 'title', item.title),
      field('award', place, 'summary', 'summary', wholeText(item.summary)),
    ]),
    ...eachItem(sections, 'publications', 'publications', (item, place) => [
      field('publication', place, 'name', 'name', item.name),
      field('publication', place, 'summary', 'summary', wholeText(item.summary)),
    ]),
    ...eachItem(sections, 'interests', 'interests', (item, place) => [
      field('interest', place, 'name', 'name', item.name),
      ...keywords('interest', place, item.keywords),
    ]),
  ];
}

function wholeText(html: string): string {
  const { prose, bullets } = readRichLines(html);
  return [prose, ...bullets].filter((text) => text !== '').join('\n');
}
