import { isCapital, type OutlineKey, sectionOf } from './recognize/section-headings.ts';
import { namesLanguage } from './recognize/spoken-languages.ts';
import { namesIn } from './skills/names-in-row.ts';
import type { SourceLine } from './source-line.ts';

/*
 * `SKILLS: Excel, Word` on one line is a heading and what stands below it. Inside an entry the same words are a label of what was
 * used there: where they stand and how they are set tells which of the two is meant.
 */

const labelled = /^([^:：]{2,30})[:：]\s*(\S.*)$/u;

/** Sections that have room behind their heading. */
const short: ReadonlySet<OutlineKey> = new Set(['skills', 'languages', 'interests', 'certificates'] as const);
/** Among names a label parts groups of them. */
const lists: ReadonlySet<OutlineKey | null> = new Set(['skills', 'languages', 'interests'] as const);
const fewestCapital = 2;
/** So far below the line above a line of a page stands apart. */
const farBelow = 1.5;

interface Opened {
  readonly key: OutlineKey;
  readonly label: string;
  readonly rest: string;
}

/** The same lines, each such heading apart from what follows it. */
export function withHeadingsApart(lines: readonly SourceLine[]): readonly SourceLine[] {
  const found = lines.map(openedBy);
  if (found.every((one) => one === null)) return lines;
  const alone = lines.map((line) => (mayOpen(line) ? sectionOf(line.text) : null));
  const known = lines.filter((_, index) => alone[index] !== null);
  const areCapital =
    known.length >= fewestCapital && known.every(({ text }) => text.length > 0 && isCapital(text));
  const counts = new Map<string, number>();
  for (const one of found) if (one) counts.set(one.label, (counts.get(one.label) ?? 0) + 1);
  let open: OutlineKey | null = null;
  return lines.flatMap((line, index): readonly SourceLine[] => {
    open = alone[index] ?? open;
    const one = found[index];
    // What comes back is said of each entry.
    const isOnce = one && counts.get(one.label) === 1;
    const isInList = one && lists.has(open) && lists.has(one.key);
    if (!isOnce || isInList) return [line];
    const isSetAlike = areCapital && isCapital(one.label);
    const isNew = !alone.includes(one.key);
    // Another entry below it shows that it ends the one above.
    const next = lines[index + 1];
    const isLast =
      next === undefined ||
      next.style === 'heading' ||
      alone[index + 1] !== null ||
      (found[index + 1] ?? null) !== null;
    if (!isSetAlike && !(isNew && isLast && standsApart(line))) return [line];
    open = one.key;
    return parted(line, one);
  });
}

function openedBy(line: SourceLine): Opened | null {
  const [, label = '', rest = ''] = mayOpen(line) ? (labelled.exec(line.text) ?? []) : [];
  const key = label === '' ? null : sectionOf(label);
  if (key === null || !short.has(key)) return null;
  // `Languages: Go, Rust`
  const isMeant = key !== 'languages' || namesIn(rest).some(namesLanguage);
  return isMeant ? { key, label: label.trim(), rest } : null;
}

function mayOpen({ style }: SourceLine): boolean {
  return style !== 'bullet' && style !== 'running' && style !== 'large';
}

function standsApart({ isBelowBlank, layout }: SourceLine): boolean {
  return isBelowBlank ?? (layout?.gap ?? 0) >= farBelow;
}

/** No two lines have one place. */
function parted(line: SourceLine, { label, rest }: Opened): readonly SourceLine[] {
  const { opening: _, ...others } = line;
  const place = `${line.place}, second part`;
  return [
    { ...others, text: label, aside: '', style: 'heading', links: [], linkTexts: [] },
    { ...others, place, text: rest, style: 'text', opensBlock: false, isBelowBlank: false },
  ];
}
