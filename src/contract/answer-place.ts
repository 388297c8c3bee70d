import type { ResumeDocument } from './resume-document.ts';
import { parseRichText, plainText } from './rich-text.ts';

/* Where in a base resume a person's answer goes, by a path in JSON Resume terms. */

/** What the texts of an entry are called; a path to one of these sections without an entry means a new one. */
const lists = {
  work: 'highlights',
  volunteer: 'highlights',
  projects: 'highlights',
  education: 'courses',
  skills: 'keywords',
} as const;

const ofItsOwn = ['skills', 'certificates', 'languages'] as const;

type EntrySection = keyof typeof lists;
type OwnSection = (typeof ofItsOwn)[number];

export type AnswerPlace =
  /** A bullet or keyword of this entry, behind those that it has. */
  | { readonly section: EntrySection; readonly index: number }
  /** An entry of its own, behind the others. */
  | { readonly section: OwnSection; readonly index: null };

/** Source of the pattern: an entry, or anything in it. */
const inEntry =
  /^(work|volunteer|projects|education|skills)\[(\d{1,4})\](?:\.[A-Za-z]{1,40}(?:\[\d{1,4}\])?)?$/;

/** `work[0]`, and whatever is in that job; `skills[1]`; `skills`, `certificates`, `languages`. Null for any other path. */
export function answerPlace(path: string): AnswerPlace | null {
  const own = ofItsOwn.find((section) => section === path);
  if (own) return { section: own, index: null };
  const [, section, index] = inEntry.exec(path) ?? [];
  return section === undefined ? null : { section: section as EntrySection, index: Number(index) };
}

/** The list that it is added to: `work[0].highlights`, `certificates`. */
export function listPath(place: AnswerPlace): string {
  return place.index === null ? place.section : `${place.section}[${place.index}].${lists[place.section]}`;
}

/** How the resume document calls these sections. */
export const documentSections = {
  work: 'experience',
  volunteer: 'volunteer',
  projects: 'projects',
  education: 'education',
  skills: 'skills',
  certificates: 'certifications',
  languages: 'languages',
} as const satisfies Record<EntrySection | OwnSection, string>;

/** What is in the list already, in its order. */
export function textsAt({ sections }: ResumeDocument, place: AnswerPlace): readonly string[] {
  const { items } = sections[documentSections[place.section]];
  if (place.index === null) return items.map((item) => ('name' in item ? item.name : ''));
  const item = items[place.index];
  if (item && 'summary' in item) {
    const blocks = parseRichText(item.summary);
    return blocks.flatMap((block) => (block.type === 'list' ? block.items.map(plainText) : []));
  }
  return item && 'keywords' in item && Array.isArray(item.keywords) ? item.keywords.map(String) : [];
}

/** A place that a person can choose, under the name that they know it by. */
export interface NamedPlace {
  readonly path: string;
  readonly name: string;
}

/** Every job, project and school that is shown, and the lists that have entries of their own. */
export function answerPlaces({ sections }: ResumeDocument): readonly NamedPlace[] {
  const { experience, volunteer, projects, education } = sections;
  const named = (section: string, items: readonly NamedEntry[]) =>
    items.flatMap((item, index) =>
      item.visible ? [{ name: entryName(item), path: `${section}[${index}]` }] : [],
    );
  return [
    ...named('work', experience.items),
    ...named('projects', projects.items),
    ...named('volunteer', volunteer.items),
    ...named('education', education.items),
    { name: 'My skills', path: 'skills' },
    { name: 'My languages', path: 'languages' },
    { name: 'My certificates', path: 'certificates' },
  ];
}

interface NamedEntry {
  readonly visible: boolean;
  readonly position?: string;
  readonly studyType?: string;
  readonly name?: string;
  readonly company?: string;
  readonly organization?: string;
  readonly institution?: string;
}

function entryName(entry: NamedEntry): string {
  const { position, studyType, name, company, organization, institution } = entry;
  return [position, studyType, name, company, organization, institution].filter(Boolean).join(', ');
}

/** What a proposal leaves to the person: `[tool]`. */
export function blanksIn(proposal: string): readonly string[] {
  return proposal.match(/\[[^[\]]*\]/g) ?? [];
}

/** Blanks of proposals that stand for the very thing that is asked about, in the languages of resumes. */
const thingBlanks: ReadonlySet<string> = new Set([
  ...['[tool]', '[field]', '[certificate]', '[license]', '[language]'],
  ...['[Werkzeug]', '[Fachgebiet]', '[Zertifikat]', '[Lizenz oder Erlaubnis]', '[Sprache]'],
  ...['[outil]', '[domaine]', '[certification]', '[permis ou habilitation]', '[langue]'],
  ...['[herramienta]', '[ámbito]', '[certificado]', '[permiso o licencia]', '[idioma]'],
  ...['[工具]', '[领域]', '[证书]', '[执照或许可]', '[语言]'],
]);

/** Of several things one has to be chosen: `Jest, Cypress or Playwright`. */
const severalThings = /[,/、，]|\s(?:or|and|oder|und|ou|et|o|y)\s|[或和]/i;

/**
 * What a person who has answered yes most likely puts in a blank: the name of what was asked about. Null where only they
 * know.
 */
export function usualFilling(blank: string, term: string): string | null {
  return thingBlanks.has(blank) && term !== '' && !severalThings.test(term) ? term : null;
}
