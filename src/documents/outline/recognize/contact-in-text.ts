import { trimEndOf } from '../../../contract/strings.ts';
import { isNetworkLabel, type LabelKind, labelInside, labelKind, labelledDetail } from './contact-labels.ts';
import { datesInText } from './dates-in-text.ts';

/** What a head says about reaching the person. */
export interface ContactPart {
  readonly kind:
    | 'email'
    | 'phone'
    | 'profile'
    | 'url'
    | 'labelled'
    | 'other'
    | 'place'
    | 'name'
    | 'given'
    | 'family';
  readonly text: string;
  readonly network?: string;
  readonly username?: string;
  /** Stands before the label of another detail: more often what somebody has than where that is. */
  readonly isBeside?: boolean;
}

/** Signs between details, and where a picture of a telephone stood. */
const separators =
  /\s*[|•·∙⋄◆●▪■｜丨\uFFFC]\s*|\s{3,}|\t+|\s+(?:[–—]|--)\s+|(?<=[\p{Script=Han}\d])(?=https?:\/\/)/u;
const email = /^[^\s@,:]+@[^\s@][^\s@.]*\.[^\s@]+$/;
const phone =
  /^\(?\+?[\d\s()./-]{6,25}(?:,?\s?(?:ext|x|extension|durchwahl|dw|poste|app|int)[.:]?\s?\d{1,6})?$/i;
/** `12 Mill Road, Linz +43 70 123456`: a number after a place. */
const phoneAfter = /^(.{4,80}[^\s,;:：/|–—-])\s+((?:\+\d|\(\d{2,4}\)|0\d{1,3} )[\d\s().-]{6,18}\d)$/u;
const address = /^(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu;
/** A picture of an envelope, a telephone, a pin. */
const icon = /^[^\p{L}\p{N}+(<@]+(?=[\p{L}\p{N}+(<@])/u;
const iconAfter = /\s[\p{So}\p{Co}\p{Cn}\uFFFC\uFFFD]{1,3}$/u;

/** `[2] GitHub: …`, as browsers for terminals list links. */
const footnote = /^\[\d{1,2}\]\s*/;
/** `/in/ada` after a picture. */
const linkedinPath = /^\/?in\/([\w%-]{3,100})\/?$/;

/** Hosts that name a network, with what comes before the user's name. */
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

/** The parts of a line of contact details. */
export function contactParts(text: string): readonly ContactPart[] {
  return text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(readPart);
}

/** What networks print after an address, to say whose it is, and people after a number, to say where it rings. */
const remark =
  /\((?:linkedin|company|blog|portfolio|personal|other|mobile|mobil|home|work|cell|handy|tel|c|h|m|w)\.?\)$/i;

function readPart(whole: string): readonly ContactPart[] {
  let text = whole
    .replace(footnote, '')
    .replace(icon, '')
    .replace(iconAfter, '')
    .replace(remark, '')
    .trimEnd();
  const parts: ContactPart[] = [];
  for (;;) {
    const next = labelInside.exec(text)?.index ?? -1;
    // `Address: 12 Mill Road Phone: 555 0100`; the words before `phone:` may be of its label.
    if (next <= 0 || !/[\d@:：]/.test(text.slice(0, next))) break;
    parts.push(...readDetail(text.slice(0, next).trimEnd()));
    text = text.slice(next).trimStart();
  }
  return [...parts, ...readDetail(text)];
}

function readDetail(text: string): readonly ContactPart[] {
  const found = labelledDetail(text);
  if (found) {
    const kind = labelKind(found.label);
    const parts = found.value === '' ? [] : readBare(withoutLabel(found.value));
    if (kind !== null && (found.isSure || fits(kind, parts))) return asLabelled(kind, found.value, parts);
  }
  return readBare(text);
}

/** A label gives the kind of its value, unless the value shows its own kind. */
function asLabelled(kind: LabelKind, value: string, parts: readonly ContactPart[]): readonly ContactPart[] {
  const [first, ...more] = parts;
  // `Address: Leeds Tel: 555 0100`
  if (kind === 'place' && first?.isBeside) return [{ kind, text: first.text }, ...more];
  if (value === '' || parts.some((part) => part.kind !== 'other')) return parts;
  if (kind === 'place' || kind === 'name' || kind === 'given' || kind === 'family')
    return [{ kind, text: value }];
  return parts;
}

function fits(kind: LabelKind, parts: readonly ContactPart[]): boolean {
  // `ADDRESS 12 MILL ROAD`; `Address Book` is none.
  if (kind === 'place')
    return parts.length === 1 && parts.every(({ kind: found, text }) => found === 'other' && /\d/.test(text));
  return (
    parts.length > 0 &&
    parts.every((part) => part.kind === kind || (kind === 'url' && part.kind === 'profile'))
  );
}

/** Every address and every number has one of these. */
const mayReach = /[@.\d]/;

function readBare(written: string): readonly ContactPart[] {
  const text = written.replace(/^<|>$/g, '');
  if (text === '') return [];
  const path = linkedinPath.exec(text)?.[1];
  return (mayReach.test(text) ? detailsIn(text, path) : profileAt(path)) ?? [readWords(text)];
}

/** What reaches somebody, with what is around it; null where nothing does. */
function detailsIn(text: string, path: string | undefined): readonly ContactPart[] | null {
  if (email.test(text)) return [{ kind: 'email', text }];
  if (
    phone.test(text) &&
    text.replace(/\D/g, '').length >= 6 &&
    !saysWhen(text) &&
    !isNumberOfState.test(text)
  )
    return [{ kind: 'phone', text }];
  if (address.test(text)) return [readAddress(text)];
  const split = text.split(/,?\s+|,/);
  // `a@b.example +1 234` without a separator: every word is something.
  if (split.length > 1 && split.every((word) => email.test(word) || address.test(word)))
    return split.flatMap(readPart);
  const profile = profileAt(path);
  if (profile) return profile;
  const around = aroundEmail(text, split);
  if (around.length > 1) return around.flatMap(readPart);
  const found = phoneAfter.exec(text);
  if (found?.[1] && found[2] && !saysWhen(found[2])) return [found[1], found[2]].flatMap(readPart);
  const labelled = /^(\S.{0,40}?)\s+([^\s:：]{2,12}[:：]\s?\S[^:：]{4,60})$/u.exec(text);
  // `Single Tel:555 0100`: a label in the middle begins another detail.
  if (labelled?.[1] && labelled[2] && !/[:：]/.test(labelled[1]) && !callLabel.test(labelled[1])) {
    const parts = readPart(labelled[2]);
    if (parts.every(({ kind }) => kind === 'email' || kind === 'phone'))
      return [{ kind: 'other', text: labelled[1], isBeside: true }, ...parts];
  }
  const listed = inList(text);
  return listed.length > 1 ? listed : null;
}

function profileAt(path: string | undefined): readonly ContactPart[] | null {
  if (path === undefined) return null;
  return [
    { kind: 'profile', text: `https://www.linkedin.com/in/${path}`, network: 'LinkedIn', username: path },
  ];
}

function readWords(text: string): ContactPart {
  const named = /^([\p{L} /-]{2,24}\.?)(?:: ?|：\s?)(\S.*)$/u.exec(text);
  // What somebody looks for is who they are.
  if (named?.[1] && named[2] && !/意向|职位|岗位|应聘/.test(named[1]))
    return readLabelled(named[1].trimEnd(), named[2]);
  return profileNamed(text) ?? { kind: 'other', text };
}

/** `GitHub @ada`: a name that is none but on a network. */
function profileNamed(text: string): ContactPart | null {
  const [, network, username] = /^(\p{L}[\p{L} ]{0,20}) @([\w.-]{2,40})$/u.exec(text) ?? [];
  if (network === undefined || username === undefined || !isNetworkLabel(network)) return null;
  return { kind: 'labelled', text: '', network, username };
}

/** So many words beside an address are no sentence. */
const mostBeside = 8;

/** `+1 234 a@b.example /in/ada`: the text before an address of mail, the address and the text after it, whatever that is. */
function aroundEmail(text: string, words: readonly string[]): readonly string[] {
  const found = words.find((word) => email.test(word));
  if (found === undefined || words.length > mostBeside) return [];
  const at = text.indexOf(found);
  const before = trimEndOf(text.slice(0, at), signBeside);
  const behind = text.slice(at + found.length).replace(/^[\s,;/-]+/, '');
  return [before, found, behind].filter((part) => part !== '');
}

const signBeside = /[\s,;/-]/;

/** `12/05/1984` is no number to call. */
const isDate =
  /^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./]\d{1,2}[./]\d{4}$|^(?:\d{1,2}[./])?(?:19|20)\d{2}(?:\s?[-–/ ]\s?(?:\d{1,2}[./])?(?:19|20)\d{2})?$/;

/** `12.345.678-9` */
const isNumberOfState = /^\d{1,2}\.\d{3}\.\d{3}(?:-\d)?$/;

function saysWhen(text: string): boolean {
  return isDate.test(text) || datesInText(text).rest === '';
}

const reaches: ReadonlySet<ContactPart['kind']> = new Set(['email', 'phone']);

/** `Town, ST, 555-0100, me@a.example`: commas part what is something; the town keeps its own. */
function inList(text: string): readonly ContactPart[] {
  const pieces = text.split(/[,;，；]\s*(?=\S)|\s[/-]\s/).map((piece) => piece.trim());
  const isDetail = (piece: string) =>
    email.test(piece) || (phone.test(piece) && piece.replace(/\D/g, '').length >= 7) || isLongAddress(piece);
  const isSomething = (piece: string) => isDetail(withoutLabel(piece)) || reaches.has(readWords(piece).kind);
  if (pieces.length < 2 || !pieces.some(isSomething)) return [];
  const parts: ContactPart[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    const read = isSomething(piece) ? readPart(piece) : [{ kind: 'other' as const, text: piece }];
    if (read[0]?.kind === 'other' && last?.kind === 'other')
      parts[parts.length - 1] = { kind: 'other', text: `${last.text}, ${piece}` };
    else parts.push(...read);
  }
  return parts;
}

function withoutLabel(piece: string): string {
  return (labelledDetail(piece)?.value ?? piece).replace(remark, '');
}

/** In prose `Node.js` looks like an address, too. */
function isLongAddress(piece: string): boolean {
  return address.test(piece) && /^https?:|^www\.|\//i.test(piece);
}

function readLabelled(name: string, value: string): ContactPart {
  // What reaches somebody says what it is, whatever it is called: `E-MAIL ADRESSE`, `Private Nummer`.
  if (email.test(value)) return { kind: 'email', text: value };
  if (isNumberToCall(name, value)) return { kind: 'phone', text: value };
  if (address.test(value) && !isNameThere(name, value)) {
    const part = readAddress(value);
    return part.kind === 'profile' ? part : { kind: 'labelled', text: value, network: name, username: value };
  }
  return { kind: 'labelled', text: '', network: name, username: value };
}

/** `Skype: ana.ruiz` is a name as long as nothing says that it leads to a page. */
function isNameThere(label: string, value: string): boolean {
  return isNetworkLabel(label) && !/[/?#]|^www\.|\.(?:github|gitlab|bitbucket)\.io$/i.test(value);
}

/** Under a label that is no word for it a number to call begins as one does, or the label has such a word in it. */
function isNumberToCall(label: string, value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  const isOther = faxLabel.test(label) || saysWhen(value) || isIdentifier.test(value);
  if (!phone.test(value) || digits < 7 || digits > 15 || isOther) return false;
  const isGrouped = grouped.test(value) && shortLabel.test(label) && !identifierLabel.test(label);
  return /^\(?(?:\+|0\d+[\s()./-])/.test(value) || callLabel.test(label) || isGrouped;
}

/** `655 501 234`: nothing else that people say of themselves has three groups of figures. */
const grouped = /^\(?\d{2,4}\)?(?:[\s.-]\d{2,4}){2,4}$/;
const shortLabel = /^\p{L}{1,6}\.?$/u;
/** Except what a state or a bank has counted. */
const identifierLabel =
  /^(?:dni|ni[ef]|cedula|cédula|id|ssn|sin|nin|cui[tl]|rfc|curp|rut|run|cpf|ahv|avs|svnr|nr|no|nss|iban|konto|bsn|nif|cp|plz|zip|qq)\.?$/iu;

const faxLabel = /^(?:tele)?fax/iu;
/** `Steuernummer` is none. */
const callLabel =
  /phone|t[eé]l|mob|m[oó]vil|cel|handy|gsm|whats|fono|(?<!\p{L})nummer|rufn|[ck]onta[ck]t|电话|手机|联系/iu;
/** `0000-0002-1825-0097` */
const isIdentifier = /^\d{4}-\d{4}-\d{4}-\d{3}/;

function readAddress(text: string): ContactPart {
  for (const [pattern, network] of networks) {
    const username = pattern.exec(text)?.[1];
    if (username) return { kind: 'profile', text, network, username };
  }
  return { kind: 'url', text };
}

/** Whether a line is one of contact details and nothing else. */
export function isContactLine(text: string): boolean {
  return contactParts(text).some(({ kind }) => kind !== 'other' && kind !== 'labelled');
}
