import { type TermKind, termKinds } from '../contract/choices.ts';
import { isLanguage, type Language } from '../text/language.ts';
import { preparedPattern } from '../text/prepared-pattern.ts';

/** The skills of one profession: a file of `data/lexicon/skills`, or what a host adds. */
export interface SkillTable {
  readonly profession: string;
  readonly rows: readonly SkillRow[];
}

export interface WrittenSpelling {
  readonly text: string;
  /** The language that the row names; null where the writing tells it, as `languageOfSpelling` does. */
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
export function rowText({ kind, spellings }: SkillRow): string {
  return `${kind} ${spellings.map(spellingText).join(' = ')}`;
}

function spellingText(spelling: WrittenSpelling): string {
  const { text, marked } = spelling;
  return marked === null || languageOfSpelling(readSpelling(text)) === marked ? text : `${marked}:${text}`;
}

/** @throws Error when the line is none that `rowText` wrote. */
export function readRow(line: string): SkillRow {
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
