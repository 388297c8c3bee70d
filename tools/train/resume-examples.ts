import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lineHash } from '../../eval/lines/line-hash.ts';
import {
  type AtomClass,
  atomClasses,
  atomFeatures,
} from '../../src/documents/outline/models/atom-features.ts';
import { lineFeatures } from '../../src/documents/outline/models/line-features.ts';
import {
  type LineState,
  lineStates,
  mayFollow,
  type SectionKind,
} from '../../src/documents/outline/models/line-states.ts';
import { atomsOf } from '../../src/documents/outline/models/read-heads.ts';
import { hasHeadingShape } from '../../src/documents/outline/rules/section-styles.ts';
import type { SourceLine } from '../../src/documents/outline/source-line.ts';
import { readWrittenLines } from '../../src/documents/read-resume-file.ts';
import type { LabeledLines } from './train-lines.ts';

/* Reads labeled lines of resumes (eval/lines/GUIDE.md) as training examples. */

export interface ResumeExample {
  readonly id: string;
  readonly lines: readonly SourceLine[];
  /** Null for a line without a certain label. */
  readonly states: readonly (LineState | null)[];
  readonly heads: readonly LabeledHead[];
}

export interface LabeledHead {
  readonly kind: SectionKind;
  readonly lines: readonly SourceLine[];
  /** The role of each atom; null without a label. */
  readonly roles: readonly (AtomClass | null)[];
  /** The same number for heads of the same section. */
  readonly section: number;
}

interface Label {
  readonly tag: string;
  readonly key: string;
  readonly isSure: boolean;
  readonly roles: readonly string[];
}

export async function readResumeExamples(files: string, labels: string): Promise<readonly ResumeExample[]> {
  const examples: ResumeExample[] = [];
  for (const name of readdirSync(files).toSorted()) {
    const { name: id } = path.parse(name);
    const table = path.join(labels, `${id}.tsv`);
    if (!existsSync(table)) continue;
    const bytes = readFileSync(path.join(files, name));
    const written = await readWrittenLines({ name, bytes });
    if (written === null || !('lines' in written)) continue;
    checkLines(id, written.lines.map(lineHash(bytes)), readFileSync(table, 'utf8'));
    examples.push(exampleOf(id, written.lines, labelsIn(readFileSync(table, 'utf8'))));
  }
  return examples;
}

/** @throws Error that names the first line that differs from the labeled one */
function checkLines(id: string, hashes: readonly string[], table: string): void {
  for (const row of table.trimEnd().split('\n')) {
    const [number = '', , , hash] = row.split('\t');
    if (hashes[Number(number) - 1] !== hash)
      throw new Error(`Line ${number} of ${id} differs from the labeled line; label it again.`);
  }
}

/** Our own resumes in the format of tests: lines, and for each line its label and the letters of its atoms. */
export function readOwnExamples(file: string): readonly ResumeExample[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((row, index) => {
      const { lines, rows } = JSON.parse(row) as { lines: SourceLine[]; rows: string[] };
      const table = rows.map((label, line) => `${line + 1}\t${label}`).join('\n');
      return exampleOf(`own ${index}`, lines, labelsIn(table));
    });
}

function labelsIn(table: string): ReadonlyMap<number, Label> {
  const rows = table.split('\n').filter((row) => row.trim() !== '');
  return new Map(
    rows.flatMap((row) => {
      const [range = '', written = '', roles = ''] = row.split('\t').map((cell) => cell.trim());
      const [tag = '', key = ''] = written.replace('?', '').split(' ');
      const [from = 0, to = from] = range.split('-').map(Number);
      const label = { tag, key, isSure: !written.includes('?'), roles: roles === '' ? [] : roles.split(' ') };
      return Array.from({ length: to - from + 1 }, (_, index) => [from + index, label] as const);
    }),
  );
}

const kinds = new Map<string, SectionKind>([
  ...(['work', 'volunteer'] as const).map((key) => [key, 'work'] as const),
  ['education', 'education'],
  ...(['projects', 'certificates', 'awards', 'publications', 'references', 'other'] as const).map(
    (key) => [key, 'things'] as const,
  ),
  ['skills', 'skills'],
  ...(['languages', 'interests'] as const).map((key) => [key, 'lists'] as const),
]);

const headStates = new Map<string, LineState>([
  ['N', 'name'],
  ['L', 'headline'],
  ['C', 'contact'],
  ['S', 'summary'],
  ['x', 'none'],
]);
const tags = new Map([
  ['E', 'first'],
  ['e', 'head'],
  ['i', 'text'],
  ['r', 'rest'],
  ['G', 'group'],
]);
const known: ReadonlySet<string> = new Set(lineStates);

