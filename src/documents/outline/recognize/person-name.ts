import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { lazy } from '../../../values/memoize.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';
import { isContactLine } from './contact-in-text.ts';
import { isDocumentTitle, withoutDocumentTitle } from './document-title.ts';
import { isPlace, namesDegree, namesOrganization, namesRole } from './name-kinds.ts';
import { isSurelyPlace, namesRegion } from './place-names.ts';
import { sectionNamed } from './section-headings.ts';

/** The lines with the name of the person: usually one, two if the name is on two lines. */
export function nameLines(lines: readonly SourceLine[]): readonly SourceLine[] {
  const ofSize = lines.filter(({ style, text }) => style === 'large' && mayBeName(text));
  // The job title may be larger than the name.
  const isRoleLarger =
    ofSize.every(({ text }) => saysRole(text)) && lines.slice(0, maxLinesAbove).some(isNameAlone);
  const large = isRoleLarger ? [] : ofSize;
  if (large.length === 1) return large;
  if (large.length > 1) {
    const [first, second] = large as [SourceLine, SourceLine];
    const isHalf = wordsIn(first.text) <= 2 && wordsIn(second.text) <= 2 && halfName.test(second.text);
    return isHalf ? [first, second] : [first];
  }
  const shown = lines.filter(({ text }) => mayBeName(text)).slice(0, maxLinesAbove);
  const [first] = shown.filter(({ text }) => !isTown(text));
  // If a resume begins with a job title in plain text, the next plain line is not a name.
  const isRoleFirst = first !== undefined && first.style === 'text' && saysRole(first.text);
  const named = shown.find(({ text, style }) => isName(text) && !(isRoleFirst && style === 'text'));
  if (named) return [named];
  const [top] = shown;
  if (top && top.style !== 'text' && familyFirst.test(top.text) && !isSurelyPlace(top.text)) return [top];
  return first && isShortName(first.text) ? [first] : [];
}

function saysRole(text: string): boolean {
  return namesRole(withoutCredentials(text));
}

function isNameAlone({ text, aside, style }: SourceLine): boolean {
  return style !== 'text' && style !== 'bullet' && aside === '' && isName(text);
}

/** The name is among the first lines. */
const maxLinesAbove = 6;

const greeting =
  /^(?:(?:hi|hello|hey|hallo|bonjour|hola)[,!]?\s+)?(?:(?:i['’]m|i am|my name is|ich bin|je suis|je m['’]appelle|soy|me llamo)\s+)?(?=\p{Lu})/iu;
const signsAtEnd = /\s[\p{So}\p{Co}\p{Cn}\uFFFC\uFFFD]{1,3}$/u;

/** Chinese names have no blank: `林 小麦` is written so to fill the line. */
const spacedHanName = /^(\p{Script=Han}{1,2}) (\p{Script=Han}{1,2})$/u;

/** Reduces `Resume of Ada Lovelace`, `Hi, I'm Ada Lovelace` and `Ada Lovelace Ada Lovelace` to `Ada Lovelace`. */
export function plainName(text: string): string {
  const name = withoutDocumentTitle(text.trim())
    .replace(greeting, '')
    .replace(signsAtEnd, '')
    .replace(spacedHanName, '$1$2');
  const words = name.split(/\s+/);
  const half = words.length / 2;
  const isDoubled =
    words.length > 2 &&
    words.slice(0, half).join(' ').toLowerCase() === words.slice(half).join(' ').toLowerCase();
  return isDoubled ? words.slice(0, half).join(' ') : name;
}

