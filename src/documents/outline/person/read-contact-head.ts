import { wordList } from '../../../lexicon/packed/word-lists.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { type ContactPart, contactParts, isContactLine } from '../recognize/contact-in-text.ts';
import { isContactLabel, isNetworkLabel } from '../recognize/contact-labels.ts';
import { datesInText } from '../recognize/dates-in-text.ts';
import { isDocumentTitle } from '../recognize/document-title.ts';
import { namesDrivingLicense, skillShare, titleMatch } from '../recognize/lexical-signs.ts';
import { isPlace, isSchool, namesDegree, namesOrganization, namesRole } from '../recognize/name-kinds.ts';
import { isName, nameLines, plainName } from '../recognize/person-name.ts';
import { isChineseAddress, isSurelyPlace } from '../recognize/place-names.ts';
import { isKnownWhole, sectionOf } from '../recognize/section-headings.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';
import { type HeadCells, headCells } from './contact-head-cells.ts';

/** Words in the place of a photo. */
const picturePlaces = wordList('resume', 'picture_place');
const maxHeadlineLength = 120;

export interface ReadHead {
  readonly basics: JsonObject;
  /** Personal details without a field, such as date of birth and nationality. */
  readonly personal: readonly JsonObject[];
}

/** Reads the lines above the first section: name, headline, contact details, perhaps a summary. */
export function readContactHead(lines: readonly SourceLine[], contact: readonly SourceLine[]): ReadHead {
  const ofBoth = [headCells(lines), headCells(contact)].flatMap(({ texts }) => texts).flatMap(contactParts);
  const labeledName = nameFromLabels(ofBoth);
  const ofName = labeledName === '' ? nameOf(lines, contact) : [];
  const [nameLine] = ofName;
  const isBeside =
    nameLine &&
    [looksLikePlace, (text: string) => namesNobody.test(text) || hanDetail.test(text)].some((is) =>
      is(nameLine.aside),
    );
  // `Ada Lovelace | Mathematician` in the size of a name.
  const [first = '', ...titles] = cellsIn(nameLine?.text ?? '').flatMap(nameAndRole);
  const [named = '', ...remarks] = nameAndRemark(first);
  const beside = [...remarks, ...(isBeside ? [nameLine.aside] : [])];
  const above = nameLine ? lines.slice(0, lines.indexOf(nameLine)) : [];
  const below = lines.filter((line) => !ofName.includes(line) && !above.includes(line));
  const head = headCells([...below, ...above]);
  const ofContact = headCells(contact.filter((line) => !ofName.includes(line)));
  const rest = [...titles, ...head.texts.flatMap(splitBirth).flatMap(withoutPlace), ...beside].filter(
    (text) => !isDocumentTitle(text) && !headsContacts(text),
  );
  const others = rest.filter((text) => !isContactLine(text) && !isLabeled(text));
  const written = [
    ...rest.filter((text) => !others.includes(text)),
    ...ofContact.texts.flatMap(splitBirth),
  ].flatMap(contactParts);
  const linked = newOf(head, ofContact, written);
  const details = withLinkedProfiles(
    [...written.filter((part) => !linked.some((link) => isProfileOf(link, part))), ...linked],
    [...lines, ...contact],
  );
  const summary = others.filter(isProse);
  const points = lines.filter(({ style }) => style === 'bullet').map(({ text }) => text);
  const towns = others.filter((text, index) => isTownBelow(others[index - 1] ?? '', text));
  const notHeadlines = new Set([...points, ...towns, ...remarks]);
  const labels = others.filter(
    (text) => mayBeHeadline(text) && text !== labeledName && !notHeadlines.has(text),
  );
  const label =
    labels.find(namesOccupation) ??
    besideContacts(rest).find((text) => mayBeHeadline(text) && namesWork(text)) ??
    labels.find((text) => text === others[0] && isShort(text) && !(isHan(named) && isLatinName(text))) ??
    '';
  const more = labels.filter((text) => text !== label);
  const isOfName = nameLine && !isBeside && !isContactLine(nameLine.aside);
  const name = [
    named,
    ...ofName.slice(1).map(({ text }) => text),
    nameLine && isOfName ? nameLine.aside : '',
  ].filter((part) => part !== '');
  const besideName = nameLine && isContactLine(nameLine.aside) ? contactParts(nameLine.aside) : [];
  const place = placeIn(
    [...besideName, ...details],
    [...others.filter((text) => !isProse(text) && text !== label), ...more],
  );
  const basics = {
    name: labeledName || plainName(name.join(' ')),
    ...(label && { label: plainHeadline(label, labeledName || plainName(name.join(' '))) }),
    ...reachedBy([...besideName, ...details]),
    ...(place && { location: { address: place } }),
    ...(summary.length > 0 && { summary: summary.join('\n\n') }),
  };
  const unplaced =
    lines.length > maxHeadLines
      ? []
      : unplacedIn([...others.filter((text) => text !== label), ...otherParts(details)], basics);
  return {
    basics,
    personal: [...details.filter(isPersonal).map(personal), ...unplaced.map((text) => ({ name: text }))],
  };
}

