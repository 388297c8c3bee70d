import type { JsonObject } from '../../contract/json-object.ts';
import { cellsIn, type SourceLine } from './source-line.ts';

/* Sections that are lists of names: skills, languages, interests. */

const separator = /[,;、，；|•·]/;

/** What separators part; those in brackets part nothing. */
export function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let end = text.length;
  let isInBrackets = false;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const sign = text.charAt(at);
    if (/[)）(（]/.test(sign)) isInBrackets = /[)）]/.test(sign);
    if (isInBrackets || !separator.test(sign)) continue;
    parts.push(text.slice(at + 1, end).trim());
    end = at;
  }
  return [...parts, text.slice(0, end).trim()].reverse();
}

function textsOf(lines: readonly SourceLine[]): readonly string[] {
  return lines.flatMap(({ text, aside }) => [[text, aside].filter((part) => part !== '').join(' ')]);
}

interface Group {
  readonly name: string;
  level?: string;
  readonly keywords: string[];
}

/** `Languages: Go, Rust` is a group, `Go, Rust` are two skills; a title takes the lines below it. */
export function skillGroups(written: readonly SourceLine[]): readonly JsonObject[] {
  const lines = inColumns(written);
  const isTitle = titleTest(lines);
  // Of a page that was drawn the gap may be one between words.
  const isGrid = lines.some(
    ({ aside, setting }) => aside.includes(' | ') || (setting !== undefined && aside !== ''),
  );
  const gap = isGrid ? ' | ' : ' ';
  const groups: (JsonObject | Group)[] = [];
  let open: Group | null = null;
  for (const [index, line] of lines.entries()) {
    // A title with its names at the other end of the line, the cells of a grid, or words with a gap.
    const isLabelled = isTitle(line, index) || line.setting === 'row';
    const parting = isLabelled && line.aside !== '' ? ': ' : gap;
    const text = [line.text.replace(/[:：]$/, ''), line.aside].filter((part) => part !== '').join(parting);
    const labelled = /^([^:：,;]{1,60})[:：]\s*(\S.*)$/u.exec(text);
    if (labelled?.[1] && labelled[2]) {
      groups.push({ ...levelled(labelled[1]), keywords: names(labelled[2]) });
      open = null;
    } else if (isTitle(line, index) && partsOf(text).length === 1) {
      open = { name: text.replace(/[:：]$/, ''), keywords: [] };
      groups.push(open);
    } else if (open) {
      addTo(open, text);
    } else {
      groups.push(...listed(text).flatMap(levelledCells));
    }
  }
  return groups.map((group) => ({ ...group }));
}

/** Names in a row; what is a sentence is one. */
function listed(text: string): readonly string[] {
  const parts = names(text);
  const isSentence =
    parts.some((part) => part.length > longestName) || /[.。]$/u.test(text.replace(/etc\.$/, ''));
  return isSentence && parts.length < maxNames ? [text] : parts;
}

const longestName = 50;
/** So many commas are in no sentence. */
const maxNames = 7;

/** `Python | expert` is one name with its level, `Python | Go` are two. */
function levelledCells(text: string): readonly JsonObject[] {
  const cells = cellsIn(text);
  const areNames = cells.length > 1 && !cells.slice(1).some(isLevel);
  return (areNames ? cells : [text]).filter((cell) => cell !== '').map(levelled);
}

function addTo(group: Group, text: string): void {
  if (group.level === undefined && group.keywords.length === 0 && isLevel(text)) group.level = text;
  else group.keywords.push(...names(text));
}

/** A title is bold, or ends in a colon; else marked names are, or any with how well it is known below. */
function titleTest(lines: readonly SourceLine[]): (line: SourceLine, index: number) => boolean {
  const isBold = ({ style }: SourceLine) => style === 'strong' || style === 'heading';
  const areMarked = !lines.some(isBold) && lines.some((line, index) => isBelowTitle(lines[index - 1], line));
  return (line, index) =>
    isBold(line) ||
    /[:：]$/.test(line.text) ||
    (areMarked && line.style === 'bullet') ||
    isLevel(lines[index + 1]?.text ?? '');
}

const level =
  /^(?:expert|advanced|intermediate|beginner|basic|novice|proficient|skilled|elementary|conversational|fluent|native(?: speaker)?|bilingual|mother tongue|(?:full |limited )?professional(?: working)?(?: proficiency)?|experte|fortgeschritten|grundkenntnisse|fließend|muttersprache|verhandlungssicher|courant|avancé|intermédiaire|débutant|notions|langue maternelle|avanzado|intermedio|básico|nativo|fluido|精通|熟练|熟悉|了解|母语|流利|[ABC][12])$/iu;

/** Whether a text says nothing but how well something is known. */
function isLevel(text: string): boolean {
  return level.test(text.trim());
}

/**
 * Names in a row, below them how well each is known, below that what belongs to each: read down the columns, and
 * not along the lines.
 */
