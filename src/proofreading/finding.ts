import type { ProofreadingFinding } from '../contract/proofreading.ts';
import type { ResumeDocument } from '../contract/resume/resume-document.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { ProofreadingMessages } from '../messages/proofreading/proofreading-messages.ts';
import type { Entry } from '../tailoring/resume/resume-model.ts';
import type { Language } from '../text/language.ts';
import type { Headings, Line, LineEntry } from './resume-lines.ts';

export type Finding = ProofreadingFinding;

/** The resume as input of the rules. */
export interface Proof {
  readonly lexicon: Lexicon;
  readonly document: ResumeDocument;
  readonly lines: readonly Line[];
  /** The jobs, volunteering, projects and schools with their dates. */
  readonly entries: readonly Entry[];
  /** Null if unclear or none of the five. */
  readonly language: Language | null;
  /** YYYY-MM-DD. */
  readonly asOf: string;
  readonly messages: ProofreadingMessages;
  /** The headings of the sections, in the language of the resume. */
  readonly headings: Headings;
}

/** Finds one kind of problem. */
export type Rule = (proof: Proof) => readonly Finding[];

/** The bullets and paragraphs about work, by entry. */
export function workTexts({ lines }: Proof): ReadonlyMap<LineEntry, readonly Line[]> {
  const byEntry = new Map<LineEntry, Line[]>();
  for (const line of lines) {
    const { entry, kind } = line;
    if (!entry?.isWork || (kind !== 'bullet' && kind !== 'prose')) continue;
    byEntry.set(entry, [...(byEntry.get(entry) ?? []), line]);
  }
  return byEntry;
}

/** Up to this number, each line of a job gets its own finding; more are combined in one. */
const maxSingle = 2;

type FindingTexts = Pick<Finding, 'severity' | 'rule' | 'advice'> & {
  /** The message for one line. */
  readonly one: (line: Line) => { readonly message: string; readonly quote?: string };
  /** The message for several lines of a job. */
  readonly many: (count: number) => string;
};

/** Findings about lines of one job: one per line, or one for all if there are many. */
export function groupedFindings(
  { messages }: Proof,
  [entry, lines]: readonly [LineEntry, readonly Line[]],
  texts: FindingTexts,
): readonly Finding[] {
  const { severity, rule, advice } = texts;
  if (lines.length <= maxSingle)
    return lines.map((line) => ({
      severity,
      rule,
      path: line.path,
      place: line.place,
      ...texts.one(line),
      advice,
    }));
  const [first] = lines;
  const numbers = lines.flatMap(({ kind, path }) => (kind === 'bullet' ? [bulletNumber(path)] : []));
  const named = messages.bullets(numbers.slice(0, maxListed), numbers.length > maxListed);
  const place = numbers.length === lines.length ? messages.placed(entry.place, named) : entry.place;
  const { quote } = first ? texts.one(first) : {};
  return [
    {
      severity,
      rule,
      path: first?.path ?? entry.path,
      place,
      message: texts.many(lines.length),
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
