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
