import { isLegalForm, writtenLegalForm } from '../../lexicon/legal-forms.ts';
import { shippedKindOf } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { workplaceOf } from '../../lexicon/titles/workplaces.ts';
import { readVerb } from '../../lexicon/words/verbs.ts';
import { hasCapital, opensWithCapital } from '../../text/letters.ts';
import { allMatches } from '../../text/patterns/patterns.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { foldWithOffsets } from '../../values/fold.ts';
import { trimEndOf } from '../../values/strings.ts';
import { isSurelyPlace, namesRegion } from '../outline/recognize/place-names.ts';
import { employerOfSought } from './title-line.ts';

/* Finds the employer by the sentences in which a posting mentions it. */

/** Minimum votes for a name, and its minimum ratio to the votes of the second. */
const minVotes = 3;
const minRatio = 1.3;
const maxLines = 400;
const maxLineLength = 4000;
const maxLength = 600;
const maxTextLength = 24_000;
const maxNames = 400;
const maxWords = 6;
const listMark = /^[\s>*_#•-]+/;
const maxRepeats = 2;
/** In UTF-16 units; a line of this length is prose. */
const minProse = 60;

const nameWord = preparedPattern(String.raw`^[\p{Lu}\p{N}&][\p{L}\p{N}&.'’+/-]*$`);
const joining = wordList('posting', 'joins_employer_name');
/** Capitalized words at the start of sentences that are not names. */
const notAName = preparedPattern(() => `^(?:${phrases('posting', 'not_employer')})$`, 'iu');
const article = /^(?:the|die|der|das|les?|la|los|las|el|our client,?|nuestro cliente,?) /i;

/** Wording after the name of an employer: it seeks staff, or is described. */
const seeks = preparedPattern(
  () =>
    String.raw`^(?:,[^,]{1,80},)? ?(?:\([^()]{1,40}\) )?(?:is |are )?(?:currently |now |actively )?(?:${phrases('posting', 'hires')})\b`,
  'i',
);
const presents = preparedPattern(
  () =>
    String.raw`^ ?(?:\([^()]{1,40}\) )?(?:${phrases('posting', 'is_an_employer')})(?!plus|must|bonus|requirement|priority|need)`,
  'i',
);
const acts = preparedPattern(
  () =>
    String.raw`^(?:['’]s (?:mission|vision|values)|,? (?:founded|headquartered|based|formerly) |(?:, \w+s,)* (?:${phrases('posting', 'employer_does')}) )`,
  'i',
);

/** A verb in the third person, or a remark on the name. */
const continuesSubject = preparedPattern(
  () =>
    String.raw`^(?:['’]s? \p{L}| ?\([^()]{1,40}\))?(?:,? (?:formerly|founded|headquartered|located|based|installée?|née?|spezialisiert|,)|, (?:an? |the |ein|une? )| ?[—–] ?\p{L}| (?:${phrases('posting', 'employer_verb')}|\p{Ll}{3,14}(?:s|t))(?![\p{L}]))`,
  'u',
);

/** The subject after an introduction: "In 45 countries, Acme is …" */
function afterComma(sentence: string): string | undefined {
  const at = sentence.slice(0, maxLength).indexOf(', ');
  if (at < 0) return undefined;
  const rest = sentence.slice(at + 2).replace(article, '');
  const named = nameAt(rest);
  return named && /^,? (?:is|was|are|has|ist|est|es) /.test(rest.slice(named.end)) ? named.name : undefined;
}

const afterAt = /\b(?:here )?at /i;
/** Not a cue by itself: `en CDI`, `en Madrid`. */
const within = /\ben /i;

/** After a name that was introduced: "a small bakery", "and we bake pies". */
const introduces =
  /^(?:['’]s)?(?:(?:,| [–—-]) (?:an? |the |your |eine? |der |die |das |une? |la |le |l['’]|el |tu )|,? (?:and we|und wir|et nous|y) )/i;

/**
 * Words before the name of the employer, with the number of votes. The full number needs the wording after the
 * name.
 */
