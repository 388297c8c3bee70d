import { isCapital, type OutlineKey, sectionOf } from '../recognize/section-headings.ts';
import { namesLanguage } from '../recognize/spoken-languages.ts';
import { namesIn } from '../skills/names-in-row.ts';
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
  let open: OutlineKey | null = null;
  return lines.flatMap((line, index): readonly SourceLine[] => {
    open = alone[index] ?? open;
    const one = found[index];
    // A label that repeats belongs to the entries.
    const isOnce = one && counts.get(one.label) === 1;
    const isInList = one && lists.has(open) && lists.has(one.key);
    if (!isOnce || isInList) return [line];
    const isSetAlike = areCapital && isCapital(one.label);
    const isNew = !alone.includes(one.key);
    // Text below it would show that it belongs to an entry.
    const next = lines[index + 1];
    const isLast =
      next === undefined ||
      next.style === 'heading' ||
      alone[index + 1] !== null ||
      (found[index + 1] ?? null) !== null;
    if (!isSetAlike && !(isNew && isLast && isSeparate(line))) return [line];
    open = one.key;
    return split(line, one);
  });
}

function openedBy(line: SourceLine): Opened | null {
  const [, label = '', rest = ''] = mayOpen(line) ? (labeled.exec(line.text) ?? []) : [];
  const key = label === '' ? null : sectionOf(label);
  if (key === null || !oneLineSections.has(key)) return null;
  // `Languages: Go, Rust` lists programming languages.
  const isHeading = key !== 'languages' || namesIn(rest).some(namesLanguage);
  return isHeading ? { key, label: label.trim(), rest } : null;
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
