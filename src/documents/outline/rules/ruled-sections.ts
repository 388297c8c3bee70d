import { shippedKindOf } from '../../../lexicon/lexicon.ts';
import { andWords } from '../../../lexicon/words/function-words.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { isAbovePoints } from '../entries/read-entries.ts';
import { contactParts, isContactLine } from '../recognize/contact-in-text.ts';
import { dateFields, datesInText } from '../recognize/dates-in-text.ts';
import { isDocumentTitle } from '../recognize/document-title.ts';
import { skillShare } from '../recognize/lexical-signs.ts';
import { isSchool, namesDegree, namesRole } from '../recognize/name-kinds.ts';
import { headingTest, type OutlineKey, sectionNamed, sectionOf } from '../recognize/section-headings.ts';
import { namesLanguage } from '../recognize/spoken-languages.ts';
import { namesIn } from '../skills/names-in-row.ts';
import { isLevel } from '../skills/skill-level.ts';
import { isSentence } from '../skills/skill-sentences.ts';
import { asText, type SourceLine } from '../source-line.ts';
import { areInEntries, hasHeadingShape } from './section-styles.ts';

/* Finds sections by rules: the words of headings and the format of lines. The model of lines uses them as inputs. */

/** The lines of a resume between two headings. */
export interface WrittenSection {
  /** Null for an unknown heading, whose section is kept under its own name. */
  readonly key: OutlineKey | 'head' | null;
  /** Null for the lines above all headings, or if the name opened the section. */
  readonly heading: SourceLine | null;
  readonly lines: SourceLine[];
  /** True if only the other reading knows what the section is, so its entries are left to that reading. */
  readonly isLeft?: boolean;
}

/** Lists of skills, their headings and headings of other sections, as another reading sees them. */
export interface OtherReading {
  readonly skillPart: (line: SourceLine) => 'heading' | 'skill' | null;
  /** The section that a line opens, if any. */
  readonly opens: (line: SourceLine) => OutlineKey | null | undefined;
  /** True for a title or text inside a section. */
  readonly isInside: (line: SourceLine) => boolean;
  /** True for a heading, or the title of several entries. */
  readonly isTitle: (line: SourceLine) => boolean;
  /** True for a contact detail of the person. */
  readonly isContact: (line: SourceLine) => boolean;
}
const noReading: OtherReading = {
  skillPart: () => null,
  opens: () => undefined,
  isInside: () => false,
  isTitle: () => false,
  isContact: () => false,
};

