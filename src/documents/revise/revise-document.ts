import { type AnswerPlace, documentSections } from '../../contract/answer-place.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { withBullet, withoutBullet } from '../../contract/rich-text.ts';
import { ValidationError } from '../../contract/validation-error.ts';
import type { Revision, Statement } from '../../service/ports.ts';
import { itemId } from '../resume-document/item-id.ts';

/**
 * The document with statements of the person's added behind what is there, and others taken out.
 * @throws ValidationError naming a place that the document does not have
 */
export function reviseDocument(document: ResumeDocument, { add, remove }: Revision): ResumeDocument {
  const revised = structuredClone(document);
  for (const statement of remove) takeOut(revised, statement);
  for (const statement of add) putIn(revised, statement);
  return revised;
}

function putIn({ sections }: ResumeDocument, { name, place, text }: Statement): void {
  if (place.index === null) {
    addEntry(sections, place.section, text);
    return;
  }
  const { items } = sections[documentSections[place.section]];
  const item = items[place.index];
  if (!item?.visible) throw noSuchPlace(name, place, items.length);
  if ('summary' in item) item.summary = withBullet(item.summary, text);
  else if ('keywords' in item) item.keywords.push(text);
}

function addEntry(
  sections: ResumeDocument['sections'],
  section: Extract<AnswerPlace, { index: null }>['section'],
  name: string,
): void {
  const { items } = sections[documentSections[section]];
  const entry = { id: itemId(`${section}[${items.length}]`, name), visible: true, name };
  if (section === 'certificates') {
    const more = { issuer: '', date: '', summary: '', url: { label: '', href: '' } };
    sections.certifications.items.push({ ...entry, ...more });
  } else if (section === 'languages') {
    sections.languages.items.push({ ...entry, description: '', level: 0 });
  } else {
    sections.skills.items.push({ ...entry, description: '', level: 0, keywords: [] });
  }
}

/** What is not there any more need not be taken out. */
function takeOut({ sections }: ResumeDocument, { place, text }: Statement): void {
  const { items } = sections[documentSections[place.section]];
  if (place.index === null) {
    const at = items.findLastIndex((item) => 'name' in item && item.name === text);
    if (at !== -1) items.splice(at, 1);
    return;
  }
  const item = items[place.index];
  if (!item) return;
  if ('summary' in item) item.summary = withoutBullet(item.summary, text);
  else if ('keywords' in item) {
    const at = item.keywords.lastIndexOf(text);
    if (at !== -1) item.keywords.splice(at, 1);
  }
}

function noSuchPlace(name: string, { section, index }: AnswerPlace, entries: number): ValidationError {
  const known = entries === 0 ? `no ${section}` : `${section}[0] to ${section}[${entries - 1}]`;
  const message = `there is no ${section}[${index}] that is shown; the base resume has ${known}`;
  return new ValidationError([{ path: name, message }]);
}
