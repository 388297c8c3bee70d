import { parseDateRange } from '../../contract/dates.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { missingText } from '../resume-document/missing-text.ts';
import { type Item, type SectionId, sectionIds } from '../resume-document/section-id.ts';
import type { ReadingNote } from './reading-note.ts';

/** How to speak of an item in the person's own file. */
export interface SourceTerms {
  /** Path of item i of a section. */
  readonly pathOf: (id: SectionId, index: number) => string;
  /** Why an item is not shown. */
  readonly hidden: string;
}

/** What was taken over as it stands but may not be what the person meant. */
export function whatLooksOdd(document: ResumeDocument, terms: SourceTerms): readonly ReadingNote[] {
  const items = sectionIds.flatMap((id) =>
    document.sections[id].items.flatMap((item, index) =>
      oddItem(item, terms.pathOf(id, index), terms.hidden),
    ),
  );
  return [...oddBasics(document), ...items];
}

function odd(path: string, message: string): ReadingNote {
  return { kind: 'odd', path, message };
}

function oddBasics({ basics }: ResumeDocument): readonly ReadingNote[] {
  const refused = basics.customFields.find((field) => field.icon === 'envelope');
  if (refused)
    return [odd('basics.email', `"${refused.value}" is not an e-mail address; it is shown as written`)];
  return basics.email === '' ? [odd('basics.email', 'is missing; employers need it')] : [];
}

function oddItem(item: Item<SectionId>, path: string, hidden: string): readonly ReadingNote[] {
  if (!item.visible) return [odd(path, hidden)];
  const notes: ReadingNote[] = [];
  if (Object.values(item).includes(missingText)) {
    notes.push(odd(path, `has no name, so "${missingText}" is shown; please add one`));
  }
  if ('date' in item && item.date !== '' && !isUnderstood(item.date)) {
    notes.push(odd(path, `"${item.date}" is kept, but was not understood as dates`));
  }
  if ('url' in item && item.url.label !== '' && item.url.href === '') {
    notes.push(odd(path, `"${item.url.label}" cannot be linked; it is kept as text`));
  }
  return notes;
}

function isUnderstood(date: string): boolean {
  const { start, end } = parseDateRange(date);
  return start !== null && end !== null;
}
