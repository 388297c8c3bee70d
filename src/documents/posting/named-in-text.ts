import { limits } from '../../contract/limits.ts';
import { legalForms } from '../../lexicon/legal-forms.ts';
import { packedTitles } from '../../lexicon/packed/packed-lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { titlesAt } from '../../lexicon/packed/title-index.ts';
import { titleWords } from '../../lexicon/titles/title-keys.ts';
import { opensWithCapital } from '../../text/letters.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { lazy } from '../../values/memoize.ts';
import { codePoints } from '../../values/strings.ts';
import { cleanLine } from '../text/clean-text.ts';
import { companyInText, employerOf } from './company-in-text.ts';
import { employerLine, employerOfLogo } from './employer-line.ts';
import { frontMatter, quotedText } from './front-matter.ts';
import type { PostingParts } from './job-posting-data.ts';
import { pastedMail } from './pasted-mail.ts';
import {
  isKnownTitle,
  isWorkplaceAlone,
  soughtInSentence,
  titleAndEmployer,
  withoutAnnouncement,
  withoutTown,
} from './title-line.ts';

/* Finds company and position if a posting names them explicitly. A doubtful guess is not used. */

/** The names that the rules find. */
export interface Named extends Omit<PostingParts, 'text'> {
  /** The position is only a first line above prose or whom a sentence seeks, which is often something else. */
  readonly isPositionDoubtful?: true;
  /** No label or heading names the company, only sentences that may be about something else. */
  readonly isCompanyDoubtful?: true;
}

/** The names of a page outside of its text. */
export interface PageNames {
  readonly title?: string;
  readonly heading?: string;
}

const headLines = 12;
const maxNamingLength = 300;
/** For paragraphs whose line breaks were lost. */
const maxProseLength = 4000;

const companyLabels = new Set([
  ...['company', 'company name', 'employer', 'organisation', 'organization', 'hiring company'],
  ...['business', 'business name', 'hiring organization', 'entreprise', 'employeur', 'unternehmen', 'firma'],
  ...['empresa', 'arbeitgeber', 'société', '公司', '公司名称', '公司名稱', '企业名称'],
  ...['company info name', 'hiring organization name', 'employer name', 'organization name'],
]);
/** Labels of institutions. An organization beside one is a part of it: a department, a library. */
const institutionLabels = new Set(['institution', 'university']);
const positionLabels = new Set([
  ...['position', 'position title', 'job title', 'title', 'role', 'job role', 'job position', 'vacancy'],
  ...['titre', 'poste', 'intitulé du poste', 'puesto', 'cargo', 'stellenbezeichnung', 'stellentitel'],
  ...['stelle', 'puesto vacante', '招聘', '诚聘', '急聘', '招募'],
  ...['职位', '职位名称', '職位名稱', '岗位', '岗位名称', '崗位名稱', '招聘职位', '招聘岗位'],
]);

const isHiring = / is (?:now )?(?:hiring|looking for|seeking|recruiting)\b/;
const equalOpportunity =
  / (?:is (?:proud to be )?an? (?:[a-z-]{1,30} )?equal (?:employment )?opportunity|provides equal)\b/i;
const companyName = preparedPattern(String.raw`^\p{Lu}[\p{L}\p{N}&.,'’ -]{1,60}$`);
const nameWord = preparedPattern(String.raw`^[\p{Lu}\p{N}&][\p{L}\p{N}&.'’-]*$`);
const smallWords = new Set(['of', 'and', 'the', 'for']);

/** Words that follow "About" or come before "is hiring" but are not names. */
const notAName =
  /^(?:the|us|you|your|this|our|we|who|team|job|role|position|company|employer|client|one of|it|what|benefits|work|working|life|culture|a|an)\b/i;
/** Wording of lines that do not name a position: `Join us at Acme`. */
const invitation = preparedPattern(
  () =>
    String.raw`^(?:${phrases('posting', 'invitation', 'en', 'de', 'fr', 'es')})\b|^(?:${phrases('posting', 'invitation', 'zh')})`,
  'i',
);
/** Nouns that end job titles of any profession; a title must contain one. */
const jobNoun = lazy(() => new RegExp(String.raw`\b(?:${phrases('posting', 'job_noun', 'en')})s?\b`, 'i'));