export function writtenSections(
  lines: readonly SourceLine[],
  other: OtherReading = noReading,
): readonly WrittenSection[] {
  const isKnown = headingTest(lines.filter(mayBeHeading).map(({ text }) => text));
  const sections: WrittenSection[] = [{ key: 'head', heading: null, lines: [] }];
  const titleCount = lines.filter(({ text }) => isDocumentTitle(text)).length;
  const firstKnown = lines.findIndex((line) => mayBeHeading(line) && sectionOf(line.text) !== null);
  const isDatedHead = lines.slice(0, firstKnown < 0 ? undefined : firstKnown).filter(isPeriod).length >= 2;
  const shown = lines.filter(({ style }) => style !== 'running');
  const inEntry = areInEntries(shown);
  const labels = labelCounts(shown);
  const headings = shown.filter((line) => line.style === 'heading' && sectionOf(line.text) !== null);
  const areSet = headings.length >= minSetHeadings;
  for (const [index, line] of shown.entries()) {
    // `Resume` above everything is the title of the file; in French it is a summary.
    const isTitle = isDocumentTitle(line.text) && (sections.length === 1 || titleCount > 1);
    if (isTitle && sections.length > 1) continue;
    const mayOpen = mayBeHeading(line) && !isTitle && !inEntry[index];
    const key = mayOpen && isKnown(line.text) ? sectionOf(line.text) : null;
    const open = sections.at(-1);
    // `Tools` among skills names a group; `Languages:` names spoken languages.
    const isGroup =
      open?.key === 'skills' &&
      (key === 'skills' ||
        (key === 'languages' && (/[:：]$/.test(line.text) || !isOfLanguages(shown[index + 1]))) ||
        (key === null && line.style === 'heading' && sectionNamed(line.text) === 'skills'));
    // `Additional Experience` among jobs opens a section, whatever the format of the other headings.
    const isAgain = line.style === 'strong' && isRepeatedHeading(line, open?.key ?? null);
    if (isGroup) open.lines.push(asHeading(line));
    else if (
      open &&
      (isLabelOfEntry(line, open, labels) || (areSet && isPlainLabel(line, open, shown[index + 1])))
    )
      open.lines.push(asLabel(line));
    else if (key !== null || isAgain)
      sections.push({ key: key ?? open?.key ?? null, heading: line, lines: [] });
    // Jobs may have no heading.
    else if (isDatedHead && sections.length === 1 && isPeriod(line))
      sections.push({ key: 'work', heading: null, lines: [line] });
    // The name may be in the second of two columns.
    else if (line.style === 'large') sections.push({ key: 'head', heading: null, lines: [line] });
    else if (endsLanguages(line, shown[index + 1], open))
      sections.push({ key: sectionNamed(line.text), heading: line, lines: [] });
    else if (opensByFormat(line, other))
      sections.push({ key: line.aside === '' ? sectionNamed(line.text) : null, heading: line, lines: [] });
    else sections.at(-1)?.lines.push(line.style === 'heading' ? { ...line, style: 'strong' } : line);
  }
  const clear = sections
    .flatMap(withSkillRows)
    .flatMap(withSeparateEntries)
    .flatMap(withLabeledLists)
    .flatMap(withSeparateCertificates)
    .map(byContent)
    .map((section) => byOtherReading(section, other))
    .flatMap((section) => withSeparateOthers(section, other))
    .flatMap((section) => withSeparateSkills(section, other));
  return withContacts(withSchools(withJobs(withRefereesWhole(clear))), other);
}

const label = /^([^:：]{2,24}?)\s?(?:[:：]|$)/u;

/** Counts texts that are alone on a line or before a colon. */
function labelCounts(lines: readonly SourceLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const found = label.exec(text)?.[1] ?? '';
    if (found !== '') counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return counts;
}

const withEntries: ReadonlySet<WrittenSection['key']> = new Set(['work', 'projects', 'volunteer'] as const);
const ofEntries: ReadonlySet<OutlineKey | null> = new Set([null, 'summary', 'awards'] as const);

/** True for a label that repeats in the entries of jobs or projects: `项目简介：`, `Key achievements`. */
function isLabelOfEntry(
  line: SourceLine,
  { key, lines }: WrittenSection,
  counts: ReadonlyMap<string, number>,
): boolean {
  const { text, aside, style } = line;
  const found = /[:：]$/.test(text) || style === 'heading' ? (label.exec(text)?.[1] ?? '') : '';
  const isAlone = found !== '' && aside === '' && style !== 'bullet' && style !== 'large';
  return (
    isAlone &&
    withEntries.has(key) &&
    lines.length > 0 &&
    (counts.get(found) ?? 0) > 1 &&
    ofEntries.has(sectionNamed(found)) &&
    !namesRole(found)
  );
}

/** Minimum number of known headings in the format of headings before plain text is not a heading. */
const minSetHeadings = 2;
const ofPlainLabels: ReadonlySet<OutlineKey | null> = new Set(['projects', 'skills', 'awards'] as const);

/** True for a label in plain text below a job, in a resume whose headings have another format: `Projects:`. */
function isPlainLabel(
  line: SourceLine,
  { key, lines }: WrittenSection,
  next: SourceLine | undefined,
): boolean {
  const { text, aside, style, isBelowBlank } = line;
  const isOfPoints = isBelowBlank !== true && isAbovePoints(line, next);
  const isAlone = style === 'text' && aside === '' && (isOfPoints || /[:：]$/.test(text));
  return isAlone && key === 'work' && lines.length > 0 && ofPlainLabels.has(sectionNamed(text));
}

function asLabel(line: SourceLine): SourceLine {
  const text = /[:：]$/.test(line.text) ? line.text : `${line.text}:`;
  return { ...line, text, style: 'text', opensBlock: false };
}

