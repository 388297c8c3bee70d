import { isContactLine } from '../recognize/contact-in-text.ts';
import { datesInText } from '../recognize/dates-in-text.ts';
import { isDocumentTitle } from '../recognize/document-title.ts';
import { isLabelOfPoints } from '../recognize/label-of-points.ts';
import { isSchool, namesDegree, namesOrganization, namesRole } from '../recognize/name-kinds.ts';
import { isCapital, sectionNamed, sectionOf } from '../recognize/section-headings.ts';
import { partsOf } from '../skills/names-in-row.ts';
import type { SourceLine } from '../source-line.ts';

/*
 * Finds headings by their format: a line that is formatted like the known headings `Education` and `Experience` is a
 * heading, too, whatever it says.
 */

const maxLength = 60;
const maxWords = 8;

/** Marks lines that open a section as headings, and lines that only look like it as titles. */
export function withSectionStyles(lines: readonly SourceLine[]): readonly SourceLine[] {
  return withHeadingsOfFormat(withLevels(lines));
}

/** True if the text of a line may be a heading. */
export function hasHeadingShape({ text, aside, style }: SourceLine): boolean {
  return (
    aside === '' &&
    style !== 'bullet' &&
    style !== 'running' &&
    text.length <= maxLength &&
    text.split(/\s+/).length <= maxWords &&
    /\p{L}/u.test(text) &&
    !/^\p{Ll}/u.test(text) &&
    !/[.,;!?。，；]$/u.test(text) &&
    datesInText(text).date === '' &&
    !isContactLine(text) &&
    !isDocumentTitle(text) &&
    !isHeadOfEntry(text)
  );
}

/** True for `Bachelor Botany, Oak University` and `Cook, Crust & Co`, which open an entry and not a section. */
function isHeadOfEntry(text: string): boolean {
  const [first = '', ...others] = text.split(/, /);
  if (others.length === 0) return false;
  const of = others.join(', ');
  return (
    (namesDegree(first) && !isSchool(first) && isSchool(of)) ||
    (namesRole(first) && !namesOrganization(first) && namesOrganization(of))
  );
}

function levelOf({ setting }: SourceLine): number | null {
  const found = /^h([1-6])$/.exec(setting ?? '');
  return found ? Number(found[1]) : null;
}

/**
 * The first heading level with many known headings is the one of sections; headings at deeper levels become titles,
 * unless most of a level are known headings too.
 */
function withLevels(lines: readonly SourceLine[]): readonly SourceLine[] {
  const levels = lines.map(levelOf);
  const used = levels.filter((level) => level !== null);
  if (used.length === 0) return lines;
  const known = lines.map((line) => hasHeadingShape(line) && sectionNamed(line.text) !== null);
  const isExact = lines.map(({ text }) => sectionOf(text) !== null);
  const at = (level: number, are: readonly boolean[]) =>
    lines.filter((_, index) => levels[index] === level && known[index] && are[index]).length;
  const countAt = (level: number) => at(level, known) + at(level, isExact);
  const most = Math.max(...used.map(countAt));
  const shallowest = Math.min(...used);
  const isNameAbove = used.filter((level) => level === shallowest).length === 1;
  const fallback = isNameAbove ? Math.min(...used.filter((level) => level > shallowest), 6) : shallowest;
  const sections = most > 0 ? Math.min(...used.filter((level) => countAt(level) >= most / 3)) : fallback;
  const alsoSections = [...new Set(used)].filter((level) => {
    const exact = at(level, isExact);
    return exact >= minKnown && 2 * exact >= used.filter((one) => one === level).length;
  });
  const first = lines.findIndex((line, index) => levels[index] !== null && !isDocumentTitle(line.text));
  const firstKnown = known.indexOf(true);
  const isAbove = (index: number) => firstKnown < 0 || index < firstKnown;
  return lines.map((line, index): SourceLine => {
    const level = levels[index];
    if (level === null || level === undefined) return line;
    const isSection = level <= sections || alsoSections.includes(level);
    if (isSection && index === first && !known[index] && isAbove(index)) return { ...line, style: 'large' };
    // The second line of a name is not a known heading, and the next line is a heading.
    const isEmpty = levels[index + 1] !== null && levels[index + 1] !== undefined;
    if (isSection && isEmpty && firstKnown === index + 1 && isPartOfName(line.text))
      return { ...line, style: 'large' };
    if (isDocumentTitle(line.text) && isAbove(index)) return { ...line, style: 'text' };
    return { ...line, style: isSection && !isDated(line) ? 'heading' : 'strong' };
  });
}

