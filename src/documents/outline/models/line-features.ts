import { FeatureRows } from '../../../text/model/feature-rows.ts';
import { hashOf } from '../../../values/hash.ts';
import { withoutTrailing } from '../../../values/strings.ts';
import { isContactLine } from '../recognize/contact-in-text.ts';
import { datesInText, isDuration } from '../recognize/dates-in-text.ts';
import { isDocumentTitle } from '../recognize/document-title.ts';
import { skillShare, titleMatch } from '../recognize/lexical-signs.ts';
import { isPlace, isSchool, namesDegree, namesOrganization, namesRole } from '../recognize/name-kinds.ts';
import { isName, plainName } from '../recognize/person-name.ts';
import { isSurelyPlace } from '../recognize/place-names.ts';
import { isCapital, sectionNamed, sectionOf } from '../recognize/section-headings.ts';
import { namesLanguage } from '../recognize/spoken-languages.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';
import { taggedByRules } from './tagged-by-rules.ts';

/* Features for the model of lines: the format of each line, what it names, and the same of its neighbors. */

/** Signs of a line by itself, each as a small number or a hash. */
interface Signs {
  readonly style: number;
  readonly setting: number;
  /** How often the resume uses this format, and whether a known heading has it. */
  readonly settingUse: number;
  readonly flags: number;
  readonly time: number;
  readonly length: number;
  readonly end: number;
  readonly begin: number;
  readonly heading: number;
  readonly named: number;
  readonly shape: number;
  readonly words: readonly number[];
  readonly parts: number;
  readonly aside: number;
  readonly skills: number;
  readonly title: number;
  /** Ending of the first word, which may mark a verb. */
  readonly ending: number;
  readonly placed: Placed;
}

/** Position and size of a line as small numbers; 0 if unknown. */
interface Placed {
  readonly face: number;
  readonly look: number;
  readonly size: number;
  readonly gap: number;
  readonly indent: number;
  readonly points: number;
}

const maxWords = 12;
const maxLengthRead = 400;

export function lineFeatures(lines: readonly SourceLine[]): FeatureRows {
  const uses = settingUses(lines);
  const signs = lines.map((line) => signsOf(line, uses));
  const ruled = taggedByRules(lines).map(({ key, tag }) => ({
    key: hashOf(key),
    tag: hashOf(tag),
    both: hashOf(`${key} ${tag}`),
  }));
  const rows = new FeatureRows();
  let lastHeading = 0;
  let sinceHeading = 0;
  for (const [index, own] of signs.entries()) {
    const before = signs[index - 1] ?? outside;
    const twoBefore = signs[index - 2] ?? outside;
    const after = signs[index + 1] ?? outside;
    const twoAfter = signs[index + 2] ?? outside;
    let template = 0;
    const add = (value: number, other = 0) => {
      rows.add(template, value, other);
      template += 1;
    };
    add(0);
    add(own.style);
    add(own.style, own.setting);
    add(own.setting, own.settingUse);
    add(own.style, before.style);
    add(own.style, after.style);
    add(own.setting === before.setting ? 1 : 0, own.setting === after.setting ? 1 : 0);
    add(own.flags);
    add(own.flags, own.style);
    add(own.time, own.style);
    add(own.time, before.time);
    add(own.time, after.time);
    add(own.length, own.style);
    add(own.length, own.end);
    add(own.end, own.begin);
    add(own.begin, before.end);
    add(own.heading);
    add(own.heading, own.style);
    add(own.named, own.style);
    add(own.named, own.settingUse);
    add(own.named, own.shape);
    add(own.shape, own.style);
    add(own.shape, own.settingUse);
    add(own.parts, own.style);
    add(own.aside, own.style);
    add(own.aside, before.aside);
    add(before.flags, before.style);
    add(after.flags, after.style);
    add(own.flags, before.flags);
    add(own.flags, after.flags);
    add(twoBefore.style, twoBefore.time);
    add(twoAfter.style, twoAfter.time);
    add(before.heading, own.style);
    add(after.heading, own.style);
    add(before.style, before.length);
    add(after.style, after.length);
    add(lastHeading, own.style);
    add(lastHeading, own.flags);
    add(lastHeading, Math.min(sinceHeading, 4));
    add(Math.min(index, 8), own.style);
    add(Math.min(index, 8), own.flags);
    add(own.heading === 0 ? 0 : 1, own.settingUse);
    add(before.time === 0 ? 0 : 1, own.flags);
    add(after.style, after.time);
    add(own.skills, own.style);
    add(own.skills, lastHeading);
    add(own.skills, own.parts);
    add(own.skills * 16 + before.skills * 4 + after.skills);
    add(own.title, own.style);
    add(own.title, own.flags);
    add(own.title, own.time);
    add(before.title, own.title);
    add(own.title, after.title);
    add(own.ending, own.length);
    add(own.ending, own.style);
    const [placed, placedBefore, placedAfter] = [own.placed, before.placed, after.placed];
    add(placed.gap, own.style);
    add(placed.gap, placed.size);
    add(placed.gap, placedAfter.gap);
    add(placed.gap, placedBefore.gap);
    add(placed.gap, own.time);
    add(placed.gap, own.flags);
    add(placed.gap, own.heading);
    add(placedAfter.gap, own.style);
    add(placed.size, placed.look);
    add(placed.size, own.settingUse);
    add(placed.size, placedBefore.size);
    add(placed.size, placedAfter.size);
    add(placed.indent, own.style);
    add(placed.indent, placed.gap);
    add(sideOf(placed, placedBefore), own.style);
    add(sideOf(placedAfter, placed), own.style);
    add(sideOf(placed, placedBefore), placed.gap);
    add(isAlike(placed, placedBefore), isAlike(placed, placedAfter) * 16 + placed.gap);
    const rule = ruled[index] ?? nothing;
    const [ruleBefore, ruleAfter] = [ruled[index - 1] ?? nothing, ruled[index + 1] ?? nothing];
    add(rule.both);
    add(rule.both, own.style);
    add(rule.tag, own.flags);
    add(rule.both, own.time);
    add(rule.both, ruleBefore.both);
    add(rule.tag, ruleAfter.tag);
    add(rule.key, own.heading);
    add(rule.tag, own.length);
    const wordTemplate = template;
    for (const [at, word] of own.words.entries()) {
      rows.add(wordTemplate, word);
      if (at === 0) rows.add(wordTemplate + 1, word, own.style);
      rows.add(wordTemplate + 2, word, own.shape);
    }
    if (own.words.length > 0) rows.add(wordTemplate + 3, own.words.at(-1) ?? 0, own.settingUse);
    for (const word of before.words.slice(0, 1)) rows.add(wordTemplate + 4, word);
    rows.endRow();
    sinceHeading += 1;
    if (own.heading !== 0) [lastHeading, sinceHeading] = [own.heading, 0];
  }
  return rows;
}