/** True for a line in the format of a heading that names a section, or that the other reading does not place inside one. */
function opensByFormat(line: SourceLine, { isInside }: OtherReading): boolean {
  const { text, style } = line;
  if (style !== 'heading' || isContactLine(text) || datesInText(text).rest === '') return false;
  return sectionNamed(text) !== null || !isInside(line);
}

const periodKeys: ReadonlySet<OutlineKey | 'head' | null> = new Set(['work', 'education'] as const);
const maxHeadingWords = 3;

/** True for a title that names the section around it, but not for a skill: `User Experience`. */
function isRepeatedHeading(line: SourceLine, open: WrittenSection['key']): boolean {
  return (
    periodKeys.has(open) &&
    hasHeadingShape(line) &&
    line.text.split(' ').length <= maxHeadingWords &&
    sectionNamed(line.text) === open &&
    !isSchool(line.text) &&
    !namesDegree(line.text) &&
    shippedKindOf(line.text) === null
  );
}

const mixedKeys: ReadonlySet<OutlineKey | 'head' | null> = new Set(['education', 'certificates'] as const);

const separators = preparedPattern(() => String.raw`&|\/|,|\b(?:${andWords()})\b`, 'iu');

/** Splits `Education and Certifications`: entries without a school or degree are certificates, unless they are below one. */
function withSeparateCertificates(section: WrittenSection): readonly WrittenSection[] {
  const { key, heading, lines } = section;
  const named = new Set((heading?.text ?? '').split(separators.regExp).map((part) => sectionNamed(part)));
  if (!mixedKeys.has(key) || !named.has('education') || !named.has('certificates')) return [section];
  const parts: Record<'education' | 'certificates', SourceLine[]> = { education: [], certificates: [] };
  // If another line names degree and school, a school alone is the issuer of a course.
  const areWhole = lines.some(({ text }) => isSchool(text) && namesDegree(text));
  let open: keyof typeof parts = 'certificates';
  let isBelow = false;
  for (const line of lines) {
    const isOfSchool = namesDegree(line.text) || (!areWhole && isSchool(line.text));
    const opens = line.style === 'strong' || line.style === 'bullet' || !isBelow;
    if (isOfSchool) open = 'education';
    else if (opens) open = 'certificates';
    isBelow = open === 'education' && line.style !== 'bullet';
    parts[open].push(line);
  }
  return (['education', 'certificates'] as const)
    .filter((one) => parts[one].length > 0)
    .map((one) => ({ key: one, heading, lines: parts[one] }));
}

const minShareOfSkills = 0.7;
const minSkills = 2;