/** Firms are named after several people, jobs are not: `Oakum Advisors`, `Hull & Associates`. */
const partners = preparedPattern(String.raw`[\s&]\p{Lu}\p{Ll}+s$`);

/** Words of sentences about a job, which titles do not have. */
const sentenceWord = /\b(?:is|are|was|has|have|will|we|you|our|your|their|seeks?|seeking|wanted|needed)\b/i;

/** True for a sentence about a job and for an invitation such as `Join us at Acme`. */
export function isNoTitle(text: string): boolean {
  return invitation.test(text) || sentenceWord.test(text);
}

/** Finds company and position in the first lines of a posting and in the title of its page. */
export function namedInText(text: string, page: PageNames = {}): Named {
  const mail = pastedMail(text);
  const { title = mail?.subject ?? '', heading: topHeading = '' } = page;
  const { fields, rest, isData } = frontMatter(mail?.body ?? text);
  const lines = rest
    .split('\n')
    .map((line) => bareLine(line))
    .filter((line) => line !== '');
  const head = [bareLine(title), bareLine(topHeading), ...lines.slice(0, headLines)].map((line) =>
    upTo(line, /\s[|–—]/),
  );
  const pair = head
    .map((line) => positionAtCompany(line) ?? besideEmployer(line))
    .find((named) => named !== null);
  const stated =
    field(fields, institutionLabels) ??
    field(fields, companyLabels) ??
    companyBelow(rest) ??
    labeled(lines.slice(0, headLines), companyLabels) ??
    pair?.company ??
    asName(firstOf(lines, (line) => nameBefore(line, isHiring))) ??
    asName(firstOf(lines, namedAbout)) ??
    asName(firstOf(lines, (line) => nameBefore(line, equalOpportunity))) ??
    employerOfLogo(lines.slice(0, headLines)) ??
    employerLine(lines, (line) => (headingTitle(line) ?? knownTitle(line)) !== undefined || isMarked(line));
  const company =
    stated ??
    companyInText(
      wholeLines(rest),
      (name) => (jobNoun().test(name) && !partners.test(name)) || sentenceWord.test(name),
    );
  const titled =
    field(fields, positionLabels, (title) => !invitation.test(title)) ??
    (isData ? nameOfJob(fields) : undefined) ??
    labeled(lines.slice(0, headLines), positionLabels) ??
    pair?.position ??
    headingTitle(topHeading) ??
    headingTitle(lines[0] ?? '') ??
    headingTitle(upTo(head[0] ?? '', /\s-\s/)) ??
    announcedTitle(head[0] ?? '') ??
    firstOf(lines.slice(0, knownTitleLines), knownTitle) ??
    linkedTitle(rest) ??
    crumbTitle(
      lines,
      lines.slice(0, crumbLines).some((line) => isMarked(line)),
    ) ??
    firstOf(lines.slice(0, crumbLines), chineseTitle);
  const above = titled === undefined ? titleAbove(lines, company) : undefined;
  const position =
    titled ??
    above ??
    markedTitle(lines.slice(0, headLines)) ??
    firstOf([...fieldsOf(fields, positionLabels), ...lines.slice(0, headLines)], soughtTitle);
  const sought = position === undefined ? firstOf(lines.slice(0, openingLines), soughtInSentence) : undefined;
  return {
    company: company && !isWorkplaceAlone(company) ? usable(withoutTown(company)) : undefined,
    position: usable((position && titleAlone(position)) ?? sought),
    ...((above ?? sought) !== undefined && { isPositionDoubtful: true }),
    ...(stated === undefined && company !== undefined && { isCompanyDoubtful: true }),
  };
}

/** True if the title ends with the name, which then names the job: `Vehicle Purchaser` of `Area Vehicle Purchaser`. */
export function endsTitle(name: string, title: string): boolean {
  const keys = titleWords(title).map(({ key }) => key);
  const own = titleWords(name).map(({ key }) => key);
  return own.length > 0 && own.join(' ') === keys.slice(-own.length).join(' ');
}

