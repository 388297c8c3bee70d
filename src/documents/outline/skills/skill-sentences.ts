import { kindOf } from '../../../lexicon/lexicon.ts';
import { bracketAtEnd, namesIn } from './names-in-row.ts';
import { isLevel } from './skill-level.ts';

/* What people say of their skills in sentences. */

const longestName = 50;
/** What stands alone on its line, without a full stop. */
const longestPhrase = 90;
/** So many commas are in no sentence. */
const maxNames = 7;
const endOfSentence = /[.!?。！]$/u;
const minWords = 7;

/** `Design • Statistics (surveys, 12 plots) • Python` */
const inRow = /\S\s{1,3}[•|]\s{1,3}\S/u;

/** Whether a text says more than names do; a list may end as a sentence does. */
export function isSentence(written: string): boolean {
  // No sentence has signs between its words; one with them is a list, however much its brackets say.
  if (inRow.test(written)) return false;
  const text = written.replace(/\s?[(（[]([^()（）[\]]{1,200})[)）\]]/gu, (whole, inside: string) =>
    holdsNames(inside) ? '' : whole,
  );
  const parts = namesIn(text);
  if (isHan(text)) return text.length > 12 && parts.some((part) => hanIn(part) > longestHan);
  if (parts.length >= maxNames) return false;
  const isEnded = endOfSentence.test(text.trim()) && !/\betc\.$/i.test(text.trim());
  const longest = parts.length > 1 ? longestName : longestPhrase;
  const wordy = parts.filter((part) => part.split(/\s+/).length >= minWords);
  return wordy.some((part) => part.length > longest) || (isEnded && wordy.length > 0);
}

/** Names in brackets after a name make no sentence of it; other words there belong to the sentence. */
function holdsNames(inside: string): boolean {
  const parts = namesIn(inside);
  const areShort = parts.every((part) => part.split(/\s+/).length <= 3);
  return kindOf(inside) !== null || (parts.length > 1 && areShort);
}

/** More signs than a name has. */
const longestHan = 12;

function hanIn(text: string): number {
  return (text.match(/\p{Script=Han}/gu) ?? []).length;
}

function isHan(text: string): boolean {
  return 3 * hanIn(text) > text.length;
}

const known =
  /^((?:(?:highly|very|strong|good|excellent|solid|basic|deep|extensive|sehr|gute|gutes|bonne|bonnes|buen|buena|buenos)\s)?(?:proficient|proficiency|experienced|experience|skilled|fluent|familiar|familiarity|knowledge|command|understanding|versed|kenntnisse|erfahrung|erfahren|vertraut|maîtrise|connaissances?|conocimientos?|dominio|manejo|experto|expert))\s(?:in|with|of|at|mit|von|de|d’|du|des|en|del)\s(?:the\s)?(\S.*)$/iu;

/** `Proficient in Excel and Access` → the names and how well they are known; null where it is no such text. */
export function knownFrom(text: string): { readonly level: string; readonly text: string } | null {
  const found = known.exec(text.trim());
  if (!found?.[1] || !found[2]) return null;
  const names = namesIn(found[2]);
  const bare = names.map((name) => bracketAtEnd(name)?.before ?? name);
  return bare.every((name) => name.split(/\s+/).length <= 3) ? { level: found[1], text: found[2] } : null;
}

const knownInChinese =
  /^(?:[（(]?\d{1,2}[)）.、]\s?)?(?:能够|能|可以|可|会|有|具备|对)?(?:较为|比较|非常|十分|较|深入|基本)?(?:精通|熟练掌握|熟练使用|熟练运用|熟练|熟悉并使用|熟悉|掌握|略懂|略知|了解|会使用|会用|使用|运用|擅长)(?:了|过|使用|掌握|运用|并使用)?\s?/u;
