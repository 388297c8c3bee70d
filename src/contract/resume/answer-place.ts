import type { ResumeDocument } from './resume-document.ts';
import { parseRichText, plainText } from './rich-text.ts';

/* The place of a person's answer in a base resume, as a path in JSON Resume terms. */

/** The field with the texts of an entry. A path to one of these sections without an index means a new entry. */
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
  /** A new bullet or keyword at the end of this entry. */
  | { readonly section: EntrySection; readonly index: number }
  /** A new entry at the end of the section. */
  | { readonly section: OwnSection; readonly index: null };

function isOwnSection(section: string): section is OwnSection {
  return ofItsOwn.some((own) => own === section);
}

/** An entry, or anything inside of it. */
const inEntry =
  /^(work|volunteer|projects|education|skills)\[(\d{1,4})\](?:\.[A-Za-z]{1,40}(?:\[\d{1,4}\])?)?$/;

/**
 * Parses `work[0]` or anything in that job, `skills[1]`, `skills`, `certificates`, `languages`; null for other paths.
 */
export function answerPlace(path: string): AnswerPlace | null {
  if (isOwnSection(path)) return { section: path, index: null };
  const [, section, index] = inEntry.exec(path) ?? [];
  return section === undefined ? null : { section: section as EntrySection, index: Number(index) };
}

/** The list to add to: `work[0].highlights`, `certificates`. */
export function listPath(place: AnswerPlace): string {
  return place.index === null ? place.section : `${place.section}[${place.index}].${lists[place.section]}`;
}

/** Names of these sections in the resume document. */
export const documentSections = {
  work: 'experience',
  volunteer: 'volunteer',
  projects: 'projects',
  education: 'education',
  skills: 'skills',
  certificates: 'certifications',
  languages: 'languages',
} as const satisfies Record<EntrySection | OwnSection, string>;

/** The texts already in the list, in order. */
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

export interface PlacedText {
  /** The list that it is in: `work[0].highlights`, `certificates`. */
  readonly path: string;
  readonly text: string;
}

/** A place to choose, with its display name. */
export interface NamedPlace {
  readonly path: string;
  readonly name: string;
}

/** All visible jobs, projects and schools, and the lists that take new entries. */
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

/** The blanks that a proposal leaves to the person: `[tool]`. */
export function blanksIn(proposal: string): readonly string[] {
  return proposal.match(/\[[^[\]]*\]/g) ?? [];
}

/** Blanks that stand for the requirement itself, in all resume languages. */
const thingBlanks: ReadonlySet<string> = new Set([
  ...['[tool]', '[certificate]', '[license]', '[language]', '[degree]', '[subject]', '[role]'],
  ...[
    '[Werkzeug]',
    '[Zertifikat]',
    '[Lizenz oder Erlaubnis]',
    '[Sprache]',
    '[Abschluss]',
    '[Fach]',
    '[Beruf]',
  ],
  ...[
    '[outil]',
    '[certification]',
    '[permis ou habilitation]',
    '[langue]',
    '[diplôme]',
    '[matière]',
    '[métier]',
  ],
  ...[
    '[herramienta]',
    '[certificado]',
    '[permiso o licencia]',
    '[idioma]',
    '[título]',
    '[materia]',
    '[puesto]',
  ],
  ...['[工具]', '[证书]', '[执照或许可]', '[语言]', '[学历]', '[专业]', '[职位]'],
  ...['[證書]', '[執照或許可]', '[語言]', '[學歷]', '[專業]', '[職位]'],
]);

/** Blanks that stand for a phrase of the posting, which may join several words: `Reparaturen und Reinigungen`. */
const phraseBlanks: ReadonlySet<string> = new Set([
  ...['[task]', '[Aufgabe]', '[tâche]', '[tarea]', '[任务]', '[任務]'],
  ...['[requirement]', '[Anforderung]', '[exigence]', '[requisito]', '[要求]'],
]);

/** Several things, of which the person must choose: `Jest, Cypress or Playwright`. */
const severalThings = /[,/、，]|\s(?:or|and|oder|und|ou|et|o|y)\s|[或和]/i;
const alternatives = /[,/、，]|\s(?:or|oder|ou|o)\s|或/i;

/** The likely value of a blank after a yes: the name of the requirement. Null if only the person knows it. */
export function usualFilling(blank: string, term: string): string | null {
  const leavesChoice = (phraseBlanks.has(blank) ? alternatives : severalThings).test(term);
  const isAsked = thingBlanks.has(blank) || phraseBlanks.has(blank);
  return isAsked && term !== '' && !leavesChoice ? term : null;
}
