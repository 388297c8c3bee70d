import { missingText } from '../resume-document/missing-text.ts';
import { cleanText } from '../text/clean-text.ts';

/*
 * Text as it goes to paper. The document may come from anywhere, so what splits words for an applicant
 * tracking system (invisible characters, ligature code points, controls) goes here too.
 */

/** One line. Runs keep their outer spaces, because they stand next to other runs. */
export function printedRun(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, ' ');
}

/** One line without outer or doubled spaces; what only stands for a missing name is nothing. */
export function printedText(text: string): string {
  const line = printedRun(text).replace(/ {2,}/g, ' ').trim();
  return line === missingText ? '' : line;
}
