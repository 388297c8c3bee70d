import type { Sections } from '../../contract/resume/resume-document.ts';

export type SectionKey = Exclude<keyof Sections, 'custom'>;

/** Words that are added to a resume, in one language. */
export interface Words {
  readonly headings: Readonly<Record<SectionKey, string>>;
  /** From January, in the form used before a year. */
  readonly months: readonly string[];
  readonly monthAndYear: string;
  readonly present: string;
  readonly grade: string;
  readonly resume: string;
  readonly page: string;
  /** Between the names of a list; a comma if left out. */
  readonly comma?: string;
  /** The word between a degree and its subject. */
  readonly subjectLink?: string;
}

export function commaOf({ comma = ', ' }: Words): string {
  return comma;
}
