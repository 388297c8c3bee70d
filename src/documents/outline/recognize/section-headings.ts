import { simplified } from '../../../lexicon/languages/simplified.ts';
import { shippedKindOf } from '../../../lexicon/lexicon.ts';
import { itemsIn, packedRows } from '../../../lexicon/packed/packed-lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { andWords } from '../../../lexicon/words/function-words.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { lazy, memoize } from '../../../values/memoize.ts';
import { namesLanguage } from './spoken-languages.ts';

/** The kind of a section of a resume; `contact` has the personal details. */
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
 * The part of a heading that is compared with known words: all of it, its first word (`Compétences informatiques`),
 * its end, or its two words (`Antecedentes laborales`: a noun that several sections share and the topic that decides).
 */
type HeadingPart = 'whole' | 'first' | 'end' | 'topic' | 'noun';

interface HeadingWords {
  /** `any` for the nouns, whose topic names the section. */
  readonly section: OutlineKey;
  readonly language: string;
  readonly words: readonly string[];
}

const rows = lazy(() => packedRows('resume-headings'));

/** The known words of section headings (`data/resume/headings.tsv`). */
function headingWords(part: HeadingPart): readonly HeadingWords[] {
  return rows()
    .filter(([, , own]) => own === part)
    .map(([section = '', language = '', , words = '']) => ({
      section: section as OutlineKey,
      language,
      words: itemsIn(words),
    }));
}

/** The number of a heading: `II. `, `3)`, `二、`, `（一）`. */
const numbering = /^(?:[IVX]{1,4}[.)]|\d{1,2}[.)]|[（(]?[一二三四五六七八九十]{1,2}[)）、.])\s*/u;

const wholeHeadings = lazy(() => sectionsByWord('whole'));
const firstWords = lazy(() => sectionsByWord('first'));
const endings = lazy(() => [...sectionsByWord('end')]);

/** Languages that put the topic after the noun. */
const nounFirst: ReadonlySet<string> = new Set(['fr', 'es']);

/**
 * Headings of a topic and a noun: `Schulische Laufbahn`, `Antecedentes laborales`, `教学经历`. Both words must be of
 * one language and in its order, since `Data Professional` is a title and `Information School` is a school.
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

/** The section that a line opens; null if it is not a known heading. */
export function sectionOf(text: string): OutlineKey | null {
  const found = sectionOfWhole(text);
  if (found !== null) return found;
  if (text.length > maxHeadingLength) return null;
  const ofTwo = sectionOfTwo(text);
  if (ofTwo !== null) return ofTwo;
  if (sectionOfWhole(text.replace(onRequest(), '')) === 'references') return 'references';
  const [, bare, inside] = remark.exec(text) ?? [];
  if (bare === undefined || inside === undefined || namesMembers(inside)) return null;
  return sectionOfWhole(bare);
}

function sectionOfWhole(text: string): OutlineKey | null {
  const words = normalized(text);
  return wholeHeadings().get(words) ?? topicHeadings().get(words) ?? sectionOfOtherNumber(words);
}

const twoInChinese = /^(\p{Script=Han}{2,6})[与與和及](\p{Script=Han}{2,6})[:：]?$/u;

/** The section of two known Chinese headings in one: `技能与语言`, `證照與獎項`. */
function sectionOfTwo(text: string): OutlineKey | null {
  const [, first = '', second = ''] = twoInChinese.exec(text) ?? [];
  if (first === '' || [first, second].some((part) => sectionOfWhole(part) === null)) return null;
  return namesSkillsToo(text) ? 'skills' : sectionOfWhole(first);
}

/** Sections with headings in singular or plural. `Project`, `Course` and `Award` in singular are labels in an entry. */
const singularOrPlural: ReadonlySet<OutlineKey | undefined> = new Set([
  'contact',
  'languages',
  'interests',
  'references',
] as const);

/** The section of a known heading in its other number: `Language`, `Idioma`, `Sprache`, `Kontakte`, `Hobby`. */
function sectionOfOtherNumber(word: string): OutlineKey | null {
  if (!/^[a-z]{5,12}$/.test(word)) return null;
  const others = [`${word}s`, `${word}n`, word.replace(/y$/, 'ies'), word.replace(/[es]$/, '')];
  const found = others.map((other) => wholeHeadings().get(other)).find((key) => singularOrPlural.has(key));
  return found ?? null;
}

const joint = preparedPattern(() => String.raw`\s(?:${andWords()})\s`, 'iu');

/** True if the text in brackets lists members of a group: `Computing (Excel, Word)` is a row of skills. */
function namesMembers(inside: string): boolean {
  if (/[,;/&·|，、；]/.test(inside)) return true;
  return inside.split(joint.regExp).some((one) => shippedKindOf(one.trim()) !== null || namesLanguage(one));
}

/** True if a heading is known word for word. */
export function isKnownWhole(text: string): boolean {
  return wholeHeadings().has(normalized(text));
}

const maxHeadingLength = 60;
/** `References available on request.` */
const onRequest = lazy(() => new RegExp(`[\\s:.–—-]{1,3}(?:${phrases('resume', 'on_request')})\\.?$`, 'iu'));
/** A heading with a remark in brackets: `Languages (in order):`, `工作经历(按时间倒序)`. */
const remark = /^([^()（）]+)[(（]([^()（）]+)[)）](?=[:：]?$)/u;

function sectionOfFirstWord(text: string): OutlineKey | null {
  const [first = '', ...others] = text.trim().split(/\s+/);
  return others.length === 0 ? null : (firstWords().get(normalized(first)) ?? null);
}