const nothing = { key: 0, tag: 0, both: 0 };
const unplaced: Placed = { face: 0, look: 0, size: 0, gap: 0, indent: 0, points: 0 };

/** 0: unknown, 1: farther to the left than the other, 2: at the same place, 3: farther to the right. */
function sideOf(own: Placed, other: Placed): number {
  if (own.indent === 0 || other.indent === 0) return 0;
  return 1 + bucket(own.points - other.points, [-3, 3]);
}

function isAlike(own: Placed, other: Placed): number {
  return own.face !== 0 && own.face === other.face ? 1 : 0;
}

function placedOf({ layout }: SourceLine): Placed {
  if (layout === undefined) return unplaced;
  const { face, isBold, isItalic, isRuled = false, larger, gap, indent } = layout;
  return {
    face: hashOf(face),
    look: 1 + bits([isBold, isItalic, isRuled]),
    size: 1 + bucket(larger, [-0.6, 0.4, 1.4, 2.9, 5.9]),
    gap: gap === null ? 1 : 2 + bucket(gap, [0.9, 1.1, 1.3, 1.6, 2.1, 3]),
    indent: 1 + bucket(indent, [3, 10, 20, 40, 80, 150]),
    points: indent,
  };
}

const outside: Signs = {
  ...{ style: -1, setting: -1, settingUse: -1, flags: -1, time: -1, length: -1, end: -1, begin: -1 },
  ...{ heading: -1, named: -1, shape: -1, words: [], parts: -1, aside: -1 },
  ...{ skills: -1, title: -1, ending: -1, placed: unplaced },
};

/**
 * Names of formats that rank lines are kept; others lose their number, because they only show which lines are set
 * alike.
 */
function settingOf({ setting = '' }: SourceLine): string {
  return (
    /^(?:h\d|bold line|line|row|item|li|above a rule)/.exec(setting)?.[0] ??
    withoutTrailing(setting, ' -0123456789')
  );
}

function settingUses(lines: readonly SourceLine[]): ReadonlyMap<string, number> {
  const groups = new Map<string, { count: number; headings: number; isShort: number }>();
  for (const line of lines) {
    const key = groupOf(line);
    const group = groups.get(key) ?? { count: 0, headings: 0, isShort: 0 };
    group.count += 1;
    group.headings += sectionOf(line.text) === null || line.aside !== '' ? 0 : 1;
    group.isShort += line.text.length < 40 ? 1 : 0;
    groups.set(key, group);
  }
  return new Map(
    [...groups].map(([key, { count, headings, isShort }]) => [
      key,
      Math.min(3, headings) * 100 +
        bucket(headings / count, [0.01, 0.2, 0.5, 0.9]) * 10 +
        bucket(count, [2, 4, 10, 30]) +
        (2 * isShort > count ? 1000 : 0),
    ]),
  );
}

