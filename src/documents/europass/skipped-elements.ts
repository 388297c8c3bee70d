import type { ReadingNote } from '../reading-note.ts';
import type { XmlElement } from './europass-xml.ts';

/* Elements whose text is not looked for in the resume. Each of them is in one of two lists. */

/** Not reported: facts about the file, and codes beside a label or in a field that is read. */
export const codesBesideLabels: ReadonlySet<string> = new Set([
  ...['DocumentInfo', 'DocumentID', 'PrintingPreferences', 'RenderingInformation', 'CandidateSupplier', 'ID'],
  ...['Code', 'ChannelCode', 'UseCode', 'CountryCode', 'EducationLevelCode', 'PrimaryLanguageCode'],
  ...['CompetencyID', 'TaxonomyID', 'CompetencyDimensionTypeCode'],
  ...['Current', 'CurrentIndicator', 'Ongoing', 'FormattedDateTime', 'Year'],
]);

/** Reported by kind without repeating the content: personal data, which a resume does not need, and files. */
export const leftOut: ReadonlyMap<string, string> = new Map([
  ['BirthDate', 'birth date'],
  ['Birthdate', 'birth date'],
  ['GenderCode', 'gender'],
  ['Gender', 'gender'],
  ['NationalityCode', 'nationality'],
  ['Nationality', 'nationality'],
  ['AddressLine', 'street address'],
  ['PostalCode', 'street address'],
  ['Photo', 'photo'],
  ['Attachment', 'attached file'],
  ['Documentation', 'attached file'],
  ['Data', 'attached file'],
]);

export function isSkipped(name: string): boolean {
  return codesBesideLabels.has(name) || leftOut.has(name);
}

/** One note that names every kind of content that is left out. */
export function leftOutNotes(root: XmlElement): readonly ReadingNote[] {
  const found = new Set(kindsIn(root));
  const kinds = new Set([...leftOut.values()].filter((kind) => found.has(kind)));
  if (kinds.size === 0) return [];
  const message = `left out, because a resume has no place for them: ${[...kinds].join(', ')}`;
  return [{ kind: 'unplaced', path: 'personal facts', message }];
}

/** Does not look into an element that is left out: the data of a photo is no other file. */
function kindsIn(element: XmlElement): readonly string[] {
  return element.children.flatMap((child) => {
    const kind = leftOut.get(child.name);
    return kind === undefined ? kindsIn(child) : [kind];
  });
}
