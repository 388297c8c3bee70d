import type { Change } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { parseRichText, plainText } from '../../contract/resume/rich-text.ts';
import type { LeftReason } from './left-reasons.ts';
import { sentencePairs, type TextPair } from './sentence-pairs.ts';
import { keyOf } from './text-index.ts';
import { hunks } from './word-edits.ts';

/* What each change of a tailored resume says to do in a file: which of its lines says something else, or moves. */

export type TextStep =
  /** These lines become those; a line without a counterpart is left out. */
  | { readonly kind: 'reword'; readonly pairs: readonly TextPair[] }
  /** The same lines in another order. */
  | { readonly kind: 'order'; readonly before: readonly string[]; readonly after: readonly string[] }
  /** One list of names, whose changes are written together. */
  | { readonly kind: 'names'; readonly list: string }
  | { readonly kind: 'left'; readonly reason: LeftReason };

/** The names of skills: those of a group by its id, and those of the groups themselves. */
export const groupNames = 'groups';

/** @param document the tailored document, into which the path of the change leads */
export function stepOf(change: Change, document: ResumeDocument): TextStep {
  const { path, before, after } = change;
  if (path === '/metadata/layout' || change.op === 'section_order') return left('section_order');
  // Its heading would stay.
  if (path === '/sections/summary') return left('hidden_entry');
  const [, , section = '', , place] = path.split('/');
  if (/^\/sections\/skills\/items\/\d+\/keywords(?:\/\d+)?$/.test(path))
    return { kind: 'names', list: ownId(document.sections.skills.items, place) };
  if (/^\/sections\/skills\/items(?:\/\d+\/name)?$/.test(path)) return { kind: 'names', list: groupNames };
  if (/\/items$/.test(path)) return left('entry_order');
  if (/\/items\/\d+$/.test(path))
    return left(after === null && section !== '' ? 'hidden_entry' : 'other_field');
  const isRich = /\/(?:summary|content)$/.test(path);
  const [old, fresh] = [linesOf(before, isRich), linesOf(after, isRich)];
  return stepBetween(old, fresh);
}

function left(reason: LeftReason): TextStep {
  return { kind: 'left', reason };
}

function ownId(items: readonly { readonly id: string }[], index: string | undefined): string {
  return items[Number(index)]?.id ?? '';
}

function stepBetween(old: readonly string[], fresh: readonly string[]): TextStep {
  if (old.toSorted().join('\n') === fresh.toSorted().join('\n'))
    return old.join('\n') === fresh.join('\n')
      ? left('same_words')
      : { kind: 'order', before: old, after: fresh };
  const [gone, came] = differing(old, fresh);
  if (gone.length === 0) return left('new_line');
  // Lines that the import took apart, such as those of a wrapped paragraph.
  if (gone.length !== came.length && keyOf(gone.join(' ')) === keyOf(came.join(' ')))
    return left('same_words');
  const pairs = gone.length === came.length ? null : sentencePairs(gone, came);
  if (pairs !== null) return pairs.length === 0 ? left('same_words') : { kind: 'reword', pairs };
  if (came.length > gone.length) return left('split_line');
  // A merged line stands where the first of its parts is.
  return {
    kind: 'reword',
    pairs: gone.map((before, index) => ({ before, after: came[index] ?? null })),
  };
}

/** The lines of each text that the other one does not have. */
function differing(
  old: readonly string[],
  fresh: readonly string[],
): readonly [gone: readonly string[], came: readonly string[]] {
  const apart = hunks(old, fresh);
  return [
    apart.flatMap(({ first, end }) => old.slice(first, end)),
    apart.flatMap(({ freshFirst, freshEnd }) => fresh.slice(freshFirst, freshEnd)),
  ];
}

/** The lines that a change writes, or those that it leaves out, as the person reads them. */
export function changedText({ path, before, after }: Change): string {
  const isRich = /\/(?:summary|content)$/.test(path);
  const [old, fresh] = [linesOf(before, isRich), linesOf(after, isRich)];
  const [gone, came] = differing(old, fresh);
  return [came, gone, fresh].find(({ length }) => length > 0)?.join('\n') ?? '';
}

export function linesOf(text: string | null, isRich: boolean): readonly string[] {
  if (text === null || text === '') return [];
  if (!isRich) return [text];
  return parseRichText(text).flatMap((block) =>
    block.type === 'paragraph' ? [plainText(block.runs)] : block.items.map(plainText),
  );
}

export interface EntryTexts {
  readonly id: string;
  /** Employer, title and the like, by which it is recognized in the file. */
  readonly heads: readonly string[];
  readonly lines: readonly string[];
  /** '' if it has none. */
  readonly period: string;
}

/** The id of the headline and the summary among the entries. */
export const beginning = 'basics';

/** The texts of all entries of a document, and of its beginning. */
export function entriesOf({ basics, sections }: ResumeDocument): readonly EntryTexts[] {
  const { custom, summary, ...lists } = sections;
  const items = [...Object.values(lists), ...Object.values(custom)].flatMap(
    (list): readonly { readonly id: string }[] => list.items,
  );
  return [
    { id: beginning, heads: [basics.headline], lines: linesOf(summary.content, true), period: '' },
    ...items.map(entryOf),
  ];
}

function entryOf(item: { readonly id: string }): EntryTexts {
  const texts = new Map(
    Object.entries(item).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string' && key !== 'id' ? [[key, value] as const] : [],
    ),
  );
  // A place is that of several entries, or of the whole person.
  const { summary = '', location: _, ...heads } = Object.fromEntries(texts);
  return {
    id: item.id,
    heads: Object.values(heads),
    lines: linesOf(summary, true),
    period: texts.get('date') ?? '',
  };
}
