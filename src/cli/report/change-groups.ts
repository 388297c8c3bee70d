import type { Change } from '../../contract/report.ts';
import { type ChangedLine, changedLines, linesOf, type MovedLine, movedLines } from './changed-lines.ts';
import { placeName } from './place-name.ts';

/** Neighbours of the engine's that do the same for the same reason and rest on nothing, such as skills that are hidden. */
export function changeGroups(changes: readonly Change[]): readonly (readonly Change[])[] {
  const found: Change[][] = [];
  for (const change of changes) {
    const last = found.at(-1);
    const [first] = last ?? [];
    const isSame = first?.op === change.op && first.reason === change.reason && change.evidence.length === 0;
    if (isSame && last && change.engine !== 'user') last.push(change);
    else found.push([change]);
  }
  return found;
}

/** What a change did to the text at its place. */
export type ChangeBody =
  | { readonly kind: 'moved'; readonly lines: readonly MovedLine[] }
  | { readonly kind: 'order'; readonly now: string }
  | { readonly kind: 'changed'; readonly lines: readonly ChangedLine[] };

export function changeBody({ op, before, after }: Change): ChangeBody {
  // The texts of these changes are orders: what moved says more than which words differ.
  const isOrder = op === 'reorder' || op === 'section_order';
  const changed = changedLines(before, after);
  const moved = movedLines(before, after);
  if (moved.length > 0 && (isOrder || changed.length === 0)) return { kind: 'moved', lines: moved };
  return isOrder ? { kind: 'order', now: after ?? '' } : { kind: 'changed', lines: changed };
}

export interface Grounds {
  readonly place: string;
  readonly quotes: readonly string[];
}

/** What a change rests on, place by place; nothing that would only repeat the text shown above. */
export function groundsOf({ engine, evidence, source, before }: Change): readonly Grounds[] {
  // Nobody asks what the person's own words rest on.
  if (engine === 'user') return [];
  const quotes = new Map<string, string[]>();
  for (const { path, quote } of evidence) {
    if (path === source && linesOf(before).includes(quote)) continue;
    const place = placeName(path);
    quotes.set(place, [...(quotes.get(place) ?? []), quote]);
  }
  return [...quotes].map(([place, said]) => ({ place, quotes: said }));
}

/** `section order` */
export function operationName({ op }: Change): string {
  return op.replace(/_/g, ' ');
}