const names = /^[\p{Script=Latin}\p{N}.+#/ _-]{1,40}/u;
const longestChinese = 10;

export interface ChineseSkills {
  readonly skills: readonly ChineseSkill[];
  /** Whether the names and how well they are known are all that the text says. */
  readonly isAll: boolean;
}

interface ChineseSkill {
  readonly name: string;
  readonly level: string;
  readonly keywords?: readonly string[];
}

/** `熟悉HTML、CSS，能独立完成页面` → HTML and CSS, and that more is said; null where it is no such text. */
export function chineseSkills(written: string): ChineseSkills | null {
  if (!knownInChinese.test(written)) return null;
  // `打包工具（如npm，gulp）` names three.
  const text = written.replace(
    /[(（](?:例如|比如|包括|如)?([^()（）]{1,60})[)）]/gu,
    (whole, inside: string) => (isHanList(inside) ? whole : `、${inside}`),
  );
  const skills: ChineseSkill[] = [];
  let isAll = true;
  let level = '';
  for (const clause of partedOutside(text, /[，,。；;]/u, true)) {
    if (!/[\p{L}\p{N}]/u.test(clause)) continue;
    const verb = knownInChinese.exec(clause)?.[0] ?? '';
    const parts = partedOutside(clause.slice(verb.length), /[、,，。；;]/u).flatMap((part) =>
      part.split(/以及|和(?=[\p{Script=Latin}\p{Script=Han}])/u),
    );
    const isListed = verb !== '' || /^\s?[\p{Script=Latin}\p{N}]/u.test(clause);
    const read = untilObjects((isListed ? parts : []).filter((part) => part.trim() !== '').map(nameIn));
    const named = read.filter(({ name }) => name !== '');
    // A clause without a verb goes on with the one before it.
    level = verb.trim() || level;
    for (const { name, keywords } of named)
      skills.push({ name, level, ...(keywords.length > 0 && { keywords }) });
    if (named.length === 0 && skills.length === 0) return null;
    if (named.length === 0 || read.some(({ isWhole }) => !isWhole)) isAll = false;
  }
  return skills.length > 0 ? { skills, isAll } : null;
}

/** Of `用Figma制作海报、画册` only Figma is a skill: what follows a verb is what is made with it. */
function untilObjects(read: readonly ChineseName[]): readonly ChineseName[] {
  const end = read.findIndex(({ name, isWhole }) => !isWhole && /^\p{Script=Latin}/u.test(name));
  return end < 0 ? read : read.filter(({ name }, at) => at <= end || /^\p{Script=Latin}/u.test(name));
}

/** `名片、邀请函`: several names, of which none is of a tool. */
function isHanList(inside: string): boolean {
  return /^[\p{Script=Han}、，,]+$/u.test(inside) && /[、，,]/u.test(inside);
}

/** Parted at signs that stand in no brackets. */
function partedOutside(text: string, sign: RegExp, isKept = false): readonly string[] {
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
  /** Whether it is all that the part says. */
  readonly isWhole: boolean;
}

/** `等办公软件` says of what kind the names before it are. */
const kindBehind = /^等[^，。；、]{0,10}$/u;
const withList = /^(\p{Script=Han}{2,10})[(（]([^()（）]+)[)）]/u;

/** `Django等框架` → `Django`; of a part that goes on in Chinese only the name. */
function nameIn(part: string): ChineseName {
  const text = part.trim();
  const latin = names.exec(text)?.[0].trim() ?? '';
  if (latin !== '' && !isLevel(latin)) return named(latin, text.slice(latin.length).trim());
  const listed = withList.exec(text);
  if (listed?.[1] && listed[2])
    return named(listed[1], text.slice(listed[0].length).trim(), namesIn(listed[2]));
  const [before = ''] = text.split('等');
  if (before !== '' && before.length <= longestChinese) return named(before, text.slice(before.length));
  return { name: '', keywords: [], isWhole: false };
}

function named(name: string, rest: string, keywords: readonly string[] = []): ChineseName {
  return { name, keywords, isWhole: rest === '' || kindBehind.test(rest) };
}
