import { supportedLanguageOf } from '../../../lexicon/languages/detect-language.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { isJsonObject, type JsonObject } from '../../../values/json-object.ts';
import { ownValue } from '../../../values/own-value.ts';
import { entriesOf, textOf } from '../../files/json-parts.ts';
import type { OtherText, ReadingNote } from '../../reading-note.ts';
import { isDocumentTitle } from '../recognize/document-title.ts';
import { isKnownWhole, sectionOf } from '../recognize/section-headings.ts';
import { type SourceLine, wholeOf } from '../source-line.ts';

/*
 * Recognizes files that are not resumes. A resume has jobs or schools with dates, and hardly speaks to a reader or for
 * an employer; a posting or a letter does.
 */

const messages: Readonly<Record<OtherText, string>> = {
  posting: 'this looks like a job posting, not a resume',
  letter: 'this looks like a letter, not a resume',
  unknown: 'this does not look like a resume: no jobs, no schools and no contact details were found',
};

/** A note if the lines of a file are not a resume. */
export function noResume(source: Readonly<JsonObject>, lines: readonly SourceLine[]): readonly ReadingNote[] {
  const other = otherText(source, lines);
  return other === null ? [] : [{ kind: 'odd', path: '', message: messages[other], insteadOfResume: other }];
}

function otherText(source: Readonly<JsonObject>, lines: readonly SourceLine[]): OtherText | null {
  const [jobs, schools] = [
    [...entriesOf(source, 'work'), ...entriesOf(source, 'volunteer')],
    entriesOf(source, 'education'),
  ];
  if ([...jobs, ...schools].some(isDated)) return null;
  const person = contactsIn(source);
  const { toReader, ofWriter, all } = personsIn(lines.map(wholeOf).join('\n'));
  // A resume may have prose about the person; then it says how to reach the person in more than one way.
  const most = person.email && person.phone ? maxShareWithContacts : maxShare;
  if (toReader >= minWords && toReader > most * all) return ofWriter > toReader ? 'letter' : 'posting';
  const isNamed = (entry: JsonObject, keys: readonly string[]) =>
    keys.every((key) => textOf(entry, key) !== '');
  const hasEntry =
    jobs.some(
      (job) => isNamed(job, ['position']) && (isNamed(job, ['name']) || isNamed(job, ['organization'])),
    ) ||
    schools.some((school) => isNamed(school, ['institution', 'studyType'])) ||
    entriesOf(source, 'projects').some(isDated);
  if (hasEntry || Object.values(person).some((has) => has)) return null;
  return lines.some(isOfResume) ? null : 'unknown';
}

/** Share of words that speak to the reader or for an employer: resumes have fewer, and most postings more. */
const maxShare = 0.006;
const maxShareWithContacts = 0.02;
/** Fewer may be a name or a title. */
const minWords = 3;

/** What a resume calls itself, or a usual heading of one: a short resume may have no more. */
function isOfResume({ text, aside }: SourceLine): boolean {
  if (aside !== '') return false;
  return isDocumentTitle(text) || (isKnownWhole(text) && usualSections.has(sectionOf(text)));
}

const usualSections: ReadonlySet<string | null> = new Set(['work', 'education', 'skills']);

function isDated(entry: JsonObject): boolean {
  return ['startDate', 'endDate', 'date'].some((key) => textOf(entry, key) !== '');
}

function contactsIn(source: Readonly<JsonObject>) {
  const own = ownValue(source, 'basics');
  const basics = isJsonObject(own) ? own : {};
  return {
    email: textOf(basics, 'email') !== '',
    phone: textOf(basics, 'phone') !== '',
    profile: entriesOf(basics, 'profiles').length > 0,
  };
}

/** How many words of a text speak to its reader or for an employer, how many of the writer alone, and all. */
function personsIn(text: string) {
  const language = supportedLanguageOf(text) ?? 'en';
  const words = language === 'zh' ? chineseWords(text) : (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const count = (rule: 'speaks_to_reader' | 'speaks_of_writer') =>
    words.filter((word) => wordList('resume', rule).hasIn(language, word)).length;
  return { toReader: count('speaks_to_reader'), ofWriter: count('speaks_of_writer'), all: words.length };
}

/** The words that are looked for, and every other character as half a word. */
function chineseWords(text: string): readonly string[] {
  return text.match(chineseParts.regExp) ?? [];
}

const chineseParts = preparedPattern(() => {
  const sought = (['speaks_to_reader', 'speaks_of_writer'] as const).map((rule) =>
    wordList('resume', rule).alternatives('zh'),
  );
  return String.raw`${sought.join('|')}|\p{Script=Han}|[a-zA-Z\d]+`;
}, 'gu');
