import type { ResumeLanguage } from '../../contract/choices.ts';
import type { Change } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { parseRichText, plainText } from '../../contract/resume/rich-text.ts';
import { gradeOf } from '../../documents/view/entries.ts';
import { displayDate, printedText } from '../../documents/view/printed-text.ts';
import { headingOf, isFixedKey } from '../../documents/view/section-view.ts';
import type { Words } from '../../documents/view/view-words.ts';
import { wordsIn } from '../../documents/view/words.ts';
import { isTraditional } from '../../text/document-prose.ts';
import { ownValue } from '../../values/own-value.ts';

/*
 * The tailored resume for the review: each line with its text in the base and its changes. Headings, dates and grades
 * are worded as on the printed page. A change that does not belong to one line, such as a new order, is listed with the
 * entry, section or resume that it changes.
 */

export interface ReviewLine {
  readonly kind: 'paragraph' | 'bullet' | 'keyword' | 'field';
  /** Text in the base; null if the line was added. */
  readonly origin: string | null;
  /** Current text; null if the line is left out. */
  readonly text: string | null;
  /** Ids, in the order of application. */
  readonly changes: readonly string[];
}

export interface ReviewEntry {
  readonly title: string;
  /** Dates, location and similar. */
  readonly details: readonly string[];
  readonly lines: readonly ReviewLine[];
  readonly keywords: readonly ReviewLine[];
  /** Changes of the entry as a whole. */
  readonly changes: readonly string[];
}

export interface ReviewSection {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly ReviewEntry[];
  readonly changes: readonly string[];
}

export interface ReviewDocument {
  readonly name: string;
  readonly headline: ReviewLine;
  readonly sections: readonly ReviewSection[];
  /** Changes of the resume as a whole. */
  readonly changes: readonly string[];
  /** Ids of all changes, also undone ones, from top to bottom. */
  readonly order: readonly string[];
}

interface Reported {
  readonly language: ResumeLanguage;
  readonly changes: readonly Change[];
  readonly undone?: readonly Change[] | undefined;
}

export function reviewDocument(
  document: ResumeDocument,
  { language, changes, undone = [] }: Reported,
): ReviewDocument {
  const placed = new Set<string>();
  const take = (path: string): readonly Change[] => {
    const found = [...changes, ...undone].filter((change) => change.path === path && !placed.has(change.id));
    for (const { id } of found) placed.add(id);
    return found;
  };
  const takeBelow = (path: string): readonly string[] => {
    const found = [...changes, ...undone].filter(
      (change) => (change.path === path || change.path.startsWith(`${path}/`)) && !placed.has(change.id),
    );
    for (const { id } of found) placed.add(id);
    return found.map(({ id }) => id);
  };
  const isUndone = new Set(undone.map(({ id }) => id));
  const line = lineMaker(take, isUndone);
  const headline = line('field', '/basics/headline', document.basics.headline);
  const words = wordsIn(language, isTraditional(document));
  const sections = sectionKeys(document).flatMap((key) =>
    readSection(document, key, { take, takeBelow, isUndone, words }),
  );
  const rest = [...changes, ...undone].filter(({ id }) => !placed.has(id)).map(({ id }) => id);
  const review = { name: document.basics.name, headline, sections, changes: rest };
  return { ...review, order: readingOrder(review) };
}

interface Placing {
  readonly take: (path: string) => readonly Change[];
  readonly takeBelow: (path: string) => readonly string[];
  readonly isUndone: ReadonlySet<string>;
  readonly words: Words;
}

function lineMaker(take: Placing['take'], isUndone: ReadonlySet<string>) {
  return (kind: ReviewLine['kind'], path: string, text: string): ReviewLine => {
    const found = take(path);
    const first = found.find(({ id }) => !isUndone.has(id));
    return { kind, origin: first ? first.before : text, text, changes: found.map(({ id }) => id) };
  };
}

/** The sections in the order of the layout, as on the printed page. */
function sectionKeys({ metadata, sections }: ResumeDocument): readonly string[] {
  const laidOut = metadata.layout.flat(2);
  const others = Object.keys(sections).filter((key) => key !== 'custom' && !laidOut.includes(key));
  const custom = Object.keys(sections.custom).map((key) => `custom.${key}`);
  return [...new Set([...laidOut, ...others, ...custom])].filter((key) => key !== 'profiles');
}

