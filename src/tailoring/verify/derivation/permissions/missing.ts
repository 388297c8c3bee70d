import { separates, type Unit } from '../units.ts';
import { haveSameLemma } from '../verbs.ts';
import type { Permissions } from './permissions.ts';

/* What a refusal says of the place where a new text leaves its line. */

/** The difference at this place and the permission that does not cover it; null if no permission is about such a difference. */
export function missingAt(
  own: readonly Unit[],
  i: number,
  said: readonly Unit[],
  j: number,
  { leftOut }: Permissions,
): string | null {
  const [one, other] = [own[i], said[j]];
  if (!one || [one, other].some((unit) => unit?.text === '\n')) return null;
  if (other && one.text !== other.text) {
    const changed = `"${one.text}" may not become "${other.text}" here`;
    if (separates(one) && separates(other)) return `${changed} (separator)`;
    if (!one.isMark && haveSameLemma(one, other)) return `${changed} (verb_form)`;
  }
  const left = leftOut.find(({ words }) => words?.has(one.text));
  return left === undefined ? null : `"${one.text}" may not be left out here (${left.name})`;
}
