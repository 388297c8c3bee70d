import { shippedKindOf } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { bracketAtEnd, namesIn } from './names-in-row.ts';
import { isLevel } from './skill-level.ts';

/* Reads skills in sentences, such as `Proficient in Excel and Access`. */

const maxNameLength = 50;
/** Limit for a phrase without separators and full stop. */
const maxPhraseLength = 90;
/** From this number of parts on, the text is a list. */
const maxNames = 7;
const endOfSentence = /[.!?。！]$/u;
const minWords = 7;

/** Bullets or bars between names: `Design • Statistics (surveys, 12 plots) • Python`. */
const inRow = /\S\s{1,3}[•|]\s{1,3}\S/u;

/** True for a sentence; a list of names may end with a full stop too. */
export function isSentence(written: string): boolean {
  // Bullets and bars separate the names of a list, even if its brackets contain long remarks.
  if (inRow.test(written)) return false;
  const text = written.replace(/\s?[(（[]([^()（）[\]]{1,200})[)）\]]/gu, (whole, inside: string) =>
    isListOfNames(inside) ? '' : whole,
  );
  const parts = namesIn(text);
  if (isHan(text))
    return (
      text.length > 12 &&
      (parts.some((part) => hanIn(part) > maxHanLength) || (text.endsWith('。') && laterClause.test(text)))
    );
  if (parts.length >= maxNames) return false;
  const isEnded = endOfSentence.test(text.trim()) && !/\betc\.$/i.test(text.trim());
  const longest = parts.length > 1 ? maxNameLength : maxPhraseLength;
  const wordy = parts.filter((part) => part.split(/\s+/).length >= minWords);
  return wordy.some((part) => part.length > longest) || (isEnded && wordy.length > 0);
}

/** True if brackets contain only names, which do not count towards a sentence. */
function isListOfNames(inside: string): boolean {
  const parts = namesIn(inside);
  const areShort = parts.every((part) => part.split(/\s+/).length <= 3);
  return shippedKindOf(inside) !== null || (parts.length > 1 && areShort);
}

/** A later clause that begins like no name, in a text with a full stop: `自学中，以便与供应商往来。` */
const laterClause = /[，；](?:以便|并能?|並能?|且|从而|從而|进而|進而|通过|透過|以)\p{Script=Han}{3}/u;

/** Maximum Chinese characters of a name. */
const maxHanLength = 12;

function hanIn(text: string): number {
  return (text.match(/\p{Script=Han}/gu) ?? []).length;
}

function isHan(text: string): boolean {
  return 3 * hanIn(text) > text.length;
}

const known = preparedPattern(
  () =>
    String.raw`^((?:(?:${phrases('resume', 'skill_praise')})\s)?(?:${phrases('resume', 'skill_known')}))\s(?:in|with|of|at|mit|von|de|d’|du|des|en|del)\s(?:the\s)?(\S.*)$`,
  'iu',
);

/** Splits `Proficient in Excel and Access` into names and level; null for other texts. */
export function proficiencyIn(text: string): { readonly level: string; readonly text: string } | null {
  const found = known.exec(text.trim());
  if (!found?.[1] || !found[2]) return null;
  const names = namesIn(found[2]);
  const bare = names.map((name) => bracketAtEnd(name)?.before ?? name);
  return bare.every((name) => name.split(/\s+/).length <= 3) ? { level: found[1], text: found[2] } : null;
}

const knownInChinese =
  /^(?:[（(]?\d{1,2}[)）.、]\s?)?(?:能够|能|可以|可|会|有|具备|对)?(?:较为|比较|非常|十分|较|深入|基本)?(?:精通|熟练掌握|熟练使用|熟练运用|熟练|熟悉并使用|熟悉|掌握|略懂|略知|了解|会使用|会用|使用|运用|擅长)(?:了|过|使用|掌握|运用|并使用)?\s?/u;
