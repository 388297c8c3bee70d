import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { setOwnValue } from '../../values/own-value.ts';
import type { NumberedLine, Part } from './editable-parts.ts';
import { printLabel, printLine, readLine } from './field-text.ts';
import { damagedMarkProblem, markFinder, printMark, readMark } from './item-marks.ts';
import type { Reading } from './read-entries.ts';
import { applyFields, fieldAdvice, fieldOf, labeledLine } from './read-fields.ts';
import { basicsFields } from './section-fields.ts';

type Basics = ResumeDocument['basics'];
type CustomField = Basics['customFields'][number];

/** Reads the heading `# Name` with the lines below it into `basics`. */
export function readBasics(basics: Basics, names: readonly Part[], { problems, places }: Reading): void {
  const [name, ...more] = names;
  if (!name) {
    problems.add(1, 'the line with your name is missing; write "# " and your name above everything else');
    return;
  }
  for (const { number } of more) {
    problems.add(number, `"#" is for your name, on line ${name.number}; a section begins with "##"`);
  }
  if (name.text === '' && printLine(basics.name) !== '')
    problems.add(name.number, 'write your name after "#"');
  if (name.text !== printLine(basics.name)) basics.name = readLine(name.text);
  const find = markFinder(basics.customFields.map(({ id }) => id));
  const fields = new Map<string, NumberedLine>();
  const own = new Map<number, CustomField>();
  const ownLines = new Map<number, number>();
  for (const { text, number } of name.lines) {
    if (text.trim() === '') continue;
    const read = readMark(text);
    const { text: written, mark, damaged } = read;
    if (damaged !== null) {
      problems.add(number, damagedMarkProblem(damaged, read));
      continue;
    }
    const labeled = labeledLine(mark === null ? text : written);
    const field = labeled && fieldOf(basicsFields, labeled.label);
    const at = mark === null ? null : find(mark);
    const old = at === null ? undefined : basics.customFields[at];
    if (!labeled) {
      problems.add(number, 'this line has no label such as "Phone:"; text belongs below a section');
    } else if (mark !== null && (at === null || !old)) {
      problems.add(
        number,
        `there is no line with the mark ${printMark(mark, true)}; restore or remove the mark`,
      );
    } else if (at !== null && old) {
      const first = ownLines.get(at);
      if (first !== undefined) {
        problems.add(number, `this line is also on line ${first}; delete one of them`);
      }
      ownLines.set(at, number);
      own.set(at, withTexts(old, labeled.label, labeled.value));
    } else if (!field) {
      const advice = fieldAdvice(basicsFields, labeled.label, 'other addresses go below Profiles');
      problems.add(number, `"${labeled.label}" is not a field here; ${advice}`);
    } else if (fields.has(field.key)) {
      problems.add(
        number,
        `${field.label} is also on line ${fields.get(field.key)?.number}; delete one of them`,
      );
    } else {
      fields.set(field.key, { text: labeled.value, number });
      places.set(['basics', field.key], { line: number, label: field.label });
    }
  }
  applyFields(basics, basicsFields, fields, name.number, problems);
  setOwnValue(basics as Record<string, unknown>, 'customFields', [...own.values()]);
}

function withTexts(field: CustomField, label: string, value: string): CustomField {
  return {
    ...field,
    ...(label !== printLabel(field.name) && { name: readLine(label) }),
    ...(value !== printLine(field.value) && { value: readLine(value) }),
  };
}