interface AnyItem {
  readonly visible: boolean;
  readonly summary?: string;
  readonly keywords?: readonly string[];
  readonly [field: string]: unknown;
}

interface AnySection {
  readonly name: string;
  readonly visible: boolean;
  readonly content?: string;
  readonly items?: readonly AnyItem[];
}

function readSection({ sections }: ResumeDocument, key: string, placing: Placing): readonly ReviewSection[] {
  const isCustom = key.startsWith('custom.');
  const known: Readonly<Record<string, unknown>> = isCustom ? sections.custom : sections;
  const name = key.replace(/^custom\./, '');
  const section = ownValue(known, name) as AnySection | undefined;
  if (section === undefined) return [];
  const path = `/sections/${isCustom ? 'custom/' : ''}${name}`;
  const prose = textLines(`${path}/content`, section.content ?? '', placing);
  const own: readonly ReviewEntry[] =
    prose.lines.length > 0 ? [{ title: '', details: [], keywords: [], ...prose }] : [];
  const items = section.items ?? [];
  const entries = items.map((item, index) => readEntry(item, `${path}/items/${index}`, placing));
  const shown = [
    ...own,
    ...entries.filter((entry, index) => items[index]?.visible || entry.changes.length > 0),
  ];
  const changes = placing.takeBelow(path);
  if ((shown.length === 0 || !section.visible) && changes.length === 0) return [];
  const title = isFixedKey(key) ? headingOf(key, section.name, placing.words) : printedText(section.name);
  return [{ id: key, title, entries: shown, changes }];
}

const titleFields = [
  'position',
  'studyType',
  'area',
  'title',
  'name',
  'company',
  'institution',
  'organization',
];
const detailFields = ['location', 'awarder', 'issuer', 'publisher'];

function readEntry(item: AnyItem, path: string, placing: Placing): ReviewEntry {
  const textOf = (field: string): string => {
    const value = ownValue<unknown>({ ...item }, field);
    return typeof value === 'string' ? printedText(value) : '';
  };
  const { words } = placing;
  const details = [
    displayDate(textOf('date'), words),
    ...detailFields.map(textOf),
    gradeOf(textOf('score'), words),
    textOf('description'),
  ];
  const line = lineMaker(placing.take, placing.isUndone);
  const { lines, changes } = textLines(`${path}/summary`, item.summary ?? '', placing);
  const keywords = (item.keywords ?? []).map((keyword, index) =>
    line('keyword', `${path}/keywords/${index}`, keyword),
  );
  return {
    title: titleFields.map(textOf).filter(Boolean).join(', '),
    details: details.filter(Boolean),
    lines,
    keywords,
    changes: [...changes, ...placing.takeBelow(path)],
  };
}

interface Growing {
  readonly kind: 'paragraph' | 'bullet';
  origin: string | null;
  text: string | null;
  changes: string[];
}

/** Splits a text into lines and assigns each step that changed the text to the lines that it changed. */
function textLines(
  path: string,
  html: string,
  { take, isUndone }: Placing,
): { readonly lines: readonly ReviewLine[]; readonly changes: readonly string[] } {
  const all = take(path);
  const active = all.filter(({ id }) => !isUndone.has(id));
  const made = active.filter(({ op }) => op !== 'answer');
  const first = made[0];
  const start = linesOf(first ? (first.before ?? '') : html);
  let lines: Growing[] = start.map((line) => ({ ...line, origin: line.text, changes: [] }));
  const whole: string[] = [];
  for (const { id, after } of made) {
    const step = applied(lines, linesOf(after ?? ''), id);
    lines = step.lines;
    if (!step.isOfLines) whole.push(id);
  }
  // An answer is already part of the base, so no step added it.
  for (const { id, after } of active.filter(({ op }) => op === 'answer')) {
    const line = lines.find(({ origin }) => origin !== null && origin === after);
    if (line) Object.assign(line, { origin: null, changes: [id, ...line.changes] });
    else whole.push(id);
  }
  for (const { id, op, before, after } of all.filter((change) => isUndone.has(change.id))) {
    const place = op === 'answer' ? null : undonePlace(lines, linesOf(before ?? ''), linesOf(after ?? ''));
    if (place) place.changes.push(id);
    else whole.push(id);
  }
  return { lines, changes: whole };
}

