import * as z from 'zod';
import { Evidence } from '../score.ts';

const base = {
  /** ch1, ch2 … in the order of application. */
  id: z.string(),
  /** Absent: made by rules. */
  engine: z.literal('llm').exactOptional(),
  /** Path of the changed text in the base, in JSON Resume terms. */
  source: z.string(),
  /** The rules that made it, for display: `unwrap_nominal+alias`. */
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

/** Adds `text` to the skills; `source` is the skill group, or `skills` for a new item. */
const SurfaceEdit = z
  .object({
    ...base,
    op: z.literal('surface_skill'),
    text: z.string(),
    /** Base path of the preceding keyword; null puts it first. */
    after: z.string().nullable(),
    /** With `source` `skills`: base path of the item that the new one precedes; absent puts it last. */
    before: z.string().exactOptional(),
    /** With `source` `skills`: name of the new group; null makes the term itself the item. */
    group: z.string().nullable(),
  })
  .readonly();

/** The new plain text of the leaf at `source`; a line break splits a bullet in two. */
const TextEdit = z
  .object({
    ...base,
    op: z.enum(['rewrite', 'alias', 'headline', 'summary']),
    text: z.string(),
    /**
     * If `source` is the paragraphs of an entry: the first line of `text` that becomes a bullet, like all after it.
     */
    bulletsFrom: z.int().min(0).exactOptional(),
  })
  .readonly();

/** Moves the text into `source` and removes the bullets in `absorbed`. */
const MergeEdit = z
  .object({ ...base, op: z.literal('merge'), text: z.string(), absorbed: z.array(z.string()).readonly() })
  .readonly();

/**
 * One step from the base to the tailored document. Addressed by base paths, so that it is independent of the other
 * steps. Applied in the order hide, reorder, surface, text.
 */
export const Edit = z.discriminatedUnion('op', [HideEdit, OrderEdit, SurfaceEdit, TextEdit, MergeEdit]);

export type HideEdit = z.infer<typeof HideEdit>;
export type OrderEdit = z.infer<typeof OrderEdit>;
export type SurfaceEdit = z.infer<typeof SurfaceEdit>;
export type TextEdit = z.infer<typeof TextEdit>;
export type MergeEdit = z.infer<typeof MergeEdit>;
export type Edit = z.infer<typeof Edit>;

/** An edit without an id; ids follow the order of application. */
export type ProposedEdit<Kind extends Edit = Edit> = Kind extends Edit ? Omit<Kind, 'id'> : never;

const ids = z.array(z.string()).readonly();

/** The keys from the root, items by id, so that it stays valid when items move. */
const Address = z.array(z.string()).readonly();

const sharedFields = {
  /** Continues the engine's ch1, ch2 …; never reused in a resume. */
  id: z.string(),
  at: Address,
};

/**
 * A new value of a leaf: a text, a number or a list of texts; absent if it was emptied. `from`: the value it was made
 * on, so that only the lines that differ are changed if others are undone; absent in older plans.
 */
const SetEdit = z
  .object({ ...sharedFields, kind: z.literal('set'), from: z.unknown().optional(), to: z.unknown() })
  .readonly();

/** A new item or custom section. `preceding`: ids of the nearest items before it, in order. */
const AddEdit = z
  .object({
    ...sharedFields,
    kind: z.literal('add'),
    value: z.unknown().refine((value): boolean => value !== undefined),
    preceding: ids,
  })
  .readonly();

const RemoveEdit = z.object({ ...sharedFields, kind: z.literal('remove') }).readonly();

/** `at` is the list, `order` the ids of its items, `previous` the order before; absent in older plans. */
const ArrangeEdit = z
  .object({ ...sharedFields, kind: z.literal('arrange'), previous: ids.optional(), order: ids })
  .readonly();

/** One edit by the person, applied after the engine's edits. */
export const UserEdit = z.discriminatedUnion('kind', [SetEdit, AddEdit, RemoveEdit, ArrangeEdit]);

export type Address = z.infer<typeof Address>;
export type SetEdit = z.infer<typeof SetEdit>;
export type AddEdit = z.infer<typeof AddEdit>;
export type RemoveEdit = z.infer<typeof RemoveEdit>;
export type ArrangeEdit = z.infer<typeof ArrangeEdit>;
export type UserEdit = z.infer<typeof UserEdit>;

/** An edit of the person without an id. */
export type ProposedUserEdit<Kind extends UserEdit = UserEdit> = Kind extends UserEdit
  ? Omit<Kind, 'id'>
  : never;