const cues: readonly (readonly [cue: RegExp, weight: number, after?: RegExp])[] = [
  [afterAt, 3, /^,? (?:we|you|you['’]ll|our|your|is\b)/i],
  [/^(?:we are|we['’]re|i['’]m|wir sind|nous sommes|somos) /i, 2, /^[,.!]| (?:and|is)\b/i],
  // With the cue before: an introduction that says what the employer is needs no second mention.
  [/^(?:we are|we['’]re|i['’]m|wir sind|nous sommes|somos) (?!\p{L}+ing (?:for|an?|to) )/iu, 2, introduces],
  [/\b(?:welcome to|joining|come join|work(?:ing)? (?:at|for)|career at|life at|jobs? at) /i, 2],
  [/\bjoin (?:the (?:team (?:at|of) )?)?/i, 2],
  [/^(?:about|über|à propos de|a propos de|sobre|acerca de|why|who is) /i, 3],
  // A department has an article, but a name does not: "au sein de la direction".
  [/\bau sein (?:de |d['’])(?=\p{Lu})/iu, 1],
  [/\b(?:chez|rejoignez|rejoindre|au sein (?:de|des|du)) (?:l['’]\w+ |les? )?/i, 2],
  [/\b(?:willkommen bei|bei der|bei|wir, die|wir sind|team der) /i, 2],
  [/\b(?:únete a|nuestro cliente,) /i, 2],
  [within, 2, /^,? (?:buscamos|estamos|nos|somos|creemos|queremos|trabajamos|te)\b/i],
];

/** The employer that the sentences of a posting name most clearly; undefined if there is none or two are close. */
export function companyInText(
  lines: readonly string[],
  isTitle: (name: string) => boolean,
): string | undefined {
  const votes = new Map<string, number>();
  const text = lines.slice(0, maxLines).join('\n').slice(0, maxTextLength);
  const known = new Map<string, boolean>();
  // Each name is searched in the whole text, so their number is limited.
  const decidedOnce = (name: string, decide: () => boolean): boolean => {
    const answer = known.get(name) ?? (known.size < maxNames && decide());
    if (known.size < maxNames) known.set(name, answer);
    return answer;
  };
  const add: Vote = (name, weight) => {
    if (!decidedOnce(name, () => !isTitle(name) && !isCommon(name, text) && !grade.test(name))) return;
    votes.set(name, (votes.get(name) ?? 0) + weight);
  };
  const isSubject = (name: string) =>
    isNameAmid(name, text) ||
    (isLongName(name) && !lines.slice(0, 3).some((line) => line.startsWith(name) && line.length < minProse));
  const addSubject: Vote = (name, weight) => {
    if (decidedOnce(`subject ${name}`, () => isSubject(name))) add(name, weight);
  };
  const isTerm = (form: string) => decidedOnce(`form ${form}`, () => isTechnical(form, text));
  for (const line of lines.slice(0, maxLines)) {
    for (const sentence of sentencesOf(line)) {
      votesOf(sentence, add, addSubject);
      withLegalForm(sentence.replace(listMark, '').replace(article, ''), isTerm, add);
    }
  }
  for (const name of namesOfHosts(text)) add(name, 2);
  for (const line of lines.slice(1, maxBelowTitle)) addWorkplace(line, add);
  const opening = openingSubject(lines);
  if (opening) addSubject(opening, 2);
  for (const [name, weight] of votes)
    votes.set(name, weight + hostVotes(name, text) + Math.min(timesAgain(name, text), maxRepeats));
  const [first, second] = [...merged(votes)].sort((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < minVotes) return undefined;
  return second === undefined || first[1] >= second[1] * minRatio ? first[0] : undefined;
}

/** Splits a line into sentences, even if line breaks between them were lost. */
function sentencesOf(line: string): readonly string[] {
  return line
    .slice(0, maxLineLength)
    .split(/(?<=[\p{Ll}\d)][.!?])(?:\s+|(?=\p{Lu}))/u)
    .map((sentence) => sentence.slice(0, maxLength));
}

/** The subject at the start of prose, which is the first long line. */
function openingSubject(lines: readonly string[]): string | undefined {
  const first = lines.slice(0, maxLines).find((line) => line.length >= minProse);
  const bare = (sentencesOf(first ?? '')[0] ?? '').replace(listMark, '').replace(article, '');
  const subject = nameAt(bare);
  return subject && continues(subject.name, bare.slice(subject.end)) ? subject.name : undefined;
}

/** Matches a grade of a job: `Assignment Level II`. */
export const grade = / (?:I{1,3}|I?V|VI{1,3})$/;

type Vote = (name: string, weight: number) => void;

function votesOf(sentence: string, add: Vote, addSubject: Vote): void {
  const bare = sentence.replace(listMark, '').replace(article, '');
  const subject = subjectOf(bare);
  if (subject) {
    const rest = bare.slice(subject.end).replace(/^[*_]+/, '');
    if (seeks.test(rest)) add(subject.name, 3);
    else if (presents.test(rest) || acts.test(rest)) add(subject.name, 2);
    else if (continues(subject.name, rest)) addSubject(subject.name, 1);
  }
  const sought = employerOfSought(bare);
  if (sought) add(sought, 3);
  const later = subject ? undefined : afterComma(bare);
  if (later) addSubject(later, 2);
  for (const [pattern, weight, after] of cues) {
    const found = pattern.exec(bare);
    if (!found) continue;
    const from = found.index + found[0].length;
    const named = nameOrPlaceAt(bare.slice(from).replace(article, ''));
    const isEmployer = pattern === afterAt && alsoEmployer.test(named?.name ?? '');
    if (!named || (isSurelyPlace(named.name) && !isEmployer)) continue;
    const rest = bare.slice(from).replace(article, '').slice(named.end);
    // "We're Pelly's, a bakery": here it is part of the name.
    const genitive = introduces.test(rest) ? (/^['’]s/.exec(rest)?.[0] ?? '') : '';
    const name = `${named.name}${genitive}`;
    if (!after || after.test(rest)) add(name, weight);
    else if (pattern !== within) add(name, 1);
  }
  const chinese =
    /^[\s-]*(?:关于|加入|工作在|欢迎来到)([\p{Script=Han}A-Za-z\d]{2,12})$/u.exec(sentence)?.[1] ??
    /^([\p{Script=Han}（）()]{2,24}有限公司)/u.exec(bare)?.[1] ??
    /^(?!我们|公司|现在|急|正在)([\p{Script=Han}A-Za-z\d]{2,8}?)正在(?:招聘|诚聘|招募)/u.exec(bare)?.[1];
  if (chinese && !/我们|我們|團隊|团队/u.test(chinese))
    add(chinese, /正在/u.test(bare) || chinese === bare ? 3 : 2);
}

/** Votes for names with a legal form anywhere in the text: `Oakum Yard GmbH`. `isTerm`: true for a form that is a technical term. */
function withLegalForm(sentence: string, isTerm: (form: string) => boolean, add: Vote): void {
  const words = sentence.split(' ');
  for (const [index, word] of words.entries()) {
    // `Se` is a word in several languages, but `SE` is a legal form.
    if (/^\p{Lu}\p{Ll}$/u.test(word)) continue;
    if (
      !isLegalForm(word.replace(/[,;:!?]{1,4}$/, ''), 'posting') ||
      !/^(?:\p{Lu}|d\.o\.o|doo|asbl)/u.test(word)
    )
      continue;
    let from = index;
    while (from > 0 && index - from < maxWords && nameWord.test((words[from - 1] ?? '').replace(/,$/, '')))
      from -= 1;
    const name = words
      .slice(from, index + 1)
      .join(' ')
      .replace(/[,;:!?]{1,4}$/, '');
    const isName =
      from < index && !notAName.test(words[from] ?? '') && !isInListOfTools(words[index - 1] ?? '', word);
    if (isName && !isTerm(word.replace(/\P{L}{1,6}$/u, ''))) add(name, 3);
  }
}

/** In lines; a line further down belongs to the text. */
const maxBelowTitle = 4;
const beforeTown = preparedPattern(
  String.raw`^([\p{L}\p{N}&.'’ -]{4,50})(?:, | [–—-] | \()\p{Lu}[\p{L}.' -]{1,40}\)?$`,
);

/** Votes for a workplace with a name of its own and its town, in a line of its own: "Tischlerei Brandtner, Rosenheim". */
function addWorkplace(line: string, add: Vote): void {
  const name = beforeTown.exec(trimEndOf(line.replace(listMark, ''), /[*_]/))?.[1];
  if (name === undefined || workplaceOf(name) === undefined) return;
  const words = name.split(' ');
  if (!words.every((word) => nameWord.test(word) || joining.has(word))) return;
  const isOwn = (word: string, index: number) =>
    opensWithCapital(word) &&
    workplaceOf(word) === undefined &&
    workplaceOf(words.toSpliced(index, 1).join(' ')) !== undefined;
  if (words.some(isOwn)) add(name, 3);
}

/** True for tools in a list, of which the last is also a legal form: `SQL, SAS`. */
function isInListOfTools(before: string, form: string): boolean {
  const isTool = (word: string) => shippedKindOf(word) === 'tool';
  return before.endsWith(',') && isTool(before) && isTool(form);
}

/** True if the text has the form beside a slash, where it means something else: `DCS/PLC`. */
function isTechnical(form: string, text: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + form.length)];
    if ((before === '/' && !isLetter.test(after)) || (after === '/' && !isLetter.test(before))) return true;
  }
  return false;
}

const isLetter = preparedPattern(String.raw`\p{L}`);

/** Words that are rarely an employer: only after `at`, and as the subject that is hiring. */
const alsoEmployer = /^(?:remote|hybrid)$/i;

const codeOfState = preparedPattern(String.raw`^\p{Lu}{2}(?: \d{5})?$`);

/**
 * The employer in the text after `at`: `Hull Works` in `Hull Works, Spain`. `Hull, Spain` and `Hull Works, CO` may
 * be towns, so they are not used.
 */
export function employerOf(name: string): string | undefined {
  if (!isSurelyPlace(name) || alsoEmployer.test(name)) return name;
  const [first = '', ...places] = name.split(/[,，]/).map((piece) => piece.trim());
  const isDoubtful =
    !first.includes(' ') || places.some((place) => codeOfState.test(place) && place !== 'UK');
  return isDoubtful || namesRegion(first) || isSurelyPlace(first) ? undefined : first;
}

/** The name at the start of a text and its end, unless it is a place. */
function nameAt(text: string): Named | undefined {
  const named = nameOrPlaceAt(text);
  return named && isSurelyPlace(named.name) ? undefined : named;
}

/** The subject of a sentence; `Remote` only if it is hiring. */
function subjectOf(sentence: string): Named | undefined {
  const named = nameOrPlaceAt(sentence);
  if (!named || !isSurelyPlace(named.name)) return named;
  const rest = sentence.slice(named.end).replace(/^[*_]+/, '');
  return alsoEmployer.test(named.name) && seeks.test(rest) ? named : undefined;
}

/** Wording after a job and not after an employer: "The Harbor Pilot is responsible for", "reports to". */
const isOfJob =
  /^ (?:is responsible for|reports to|ist (?:verantwortlich|zuständig) für|est (?:responsable|chargée?) d|es responsable de)/;

/** True if a sentence about the name goes on, unlike "Manage bookings", which is a verb and its object. */
function continues(name: string, rest: string): boolean {
  if (isOfJob.test(rest)) return false;
  return continuesSubject.test(rest) && readVerb(name.toLowerCase())?.forms.includes('base') !== true;
}

interface Named {
  readonly name: string;
  readonly end: number;
}

function nameOrPlaceAt(text: string): Named | undefined {
  const words: string[] = [];
  // `Ohio,USA`: the blank after a comma is often lost.
  for (const word of text.replace(/^[*_"“„«]+/, '').split(/ |(?<=,)(?=\p{Lu})/u)) {
    const bare = word.replace(/(?:['’]s)?[*_"”“»,.;:!?()®™]{0,6}$/u, '');
    const isLegal = isLegalForm(word.replace(/[,;:]{1,4}$/, ''), 'posting');
    const fits =
      words.length === 0 ? nameWord.test(bare) : nameWord.test(bare) || joining.has(bare) || isLegal;
    if (!fits || words.length >= maxWords) break;
    words.push(isLegal ? word.replace(/[,;:]{1,4}$/, '') : bare);
    if (bare !== word && !isLegal) break;
  }
  while (joining.has(words.at(-1) ?? '')) words.pop();
  const name = words.join(' ');
  if (name.length < 2 || notAName.test(words[0] ?? '') || /^[\d\W]+$/.test(name)) return undefined;
  return { name, end: text.indexOf(name) + name.length };
}

/** An article before a role, which employers do not have: "a Baker", "un/a Abogado". */
const roleArticle = preparedPattern(String.raw`(?:^|[^\p{L}])(?:an?|un|una|un/a|une|eine?n?) $`, 'iu');

/** True if the name is capitalized inside a sentence, too; at the start every word is. */
function isNameAmid(name: string, text: string): boolean {
  let isAmid = false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const before = text.slice(Math.max(0, at - 9), at);
    if (roleArticle.test(before)) return false;
    isAmid ||= /[\p{Ll},] (?:the |["“„«])?$/u.test(before);
  }
  return isAmid;
}

/** True for several capitalized words, which sentences rarely begin with. */
function isLongName(name: string): boolean {
  const words = name.split(' ').filter((word) => !joining.has(word));
  return words.length >= 3 || (words.length === 2 && /[\p{L}&.]\p{Lu}/u.test(name));
}

/** True for a word that the same text has in lower case. */
function isCommon(name: string, text: string): boolean {
  return !name.includes(' ') && name !== name.toLowerCase() && text.includes(` ${name.toLowerCase()} `);
}

const letters = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Votes for a name that occurs as a web or mail address. */
function hostVotes(name: string, text: string): number {
  const host = letters(name);
  const lower = text.toLowerCase();
  return host.length >= 4 && ['@', '/', '.'].some((before) => lower.includes(`${before}${host}.`)) ? 2 : 0;
}

/** Wording of lines whose addresses are the employer's own and not those of a tool. */
const employerLine =
  /@|\b(?:appl(?:y|ications?)|about us|our (?:web)?site|careers?|jobs|send (?:us )?your|bewerb\w{0,10}|über uns|postul\w{0,6}|candidature)\b/i;
const host = /(?:@|\bwww\.|https?:\/\/(?:www\.)?)([a-z][a-z\d-]{2,40})\.[a-z]/g;
const maxHosts = 20;
/** Hosts where anyone may have a mailbox or a page. */
const publicHosts = wordList('posting', 'public_host');

/** Capitalized words that are also an address in the text: `Jobs at Oakum: jobs@oakum.example`. */
function namesOfHosts(text: string): readonly string[] {
  const near = text
    .split('\n')
    .filter((line) => employerLine.test(line))
    .join('\n');
  const hosts = new Set([...near.matchAll(host)].slice(0, maxHosts).map(({ 1: name = '' }) => name));
  const lower = text.toLowerCase();
  return [...hosts].flatMap((name) => {
    if (publicHosts.has(name) || lower.length !== text.length) return [];
    for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + name.length)) {
      const written = text.slice(at, at + name.length);
      const around = `${text.charAt(at - 1)}${text.charAt(at + name.length)}`;
      if (opensWithCapital(written) && !/[\p{L}\p{N}@./]/u.test(around)) return [written];
    }
    return [];
  });
}

const mail = /([a-z][a-z.-]{0,30})@((?:[a-z\d-]{1,40}\.){1,4})[a-z]{2,12}(?![\w-])/gi;
const maxMails = 40;
const isChinese = preparedPattern(String.raw`\p{Script=Han}{2}`);
/** Mailboxes for applications, in several languages. */
const forApplications = wordList('posting', 'application_mailbox');
/** `hull.co.uk`: no name of its own. */
const secondLevel = /^(?:com?|org|net|edu|ac|gov|gob|gouv)$/i;

/**
 * The employer by the address for applications, if the posting names it nowhere else: `Hull-Works` of
 * `jobs@hull-works.example`. Undefined if such addresses have several hosts, and in Chinese, where the address rarely
 * has the employer's name.
 */
export function companyOfMailbox(text: string): string | undefined {
  if (isChinese.test(text)) return undefined;
  const found = [...text.slice(0, maxTextLength).matchAll(mail)].slice(0, maxMails);
  const names = found.flatMap(({ 1: box = '', 2: hosts = '' }) => {
    const isForApplications = box.split(/[.-]/).some((word) => forApplications.has(word.toLowerCase()));
    const labels = hosts.split('.').filter((label) => label !== '');
    const name = labels.findLast((label, index) => index === 0 || !secondLevel.test(label)) ?? '';
    const isOwn = name.length > 2 && isLetter.test(name) && !publicHosts.has(name.toLowerCase());
    return isForApplications && isOwn ? [name] : [];
  });
  const [name = ''] = names;
  return new Set(names.map(letters)).size === 1 ? nameOfHost(name, text) : undefined;
}

/** `hull-works` as the text writes it elsewhere, `Hull Works`; if it does not, with capitals: `Hull-Works`. */
function nameOfHost(host: string, text: string): string {
  if (host !== host.toLowerCase()) return host;
  const parts = host.split('-');
  const capitalized = parts.map((part, index) =>
    capitalizedPart(part, index > 0, index === parts.length - 1),
  );
  return writtenLike(host, text.slice(0, maxTextLength)) ?? capitalized.join('-');
}

/** The first place of the same letters that is written like a name; one in capitals only if there is no other. */
function writtenLike(host: string, text: string): string | undefined {
  const same = [...letters(host)].join("(?: (?:& )?|[-.&'’])?");
  const { folded, offsets } = foldWithOffsets(text);
  const found = allMatches(folded, new RegExp(String.raw`(?<![\p{L}\p{N}])${same}(?![\p{L}\p{N}])`, 'gu'))
    .map(({ index, 0: { length } }) => text.slice(offsets[index], offsets[index + length]))
    .filter((written) => hasCapital(written) && written.split(' ').every(isOfName));
  return found.find((written) => /\p{Ll}/u.test(written)) ?? found[0];
}

function isOfName(word: string, index: number): boolean {
  return nameWord.test(word) || (index > 0 && joining.has(word));
}

/** Letters that cannot be spoken are an abbreviation: `hmk` */
const unspoken = /^[^aeiouy\d]{3,}$/;

function capitalizedPart(part: string, isLater: boolean, isLast: boolean): string {
  if (isLater && !isLast && joining.has(part)) return part;
  const legalForm = isLater && isLast ? writtenLegalForm(part) : undefined;
  if (legalForm !== undefined) return legalForm;
  return unspoken.test(part) ? part.toUpperCase() : `${part.charAt(0).toUpperCase()}${part.slice(1)}`;
}

/** How often the text repeats a name, up to the maximum that counts. */
function timesAgain(name: string, text: string): number {
  let [times, at] = [-1, text.indexOf(name)];
  while (at >= 0 && times < maxRepeats) {
    times += 1;
    at = text.indexOf(name, at + name.length);
  }
  return Math.max(times, 0);
}

/** Adds the votes for `Oakum Yard` and `Oakum Yard Ltd`, which are one employer. */
function merged(votes: ReadonlyMap<string, number>): Map<string, number> {
  const all = [...votes].sort((a, b) => b[1] - a[1]);
  const kept = new Map<string, number>();
  for (const [name, weight] of all) {
    const same = [...kept.keys()].find((one) => startsWith(one, name) || startsWith(name, one));
    if (same === undefined) kept.set(name, weight);
    else kept.set(same, (kept.get(same) ?? 0) + weight);
  }
  return kept;
}

/** True if `name` starts with all words of `start`, however these are split: `Oakum Yard Ltd` and `OakumYard`. */
function startsWith(name: string, start: string): boolean {
  const words = name.split(' ');
  const asked = letters(start);
  return words.some((_, index) => letters(words.slice(0, index + 1).join('')) === asked);
}
