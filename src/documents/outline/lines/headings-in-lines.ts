import { isCapital, type OutlineKey, sectionOf } from '../recognize/section-headings.ts';
import { namesLanguage } from '../recognize/spoken-languages.ts';
import { namesIn, partsOf } from '../skills/names-in-row.ts';
import type { SourceLine } from '../source-line.ts';

/*
 * Splits a heading from the text on its line: `SKILLS: Excel, Word`. Inside an entry the same words are a label;
 * position and layout tell the two apart.
 */

const labeled = /^([^:：]{2,30})[:：]\s*(\S.*)$/u;

/** Sections that may be short enough to follow their heading on its line. */
const oneLineSections: ReadonlySet<OutlineKey> = new Set([
  'skills',
  'languages',
  'interests',
  'certificates',
] as const);
/** In these sections a label names a group. */
const lists: ReadonlySet<OutlineKey | null> = new Set(['skills', 'languages', 'interests'] as const);
/** A summary, or a list of schools, may end with a labeled line of skills, which no entry there has. */
const mayEndWithSkills: ReadonlySet<OutlineKey | null> = new Set([
  'summary',
  'contact',
  'education',
] as const);
const minSkills = 3;
const maxWordsOfSkill = 6;
const minShareOfShort = 0.7;
const minCapital = 2;
/** Minimum distance to the line above for a line that is set apart; 1 is normal. */
const minGap = 1.5;

interface Opened {
  readonly key: OutlineKey;
  readonly label: string;
  readonly rest: string;
}

/** Gives each such heading a line of its own. */
export function withSeparateHeadings(lines: readonly SourceLine[]): readonly SourceLine[] {
  const found = lines.map(openedBy);
  if (found.every((one) => one === null)) return lines;
  const alone = lines.map((line) => (mayOpen(line) ? sectionOf(line.text) : null));
  const known = lines.filter((_, index) => alone[index] !== null);
  const areCapital =
    known.length >= minCapital && known.every(({ text }) => text.length > 0 && isCapital(text));
  const counts = new Map<string, number>();
  for (const one of found) if (one) counts.set(one.label, (counts.get(one.label) ?? 0) + 1);
  /** Text below a label would show that it belongs to an entry. */
  const isLast = (index: number) => {
    const next = lines[index + 1];
    return (
      next === undefined ||
      next.style === 'heading' ||
      alone[index + 1] !== null ||
      (found[index + 1] ?? null) !== null
    );
  };
  let open: OutlineKey | null = null;
  /** The section of the heading above, if it is known. Contact details are above all headings. */
  let above: OutlineKey | null = 'contact';
  return lines.flatMap((line, index): readonly SourceLine[] => {
    open = alone[index] ?? open;
    above = alone[index] ?? (line.style === 'heading' ? null : above);
    const one = found[index];
    // A label that repeats belongs to the entries.
    const isOnce = one && counts.get(one.label) === 1;
    const isInList = one && lists.has(open) && lists.has(one.key);
    if (!isOnce || isInList) return [line];
    const endsSection = mayEndWithSkills.has(above) && (above !== 'education' || isLast(index));
    if (endsSection && isListOfSkills(one)) {
      [open, above] = [one.key, one.key];
      return split(line, one);
    }
    const isSetAlike = areCapital && isCapital(one.label);
    const isNew = !alone.includes(one.key);
    if (!isSetAlike && !(isNew && isLast(index) && isSeparate(line))) return [line];
    open = one.key;
    return split(line, one);
  });
}

function openedBy(line: SourceLine): Opened | null {
  const [, label = '', rest = ''] = mayOpen(line) ? (labeled.exec(line.text) ?? []) : [];
  const key = label === '' ? null : sectionOf(label.replace(verbOfLabel, ''));
  if (key === null || !oneLineSections.has(key)) return null;
  // `Languages: Go, Rust` lists programming languages.
  const isHeading = key !== 'languages' || namesIn(rest).some(namesLanguage);
  return isHeading ? { key, label: label.trim(), rest } : null;
}

/** `Key skills include:` */
const verbOfLabel = /\s(?:includes?|are|umfassen|sind)$/iu;

function isListOfSkills({ key, rest }: Opened): boolean {
  if (key !== 'skills') return false;
  const names = partsOf(rest.replaceAll(' | ', ', '));
  const short = names.filter((name) => name.split(' ').length <= maxWordsOfSkill);
  return names.length >= minSkills && short.length >= minShareOfShort * names.length;
}

function mayOpen({ style }: SourceLine): boolean {
  return style !== 'bullet' && style !== 'running' && style !== 'large';
}

function isSeparate({ isBelowBlank, layout }: SourceLine): boolean {
  return isBelowBlank ?? (layout?.gap ?? 0) >= minGap;
}

/** Splits a line in two; the second part has a place of its own. */
function split(line: SourceLine, { label, rest }: Opened): readonly SourceLine[] {
  const { opening: _, ...others } = line;
  const place = `${line.place}, second part`;
  return [
    { ...others, text: label, aside: '', style: 'heading', links: [], linkTexts: [] },
    { ...others, place, text: rest, style: 'text', opensBlock: false, isBelowBlank: false },
  ];
}