/** An ending such as in `Welder job opening` and `Welder - job opening`; `Opening` alone may be part of a title. */
const offered = /(?: [-–—])? job (?:opportunity|opening|vacancy|post(?:ing)?|description)$/i;
/** A number of a list in front: `3. Welder`; `3D Artist` has none. */
const listNumber = preparedPattern(String.raw`^\d{1,3}[.)]\s+(?=\p{Script=Latin})`);
/** `Hull Works recrute une soudeuse` */
const sought =
  /^[^.!?]{2,60}?\s(?:recrute|recherche|sucht|busca|contrata)\s(?:(?:une?|des|eine[nr]?|una)\s)?(?=\p{L})/u;

/** The title without words of a site or a list: `Welder - job post`, `3. Welder`, `Poste : Soudeur`. */
export function titleAlone(title: string): string {
  const bare = title.replace(listNumber.regExp, '');
  const value = labeled([bare], positionLabels) ?? bare;
  return withoutAnnouncement(value.replace(sought, '').replace(offered, ''));
}

/** The start of a line without Markdown and HTML around names. */
export function bareLine(line: string, most = maxNamingLength): string {
  const named = line
    .slice(0, most)
    .trim()
    .replace(/^[#*\s]+/, '')
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1');
  return cleanLine(named.replace(/(?<!\*)\*+$/, ''));
}

function wholeLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => bareLine(line, maxProseLength))
    .filter((line) => line !== '');
}

function upTo(line: string, end: RegExp): string {
  const at = line.search(end);
  return at < 0 ? line : line.slice(0, at).trimEnd();
}

function firstOf(lines: readonly string[], read: (line: string) => string | undefined): string | undefined {
  for (const line of lines) {
    const found = read(line);
    if (found) return found;
  }
  return undefined;
}

const maxLabeled = 100;

/** `Company: Acme` */
function labeled(lines: readonly string[], labels: ReadonlySet<string>): string | undefined {
  return firstOf(lines, (line) => {
    const at = line.search(/[:：]/);
    const label = line
      .slice(0, Math.max(at, 0))
      .replace(/[*_-]+/g, ' ')
      .trim()
      .toLowerCase();
    if (!labels.has(label)) return undefined;
    const value = line
      .slice(at + 1)
      .replace(/^[*_\s]+/, '')
      .trim();
    // If line breaks were lost, the text after a label is more than a name.
    return value.length <= maxLabeled ? (quotedText(value) ?? value) : undefined;
  });
}

/** `Acme is hiring …` */
function nameBefore(line: string, rest: RegExp): string | undefined {
  const at = line.search(rest);
  const name = at < 0 ? '' : line.slice(0, at);
  return companyName.test(name) ? name : undefined;
}

/** `About Acme of the North` */
function namedAbout(line: string): string | undefined {
  if (!line.startsWith('About ')) return undefined;
  const [first = '', ...others] = line.slice('About '.length).replace(/:$/, '').split(' ');
  const isName = opensWithCapital(first) && others.length <= 4;
  const fits = (word: string) => nameWord.test(word) || smallWords.has(word);
  return isName && nameWord.test(first) && others.every(fits) ? [first, ...others].join(' ') : undefined;
}

function asName(name: string | undefined): string | undefined {
  return name && !notAName.test(name) ? name : undefined;
}

/** Splits `Welder at Hull Works`; `Welder at Texas, United States` has no company. */
function positionAtCompany(line: string): { position: string; company: string | undefined } | null {
  const pair = [...line.matchAll(/\s(?:at|@)\s/gi)]
    .map(({ 0: sign, index }) => ({
      position: line
        .slice(0, index)
        .trim()
        .replace(/^job application for /i, ''),
      company: line.slice(index + sign.length).trim(),
    }))
    .find(({ position, company }) => isLong(position, 3, 90) && isLong(company, 2, 60));
  if (!pair) return null;
  const { position, company } = pair;
  const names = /^[\p{Lu}\p{N}]/u.test(company) && !notAName.test(company) && !/[.!?]\s|[!?]$/.test(company);
  if (!names || !isJobTitle(position)) return null;
  return { position, company: employerOf(company)?.replace(/[.,]$/, '') };
}

/** A sentence that names the job is one of the first. */
const openingLines = 3;

function besideEmployer(line: string): { position: string; company: string } | null {
  return titleAndEmployer(line, (title) => isJobTitle(title) || isMarked(title) || isKnownTitle(title));
}

