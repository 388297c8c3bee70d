import type { TokenRange } from '../../../text/find-form.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';

const gluedBefore = preparedPattern(String.raw`[\p{L}\p{N}][-_./@]$`);
const gluedBehind = preparedPattern(String.raw`^(?:[-_/@]|\.\p{L})[\p{L}\p{N}]?`);

/** A hyphen or a dot makes it part of a longer name: `k8s-operator`, `nodejs.example.com`. */
export function isGlued(text: string, { start, end }: TokenRange): boolean {
  return gluedBefore.test(text.slice(0, start)) || gluedBehind.test(text.slice(end));
}
