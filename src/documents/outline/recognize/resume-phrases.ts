import { packedRows } from '../../../lexicon/packed-lexicon.ts';

/** The patterns of `data/resume/phrases.tsv`; data/README.md says what each is. */
export const resumeRules = [
  'course_part',
  'course_word',
  'degree_part',
  'degree_word',
  'on_request',
  'organisation_part',
  'organisation_word',
  'role_part',
  'role_word',
  'school_part',
  'school_word',
] as const;

type ResumeRule = (typeof resumeRules)[number];

/** Alternatives of a regular expression, in all languages. */
export function resumePhrases(wanted: ResumeRule): string {
  const found = packedRows('resume-phrases').filter(([rule]) => rule === wanted);
  // An empty pattern is found in every text.
  if (found.length === 0) throw new Error(`data/resume/phrases.tsv has no ${wanted}`);
  return found.map(([, phrases = '']) => phrases).join('|');
}