/** Makes a section with an unknown heading a list of skills if most of its lines are, and splits off lists with unseen headings. */
function withSeparateSkills(section: WrittenSection, { skillPart }: OtherReading): readonly WrittenSection[] {
  const { key, heading, lines } = section;
  if (key === 'skills') return [section];
  const known = lines.filter((line) => isSkill(line, skillPart)).length;
  if (key === null && known > 0 && known >= minShareOfSkills * lines.length)
    return [{ key: 'skills', heading, lines }];
  const below = skillsBelow(lines, skillPart);
  const parts: WrittenSection[] = [{ ...section, lines: [] }];
  for (const [index, line] of lines.entries()) {
    const part = skillPart(line);
    if (part === 'heading' && (below[index] ?? 0) >= minSkills)
      parts.push({ key: 'skills', heading: line, lines: [] });
    else if (parts.at(-1)?.key === 'skills' && !isSkill(line, skillPart))
      parts.push({ key, heading: null, lines: [line] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.filter((part, index) => index === 0 || part.lines.length > 0);
}

/** Uses the other reading if only part of a heading is known: `Volunteering Experience`, `Engineering Experience`. */
function byOtherReading(section: WrittenSection, { opens }: OtherReading): WrittenSection {
  const { key, heading } = section;
  if (key === 'head' || heading === null || sectionOf(heading.text) !== null) return section;
  const opened = opens(heading);
  if (key === null) return opened === 'education' ? { ...section, key: opened, isLeft: true } : section;
  const isNoWork = key === 'work' && (opened === null || opened === 'volunteer');
  return isNoWork || opened === 'skills' ? { ...section, key: opened } : section;
}

/**
 * Splits a section at lines that the other reading takes for headings of other sections. Jobs are not split, because titles
 * of roles and projects look like headings.
 */
function withSeparateOthers(
  section: WrittenSection,
  { opens, skillPart, isTitle }: OtherReading,
): readonly WrittenSection[] {
  const { key } = section;
  if (key === 'work') return [section];
  const parts: WrittenSection[] = [{ ...section, lines: [] }];
  for (const line of section.lines) {
    // A heading may have the format of a bullet of the list above.
    const opened = hasHeadingShape(asPlain(line)) ? opens(line) : undefined;
    const isOther = opened !== undefined && opened !== key && opened !== 'skills';
    const isAgain = key === 'skills' && parts.length > 1 && skillPart(line) === 'heading';
    const isInSummary = key === 'summary' && isTitle(line) && isSetAsTitle(line);
    if (isOther) parts.push({ key: opened, heading: line, lines: [] });
    else if (isInSummary) parts.push({ key: keyInSummary(line), heading: line, lines: [] });
    else if (isAgain) parts.push({ key, heading: line, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

/** True for a title that is a heading if it is in a summary, which has no entries. */
function isSetAsTitle(line: SourceLine): boolean {
  return line.style === 'strong' && hasHeadingShape(line) && !/^\d/.test(line.text);
}

/** Whether a section inside a summary has jobs or schools is decided by the dates of all sections. */
function keyInSummary({ text }: SourceLine): OutlineKey | null {
  const named = sectionNamed(text);
  return periodKeys.has(named) ? null : named;
}

/** Number of lines of skills that directly follow each line. */
function skillsBelow(lines: readonly SourceLine[], skillPart: OtherReading['skillPart']): readonly number[] {
  const counts = lines.map(() => 0);
  for (let index = lines.length - 2; index >= 0; index -= 1) {
    const next = lines[index + 1];
    if (next && isSkill(next, skillPart)) counts[index] = 1 + (counts[index + 1] ?? 0);
  }
  return counts;
}

/** True for a line of skills but not for a sentence; several names may end with a full stop. */
function isSkill(line: SourceLine, skillPart: OtherReading['skillPart']): boolean {
  if (skillPart(line) !== 'skill' || isSentence(line.text)) return false;
  return !/[.!?]$/.test(line.text) || namesIn(line.text).length >= minNamesInSentence;
}

const minNamesInSentence = 3;

/** Splits labeled rows of skills off a summary. */
function withSkillRows(section: WrittenSection): readonly WrittenSection[] {
  const rows = section.key === 'summary' ? section.lines.filter(isRowOfSkills) : [];
  if (rows.length < minRows) return [section];
  const lines = section.lines.filter((line) => !rows.includes(line));
  return [
    { ...section, lines },
    { key: 'skills', heading: null, lines: rows },
  ];
}

const minRows = 2;
const labeledRow = /^[^:：.]{2,40}[:：]\s*(\S.*)$/u;

/** True for a row such as `Databases: MySQL, Oracle, Redis`. */
function isRowOfSkills({ text, aside }: SourceLine): boolean {
  const [, names = ''] = labeledRow.exec(text) ?? [];
  return aside === '' && namesIn(names).length >= 3 && skillShare(text) >= 2;
}

function isRowOfTools({ text, aside }: SourceLine): boolean {
  const names = namesIn(text);
  const tools = names.filter((name) => shippedKindOf(name) === 'tool');
  return aside === '' && tools.length >= minTools && 2 * tools.length >= names.length;
}

const minTools = 3;

const labeledList = /^([^:：]{2,30})[:：]\s*(\S.*)$/u;
const isList = (key: OutlineKey | null) => key === 'skills' || key === 'languages' || key === 'interests';

/** Splits an unknown section such as `Other` at labels of lists: `Skills: Go, Rust` and `Languages: Czech`. */
function withLabeledLists(section: WrittenSection): readonly WrittenSection[] {
  if (section.key !== null) return [section];
  const lists: WrittenSection[] = [];
  const others: SourceLine[] = [];
  // Below an entry, a labeled list belongs to the entry.
  let isInEntry = false;
  for (const line of section.lines) {
    const list = isInEntry ? null : labeledListIn(line);
    const open = lists.at(-1);
    // Further groups below `Skills: Go, Rust`, such as `Software: Figma, Excel`, are skills too.
    const isMore = list === null && open?.key === 'skills' && others.length === 0 && isLabeledRow(line);
    const row = others.length === 0 ? open?.lines.at(-1) : undefined;
    if (open && row && isWrapped(row, line)) open.lines[open.lines.length - 1] = joinLines(row, line);
    else if (isMore) open.lines.push({ ...line, style: 'text' });
    else if (list === null) others.push(line);
    else lists.push(list);
    isInEntry ||= /^(?:heading|strong|quiet)$/.test(line.style) || hasPeriod(line);
  }
  const [first, ...more] = lists;
  if (first === undefined) return [section];
  if (others.length > 0) return [{ ...section, lines: others }, ...lists];
  return [{ ...first, heading: section.heading ?? first.heading }, ...more];
}

/** True if a Chinese line ends in the middle of a sentence, so that the next line continues it. */
function isWrapped({ text }: SourceLine, next: SourceLine): boolean {
  const isPlain = next.style === 'text' && next.aside === '' && !labeledList.test(next.text);
  return (
    isPlain &&
    next.opensBlock !== true &&
    text.length >= minWrappedLength &&
    text.length <= maxWrappedLength &&
    /[\p{Script=Han}，、]$/u.test(text)
  );
}

const minWrappedLength = 30;
/** Longer than any row; the limit keeps joining linear. */
const maxWrappedLength = 400;

function joinLines(row: SourceLine, rest: SourceLine): SourceLine {
  return { ...row, text: `${row.text}${rest.text}`, links: [...row.links, ...rest.links] };
}

const maxNameLength = 30;

/** True for a label and several short names. */
function isLabeledRow({ text, aside, style }: SourceLine): boolean {
  const [, label = '', rest = ''] = aside === '' && style !== 'heading' ? (labeledList.exec(text) ?? []) : [];
  const names = label === '' ? [] : namesIn(rest);
  return names.length >= 3 && names.every((name) => name.length <= maxNameLength);
}

function labeledListIn(line: SourceLine): WrittenSection | null {
  const [, label = '', rest = ''] = line.aside === '' ? (labeledList.exec(line.text) ?? []) : [];
  const key = label === '' ? null : sectionOf(label);
  // `Languages: Go, Rust` names a group of skills.
  const isListed = key !== 'languages' || namesIn(rest).some(namesLanguage);
  if (!isList(key) || !isListed) return null;
  const heading: SourceLine = { ...line, text: label, style: 'heading' };
  return { key, heading, lines: [{ ...line, text: rest, style: 'text' }] };
}

const minEntries = 3;

/** Splits a summary before its first dated title, because a summary has no dated entries. */
function withSeparateEntries(section: WrittenSection): readonly WrittenSection[] {
  const { key, lines } = section;
  const timed = key === 'summary' ? lines.filter(isTimedTitle) : [];
  const [first] = timed;
  if (first === undefined || timed.length < minEntries) return [section];
  const from = lines.indexOf(first);
  const above = lines[from - 1];
  const heading = above !== undefined && hasHeadingShape(above) ? above : null;
  return [
    { ...section, lines: lines.slice(0, heading ? from - 1 : from) },
    {
      key: heading ? sectionNamed(heading.text) : 'work',
      heading,
      lines: lines.slice(from),
    },
  ];
}

/** True for a title with a period: `Cook  2014 – 2019`. */
function isTimedTitle({ aside, style }: SourceLine): boolean {
  const isPeriod = dateFields(datesInText(aside).date).startDate !== undefined;
  return isPeriod && style !== 'bullet';
}

const ofPerson: ReadonlySet<string> = new Set(['head', 'contact', 'summary', 'references']);

/**
 * Keeps contact details below the heading of references with the referees, unless nothing above tells how to reach the
 * person.
 */
function withRefereesWhole(sections: readonly WrittenSection[]): readonly WrittenSection[] {
  const whole: WrittenSection[] = [];
  for (const section of sections) {
    const last = whole.at(-1);
    const isOfReferee = section.key === 'contact' && last?.key === 'references';
    if (isOfReferee && whole.some(({ key, lines }) => key !== 'references' && lines.some(isDetail))) {
      const heading = section.heading === null ? [] : [asText(section.heading)];
      whole[whole.length - 1] = { ...last, lines: [...last.lines, ...heading, ...section.lines] };
    } else whole.push(section);
  }
  return whole;
}

/** Moves contact lines out of other sections if the head has none; they come from a column beside a section. */
function withContacts(sections: readonly WrittenSection[], other: OtherReading): readonly WrittenSection[] {
  const isOfPerson = ({ key }: WrittenSection) => key !== null && ofPerson.has(key);
  const isReached = sections.some(
    (section) => isOfPerson(section) && section.lines.some(({ text, aside }) => /@/.test(`${text} ${aside}`)),
  );
  const beside = isReached ? [] : sections.filter((one) => !isOfPerson(one));
  if (!beside.some(({ lines }) => lines.some((line) => line.text.includes('@') && isDetail(line))))
    return sections;
  const found = beside.flatMap(({ lines }) => contactsAmong(lines, other));
  const aside = new Set(found);
  const others = sections.map((section) =>
    isOfPerson(section) ? section : { ...section, lines: section.lines.filter((line) => !aside.has(line)) },
  );
  return [...others, { key: 'contact', heading: null, lines: found.map(asText) }];
}

/** The clear details, and the lines around them that the other reading takes for details too, such as an address. */
function contactsAmong(lines: readonly SourceLine[], { isContact }: OtherReading): readonly SourceLine[] {
  const isClear = lines.map(isDetail);
  const isFound = [...isClear];
  const mayBe = (index: number) => {
    const line = lines[index];
    return line !== undefined && line.style !== 'bullet' && isContact(line);
  };
  for (const index of lines.keys()) if (isFound[index - 1] && mayBe(index)) isFound[index] = true;
  for (const index of [...lines.keys()].reverse())
    if (isFound[index + 1] && mayBe(index)) isFound[index] = true;
  return lines.filter((_, index) => isFound[index]);
}

/** True for a line of only addresses, phone numbers and profiles. */
function isDetail({ text, aside, style }: SourceLine): boolean {
  const parts = aside === '' && style !== 'large' ? contactParts(text) : [];
  return parts.length > 0 && parts.every(({ kind }) => details.has(kind));
}

const details: ReadonlySet<string> = new Set(['email', 'phone', 'profile']);

/** Changes the key of a section whose lines contradict its heading. */
function byContent(section: WrittenSection): WrittenSection {
  const { key, lines } = section;
  if (key === 'summary' && hasContacts(lines)) return { ...section, key: 'contact' };
  // `Languages` may be programming languages.
  if (key === 'languages' && !lines.some(isOfLanguages) && areKnownSkills(lines))
    return { ...section, key: 'skills' };
  // Dates are of trainings and certificates, whatever the heading says.
  const dated = key === 'skills' ? lines.filter(isPeriod).length : 0;
  if (dated >= minDated && 4 * dated >= lines.length) return { ...section, key: 'certificates' };
  // `PROGRAMMING` above `Python, Go, SQL`; names of courses are skills, too, but not tools.
  if (key === null && lines.length > 0 && lines.every(isRowOfTools)) return { ...section, key: 'skills' };
  const rows = key === null ? lines.filter(isRowOfSkills).length : 0;
  if (rows >= minRows && 2 * rows >= lines.length) return { ...section, key: 'skills' };
  return section;
}

const minDated = 2;

/** True if at least half of the lines are rows of known skills. */
function areKnownSkills(lines: readonly SourceLine[]): boolean {
  return lines.length > 0 && 2 * lines.filter(({ text }) => skillShare(text) >= 2).length >= lines.length;
}

/** Takes a section with an unknown heading and periods for the jobs if the resume has hardly any others. */
function withJobs(sections: readonly WrittenSection[]): readonly WrittenSection[] {
  const periods = sections.map(({ lines }) => lines.filter(hasPeriod).length);
  const inWork = sections.reduce((sum, { key }, at) => sum + (key === 'work' ? (periods[at] ?? 0) : 0), 0);
  const hasSchools = sections.some(({ key }) => key === 'education');
  const unknown = sections.map((section, at) => {
    const mayBeJobs = section.key === null && (hasSchools || !areSchools(section));
    return mayBeJobs ? (periods[at] ?? 0) : 0;
  });
  const most = Math.max(0, ...unknown);
  if (most < minPeriods || inWork >= minJobs) return sections;
  const found = unknown.indexOf(most);
  return sections.map((section, at) => (at === found ? { ...section, key: 'work' } : section));
}

const minPeriods = 3;
const minJobs = 2;

/** Takes an unknown section with schools and degrees for the education if no heading names it. */
function withSchools(sections: readonly WrittenSection[]): readonly WrittenSection[] {
  if (sections.some(({ key }) => key === 'education')) return sections;
  const named = sections.map((section) => (section.key === null ? schoolsNamedIn(section) : 0));
  const most = Math.max(0, ...named);
  const found = named.indexOf(most);
  return most < minSchools
    ? sections
    : sections.map((section, at) => (at === found ? { ...section, key: 'education' } : section));
}

const minSchools = 2;
/** Minimum share of lines that name a school or degree. */
const minSchoolShare = 0.3;

/** Minimum share of lines that name a school or degree in a section with periods that has no jobs. */
const minShareOfSchools = 0.6;

function areSchools(section: WrittenSection): boolean {
  const count = schoolsNamedIn(section);
  return count >= minSchools && count >= minShareOfSchools * section.lines.length;
}

function schoolsNamedIn({ lines }: WrittenSection): number {
  const schools = lines.filter(({ text }) => isSchool(text));
  const degrees = lines.filter(({ text }) => namesDegree(text));
  // Talks, prizes and positions name universities too, but only studies name a degree as well.
  if (schools.length === 0 || degrees.length === 0) return 0;
  const count = new Set([...schools, ...degrees]).size;
  return count >= minSchoolShare * lines.length ? count : 0;
}

function hasPeriod({ text, aside }: SourceLine): boolean {
  return [text, aside].some((part) => dateFields(datesInText(part).date).startDate !== undefined);
}

/** True for a line with spoken languages; `Languages` above `Java, Python` is a group of skills. */
function isOfLanguages(line: SourceLine | undefined): boolean {
  return line !== undefined && namesIn(`${line.text}, ${line.aside}`).some(namesLanguage);
}

/** True if most lines are contact details, as they may be under `Profile`. */
function hasContacts(lines: readonly SourceLine[]): boolean {
  const found = lines.filter(({ text, aside }) => isContactLine(text) || isContactLine(aside));
  return found.length > 1 && 2 * found.length > lines.length;
}

/** True for a line in the format of the heading of the languages that opens another section. */
function endsLanguages(line: SourceLine, next: SourceLine | undefined, open?: WrittenSection): boolean {
  const heading = open?.key === 'languages' ? open.heading : null;
  if (!heading || next === undefined || heading.setting === undefined || line.setting !== heading.setting)
    return false;
  const isSetAlike = line.isBelowBlank === heading.isBelowBlank && open?.lines.some(isOfLanguages);
  const namesOther = hasHeadingShape(line) && !/[:：]/.test(line.text) && namesIn(line.text).length === 1;
  return (
    isSetAlike === true &&
    namesOther &&
    !isOfLanguages(line) &&
    !isLevel(line.text) &&
    !isOfLanguages(next) &&
    !isLevel(next.text)
  );
}

/** True for a line with only a period, which begins a job: `2014 – 2019`. */
function isPeriod({ text, aside, style }: SourceLine): boolean {
  const { rest, date } = datesInText(text);
  return style !== 'bullet' && aside === '' && rest === '' && dateFields(date).endDate !== undefined;
}

/** Marks a line as the title of a group, which may be above other titles. */
function asHeading(line: SourceLine): SourceLine {
  return line.style === 'heading' ? line : { ...line, style: 'heading' };
}

function asPlain(line: SourceLine): SourceLine {
  return { ...line, style: 'text' };
}

function mayBeHeading({ aside, style }: SourceLine): boolean {
  return aside === '' && style !== 'bullet';
}