function groupOf({ style, setting, layout, text }: SourceLine): string {
  return `${style} ${setting ?? layout?.face ?? ''} ${isCapital(text) ? 'capital' : ''}`;
}

function bucket(value: number, bounds: readonly number[]): number {
  return bounds.filter((bound) => value >= bound).length;
}

/** 0: no date, 1: nothing but a date, 2: a date beside other words. */
function timeIn(date: string, rest: string): number {
  if (date === '') return 0;
  return rest === '' ? 1 : 2;
}

const beginnings = [/^\p{Ll}/u, /^\d/, /^\p{Lu}/u, /^\p{L}/u, /^[(“"'[]/];
const endings = [/\.$/, /[:：]$/u, /[,;，]$/u, /[!?。]$/u, /[)|]$/, /[–-]$/u, /\d$/];

/** Number of the first pattern that matches, from 1; 0 if none does. */
function kindOf(text: string, patterns: readonly RegExp[]): number {
  return patterns.findIndex((pattern) => pattern.test(text)) + 1;
}

function bits(flags: readonly boolean[]): number {
  return flags.reduce((sum, flag, index) => sum + (flag ? 2 ** index : 0), 0);
}

function signsOf(line: SourceLine, uses: ReadonlyMap<string, number>): Signs {
  const text = line.text.slice(0, maxLengthRead);
  const aside = line.aside.slice(0, maxLengthRead);
  const both = aside === '' ? text : `${text} | ${aside}`;
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
  const { date, rest } = datesInText(text);
  const asideDate = aside === '' ? { date: '', rest: '' } : datesInText(aside);
  const isRange = /[-–—~至]|\b(?:to|bis|au|à|hasta)\b/iu.test(date || asideDate.date);
  const isShort = text.length <= 120;
  const letters = Array.from(text).filter((sign) => /\p{L}/u.test(sign)).length;
  return {
    style: hashOf(line.style),
    setting: hashOf(settingOf(line)),
    settingUse: uses.get(groupOf(line)) ?? 0,
    flags: bits([
      isShort && namesRole(both),
      isShort && namesOrganization(both),
      isShort && isSchool(both),
      isShort && namesDegree(both),
      isShort && cellsIn(both).some((cell) => cell.split(/, | [-–—] /).some((part) => isSurelyPlace(part))),
      isContactLine(text) || isContactLine(aside),
      /@/.test(both),
      /https?:|www\.|\.(?:com|org|io|net|dev)\b/i.test(both),
      isShort && isName(plainName(text)),
      isShort && isPlace(text),
      isDocumentTitle(text),
    ]),
    time:
      timeIn(date, rest) * 12 +
      timeIn(asideDate.date, asideDate.rest) * 4 +
      (isRange ? 2 : 0) +
      (isDuration(text) ? 1 : 0),
    length: bucket(text.length, [3, 12, 25, 40, 60, 80, 110, 160]),
    end: kindOf(text.trim(), endings),
    begin: kindOf(text, beginnings),
    heading: line.aside === '' ? hashOf(sectionOf(text) ?? '') - hashOf('') : 0,
    named: isShort ? hashOf(sectionNamed(text) ?? '') - hashOf('') : 0,
    shape:
      bits([
        isCapital(text),
        words.length <= 1,
        words.length <= 3,
        words.length <= 6,
        line.opensBlock === true,
        /[:：]/.test(text),
        /\d/.test(text),
      ]) + (letters < 0.5 * text.length ? 1000 : 0),
    words: words.slice(0, words.length <= maxWords ? maxWords : 3).map(hashOf),
    parts:
      bucket(text.split(/[,;|·•、，]/).length, [2, 3, 4, 6, 10]) * 4 +
      (isShort && namesLanguage(words[0] ?? '') ? 1 : 0) +
      (/\|/.test(both) ? 2 : 0),
    skills: skillShare(text),
    title: isShort ? titleMatch(both.split(/[,|(–—]| - | at |\t/)[0] ?? '') : 0,
    ending: hashOf((words[0] ?? '').slice(-3)),
    placed: placedOf(line),
    aside:
      aside === ''
        ? 0
        : bits([
            true,
            asideDate.date !== '',
            isPlace(aside) || isSurelyPlace(aside),
            isShort && namesRole(aside),
            isShort && namesOrganization(aside),
            aside.includes('|'),
          ]),
  };
}
