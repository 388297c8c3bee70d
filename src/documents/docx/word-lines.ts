import { hasSafeScheme } from '../../values/web-address.ts';
import {
  appendText,
  type Face,
  type LineDraft,
  type LinePlace,
  type LineStyle,
  lineDraft,
  linesOfDrafts,
} from '../html/styled-lines.ts';
import { sectionOf } from '../outline/recognize/section-headings.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { commonLook, layoutsOf } from './word-layout.ts';
import type { WordParagraph, WordRun } from './word-paragraphs.ts';

/**
 * The lines of paragraphs of a Word document.
 * @param usualSize font size of letters without one, in points
 */
export function linesOfParagraphs(
  paragraphs: readonly WordParagraph[],
  usualSize: number,
): readonly SourceLine[] {
  const settingOf = createSettings();
  const filled = withoutPlaceholders(paragraphs);
  const layouts = layoutsOf(filled, usualSize);
  const headings = numberedHeadings(filled);
  return linesOfDrafts(
    filled.flatMap((one, index) => {
      const place = headings.has(one)
        ? ({ cell: one.cell, level: 0, style: 'heading', setting: settingOf(one) } as const)
        : placeOf(one, settingOf);
      return draftsOf(one, { ...place, ...layouts[index] });
    }),
  );
}

const minNumbered = 3;

/** The items of lists that number the sections: most of them name one, and other text is below each. */
function numberedHeadings(paragraphs: readonly WordParagraph[]): ReadonlySet<WordParagraph> {
  const written = paragraphs.filter(({ runs }) => textOf(runs) !== '');
  const lists = new Map<string, WordParagraph[]>();
  const isRow = new Set<string>();
  for (const [index, one] of written.entries()) {
    if (one.list === null || one.listLevel !== 0) continue;
    const next = written[index + 1];
    if (next === undefined || (next.list === one.list && next.listLevel === 0)) isRow.add(one.list);
    const items = lists.get(one.list);
    if (items) items.push(one);
    else lists.set(one.list, [one]);
  }
  return new Set(
    [...lists].flatMap(([list, items]) => {
      const known = items.filter(({ runs }) => sectionOf(textOf(runs)) !== null).length;
      return !isRow.has(list) && known >= minNumbered && 2 * known > items.length ? items : [];
    }),
  );
}

/** Removes the placeholders of a template that were not filled in, but keeps headings and labels. */
function withoutPlaceholders(paragraphs: readonly WordParagraph[]): readonly WordParagraph[] {
  const isFilled = (runs: readonly WordRun[]) =>
    runs.some(({ text, isPlaceholder }) => !isPlaceholder && text.trim() !== '');
  let isFilledBelow = false;
  return paragraphs
    .toReversed()
    .map((paragraph) => {
      const { runs } = paragraph;
      const isOwn = isFilled(runs);
      const isHeading = headingLevel(paragraph) > 0 && isFilledBelow;
      if (runs.some(({ text }) => text.trim() !== '')) isFilledBelow = isOwn;
      const isKept = isHeading || sectionOf(textOf(runs)) !== null;
      if (isKept && !isOwn) return paragraph;
      const isLabel = (index: number) => /^\s?[:：]/.test(runs[index + 1]?.text ?? '');
      const kept = runs.filter(({ isPlaceholder }, index) => !isPlaceholder || (isOwn && isLabel(index)));
      return kept.length === runs.length ? paragraph : { ...paragraph, runs: kept };
    })
    .toReversed();
}

function draftsOf(paragraph: WordParagraph, place: LinePlace): readonly LineDraft[] {
  let draft = lineDraft(place);
  const drafts = [draft];
  let href = '';
  for (const { text: words, ...run } of stretchesOf(paragraph)) {
    for (const [index, text] of words.split('\n').entries()) {
      if (index > 0) {
        draft = lineDraft(withoutExtraRoom(place));
        drafts.push(draft);
        href = '';
      }
      appendText(draft, text, run);
      const isLink = hasSafeScheme(run.href);
      if (isLink && run.href !== href) draft.links.push({ href: run.href, text: '' });
      href = run.href;
      const link = isLink ? draft.links.at(-1) : undefined;
      if (link) link.text += text;
    }
  }
  return drafts;
}

/** Lines within a paragraph have no extra room between them. */
function withoutExtraRoom(place: LinePlace): LinePlace {
  return place.layout ? { ...place, layout: { ...place.layout, gap: 1 } } : place;
}

interface Stretch extends Face {
  text: string;
  readonly href: string;
}

/**
 * Joins runs of the same style, because programs split a text anywhere. Bold or italic of the paragraph's style is
 * ignored.
 */
function stretchesOf({ runs }: WordParagraph): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const { text, ownLook, href } of runs) {
    const { isBold = false, isItalic = false } = ownLook;
    const last = stretches.at(-1);
    if (last?.isBold === isBold && last.isItalic === isItalic && last.href === href) last.text += text;
    else stretches.push({ text, href, isBold, isItalic });
  }
  return stretches;
}

const headingStyles: readonly LineStyle[] = ['large', 'heading', 'strong'];

function placeOf(paragraph: WordParagraph, settingOf: (paragraph: WordParagraph) => string): LinePlace {
  const { cell, listLevel } = paragraph;
  const heading = headingLevel(paragraph);
  if (heading > 0)
    return { cell, level: 0, style: headingStyles[heading - 1] ?? 'strong', setting: `h${heading}` };
  if (listLevel !== null) return { cell, level: listLevel + 1, style: 'bullet', setting: 'li' };
  return { cell, level: 0, style: 'text', setting: settingOf(paragraph) };
}

/** 0 for a paragraph that is not a heading. */
function headingLevel({ style: { name } }: WordParagraph): number {
  if (/^title$/i.test(name)) return 1;
  return Number(/^heading ([1-6])$/i.exec(name)?.[1] ?? 0);
}

/** Gives paragraphs with the same formatting the same name. */
function createSettings(): (paragraph: WordParagraph) => string {
  const settings = new Map<string, number>();
  return (paragraph) => {
    const { style, place, runs } = paragraph;
    const look = commonLook(runs);
    if (look === null) return 'p';
    const whole = [style.name, place.align ?? '', look.face].join('|');
    const known = settings.get(whole) ?? settings.size;
    settings.set(whole, known);
    return `p setting-${known}`;
  };
}

function textOf(runs: readonly WordRun[]): string {
  return runs
    .map(({ text }) => text)
    .join('')
    .trim();
}