function isLong(text: string, min: number, max: number): boolean {
  return text.length >= min && text.length <= max;
}

/** The heading if it is a job title. */
function headingTitle(line: string): string | undefined {
  const [whole = ''] = line.split(/\s[|–—]\s/);
  const title = whole.split(/\s[>›»]\s/).at(-1) ?? '';
  return isJobTitle(title.trim()) ? title.trim() : undefined;
}

/** The title of a page or the subject of a mail: `Stelle als Koch (m/w/d)`. */
function announcedTitle(line: string): string | undefined {
  const title = withoutAnnouncement(line);
  return title !== line && (isMarked(title) || isKnownTitle(title)) ? title : undefined;
}

/** The company may come before the title. */
const knownTitleLines = 2;

/** A line that is a title of the lexicon and nothing else, with or without a gender mark: `Pentester (m/w/d)`. */
function knownTitle(line: string): string | undefined {
  const words = titleWords(line.replace(genderMark, ' '));
  const isTitle = titlesAt(packedTitles(), words[0]?.key ?? '').some(
    ({ keys }) => keys.length === words.length && keys.every((key, index) => key === words[index]?.key),
  );
  return isTitle ? line : undefined;
}

const linkedHeading = /^# \[([^\n]{2,200})\]\(https?:[^()\s]{1,300}\)$/;

/** A heading that links to a job, and the heading below it: lists of jobs name position and company this way. */
function linkedHeadings(text: string): readonly [title: string, below: string] | undefined {
  const [first = '', second = ''] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 2);
  const title = linkedHeading.exec(first)?.[1];
  return title === undefined
    ? undefined
    : [title.trim(), /^#{2,4} (.{2,60})$/.exec(second)?.[1]?.trim() ?? ''];
}

function linkedTitle(text: string): string | undefined {
  return linkedHeadings(text)?.[0];
}

function companyBelow(text: string): string | undefined {
  const below = linkedHeadings(text)?.[1] ?? '';
  return /[.!?:]$/.test(below) && !/(?:inc|ltd|co)\.$/i.test(below)
    ? undefined
    : bareLine(below) || undefined;
}

/** A short first line above prose. */
function titleAbove(
  [first = '', ...others]: readonly string[],
  company: string | undefined,
): string | undefined {
  const title = upTo(first, /\s[|–—]\s/).trim();
  const next = others.slice(0, 3).some((line) => line.length >= minProse && line.length > 2 * first.length);
  const isName = company !== undefined && (company.includes(title) || title.startsWith(company));
  return next && !isName && isTitleShaped(title) && !sectionName.test(title) ? title : undefined;
}

const minProse = 60;
/** Other headings above prose. */
const sectionName = preparedPattern(() => String.raw`^(?:${phrases('posting', 'no_position')})\b`, 'i');

const genderMark =
  /\((?:[mwfdhx]|div|gn|all genders)(?:\s?[/,|*]\s?(?:[mwfdhx]|div|gn)){0,3}\)|\b[HF]\/[HF]\b|\bm\/w\/d\b/i;

/** True for text with a gender mark such as `(m/f/d)`. */
export function hasGenderMark(text: string): boolean {
  return genderMark.test(text);
}

function isMarked(line: string): boolean {
  return hasGenderMark(line) && isTitleShaped(line);
}

/** The title with a gender mark: `Boat Builder (m/f/d)`. */
function markedTitle(lines: readonly string[]): string | undefined {
  return lines.find(isMarked);
}

/** The capitalized words after "is hiring a": "Acme is hiring a Boat Builder in Bristol". */
function soughtTitle(line: string): string | undefined {
  const sought = seeksOne.exec(line);
  if (!sought) return undefined;
  const words = line.slice(sought.index + sought[0].length).split(' ');
  const end = words.findIndex((word, index) => !titleWord.test(word) && !(index > 0 && smallWords.has(word)));
  const title = words
    .slice(0, end < 0 ? words.length : end + (/^\p{Lu}.*[,.!:]$/u.test(words[end] ?? '') ? 1 : 0))
    .join(' ')
    .replace(/[\s,.!:]{1,3}$/, '');
  return isJobTitle(title) ? title : undefined;
}

