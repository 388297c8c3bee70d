/** Roman numbers that are no abbreviation of anything: `II`, never the `IV` of an infusion. */
const numeral = /^(?:I{2,3}|VI{1,3}|IX|XI{1,3}|XI?V|XVI{0,3})$/;
const numeralOrName = /^(?:I?V|V?I|X{1,3})$/;
/** What is counted in steps, or the step before: `Level III or IV`. */
const counted =
  /(?:(?:level|grade|class|type|phase|stage|tier|part|band|category|division|volume|stufe|klasse|niveau|classe|nivel|clase|grado|tipo)s?|\p{L} I{1,3})\s{0,3}(?:(?:[-–/,]|or|and|to|oder|und|bis|ou|et|à|o|y|a)\s{0,3})?$/iu;

/** In UTF-16 units: the longest such word, a joint and the blanks around it. */
const maxCountedLength = 30;

/** Whether a word that begins with a digit is one of what is counted: "Band 5s", "Level 3". */
export function isStep(word: string, before: string): boolean {
  return /^\p{N}/u.test(word) && isCounted(before);
}

/** Whether a word in capitals is a number, given what stands before it: `Level II trauma center`, `Accountant III`. */
export function isNumeral(word: string, before: string): boolean {
  return numeral.test(word) || (numeralOrName.test(word) && isCounted(before));
}

function isCounted(before: string): boolean {
  return counted.test(before.slice(-maxCountedLength));
}
