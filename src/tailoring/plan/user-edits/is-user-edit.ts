import { hasShape, isText, isTexts, type Shape } from '../../stored-shape.ts';
import type { UserEdit } from './user-edit.ts';

const ofAll: Shape = { id: isText, at: isTexts };
const isThere = (value: unknown): boolean => value !== undefined;

const own: ReadonlyMap<unknown, Shape> = new Map<UserEdit['kind'], Shape>([
  // A leaf that was emptied has no value any more, and the stored step none either.
  ['set', {}],
  ['add', { value: isThere, preceding: isTexts }],
  ['remove', {}],
  ['arrange', { order: isTexts }],
]);

/** Whether a stored value has all that an edit of the person's own is made of. */
export function isUserEdit(value: unknown): value is UserEdit {
  const shape =
    typeof value === 'object' && value !== null && 'kind' in value ? own.get(value.kind) : undefined;
  return shape !== undefined && hasShape(value, { ...ofAll, ...shape });
}
