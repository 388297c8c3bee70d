import type { Address, UserEdit } from '../../../contract/plan/user-edit.ts';
import type { ResumeDocument } from '../../../contract/resume-document.ts';
import { addressOf, isAt, isWithin, pointerTo, valueAt } from './document-tree.ts';

/** The address, or the list around what a later edit removed or replaced as a whole. */
export function placeThatStands(at: Address, later: readonly UserEdit[]): Address {
  const gone = later.find((edit) => edit.kind !== 'arrange' && isWithin(at, edit.at) && !isOwnLeaf(at, edit));
  return gone ? gone.at.slice(0, -1) : at;
}

/** Setting a leaf anew leaves it where it is. */
function isOwnLeaf(at: Address, { kind, at: other }: UserEdit): boolean {
  return kind === 'set' && isAt(at, other);
}

/** A JSON Pointer into `from` as one into `to`, which the edits made of it; what went is its list. */
export function movedPointer(
  pointer: string,
  from: ResumeDocument,
  to: ResumeDocument,
  edits: readonly UserEdit[],
): string {
  const { address, element } = addressOf(from, pointer);
  const place = placeThatStands(address, edits);
  const moved = pointerTo(to, place);
  const list = valueAt(to, place);
  if (element === undefined || place.length < address.length || !Array.isArray(list)) return moved;
  const index = list[element.index] === element.value ? element.index : list.indexOf(element.value);
  return index === -1 ? moved : `${moved}/${index}`;
}
