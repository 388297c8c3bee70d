import { codePoints, lengthProblem } from '../values/strings.ts';
import type { Issue } from '../values/validation-error.ts';
import { isOnlyWebAddress } from '../values/web-address.ts';
import type { FailureCode } from './errors.ts';
import { limits } from './limits.ts';

/** The code of a posting with too many characters, and of a file that is too large for one. */
export const postingTooLong: FailureCode = 'posting_too_long';

/** The one problem of a text that is no more than the web address of a posting; null for other texts. */
export function onlyAddressProblem(
  text: string,
): { readonly message: string; readonly code: FailureCode } | null {
  if (!isOnlyWebAddress(text)) return null;
  return { message: 'is only a web address, not the text of a posting', code: 'posting_only_address' };
}

/** Why a file has no posting: it has only a web address, too little or too much text; null if nothing is wrong. */
export function postingIssue(file: string, text: string): Issue | null {
  const onlyAddress = onlyAddressProblem(text);
  if (onlyAddress !== null) return { path: file, isFile: true, ...onlyAddress };
  const message = lengthProblem(text, limits.jobDescription);
  if (message === null) return null;
  return {
    path: file,
    message,
    code: codePoints(text) > limits.jobDescription.max ? postingTooLong : undefined,
  };
}
