import { hasShape, isListOf, isText, isTextOrNull, isTexts, type Shape } from '../stored-shape.ts';
import type { Edit } from './edit.ts';

const ofAll: Shape = {
  id: isText,
  source: isText,
  rule: isText,
  reason: isText,
  requirements: isTexts,
  evidence: isListOf((value) => hasShape(value, { path: isText, quote: isText })),
};
const ofOrder: Shape = { order: isTexts };
const ofText: Shape = { text: isText };

const own: ReadonlyMap<unknown, Shape> = new Map<Edit['op'], Shape>([
  ['hide', {}],
  ['reorder', ofOrder],
  ['section_order', ofOrder],
  ['surface_skill', { ...ofText, after: isTextOrNull, group: isTextOrNull }],
  ['merge', { ...ofText, absorbed: isTexts }],
  ['alias', ofText],
  ['rewrite', ofText],
  ['headline', ofText],
  ['summary', ofText],
]);

/** Whether a stored value has all that an edit of its kind is made of. */
export function isEdit(value: unknown): value is Edit {
  const shape = typeof value === 'object' && value !== null && 'op' in value ? own.get(value.op) : undefined;
  return shape !== undefined && hasShape(value, { ...ofAll, ...shape });
}
