import {
  type DateRange,
  isSingleDate,
  monthToSortBy,
  type PartialDate,
  parseDateRange,
} from '../../contract/resume/dates.ts';
import type { ResumeDocument, Sections } from '../../contract/resume/resume-document.ts';
import { supportedLanguageOf } from '../../lexicon/languages/detect-language.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { isTraditionalChinese } from '../../text/chinese-script.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { trimEndOf } from '../../values/strings.ts';
import { readChunks } from './read-chunks.ts';
import type { Entry, ResumeModel } from './resume-model.ts';

/** Limits the reading time. Real resumes have far fewer texts; longer ones get a warning. */
export const maxTexts = 2000;

/** Reads a document into the engine's model: visible texts with their paths, and entries with their dates. */
export function readResume(lexicon: Lexicon, document: ResumeDocument): ResumeModel {
  const all = readChunks(lexicon, document);
  const chunks = all.slice(0, maxTexts);
  const { headline, email, phone } = document.basics;
  const text = chunks.map((chunk) => chunk.text).join('\n');
  const language = supportedLanguageOf(text);
  return {
    lexicon,
    language,
    ...(language === 'zh' && { isTraditional: isTraditionalChinese(text) }),
    chunks,
    isCut: chunks.length < all.length,
    entries: readEntries(document.sections),
    headline,
    contact: { email: email.trim() !== '', phone: phone.trim() !== '' },
  };
}

type Undated = Omit<Entry, 'recency' | 'dates'>;

/** Reads the visible jobs, volunteering, projects and schools, with dates and recency. */
export function readEntries(sections: Sections): Entry[] {
  return [
    ...entriesOf(sections, 'experience', 'work', (item) => [item.position, item.company]),
    ...entriesOf(sections, 'volunteer', 'volunteer', (item) => [item.position, item.organization]),
    ...entriesOf(sections, 'projects', 'projects', (item) => [item.name, '']),
    ...entriesOf(sections, 'education', 'education', (item) => [item.studyType, item.institution]),
  ];
}

type SectionName = Entry['section'];

function entriesOf<Name extends SectionName>(
  sections: Sections,
  section: Name,
  name: string,
  read: (item: Sections[Name]['items'][number]) => [title: string, organization: string],
): Entry[] {
  if (!sections[section].visible) return [];
  const entries = sections[section].items.flatMap((item: Sections[Name]['items'][number], index) => {
    if (!item.visible) return [];
    const [title, organization] = read(item);
    const entry: Undated = { path: `${name}[${index}]`, section, index, title, organization };
    const date = withoutRemark(item.date);
    return [
      {
        ...entry,
        dates: parseDateRange(date),
        ...(isSingleDate(date) ? { hasSingleDate: true as const } : {}),
      },
    ];
  });
  const latestFirst = [...entries].sort((a, b) => byRecency(a.dates, b.dates) || a.index - b.index);
  return entries.map((entry) => ({ ...entry, recency: latestFirst.indexOf(entry) }));
}

const inBrackets = /[(（[][^()（）[\]]*[)）\]]$/;
const afterComma = preparedPattern(String.raw`,\s*\p{L}`);

/** Removes a remark after the dates: `2019 - 2021 (part-time)`, `2020 – heute, Teilzeit`. */
function withoutRemark(date: string): string {
  const whole = date.trimEnd();
  const bracket = inBrackets.exec(whole);
  const bare = bracket ? whole.slice(0, bracket.index).trimEnd() : whole;
  const figures = trimEndOf(bare, /\D/).length;
  const comma = afterComma.exec(bare.slice(figures));
  return comma ? bare.slice(0, figures + comma.index).trimEnd() : bare;
}

function byRecency(a: DateRange, b: DateRange): number {
  return monthNumber(b.end) - monthNumber(a.end) || monthNumber(b.start) - monthNumber(a.start);
}

/** Months since year 0 for sorting; an open end is the latest, an unknown date the earliest. */
function monthNumber(date: PartialDate | 'present' | null): number {
  if (date === 'present') return 1_000_000;
  return date ? date.year * 12 + (monthToSortBy(date) ?? 1) : 0;
}
