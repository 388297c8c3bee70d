/* What a resume says of itself, instead of whose it is. */

const titles =
  /^(?:(?:my|mein|daten und) )?(?:resume|résumé|résume|cv|c\.v\.|curriculum(?: vit(?:ae|æ))?|lebenslauf|vita|hoja de vida|currículum(?: vitae)?|个人简历|简历)(?: \(.{1,30}\))?$/iu;
const before =
  /^(?:resume|résumé|cv|curriculum vitae|lebenslauf)(?: of| von| de)?(?: ?[:–—|-])? (?=\p{Lu})/iu;
const behind =
  /(?:['’]s)?(?: ?[:–—|,-])? (?:(?:academic|professional|full|short) )?(?:resume|résumé|cv|curriculum vitae|lebenslauf)$/iu;

/** Longer than any name. */
const maxLength = 120;

/** `Resume`, `Curriculum Vitae`, `C U R R I C U L U M  V I T A E` */
export function isDocumentTitle(text: string): boolean {
  if (text.length > maxLength) return false;
  const words = text
    .trim()
    .replace(/[:：]$/, '')
    .trimEnd();
  return titles.test(words) || titles.test(words.replace(/(?<=\p{L}) (?=\p{L}(?: |$))/gu, ''));
}

/** `Resume of Ada Lovelace`, `Ada Lovelace's CV` → the name */
export function withoutDocumentTitle(text: string): string {
  if (text.length > maxLength) return text;
  const words = text.trim().split(/\s+/).join(' ');
  return words.replace(before, '').replace(behind, '');
}