/** `Berlin, DE`. Before the letters of a credential there are at least two names. */
const townAndCode = /^[\p{L}.'’-]{2,30}, \p{Lu}{2}$/u;

/** `性别：女` */
const hanLabel = /^\p{Script=Han}{1,6}[:：]/u;

/** False for other texts at the top of a resume: page numbers, `Resume`, markup. */
function mayBeName(text: string): boolean {
  const [named = ''] = cellsIn(text);
  return (
    !isDocumentTitle(named) &&
    !isContactLine(named) &&
    !townAndCode.test(named) &&
    /\p{L}{2}/u.test(named) &&
    !/^[{[<`~>!|#]/.test(named) &&
    !hanLabel.test(named) &&
    !/[{}[\]<>`]|:$/.test(named) &&
    !/^(?:page|seite|página|pagina)\b/iu.test(named) &&
    !houseNumber.test(named)
  );
}

/** The number of a house at the start or end, or nothing but numbers. */
const houseNumber = /^\d{1,4}[a-z]?,?\s|\s\d{1,3}\s?[a-z]?$|^[\d\s/.,–—-]*$/u;

const word = "\\p{Lu}[\\p{L}\\p{M}.'’-]{0,30}";
const particle = () => `(?:(?:${wordList('resume', 'name_particle').alternatives()})\\s+)`;
const personName = lazy(
  () => new RegExp(`^(?:${particle()})?${word}(?:\\s+${particle()}{0,2}${word}){1,4}$`, 'u'),
);
/** The family name first: `LINDT, MARA SOPHIE`. */
const familyFirst =
  /^\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?, \p{Lu}[\p{L}'’-]{2,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2}$/u;
const easternName = /^\p{Script=Han}{2,4}$/u;

const halfName = /^\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{1,30})?$/u;

/** True if a text looks like the name of a person, and not like a title, an employer, a heading or a town. */
export function isName(text: string): boolean {
  const [named = ''] = cellsIn(withoutDocumentTitle(text));
  return (
    mayBeName(named) &&
    named.length <= 60 &&
    (personName().test(withoutCredentials(named)) || easternName.test(named)) &&
    !namesRole(withoutCredentials(named)) &&
    !namesOrganization(withoutCredentials(named)) &&
    sectionNamed(named) === null &&
    !isTown(named)
  );
}

/** True for `Denver, CO`, but not for `Ada King, MBA` and `Ada King, RN`, which end with a credential. */
function isTown(text: string): boolean {
  return text.includes(',') && isPlace(text) && !isCredential(text.slice(text.lastIndexOf(',') + 1).trim());
}

/** True for the letters of a credential. Two letters count only for a role or a degree, since they may be a state. */
function isCredential(last: string): boolean {
  if (namesDegree(last)) return true;
  return credentialLetters.test(last) && !namesRegion(last) && (last.length > 2 || namesRole(last));
}

/** Letters of a credential after a name: `RN`, `LPN`, `P.E.`, `Ph.D.`, `RN-BC`, `CCC-SLP`. */
const credentialLetters =
  /^(?:\p{Lu}{2,5}|(?:\p{Lu}\p{Ll}{0,2}\.){2,4}|\p{Lu}\p{Ll}{0,2}\p{Lu})(?:-\p{Lu}{1,5})?$/u;
const maxCredentials = 6;
/** In a name in capitals, longer words are part of the name. */
const maxLengthInCapitals = 3;

/** Removes credentials but keeps at least two words: `Ada King, RN, BSN` becomes `Ada King`. */
function withoutCredentials(name: string): string {
  const words = name.split(/\s+/);
  const isCapital = name === name.toUpperCase();
  const isCredentialAt = (at: number) => {
    const word = (words[at] ?? '').replace(/,$/, '');
    const isBehindComma = words.slice(1, at).some((one) => one.endsWith(','));
    return (
      credentialLetters.test(word) && (!isCapital || isBehindComma || word.length <= maxLengthInCapitals)
    );
  };
  let end = words.length;
  while (end > 2 && words.length - end < maxCredentials && isCredentialAt(end - 1)) end -= 1;
  return words.slice(0, end).join(' ').replace(/,$/, '');
}

function isShortName(text: string): boolean {
  const isCapital = text.split(/\s+/).every((word) => word.length <= 3 || !/^\p{Ll}/u.test(word));
  return isCapital && wordsIn(text) <= 6 && !/\d|[.:;]$|,/.test(text) && !namesRole(text);
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}