function inColumns(lines: readonly SourceLine[]): readonly SourceLine[] {
  const cells = lines.map(({ text, aside }) => [text, ...cellsIn(aside)].filter((cell) => cell !== ''));
  const isLevels = (index: number) => (cells[index]?.length ?? 0) > 1 && (cells[index] ?? []).every(isLevel);
  const starts = lines.map((_, index) => index).filter((index) => isLevels(index + 1));
  const [first] = starts;
  if (first === undefined) return lines;
  const blocks = starts.map((start, at) => {
    const style = lines[start]?.style;
    const next = lines.findIndex(
      (line, index) => index > start + 1 && style !== 'text' && line.style === style,
    );
    return { start, end: starts[at + 1] ?? (next < 0 ? lines.length : next) };
  });
  const inOrder = blocks.flatMap(({ start, end }) => {
    const width = cells[start]?.length ?? 0;
    return Array.from({ length: width }, (_, column) =>
      lines.slice(start, end).flatMap((line, at): readonly SourceLine[] => {
        const text = cells[start + at]?.[column]?.replace(/^•\s*/, '');
        return text === undefined ? [] : [{ ...line, text, aside: '' }];
      }),
    ).flat();
  });
  return [...lines.slice(0, first), ...inOrder, ...lines.slice(blocks.at(-1)?.end)];
}

/** `Python (expert)`, `Python | expert` */
function levelled(text: string): JsonObject {
  const whole = text.trim();
  const aside = bracketAtEnd(whole);
  const [name = '', ...others] = cellsIn(whole);
  if (aside) return { name: aside.before, level: aside.inside };
  return name !== '' && others.length > 0 ? { name, level: others.join(' | ') } : { name: whole };
}

/** `Python (expert)`: what stands before the last bracket and what in it; null where no bracket ends the text. */
function bracketAtEnd(text: string): { readonly before: string; readonly inside: string } | null {
  const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'));
  const inside = text.slice(open + 1, -1);
  const before = text.slice(0, Math.max(open, 0)).trimEnd();
  return before === '' || inside === '' || !/[)）]$/.test(text) || /[)）]/.test(inside)
    ? null
    : { before, inside };
}

function names(text: string): string[] {
  // A list may end as a sentence does.
  return partsOf(text)
    .map((name) => name.replace(/(?<=\p{Ll}{4})\.$/u, ''))
    .filter((name) => name !== '');
}

export function languageList(written: readonly SourceLine[]): readonly JsonObject[] {
  const texts = inColumns(written)
    .map(({ text, aside, setting }) =>
      [text, aside].filter((part) => part !== '').join(setting === undefined ? ' ' : ' | '),
    )
    .map((text) => text.replace(/^([^|,]+) \| ([^|,]+)$/, '$1 ($2)'))
    .flatMap(names);
  return texts.flatMap((text, index) => {
    const below = texts[index + 1] ?? '';
    if (isLevel(text) && index > 0 && !isLevel(texts[index - 1] ?? '')) return [];
    return isLevel(below) && !isLevel(text) ? [{ language: text, fluency: below }] : [spoken(text)];
  });
}

const languageName = /^\p{L}[\p{L} ]*$/u;

function spoken(text: string): JsonObject {
  const aside = bracketAtEnd(text);
  if (aside && languageName.test(aside.before)) return { language: aside.before, fluency: aside.inside };
  const mark = text.search(/[:：–—-]/);
  const [named, said] = [text.slice(0, mark).trimEnd(), text.slice(mark + 1).trim()];
  if (mark > 0 && said !== '' && languageName.test(named)) return { language: named, fluency: said };
  const fluency = /\s(?:native|fluent|[ABC][12])$/i.exec(text)?.[0].trim();
  const language = text.slice(0, text.length - (fluency?.length ?? 0)).trim();
  return fluency && languageName.test(language) ? { language, fluency } : { language: text };
}

export function interestList(lines: readonly SourceLine[]): readonly JsonObject[] {
  const hasTitles = lines.some((line, index) => index > 0 && isBelowTitle(lines[index - 1], line));
  // A title with names below it is set as a group of skills is.
  if (hasTitles) return skillGroups(lines).map(withoutBlanks);
  return textsOf(lines).flatMap((text) => {
    const labelled = /^([^:：,;]{1,60})[:：]\s*(\S.*)$/u.exec(text);
    if (labelled?.[1] && labelled[2]) return [{ name: labelled[1], keywords: names(labelled[2]) }];
    return names(text).map((name) => ({ name }));
  });
}

function isBelowTitle(title: SourceLine | undefined, line: SourceLine): boolean {
  return (
    title !== undefined && /^(?:strong|bullet)$/.test(title.style) && /^(?:text|quiet)$/.test(line.style)
  );
}

function withoutBlanks({ keywords, ...others }: JsonObject): JsonObject {
  return Array.isArray(keywords) && keywords.length > 0 ? { ...others, keywords } : others;
}
