import * as z from 'zod';
import { Evidence } from '../score.ts';

const base = {
  /** ch1, ch2 … in order of application. */
  id: z.string(),
  /** Absent: the rules. */
  engine: z.literal('llm').exactOptional(),
  /** Path of the changed text in the base, in JSON Resume terms. */
  source: z.string(),
  /** The rules that made it, for the reader: `unwrap_nominal+alias`. */
  rule: z.string(),
  reason: z.string(),
  requirements: z.array(z.string()).readonly(),
  evidence: z.array(Evidence.readonly()).readonly(),
};

const HideEdit = z.object({ ...base, op: z.literal('hide') }).readonly();

/** `order`: base paths of the siblings in their new order. */
const OrderEdit = z
  .object({ ...base, op: z.enum(['reorder', 'section_order']), order: z.array(z.string()).readonly() })
  .readonly();

/** Adds `text` to the skills; `source` is the skill group, or `skills` for an item of its own. */
const SurfaceEdit = z
  .object({
    ...base,
    op: z.literal('surface_skill'),
    text: z.string(),
    /** Base path of the keyword that it follows; null puts it first. */
    after: z.string().nullable(),
    /** With `source` `skills`: name of the new group; null makes the term itself the item. */
    group: z.string().nullable(),
  })
  .readonly();

/** The whole new plain text of the leaf at `source`; a line break in a bullet makes two of it. */
const TextEdit = z
  .object({
    ...base,
    op: z.enum(['rewrite', 'alias', 'headline', 'summary']),
    text: z.string(),
    /** Where `source` is the paragraphs of an entry: the line of `text` from which on each becomes a bullet. */
    bulletsFrom: z.int().min(0).exactOptional(),
  })
  .readonly();

/** `source` takes the text; the bullets of `absorbed` go. */
const MergeEdit = z
  .object({ ...base, op: z.literal('merge'), text: z.string(), absorbed: z.array(z.string()).readonly() })
  .readonly();

/**
 * One step from the base to the tailored document, addressed by base paths so that it means the
 * same whatever other steps are left out. Applied in the order hide, reorder, surface, text.
 */
export const Edit = z.discriminatedUnion('op', [HideEdit, OrderEdit, SurfaceEdit, TextEdit, MergeEdit]);

export type HideEdit = z.infer<typeof HideEdit>;
export type OrderEdit = z.infer<typeof OrderEdit>;
export type SurfaceEdit = z.infer<typeof SurfaceEdit>;
export type TextEdit = z.infer<typeof TextEdit>;
export type MergeEdit = z.infer<typeof MergeEdit>;
export type Edit = z.infer<typeof Edit>;

/** An edit that has no id yet: ids follow the order of application. */
export type ProposedEdit<Kind extends Edit = Edit> = Kind extends Edit ? Omit<Kind, 'id'> : never;

const ids = z.array(z.string()).readonly();

/** Where something is: the keys from the root on, items by their id, so that it means the same whatever moves. */
const Address = z.array(z.string()).readonly();

const sharedFields = {
  /** Continues the engine's ch1, ch2 …; never used twice in a resume. */
  id: z.string(),
  at: Address,
};

/** Another value of a leaf: a text, a number, a list of texts; none where the leaf was emptied. */
const SetEdit = z.object({ ...sharedFields, kind: z.literal('set'), to: z.unknown() }).readonly();

/** A new item, or a new custom section. `preceding`: ids of the nearest items before it, in their order. */
const AddEdit = z
  .object({
    ...sharedFields,
    kind: z.literal('add'),
    value: z.unknown().refine((value): boolean => value !== undefined),
    preceding: ids,
  })
  .readonly();

const RemoveEdit = z.object({ ...sharedFields, kind: z.literal('remove') }).readonly();

/** `at` is the list, `order` the ids of its items. */
const ArrangeEdit = z.object({ ...sharedFields, kind: z.literal('arrange'), order: ids }).readonly();

/** One step of the person's own, made on top of what the engine wrote. */
export const UserEdit = z.discriminatedUnion('kind', [SetEdit, AddEdit, RemoveEdit, ArrangeEdit]);

export type Address = z.infer<typeof Address>;
export type SetEdit = z.infer<typeof SetEdit>;
export type AddEdit = z.infer<typeof AddEdit>;
export type RemoveEdit = z.infer<typeof RemoveEdit>;
export type ArrangeEdit = z.infer<typeof ArrangeEdit>;
export type UserEdit = z.infer<typeof UserEdit>;

/** A step that has no id yet. */
export type ProposedUserEdit<Kind extends UserEdit = UserEdit> = Kind extends UserEdit
  ? Omit<Kind, 'id'>
  : never;
