import { type TermKind, termKinds } from '../contract/choices.ts';
import { isLanguage, type Language } from '../text/language.ts';
import { preparedPattern } from '../text/prepared-pattern.ts';
import { termKey } from '../text/tokenize.ts';
import { fromByteText, sortedLines, toByteText, valuesIn } from './packed-file.ts';

/** The skills put by first word, as byte texts: what the packed file holds, so that no start of the program computes it. */
export interface SkillIndex {
  readonly professions: readonly string[];
  /** A line for each row: the position of its profession, and the row as rowText writes it. */
  readonly rows: string;
  /**
   * Sorted lines: the key of a first word, then each spelling that begins with it: where in `rows` its row begins, and
   * the keys of its other words.
   */
  readonly spellings: string;
  /** Sorted lines: a term, then the terms that it implies in one step. */
  readonly broader: string;
}

export function indexSkills(tables: readonly SkillTable[]): SkillIndex {
  const spellings = new Map<string, string[]>();
  const broader: (readonly [term: string, broader: readonly string[]])[] = [];
  let rows = '';
  for (const [profession, table] of tables.entries()) {
    for (const row of table.rows) {
      for (const { text } of row.spellings) {
        const [head = '', ...others] = termKey(text).split(' ');
        const known = spellings.get(head) ?? [];
        known.push([rows.length, ...others].join(' '));
        spellings.set(head, known);
      }
      rows += toByteText(`${profession} ${rowText(row)}\n`);
      if (row.implies) broader.push([row.spellings[0].text, row.implies]);
    }
  }
  return {
    professions: tables.map(({ profession }) => profession),
    rows,
    spellings: sortedLines(spellings),
    broader: sortedLines(broader),
  };
}

/** A spelling as the index holds it. */
export interface IndexedSpelling {
  readonly keys: readonly string[];
  /** Where its row begins. */
  readonly row: number;
}

/** Every spelling that begins with the word. */
export function spellingsStartingWith({ spellings }: SkillIndex, head: string): IndexedSpelling[] {
  return (valuesIn(spellings, head) ?? []).map((value) => {
    const [row, ...others] = value.split(' ');
    return { keys: [head, ...others], row: Number(row) };
  });
}

export interface IndexedRow extends SkillRow {
  readonly profession: string;
}

/** The row that begins there. */
export function rowAt({ professions, rows }: SkillIndex, start: number): IndexedRow {
  const line = fromByteText(rows.slice(start, rows.indexOf('\n', start)));
  const end = line.indexOf(' ');
  return { ...readRow(line.slice(end + 1)), profession: professions[Number(line.slice(0, end))] ?? '' };
}

/** The skills of one profession: a file of `data/lexicon/skills`, or what a host adds. */
export interface SkillTable {
  readonly profession: string;
  readonly rows: readonly SkillRow[];
}

export interface WrittenSpelling {
  readonly text: string;
  /** The language that the row names; null where the script shows it, as `languageOfSpelling` does. */
  readonly marked: Language | null;
}

export interface SkillRow {
  readonly kind: TermKind;
  /** The spelling that stands for all of them, then its true equivalents. */
  readonly spellings: readonly [WrittenSpelling, ...WrittenSpelling[]];
  /** Terms that everybody knows who knows this one, never the reverse. Absent: none. */
  readonly implies?: readonly string[];
}

const mark = /^([a-z]{2}):/;
const ideograph = preparedPattern(String.raw`\p{Script=Han}`);
/** `machine learning`, not `Kubernetes`, `REST APIs` or `k8s`: only ordinary words belong to a language. */
const ordinaryWords = preparedPattern(String.raw`^\p{Ll}[\p{Ll}'’-]{3,}(?: \p{Ll}+(?:-\p{Ll}+)*)*$`);

export function readSpelling(written: string): WrittenSpelling {
  const [whole = '', name = ''] = mark.exec(written) ?? [];
  return isLanguage(name)
    ? { text: written.slice(whole.length), marked: name }
    : { text: written, marked: null };
}

/** Null for a name or an abbreviation: those are written alike in every language. */
export function languageOfSpelling({ text, marked }: WrittenSpelling): Language | null {
  if (marked) return marked;
  if (ideograph.test(text)) return 'zh';
  return ordinaryWords.test(text) ? 'en' : null;
}

/** Kind and spellings in one line, as `readRow` takes them back. */
function rowText({ kind, spellings }: SkillRow): string {
  return `${kind} ${spellings.map(spellingText).join(' = ')}`;
}

function spellingText(spelling: WrittenSpelling): string {
  const { text, marked } = spelling;
  return marked === null || languageOfSpelling(readSpelling(text)) === marked ? text : `${marked}:${text}`;
}

/** @throws Error when the line is none that `rowText` wrote. */
function readRow(line: string): SkillRow {
  const end = line.indexOf(' ');
  const [first = '', ...others] = line.slice(end + 1).split(' = ');
  const spellings: SkillRow['spellings'] = [readSpelling(first), ...others.map(readSpelling)];
  return { kind: kindNamed(line.slice(0, end)), spellings };
}

function kindNamed(name: string): TermKind {
  const kind = termKinds.find((known) => known === name);
  if (!kind) throw new Error(`"${name}" begins a row of the lexicon and is none of ${termKinds.join(', ')}.`);
  return kind;
}
