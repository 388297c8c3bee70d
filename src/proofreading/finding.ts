import type { ProofreadingFinding } from '../contract/proofreading.ts';
import type { ResumeDocument } from '../contract/resume-document.ts';
import type { Entry } from '../tailoring/resume/resume-model.ts';
import type { Language } from '../text/language.ts';
import type { Line, LineEntry } from './resume-lines.ts';

export type Finding = ProofreadingFinding;

/** The resume as the rules see it. */
export interface Proof {
  readonly document: ResumeDocument;
  readonly lines: readonly Line[];
  /** The jobs, volunteering, projects and schools with their dates. */
  readonly entries: readonly Entry[];
  /** Null where it is unclear or none of the five. */
  readonly language: Language | null;
  /** YYYY-MM-DD. */
  readonly asOf: string;
}

/** Looks for one thing. */
export type Rule = (proof: Proof) => readonly Finding[];

/** The bullets and paragraphs of what was done, by job. */
export function workTexts({ lines }: Proof): ReadonlyMap<LineEntry, readonly Line[]> {
  const byEntry = new Map<LineEntry, Line[]>();
  for (const line of lines) {
    const { entry, kind } = line;
    if (!entry?.isWork || (kind !== 'bullet' && kind !== 'prose')) continue;
    byEntry.set(entry, [...(byEntry.get(entry) ?? []), line]);
  }
  return byEntry;
}

/** So many lines of one job are findings of their own; more are one finding for the job. */
const maxSingle = 2;

type Said = Pick<Finding, 'severity' | 'rule' | 'advice'> & {
  /** `says "my"`, behind the place. */
  readonly one: (line: Line) => { readonly message: string; readonly quote?: string };
  /** Of several lines of a job. */
  readonly many: (count: number) => string;
};

/** The findings about lines of one job: each alone, or all in one when they are many. */
export function groupedFindings(entry: LineEntry, lines: readonly Line[], said: Said): readonly Finding[] {
  const { severity, rule, advice } = said;
  if (lines.length <= maxSingle)
    return lines.map((line) => ({
      severity,
      rule,
      path: line.path,
      place: line.place,
      ...said.one(line),
      advice,
    }));
  const [first] = lines;
  const numbers = lines.flatMap(({ kind, path }) => (kind === 'bullet' ? [bulletNumber(path)] : []));
  const place = numbers.length === lines.length ? `${entry.place}, bullets ${listed(numbers)}` : entry.place;
  const { quote } = first ? said.one(first) : {};
  return [
    {
      severity,
      rule,
      path: first?.path ?? entry.path,
      place,
      message: said.many(lines.length),
      advice,
      ...(quote !== undefined && { quote }),
    },
  ];
}

function bulletNumber(path: string): string {
  const inner = path.slice(path.lastIndexOf('[') + 1, -1);
  return String(Number(inner) + 1);
}

const maxListed = 5;

function listed(numbers: readonly string[]): string {
  if (numbers.length > maxListed) return `${numbers.slice(0, maxListed).join(', ')} and others`;
  return `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}
