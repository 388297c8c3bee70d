import type { JsonObject } from '../../contract/json-object.ts';
import { type HeadCells, headCells } from './contact-head-cells.ts';
import { type ContactPart, contactParts, isContactLine } from './recognize/contact-in-text.ts';
import { contactLabel, isNetworkLabel } from './recognize/contact-labels.ts';
import { datesInText } from './recognize/dates-in-text.ts';
import { isDocumentTitle } from './recognize/document-title.ts';
import { skillShare, titleMatch } from './recognize/lexical-signs.ts';
import { isPlace, isSchool, namesDegree, namesOrganization, namesRole } from './recognize/name-kinds.ts';
import { isName, nameLines, plainName } from './recognize/person-name.ts';
import { isChineseAddress, isSurelyPlace } from './recognize/place-names.ts';
import { cellsIn, type SourceLine } from './source-line.ts';

const maxHeadlineLength = 120;

export interface ReadHead {
  readonly basics: JsonObject;
  /** What the person says of themselves that has no field: born when, of which nation. */
  readonly personal: readonly JsonObject[];
}

/** What is above the first section: name, headline, contact details, perhaps a summary. */
export function readContactHead(lines: readonly SourceLine[], contact: readonly SourceLine[]): ReadHead {
  const said = [headCells(lines), headCells(contact)].flatMap(({ texts }) => texts).flatMap(contactParts);
  const labelledName = nameFromLabels(said);
  const ofName = labelledName === '' ? nameOf(lines, contact) : [];
  const [nameLine] = ofName;
  const beside = nameLine && looksLikePlace(nameLine.aside) ? [nameLine.aside] : [];
  // `Ada Lovelace | Mathematician` in the size of names.
  const [named = '', ...titles] = cellsIn(nameLine?.text ?? '').flatMap(nameAndRole);
  const above = nameLine ? lines.slice(0, lines.indexOf(nameLine)) : [];
  const below = lines.filter((line) => !ofName.includes(line) && !above.includes(line));
  const head = headCells([...below, ...above]);
  const ofContact = headCells(contact.filter((line) => !ofName.includes(line)));
  const rest = [...titles, ...head.texts.flatMap(withoutPlace), ...beside].filter(
    (text) => !isDocumentTitle(text),
  );
  const others = rest.filter((text) => !isContactLine(text) && !isLabelled(text));
  const written = [...rest.filter((text) => !others.includes(text)), ...ofContact.texts].flatMap(
    contactParts,
  );
  const linked = newOf(head, ofContact, written);
  const details = withLinkedProfiles(
    [...written.filter((part) => !linked.some((link) => isProfileOf(link, part))), ...linked],
    [...lines, ...contact],
  );
  const summary = others.filter(isProse);
  const points = new Set(lines.filter(({ style }) => style === 'bullet').map(({ text }) => text));
  const towns = new Set(others.filter((text, index) => isTownBelow(others[index - 1] ?? '', text)));
  const labels = others.filter(
    (text) => mayBeHeadline(text) && text !== labelledName && !points.has(text) && !towns.has(text),
  );
  const label =
    labels.find(saysWhatOneIs) ?? labels.find((text) => text === others[0] && isShort(text)) ?? '';
  const more = labels.filter((text) => text !== label);
  const isOfName = nameLine && beside.length === 0 && !isContactLine(nameLine.aside);
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
    name: labelledName || plainName(name.join(' ')),
    ...(label && { label: label.replace(/^>\s*/, '').replace(soughtRole, '') }),
    ...reachedBy([...besideName, ...details]),
    ...(place && { location: { address: place } }),
    ...(summary.length > 0 && { summary: summary.join('\n\n') }),
  };
  const unsaid =
    lines.length > longestHead
      ? []
      : unsaidIn([...others.filter((text) => text !== label), ...otherParts(details)], basics);
  return {
    basics,
    personal: [...details.filter(isPersonal).map(personal), ...unsaid.map((text) => ({ name: text }))],
  };
}

/** `求职意向：会计` */
const soughtRole = /^\p{Script=Han}{0,4}(?:意向|职位|岗位|应聘)\p{Script=Han}{0,2}[:：]\s?/u;

/** A head with more lines is one in which no section was found. */
const longestHead = 15;
const mostUnsaid = 4;
const longestUnsaid = 80;

function otherParts(parts: readonly ContactPart[]): readonly string[] {
  return parts.filter(({ kind }) => kind === 'other').map(({ text }) => text);
}

/** `Permis B — véhicule`: what has no field is said of the person all the same; many such lines were not understood. */
function unsaidIn(texts: readonly string[], basics: Readonly<JsonObject>): readonly string[] {
  const kept = JSON.stringify(basics).toLowerCase();
  const isKept = (text: string) => kept.includes(JSON.stringify(text.toLowerCase()).slice(1, -1));
  const unsaid = texts.filter(
    (text, index) => !isKept(text) && saysSomething(text) && texts.indexOf(text) === index,
  );
  return unsaid.length <= mostUnsaid ? unsaid : [];
}