type PlainLine = Pick<Growing, 'kind'> & { readonly text: string };

function linesOf(html: string): readonly PlainLine[] {
  return parseRichText(html).flatMap((block): readonly PlainLine[] =>
    block.type === 'paragraph'
      ? [{ kind: 'paragraph', text: plainText(block.runs) }]
      : block.items.map((runs) => ({ kind: 'bullet', text: plainText(runs) })),
  );
}

function applied(lines: readonly Growing[], after: readonly PlainLine[], id: string) {
  const shown = lines.filter(({ text }) => text !== null);
  const rest = [...shown];
  const isReordered =
    shown.length === after.length &&
    after.every(({ text }) => {
      const at = rest.findIndex((line) => line.text === text);
      return at >= 0 && rest.splice(at, 1).length === 1;
    });
  if (isReordered) return { lines: reordered(lines, after), isOfLines: false };
  const { head, oldEnd, newEnd } = changedPart(
    shown.map(({ text }) => text ?? ''),
    after.map(({ text }) => text),
  );
  const old = shown.slice(head, oldEnd);
  const fresh = after.slice(head, newEnd);
  // If one line became two, or two became one, the change is listed at the first.
  const ours = (index: number): string[] => (index === 0 ? [id] : []);
  const paired = fresh.map((line, index): Growing => {
    const from = old[index];
    return {
      kind: line.kind,
      origin: from?.origin ?? null,
      text: line.text,
      changes: [...(from?.changes ?? []), ...ours(index)],
    };
  });
  const gone = old.slice(fresh.length).map(
    (line, index): Growing => ({
      ...line,
      text: null,
      changes: [...line.changes, ...ours(fresh.length + index)],
    }),
  );
  const place = old[0] ?? shown[head] ?? null;
  const at = place ? lines.indexOf(place) : lines.length;
  const without = lines.filter((line) => !old.includes(line));
  const kept = lines.slice(0, at).filter((line) => !old.includes(line)).length;
  return {
    lines: [...without.slice(0, kept), ...paired, ...gone, ...without.slice(kept)],
    isOfLines: paired.length + gone.length > 0,
  };
}

/** Puts the lines in the order of `after`; lines that are left out come last. */
function reordered(lines: readonly Growing[], after: readonly PlainLine[]): Growing[] {
  const rest = lines.filter(({ text }) => text !== null);
  const ordered = after.flatMap(({ text }) =>
    rest.splice(
      rest.findIndex((line) => line.text === text),
      1,
    ),
  );
  return [...ordered, ...lines.filter(({ text }) => text === null)];
}

/** The range between the common first and last lines. */
function changedPart(before: readonly string[], after: readonly string[]) {
  let head = 0;
  while (head < Math.min(before.length, after.length) && before[head] === after[head]) head += 1;
  let tail = 0;
  while (
    tail < Math.min(before.length, after.length) - head &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  ) {
    tail += 1;
  }
  return { head, oldEnd: before.length - tail, newEnd: after.length - tail };
}

/** The line that an undone change would change; null if it is not exactly one. */
function undonePlace(
  lines: readonly Growing[],
  before: readonly PlainLine[],
  after: readonly PlainLine[],
): Growing | null {
  const { head, oldEnd } = changedPart(
    before.map(({ text }) => text),
    after.map(({ text }) => text),
  );
  if (oldEnd - head !== 1) return null;
  return lines.find(({ text }) => text === before[head]?.text) ?? null;
}

function readingOrder({
  headline,
  sections,
  changes,
}: Omit<ReviewDocument, 'order' | 'name'>): readonly string[] {
  const ofEntry = (entry: ReviewEntry) => [
    ...entry.changes,
    ...[...entry.lines, ...entry.keywords].flatMap((line) => line.changes),
  ];
  const ids = [
    ...changes,
    ...headline.changes,
    ...sections.flatMap((section) => [...section.changes, ...section.entries.flatMap(ofEntry)]),
  ];
  return [...new Set(ids)];
}

/** Replaces the section names of the document's format by the headings that are shown. */
export function shownOrder(order: string | null, sections: readonly ReviewSection[]): string | null {
  if (order === null) return null;
  const shown = order.split(', ').flatMap((key) => sections.find(({ id }) => id === key)?.title ?? []);
  return shown.join(', ');
}
