import { kindOf } from '../../../lexicon/lexicon.ts';
import { itemsIn, packedRows } from '../../../lexicon/packed-lexicon.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { simplified } from '../../../lexicon/simplified.ts';
import { lazy } from '../../../text/memoize.ts';
import { namesLanguage } from './spoken-languages.ts';

/** Where a section of a written resume goes; `contact` speaks of the person. */
export type OutlineKey =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'languages'
  | 'volunteer'
  | 'interests'
  | 'references';

/**
 * Of a heading, what is compared with the words: all of it, its first word (`Compétences informatiques`), its end, or its two
 * words (`Antecedentes laborales`: a noun that headings of several sections have, and the topic that says of which).
 */
type HeadingPart = 'whole' | 'first' | 'end' | 'topic' | 'noun';

interface HeadingWords {
  /** `any` for the nouns, whose topic names the section. */
  readonly section: OutlineKey;
  readonly language: string;
  readonly words: readonly string[];
}

const rows = lazy(() => packedRows('resume-headings'));

/** What people write above their sections (`data/resume/headings.tsv`). */
function headingWords(part: HeadingPart): readonly HeadingWords[] {
  return rows()
    .filter(([, , own]) => own === part)
    .map(([section = '', language = '', , words = '']) => ({
      section: section as OutlineKey,
      language,
      words: itemsIn(words),
    }));
}

/** `II. `, `3)`, `二、`, `（一）`: what numbers a heading. */
const numbering = /^(?:[IVX]{1,4}[.)]|\d{1,2}[.)]|[（(]?[一二三四五六七八九十]{1,2}[)）、.])\s*/u;

const wholeHeadings = lazy(() => sectionsByWord('whole'));
const firstWords = lazy(() => sectionsByWord('first'));
const endings = lazy(() => [...sectionsByWord('end')]);

/** Languages that say the topic behind the noun. */
const nounFirst: ReadonlySet<string> = new Set(['fr', 'es']);

/**
 * `Schulische Laufbahn`, `Antecedentes laborales`, `教学经历`: both words of one language and in its order, since `Data
 * Professional` is a title and `Information School` is a school.
 */
const topicHeadings = lazy((): ReadonlyMap<string, OutlineKey> => {
  const nouns = headingWords('noun');
  return new Map(
    headingWords('topic').flatMap(({ section, language, words }) =>
      words.flatMap((topic) =>
        nouns
          .filter((row) => row.language === language)
          .flatMap((row) => row.words)
          .map((noun) => (nounFirst.has(language) ? `${noun} ${topic}` : `${topic} ${noun}`))
          .map((heading) => [normalized(heading), section] as const),
      ),
    ),
  );
});

function sectionsByWord(part: HeadingPart): ReadonlyMap<string, OutlineKey> {
  return new Map(
    headingWords(part).flatMap(({ section, words }) =>
      words.map((word) => [normalized(word), section] as const),
    ),
  );
}

/** The section that a line opens; null when it is no heading that we know. */
export function sectionOf(text: string): OutlineKey | null {
  const found = sectionOfAll(text);
  if (found !== null) return found;
  if (text.length > longestHeading) return null;
  if (sectionOfAll(text.replace(onRequest(), '')) === 'references') return 'references';
  const [, bare, inside] = remark.exec(text) ?? [];
  if (bare === undefined || inside === undefined || namesMembers(inside)) return null;
  return sectionOfAll(bare);
}

function sectionOfAll(text: string): OutlineKey | null {
  const words = normalized(text);
  return wholeHeadings().get(words) ?? topicHeadings().get(words) ?? sectionOfOtherNumber(words);
}

/** What one or several may be listed under. `Project`, `Course` and `Award` label single ones inside an entry. */
const inEitherNumber: ReadonlySet<OutlineKey | undefined> = new Set([
  'languages',
  'interests',
  'references',
] as const);

/** `Language`, `Idioma`, `Sprache`, `Hobby`: the other number of a heading that is known. */
function sectionOfOtherNumber(word: string): OutlineKey | null {
  if (!/^[a-z]{5,12}$/.test(word)) return null;
  const others = [`${word}s`, `${word}n`, word.replace(/y$/, 'ies'), word.replace(/s$/, '')];
  const found = others.map((other) => wholeHeadings().get(other)).find((key) => inEitherNumber.has(key));
  return found ?? null;
}

/** `Computing (Excel, Word)` is a row of skills: a list in brackets says of what the group is. */
function namesMembers(inside: string): boolean {
  if (/[,;/&·|，、；]/.test(inside)) return true;
  return inside
    .split(/\s(?:and|und|et|y|e)\s/iu)
    .some((one) => kindOf(one.trim()) !== null || namesLanguage(one));
}

/** Whether a heading is known word for word. */
export function isKnownWhole(text: string): boolean {
  return wholeHeadings().has(normalized(text));
}

const longestHeading = 60;
/** `References available on request.` */
const onRequest = lazy(() => new RegExp(`[\\s:.–—-]{1,3}(?:${phrases('resume', 'on_request')})\\.?$`, 'iu'));
/** `Languages (in order):`, `工作经历(按时间倒序)`: what is said in brackets about a heading. */
const remark = /^([^()（）]+)[(（]([^()（）]+)[)）](?=[:：]?$)/u;

