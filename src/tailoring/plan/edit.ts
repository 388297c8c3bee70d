import type { ChangeOperation } from '../../contract/report.ts';
import type { Evidence } from '../../contract/score.ts';

interface EditBase {
  /** ch1, ch2 … in order of application. */
  readonly id: string;
  readonly op: ChangeOperation;
  /** Absent: the rules. */
  readonly engine?: 'llm';
  /** Path of the changed text in the base, in JSON Resume terms. */
  readonly source: string;
  /** The rules that made it, for the reader: `unwrap_nominal+alias`. */
  readonly rule: string;
  readonly reason: string;
  readonly requirements: readonly string[];
  readonly evidence: readonly Evidence[];
}

export type HideEdit = EditBase & { readonly op: 'hide' };

/** `order`: base paths of the siblings in their new order. */
export type OrderEdit = EditBase & {
  readonly op: 'reorder' | 'section_order';
  readonly order: readonly string[];
};

/** Adds `text` to the skills; `source` is the skill group, or `skills` for an item of its own. */
export type SurfaceEdit = EditBase & {
  readonly op: 'surface_skill';
  readonly text: string;
  /** Base path of the keyword that it follows; null puts it first. */
  readonly after: string | null;
  /** With `source` `skills`: name of the new group; null makes the term itself the item. */
  readonly group: string | null;
};

/** The whole new plain text of the leaf at `source`; a line break in a bullet makes two of it. */
export type TextEdit = EditBase & {
  readonly op: 'rewrite' | 'alias' | 'headline' | 'summary';
  readonly text: string;
};

/** `source` takes the text; the bullets of `absorbed` go. */
export type MergeEdit = EditBase & {
  readonly op: 'merge';
  readonly text: string;
  readonly absorbed: readonly string[];
};

/**
 * One step from the base to the tailored document, addressed by base paths so that it means the
 * same whatever other steps are left out. Applied in the order hide, reorder, surface, text.
 */
export type Edit = HideEdit | OrderEdit | SurfaceEdit | TextEdit | MergeEdit;

/** An edit that has no id yet: ids follow the order of application. */
export type Proposal<Kind extends Edit = Edit> = Kind extends Edit ? Omit<Kind, 'id'> : never;

const phaseOf: Readonly<Record<Edit['op'], number>> = {
  hide: 0,
  reorder: 1,
  section_order: 1,
  surface_skill: 2,
  merge: 3,
  alias: 3,
  rewrite: 3,
  headline: 3,
  summary: 3,
};

/** In order of application; edits of one phase keep their order. */
export function inOrderOfApplication<Item extends { readonly op: Edit['op'] }>(
  edits: readonly Item[],
): readonly Item[] {
  return [...edits].sort((a, b) => phaseOf[a.op] - phaseOf[b.op]);
}