const latinName = /^[\p{Script=Latin}\p{N}.+#/ _-]{1,40}/u;
const maxChineseLength = 10;

export interface ChineseSkills {
  readonly skills: readonly ChineseSkill[];
  /** True if the text contains nothing but names and levels. */
  readonly isAll: boolean;
}

interface ChineseSkill {
  readonly name: string;
  readonly level: string;
  readonly keywords?: readonly string[];
}

/** Reads skills from Chinese clauses: HTML and CSS from `熟悉HTML、CSS，能独立完成页面`; null for other texts. */
export function chineseSkills(written: string): ChineseSkills | null {
  if (!knownInChinese.test(written)) return null;
  // Names in brackets are skills too: `打包工具（如npm，gulp）` has three.
  const text = written.replace(
    /[(（](?:例如|比如|包括|如)?([^()（）]{1,60})[)）]/gu,
    (whole, inside: string) => (isHanList(inside) ? whole : `、${inside}`),
  );
  const skills: ChineseSkill[] = [];
  let isAll = true;
  let level = '';
  for (const clause of splitOutsideBrackets(text, /[，,。；;]/u, true)) {
    if (!/[\p{L}\p{N}]/u.test(clause)) continue;
    const verb = knownInChinese.exec(clause)?.[0] ?? '';
    const parts = splitOutsideBrackets(clause.slice(verb.length), /[、,，。；;]/u).flatMap((part) =>
      part.split(/以及|和(?=[\p{Script=Latin}\p{Script=Han}])|\s?[和与與及]\s?(?=\p{Script=Latin})/u),
    );
    const isListed = verb !== '' || /^\s?[\p{Script=Latin}\p{N}]/u.test(clause);
    const read = dropObjects((isListed ? parts : []).filter((part) => part.trim() !== '').map(nameIn));
    const named = read.filter(({ name }) => name !== '');
    // A clause without a verb continues the one before.
    level = verb.trim() || level;
    for (const { name, keywords } of named)
      skills.push({ name, level, ...(keywords.length > 0 && { keywords }) });
    if (named.length === 0 && skills.length === 0) return null;
    if (named.length === 0 || read.some(({ isWhole }) => !isWhole)) isAll = false;
  }
  return skills.length > 0 ? { skills, isAll } : null;
}

/** Drops objects of a verb, which are not skills: only Figma is one in `用Figma制作海报、画册`. */
function dropObjects(read: readonly ChineseName[]): readonly ChineseName[] {
  const end = read.findIndex(({ name, isWhole }) => !isWhole && /^\p{Script=Latin}/u.test(name));
  return end < 0 ? read : read.filter(({ name }, at) => at <= end || /^\p{Script=Latin}/u.test(name));
}

/** True for several names in Chinese characters only: `名片、邀请函`. */
function isHanList(inside: string): boolean {
  return /^[\p{Script=Han}、，,]+$/u.test(inside) && /[、，,]/u.test(inside);
}

/** Splits at separators outside brackets. */
function splitOutsideBrackets(text: string, sign: RegExp, isKept = false): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const one of text) {
    if (/[(（]/.test(one)) depth += 1;
    if (/[)）]/.test(one)) depth = Math.max(0, depth - 1);
    const isEnd = depth === 0 && sign.test(one);
    if (!isEnd || isKept) parts[parts.length - 1] += one;
    if (isEnd) parts.push('');
  }
  return parts;
}

interface ChineseName {
  readonly name: string;
  readonly keywords: readonly string[];
  /** True if the part contains nothing else. */
  readonly isWhole: boolean;
}

/** A word for the kind of the names before it: `等办公软件`. */
const kindAfterNames = /^等[^，。；、]{0,10}$/u;
const withList = /^(\p{Script=Han}{2,10})[(（]([^()（）]+)[)）]/u;

/** The name that opens a part: `Django` in `Django等框架`. */
function nameIn(part: string): ChineseName {
  const text = part.trim();
  const latin = latinName.exec(text)?.[0].trim() ?? '';
  if (latin !== '' && !isLevel(latin)) return named(latin, text.slice(latin.length).trim());
  const listed = withList.exec(text);
  if (listed?.[1] && listed[2])
    return named(listed[1], text.slice(listed[0].length).trim(), namesIn(listed[2]));
  const [before = ''] = text.split('等');
  if (before !== '' && before.length <= maxChineseLength) return named(before, text.slice(before.length));
  return { name: '', keywords: [], isWhole: false };
}

function named(name: string, rest: string, keywords: readonly string[] = []): ChineseName {
  return { name, keywords, isWhole: rest === '' || kindAfterNames.test(rest) };
}