/** What is beside contact details on their line: `Baker | mara@a.example | +43 1 5555 0100`. */
function besideContacts(texts: readonly string[]): readonly string[] {
  return otherParts(texts.filter(isContactLine).flatMap(contactParts));
}

/** A number, an address on the web or a question, as in `See my work: https://lindt.example`. */
const namesNobody = /\d|https?:\/\/|[?!](?:\s|$)/iu;

/** True for a heading above contact details that opened no section: `Kontaktdaten` below the name. */
function headsContacts(text: string): boolean {
  return isKnownWhole(text) && sectionOf(text) === 'contact';
}

/** The headline without the label of the contact details behind it, and without what a file is called. */
function plainHeadline(written: string, name: string): string {
  const text = written.replace(/^>\s*/, '').replace(soughtRole, '');
  const blank = text.lastIndexOf(' ');
  const isLabeled = blank > 0 && /[:：]$/.test(text) && sectionOf(text.slice(blank + 1)) === 'contact';
  const bare = isLabeled ? text.slice(0, blank) : text;
  // `Ada King_Engineer_5 years` is the title of the file.
  const parts = bare.split('_');
  const others = parts.filter((part) => part !== name);
  return name !== '' && others.length < parts.length ? others.join(' | ') : bare;
}

/** The label before the job that is sought: `求职意向：会计` */
const soughtRole = /^\p{Script=Han}{0,4}(?:意向|职位|岗位|应聘)\p{Script=Han}{0,2}[:：]\s?/u;

/** More lines mean that no section was found. */
const maxHeadLines = 15;
const maxUnplaced = 4;
const maxUnplacedLength = 80;

function otherParts(parts: readonly ContactPart[]): readonly string[] {
  return parts.filter(({ kind }) => kind === 'other').map(({ text }) => text);
}

/**
 * Keeps text without a field as personal details, such as `Permis B — véhicule`. Many such lines mean that the head
 * was not understood.
 */
function unplacedIn(texts: readonly string[], basics: Readonly<JsonObject>): readonly string[] {
  const kept = JSON.stringify(basics).toLowerCase();
  const isKept = (text: string) => kept.includes(JSON.stringify(text.toLowerCase()).slice(1, -1));
  const unplaced = texts.filter(
    (text, index) => !isKept(text) && saysSomething(text) && texts.indexOf(text) === index,
  );
  return unplaced.length <= maxUnplaced ? unplaced : [];
}

