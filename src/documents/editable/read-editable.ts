import { isDeepStrictEqual } from 'node:util';
import { issueMessage } from '../../contract/parse-input.ts';
import { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { JsonObject } from '../../values/json-object.ts';
import { ownValue, setOwnValue } from '../../values/own-value.ts';
import { fileError, issuePath } from '../../values/validation-error.ts';
import { groupParts, type Part, type SectionPart, splitEditable } from './editable-parts.ts';
import { type EditableSection, editableSections } from './editable-sections.ts';
import { readLine } from './field-text.ts';
import { sectionFinder } from './find-section.ts';
import { damagedMarkProblem, marksOf, withLostSigns } from './item-marks.ts';
import { collectProblems, createPlaces } from './problems.ts';
import { readBasics } from './read-basics.ts';
import { type Reading, readEntries } from './read-entries.ts';
import { readRichLines } from './rich-lines.ts';
import { arrangedLayout } from './section-layout.ts';

/**
 * The document as a person edited it in the Markdown of `printEditable`. What the text does not show, and all that
 * reads as before, stays as it is stored.
 * @param name of the file, for messages
 * @throws ValidationError naming lines
 */
export function readEditable(name: string, text: string, document: ResumeDocument): ResumeDocument {
  const { parts, openComment, deepHeadings } = splitEditable(text);
  const problems = collectProblems(name);
  if (openComment !== null) problems.add(openComment, 'this comment does not end; close it with "-->"');
  problems.check();
  const sections = editableSections(document);
  checkMarks(name, parts, sections);
  const reading: Reading = { problems, places: createPlaces(), sectionWith: sectionsByMark(sections) };
  const edited = structuredClone(document);
  const { names, sections: sectionParts, strays } = groupParts(parts);
  for (const { number } of strays) {
    problems.add(number, 'this entry is in no section; put it below a heading such as "## Experience"');
  }
  // Without the heading of the name, every field is above it.
  for (const line of names.length > 0 ? (parts[0]?.lines ?? []) : []) {
    if (line.text.trim() !== '') problems.add(line.number, 'this line is above your name; delete it');
  }
  for (const number of deepHeadings) {
    const message =
      'a heading has at most three "#", which begin an entry; if this is text, write a backslash before it';
    problems.add(number, message);
  }
  readBasics(edited.basics, names, reading);
  const order = readSections(edited, sections, sectionParts, reading);
  edited.metadata.layout = layoutFor(document, sections, order);
  problems.check();
  checkDocument(edited, document, reading);
  return edited;
}

/** A text without marks is another file, which would replace every entry. @throws ValidationError */
function checkMarks(name: string, parts: readonly Part[], sections: readonly EditableSection[]): void {
  if (!parts.some(({ depth, lines }) => depth > 0 || lines.some((line) => line.text.trim() !== ''))) {
    throw fileError(name, 'has no text in it');
  }
  if (!sections.some(({ isWritten }) => isWritten) || parts.some(({ mark }) => mark !== null)) return;
  throw fileError(
    name,
    'has no marks such as {#r1b2c3}, so its entries are unknown; start from the text that resume-tailor edit ID opens, or edit the file of resume-tailor get ID -o cv.yaml',
  );
}

function sectionsByMark(sections: readonly EditableSection[]): (mark: string) => string | undefined {
  let titles: ReadonlyMap<string, string> | null = null;
  return (mark) => {
    titles ??= new Map(
      sections.flatMap(({ title, items }) =>
        marksOf(items.map(({ id }) => id)).map((one) => [one, title] as const),
      ),
    );
    return titles.get(mark);
  };
}

/** Puts the sections into the document. @returns their keys in the order of the text */
function readSections(
  edited: ResumeDocument,
  sections: readonly EditableSection[],
  parts: readonly SectionPart[],
  reading: Reading,
): readonly string[] {
  const { problems } = reading;
  const find = sectionFinder(
    sections,
    parts.map(({ heading }) => heading),
  );
  const lines = new Map<string, number>();
  const marks = new Set(sections.map(({ mark }) => mark));
  for (const { heading: written, entries } of parts) {
    const heading = withLostSigns(written, (mark) => marks.has(mark));
    const { damaged } = heading;
    const found = find(heading);
    if (damaged !== null) problems.add(heading.number, damagedMarkProblem(damaged, heading));
    if ('problem' in found) {
      if (damaged === null) problems.add(heading.number, found.problem);
      continue;
    }
    const line = lines.get(found.key);
    if (line !== undefined) {
      problems.add(heading.number, `this section is also on line ${line}; put its entries below one heading`);
      continue;
    }
    lines.set(found.key, heading.number);
    readSection(edited, found, { heading, entries }, reading);
  }
  for (const section of sections)
    if (section.isWritten && !lines.has(section.key)) clearSection(edited, section);
  return [...lines.keys()];
}

function readSection(
  edited: ResumeDocument,
  section: EditableSection,
  { heading, entries }: SectionPart,
  reading: Reading,
): void {
  const target = targetOf(edited, section);
  if (heading.text !== section.title) target['name'] = readLine(heading.text);
  target['visible'] = !heading.isHidden;
  if (section.kind === null) {
    target['content'] = readRichLines(
      heading.lines.map(({ text }) => text),
      section.content,
    );
    const [entry] = entries;
    if (entry) {
      const message =
        'the summary has no entries; write the heading of this section above it, or remove "###"';
      reading.problems.add(entry.number, message);
    }
    return;
  }
  const stray = heading.lines.find(({ text }) => text.trim() !== '');
  if (stray) {
    reading.problems.add(stray.number, 'this line is in no entry; begin one with "###" and its name');
  }
  target['items'] = readEntries(section, section.kind, entries, reading);
}

/** The section in the edited document; a new one is made. */
function targetOf(edited: ResumeDocument, { path }: EditableSection): JsonObject {
  const [, key = '', own] = path;
  const sections: JsonObject = edited.sections;
  if (own === undefined) return ownValue(sections, key) as JsonObject;
  const known = ownValue(edited.sections.custom, own);
  if (known) return known;
  const section = { name: '', columns: 1, separateLinks: true, visible: true, id: own, items: [] };
  setOwnValue(edited.sections.custom, own, section);
  return section;
}

/** The text has no such section any more. */
function clearSection(edited: ResumeDocument, section: EditableSection): void {
  const [, , own] = section.path;
  if (own !== undefined) delete edited.sections.custom[own];
  else if (section.kind === null) edited.sections.summary.content = '';
  else targetOf(edited, section)['items'] = [];
}

/** The layout stays unless the text has another order or a new section. */
function layoutFor(
  { metadata }: ResumeDocument,
  sections: readonly EditableSection[],
  order: readonly string[],
): ResumeDocument['metadata']['layout'] {
  const wanted = new Set(order);
  const before = sections.map(({ key }) => key).filter((key) => wanted.has(key));
  return isDeepStrictEqual(before, order) ? metadata.layout : arrangedLayout(metadata.layout, order);
}

/** Checks what was typed by the rules of the document. What is stored already is checked where it is stored. */
function checkDocument(
  edited: ResumeDocument,
  document: ResumeDocument,
  { problems, places }: Reading,
): void {
  const issuesOf = (one: ResumeDocument) =>
    ResumeDocument.safeParse(one, { reportInput: true }).error?.issues ?? [];
  const issues = issuesOf(edited);
  const known = new Set(issues.length === 0 ? [] : issuesOf(document).map(keyOf));
  for (const issue of issues) {
    const place = places.find(issue.path);
    if (place) problems.add(place.line, `${place.label} ${issueMessage(issue)}`);
    else if (!known.has(keyOf(issue))) problems.add(1, `${issuePath(issue.path)} ${issueMessage(issue)}`);
  }
  problems.check();
}

/** Entries may have moved, so their numbers do not count. */
function keyOf({
  path,
  message,
}: {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}): string {
  return JSON.stringify([path.filter((step) => typeof step !== 'number'), message]);
}
