import type { Address } from '../../contract/plan/edit.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { ownValue } from '../../values/own-value.ts';

export type Item = JsonObject & { readonly id: string };

export function isItem(value: unknown): value is Item {
  return isJsonObject(value) && typeof value['id'] === 'string';
}

/** True for a list of items with unique ids. */
export function isItemList(value: unknown): value is Item[] {
  if (!Array.isArray(value) || !value.every(isItem)) return false;
  return new Set(value.map(({ id }) => id)).size === value.length;
}

/** The value of a key, or the item with an id; undefined if there is none. */
export function childOf(node: unknown, key: string): unknown {
  if (Array.isArray(node)) return node.find((item) => isItem(item) && item.id === key);
  return isJsonObject(node) ? ownValue(node, key) : undefined;
}

export function valueAt(root: unknown, address: Address): unknown {
  return address.reduce(childOf, root);
}

/** JSON Pointer of the address, or of its nearest existing parent. */
export function pointerTo(root: unknown, address: Address): string {
  let node = root;
  let pointer = '';
  for (const key of address) {
    const child = childOf(node, key);
    if (child === undefined) return pointer;
    const step = Array.isArray(node) ? String(node.indexOf(child)) : key;
    pointer += `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    node = child;
  }
  return pointer;
}

interface Pointed {
  readonly address: Address;
  /** The element at the end of the pointer if its list has no ids, such as a keyword. */
  readonly element?: { readonly index: number; readonly value: unknown };
}

/** Resolves a JSON Pointer made by the engine, whose keys need no unescaping. */
export function addressOf(root: unknown, pointer: string): Pointed {
  const address: string[] = [];
  let node = root;
  for (const step of pointer.split('/').slice(1)) {
    const child: unknown = Array.isArray(node) ? node[Number(step)] : childOf(node, step);
    if (Array.isArray(node) && !isItem(child))
      return { address, element: { index: Number(step), value: child } };
    address.push(isItem(child) && Array.isArray(node) ? child.id : step);
    node = child;
  }
  return { address };
}

export function isAt(address: Address, other: Address): boolean {
  return address.length === other.length && isWithin(address, other);
}

/** True if `address` is `other` or below it. */
export function isWithin(address: Address, other: Address): boolean {
  return other.every((key, index) => address[index] === key);
}