const seeksOne =
  /\b(?:[Hh]iring|[Ll]ooking for|[Ss]eeking|[Rr]ecruiting|[Ii]n search of) (?:an? |our (?:next |first )?)/;
const titleWord = preparedPattern(String.raw`^[\p{Lu}\d(][\p{L}\d()/&+#'’.-]*$`);

function isTitleShaped(text: string): boolean {
  const words = text.split(/\s+/).length;
  if (text.length < 2 || text.length > 100 || words > 12 || /[.,:;!?{}<>=]$|^[<{"'@]|[{}<>=;]/.test(text))
    return false;
  return /^[\p{Lu}\p{N}\p{Lo}]/u.test(text) && !invitation.test(text) && !sentenceWord.test(text);
}

const jobKeys = ['slug', 'description', 'responsibilities', 'requirements', 'profile'];

const personOrCompany = lazy(
  () =>
    new RegExp(
      String.raw`^(?:mrs?|ms|miss|dr|prof|herr|frau|mme|m|sra?)\b\.? |\b(?:${legalForms('posting')})\.?$`,
      'i',
    ),
);

/** The name of an object about a job that has no other title, unless it is the name of a person or company. */
function nameOfJob(fields: ReadonlyMap<string, string>): string | undefined {
  const name = fields.get('name') ?? '';
  const isTitle = isTitleShaped(name) && !personOrCompany().test(name);
  return jobKeys.some((key) => fields.has(key)) && isTitle ? name : undefined;
}

/** A Chinese job title, which may have a bracket at the end. */
const chineseJob = lazy(
  () =>
    new RegExp(
      String.raw`^[\p{Script=Han}A-Za-z/]{0,12}(?:${phrases('posting', 'job_noun', 'zh')})(?:[（(][^（）()]{1,20}[）)])?$`,
      'u',
    ),
);

/** Words before people or groups that the person works for or with. */
const aboutOthers = /^(?:汇报|报告|向|直接|负责|协助|配合|与|和|对|由|在)|给/;

function chineseTitle(line: string): string | undefined {
  const title = line.replace(/^(?:招聘|诚聘|急聘|招募)[:：]?/, '');
  return chineseJob().test(title) && !invitation.test(line) && !aboutOthers.test(title) ? title : undefined;
}

const crumb = /^[^<>›»]{1,60}(?:\s[>›»]\s[^<>›»]{1,60}){0,4}\s[>›»]\s([^<>›»]{1,60})$/u;
const crumbLines = 40;

/** The last part of a breadcrumb if another line repeats it: `Jobs > Boat Builder` and `Boat Builder`. */
function crumbTitle(lines: readonly string[], isMarkedElsewhere: boolean): string | undefined {
  const near = lines.slice(0, crumbLines);
  return firstOf(near, (line) => {
    const last = crumb.exec(line)?.[1]?.trim() ?? '';
    const isTitle = isTitleShaped(last) && (!isMarkedElsewhere || isMarked(last));
    return isTitle && near.includes(last) ? last : undefined;
  });
}

function field(
  fields: ReadonlyMap<string, string>,
  labels: ReadonlySet<string>,
  accepts: (value: string) => boolean = () => true,
): string | undefined {
  return fieldsOf(fields, labels).find(accepts);
}

function fieldsOf(fields: ReadonlyMap<string, string>, labels: ReadonlySet<string>): readonly string[] {
  return [...fields].flatMap(([name, value]) =>
    labels.has(name) && value !== '' && !isMarkup.test(value) ? [value] : [],
  );
}

/** A value that is only a tag or comment of a page. */
const isMarkup = /^<[^<>]*>$/;

function isJobTitle(text: string): boolean {
  if (text.split(/\s+/).length > 8 || /[.:!?]$/.test(text) || invitation.test(text)) return false;
  return /^[\p{Lu}\p{N}]/u.test(text) && jobNoun().test(text) && !sentenceWord.test(text);
}

const letter = preparedPattern(String.raw`\p{L}`);

/** Numbers are no names: that of a vacancy, a page or a day. */
function usable(name: string | undefined): string | undefined {
  const line = cleanLine(name ?? '');
  return letter.test(line) && codePoints(line) <= limits.name.max ? line : undefined;
}
