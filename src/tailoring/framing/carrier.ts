import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { type WordList, wordList } from '../../lexicon/packed/word-lists.ts';
import { readVerb } from '../../lexicon/words/verbs.ts';
import type { TokenRange } from '../../text/find-form.ts';
import type { Language } from '../../text/language.ts';
import { type PreparedPattern, preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { lazy } from '../../values/memoize.ts';

const carrierNouns = wordList('tailoring', 'carrier_noun');
const carrierNounsFirst = wordList('tailoring', 'carrier_noun_first');
const topicNouns = wordList('tailoring', 'topic_noun');
const programParts = wordList('tailoring', 'program_part');
const programPartsFirst = wordList('tailoring', 'program_part_first');
const otherPeople = wordList('tailoring', 'other_people');

/** The alternatives of the languages that separate words by spaces. */
function spacedAlternatives(list: WordList, among: readonly Language[] = ['en', 'de', 'fr', 'es']): string {
  const languages = among.map((language) => list.alternatives(language));
  return languages.filter((words) => words !== '').join('|');
}

/**
 * Match carriers, such as a course: things about another thing. Work on a course is not work with its subject. Only
 * English and German put the carrier last: in `fichier des clients`, the customers are part of the subject. What is done
 * for clients is own work: "Kubernetes for clients".
 */
const carriersAfter = lazy(() =>
  preparedPattern(
    String.raw`^(?:[\s-]|\s(?!(?:for|to|with|by|für|bei)\s)\p{L}{1,20}\s)(?:${spacedAlternatives(carrierNouns, ['en', 'de'])})(?!\p{L})`,
    'iu',
  ),
);
const carriersBefore = lazy(() =>
  preparedPattern(
    String.raw`(?<!\p{L})(?:${carrierNounsFirst.alternatives()})\s(?:de\s|en\s|d['’]|du\s|sur\s|sobre\s){1,2}$`,
    'iu',
  ),
);
/** Matches what is written, said or asked about a thing: "tickets about charting, scanners and sensors". */
const topicBefore = lazy(() =>
  preparedPattern(
    String.raw`(?<!\p{L})(?:${topicNouns.alternatives()}|llamadas(?:\sa\s\p{L}{1,20})?)\s(?:about|on|of|over|zu[mr]?|über|auf|für|sur|pour|sobre|de)\s(?<between>[^.;:]{0,60})$`,
    'iu',
  ),
);
/**
 * Matches a program for other people's work: "the recruitment module". Not used for tools: "React apps" are made with
 * React.
 */
const programAfter = lazy(() =>
  preparedPattern(
    String.raw`^(?:[\s-]|\s(?!of\s)\p{L}{1,20}\s)(?:${programParts.alternatives()})(?!\p{L})`,
    'iu',
  ),
);
/** Matches making or maintaining programs; deploying, cutting or doing a thing is the work itself. */
export const makesPrograms = preparedPattern(
  () => String.raw`(?<!\p{L})(?:${phrases('tailoring', 'programming_verb')})`,
  'iu',
);
/** Matches parts of a program for other people's work: "the screens of a supply planning product". */
const programBefore = lazy(() =>
  preparedPattern(
    String.raw`(?<!\p{L})(?:${programPartsFirst.alternatives()})\s(?:of|for|to|from|that\stakes|für|zu[mr]?|von|de|pour|para)\s(?<between>[^.;:,]{0,60})$`,
    'iu',
  ),
);

/** Languages in which the head of a noun phrase comes first. */
const headFirst: ReadonlySet<Language | null> = new Set(['fr', 'es']);

/** Matches departments for which or with which the person works: 客服、财务等部门的系统. */
const chineseDepartments = preparedPattern(
  String.raw`^(?:(?:、|/|和|及|与|以及)\p{Script=Han}{1,6}){0,4}(?:等)?(?:各)?(?:相关)?(?:部门|科室|团队)`,
);

const lookBehind = 100;

/** Matches the beginning of a clause about the person's own department: 负责客服部门的日常工作. */
const ownDepartment = lazy(() =>
  preparedPattern(
    String.raw`(?:^|[，。；：,;:\n])\s?(?:${wordList('tailoring', 'leads_department').alternatives('zh')})?$`,
    'u',
  ),
);
const chineseProgram = lazy(() =>
  preparedPattern(String.raw`^\p{Script=Han}{0,8}(?:${programParts.alternatives('zh')})`, 'u'),
);

/** True for a department that is not the person's own, and for a program of any department. */
function isOfDepartment(before: string, after: string): boolean {
  const department = chineseDepartments.exec(after)?.[0];
  if (department === undefined) return false;
  return !ownDepartment().test(before) || chineseProgram().test(after.slice(department.length));
}

/**
 * True if what is at `range` is the subject of a course, a license, an article, a vacancy or a client. `language`: of the
 * resume.
 */
export function isCarried(
  text: string,
  { start, end }: TokenRange,
  language: Language | null = null,
): boolean {
  const after = text.slice(end, end + 40);
  const before = text.slice(Math.max(0, start - lookBehind), start);
  return (
    (!headFirst.has(language) && carriersAfter().test(after)) ||
    carrierNouns.words('zh').some((carrier) => after.startsWith(carrier)) ||
    isOfDepartment(before, after) ||
    carriersBefore().test(before) ||
    isAfterTopic(topicBefore(), before)
  );
}

/** Matches other people, and what is kept or agreed for them: "the calendar of four squads". */
const ofOthers = lazy(() =>
  preparedPattern(
    String.raw`(?<!\p{L})(?:${spacedAlternatives(otherPeople)}|\p{L}*kalender)(?!\p{L})|${otherPeople.alternatives('zh')}`,
    'iu',
  ),
);

/** True if what is at `range` is in brackets after other people and says what they have or do. */
export function isAsideOfOthers(text: string, { start }: TokenRange): boolean {
  const aside = beforeBracket(text, start);
  return aside !== null && ofOthers().test(aside);
}

/** True if what is at `range` is in brackets. */
export function isAside(text: string, { start }: TokenRange): boolean {
  return beforeBracket(text, start) !== null;
}

const writing: ReadonlySet<string> = new Set(['write', 'draft', 'describe', 'translate', 'type', 'copy']);

/** True if what is at `range` is in brackets after something written and says what that is about. */
export function isAsideOfWriting(text: string, { start }: TokenRange): boolean {
  const [opening] = /^\s*\p{L}+/u.exec(beforeBracket(text, start) ?? '') ?? [''];
  return writing.has(readVerb(opening.trim())?.lemma ?? '');
}

/** The text before the bracket that contains `start`; null outside brackets. */
function beforeBracket(text: string, start: number): string | null {
  const before = text.slice(Math.max(0, start - lookBehind), start);
  const opened = lastOf(before, '(', '（');
  return opened > lastOf(before, ')', '）') ? before.slice(0, opened) : null;
}

/** Matches text before what other people do: "Paid developers who work with X". */
const othersDo = preparedPattern(String.raw`(?<!\p{L})(?:who|whose|quienes)\s[^.;:]{0,60}$`, 'iu');

/** True if what is at `range` is what the people before it do. */
export function isWhatOthersDo(text: string, { start }: TokenRange): boolean {
  return othersDo.test(text.slice(Math.max(0, start - lookBehind), start));
}

function lastOf(text: string, ...marks: readonly string[]): number {
  return Math.max(...marks.map((mark) => text.lastIndexOf(mark)));
}

/** True if what is at `range` is what a program is for. */
export function isOfProgram(text: string, { start, end }: TokenRange, isTool: boolean): boolean {
  const before = text.slice(Math.max(0, start - lookBehind), start);
  if (isAfterTopic(programBefore(), before)) return true;
  return !isTool && makesPrograms.test(before) && programAfter().test(text.slice(end, end + 40));
}

/** True if `before` ends in the pattern and no other activity begins within it: "articles for a paper, tuned …". */
function isAfterTopic(pattern: PreparedPattern, before: string): boolean {
  const between = pattern.exec(before)?.groups?.['between'];
  return between !== undefined && !beginsActivity(between);
}

/** Matches the start of another activity in French: "et tenu la …". */
const frenchActivity = preparedPattern(
  String.raw`(?:,|\set)\s\p{L}{1,20}(?:é|i|u|is|it)\s(?:l['’]|le|la|les|des?|du|une?|\d)`,
  'iu',
);
/** Matches the end of an activity in German, which puts the verb last: "geschrieben und …". */
const germanActivity = preparedPattern(
  String.raw`\s(?:\p{L}{0,6}ge\p{L}{2,20}(?:t|en)|\p{L}{2,20}iert)(?:,|\s(?:und|sowie)\s)`,
  'iu',
);
const activitySeparator = /,\s+(?:and\s+|then\s+)?|\s(?:and|then)\s+/;

function beginsActivity(between: string): boolean {
  const parts = between.split(activitySeparator).slice(1);
  const isEnglish = parts.some((part) => readVerb(/^\S*/.exec(part)?.[0] ?? '')?.forms.includes('past'));
  return isEnglish || frenchActivity.test(between) || germanActivity.test(` ${between}`);
}
