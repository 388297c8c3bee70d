import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { trimEndOf } from '../../../values/strings.ts';
import { isNetworkLabel, type LabelKind, labeledDetail, labelInside, labelKind } from './contact-labels.ts';
import { datesInText } from './dates-in-text.ts';

/** One detail of a contact line. */
export interface ContactPart {
  readonly kind:
    | 'email'
    | 'phone'
    | 'profile'
    | 'url'
    | 'labeled'
    | 'other'
    | 'place'
    | 'name'
    | 'given'
    | 'family';
  readonly text: string;
  readonly network?: string;
  readonly username?: string;
  /** True for words just before the label of another detail (`Single Tel: 555 0100`), which are rarely a place. */
  readonly isBeside?: boolean;
}

/** Separators between details, including the characters that replace icons. */
const separators =
  /\s*[|•·∙⋄◆●▪■｜丨\uFFFC]\s*|\s{3,}|\t+|\s+(?:[–—]|--)\s+|(?<=[\p{Script=Han}\d])(?=https?:\/\/)|\u3000(?=\p{Script=Han}{2,6}[:：])/u;
const email = /^[^\s@,:]+@[^\s@][^\s@.]*\.[^\s@]+$/;
const phone =
  /^\(?\+?[\d\s()./-]{6,25}(?:,?\s?(?:ext|x|extension|durchwahl|dw|poste|app|int)[.:]?\s?\d{1,6})?$/i;
/** A phone number after a place: `12 Mill Road, Linz +43 70 123456`. */
const phoneAfterPlace = /^(.{4,80}[^\s,;:：/|–—-])\s+((?:\+\d|\(\d{2,4}\)|0\d{1,3} )[\d\s().-]{6,18}\d)$/u;
const address = /^(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu;
/** An icon of an envelope, a phone or a pin. */
const icon = /^[^\p{L}\p{N}+(<@]+(?=[\p{L}\p{N}+(<@])/u;
const iconAtEnd = /\s[\p{So}\p{Co}\p{Cn}\uFFFC\uFFFD]{1,3}$/u;

/** The number of a link as text browsers print it: `[2] GitHub: …`. */
const footnote = /^\[\d{1,2}\]\s*/;
/** A LinkedIn path without its host, as after an icon: `/in/ada`. */
const linkedinPath = /^\/?in\/([\w%-]{3,100})\/?$/;

/** Patterns for profile addresses, with the user name as their group. */
const networks: readonly (readonly [RegExp, string])[] = [
  [/linkedin\.com\/in\/([^/?#]+)/i, 'LinkedIn'],
  [/github\.com\/([^/?#]+)\/?$/i, 'GitHub'],
  [/gitlab\.com\/([^/?#]+)\/?$/i, 'GitLab'],
  [/xing\.com\/profile\/([^/?#]+)/i, 'XING'],
  [/(?:twitter|x)\.com\/([^/?#]+)\/?$/i, 'X'],
  [/stackoverflow\.com\/users\/([^?#]+)/i, 'Stack Overflow'],
  [/orcid\.org\/([\dX-]+)/i, 'ORCID'],
  [/kaggle\.com\/([^/?#]+)\/?$/i, 'Kaggle'],
  [/medium\.com\/@([^/?#]+)\/?$/i, 'Medium'],
  [/behance\.net\/([^/?#]+)\/?$/i, 'Behance'],
  [/dribbble\.com\/([^/?#]+)\/?$/i, 'Dribbble'],
  [/leetcode\.com\/(?:u\/)?([^/?#]+)\/?$/i, 'LeetCode'],
  [/hackerrank\.com\/(?:profile\/)?([^/?#]+)\/?$/i, 'HackerRank'],
  [/bitbucket\.org\/([^/?#]+)\/?$/i, 'Bitbucket'],
  [/codepen\.io\/([^/?#]+)\/?$/i, 'CodePen'],
  [/instagram\.com\/([^/?#]+)\/?$/i, 'Instagram'],
  [/t\.me\/([^/?#]+)\/?$/i, 'Telegram'],
];

/** The dash between a house and a flat, whose number and postal code are no phone number: `Mill Road 9 – 21 117000, Linz`. */
const beforeFlat = /(?<=\p{L}\.? \d{1,4}[a-z]?)\s[–—-]\s(?=[1-9]\d{0,3} \d{5,6}, ?\p{Lu})/u;

/** The end of an e-mail address before a town, where an icon was between them: `ada@a.exampleLinz`. */
const townBehindEmail = /(?<=@[\w-]{1,40}\.(?:[\w-]{1,20}\.)?\p{Ll}{2,7})(?=\p{Lu}\p{Ll}{2})/u;

/** Splits a line of contact details into its parts. */
export function contactParts(text: string): readonly ContactPart[] {
  return text
    .replace(beforeFlat, '-')
    .replace(townBehindEmail, ' | ')
    .replace(dashedValue, withCommas)
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(readPart);
}

/** `Address: Mill Road 9 – Old Town – Leeds` */
const dashedValue =
  /^(\p{L}[\p{L} ]{2,30}?)\s?[:：]\s?[^|•·:：@–—]{2,80}(?: [–—] \p{L}[\p{L} .'’]{1,40}){1,5}$/u;

/** Separates the parts of an address by commas, since a dash would end it. */
function withCommas(whole: string, label: string): string {
  return labelKind(label) === 'place' ? whole.replace(/ [–—] /g, ', ') : whole;
}

/** A remark after an address or a phone number: `(LinkedIn)`, `(mobile)`. */
const remark =
  /\((?:linkedin|company|blog|portfolio|personal|other|mobile|mobil|home|work|cell|handy|tel|c|h|m|w)\.?\)$/i;

function readPart(whole: string): readonly ContactPart[] {
  let text = whole
    .replace(footnote, '')
    .replace(icon, '')
    .replace(iconAtEnd, '')
    .replace(remark, '')
    .trimEnd();
  const parts: ContactPart[] = [];
  for (;;) {
    const next = labelInside().exec(text)?.index ?? -1;
    // `Address: 12 Mill Road Phone: 555 0100`. Other words before `Phone:` may belong to its label.
    if (next <= 0 || !/[\d@:：]/.test(text.slice(0, next))) break;
    parts.push(...readDetail(text.slice(0, next).trimEnd()));
    text = text.slice(next).trimStart();
  }
  return [...parts, ...readDetail(text)];
}

function readDetail(text: string): readonly ContactPart[] {
  const found = labeledDetail(text);
  if (found) {
    const kind = labelKind(found.label);
    const parts = found.value === '' ? [] : readBare(withoutLabel(found.value));
    if (kind !== null && (found.isSure || fits(kind, parts))) return applyLabel(kind, found.value, parts);
  }
  return readBare(text);
}

/** A label gives the kind of its value, unless the value shows its own kind. */
function applyLabel(kind: LabelKind, value: string, parts: readonly ContactPart[]): readonly ContactPart[] {
  const [first, ...more] = parts;
  // `Address: Leeds Tel: 555 0100`
  if (kind === 'place' && first?.isBeside) return [{ kind, text: first.text }, ...more];
  if (value === '' || parts.some((part) => part.kind !== 'other')) return parts;
  if (kind === 'place' || kind === 'name' || kind === 'given' || kind === 'family')
    return [{ kind, text: value }];
  return parts;
}

function fits(kind: LabelKind, parts: readonly ContactPart[]): boolean {
  // `ADDRESS 12 MILL ROAD` is an address, `Address Book` is not.
  if (kind === 'place')
    return parts.length === 1 && parts.every(({ kind: found, text }) => found === 'other' && /\d/.test(text));
  return (
    parts.length > 0 &&
    parts.every((part) => part.kind === kind || (kind === 'url' && part.kind === 'profile'))
  );
}

/** Every email or web address and every phone number has one of these characters. */
const detailCharacter = /[@.\d]/;

function readBare(written: string): readonly ContactPart[] {
  const text = written.replace(/^<|>$/g, '');
  if (text === '') return [];
  const path = linkedinPath.exec(text)?.[1];
  return (detailCharacter.test(text) ? detailsIn(text, path) : profileAt(path)) ?? [readWords(text)];
}

/** Splits a text at the email addresses, phone numbers and web addresses in it; null if there are none. */
function detailsIn(text: string, path: string | undefined): readonly ContactPart[] | null {
  if (email.test(text)) return [{ kind: 'email', text }];
  const number = text.replace(/[,;]$/, '');
  const isPhone = phone.test(number) && number.replace(/\D/g, '').length >= 6;
  if (orcidLike.test(number)) return [{ kind: 'labeled', text: '', network: 'ORCID', username: number }];
  if (isPhone && !saysWhen(number) && !identityNumber.test(number)) return [{ kind: 'phone', text: number }];
  if (address.test(text)) return [readAddress(text)];
  const split = text.split(/,?\s+|,/);
  // `a@b.example b.example`: every word is an address.
  if (split.length > 1 && split.every((word) => email.test(word) || address.test(word)))
    return split.flatMap(readPart);
  const profile = profileAt(path);
  if (profile) return profile;
  const around = splitAtEmail(text, split);
  if (around.length > 1) return around.flatMap(readPart);
  const found = phoneAfterPlace.exec(text);
  if (found?.[1] && found[2] && !saysWhen(found[2])) return [found[1], found[2]].flatMap(readPart);
  const labeled = /^(\S.{0,40}?)\s+([^\s:：]{2,12}[:：]\s?\S[^:：]{4,60})$/u.exec(text);
  // `Single Tel:555 0100`: a label in the middle begins another detail.
  if (labeled?.[1] && labeled[2] && !/[:：]/.test(labeled[1]) && !phoneWord.test(labeled[1])) {
    const parts = readPart(labeled[2]);
    if (parts.every(({ kind }) => kind === 'email' || kind === 'phone'))
      return [{ kind: 'other', text: labeled[1], isBeside: true }, ...parts];
  }
  const listed = detailsInList(text);
  return listed.length > 1 ? listed : null;
}

function profileAt(path: string | undefined): readonly ContactPart[] | null {
  if (path === undefined) return null;
  return [
    { kind: 'profile', text: `https://www.linkedin.com/in/${path}`, network: 'LinkedIn', username: path },
  ];
}

function readWords(text: string): ContactPart {
  const named = /^([\p{L} /-]{2,24}\.?)(?:: ?(?!\/\/)|：\s{0,2})(\S.*)$/u.exec(text);
  // `求职意向：…` and the like give the desired job, which is not a contact detail.
  if (named?.[1] && named[2] && !/意向|职位|岗位|应聘/.test(named[1]))
    return readLabeled(named[1].trimEnd(), named[2]);
  return profileNamed(text) ?? { kind: 'other', text };
}

/** A user name after its network: `GitHub @ada`. */
function profileNamed(text: string): ContactPart | null {
  const [, network, username] = /^(\p{L}[\p{L} ]{0,20}) @([\w.-]{2,40})$/u.exec(text) ?? [];
  if (network === undefined || username === undefined || !isNetworkLabel(network)) return null;
  return { kind: 'labeled', text: '', network, username };
}

/** A longer text is a sentence and not a list of details. */
const maxWordsAroundEmail = 8;

/** Splits `+1 234 a@b.example /in/ada` into the email address and the texts before and after it. */
function splitAtEmail(text: string, words: readonly string[]): readonly string[] {
  const found = words.find((word) => email.test(word));
  if (found === undefined || words.length > maxWordsAroundEmail) return [];
  const at = text.indexOf(found);
  const written = trimEndOf(text.slice(0, at), signAroundEmail);
  // The address shows its kind, whatever its label says: `E-Mail-Adresse:`, `Correo de contacto:`.
  const before = anyLabel.test(written) ? '' : written;
  const behind = text.slice(at + found.length).replace(/^[\s,;/-]+/, '');
  return [before, found, behind].filter((part) => part !== '');
}

const anyLabel = /^\p{L}[\p{L}. -]{1,40}[:：]$/u;
const signAroundEmail = /[\s,;/-]/;

/** Dates that look like phone numbers: `12/05/1984`. */
const dateLikePhone =
  /^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./]\d{1,2}[./]\d{4}$|^(?:\d{1,2}[./])?(?:19|20)\d{2}(?:\s?[-–/ ]\s?(?:\d{1,2}[./])?(?:19|20)\d{2})?$/;

/** National identity numbers: `12.345.678-9`, `1.034.567.890`, `1034.567.890`. */
const identityNumber = /^[1-9](?:\d?|\d{3}|\.\d{3})\.\d{3}\.\d{3}(?:-\d)?$/;

function saysWhen(text: string): boolean {
  return dateLikePhone.test(text) || datesInText(text).rest === '';
}

const phoneAndEmail: ReadonlySet<ContactPart['kind']> = new Set(['email', 'phone']);

/** Splits `Town, ST, 555-0100, me@a.example` into details; other parts that follow each other stay together. */
function detailsInList(text: string): readonly ContactPart[] {
  const pieces = text.split(/[,;，；]\s*(?=\S)|\s[/-]\s/).map((piece) => piece.trim());
  const isDetail = (piece: string) =>
    email.test(piece) || (phone.test(piece) && piece.replace(/\D/g, '').length >= 7) || isClearAddress(piece);
  const hasDetail = (piece: string) =>
    isDetail(withoutLabel(piece)) || phoneAndEmail.has(readWords(piece).kind);
  if (pieces.length < 2 || !pieces.some(hasDetail)) return [];
  const parts: ContactPart[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    const read = hasDetail(piece) ? readPart(piece) : [{ kind: 'other' as const, text: piece }];
    if (read[0]?.kind === 'other' && last?.kind === 'other')
      parts[parts.length - 1] = { kind: 'other', text: `${last.text}, ${piece}` };
    else parts.push(...read);
  }
  return parts;
}

function withoutLabel(piece: string): string {
  return (labeledDetail(piece)?.value ?? piece).replace(remark, '');
}

/** True for a web address with a protocol, `www.` or a path; without them, `Node.js` would be one, too. */
function isClearAddress(piece: string): boolean {
  return address.test(piece) && /^https?:|^www\.|\//i.test(piece);
}

function readLabeled(name: string, value: string): ContactPart {
  // The value itself shows its kind, whatever the label says: `E-MAIL ADRESSE`, `Private Nummer`.
  if (email.test(value)) return { kind: 'email', text: value };
  if (isPhoneNumber(name, value)) return { kind: 'phone', text: value };
  if (address.test(value) && !isUserName(name, value)) {
    const part = readAddress(value);
    return part.kind === 'profile' ? part : { kind: 'labeled', text: value, network: name, username: value };
  }
  return { kind: 'labeled', text: '', network: name, username: value };
}

/** True for a user name that only looks like a web address: `Skype: ana.ruiz`. */
function isUserName(label: string, value: string): boolean {
  return isNetworkLabel(label) && !/[/?#]|^www\.|\.(?:github|gitlab|bitbucket)\.io$/i.test(value);
}

/** True for a phone number under an unknown label, by its beginning, its groups of digits or a word in the label. */
function isPhoneNumber(label: string, value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  const isOther = faxLabel.test(label) || saysWhen(value) || orcidLike.test(value);
  if (!phone.test(value) || digits < 7 || digits > 15 || isOther) return false;
  const isGrouped = grouped.test(value) && shortLabel.test(label) && !identifierLabel.test(label);
  return /^\(?(?:\+|0\d+[\s()./-])/.test(value) || phoneWord.test(label) || isGrouped;
}

/** Three or more groups of digits, which few numbers but phone numbers have: `655 501 234`. */
const grouped = /^\(?\d{2,4}\)?(?:[\s.-]\d{2,4}){2,4}$/;
const shortLabel = /^\p{L}{1,6}\.?$/u;
/** Short labels of numbers that are not phone numbers, such as those of a state or a bank. */
const identifierLabel = preparedPattern(() => `^(?:${phrases('resume', 'identifier_label')})\\.?$`, 'iu');

const faxLabel = /^(?:tele)?fax/iu;
/** Words for phones inside a label. `Steuernummer` (tax number) has none. */
const phoneWord =
  /phone|t[eé]l|mob|m[oó]vil|cel|handy|gsm|whats|fono|(?<!\p{L})nummer|rufn|[ck]onta[ck]t|电话|手机|联系/iu;
/** ORCID identifiers and the like: `0000-0002-1825-0097`. */
const orcidLike = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/;

function readAddress(text: string): ContactPart {
  for (const [pattern, network] of networks) {
    const username = pattern.exec(text)?.[1];
    if (username) return { kind: 'profile', text, network, username };
  }
  return { kind: 'url', text };
}

/** True if a line has a contact detail: an email address, a phone number, a place or the like. */
export function isContactLine(text: string): boolean {
  return contactParts(text).some(({ kind }) => kind !== 'other' && kind !== 'labeled');
}
