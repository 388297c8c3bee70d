import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { ownValue } from '../../values/own-value.ts';
import { type EditableItem, type EditableSection, editableSections } from './editable-sections.ts';
import { printField, printLabel, printLine } from './field-text.ts';
import { marksOf, printMark } from './item-marks.ts';
import { printRichLines } from './rich-lines.ts';
import { basicsFields, type EditableField, type EntryKind } from './section-fields.ts';

const rules = `<!--
Edit your resume below, then save and close. To change nothing, close without saving.
"###" starts an entry, such as a job: first its fields, then an empty line, then its text with "- " bullets.
Move lines or entries to reorder them, delete them to remove them. To add an entry, write a new "###" heading.
Keep marks such as {#r1b2c3}: they tell your entries apart. New entries need none. {#r1b2c3 hidden} hides an entry.
Text can have **bold**, *italics* and [links](https://example.org). For all fields: resume-tailor edit --help
-->`;

/** The document as Markdown with a mark for each entry, for a person to edit. `readEditable` is its inverse. */
export function printEditable(document: ResumeDocument): string {
  const sections = editableSections(document).filter(({ isWritten }) => isWritten);
  return `${[rules, basicsBlock(document), ...sections.map(sectionBlock)].join('\n\n')}\n`;
}

function basicsBlock({ basics }: ResumeDocument): string {
  const marks = marksOf(basics.customFields.map(({ id }) => id));
  const values = new Map<string, unknown>(Object.entries(basics));
  return [
    joinWords(['#', printLine(basics.name)]),
    ...basicsFields.map((field) => fieldLine(field, printField(field, values.get(field.key)))),
    ...basics.customFields.map(({ name, value }, index) =>
      joinWords([`${printLabel(name)}:`, printLine(value), printMark(marks[index] ?? '', true)]),
    ),
  ].join('\n');
}

function sectionBlock({ title, mark, isVisible, kind, content, items }: EditableSection): string {
  const heading = joinWords(['##', title, printMark(mark, isVisible)]);
  if (kind === null) return joinBlocks([heading, printRichLines(content).join('\n')]);
  const marks = marksOf(items.map(({ id }) => id));
  return joinBlocks([
    heading,
    entryBlocks(items.map((item, index) => entryBlock(kind, item, marks[index] ?? ''))),
  ]);
}

function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** Entries of one line each are a list without empty lines. */
function entryBlocks(blocks: readonly string[]): string {
  return blocks
    .map((block, index) => {
      const before = blocks[index - 1];
      if (before === undefined) return block;
      return (before.includes('\n') || block.includes('\n') ? '\n\n' : '\n') + block;
    })
    .join('');
}

function entryBlock(kind: EntryKind, item: EditableItem, mark: string): string {
  const title = printField(kind.title, ownValue(item, kind.title.key));
  const fields = kind.fields.flatMap((field) => {
    const value = printField(field, ownValue(item, field.key));
    return value === '' && field.isRare ? [] : [fieldLine(field, value)];
  });
  const head = [joinWords(['###', title, printMark(mark, item.visible)]), ...fields].join('\n');
  const text = typeof item['summary'] === 'string' && kind.hasText ? printRichLines(item['summary']) : [];
  return joinBlocks([head, text.join('\n')]);
}

function fieldLine({ label }: EditableField, value: string): string {
  return joinWords([`${label}:`, value]);
}

function joinWords(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
