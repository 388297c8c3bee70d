/** Where something stands: the keys from the root on, items by their id, so that it means the same whatever moves. */
export type Address = readonly string[];

interface UserEditBase {
  /** Continues the engine's ch1, ch2 …; never used twice in a resume. */
  readonly id: string;
  readonly at: Address;
}

/** Another value of a leaf: a text, a number, a list of texts. */
export type SetEdit = UserEditBase & { readonly kind: 'set'; readonly to: unknown };

/** A new item, or a new custom section. `preceding`: ids of the nearest items before it, in their order. */
export type AddEdit = UserEditBase & {
  readonly kind: 'add';
  readonly value: unknown;
  readonly preceding: readonly string[];
};

export type RemoveEdit = UserEditBase & { readonly kind: 'remove' };

/** `at` is the list, `order` the ids of its items. */
export type ArrangeEdit = UserEditBase & { readonly kind: 'arrange'; readonly order: readonly string[] };

/** One step of the person's own, made on top of what the engine wrote. */
export type UserEdit = SetEdit | AddEdit | RemoveEdit | ArrangeEdit;

/** A step that has no id yet. */
export type UserProposal<Kind extends UserEdit = UserEdit> = Kind extends UserEdit ? Omit<Kind, 'id'> : never;

export function isAt(address: Address, other: Address): boolean {
  return address.length === other.length && isWithin(address, other);
}

/** Whether `address` is `other` itself or below it. */
export function isWithin(address: Address, other: Address): boolean {
  return other.every((key, index) => address[index] === key);
}
