import { type TermKind, termKinds } from '../../contract/own-term.ts';
import { isLanguage, type Language } from '../text/language.ts';
import { preparedPattern } from '../text/prepared-pattern.ts';

/**
 * The terms of one profession, as a person would list them. Terms are parted by commas or line breaks;
 * `Kubernetes = k8s` names true equivalents, the term that stands for all of them first. `de:Schweißen`
 * is a German spelling.
 */
export interface ProfessionTable {
  readonly profession: string;
  readonly terms: Readonly<Partial<Record<TermKind, string>>>;
  /** One per line: `Spring Boot > Java, Spring`: whoever knows the first knows the others, not the reverse. */
  readonly implies?: string;
}

interface WrittenSpelling {
  readonly text: string;
  /** The language that the table names; null where the writing tells it, as `languageOfSpelling` does. */
  readonly marked: Language | null;
}

export interface TermRow {
  readonly kind: TermKind;
  /** The spelling that stands for all of them, then its true equivalents. */
  readonly spellings: readonly [WrittenSpelling, ...WrittenSpelling[]];
}

export interface Implication {
  readonly term: string;
  readonly broader: readonly string[];
}

function pieces(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

export function termRows(table: ProfessionTable): TermRow[] {
  return termKinds.flatMap((kind) =>
    pieces(table.terms[kind] ?? '', '\n')
      .flatMap((line) => pieces(line, ','))
      .map((row) => ({ kind, spellings: spellingsIn(row) })),
  );
}

function spellingsIn(row: string): TermRow['spellings'] {
  const [first = '', ...others] = pieces(row, ' = ');
  return [readSpelling(first), ...others.map(readSpelling)];
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

/** A row in one line, as `readRow` takes it back. */
export function rowText({ kind, spellings }: TermRow): string {
  return `${kind} ${spellings.map(spellingText).join(' = ')}`;
}

function spellingText(spelling: WrittenSpelling): string {
  const { text, marked } = spelling;
  return marked === null || languageOfSpelling(readSpelling(text)) === marked ? text : `${marked}:${text}`;
}

/** @throws Error when the line is none that `rowText` wrote. */
export function readRow(line: string): TermRow {
  const end = line.indexOf(' ');
  const [first = '', ...others] = line.slice(end + 1).split(' = ');
  const spellings: TermRow['spellings'] = [readSpelling(first), ...others.map(readSpelling)];
  return { kind: kindNamed(line.slice(0, end)), spellings };
}

function kindNamed(name: string): TermKind {
  const kind = termKinds.find((known) => known === name);
  if (!kind) throw new Error(`"${name}" begins a row of the lexicon and is none of ${termKinds.join(', ')}.`);
  return kind;
}

export function implications(table: ProfessionTable): Implication[] {
  return pieces(table.implies ?? '', '\n').map((line) => {
    const [term = '', broader = ''] = pieces(line, ' > ');
    return { term, broader: pieces(broader, ',') };
  });
}
