import type { ChangeOperation, Evidence } from '../../contract/objects.ts';

interface EditBase {
  /** ch1, ch2 … in order of application. */
  readonly id: string;
  readonly op: ChangeOperation;
  /** Path of the changed text in the base, in JSON Resume terms. */
  readonly source: string;
  /** The rules that made it, for the reader: `unwrap_nominal+alias`. */
  readonly rule: string;
  readonly reason: string;
  readonly requirements: readonly string[];
  readonly evidence: readonly Evidence[];
}

/**
 * One step from the base to the tailored document, addressed by base paths so that it means the
 * same whatever other steps are left out. Applied in the order hide, reorder, surface, text.
 */
export type Edit =
  | (EditBase & { readonly op: 'hide' })
  /** `order`: base paths of the siblings in their new order. */
  | (EditBase & { readonly op: 'reorder' | 'section_order'; readonly order: readonly string[] })
  /** Adds `text` to the skills; `source` is the skill group, or `skills` for a new one. */
  | (EditBase & { readonly op: 'surface_skill'; readonly text: string })
  /** The whole new plain text of the leaf at `source`. */
  | (EditBase & { readonly op: 'rewrite' | 'alias' | 'headline' | 'summary'; readonly text: string })
  /** `source` takes the text; the bullets of `absorbed` go. */
  | (EditBase & { readonly op: 'merge'; readonly text: string; readonly absorbed: readonly string[] });
