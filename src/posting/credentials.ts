import { broaderOf, type Lexicon } from '../lexicon/lexicon.ts';
import { phrases } from '../lexicon/packed/phrase-lists.ts';
import { wordList } from '../lexicon/packed/word-lists.ts';
import { phraseTable } from '../lexicon/posting-phrases.ts';
import type { Term } from '../lexicon/skills/lexicon-index.ts';
import type { TokenRange } from '../text/find-form.ts';
import { opensWithCapital } from '../text/letters.ts';
import { phraseRanges } from '../text/patterns/phrase-table.ts';
import { preparedPattern } from '../text/patterns/prepared-pattern.ts';
import { type Token, termKey, tokenize } from '../text/tokenize.ts';
import { wordSet } from '../values/lists.ts';
import type { Candidate } from './clause.ts';
import { isPlace } from './names/no-skill.ts';
import { isStopWord } from './names/stop-words.ts';

/* Recognizes credentials: certificates, licenses and permits that are issued to a person. */

/** The last word of English license names: "state nursing license". Token keys. */
const licenseNouns = wordSet('license licence licensure');
const certificateNouns = wordSet('certificate certification credential cert');

/** Nouns for a credential only after a name: "CSCS card", not "gift card". Token keys. */
const credentialsAfterName = wordList('posting', 'credential_after_name');

/**
 * The nouns of those that need only a lower-case name before them at the end of an item: "forklift ticket". Token keys.
 */
const nounsAfterTrades = wordSet('ticket permit qualification card');

/** Words before these nouns that rule out a credential: a parking permit, a support ticket. Token keys. */
const notCredential = wordList('posting', 'not_credential');

/** Words for things whose licenses are bought: "software licences". Token keys. */
const ofProducts = wordSet('software user site enterprise source app product');

/**
 * Words for the issuing country, which do not name a credential: "UK qualifications", "a Canadian passport". Token
 * keys.
 */
const issuingCountries = wordList('posting', 'issuing_country');

/** The nouns after names that are required by law for some work. Token keys. */
const licensing = wordSet('permit registration check clearance endorsement');

/** Words before a credential's name that are not part of it. Token keys. */
const beforeCredential = wordList('posting', 'before_credential');

/** Matched against the text as written, in any case. */
const licensePhrases = phraseTable('licence');

/** Driving licenses with their classes, matched against the text as written, in any case. */
export const drivingLicensePhrases = phraseTable('driving_licence');

/** Matched against the text as written, in any case. */
export const certificatePhrases = phraseTable('certificate');

/** Phrases before the subject of a certification. */
export const certifiedIn = phraseTable('certified_in');

/** Words before the noun. */
const maxNameLength = 4;

const inTitle = preparedPattern(String.raw`^\p{Lu}|^(?:with|of|for|at|to)$`);
const writtenAsName = preparedPattern(String.raw`\p{Lu}.*\p{Lu}|\p{N}`);

/** Finds credentials by how they are named, whether or not a table has them. */
export function findCredentials(text: string, tokens: readonly Token[]): Candidate[] {
  const found = [
    ...phraseRanges(licensePhrases, text).map((range) => credential(text, range, 'licence')),
    ...phraseRanges(certificatePhrases, text).map((range) => credential(text, range, 'certificate')),
    ...membershipsIn(text).map((range) => credential(text, range, 'certificate')),
    ...licensesFor(text).map((range) => credential(text, range, 'licence')),
    ...tokens.flatMap((noun, index) =>
      isCredential(noun) && !describesPerson(text, noun, tokens[index + 1])
        ? namedBy(noun, text, tokens.slice(0, index))
        : [],
    ),
  ];
  return found.filter(
    (one, index) =>
      !found.some((other, place) => place < index && one.start < other.end && other.start < one.end),
  );
}

const licenseFor = preparedPattern(
  String.raw`(?<![\p{L}\p{N}-])[Ll]icen(?:[cs]e|sure) as an? \p{Lu}[\p{L}’'-]{1,30}(?: (?:and |of )?\p{Lu}[\p{L}’'-]{1,30}){0,4}`,
  'gu',
);

