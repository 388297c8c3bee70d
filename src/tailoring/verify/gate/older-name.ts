import { newerNamesOf, olderNames } from '../../../lexicon/product-names.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { findForm } from '../../../text/find-form.ts';
import type { GateRule } from './gate-rule.ts';

/** A product keeps the newest name that the resume has for it: `Microsoft Teams` is not written as `Lync`. */
export const olderName: GateRule = {
  id: 'older_name',
  because: 'an older name would have taken the place of a newer one',
  check(after, { before, sources }) {
    const own = [before, ...sources];
    const older = olderNames().find(
      (name) =>
        names(after, name) &&
        !own.some((read) => names(read, name)) &&
        newerNamesOf(name).some((newer) => own.some((read) => names(read, newer))),
    );
    return older === undefined ? null : `"${older}" is an older name of what the resume names`;
  },
};

function names({ tokens }: ReadText, name: string): boolean {
  return findForm(tokens, name) !== null;
}
