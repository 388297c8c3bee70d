import * as z from 'zod';

const ids = z.array(z.string()).readonly();

/** Where something stands: the keys from the root on, items by their id, so that it means the same whatever moves. */
const Address = z.array(z.string()).readonly();

const base = {
  /** Continues the engine's ch1, ch2 …; never used twice in a resume. */
  id: z.string(),
  at: Address,
};

/** Another value of a leaf: a text, a number, a list of texts; none where the leaf was emptied. */
const SetEdit = z.object({ ...base, kind: z.literal('set'), to: z.unknown() }).readonly();

/** A new item, or a new custom section. `preceding`: ids of the nearest items before it, in their order. */
const AddEdit = z
  .object({
    ...base,
    kind: z.literal('add'),
    value: z.unknown().refine((value): boolean => value !== undefined),
    preceding: ids,
  })
  .readonly();

const RemoveEdit = z.object({ ...base, kind: z.literal('remove') }).readonly();

/** `at` is the list, `order` the ids of its items. */
const ArrangeEdit = z.object({ ...base, kind: z.literal('arrange'), order: ids }).readonly();

/** One step of the person's own, made on top of what the engine wrote. */
export const UserEdit = z.discriminatedUnion('kind', [SetEdit, AddEdit, RemoveEdit, ArrangeEdit]);

export type Address = z.infer<typeof Address>;
export type SetEdit = z.infer<typeof SetEdit>;
export type AddEdit = z.infer<typeof AddEdit>;
export type RemoveEdit = z.infer<typeof RemoveEdit>;
export type ArrangeEdit = z.infer<typeof ArrangeEdit>;
export type UserEdit = z.infer<typeof UserEdit>;

/** A step that has no id yet. */
export type UserProposal<Kind extends UserEdit = UserEdit> = Kind extends UserEdit ? Omit<Kind, 'id'> : never;
