/* Codes of warnings that other code asks for, and texts that go with them. */

/** The code of the warning that a resume lost its PDF, because none could be made of the changed document. */
export const pdfDue = 'pdf_due';

/** The code of the warning that no requirements were found; the score is 0 then. */
export const noRequirementsFound = 'no_requirements_found';

/** Code of the warning that hardly any sentence was reworded, because few patterns are known in the resume's language. */
export const wordingKept = 'wording_kept';

/** Code of the warning that `super` changed nothing that the cheaper `good` does not change as well. */
export const sameAtGood = 'same_at_good';

/** Code of the warning of a preview that tailoring would change nothing at all. */
export const nothingToChange = 'nothing_to_change';

/** The text for {@link nothingToChange}. */
export const nothingToChangeText = 'Nothing would change: the resume would be the same as the base resume';

/** Code of the warning of a resume that was made and charged although nothing changed. */
export const nothingChanged = 'nothing_changed';

/** The text for {@link nothingChanged}. */
export function nothingChangedText(credits: number): string {
  const same = 'Nothing changed: the resume is the same as your base resume.';
  if (credits === 0) return same;
  const charged = credits === 1 ? '1 credit was' : `${credits} credits were`;
  return `${same} ${charged} charged for it. A preview (--dry-run) shows this first and is free.`;
}

/** The text for {@link noRequirementsFound}, in warnings and errors. */
export const noRequirementsText = 'No requirements found in this posting';