function sectionOfFirstWord(text: string): OutlineKey | null {
  const [first = '', ...others] = text.trim().split(/\s+/);
  return others.length === 0 ? null : (firstWords().get(normalized(first)) ?? null);
}

/** Chinese writes no blanks; the end of a heading names its section: `海外工作经历`. */
function sectionOfHan(text: string): OutlineKey | null {
  if (!/^\p{Script=Han}{3,10}$/u.test(text)) return null;
  const ends = Array.from(text, (_, index) => text.slice(index)).slice(1, -1);
  return ends.map((end) => wholeHeadings().get(end) ?? null).find((key) => key !== null) ?? null;
}

/** @param word normalized */
function sectionOfCompound(word: string): OutlineKey | null {
  const ofHan = sectionOfHan(word);
  if (ofHan !== null) return ofHan;
  // German joins words: `Auslandserfahrung` is an experience.
  return endings().find(([end]) => word.endsWith(end) && word.length > end.length + 2)?.[1] ?? null;
}

/**
 * Which lines are headings, among all that could be: where nearly all headings are in capitals, `Languages` in small
 * letters is a group of skills.
 */
export function headingTest(texts: readonly string[]): (text: string) => boolean {
  const known = texts.filter((text) => sectionOf(text) !== null);
  const capitals = known.filter(isCapital);
  const areCapital = capitals.length >= minCapitals && capitals.length >= 0.7 * known.length;
  return (text) => sectionOf(text) !== null && !/[.,;]$/.test(text) && (!areCapital || isCapital(text));
}

export function isCapital(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

const minCapitals = 3;
const maxWords = 5;
const joints = /&|\/|,|\+|\||\b(?:and|und|et|y|e)\b/iu;

/**
 * The section that a line opens which is set as a heading: `Awards & Recognition` is what its first part is, and
 * `Notable Projects` what its last words are.
 */
export function sectionNamed(text: string): OutlineKey | null {
  // The end of a sentence is no heading, whatever its last word.
  if (/\p{Ll}[.,;]$/u.test(text)) return null;
  if (namesSkillsToo(text)) return 'skills';
  const whole = sectionOf(text);
  if (whole !== null) return whole;
  for (const part of text.split(joints)) {
    const words = part.trim().split(/\s+/);
    if (words.length > maxWords) continue;
    for (const first of words.keys()) {
      const ending = words.slice(first).join(' ');
      const key = sectionOfEnding(ending);
      // `Volunteer Work Experience` is unpaid.
      if (key === 'work' && words.some(isOfVolunteers)) return 'volunteer';
      // Of `Query languages` nobody is a speaker.
      if (key !== null && (key !== 'languages' || isWhole(ending, text))) return key;
    }
  }
  return null;
}

function isOfVolunteers(word: string): boolean {
  return wholeHeadings().get(normalized(word)) === 'volunteer';
}

const neverHead: ReadonlySet<OutlineKey | null> = new Set([
  'projects',
  'certificates',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
] as const);

/** `HOBBIES`, `AWARDS/RECOGNITIONS`: a heading that names no job and no school. */
export function sectionOfOthers(text: string): OutlineKey | null {
  if (!/^[\p{L} /&:：]{4,40}$/u.test(text)) return null;
  const [key = null, ...others] = text.split(/\s?[/&]\s?/).map(sectionOf);
  return neverHead.has(key) && others.every((one) => one === null || neverHead.has(one)) ? key : null;
}

/** `Skills & Interests`, `Languages and Skills`: what is no skill says so itself. */
function namesSkillsToo(text: string): boolean {
  const parts = text.split(joints);
  const keys = parts.map((part) => sectionOf(part));
  return parts.length > 1 && keys.includes('skills') && keys.every((key) => key !== null && beside.has(key));
}

const beside: ReadonlySet<OutlineKey> = new Set(['skills', 'languages', 'interests']);

function sectionOfEnding(text: string): OutlineKey | null {
  const word = normalized(text);
  return wholeHeadings().get(word) ?? sectionOfCompound(word) ?? sectionOfFirstWord(text);
}

/** Whether a part is all that is between two joints. */
function isWhole(part: string, text: string): boolean {
  return text.split(joints).some((one) => one.trim() === part);
}

/** `WORK EXPERIENCE:` and `W O R K   E X P E R I E N C E` are both `workexperience`; accents get lost in capitals. */
function normalized(text: string): string {
  const words = simplified(text).trim().replace(numbering, '').toLowerCase().replace(/&/g, 'and');
  // What has no accents is looked through in a third of the time.
  if (/^[\u0020-\u007E]*$/.test(words)) return words.replace(/[^a-z\d]/g, '');
  return words.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '');
}

/** What people write above such a section. */
export function headingsOf(key: OutlineKey): readonly string[] {
  return headingWords('whole').flatMap(({ section, words }) => (section === key ? words : []));
}

/** The section that the key of a file names: `educacion`, `work_experience`, `technicalSkills`, `referencesList`. */
export function sectionOfKey(key: string): OutlineKey | null {
  const words = wordsOfKey(key);
  const [first = ''] = words.split(' ');
  return sectionNamed(words) ?? sectionNamed(words.replace(/s$/, '')) ?? sectionOf(first);
}

/** `work_experience`, `workExperience`: the words that it was made of. */
export function wordsOfKey(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');
}