function exampleOf(
  id: string,
  lines: readonly SourceLine[],
  labels: ReadonlyMap<number, Label>,
): ResumeExample {
  const states: (LineState | null)[] = [];
  const heads: { kind: SectionKind; lines: SourceLine[]; roles: (AtomClass | null)[]; section: number }[] =
    [];
  let kind: SectionKind | null = null;
  // Below an unlabeled line that may be a heading, the section of lines is unknown.
  let isKnown = true;
  let section = 0;
  let last = '';
  for (const [index, line] of lines.entries()) {
    const label = labels.get(index + 1);
    if (label === undefined) {
      states.push(null);
      if (hasHeadingShape(line)) isKnown = false;
      continue;
    }
    if (label.tag === 'H') {
      kind = kinds.get(label.key) ?? null;
      isKnown = true;
      section += 1;
    }
    const isSure = label.isSure && (isKnown || headStates.has(label.tag));
    states.push(isSure ? stateOf(label, kind, states.at(-1) ?? null) : null);
    if (!isKnown) continue;
    if (label.tag === 'E' && (kind === 'work' || kind === 'education'))
      heads.push({ kind, lines: [], roles: [], section });
    const head = heads.at(-1);
    const isOfHead = label.tag === 'E' || (label.tag === 'e' && (last === 'E' || last === 'e'));
    if (isOfHead && (kind === 'work' || kind === 'education') && head) {
      const atoms = atomsOf([line]);
      head.lines.push(line);
      head.roles.push(...rolesOf(label, atoms.length));
    }
    last = label.tag;
  }
  return { id, lines, states, heads };
}

/**
 * The role of each atom, if the line has as many atoms as when it was labeled, or one for each letter of combined
 * roles.
 */
function rolesOf({ roles }: Label, count: number): readonly (AtomClass | null)[] {
  const separate = roles.flatMap((letters) => (classOf(letters) === null ? Array.from(letters) : [letters]));
  const own = [roles, separate].find(({ length }) => length === count);
  return Array.from({ length: count }, (_, at) => classOf(own?.[at] ?? ''));
}

function stateOf({ tag, key }: Label, kind: SectionKind | null, before: LineState | null): LineState | null {
  if (tag === 'H' && (key === 'contact' || key === 'summary' || key === 'volunteer')) return `heading ${key}`;
  if (tag === 'H') return kind === null ? null : `heading ${kind}`;
  const head = headStates.get(tag);
  if (head) return head;
  // A line that continues a summary or contact details has the same state.
  if (
    tag === 'r' &&
    (before === 'summary' || before === 'contact' || before === 'headline' || before === 'name')
  )
    return before;
  const state = `${tags.get(tag)} ${kind ?? 'things'}`;
  if (known.has(state)) return state as LineState;
  // These sections have no entries, so a line labeled as one is text.
  const asText = `text ${kind ?? 'things'}`;
  return known.has(asText) ? (asText as LineState) : null;
}

function classOf(letters: string): AtomClass | null {
  return atomClasses.find((one) => one === letters) ?? null;
}

export function labeledLinesOf({ lines, states }: ResumeExample, weight = 1): LabeledLines {
  const rows = lineFeatures(lines);
  const wanted = states.map((state) => (state === null ? -1 : lineStates.indexOf(state)));
  for (const [index, now] of wanted.entries()) {
    const before = wanted[index - 1] ?? -1;
    if (before >= 0 && now >= 0 && !mayFollow(before, now)) wanted[index] = -1;
  }
  return {
    features: lines.map((_, index) => rows.row(index)),
    classes: Int8Array.from(wanted),
    weight,
  };
}

export function labeledHeadsOf({ heads }: ResumeExample, weight = 1): readonly LabeledLines[] {
  const sections = new Map<string, LabeledHead[]>();
  for (const head of heads) {
    const key = `${head.section} ${head.kind}`;
    sections.set(key, [...(sections.get(key) ?? []), head]);
  }
  return [...sections.values()].flatMap((own) => {
    const kind = own[0]?.kind ?? 'things';
    return atomFeatures(
      kind,
      own.map((head) => atomsOf(head.lines)),
    ).map((rows, at): LabeledLines => {
      const roles = own[at]?.roles ?? [];
      return {
        features: roles.map((_, index) => rows.row(index)),
        classes: Int8Array.from(roles, (role) => (role === null ? -1 : atomClasses.indexOf(role))),
        weight,
      };
    });
  });
}
