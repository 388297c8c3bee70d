import { codePoints, lengthProblem } from '../values/strings.ts';
import type { Issue } from '../values/validation-error.ts';
import type { FailureCode } from './errors.ts';
import { limits } from './limits.ts';

/** The code of a posting with too many characters, and of a file that is too large for one. */
export const postingTooLong: FailureCode = 'posting_too_long';

/** What is wrong with the length of a posting; null if nothing is. */
export function postingLengthIssue(path: string, text: string): Issue | null {
  const message = lengthProblem(text, limits.jobDescription);
  if (message === null) return null;
  return { path, message, code: codePoints(text) > limits.jobDescription.max ? postingTooLong : undefined };
}
