import type { Edit } from '../../contract/plan/edit.ts';

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