function saysSomething(text: string): boolean {
  if (text.length > maxUnplacedLength) return false;
  if (namesDrivingLicense(text)) return true;
  return (
    /\p{L}{3}|\p{Script=Han}{2}/u.test(text) &&
    !/^[{[<`!#]/.test(text) &&
    (datesInText(text).date === '' || saysBirth(text)) &&
    !isProse(text) &&
    !isPlaceLine(text) &&
    !isSurelyPlace(text) &&
    !isContactLabel(text) &&
    !isNetworkLabel(text) &&
    !lastUpdated.test(text) &&
    // A job or school above all headings is not a personal detail.
    ![isSchool, namesDegree, namesOrganization, namesRole].some((names) => names(text))
  );
}

/** The lines of the name. If no line above the sections is one, the first contact detail may be. */
function nameOf(lines: readonly SourceLine[], contact: readonly SourceLine[]): readonly SourceLine[] {
  const above = nameLines(lines);
  const [first] = contact;
  const isBelow = above.length === 0 && first !== undefined && first.aside === '' && isName(first.text);
  return isBelow ? [first] : above;
}

/** Splits `Ada Lovelace - Software Engineer`. */
function nameAndRole(text: string): readonly string[] {
  const [name = '', ...role] = text.split(/\s[–—-]\s/);
  const title = role.join(' – ');
  return isName(name) && namesRole(title) ? [name, title] : [text];
}

/** The first sign that may end a name, or the blank before a number. */
const endOfName = /,\s|:\s|\s\(|\s(?=\d)/u;

/** A detail with its label: `求职意向：会计` */
const hanDetail = /^\p{Script=Han}{2,6}\s?[:：]/u;
/** `林麦，女，1998`, `林麦 - 女 - 1998` */
const hanNameAndDetails = /^(\p{Script=Han}{2,4})(?:[，,]\s?|\s(?:[-–—/|]\s)?)([男女](?:[\s，,|].*)?)$/u;

function isHan(name: string): boolean {
  return /^\p{Script=Han}/u.test(name);
}

/** True for a Chinese name in Latin letters, which is no headline below the name: `LIN MAI`. */
function isLatinName(text: string): boolean {
  return /^[\p{Script=Latin} .'’-]+$/u.test(text) && isName(text);
}

/** Splits `Ada Lovelace 1010 Wien`, `Ada Lovelace (10.12.1815)` and `Ada Lovelace: Oak University`. */
function nameAndRemark(text: string): readonly string[] {
  const [, hanName, details] = hanNameAndDetails.exec(text) ?? [];
  if (hanName !== undefined && details !== undefined) return [hanName, details];
  const found = endOfName.exec(text);
  if (found === null) return [text];
  const [name, remark] = [text.slice(0, found.index), text.slice(found.index + found[0].length).trim()];
  const last = remark.slice(remark.lastIndexOf(' ') + 1);
  const isRemark = found[0].startsWith(':') ? remark !== '' && !isDocumentTitle(last) : /\d{2}/.test(remark);
  return name.includes(' ') && isName(name) && isRemark ? [name, remark.replace(/\)$/, '')] : [text];
}

/** Splits a place from other text: `Software Engineer | London, UK`, `London, UK | Open to work`. */
function withoutPlace(text: string): readonly string[] {
  const cells = cellsIn(text);
  const places = cells.filter((cell) => cell.includes(',') && looksLikePlace(cell));
  const isOther = places.some(isSurelyPlace) || cells.some(namesRole);
  return cells.length === 2 && places.length === 1 && isOther ? cells : [text];
}

function nameFromLabels(parts: readonly ContactPart[]): string {
  const of = (kind: ContactPart['kind']) => parts.find((part) => part.kind === kind)?.text ?? '';
  const [whole, given] = [of('name').replace(/\.$/, ''), of('given')];
  // In forms, `Name:` beside `Vorname:` is the family name.
  const family = of('family') || (given !== '' && !whole.includes(' ') ? whole : '');
  return whole !== '' && whole !== family ? whole : [given, family].filter((part) => part !== '').join(' ');
}

/** Links that do not repeat written contact details. */
function newOf(head: HeadCells, contact: HeadCells, written: readonly ContactPart[]): readonly ContactPart[] {
  return [...head.linked, ...contact.linked].filter(
    (link) =>
      !written.some(
        (part) =>
          part.kind === link.kind &&
          (isSameAddress(part.text, link.text) ||
            (link.network !== undefined && part.network === link.network)),
      ),
  );
}

function isSameAddress(one: string, other: string): boolean {
  return comparableAddress(one) === comparableAddress(other);
}

function comparableAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}

/** Keeps the first of several links to the same address. */
function linkedOnce(parts: readonly ContactPart[]): readonly ContactPart[] {
  const seen = new Set<string>();
  return parts.filter(({ kind, text }) => {
    if (kind !== 'url' && kind !== 'profile') return true;
    const link = `${kind} ${comparableAddress(text)}`;
    const isFirst = !seen.has(link);
    seen.add(link);
    return isFirst;
  });
}

/** True if the link is the profile of a labeled username: `GitHub: ada`. */
function isProfileOf(link: ContactPart, { kind, network = '', username }: ContactPart): boolean {
  return (
    kind === 'labeled' &&
    link.kind === 'profile' &&
    link.username === username &&
    link.network?.toLowerCase() === network.toLowerCase()
  );
}

/** True for a line with nothing but a personal or contact detail: `Born: 3 May 1990`, `mara@a.example`. */
export function isDetail({ text, aside }: SourceLine): boolean {
  const whole = [text, aside].filter((part) => part !== '').join(' ');
  return whole.length <= maxDetailLength && (isContactLine(whole) || isLabeled(whole));
}

const maxDetailLength = 60;

function isLabeled(text: string): boolean {
  const parts = contactParts(text);
  return parts.length > 0 && parts.every(({ kind }) => kind === 'labeled');
}

function isProse(text: string): boolean {
  const isLong = cellsIn(text).some((cell) => cell.length > maxHeadlineLength);
  return isLong || (text.length > 60 && /[.!。]$/.test(text));
}

const lastUpdated = /^(?:last )?(?:updated|modified|revised)\b|^(?:stand|aktualisiert)\b/i;

const born = /^(?:geb(?:oren|\.)|born|née?|nacid[oa])\s[^\d]*\d/iu;
/** `03.05.1990 in Linz` */
const dayFirst = /^\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}(?!\d)/;
const birthThenMore = /^((?:geb(?:oren|\.)|born|née?|nacid[oa])\s[^,;\d]*\d[^,;]*\d{4}),\s(\S.*)$/iu;

/** True for the date of birth, perhaps with the town: it is neither an address nor a headline. */
function saysBirth(text: string): boolean {
  return born.test(text) || dayFirst.test(text);
}

/** Splits `geboren am 5. Mai 1990, Mühlweg 12, 4020 Linz` after the date. */
function splitBirth(text: string): readonly string[] {
  const [, birth, more] = birthThenMore.exec(text) ?? [];
  return birth && more && /\d/.test(more) ? [birth, more] : [text];
}

/** False for places, dates, schools, labels and other text that does not describe the work of a person. */
function mayBeHeadline(text: string): boolean {
  return (
    !isProse(text) &&
    /\p{L}{2}/u.test(text) &&
    !isPlaceLine(text) &&
    !isSurelyPlace(text) &&
    !isContactLabel(text) &&
    !isKnownWhole(text.replace(/[:：]$/u, '')) &&
    !identityNumber.test(text) &&
    !picturePlaces.has(text.toLowerCase()) &&
    !lastUpdated.test(text) &&
    !saysBirth(text) &&
    !(namesDrivingLicense(text) && !namesWork(text)) &&
    !isEmployerAndPlace(text) &&
    !(isSchool(text) && !namesOccupation(text)) &&
    datesInText(text).rest !== '' &&
    !/^[{[<`!#]/.test(text) &&
    !restOfAddress.test(text) &&
    !contactParts(text).some(({ kind }) => kind === 'labeled')
  );
}

/** `C.I. 1712345678`, `CE. 6540983` */
const identityNumber = /^[\p{L}.°º# ]{0,20}[:.\s]\s?\d[\d .-]{5,}\d(?:-?\p{L})?$/u;

/** The second line of a wrapped address: `cakes/index.html` */
const restOfAddress = /^\S+\.(?:html?|php|pdf)$/iu;

/** In words, for a headline that no table knows: `Storyteller` below the name. */
const maxUnknownWords = 3;

function isShort(text: string): boolean {
  return (
    text.split(/\s+/).length <= maxUnknownWords &&
    /^[\p{Lu}\p{Script=Han}]/u.test(text) &&
    !/[.:：]$/.test(text)
  );
}

/** True for an occupation, job title, degree or skill, but not for a driving license or a start date. */
function namesOccupation(text: string): boolean {
  return namesWork(text) || namesDegree(text) || skillShare(text) > 0;
}

/** True for a job title. A skill alone may be the words of a link: `GitHub`. */
function namesWork(text: string): boolean {
  return namesRole(text) || titleMatch(text) > 0;
}

/** `University of Graz, Austria` */
function isEmployerAndPlace(text: string): boolean {
  const [employer = '', ...where] = text.split(', ');
  const isEmployer = isSchool(employer) || namesOrganization(employer);
  return isEmployer && !namesRole(text) && where.length > 0 && where.every((part) => isPlace(part));
}

function isPlaceLine(text: string): boolean {
  return isChineseAddress(text) || isAddress(text) || (looksLikePlace(text) && isPlace(text));
}

/** True for an address of which at least one part is a street: `Flat 5, Church Street, Leeds`. */
function isAddress(text: string): boolean {
  const parts = text.split(/,\s*/);
  return (
    isStreet(text) ||
    (!namesRole(text) && parts.length > 1 && parts.every(isPartOfAddress) && parts.some(isStreet))
  );
}

function isPartOfAddress(part: string): boolean {
  return isStreet(part) || isPlace(part) || part.split(' ').length <= maxWordsOfPart;
}

const maxWordsOfPart = 4;

/** `12 Mill Road`, `Mühlweg 12`, `10115 Berlin`, `Denver, CO 80202` */
function isStreet(written: string): boolean {
  const text = withoutBrackets(written);
  if (text.length > 90 || namesRole(text) || lastUpdated.test(text) || saysBirth(text)) return false;
  if (datesInText(text).date !== '') return false;
  const [first = '', last = ''] = [
    /^\d{1,6}[a-z]?\b/i.exec(text)?.[0],
    /(?:#|\b)\d{1,6}[a-z]?\.?$/i.exec(text)?.[0],
  ];
  const isCoded = /[,–-]\s\d{4,5} \p{Lu}/u.test(text);
  return (first !== '' || last !== '' || isCoded) && /\p{Lu}/u.test(text) && !/\byears?\b|\+|%/i.test(text);
}

/** True for a town with its postal code: `10115 Berlin` below the street. */
function isCodedTown(text: string): boolean {
  return /^(?:\p{Lu}{1,2}-)?\d{4,5} \p{Lu}[\p{L} .-]{1,40}$/u.test(text);
}

/** True for a region with a postal code behind it: `Denver, CO 80202`, `Estado de México, 55010` below the town. */
function isCodedRegion(text: string): boolean {
  return /^\p{Lu}[\p{L} .-]{1,40}(?:, \p{Lu}[\p{L} .]{1,30})?,? \d{4,6}$/u.test(text) && areNames(text);
}

/** Adds the town that is right below a street, or the coded region below a town. */
function withTown(street: string, next = ''): string {
  const town = next.replace(/,(?=\p{L})/u, ', ');
  const isTown = isCodedTown(town) || looksLikePlace(town) || isSurelyPlace(town);
  const isBelow = isStreet(street) ? isTown : isCodedRegion(town) && !/\d/.test(street);
  return isBelow ? `${street}, ${town}` : street;
}

/** The text right after a part, unless it is a contact detail of its own. */
function followed(parts: readonly ContactPart[], part: ContactPart): string | undefined {
  const next = parts[parts.indexOf(part) + 1];
  return next?.kind === 'other' ? next.text : undefined;
}

/** True for the town below a street: `Leeds` below `12 Mill Road`. */
function isTownBelow(street: string, text: string): boolean {
  const hasTown = street.split(/,\s*/).some(isCodedTown);
  return (
    isAddress(street) &&
    !hasTown &&
    isPlace(text) &&
    areNames(text) &&
    text.split(' ').length <= maxWordsOfPart
  );
}

/** Ends in the class of a driving license: `Permis B`, `Driving license C`. */
const licenseClass = /\s\p{Lu}$/u;

/** The place of the person; the lines of an address are joined. */
function placeIn(parts: readonly ContactPart[], lines: readonly string[]): string {
  const [place, more] = parts.filter(({ kind }) => kind === 'place');
  if (place && more && isStreet(place.text) !== isStreet(more.text))
    return (isStreet(place.text) ? [place, more] : [more, place]).map(({ text }) => text).join(', ');
  if (place) return withTown(place.text, followed(parts, place));
  const others = parts.filter(({ kind }) => kind === 'other').map(({ text }) => text);
  const beside = new Set(parts.filter(({ isBeside }) => isBeside).map(({ text }) => text));
  const first = lines.findIndex((text) => isPlaceLine(text));
  const [street = '', next = ''] = first < 0 ? [] : lines.slice(first);
  const isPlaceBelow = isPlaceLine(next) || isTownBelow(street, next);
  const at = others.findIndex((text) => looksLikePlace(text) || isAddress(text) || isChineseAddress(text));
  const found = others[at];
  if (found) return withTown(found, others[at + 1]);
  if (street !== '') return isPlaceBelow ? `${street}, ${next}` : withTown(street, next);
  return (
    lines.find((text) => (looksLikePlace(text) || isSurelyPlace(text)) && !isEmployerAndPlace(text)) ??
    others.find(
      (text) =>
        isPlace(text) &&
        areNames(text) &&
        !beside.has(text) &&
        !licenseClass.test(text) &&
        !text.split(' ').some((word) => isContactLabel(word) || isNetworkLabel(word)),
    ) ??
    ''
  );
}

/** Reads a username whose network is only shown as an icon: the link on it names the network. */
function withLinkedProfiles(
  written: readonly ContactPart[],
  lines: readonly SourceLine[],
): readonly ContactPart[] {
  const linked = lines
    .flatMap(({ links }) => links)
    .filter((address) => /^https?:/i.test(address))
    .flatMap(contactParts)
    .filter(({ kind, network }) => kind === 'profile' && !written.some((part) => part.network === network));
  const names = new Set(linked.map(({ username }) => username));
  const others = written.filter(({ kind, text }) => kind !== 'other' || !names.has(text.replace(/^@/, '')));
  const printed = (part: ContactPart) =>
    lines.some(({ text, aside }) => `${text} ${aside}`.includes(part.username ?? ''));
  return [...others, ...linked.filter(printed)];
}

/** True if only short words such as `am` and `de la` are in lower case. */
function areNames(text: string): boolean {
  return text.split(/[\s,]+/).every((word) => word.length <= 3 || /^(?:d['’])?\P{Ll}/u.test(word));
}

/** `Lyon (France)` becomes `Lyon, France`, and `Belley (01)` becomes `Belley`. */
function withoutBrackets(text: string): string {
  return text.replace(/\s?\((\p{Lu}[\p{L} ’'-]{1,30}|\d{2})\)$/u, (_, inside: string) =>
    /\d/.test(inside) ? '' : `, ${inside}`,
  );
}

function looksLikePlace(written: string): boolean {
  const text = withoutBrackets(written);
  return areNames(text) && /^[\p{L} .'’-]+(?:,\s[\p{L} .'’-]+){1,2}$/u.test(text) && text.length < 60;
}

function addressesIn(
  parts: readonly ContactPart[],
  kind: ContactPart['kind'],
  same: (text: string) => string,
): readonly string[] {
  const texts = parts.filter((part) => part.kind === kind).map(({ text }) => text);
  return texts.filter((text, index) => texts.findIndex((other) => same(other) === same(text)) === index);
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

/** False for short numbers, which may be postal codes. */
function isWholeNumber(number: string): boolean {
  return /^\(?[+0]/.test(number) || digitsOf(number).length >= 8;
}

const maxOthers = 2;

/** More email addresses or phone numbers belong to other people, such as references. */
function othersOfPerson(others: readonly string[]): readonly string[] {
  return others.length <= maxOthers ? others : [];
}

function reachedBy(parts: readonly ContactPart[]): JsonObject {
  const [email, ...emails] = addressesIn(parts, 'email', (text) => text.toLowerCase());
  const numbers = addressesIn(parts, 'phone', digitsOf);
  const [phone, ...phones] = [
    ...numbers.filter(isWholeNumber),
    ...numbers.filter((one) => !isWholeNumber(one)),
  ];
  const once = linkedOnce(parts);
  const [url, ...urls] = once.filter(({ kind }) => kind === 'url');
  const profiles = [
    ...once
      .filter((part) => part.kind === 'profile' || (part.kind === 'labeled' && !isPersonal(part)))
      .map(profileOf),
    ...urls.map(({ text }) => ({ url: text })),
  ];
  const found = { email, phone, url: url?.text };
  const others = [
    ...othersOfPerson(emails).map((value) => ({ name: 'Email', value })),
    ...othersOfPerson(phones.filter(isWholeNumber)).map((value) => ({ name: 'Phone', value })),
  ];
  return {
    ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
    ...(profiles.length > 0 && { profiles }),
    ...(others.length > 0 && { customFields: others }),
  };
}

/** True for a detail such as `Nationality: Swiss`. The label of a network before one word is a username instead. */
function isPersonal({ kind, text, network = '', username = '' }: ContactPart): boolean {
  return kind === 'labeled' && text === '' && !(isNetworkLabel(network) && /^\S+$/.test(username));
}

function personal({ network = '', username = '' }: ContactPart): JsonObject {
  return { name: network, summary: username };
}

function profileOf({ network, username, text }: ContactPart): JsonObject {
  return { network, username, ...(text && { url: text }) };
}
