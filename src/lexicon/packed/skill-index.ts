import { type TermKind, termKinds } from '../../contract/choices.ts';
import { isLanguage, type Language } from '../../text/language.ts';
import { hasIdeograph } from '../../text/letters.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { termKey } from '../../text/tokenize.ts';
import { fromByteText, sortedLines, toByteText, valuesIn } from './packed-file.ts';

/** The skills indexed by first word as byte texts, computed when the lexicon is packed. */
export interface SkillIndex {
  readonly professions: readonly string[];
  /** A line for each row: the position of its profession, and the row in the format of `rowText`. */
  readonly rows: string;
  /**
   * Sorted lines: the key of a first word, then for each spelling with it the offset of its row in `rows` and the keys
   * of its other words.
   */
  readonly spellings: string;
  /** Sorted lines: a term and the terms that it directly implies. */
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

/** A spelling in the index. */
export interface IndexedSpelling {
  readonly keys: readonly string[];
  /** The offset of its row. */
  readonly row: number;
}

/** All spellings that begin with the word. */
export function spellingsStartingWith({ spellings }: SkillIndex, head: string): IndexedSpelling[] {
  return (valuesIn(spellings, head) ?? []).map((value) => {
    const [row, ...others] = value.split(' ');
    return { keys: [head, ...others], row: Number(row) };
  });
}

export interface IndexedRow extends SkillRow {
  readonly profession: string;
}

/** The row at this offset. */
export function rowAt({ professions, rows }: SkillIndex, start: number): IndexedRow {
  const line = fromByteText(rows.slice(start, rows.indexOf('\n', start)));
  const end = line.indexOf(' ');
  return { ...readRow(line.slice(end + 1)), profession: professions[Number(line.slice(0, end))] ?? '' };
}

/** The skills of one profession: a file of `data/lexicon/skills`, or a host's additions. */
export interface SkillTable {
  readonly profession: string;
  readonly rows: readonly SkillRow[];
}

export interface WrittenSpelling {
  readonly text: string;
  /** The language marked in the row; null if `languageOfSpelling` derives it from the text. */
  readonly marked: Language | null;
}

export interface SkillRow {
  readonly kind: TermKind;
  /** The main spelling, then its equivalents. */
  readonly spellings: readonly [WrittenSpelling, ...WrittenSpelling[]];
  /** Terms that everybody knows who knows this one, never the reverse. Absent if there are none. */
  readonly implies?: readonly string[];
}

const mark = /^([a-z]{2}):/;
/** Only ordinary words belong to a language: `machine learning`, but not `Kubernetes`, `REST APIs` or `k8s`. */
const ordinaryWords = preparedPattern(String.raw`^\p{Ll}[\p{Ll}'’-]{3,}(?: \p{Ll}+(?:-\p{Ll}+)*)*$`);

export function readSpelling(written: string): WrittenSpelling {
  const [whole = '', name = ''] = mark.exec(written) ?? [];
  return isLanguage(name)
    ? { text: written.slice(whole.length), marked: name }
    : { text: written, marked: null };
}

/** Null for a name or an abbreviation, which is spelled the same in every language. */
export function languageOfSpelling({ text, marked }: WrittenSpelling): Language | null {
  if (marked) return marked;
  if (hasIdeograph(text)) return 'zh';
  return ordinaryWords.test(text) ? 'en' : null;
}

/** Kind and spellings in one line, in the format that `readRow` reads. */
function rowText({ kind, spellings }: SkillRow): string {
  return `${kind} ${spellings.map(spellingText).join(' = ')}`;
}

function spellingText(spelling: WrittenSpelling): string {
  const { text, marked } = spelling;
  return marked === null || languageOfSpelling(readSpelling(text)) === marked ? text : `${marked}:${text}`;
}

/** @throws Error if the line is not in the format of `rowText`. */
function readRow(line: string): SkillRow {
  const end = line.indexOf(' ');
  const [first = '', ...others] = line.slice(end + 1).split(' = ');
  const spellings: SkillRow['spellings'] = [readSpelling(first), ...others.map(readSpelling)];
  return { kind: kindNamed(line.slice(0, end)), spellings };
}

function kindNamed(name: string): TermKind {
  const kind = termKinds.find((known) => known === name);
  if (!kind) throw new Error(`"${name}" is not a kind of term. Kinds: ${termKinds.join(', ')}.`);
  return kind;
}