/** Chinese has no spaces, so the end of a heading names its section: `海外工作经历`. */
function sectionOfHan(text: string): OutlineKey | null {
  if (!/^\p{Script=Han}{3,10}$/u.test(text)) return null;
  const ends = Array.from(text, (_, index) => text.slice(index)).slice(1, -1);
  return ends.map((end) => wholeHeadings().get(end) ?? null).find((key) => key !== null) ?? null;
}

/** @param word normalized */
function sectionOfCompound(word: string): OutlineKey | null {
  const ofHan = sectionOfHan(word);
  if (ofHan !== null) return ofHan;
  // German has compounds: `Auslandserfahrung` is an experience.
  return endings().find(([end]) => word.endsWith(end) && word.length > end.length + 2)?.[1] ?? null;
}

/**
 * Makes a test for headings from all lines that may be headings. If most known headings are in capitals, the others do
 * not count: `Languages` may then be a group of skills.
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
const separators = preparedPattern(
  () => String.raw`&|\/|,|\+|\||\b(?:${andWords()})\b|(?<=\p{Script=Han})[与與和及](?=\p{Script=Han})`,
  'iu',
);

/**
 * The section of a line that is formatted as a heading. Its first known part decides (`Awards & Recognition`), and in a
 * part its last words (`Notable Projects`).
 */
export function sectionNamed(text: string): OutlineKey | null {
  // The end of a sentence is not a heading, whatever its last word.
  if ('.,;'.includes(text.slice(-1)) && /\p{Ll}.$/u.test(text)) return null;
  if (namesSkillsToo(text)) return 'skills';
  const whole = sectionOf(text);
  if (whole !== null) return whole;
  for (const part of withoutHanRemark(text).split(separators.regExp)) {
    const words = part.trim().split(/\s+/);
    if (words.length > maxWords) continue;
    for (const first of words.keys()) {
      const ending = words.slice(first).join(' ');
      const key = sectionOfEnding(ending);
      // `Volunteer Work Experience` is unpaid work.
      if (key === 'work' && words.some(isOfVolunteers)) return 'volunteer';
      // `Query languages` are not spoken.
      if (key !== null && (key !== 'languages' || isWhole(ending, text))) return key;
    }
  }
  return null;
}

/** Drops the bracket behind a Chinese heading: `参与项目（部分）`, `科研经历（续）`. */
function withoutHanRemark(text: string): string {
  if (!/^\p{Script=Han}/u.test(text)) return text;
  return text.replace(/(?<=^\p{Script=Han}{2,10}\s?)[(（]\p{Script=Han}{1,6}[)）](?=[:：]?$)/u, '');
}

function isOfVolunteers(word: string): boolean {
  return wholeHeadings().get(normalized(word)) === 'volunteer';
}

const otherSections: ReadonlySet<OutlineKey | null> = new Set([
  'projects',
  'certificates',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
] as const);

/** The section of a heading that cannot name a job or a school: `HOBBIES`, `AWARDS/RECOGNITIONS`. */
export function sectionOfOthers(text: string): OutlineKey | null {
  if (!/^[\p{L} /&:：]{4,40}$/u.test(text)) return null;
  const [key = null, ...others] = text.split(/\s?[/&]\s?/).map(sectionOf);
  return otherSections.has(key) && others.every((one) => one === null || otherSections.has(one)) ? key : null;
}

/** True for `Skills & Interests` and `Languages and Skills`, whose lines show themselves which of the two they are. */
function namesSkillsToo(text: string): boolean {
  const parts = text.split(separators.regExp);
  const keys = parts.map((part) => sectionOf(part));
  return (
    parts.length > 1 && keys.includes('skills') && keys.every((key) => key !== null && besideSkills.has(key))
  );
}

const besideSkills: ReadonlySet<OutlineKey> = new Set(['skills', 'languages', 'interests']);

function sectionOfEnding(text: string): OutlineKey | null {
  const word = normalized(text);
  return wholeHeadings().get(word) ?? sectionOfCompound(word) ?? sectionOfFirstWord(text);
}

/** True if a part is everything between two separators. */
function isWhole(part: string, text: string): boolean {
  return text.split(separators.regExp).some((one) => one.trim() === part);
}

/**
 * Both `WORK EXPERIENCE:` and `W O R K   E X P E R I E N C E` become `workexperience`. Capitals often lack accents.
 * Remembers a few texts, because several readers ask about each line.
 */
const normalized = memoize(200, (text: string): string => {
  const words = simplified(text).trim().replace(numbering, '').toLowerCase().replace(/&/g, 'and');
  // ASCII texts take a third of the time this way.
  if (/^[\u0020-\u007E]*$/.test(words)) return words.replace(/[^a-z\d]/g, '');
  return words.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '');
});

/** The known headings of a section. */
export function headingsOf(key: OutlineKey): readonly string[] {
  return headingWords('whole').flatMap(({ section, words }) => (section === key ? words : []));
}

/** The section that a key in a data file names: `educacion`, `work_experience`, `technicalSkills`, `referencesList`. */
export function sectionOfKey(key: string): OutlineKey | null {
  const words = wordsOfKey(key);
  const [first = ''] = words.split(' ');
  return sectionNamed(words) ?? sectionNamed(words.replace(/s$/, '')) ?? sectionOf(first);
}

/** Splits a key into its words: `work_experience`, `workExperience`. */
export function wordsOfKey(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');
}