function isPartOfName(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,2}$/u.test(text) && sectionNamed(text) === null
  );
}

function isDated({ text, aside }: SourceLine): boolean {
  return datesInText(text).date !== '' || datesInText(aside).date !== '';
}

/** Minimum number of known headings in a format before other lines in it are headings. */
const minKnown = 2;

function withHeadingsOfFormat(lines: readonly SourceLine[]): readonly SourceLine[] {
  const exact = lines.map((line) => hasHeadingShape(line) && sectionOf(line.text) !== null);
  const first = exact.indexOf(true);
  if (first < 0) return lines;
  const inEntry = areInEntries(lines);
  const hasLevels = lines.filter((line, index) => exact[index] && levelOf(line) !== null).length >= minKnown;
  const groups = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    if (line.setting === undefined || levelOf(line) !== null || line.style === 'bullet') continue;
    const isLabel = hasLevels && line.style === 'text' && /[:：]$/.test(line.text);
    if (inEntry[index] || isLabel) continue;
    const group = groupOf(line);
    groups.set(group, [...(groups.get(group) ?? []), index]);
  }
  const formats = [...groups.values()];
  const isOfHeadings = (group: readonly number[]) => !areLabels(group, formats, lines, exact);
  const headings = new Set(
    formats.filter(isOfHeadings).flatMap((group) => headingsIn(group, lines, exact, first)),
  );
  return lines.map((line, index) => (headings.has(index) ? { ...line, style: 'heading' } : line));
}

/**
 * True for lines in another format than most headings, which are below a blank line, while these are not: labels in
 * entries, such as `Achievements:`.
 */
function areLabels(
  group: readonly number[],
  formats: readonly (readonly number[])[],
  lines: readonly SourceLine[],
  exact: readonly boolean[],
): boolean {
  const isApart = (one: readonly number[]) => lines[one[0] ?? -1]?.isBelowBlank === true;
  const isKnown = (index: number) => exact[index] && !isLabelOfPoints(lines[index]?.text ?? '');
  const known = (one: readonly number[]) => one.filter(isKnown).length;
  const most = Math.max(0, ...formats.filter(isApart).map(known));
  return !isApart(group) && most >= minKnown && most > known(group);
}

/** True for lines between two titles of one level, where a bold `Tools` is a label in an entry and not a heading. */
export function areInEntries(lines: readonly SourceLine[]): readonly boolean[] {
  const titles = lines.flatMap((line, index) => (levelOf(line) === null ? [] : [index]));
  let next = 0;
  return lines.map((_, index) => {
    while (next < titles.length && (titles[next] ?? 0) <= index) next += 1;
    const [above, below] = [lines[titles[next - 1] ?? -1], lines[titles[next] ?? -1]];
    if (above?.style !== 'strong' || below?.style !== 'strong') return false;
    return levelOf(above) === levelOf(below);
  });
}

/** The format of a line. Capitals and a blank line above tell headings from titles that are bold, too. */
function groupOf({ text, setting, style, isBelowBlank }: SourceLine): string {
  return [
    setting,
    style,
    isBelowBlank ? 'apart' : '',
    isCapital(text) ? 'capitals' : '',
    /[:：]$/.test(text) ? 'colon' : '',
  ].join(' ');
}

function headingsIn(
  group: readonly number[],
  lines: readonly SourceLine[],
  exact: readonly boolean[],
  first: number,
): readonly number[] {
  const shaped = group.filter((index) => hasHeadingShape(lines[index] as SourceLine));
  const named = shaped.filter((index) => sectionNamed(lines[index]?.text ?? '') !== null);
  const known = shaped.filter((index) => exact[index]);
  if (named.length < minKnown || known.length === 0) return known;
  const below = shaped.filter((index) => index >= first);
  const others = below.filter((index) => !named.includes(index));
  const open = others.filter((index) => !isContent(lines[index]?.text ?? ''));
  return others.length <= named.length ? [...named, ...open] : named;
}

const maxNamesOfHeading = 3;

/** True for the content of a section, which is not a heading: `Java、Python、Go、Rust`, `German: fluent`. */
function isContent(text: string): boolean {
  return partsOf(text).length > maxNamesOfHeading || /[:：]\s*\S/u.test(text);
}