function saysSomething(text: string): boolean {
  return (
    text.length <= longestUnsaid &&
    /\p{L}{3}|\p{Script=Han}{2}/u.test(text) &&
    !/^[{[<`!#]/.test(text) &&
    datesInText(text).date === '' &&
    !isProse(text) &&
    !isPlaceLine(text) &&
    !isSurelyPlace(text) &&
    !contactLabel.test(text) &&
    !lastUpdated.test(text) &&
    // A job or a school that stands above all headings is none of the person.
    ![isSchool, namesDegree, namesOrganization, namesRole].some((names) => names(text))
  );
}

/** A name below the heading of contact details is the first of them. */
function nameOf(lines: readonly SourceLine[], contact: readonly SourceLine[]): readonly SourceLine[] {
  const above = nameLines(lines);
  const [first] = contact;
  const isBelow = above.length === 0 && first !== undefined && first.aside === '' && isName(first.text);
  return isBelow ? [first] : above;
}

/** `Ada Lovelace - Software Engineer` */
function nameAndRole(text: string): readonly string[] {
  const [name = '', ...role] = text.split(/\s[–—-]\s/);
  const said = role.join(' – ');
  return isName(name) && namesRole(said) ? [name, said] : [text];
}

/** `Software Engineer | London, UK`, `London, UK | Open to work`: where somebody is, and what else is said. */
function withoutPlace(text: string): readonly string[] {
  const cells = cellsIn(text);
  const places = cells.filter((cell) => cell.includes(',') && looksLikePlace(cell));
  const isOther = places.some(isSurelyPlace) || cells.some(namesRole);
  return cells.length === 2 && places.length === 1 && isOther ? cells : [text];
}

function nameFromLabels(parts: readonly ContactPart[]): string {
  const of = (kind: ContactPart['kind']) => parts.find((part) => part.kind === kind)?.text ?? '';
  return of('name').replace(/\.$/, '') || [of('given'), of('family')].filter((part) => part !== '').join(' ');
}

/** Links that say what no text says. */
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

/** Of links to the same place the first. */
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

/** `GitHub: ada` with the address of the profile as the link on the words. */
function isProfileOf(link: ContactPart, { kind, network = '', username }: ContactPart): boolean {
  return (
    kind === 'labelled' &&
    link.kind === 'profile' &&
    link.username === username &&
    link.network?.toLowerCase() === network.toLowerCase()
  );
}

/** `Born: 3 May 1990`, `mara@a.example`: nothing but a detail of the person. */
export function isDetail({ text, aside }: SourceLine): boolean {
  const whole = [text, aside].filter((part) => part !== '').join(' ');
  return whole.length <= longestDetail && (isContactLine(whole) || isLabelled(whole));
}

const longestDetail = 60;

function isLabelled(text: string): boolean {
  const parts = contactParts(text);
  return parts.length > 0 && parts.every(({ kind }) => kind === 'labelled');
}

function isProse(text: string): boolean {
  const isLong = cellsIn(text).some((cell) => cell.length > maxHeadlineLength);
  return isLong || (text.length > 60 && /[.!。]$/.test(text));
}

const lastUpdated = /^(?:last )?(?:updated|modified|revised)\b|^(?:stand|aktualisiert)\b/i;

const born = /^(?:geb(?:oren|\.)|born|née?|nacid[oa])\s[^\d]*\d/iu;

/** A street, a town, a date, a birthday and a row of marks say nothing of what somebody is. */
function mayBeHeadline(text: string): boolean {
  return (
    !isProse(text) &&
    /\p{L}{2}/u.test(text) &&
    !isPlaceLine(text) &&
    !isSurelyPlace(text) &&
    !contactLabel.test(text) &&
    !lastUpdated.test(text) &&
    !born.test(text) &&
    !isEmployerAndPlace(text) &&
    !(isSchool(text) && !saysWhatOneIs(text)) &&
    datesInText(text).rest !== '' &&
    !/^[{[<`!#]/.test(text) &&
    !contactParts(text).some(({ kind }) => kind === 'labelled')
  );
}

/** Of what no table knows: `Storyteller` below the name. */
const longestUnknown = 3;

function isShort(text: string): boolean {
  return (
    text.split(/\s+/).length <= longestUnknown &&
    /^[\p{Lu}\p{Script=Han}]/u.test(text) &&
    !/[.:：]$/.test(text)
  );
}

/** A trade, a title, a degree; a driving license and when somebody can begin are none. */
function saysWhatOneIs(text: string): boolean {
  return namesRole(text) || namesDegree(text) || titleMatch(text) > 0 || skillShare(text) > 0;
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

/** `Flat 5, Church Street, Leeds`: one of its parts is a street. */
function isAddress(text: string): boolean {
  const parts = text.split(/,\s*/);
  return (
    isStreet(text) ||
    (!namesRole(text) && parts.length > 1 && parts.every(isPartOfAddress) && parts.some(isStreet))
  );
}

function isPartOfAddress(part: string): boolean {
  return isStreet(part) || isPlace(part) || part.split(' ').length <= mostWordsOfPart;
}

const mostWordsOfPart = 4;

/** `12 Mill Road`, `Mühlweg 12`, `10115 Berlin`, `Denver, CO 80202` */
function isStreet(written: string): boolean {
  const text = withoutBrackets(written);
  if (text.length > 90 || namesRole(text) || lastUpdated.test(text) || datesInText(text).date !== '')
    return false;
  const [first = '', last = ''] = [
    /^\d{1,6}[a-z]?\b/i.exec(text)?.[0],
    /(?:#|\b)\d{1,6}[a-z]?\.?$/i.exec(text)?.[0],
  ];
  const isCoded = /[,–-]\s\d{4,5} \p{Lu}/u.test(text);
  return (first !== '' || last !== '' || isCoded) && /\p{Lu}/u.test(text) && !/\byears?\b|\+|%/i.test(text);
}

/** `10115 Berlin` below the street. */
function isCodedTown(text: string): boolean {
  return /^(?:\p{Lu}{1,2}-)?\d{4,5} \p{Lu}[\p{L} .-]{1,40}$/u.test(text);
}

/** The town that is said right below a street. */
function withTown(street: string, next = ''): string {
  const town = next.replace(/,(?=\p{L})/u, ', ');
  const isTown = isCodedTown(town) || looksLikePlace(town) || isSurelyPlace(town);
  return isStreet(street) && isTown ? `${street}, ${town}` : street;
}

/** What is said right after a part, where that is no detail of its own. */
function followed(parts: readonly ContactPart[], part: ContactPart): string | undefined {
  const next = parts[parts.indexOf(part) + 1];
  return next?.kind === 'other' ? next.text : undefined;
}

/** `Leeds` below `12 Mill Road` */
function isTownBelow(street: string, text: string): boolean {
  const hasTown = street.split(/,\s*/).some(isCodedTown);
  return (
    isAddress(street) &&
    !hasTown &&
    isPlace(text) &&
    areNames(text) &&
    text.split(' ').length <= mostWordsOfPart
  );
}

/** `Permis B`, `Driving license C`: ends in the class of a license. */
const isOfNoPlace = /\s\p{Lu}$/u;

/** The lines of an address are one place. */
function placeIn(parts: readonly ContactPart[], lines: readonly string[]): string {
  const [said, more] = parts.filter(({ kind }) => kind === 'place');
  if (said && more && isStreet(said.text) !== isStreet(more.text))
    return (isStreet(said.text) ? [said, more] : [more, said]).map(({ text }) => text).join(', ');
  if (said) return withTown(said.text, followed(parts, said));
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
        !isOfNoPlace.test(text) &&
        !text.split(' ').some((word) => contactLabel.test(word) || isNetworkLabel(word)),
    ) ??
    ''
  );
}

/** A name on a network that is only printed, its network shown by a picture: the link on the words says which. */
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

/** Small letters only in words like `am` and `de la`. */
function areNames(text: string): boolean {
  return text.split(/[\s,]+/).every((word) => word.length <= 3 || /^(?:d['’])?\P{Ll}/u.test(word));
}

/** `Lyon (France)` is `Lyon, France`, and `Belley (01)` is Belley. */
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

/** A code of a town is shorter than a number with its area. */
function isWholeNumber(number: string): boolean {
  return /^\(?[+0]/.test(number) || digitsOf(number).length >= 8;
}

const mostOthers = 2;

/** Nobody has many: more than these are those of other people, such as references. */
function secondOf(others: readonly string[]): readonly string[] {
  return others.length <= mostOthers ? others : [];
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
      .filter((part) => part.kind === 'profile' || (part.kind === 'labelled' && !isPersonal(part)))
      .map(profileOf),
    ...urls.map(({ text }) => ({ url: text })),
  ];
  const found = { email, phone, url: url?.text };
  const others = [
    ...secondOf(emails).map((value) => ({ name: 'Email', value })),
    ...secondOf(phones.filter(isWholeNumber)).map((value) => ({ name: 'Phone', value })),
  ];
  return {
    ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
    ...(profiles.length > 0 && { profiles }),
    ...(others.length > 0 && { customFields: others }),
  };
}

/** `Nationality: Swiss`; a name on a network is one word. */
function isPersonal({ kind, text, network = '', username = '' }: ContactPart): boolean {
  return kind === 'labelled' && text === '' && !(isNetworkLabel(network) && /^\S+$/.test(username));
}

function personal({ network = '', username = '' }: ContactPart): JsonObject {
  return { name: network, summary: username };
}

function profileOf({ network, username, text }: ContactPart): JsonObject {
  return { network, username, ...(text && { url: text }) };
}