/** "License as a Land Surveyor": the trade follows the noun. */
function licensesFor(text: string): readonly TokenRange[] {
  return licenseFor.all(text).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

/** Finds driving licenses, which end with their classes: "Führerschein Klasse C/CE", "permis C et CE". */
export function findDrivingLicenses(lexicon: Lexicon, text: string): Candidate[] {
  return phraseRanges(drivingLicensePhrases, text).map((range) => {
    const license = credential(text, range, 'licence');
    const term = drivingLicense(lexicon, license.text);
    const { kind: _, ...known } = license;
    return term === null ? license : { ...known, term };
  });
}

/** True if a license is the other one or, like a CDL and a driver's license, cannot be had without it. */
export function isLicenseOrBroader(lexicon: Lexicon, license: string, other: string): boolean {
  if (termKey(license) === termKey(other)) return true;
  return broaderOf(lexicon, license).some((broader) => isLicenseOrBroader(lexicon, broader, other));
}

const drivingClass = preparedPattern(
  () => String.raw`(?<![\p{L}\p{N}'’])(?:${phrases('posting', 'driving_class')})`,
  'giu',
);
const eitherClass = preparedPattern(String.raw`\/|\s(?:oder|bzw\.|ou|o)\s`, 'iu');
/** Words before the classes that look like one. */
const beforeClasses = preparedPattern(String.raw`^\p{L}+ (?:de \p{L}+ )?`);

/** By class in lower case, from the lowest to the highest. */
const licenseOfClass: ReadonlyMap<string, string> = new Map([
  ['b', "driver's license"],
  ['c', 'Führerschein Klasse C'],
  ['ce', 'Führerschein Klasse CE'],
  ['d', 'Führerschein Klasse D'],
]);
const classOrder = [...licenseOfClass.keys()];

/** The known license of a name: the lowest class if one of them is enough, or else the highest; null if unknown. */
function drivingLicense(lexicon: Lexicon, name: string): Term | null {
  const { terms } = lexicon.index;
  const known = terms.get(termKey(name));
  if (known !== undefined) return known;
  const written = name.replace(beforeClasses.regExp, '');
  const ranks = drivingClass
    .all(written)
    .map(({ 0: one }) =>
      one
        .toLowerCase()
        .replace(/[\s+]/g, '')
        .replace(/^e([b-d])$/, '$1e'),
    )
    .map((one) => classOrder.indexOf(one));
  if (ranks.length === 0 || ranks.includes(-1)) return null;
  const rank = eitherClass.test(written) ? Math.min(...ranks) : Math.max(...ranks);
  return terms.get(termKey(licenseOfClass.get(classOrder[rank] ?? '') ?? '')) ?? null;
}

function credential(
  text: string,
  { start, end }: TokenRange,
  kind: NonNullable<Candidate['kind']>,
): Candidate {
  return { text: text.slice(start, end), start, end, term: null, inList: true, kind };
}

function isCredential({ key }: Token): boolean {
  return [credentialsAfterName, licenseNouns, certificateNouns].some((nouns) => nouns.has(key));
}

/** True for a name with the word itself, which "clearance" and "endorsement" need not be: "customs clearance". */
export function isCalledLicense(name: string): boolean {
  return tokenize(name).some(({ key }) => licenseNouns.has(key));
}

const participle = new Set(['qualified', 'certified']);

/** "Newly Qualified Paramedic" is a person who has qualified, not a credential. */
function describesPerson(text: string, noun: Token, next: Token | undefined): boolean {
  if (next === undefined || !participle.has(noun.key)) return false;
  return (
    opensWithCapital(noun.text) && opensWithCapital(next.text) && text.slice(noun.end, next.start) === ' '
  );
}

/** "scaffold inspection certificate": the noun and the words before it that belong to its name. */
function namedBy(noun: Token, text: string, before: readonly Token[]): Candidate[] {
  const afterNameOnly = credentialsAfterName.has(noun.key);
  // "Working with Children Check": a title may include lower-case words.
  const isTitle = afterNameOnly && opensWithCapital(noun.text);
  const belongs = (word: Token) => (isTitle ? inTitle.test(word.text) : belongsToName(text, word));
  const words = nameBefore(noun, before, (word, next) => adjoin(text, word, next) && belongs(word));
  const [first] = words;
  if (!first || (afterNameOnly && !words.some(isName) && !isOfTrade(text, noun, words))) return [];
  // "18 months post qualification", "a Blue Badge parking permit"
  const last = words.at(-1);
  if (!afterNameOnly && last && ofProducts.has(last.key)) return [];
  if (afterNameOnly && last && notCredential.has(last.key) && !opensWithCapital(last.text)) return [];
  if (afterNameOnly && words.every(({ key }) => issuingCountries.has(key))) return [];
  const kind = licenseNouns.has(noun.key) || licensing.has(noun.key) ? 'licence' : 'certificate';
  return [credential(text, { start: first.start, end: noun.end }, kind)];
}

/** The words directly before a noun that belong to its name. */
function nameBefore(
  noun: Token,
  before: readonly Token[],
  belongs: (word: Token, next: Token) => boolean,
): readonly Token[] {
  const near = before.slice(-maxNameLength);
  const border = near.findLastIndex((word, index) => !belongs(word, near[index + 1] ?? noun));
  const words = near.slice(border + 1);
  const first = words.findIndex(({ key }) => !beforeCredential.has(key));
  return first === -1 ? [] : words.slice(first);
}

const closesItem = preparedPattern(
  String.raw`^\s*(?:$|[,;.)]|\(|(?:and|or|if|required|preferred|desirable|desired|essential|an advantage|a plus|a must|handy|would|will|is)\b)`,
  'iu',
);

/**
 * "Forklift ticket", "local anesthesia permit": at the end of an item, a lower-case trade is enough for a credential.
 */
function isOfTrade(text: string, noun: Token, words: readonly Token[]): boolean {
  const last = words.at(-1);
  if (!last || notCredential.has(last.key) || !nounsAfterTrades.has(noun.text.toLowerCase())) return false;
  return !isStopWord(last.key, null) && closesItem.test(text.slice(noun.end));
}

/** True if two words may be parts of one name; a bracket may separate them in "Specialist (NPS) credential". */
function adjoin(text: string, { start, end }: Token, next: Token): boolean {
  const gap = text.slice(end, next.start);
  return (
    /^[\s&/+'’-]*$/.test(gap) || (/^ ?[()] ?$/.test(gap) && bracketed.test(text.slice(start, next.end + 1)))
  );
}

function belongsToName(text: string, word: Token): boolean {
  return !beforeCredential.has(word.key) || isWithinName(text, word);
}

const bracketed = preparedPattern(String.raw`^\p{Lu}[\p{L}\p{N}]* ?(?:\(\p{Lu}{2,6}\)|\) ?\p{L}+)`);
const capitalBefore = preparedPattern(String.raw`\p{Lu}\p{L}{1,30} $`);

/** UTF-16 units: enough of the word before to see whether it is capitalized. */
const maxBeforeLength = 40;

/** "Respiratory Care Professional license": a capitalized word after a capitalized word belongs to the name. */
function isWithinName(text: string, { text: word, start }: Token): boolean {
  const before = text.slice(Math.max(0, start - maxBeforeLength), start);
  return opensWithCapital(word) && capitalBefore.test(before) && !/[.!?:] $/.test(before);
}

/** True if the word is written as a name; a capital at the start of a line does not count. */
function isName({ text, start }: Token): boolean {
  return writtenAsName.test(text) || (start > 0 && opensWithCapital(text));
}

const stateCode = preparedPattern(String.raw`^\p{Lu}{2}$`);

/** True for words around a credential that only say where it is valid: "a valid Ohio", "NY State", "UK". */
export function saysWhereValid(words: readonly Token[]): boolean {
  const names = words.filter(({ key }) => !beforeCredential.has(key) && !issuingCountries.has(key));
  const [code, state, ...more] = names;
  if (code !== undefined && state?.key === 'state' && more.length === 0 && stateCode.test(code.text))
    return true;
  return names.length === 0 || isPlace(names);
}

const capitalized = String.raw`\p{Lu}[\p{L}’'-]+`;
const bodies = () => `(?:${wordList('posting', 'professional_body').alternatives()})`;

/** "American Heart Association", "Society of Actuaries" */
const organization = preparedPattern(
  () =>
    `(?<![\\p{L}\\p{N}-])(?:(?:${capitalized} (?:(?:of|for|and|&) )?){1,5}${bodies()}|${bodies()})(?: (?:of|for) (?:the )?${capitalized}(?: (?:and |& )?${capitalized}){0,3})?(?![\\p{L}-])`,
  'gu',
);

const belongsTo = preparedPattern(
  () =>
    String.raw`(?:${phrases('posting', 'of_body')})(?: \p{Ll}+)? (?:of|with|by|from|through) (?:the |a |an )?$`,
  'iu',
);

/** Finds memberships and passed examinations of professional bodies, which count as certificates. */
function membershipsIn(text: string): readonly TokenRange[] {
  if (!belongs.test(text)) return [];
  return organizationsIn(text).filter(({ start }) => belongsTo.test(text.slice(0, start)));
}

const belongs = /member|fellow|exam|regist|charter|accredit|associate|qualified|licen/i;

function organizationsIn(text: string): readonly TokenRange[] {
  return organization
    .all(text)
    .flatMap(({ index, 0: whole }) =>
      whole.includes(' ') ? [{ start: index, end: index + whole.length }] : [],
    );
}

const issuedBy = preparedPattern(
  () =>
    String.raw`^\)?[\s,]*(?:\([^()]{1,30}\)[\s,]*)?(?:(?:${phrases('posting', 'issued')}) )?(?:through|by|from|via|durch|von|par|por) (?:the |an? |la |le |el |der |die )?$`,
  'iu',
);
const issuing = /^(?:through|by|from|via|durch|von|par|por) (?:the )?/i;
const aside = /^\)?\s{0,3}(?:\([^()]{1,30}\)\s{0,3})?[,(]\s{0,3}(?:the )?$/;
const bodyName = preparedPattern(
  () => String.raw`^(?:\p{Lu}{2,8}(?:[-/]\p{Lu}{2,8})?$|${bodies()})| ${bodies()}(?: |$)`,
);

/**
 * True if the text in `place`, after a credential that ends at `credentialEnd`, only says who issues it: "(CST) through
 * NBSTSA".
 */
export function isIssuer(text: string, place: TokenRange, credentialEnd: number): boolean {
  if (place.start < credentialEnd) return false;
  const start = place.start + (issuing.exec(text.slice(place.start, place.end))?.[0].length ?? 0);
  const name = text.slice(start, place.end);
  if (!bodyName.test(name)) return false;
  const between = text.slice(credentialEnd, start);
  return issuedBy.test(between) || (aside.test(between) && organizationsIn(name).length > 0);
}
